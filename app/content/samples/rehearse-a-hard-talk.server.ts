import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'rehearse-a-hard-talk',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			'other person': 'my sister Carol, who keeps canceling her weekends with Dad',
			'what happened':
				"Dad is 81, lives alone since Mom died, can't drive anymore. In March we agreed: I do the weekdays (I live 12 minutes away), Carol takes every second weekend, she's 90 minutes away. Since July she has come 3 times out of 9. Twice she texted on Friday night, once from an airport. The reasons: her knee, the audit at work, \"he said he's fine.\" Of course he says that. On October 18 I found him eating cereal for dinner on a Sunday because he thought she was still coming. I missed my own daughter's recital that week. I think she can't stand seeing him like this and lets me do it instead. It's also true that I never told her any of it; I said \"no worries\" every time, and I redid the pill box after her last visit and she noticed. She paid for his new furnace in January, all of it, and I never mentioned it again.",
			'my wish':
				'two weekends a month that she keeps, or pays for a sitter she books herself, from December on',
			'feared reply': 'You always wanted to be the good daughter. Nobody asked you to do it all.',
			difficulty: 'as they usually are',
			'my opening':
				"Carol, I can't do this alone anymore and you obviously don't care that you've canceled six times.",
		},
		text: `## The map

| Layer | My side | Their side | A question that would find out |
|---|---|---|---|
| **What happened** | We agreed in March; since July, three weekends of nine. On October 18 Dad had cereal because he thought she was coming. | assumption: To her, each cancellation had a reason, Dad said he was fine, and I said “no worries.” | “When a weekend fell through, what did you think it meant for Dad and for me?” |
| **Feelings** | Tired and alone with it; sore about the recital I missed that week; angrier than I have let her hear. | assumption: Guilt about the weekends, hurt about the pill box, and maybe some about the furnace nobody mentions. | “What is it like for you when you're there, and afterward?” |
| **Identity** | Am I still a good daughter if I say I can't do all of it, and a good parent if I miss recitals? | assumption: Am I a real help to Dad, or the one who does it wrong and gets redone? | “What do you give Dad that you feel I haven't seen?” |

**My share:** I said “no worries” every time, redid her pill box where she could notice, and let the furnace go unmentioned, so she has heard from me that nothing is wrong and that what she does isn't good enough.

## The opening

“Carol, Dad's weekends have gone differently than we planned in March: three of nine since July. I said ‘no worries’ when I had some. We may see it differently, and I'd like to hear your side first. Can we talk about it?”

**Taken out:** “you obviously don't care,” which is a verdict on her heart, and “alone,” which argues with the furnace before she has spoken.

## Scene

**OTHER:** “Okay. I didn't know we were counting. I had the knee, then I had the audit, and every time I called Dad he said he was fine, and every time I told you, you said no worries. So what was I supposed to think?”

## Aside

She heard the number first. But her last question is real, and she's half right. Answer it before you explain anything.`,
		corrections: [
			"Your strongest reading is missing from the map: that she can't stand seeing him like this and leaves it to you. Put it on your side of “what happened”, as your story, or it will come out in the talk.",
			'“Three of nine since July” opens with a tally, and Carol at once hears counting. Begin with the weekend Dad waited with cereal, or with your own “no worries”, and keep the number for later.',
			"“I said ‘no worries’ when I had some” is a written joke; aloud, between sisters, it can sound like a dig. Say “I said ‘no worries’, and it wasn't true.”",
			'The furnace stands only under feelings. To her it may be part of the bargain: she pays, you visit. Move it to “what happened” and ask what she counts as her part.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			'outra pessoa':
				'meu irmão mais velho, Sérgio, que mora em Florianópolis; eu moro com a nossa mãe em Bauru',
			'o que aconteceu':
				'A mãe tem 81 e caiu duas vezes este ano, em maio e em setembro. Na segunda quebrou o punho. Moro com ela desde o meu divórcio, há três anos. Sou eu que dou banho, levo na fisio (18 sessões), compro remédio e durmo com a porta aberta. Em setembro faltei cinco dias no serviço e me descontaram. O Sérgio manda R$ 400 por mês, liga domingo e pergunta “tudo certo aí?”. No grupo da família ele pôs uma foto antiga dela com “minha rainha” e recebeu trinta corações; eu estava trocando a fralda dela nessa hora. Ele veio uma vez, no feriado de junho, ficou dois dias e consertou a torneira. Acho que ele foge porque não aguenta ver a mãe assim, e que para ele é cômodo eu estar aqui. Também nunca contei para ele que a fralda começou, nem quanto custa a cuidadora: R$ 1.900 por meio período.',
			'o que eu quero':
				'ele pagar metade da cuidadora (R$ 950) a partir de janeiro e ficar com a mãe 15 dias em fevereiro',
			'resposta temida': 'Mas você mora aí de graça, né, Elisa.',
			dificuldade: 'como é no dia a dia',
			'minha abertura': 'Eu não aguento mais carregar a mãe sozinha enquanto você posta foto.',
		},
		text: `## O mapa

| Camada | Do meu lado | Do lado de lá | Pergunta para descobrir |
|---|---|---|---|
| O que houve | Duas quedas, banho, fisio, cinco dias descontados. Não contei da fralda nem dos R$ 1.900. | Suposição: manda dinheiro, liga, consertou a torneira e acha que, se algo piorasse, você diria. | “O que você imagina que é um dia da mãe hoje?” |
| Sentimentos | Cansaço, solidão, raiva da foto. | Suposição: saudade da mãe da foto, medo do que vai ver, incômodo por estar longe. | “Como foi para você ver a mãe em junho?” |
| Identidade | “Se eu pedir ajuda, sou má filha? Se não pedir, sumo?” | Suposição: “Sou o mais velho e não sei fazer a minha parte.” | “O que você gostaria de ser para a mãe agora?” |

A minha parte nisso: eu respondi “tudo certo” com o silêncio sobre a fralda e o custo, e ele fez a conta com o que sabia.

## A abertura

“Sérgio, a mãe precisa de mais cuidado do que nós dois temos combinado, e cada um está vendo um pedaço. Tem coisa que eu não te contei. Queria te contar, ouvir como você vê e pensar junto. Você topa conversar agora?”

Tirei o “não aguento mais”, a foto e o “sozinha enquanto você”: eram conclusão, e ele ia se defender delas antes de ouvir o fato.

## Cena

**Sérgio:** “Ué, claro, fala. Mas que coisa você não me contou? Eu ligo todo domingo, Elisa, e você diz que tá tudo certo. A mãe caiu de novo?”

## Ponto

Ele se assustou e ficou. Conte a fralda e o custo, sem adjetivo, e diga que a escolha de calar foi sua.`,
		corrections: [
			'“Você diz que tá tudo certo” e “eu respondi ‘tudo certo’” foram acrescentados: você contou que ele pergunta, não o que responde. Se na vida real não disse isso, corrija antes de assumir essa parte.',
			'Antes de pedir R$ 950, veja se R$ 1.900 já inclui encargos. Cuidadora mais de dois dias por semana é empregada doméstica: uns 20% por mês (R$ 380), mais 13º e férias; metade sobe para R$ 1.140.',
			'“15 dias em fevereiro” não diz se ele vem a Bauru ou se a mãe vai a Florianópolis, aos 81, depois do punho quebrado. Defina o lugar, as datas e pergunte a ela antes.',
			'“Você topa conversar agora?” pega o Sérgio sem tempo, e “o que você gostaria de ser para a mãe” soa a terapeuta. Marque meia hora e pergunte: “O que você consegue fazer daqui?”.',
		],
	},
}
