import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'rehearse-a-hard-talk',
	category: 'personal-ai',
	isPremium: true,
	relatedPrompts: ['answer-a-hard-email', '7', 'interview-practice'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'Rehearse the talk you keep putting off',
		tagline: 'The other person answers, safely',
		description:
			'Say it here first. The assistant plays the person you have to face and, between the lines, a coach; before the scene it maps both sides and repairs your first sentence.',
		tags: ['difficult conversation', 'role play', 'feedback', 'negotiation'],
		searchedAs: [
			'difficult conversation',
			'hard conversation',
			'crucial conversations',
			'tough talk with my boss',
			'how to tell my boss',
			'ask for a raise',
			'negotiate salary practice',
			'give negative feedback',
			'confront someone',
			'confront a friend',
			'talk to my partner about money',
			'talk to my mother',
			'talk to my roommate',
			'talk to an employee about performance',
			'fire someone kindly',
			'role play conversation',
			'practice a conversation',
			'rehearse a conversation',
			'what do I say to',
			'how to bring it up',
			'break the news',
			'set boundaries with family',
			'conflict resolution',
			'nonviolent communication',
			'conversation simulator',
			'I avoid conflict',
			'how to have a difficult conversation',
			'how to start a difficult conversation',
			'come out to my parents',
			'mother in law',
			'drugs talk with son',
			'ask for promotion',
			'lend money back',
			'elderly parent driving',
			'teacher about my child',
			'pregnant tell boss',
			'scared of confrontation',
			'set a limit',
			'ask for flexible hours',
			'hand in my resignation',
			'coming out, roommate dirty',
			'neighbor noise, teenager talk',
			'underperforming employee, lay off',
			'money owed, caregiver siblings',
			'business partner, sensitive topic',
			'bad news, performance review',
			'toxic friend, sex talk',
			'divorce, apologize, cheated, doctor, landlord',
			'nervous, argument, fight, marriage, cry',
			'terminate, jealous, wedding, inheritance, grief',
			'breakup',
		],
		promptText: `I have to talk with [other person], and I would rather lose my temper here than there. Be two voices. OTHER is that person: somebody with reasons, not a villain. ASIDE is a coach at my ear, dry, on the side of the conversation rather than on mine.

What happened, and what I make of it: [what happened]
What should be different afterward: [my wish]
The reply I fear most: “[feared reply]”
Play it: [difficulty]
My first sentence so far: “[my opening]”

Your first message has four headings; then you wait.

The map: a table with the three layers of Difficult Conversations (what happened, feelings, identity) as rows and three columns: my side; their side, every entry starting “assumption:”; a question that would find out. Under it, one sentence on my own share in this.

The opening: would a neutral third person tell it like that? Rewrite my first sentence as such a person would begin, under 45 words, ending in an invitation. One line on what you took out.

Scene: I have just said the rewritten opening. OTHER replies in two to four spoken sentences.

Aside: under 25 words on what has shifted and one thing to try.

From then on I speak and you give Scene and Aside, nothing else.

OTHER protects something. Settle what it is now and don’t tell me. OTHER gives ground when I ask what I really don’t know, own my share, or make my wish concrete enough to accept; OTHER closes up at “always,” “never,” diagnoses and sarcasm. The reply I fear comes once, after my second line. No insults for drama, no sudden conversions, and nothing harder than I chose.

My cues: again (same moment, new attempt), swap (I am OTHER, you are me on a decent day), harder, pause (advice in five sentences), end.

After “end”, two more headings:

Debrief: what OTHER was protecting, then a table: my words | what they did | what I could have said.

The card, short enough for a lock screen: first sentence, one question, my wish as a request with a date, and a sentence to leave with if it goes badly. Strike from it any line that failed in the scene.

This is practice for me, never a forecast of them. If I describe violence, threats or control, don’t play: send me first to a domestic violence line or someone I trust. Where my job, custody or a contract depends on it, name who to consult beforehand (HR, union, lawyer).`,
		blanks: [
			{ name: 'other person', label: 'The other person', example: 'my brother, who borrowed my savings' },
			{
				name: 'what happened',
				label: 'What happened, and your view',
				example: 'he promised March, then June; I think he avoids me',
				kind: 'long',
			},
			{
				name: 'my wish',
				label: 'What should be different',
				example: 'a repayment date we both write down',
			},
			{ name: 'feared reply', label: 'The reply you fear', example: 'You always put money before family.' },
			{
				name: 'difficulty',
				label: 'How they should be played',
				example: 'as they usually are',
				kind: 'choice',
				choices: ['as they are on a good day', 'as they usually are', 'as I fear they will be'],
			},
			{
				name: 'my opening',
				label: 'Your first sentence so far',
				example: 'We need to talk about what you owe me.',
			},
		],
		instructions:
			'Use it a day or two before the talk, when you know what you want from it. Voice mode helps: the words have to come out of your mouth. Change names and leave out what others told you in confidence. Not for talks with someone you are afraid of.',
		steps: [
			'Write what happened in plain facts, then what you make of it.',
			'Write the first sentence exactly as you would say it now.',
			'Answer OTHER aloud, and use “again” at least once.',
			'Try “swap” before you end.',
			'Take the card with you, not the script.',
		],
		followUp:
			'I had the talk, and it went like this. Compare it with the debrief: which cue did I follow, what did I learn that we had wrong on their side, and is there one thing I still owe them?',
		answerParts: [
			{ heading: 'The map', note: 'both sides in three layers, with questions that test your reading' },
			{ heading: 'The opening', note: 'your start, told as an outsider would tell it' },
			{ heading: 'Scene', note: 'the other person, in a few sentences, then your turn' },
			{ heading: 'Aside', note: 'a whisper after each exchange' },
			{ heading: 'Debrief', note: 'which of your words opened or closed the door' },
			{ heading: 'The card', note: 'what you take into the room, on your phone' },
		],
		credits:
			'The three layers, the third story and each side’s own share come from Douglas Stone, Bruce Patton and Sheila Heen, Difficult Conversations (1999). The two voices and their cues were written for Pronto.',
	},
	pt: {
		title: 'Ensaie a conversa que você vem adiando',
		tagline: 'A outra pessoa responde, sem estrago',
		description:
			'Fale aqui antes de falar lá. O assistente faz o papel da pessoa e, entre uma fala e outra, o de quem assopra; antes da cena, desenha os dois lados e acerta a sua primeira frase.',
		tags: ['conversa difícil', 'ensaio', 'feedback', 'negociação'],
		searchedAs: [
			'conversa difícil',
			'conversas difíceis',
			'conversa séria',
			'como ter uma conversa difícil',
			'falar com meu chefe',
			'pedir aumento',
			'como pedir aumento',
			'como terminar um relacionamento',
			'pedir aumento de salário',
			'dar feedback negativo',
			'cobrar quem me deve',
			'cobrar dinheiro emprestado',
			'conversar com o marido',
			'conversar com a sogra',
			'conversar com minha mãe',
			'falar com funcionário',
			'demitir alguém',
			'falar com o sócio',
			'simular conversa',
			'ensaiar conversa',
			'treinar uma conversa',
			'como tocar no assunto',
			'como falar sem brigar',
			'comunicação não violenta',
			'resolver conflito',
			'impor limites na família',
			'tenho medo de conflito',
			'o que eu digo para',
			'discutir a relação',
			'terminar com namorado',
			'sair do armário',
			'contar para os pais',
			'colega de quarto',
			'conversar com filho',
			'avisar o chefe',
			'contar gravidez no trabalho',
			'amigo me deve',
			'pai idoso dirigir',
			'irmãos cuidar dos pais',
			'professora do filho',
			'home office pedir',
			'avaliação de desempenho',
			'terminar namoro, me assumir',
			'pedir promoção, pedir demissão',
			'funcionário ruim, pedir desculpas',
			'dizer não, assunto delicado',
			'má notícia, amiga tóxica',
			'chefe abusivo, negociar salário',
			'separação, divórcio, vizinho, adolescente, drogas',
			'desligamento, traição, ciúmes, médico, proprietário',
			'nervosa, briga, discussão, casamento, chorar',
			'herança, reconciliar, esposa, dr, encarar',
			'confrontar, contraproposta, casal, cunhada',
		],
		promptText: `A conversa que eu venho adiando é com [outra pessoa]. Prefiro errar aqui. Faça duas vozes. A primeira é essa pessoa, com os motivos dela, sem virar vilã. A segunda é o ponto, que assopra no meu ouvido como no teatro: seco, torcendo pela conversa, não por mim.

O que aconteceu e o que eu acho disso: [o que aconteceu]
O que precisa mudar depois da conversa: [o que eu quero]
A resposta que mais temo: “[resposta temida]”
Interprete a pessoa: [dificuldade]
Eu começaria assim: “[minha abertura]”

Na primeira mensagem, quatro títulos, e pare:

O mapa. Tabela com as três camadas de Conversas difíceis (o que houve, sentimentos, identidade) nas linhas. Colunas: do meu lado; do lado de lá, tudo com “suposição:”; pergunta para descobrir. Embaixo, uma frase sobre a minha parte nisso.

A abertura. Alguém de fora contaria assim? Reescreva a minha frase como essa pessoa neutra começaria, em até 45 palavras e terminando num convite. Uma linha com o que você tirou.

Cena. Acabei de dizer a abertura nova. A pessoa responde em duas a quatro frases, em português falado.

Ponto. Até 25 palavras: o que mudou agora e uma coisa para tentar.

Daí em diante eu falo, e vêm só Cena e Ponto.

A pessoa protege alguma coisa. Defina já o quê e guarde segredo. Ela cede quando pergunto o que não sei mesmo, quando assumo a minha parte ou quando o que eu quero fica concreto a ponto de dar para aceitar; fecha a cara com “sempre”, “nunca”, ironia e diagnóstico. A resposta que temo vem uma vez, depois da minha segunda fala. Sem ofensa de novela, sem rendição repentina e sem ser mais dura do que pedi.

Minhas deixas: de novo (mesmo ponto, outra tentativa), troca (eu faço a pessoa; você faz o meu papel, num dia bom), mais duro, pausa (conselho em cinco frases), fim.

No “fim”, mais dois títulos:

Balanço. O que a pessoa protegia e uma tabela: o que eu disse | o que causou | o que caberia ali.

Cola, do tamanho da tela do celular: primeira frase, uma pergunta, o pedido com data e uma frase para sair se azedar. Risque o que não funcionou na cena.

É treino meu, não previsão de ninguém. Se houver violência, ameaça ou controle, não encene: oriente a ligar para o 190, o 180 (mulher) ou o 100 (criança, idoso) e a procurar alguém de confiança. Se envolver emprego, guarda ou contrato, diga quem consultar antes (RH, sindicato, Defensoria ou advogado).`,
		blanks: [
			{ name: 'outra pessoa', label: 'A outra pessoa', example: 'minha sócia no salão, amiga há dez anos' },
			{
				name: 'o que aconteceu',
				label: 'O que aconteceu e o que acha',
				example: 'chega às 11h, eu abro às 8h; acho que nem percebe',
				kind: 'long',
			},
			{
				name: 'o que eu quero',
				label: 'O que precisa mudar',
				example: 'dividir as aberturas da semana meio a meio',
			},
			{
				name: 'resposta temida',
				label: 'A resposta que você teme',
				example: 'Você só pensa em dinheiro mesmo.',
			},
			{
				name: 'dificuldade',
				label: 'Como interpretar a pessoa',
				example: 'como é no dia a dia',
				kind: 'choice',
				choices: ['como é num dia bom', 'como é no dia a dia', 'como eu temo que venha'],
			},
			{
				name: 'minha abertura',
				label: 'Sua primeira frase, por ora',
				example: 'Do jeito que está não dá mais.',
			},
		],
		instructions:
			'Use um ou dois dias antes, quando você já sabe o que quer da conversa. Por voz rende mais: a frase tem que sair da sua boca. Troque os nomes e deixe fora o que outros contaram em segredo. Não serve para conversa com quem lhe dá medo.',
		steps: [
			'Conte os fatos primeiro e, depois, o que você acha deles.',
			'Escreva a primeira frase do jeito que sairia hoje.',
			'Responda em voz alta e use “de novo” ao menos uma vez.',
			'Experimente a “troca” antes do fim.',
			'Leve a cola, não o roteiro.',
		],
		followUp:
			'Tive a conversa, e foi assim. Compare com o balanço: que conselho do ponto eu segui, o que tínhamos entendido errado do lado de lá e se ainda devo alguma coisa à pessoa.',
		answerParts: [
			{ heading: 'O mapa', note: 'os dois lados em camadas, com perguntas que testam a sua leitura' },
			{ heading: 'A abertura', note: 'o seu começo, contado por quem olha de fora' },
			{ heading: 'Cena', note: 'a pessoa fala um pouco, depois é a sua vez' },
			{ heading: 'Ponto', note: 'um sopro no ouvido a cada fala' },
			{ heading: 'Balanço', note: 'quais palavras suas abriram ou fecharam a porta' },
			{ heading: 'Cola', note: 'o que você leva anotado para a hora' },
		],
		credits:
			'As três camadas, a terceira história e a parte de cada um vêm de Douglas Stone, Bruce Patton e Sheila Heen, Conversas difíceis (Difficult Conversations, 1999). As duas vozes e as deixas foram escritas para o Pronto.',
	},
}
