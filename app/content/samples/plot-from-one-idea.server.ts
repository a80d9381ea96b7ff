import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'plot-from-one-idea',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			idea: 'someone who repairs hearing aids keeps hearing one voice',
			form: 'a quiet ghost story, about 12 pages',
			aftertaste: 'relief with a splinter in it',
			avoid: 'police, dreams, he was dead all along',
			method: 'story circle',
		},
		text: `## Whose story

- **The repairer** wants a quiet bench without admitting that a promised aid lay untouched on a Friday; can’t have it, because the voice speaks in the very thing the work is checked with.
- **The bus driver** wants to believe that her last sentence reached her dying father; can’t, because she was told that his hearing aid was beyond repair.
- **The apprentice** wants to inherit the shop and its good name; can’t, while the boss is seen answering devices that nobody is wearing.

I go on with **the repairer**. The driver can decline to know and the apprentice can find another shop, but the repairer earns a living by listening, and the voice is there because of what the repairer did.

## The plot: story circle

**1. You.** The repairer, who checks every mended aid by listening through it, closes early one Friday with the piano tuner’s aid promised and unopened. The tuner goes home to a weekend he can’t hear.

BUT

**2. Need.** The tuner dies on Sunday while his daughter, the bus driver, speaks to him, and on Monday the repairer tells her that the aid was past saving. That lie is now part of how she remembers his last day.

BUT

**3. Go.** In the next aid on the bench the tuner’s voice asks to have something repeated, and the repairer, by reflex, answers it. From that answer on, it asks in every aid that the repairer tests.

THEREFORE

**4. Search.** The repairer feeds it one guess after another, every comforting thing a daughter might have said. With each false one the voice loses a word, and no word comes back.

THEREFORE

**5. Find.** With one word left, a last false guess would buy the quiet, and the repairer opens the tuner’s aid instead. The fault takes ten minutes to mend, and that number can’t be unlearned.

THEREFORE

**6. Take.** The repairer brings the driver the working aid and tells her about the Friday, the lie and the guesses. She takes the aid and tells her passengers, and the shop’s good name goes with them.

BUT

**7. Return.** The driver can’t leave the question unanswered, so she comes to the bench, sends the repairer out, and says her sentence into the aid once more. When the repairer is let back in, the question is gone, and so is the one who could have said how he took it.

THEREFORE

**8. Change.** The repairer hands the shop to the apprentice, keeps only the bench, and finishes each aid on the day it comes in. The driver stops at the window every evening without looking in, and by now the repairer has lost the right to ask what she said.

## Forks

- **Beat 3:** the repairer could have kept silent. The voice would have stayed in one aid, which could be thrown away; the cost is that the driver lives with the lie, and nobody has to change.
- **Beat 5:** the repairer could have made the last guess. The shop would be quiet and respected; the cost is that the tuner’s last word is worn away by a lie, and the repairer knows it.

## Other ending

*(from beat 6)* BUT

**7. Return.** The driver refuses to say it a second time and drops the aid into the river from the bridge on her route. The repairer goes back to a voice with one word left and nobody who can answer it.

THEREFORE

**8. Change.** The repairer tells the voice the truth, that nobody will repeat it, and never guesses again. Each morning there is relief that the word is still there, and the knowledge that a dead man is being kept waiting for company.

## Seen before

**Beat 7:** readers expect the living to say the words and the ghost to go quiet.
**Swap:** the driver takes the aid along on her route for one whole day, then lays it silent on the bench without showing whether she spoke at all. Beat 8 stands as it is, and the splinter goes deeper.

## To look up

- assumption: repairers check aids by ear, through a listening tube.
- assumption: a fault such as a blocked filter or a corroded contact can silence an aid and be mended in ten minutes.
- assumption: a small shop would repair an aid itself rather than send it to the maker.
- assumption: a city bus route could cross a bridge with a railing low enough to throw something over.`,
		corrections: [
			"The swap in “Seen before” doesn't leave beat 8 standing: if the driver never shows whether she spoke, the repairer can't have lost the right to ask “what she said”. Change it to “whether”.",
			'The apprentice gets the shop in beat 8 but appears in none of beats 1 to 7. Let the apprentice hear the repairer answer an empty aid in 3, or lose customers in 6.',
			"Beat 4's rule, one word lost for each false guess, arrives from nowhere, and the voice has so far only asked to have something repeated. Show the first loss at the first answer, in 3.",
			'The tuner spends a deaf weekend because one aid is missing, yet most people who need aids wear two. Give him one hearing ear, or leave both on the bench.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			ideia: 'nos achados e perdidos chega algo que ela ainda vai perder',
			formato: 'conto de umas dez páginas',
			'gosto final': 'ternura, com a luz acesa até mais tarde',
			evitar: 'sonho, hospício, explicação científica',
			método: 'kishotenketsu',
		},
		text: `## Quem perde

- **A atendente** do balcão quer que nada se perca de vez; não deixa o que ela acaba de receber: a prova, gasta pelo uso, de uma perda que ainda vem.
- **A tricoteira**, mãe dela, quer terminar uma última manta; não deixam as mãos, que a cada semana fecham menos.
- **O motorista** do ônibus das seis quer devolver tudo o que acha a bordo; não deixa a própria entrega, que pôs no balcão um objeto que ainda não tem como ter dono.

Sigo com **a atendente**. O motorista já entregou e foi embora, a tricoteira nem sabe; ela guarda a peça no trabalho e vê a mesma peça nascer em casa, e não há porta por onde sair das duas.

## O enredo: kishotenketsu

### Introdução

**1.** A atendente recebe uma manta azul, puída, achada no ônibus das seis, e a registra a tinta no livro. Ao dobrá-la, encontra um ponto errado que só uma pessoa costuma fazer.

POR ISSO

**2.** Ela corre para casa e compara: a tricoteira está na metade da mesma manta e, diante dela, erra aquele ponto. A atendente passa a saber que a manta ficará pronta, será usada por anos e se perderá.

### Desenvolvimento

MAS

**3.** A prateleira só guarda por noventa dias; a atendente assina o livro como dona e tranca a manta no seu armário. Dali em diante ninguém mais pode reclamá-la.

MAS

**4.** Guardar uma não protege a outra, e de noite ela desmancha carreiras da manta em obra, para que nunca fique pronta. De manhã a manta do armário tem um rasgo no mesmo trecho, e as mãos da tricoteira já não conseguem refazê-lo.

### Virada

*(espera para se ligar)*

**5.** Anos adiante, em outra cidade, uma professora grávida treme de frio num ônibus; uma velha a cobre com uma manta azul rasgada e desce de propósito sem ela. A professora nunca fica sabendo quem era.

POR ISSO

**6.** A professora fecha o rasgo com linha vermelha, para embrulhar o filho que nasce. Quando a criança já não precisa da manta, a professora a esquece no ônibus das seis.

### Conciliação

POR ISSO

**7.** No armário, o rasgo amanhece costurado de vermelho por mão desconhecida, e a atendente confessa à tricoteira o que desmanchou. A tricoteira lhe entrega as agulhas, e a manta segue com duas mãos, por cima da falha.

POR ISSO

**8.** Na noite em que sobra uma carreira só, a atendente deixa a lâmpada acesa para a tricoteira arrematar. Arrematada a manta, o armário está vazio, com a etiqueta no nome da atendente, e a manta nova já pode ser perdida.

## Encruzilhadas

- **Cena 3:** ela podia deixar a manta na prateleira e, em noventa dias, vê-la doada. Não carregaria o segredo, mas perderia a chance de descobrir que ainda há anos pela frente.
- **Cena 7:** ela podia calar sobre as carreiras desmanchadas. A tricoteira guardaria o orgulho, mas terminaria sozinha, ou não terminaria, e a atendente nunca aprenderia o ponto.

## Outro fim

*(a partir da cena 6)* POR ISSO

**7.** No armário, o rasgo amanhece costurado de vermelho, e a atendente entende que a perda vai aquecer alguém. Ela põe a manta pronta no ônibus das seis, e o motorista a leva para longe.

MAS

**8.** Sem a manta pronta por perto, as mãos da tricoteira param antes da última carreira. A atendente fica com a manta inacabada no colo, deixa a lâmpada acesa e guarda as agulhas no ponto em que estão, para que essa nunca chegue a se perder.

## Já vi isso

**Cena 4:** todo leitor espera que ela tente impedir o futuro e que a tentativa o estrague.
**Troca:** ela não desmancha nada; tricota escondido, de noite, para adiantar o que a mãe não consegue, e as suas carreiras, malfeitas, se abrem na manta do armário. O rasgo, a linha vermelha e a confissão continuam de pé, e a culpa vira pressa de ajudar.

## Para pesquisar

- suposição: um balcão de rodoviária guarda objetos por noventa dias e depois os doa.
- suposição: o registro ainda se faz em livro, a tinta.
- suposição: um erro de ponto pode ser reconhecível como a letra de alguém.
- suposição: carreiras desmanchadas no meio da peça deixam um rasgo, sem desfazer o resto.`,
		corrections: [
			'A cena 4 não funciona no tricô: desmanchar a partir da agulha só encurta a manta, não rasga. Faça-a deixar cair um ponto, que abre uma escadinha carreira abaixo, e a linha vermelha fecha essa falha.',
			'Falta o caminho da manta: ela é esquecida “anos adiante, em outra cidade”, e chega ao balcão desta, no passado. Ponha as duas pontas na mesma linha de ônibus, ou assuma o salto sem explicar, numa cena.',
			'Na cena 5 a velha deixa a manta de propósito, e a sua ideia era algo que ela ainda vai perder. Deixe que ela esqueça mesmo, ou diga se a velha é a atendente; hoje há dúvida.',
			'Desmanchar à noite é Penélope, na Odisseia, e isso não aparece em “Já vi isso”. E “luz acesa até mais tarde” virou lâmpada em cena: quem devia ficar acordado é o leitor, então falta inquietação no fim.',
		],
	},
}
