import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'app-spec-before-code',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			'app idea':
				"A tool library for our street. 23 households own about 60 things that each of us needs twice a year: drill, ladder, pressure washer, cake stand, folding tables. Today we ask in a group chat. I want to see what exists, whether it is free, borrow it, and get it back. My wife wants ratings, my neighbor Frank wants a deposit by card, somebody asked for a map, and the kids want points. I would like reminders, because my ladder has been somewhere since August and I don't know where.",
			users:
				'23 households, from 19 to 81 years old; most stand in a garage with dirty hands and a phone, Walter has no smartphone',
			workaround:
				'a group chat with 300 messages a week, and walking over; Ruth keeps a paper list of who has her folding tables',
			'time budget': 'two weeks of evenings',
			builder: 'a coding agent',
			'must never': 'show anybody outside the street who owns what or who is away',
		},
		text: `**Before you build:** one shared spreadsheet (thing, owner, who has it, since when) would do most of this by tonight. It couldn't stop two people from taking the same thing, send a reminder that gives nothing away, be used with a thumb and dirty hands, or hide from a forwarded link or a copied file who owns what. If your street lives with that for a month, don't build.

---

# SPEC.md: the street's tool library

**For the coding agent**
- **Tests:** \`./check\` runs everything, \`./check 8\` runs sentence 8. Each numbered sentence has at least one test carrying its number, written before the code. Tests need no network and send no real e-mail.
- **No new dependencies:** the language's standard library only. No sentence below forces a framework, so none is named.
- **Stop and ask before:** anything gets a public address; an account is opened or money spent; a real e-mail is sent; a field is stored that isn't in Data; a test for 1, 11 or 14 is changed; a slice runs past its evenings.
- After each slice: stop, show \`./check\`, wait for a yes.

# The moment
1. Who: Frank, hands black with grease, Saturday, 9:40.
2. Where: standing in Ruth's garage, the folding tables under one arm.
3. Device: his phone, one thumb.
4. Now: he asked the chat on Thursday, scrolled past 40 messages, walked over; Ruth wrote it on her paper list.
5. Instead: he saw "folding tables: free, Ruth, no. 12", walked over, asked her, and taps "I have it", "3 days".
6. How long: ten seconds. (assumption: house number, day and numbers of this scene.)

# Words
| Term | means | doesn't mean |
|---|---|---|
| household | one of the 23 addresses | a person |
| key | the secret link on a household's paper card | a password |
| keeper | you; prints keys and acts for a household without a phone, such as Walter's (assumption) | a referee in quarrels |
| thing | one item, or a set lent together | a kind of item |
| owner | the household that a thing belongs to | whoever has it now |
| loan | a thing is away from its owner; the household that has it is the borrower, who may be unknown | a wish or a reservation |
| due day | the day on which a loan should end | a fine |
| free | at its owner's, and can be asked for now | promised |

assumption: asking stays at the door, as today. The app records what leaves and what comes back.

# It does
1. If a request comes without a valid key, then the app shall show only the private page, with no thing, household or house number.
2. When a household opens its key, the app shall show every thing with its owner, house number and "free" or "not free".
3. When an owner adds a thing, the app shall show it to every household at the next opening of the list.
4. When an owner records a loan to a household or to "I don't know", the app shall show the thing as not free.
5. While a loan has an unknown borrower, the app shall show "Do you have this?" above the list to every household.
6. When a household taps "It's here" on such a loan, the app shall show the owner that household as the borrower.
7. When a household taps "I have it" on a free thing and picks 1, 3, 7 or 14 days, the app shall open a loan with that due day. (assumption: these four)
8. If the thing is no longer free at that tap, then the app shall refuse and leave the first loan as it is.
9. If there is no connection at a tap, then the app shall say "Not saved" and change nothing.
10. When an owner taps "It's back", the app shall show the thing as free and delete the loan.
11. If an owner holds a thing back, then the app shall show every other household "not free", with no reason and no date.
12. When the keeper replaces a key, the app shall refuse the old key from the next tap on, on every device.
13. When a due day reaches 8:00 with the loan open, the app shall send one e-mail to the first address that exists: borrower's, owner's, keeper's.
14. If the app sends an e-mail, then it shall contain no thing, household, house number or date, in subject or text.

Never show outsiders who owns what: 1, 12, 14. Never show outsiders who is away: 1, 11, 14. Absence is never asked for, so it cannot leak.

# Examples
**1.** Given: the ladder belongs to no. 7, and key \`k-7f2\` was replaced on May 3. When: somebody opens the link with \`k-7f2\` on May 4, or the address with no key. Then: both get the same private page, and its source contains neither "ladder" nor "7".

**8.** Given: the drill is free; no. 4 and no. 19 both see it. When: no. 4 taps at 10:00:01 and no. 19 at 10:00:02. Then: no. 4 has the only loan; no. 19 reads "Just taken. Ask the owner."

**11.** Given: no. 12 holds the tables back from August 1; the drill is on loan until August 5. When: no. 19 opens the list on August 2. Then: both lines say "not free" and nothing else; no date, no borrower.

# Data
| Field | example | who sees it | kept until |
|---|---|---|---|
| household name, house number | Ruth, 12 | all households | it moves away |
| e-mail, one per household, optional | ruth@example.com | keeper | it moves away or asks |
| key, scrambled | (unreadable) | nobody; printed once | replaced |
| thing, owner | folding tables, 12 | all households | owner removes it |
| held back | yes | owner | owner undoes it |
| loan: borrower | 9 | owner, that borrower | "It's back" |
| loan: due day | Aug 5 | owner, that borrower | "It's back" |
| loan with unknown borrower | ladder | all households | somebody has it |
| server log, no keys in it | address, time | keeper | 7 days |

No phone numbers, no people's ages, no history of loans. No health data, no children, no payments: nothing here waits for a lawyer. Frank's deposit would: who holds the money, what counts as damage, who decides.

# Screens
| Screen | shows | can be done | empty or failing |
|---|---|---|---|
| Private page | "This page is private. Ask the keeper for your card." | nothing | is the failure |
| List | "Do you have this?", then things A to Z, owner, house number, free or not | "It's here", open a thing | "Nothing here yet. Add your first thing." / "Not loaded. Try outside the garage." |
| Thing | name, owner, free or not; to owner and borrower also borrower and due day | "I have it" + days; owner: record a loan, "It's back", hold back, remove | "Just taken. Ask the owner." / "Not saved. Tap again." |
| Mine | my things; what I have borrowed, due days | add a thing, open one | "You own nothing here and owe nothing." |
| Keeper | households, e-mails, whether a key is in use | print or replace a key, edit an e-mail, act for a household without a phone | "No households yet." / "Not replaced. The old key still works." |

Buttons as wide as the screen, readable at arm's length, for 81-year-old eyes and a greasy thumb.

# No
- **Ratings.** On a street of 23, one bad star lasts for years. Instead: say it at the door.
- **Card deposit.** Payments would eat both weeks and need a lawyer. Instead: Frank asks for cash, or says no.
- **Map.** It is one street. Instead: the house number.
- **Points.** Nobody borrows a pressure washer for points. Instead: the kids carry things back.
- **Reservations.** A calendar doubles the work. Instead: ask the owner for Saturday.
- **Asking and chatting in the app.** Instead: walk over. The chat stays for everything else.
- **Photos, categories, search.** 60 lines can be scrolled. Instead: a good name.
- **Who had it before.** Instead: Ruth's memory.
- **A second reminder, or text messages.** Instead: after one e-mail, knock.
- **An app from a store, working offline.** Instead: a web page, and two steps out of the garage.

# Slices
Ten evenings of about two hours (assumption). No slice is longer than 2.5.

| Slice | real user | sentences | evenings |
|---|---|---|---|
| 1. Where is my ladder? | you | 1, 2, 4, 5, 6 | 2.5 |
| 2. The paper list retires | Ruth | 7, 8, 10 | 2 |
| 3. Dirty hands, new thing, changed mind | Frank | 3, 9, 11, 12 | 2.5 |
| 4. A reminder that reaches the right door | Walter | 13, 14 | 2 |

One evening is left for real phones in real garages. Slice 1 has a login, the key, because "never show outsiders" requires it. Until slice 3 the keeper enters things and keys from a text file.

# Open
Costliest to change first; the default is built unless you object.
1. A key per **household** or a login per person? Default: household.
2. Owner agrees **at the door** or in the app? Default: at the door.
3. Borrower seen by **the owner only** or by all households? Default: owner only.
4. It runs on **a rented server in your name** or a computer at your home? Default: rented server.
5. Reminders by **e-mail** or text message? Default: e-mail; texts need phone numbers and cost money.

---

**Checked:** 14 sentences, 5 with "If", each in exactly one slice. Slices add up to 9 of 10 evenings. No screen shows a borrower, a due day or "held back" to a household that Data keeps it from. The one exception is deliberate: a thing whose borrower is unknown is shown to all, because that is how the ladder comes home.`,
		corrections: [
			'Example 1 demands a page source without “7.” Almost any HTML contains that digit somewhere, so the test would fail for the wrong reason; test for “no. 7” instead.',
			'It holds against the spreadsheet that a forwarded link shows who owns what, but a forwarded key link does exactly that too, until somebody notices and replaces it.',
			'The stop-and-ask list protects the tests for 1, 11 and 14, but not 12, although 12 is named as one of the sentences that keep outsiders out. Add it.',
			"Slice 4 names Walter as its user, but it sends an e-mail, and he has no smartphone. Say what reaches him: the keeper's call, for example.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			'ideia do app':
				'Sou motorista de van escolar há onze anos, duas vans, 34 crianças, manhã e tarde. Todo dia perco tempo na porta de quem não vai: buzino, espero três minutos, ligo. Queria que o responsável avisasse pelo celular “hoje não vai” ou “só volta”, até uma hora antes, e que a lista do dia aparecesse para mim e para a minha monitora na ordem da rota. Minha esposa quer que mostre a van no mapa, um pai pediu aviso quando a criança chega, outro quer pagar a mensalidade por Pix ali dentro, e a escola perguntou se dava para mandar recado.',
			'quem usa':
				'34 responsáveis, de manhã cedo, correndo, muitos com celular simples; eu e a monitora, na van parada, com o sol na tela',
			'jeito de hoje':
				'grupo de WhatsApp onde o aviso some no meio do bom-dia; a monitora anota num caderno às 5h50',
			tempo: 'duas semanas de noites',
			'quem constrói': 'um agente de código',
			jamais: 'mostrar a alguém de fora onde uma criança mora ou que ela está sozinha em casa',
		},
		text: `**Antes de construir:** um formulário do Google com um link por criança, caindo numa planilha na ordem da rota, resolve quase tudo em uma noite; ficariam faltando o limite de uma hora, a lista sem sinal e a garantia de que ninguém avise no lugar de outro.

---

# SPEC.md: Aviso da van

# A cena

- **Quem:** Rosana, mãe do Davi, e Cida, a monitora.
- **Onde:** Rosana na cozinha, terça, 5h25; Cida na van parada, 5h50, com claridade na tela.
- **Celular e internet:** Android simples com pouca memória e dados móveis; o de Cida perde o sinal em parte da rota.
- **Hoje:** Rosana escreve no grupo, o aviso some no bom-dia, e 34 famílias ficam sabendo que o Davi está em casa. A van buzina, espera três minutos e liga.
- **Com o app:** Rosana abre o link fixado na conversa e toca em "Não vai". Cida vê "V1-07 NÃO VAI" e a van passa direto.
- **Demora:** 10 segundos para Rosana, nenhum para Cida; a van deixa de perder três minutos por falta.

# As palavras

| Termo | Quer dizer | Não quer dizer |
|---|---|---|
| Responsável | quem recebeu o link secreto da parada | qualquer parente |
| Equipe | motorista e monitora de uma van | a escola |
| Viagem | uma ida ou uma volta de uma van | o dia inteiro |
| Parada | uma criança na ordem da rota (V1-07) | endereço |
| Aviso | "Não vai", "Só volta" ou "Vai normal", para um dia | ordem de recusar criança que está na porta: ela embarca |
| Limite | uma hora antes da ida daquela parada | hora em que a van sai |
| Lista | as paradas de uma viagem, com os avisos | histórico de faltas |
| Celular liberado | aparelho da equipe que abriu um convite de uso único | login com senha |

suposição: 17 crianças por van, cada van com a sua equipe; cada criança tem uma ida e uma volta, de segunda a sexta; irmãos são duas paradas. "Não vai" tira da ida e da volta; "Só volta" tira da ida.

# O app faz

1. Quando o responsável abrir o link, o app deve mostrar a data do aviso e os três botões.
2. Quando o responsável tocar num botão antes do limite, o app deve mostrar "Recebido às HH:MM" somente depois de gravar o aviso.
3. Quando chegar outro aviso da mesma parada para o mesmo dia, o app deve manter só o último.
4. Enquanto for depois das 19h ou fim de semana, o app deve registrar o aviso para o próximo dia útil.
5. Quando a equipe abrir a lista, o app deve mostrar as paradas da próxima viagem na ordem da rota, com "VAI" ou "NÃO VAI".
6. Enquanto a lista estiver aberta e com sinal, o app deve atualizá-la a cada 30 segundos.
7. Enquanto o celular liberado estiver sem sinal, o app deve mostrar a última lista do dia e a hora em que ela chegou.
8. Se o aviso chegar depois do limite, então o app deve recusá-lo com "Passou da hora" e o botão "Ligar para a van".
9. Se o aviso não for gravado, então o app deve mostrar "NÃO ENVIADO" e o botão "Tentar de novo".
10. Se a lista guardada for de outro dia, então o app deve apagá-la e mostrar "Sem lista de hoje. Siga o caderno."
11. **Nunca:** Se alguém reabrir o link, então o app deve mostrar a tela inicial sem nome, endereço nem aviso já enviado.
12. **Nunca:** Se um aparelho que não é celular liberado abrir a lista, então o app deve mostrar só "Peça acesso ao motorista".
13. Quando o arquivo de paradas for recarregado, o app deve recusar links e aparelhos que não estejam nele.
14. Quando virar o dia, o app deve apagar os avisos dos dias que passaram.

# Exemplos

**Frase 10.** *Dado* que o celular de Cida guardou a lista de segunda, 11/5, com V1-07 "NÃO VAI", *quando* ela abre o app na terça, 12/5, às 5h50, sem sinal, *então* aparece "Sem lista de hoje. Siga o caderno." e nenhuma parada.

**Frase 11.** *Dado* que Rosana enviou "Não vai" para V1-07 às 5h25 de 12/5, *quando* um estranho abre o mesmo link às 8h, *então* vê "Terça, 12/5" e os três botões; o texto da página não contém "Davi", "V1-07" nem "Recebido".

**Frase 12.** *Dado* que o link da lista da van 1 foi encaminhado a um grupo, *quando* um aparelho não liberado o abre às 6h05, *então* vê só "Peça acesso ao motorista", e a resposta do servidor não traz parada, nome nem aviso.

# Dados

| Campo | Exemplo | Quem vê | Guardado até |
|---|---|---|---|
| Parada | V1-07 | equipe | fim do contrato |
| Primeiro nome e inicial | Davi R. | equipe | fim do contrato |
| Ordem e hora por viagem | ida: 7ª, 6h40 | equipe | fim do contrato |
| Link secreto | código sorteado de 32 letras | responsável | troca do link |
| Aviso | 12/5, "Não vai", 5h25 | equipe | meia-noite do dia do aviso |
| Celular liberado | "Cida, van 1" | motorista | sair da equipe |
| Telefone da van | o seu | responsável | fim do uso |

**Não entram:** endereço, localização, sobrenome, escola, foto, CPF, motivo da falta, pagamento. O endereço continua na sua cabeça, de onde não vaza.

**Ao advogado (LGPD, art. 14, dados de crianças):** preciso de consentimento específico e por escrito de cada responsável ou o contrato basta? O que entrego a quem pedir os dados ou a exclusão? Como fica o serviço que hospeda?

# Telas

| Tela | Mostra | Dá para fazer | Vazia | Sem sinal |
|---|---|---|---|---|
| Responsável | data, três botões grandes, "Ligar para a van" | avisar, ligar | link recusado: "Peça um link novo ao motorista" | "NÃO ENVIADO", tentar de novo |
| Lista | preto no branco, letra de 24 px ou mais: parada, nome, VAI/NÃO VAI, hora da lista | trocar de viagem | sem aviso, todas "VAI"; sem lista do dia, "Siga o caderno" | última lista do dia e a hora |
| Aparelho não liberado | "Peça acesso ao motorista" | nada | igual | página de erro do navegador |

A lista se olha com a van parada. O título das páginas é só "Aviso da van", porque o WhatsApp o mostra na prévia.

# Fora

- **Van no mapa** (sua esposa): cada parada do mapa é a porta de uma criança. Esbarra no "nunca". Saída: a monitora manda "saímos".
- **Aviso de chegada** (o pai): seriam 34 toques por turno. Saída: um "chegamos na escola" no grupo, sem nomes.
- **Mensalidade por Pix:** estorno, cobrança e atraso são outro app. Saída: a sua chave numa mensagem fixa.
- **Recado da escola:** a escola liga.
- **"Só vai":** quem não volta de van telefona.
- **Tela de cadastro:** criança nova se põe em \`paradas.csv\` com o agente. Até lá, caderno.
- **Histórico de faltas:** não existe. Discussão de mensalidade se resolve sem o app.

# Fatias

suposição: 10 noites de 2 horas. Quatro fatias de 2 noites; as 2 últimas noites são para consertar o que a van mostrar.

| Fatia | Frases | Serve a quem |
|---|---|---|
| 1. Uma ida da van 1, só números de parada, sem nomes | 1, 2, 3, 5, 9, 11 | Cida e cinco responsáveis |
| 2. Nomes, limite e portas fechadas; ida e volta | 8, 12, 13, 14 | a van 1 inteira |
| 3. Rota sem sinal | 6, 7, 10 | a equipe nos trechos ruins |
| 4. Avisar na véspera; van 2 entra | 4 | as 34 famílias |

O caderno só se aposenta depois de dez dias úteis sem nenhuma divergência.

**Para o agente de código**

- Teste: \`node --test\`, com relógio simulado em America/Sao_Paulo. Cada frase tem um teste com o seu número; os três exemplos também.
- Pare ao fim de cada fatia: testes passando, como experimentar no celular, espera do "siga" do dono.
- Nenhuma dependência nova: só a biblioteca padrão do Node e o navegador. Nenhuma frase obriga framework.
- Aviso só por POST (a prévia do WhatsApp abre links sozinha). Não registre links nem nomes em log. Testes usam crianças inventadas.
- suposição: hospedagem, domínio e repositório privado em nome do dono da van; \`paradas.csv\` fora do repositório.

# Em aberto

1. **Acesso do responsável:** só link, ou link e código de 4 números? *Padrão: só link.* Quem tiver o link pode dar um aviso falso; o código evita isso e custa gente travada às 5h30.
2. **Limite:** uma hora antes da parada, ou da saída da van? *Padrão: da parada.*
3. **"Só vai":** fora, ou quarto botão? *Padrão: fora.*
4. **Aviso atrasado:** recusar, ou mostrar como "ATRASADO"? *Padrão: recusar.*
5. **Virada para amanhã:** 19h ou 21h? *Padrão: 19h.*`,
		corrections: [
			'O responsável só avisa para amanhã depois das 19h, e o aviso de hoje fecha uma hora antes da ida. Quem sabe às 14h que a criança faltará não tem como avisar.',
			'A tela do link não mostra nome nem parada, e irmãos são duas paradas: a mãe vê duas telas idênticas e pode marcar falta da criança errada.',
			'O celular liberado abre “um convite de uso único”, mas nenhuma frase nem tela cria o convite, gera os 34 links ou troca um que vazou. O agente vai inventar isso.',
			'A fatia 1 já inclui a frase 2, que depende do limite, e a recusa de atraso (8) só vem na fatia 2. Na primeira semana, o aviso tardio fica sem regra.',
		],
	},
}
