import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: '10',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			business: 'hardware store run by two sisters, with a bench where things get fixed',
			readers: 'neighbors who rent, own one screwdriver and are embarrassed to ask',
			'main channel': 'email',
			'three texts': `1. Your order is here: twelve picture hooks and the little level. The level is not in the plan you described, we added it because you said “roughly straight” twice. It’s yours either way. If the wall turns out to be plaster, don’t hammer. Come back with a photo of the hole and we’ll swap the hooks, no receipt needed.

2. We fixed the lamp. It was the cord, not the switch, so the part cost $4 and the work took ten minutes. Please pay for the part. You asked whether it is safe now: yes, with bulbs up to 60 watts. You also asked whether it’s ugly. That we can’t repair. It’s by the register, behind the paint chips, with your name on it.

3. Saturday’s class on dripping faucets is full. We could squeeze in two more chairs, but then nobody sees the faucet, and you’d go home with a diagram. There’s another one on the 23rd. Until then: a towel in the sink stops the sound, and turning the valve under it stops the water. Left is on, right is off, gently. Bring the old washer along, that’s how we find the new one.`,
			'disliked text':
				'We are passionate about empowering your home improvement journey! From quality solutions to world-class service, our friendly experts are here to help you bring your vision to life.',
			'hard moment': 'a special order that will arrive two weeks later than we promised',
		},
		text: `## In one sentence

We say what happened to your thing, in parts, prices and places, and then hand you the next step before you have to ask.

## Four dimensions

| Dimension | Score | Quote that shows it |
|---|---|---|
| Formal (1) to casual (5) | 4 | “It’s yours either way.” |
| Serious (1) to funny (5) | 2–3: a plain joke in text 2, a nudge in 1, almost none in 3 | “That we can’t repair.” |
| Respectful (1) to irreverent (5) | 2 | “because you said “roughly straight” twice” |
| Matter-of-fact (1) to enthusiastic (5) | 1 | “It was the cord, not the switch” |

Measured: sentences of 4, about 10 and 20 words; “we” twice per text, “I” never; contractions in all three; no exclamation points; no questions of ours, though we repeat the reader’s. No word needs a dictionary: “valve” comes with “under it”.

## Three traits

| Trait | We write | We do not write |
|---|---|---|
| Exact, not technical | “the part cost $4 and the work took ten minutes” | “The failure was a degraded conductor in the supply lead.” |
| Dry, not mocking | “You also asked whether it’s ugly. That we can’t repair.” | “We’ve seen ugly lamps, but yours wins.” |
| Candid, not curt | “We could squeeze in two more chairs, but then nobody sees the faucet” | “Class full. Try the 23rd.” |

## Words

- **Ours:** swap, squeeze in, gently, either way, no receipt needed, bring along
- **Not ours:** passionate, empowering, journey, solutions, world-class, vision

## Habits to avoid

1. Describing ourselves (“friendly experts”) before the reader’s lamp, hook or faucet.
2. Nouns you can’t hold: “quality solutions”. If it can’t lie by the register, leave it out.
3. Turning a small repair into a destiny: “journey”, “vision”, exclamation point.

## Three rules for email

1. **Length:** 55 to 75 words, one paragraph. Put a sentence of 4 to 6 words after one of nearly 20.
2. **Opening:** the first sentence says where their thing stands: here, fixed, full. assumption: greetings and signatures were cut from the samples.
3. **Ending:** something for the hands: what to bring, which way to turn, where it lies. No wishes.

## On a hard day

Funny drops from 2–3 to 1. Irreverent drops from 2 to 1. Casual stays at 4, enthusiastic at 1. assumption: no sample shows us at fault.

> Your [item] isn’t here. We promised it for [date] and it will come on [date], two weeks late. This one is on us. If you can’t wait, send a photo of where it goes. We’ll look for something that does the job until then. Keep the old piece and bring it along, that’s how we check the new one.

## For an assistant

> Write to a neighbor with one screwdriver. Start with where their thing stands. Use “we”, “you” and contractions. Keep emails to 55–75 words, sentences to 4–20. Name the part, price and place. Explain any part by where it is. Joke once at most, about the thing or the reader’s own words; never with bad news. No exclamation points. End with what to bring, send or turn.
>
> - Exact: “Your issue was resolved.” → “It was the cord. The part cost $4.”
> - Dry: “Sounds like you need this!” → “You said ‘roughly straight’ twice.”
> - Candid: “Unfortunately, we’re full.” → “Two more chairs fit, but then nobody sees the faucet.”

**Weakest part:** the hard-day tone, because no sample brings bad news of our own making; send me one real apology email.`,
		corrections: [
			"“This one is on us” means “it's free” to an American customer. Write “That's our mistake,” or be ready to give the order away.",
			'“Never with bad news” contradicts the samples: text 3 turns people away from a full class and jokes about going home with a diagram. Limit the rule to our own mistakes.',
			"“We'll look for something that does the job until then” is a service that no sample shows. Keep it only if the bench really lends things.",
			"Two pairs in the assistant's block, such as “You said ‘roughly straight’ twice,” mean nothing without the order they come from. Add the missing half sentence.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			negócio: 'padaria de fermentação natural em Recife, balcão e encomendas',
			'público leitor': 'vizinhos que encomendam pelo celular antes do trabalho',
			'canal principal': 'WhatsApp',
			'três textos': `1. Bom dia, vizinhança. O pão sai às 7h. Às 9h já não prometo nada. Hoje tem o de jerimum, que só aparece quando seu Amaro traz jerimum, e ele trouxe. Quem quiser guardado responde com o nome e a hora que passa. A gente guarda até as 10h, depois o pão vai para quem está na porta, que fome não espera.

2. Deu problema no forno e o pão de hoje ficou mais escuro do que devia. Está bom de comer, ruim de fotografar. Quem encomendou pode levar pela metade ou deixar para amanhã, sem explicação. A gente já chamou o técnico e ele já fez aquela cara. Aviso aqui até as 18h se amanhã tem fornada. Se não tiver, devolvo o Pix na hora.

3. Me perguntaram por que a massa leva dois dias. Porque ela trabalha devagar e a gente deixa. Farinha, água, sal e a paciência de dona Zefinha, que é o nome do nosso fermento. Se você tem barriga sensível, pergunte ao seu médico antes, que eu sou padeira. Eu só sei dizer que dura quatro dias no pano e que na torradeira fica outra conversa.`,
			'texto rejeitado':
				'Somos apaixonados por proporcionar experiências únicas em panificação artesanal! Nossos produtos premium são feitos com muito amor e carinho para surpreender você e sua família.',
			'momento difícil': 'encomenda de sábado que só vai ficar pronta no domingo',
		},
		text: `## Em uma frase
A padeira escreve como fala da porta: diz o que saiu do forno, até que horas guarda e o que faz se der errado, sem exclamação.

## Quatro dimensões
Escala: 1 é o primeiro polo, 5 é o segundo.

| Dimensão | Nota | Trecho que prova |
|---|---|---|
| Formal a informal | 4 | “ele já fez aquela cara” |
| Séria a engraçada | 2 a 3 | “Está bom de comer, ruim de fotografar” |
| Respeitosa a irreverente | 2 | “deixar para amanhã, sem explicação” |
| Contida a entusiasmada | 1 | “Às 9h já não prometo nada” |

**Medidas** (17 frases, 188 palavras): a menor frase tem 3 palavras, a típica 12, a maior 19. “Eu” promete, avisa e devolve; “a gente” faz o pão; “nós” não aparece. Quem lê é “você” ou “quem encomendou”, nunca senhor. Zero emoji, zero exclamação, zero pergunta direta. Nenhuma gíria: só fala de casa (“fica outra conversa”), que o vizinho entende. Começa pelo fato, com ou sem “Bom dia, vizinhança”; fecha com prazo, devolução ou uma imagem de comida.

## Três traços

| Traço | A gente escreve | A gente não escreve |
|---|---|---|
| Exata, não rígida | A gente guarda até as 10h, depois vai para quem está na porta. | Encomendas não retiradas até as 10h serão canceladas. |
| Franca, não queixosa | O pão ficou mais escuro. Quem encomendou leva pela metade. | Foi um dia horrível, tudo deu errado, nos perdoem. |
| De humor seco, não engraçadinha | Já chamei o técnico e ele já fez aquela cara. | O forno resolveu tirar férias, rsrs! |

## Palavras
- **Nossas:** vizinhança, guardado, fornada, jerimum, devagar, na hora.
- **Não nossas:** apaixonados, experiências, premium, artesanal, carinho, surpreender.

## Vícios a evitar
1. **Anunciar sentimento** (“somos apaixonados”, “muito amor e carinho”). Em vez disso, diga quanto tempo a massa levou.
2. **Trocar o pão por abstração** (“experiências únicas em panificação”). Diga qual pão, a que horas.
3. **Elogiar sem informar** (“produtos premium para surpreender”). Se a frase não traz hora, pão ou o que fazer, sai.

## Três regras para WhatsApp
- **Tamanho:** 55 a 65 palavras, cinco ou seis frases, nenhuma acima de 19 palavras.
- **Abertura:** a hora do pão ou o problema até a segunda frase. “Bom dia, vizinhança” só em dia de fornada normal.
- **Fecho:** em dia comum, uma observação de balcão sobre fome, pano ou torradeira; em dia de problema, prazo ou Pix. Nunca agradecimento.

## No dia difícil
Engraçada cai de 2 a 3 para 1. Irreverente cai de 2 para 1. Informal (4) e contida (1) ficam.

> A encomenda de sábado só fica pronta no domingo. A massa não chegou no ponto e eu não vou assar antes. Quem quiser esperar responde com o nome e a hora que passa no domingo. Quem precisava do pão no sábado me avisa e eu devolvo o Pix na hora, sem explicação. Confirmo aqui até as 18h de sábado se deu certo.

suposição: a causa é a massa. Se for outra, troque só a segunda frase.

## Para um assistente
\`\`\`
Escreva como a padeira falando com os vizinhos no WhatsApp, em 55 a 65 palavras. Frases de até 19 palavras. Use "eu" para prometer e "a gente" para o trabalho. Sem emoji, exclamação nem pergunta. Comece pela fornada ou pelo problema. Dê hora, pão e o que fazer. Em problema, sem humor: ofereça espera ou Pix de volta.
Exata: não "Retire logo seu pedido"; sim "Guardo até as 10h, depois vai para a porta".
Franca: não "Que dia horrível"; sim "O pão ficou escuro, leve pela metade".
Humor seco: não "O forno tirou férias!"; sim "O técnico já fez aquela cara".
Não invente horário, preço nem motivo.
\`\`\`

**Parte mais fraca:** o tom do dia difícil, que se apoia em um só texto de problema, e esse ainda brinca.`,
		corrections: [
			'A regra de 55 a 65 palavras saiu de três mensagens. Um aviso de duas linhas ou uma explicação maior ficam proibidos sem prova; alargue a faixa com mais textos.',
			'“Eu” promete e “a gente” faz o pão não bate com os textos: neles quem chamou o técnico foi “a gente”, e a tabela de traços trocou por “Já chamei”.',
			'A mensagem difícil afirma que o pão fica pronto no domingo e termina com “Confirmo aqui até as 18h de sábado se deu certo”. Quem lê não sabe se é certo; escolha um.',
			'A nota 2 em respeitosa se apoia em “deixar para amanhã, sem explicação”, que mostra gentileza com o cliente, não o grau. Ache um trecho que prove.',
		],
	},
}
