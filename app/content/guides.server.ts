import type { GuideSection } from './guide'
import gettingStarted1En from './guides/getting-started-1.en.md?raw'
import gettingStarted1Pt from './guides/getting-started-1.pt.md?raw'
import gettingStarted2En from './guides/getting-started-2.en.md?raw'
import gettingStarted2Pt from './guides/getting-started-2.pt.md?raw'
import gettingStarted3En from './guides/getting-started-3.en.md?raw'
import gettingStarted3Pt from './guides/getting-started-3.pt.md?raw'
import workingWithAnswers1En from './guides/working-with-answers-1.en.md?raw'
import workingWithAnswers1Pt from './guides/working-with-answers-1.pt.md?raw'
import workingWithAnswers2En from './guides/working-with-answers-2.en.md?raw'
import workingWithAnswers2Pt from './guides/working-with-answers-2.pt.md?raw'
import workingWithAnswers3En from './guides/working-with-answers-3.en.md?raw'
import workingWithAnswers3Pt from './guides/working-with-answers-3.pt.md?raw'
import writingPrompts1En from './guides/writing-prompts-1.en.md?raw'
import writingPrompts1Pt from './guides/writing-prompts-1.pt.md?raw'
import writingPrompts2En from './guides/writing-prompts-2.en.md?raw'
import writingPrompts2Pt from './guides/writing-prompts-2.pt.md?raw'
import writingPrompts3En from './guides/writing-prompts-3.en.md?raw'
import writingPrompts3Pt from './guides/writing-prompts-3.pt.md?raw'

/** Each guide stands in two files of `guides`, named by section, number and language. */
export const GUIDE_SECTIONS = [
	{
		slug: 'getting-started',
		title: { en: 'Getting started', pt: 'Primeiros passos' },
		description: {
			en: 'Find a prompt, fill in its blanks, send it.',
			pt: 'Achar um prompt, preencher as lacunas, enviar.',
		},
		guides: [
			{
				title: { en: 'Find the right prompt in two minutes', pt: 'Ache o prompt certo em dois minutos' },
				description: {
					en: 'Name the result you want, read two things, and know whether a prompt is the one for today.',
					pt: 'Diga o que quer ter na mão no fim, confira o que entra e saiba se o prompt serve para hoje.',
				},
				related: ['1', '8', '6'],
				body: { en: gettingStarted1En, pt: gettingStarted1Pt },
			},
			{
				title: { en: 'Blanks that bring good answers', pt: 'Lacunas que trazem boas respostas' },
				description: {
					en: 'What to write into the brackets so that the answer fits you, and what to do when you don’t know.',
					pt: 'O que escrever entre colchetes para a resposta sair com a sua cara, e o que fazer quando você não sabe.',
				},
				related: ['8', '4'],
				body: { en: gettingStarted2En, pt: gettingStarted2Pt },
			},
			{
				title: { en: 'Send it and stay for the second message', pt: 'Envie e fique para a segunda mensagem' },
				description: {
					en: 'Copy or open the prompt, answer what the assistant asks, and send the follow-up that comes with it.',
					pt: 'Copie ou abra o prompt, responda ao que o assistente pergunta e mande a mensagem que vem depois.',
				},
				related: ['1', '16', '8'],
				body: { en: gettingStarted3En, pt: gettingStarted3Pt },
			},
		],
	},
	{
		slug: 'writing-prompts',
		title: { en: 'Writing your own prompts', pt: 'Escrever os seus prompts' },
		description: {
			en: 'One prompt from the first line to the last check, in three parts.',
			pt: 'Um prompt da primeira linha à última conferência, em três partes.',
		},
		guides: [
			{
				title: {
					en: 'Who does the work, and what they know',
					pt: 'Quem faz o trabalho, e o que precisa saber',
				},
				description: {
					en: 'Give the assistant a role with a stance, and put what only you know into three to seven blanks.',
					pt: 'Um papel que faz questão de alguma coisa e, em três a sete lacunas, aquilo que só você sabe.',
				},
				related: ['7', '5'],
				body: { en: writingPrompts1En, pt: writingPrompts1Pt },
			},
			{
				title: { en: 'A method, and where it ends', pt: 'O método e os seus limites' },
				description: {
					en: 'Write the steps that people in the field follow, and say what happens when a fact is missing.',
					pt: 'Escreva os passos de quem faz isso toda semana e diga o que fazer quando falta um dado.',
				},
				related: ['16', '2'],
				body: { en: writingPrompts2En, pt: writingPrompts2Pt },
			},
			{
				title: {
					en: 'The result, and a check before it arrives',
					pt: 'O formato da resposta e a conferência',
				},
				description: {
					en: 'Describe the result to the cell, add a check that can fail, and try the prompt three times.',
					pt: 'Diga como a resposta deve chegar, mande conferir com perguntas que reprovam e teste três vezes.',
				},
				related: ['9', '18'],
				body: { en: writingPrompts3En, pt: writingPrompts3Pt },
			},
		],
	},
	{
		slug: 'working-with-answers',
		title: { en: 'Working with the answer', pt: 'Trabalhar com a resposta' },
		description: {
			en: 'Check what came back, improve it, and keep what works.',
			pt: 'Conferir o que voltou, melhorar e guardar o que funciona.',
		},
		guides: [
			{
				title: { en: 'Check an answer before you rely on it', pt: 'Confira antes de usar' },
				description: {
					en: 'Sort the claims, redo one calculation, open one source: a fixed order for finding what is wrong.',
					pt: 'Conta, fato ou opinião: uma ordem para achar o erro que vem com voz tranquila.',
				},
				related: ['1', '18', '20'],
				body: { en: workingWithAnswers1En, pt: workingWithAnswers1Pt },
			},
			{
				title: { en: 'Ask for a second version that is better', pt: 'Peça uma segunda versão melhor' },
				description: {
					en: 'Say what stays, what changes and why, and know when a new conversation is quicker.',
					pt: 'Diga o que fica, o que muda e por quê, e saiba a hora de abrir uma conversa nova.',
				},
				related: ['10', '3', '17'],
				body: { en: workingWithAnswers2En, pt: workingWithAnswers2Pt },
			},
			{
				title: { en: 'Keep what works', pt: 'Guarde o que funciona' },
				description: {
					en: 'Favorites, the “used today” mark, a one-line note and the locker: how to find it again.',
					pt: 'Favoritos, “usado hoje”, um bilhete e o cofre: como achar de novo o que deu certo.',
				},
				related: ['8', '21', '4'],
				body: { en: workingWithAnswers3En, pt: workingWithAnswers3Pt },
			},
		],
	},
] as const satisfies readonly GuideSection[]
