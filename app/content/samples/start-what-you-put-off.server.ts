import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'start-what-you-put-off',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			task: 'the letter to my insurer',
			feeling: 'stupid, because I should have done it in May',
		},
		text: `1. assumption: the feeling is about the sentence in which you think you have to explain why it wasn't May.
2. Take one sheet of paper and write your name, your address and today's date at the top.
3. Stop after the date.`,
		corrections: [
			'The sheet may be the wrong object: many insurers take letters only through a portal or want the claim number on top. At “done”, make the next move finding that number, nothing else.',
			"Nothing asks whether the wait since May has run into a time limit; some insurers' appeal limits are 180 days. Look at the date on their last letter before you polish any sentence.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			tarefa: 'ligar para o banco',
			sentimento: 'vergonha, porque já passou do prazo',
		},
		text: `1. suposição: o que a vergonha quer evitar é a hora em que o atendente vê a data e você tem de dizer que passou do prazo.
2. Pegue o cartão do banco, vire e copie num papel o telefone que está no verso, sem ligar.
3. Pare quando o número estiver no papel, mesmo que dê vontade de ligar.`,
		corrections: [
			'No verso do cartão podem estar também o número e o código de segurança: copie só o telefone, sem foto. Banco sem cartão físico? Copie do aplicativo, nunca de mensagem recebida.',
			'Pegar o cartão, virá-lo, achar papel e caneta, copiar: são quatro gestos. Se travar, fique só com “ponha o cartão sobre a mesa”; a cópia é o passo seguinte.',
			'Vergonha não para juros. Se o atraso custa por dia, depois do “feito” diga qual é a dívida e desde quando, para o próximo passo ser a ligação, com dia marcado.',
		],
	},
}
