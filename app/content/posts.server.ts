import type { Post } from './articles'
import en3 from './posts/selling-on-one-street.en.md?raw'
import pt3 from './posts/selling-on-one-street.pt.md?raw'
import en2 from './posts/the-ten-minute-sunday.en.md?raw'
import pt2 from './posts/the-ten-minute-sunday.pt.md?raw'
import en1 from './posts/what-a-blank-is-for.en.md?raw'
import pt1 from './posts/what-a-blank-is-for.pt.md?raw'

/** The newest first. Each post stands in two files of `posts`, named by slug and language. */
export const POSTS = [
	{
		id: '1',
		slug: 'what-a-blank-is-for',
		category: 'finance',
		publishedOn: '2026-11-24',
		related: ['1', '17', '6'],
		title: { en: 'What a blank is for', pt: 'Para que serve uma lacuna' },
		description: {
			en: 'Turn the corrections you keep typing into a prompt you can use again: facts become blanks, rules become text. With an unpaid invoice as the example.',
			pt: 'As correções que você repete viram um prompt pronto: fato vira lacuna, regra vira texto. O exemplo é um aviso de reajuste de mensalidade.',
		},
		lead: {
			en: 'The corrections you type after a bad answer are what the prompt was missing. Collect them once, and you won’t have to type them again.',
			pt: 'O que você digita depois de uma resposta ruim é o que faltava no pedido. Recolha as correções uma vez e pare de repeti-las.',
		},
		body: { en: en1, pt: pt1 },
	},
	{
		id: '2',
		slug: 'the-ten-minute-sunday',
		category: 'personal-ai',
		publishedOn: '2026-11-22',
		related: ['8', '21', '7'],
		title: { en: 'The ten‑minute Sunday', pt: 'O domingo de dez minutos' },
		description: {
			en: 'Six questions, one calculation and three intentions on one page: a weekly review small enough to survive until March, with its prompt and a worked example.',
			pt: 'Seis perguntas, uma conta e três combinados em uma página: a revisão da semana que passa do Carnaval, com o prompt e um exemplo de plantão 12x36.',
		},
		lead: {
			en: 'A weekly review fails when it is bigger than a Sunday evening. This one fits in ten minutes, and it counts the hours before it plans them.',
			pt: 'Revisão semanal morre quando é maior que o domingo à noite. Esta cabe em dez minutos e conta as horas antes de distribuir tarefas.',
		},
		body: { en: en2, pt: pt2 },
	},
	{
		id: '3',
		slug: 'selling-on-one-street',
		category: 'marketing',
		publishedOn: '2026-11-21',
		related: ['20', '3', '1'],
		title: { en: 'Selling on one street', pt: 'Vender numa rua só' },
		description: {
			en: 'Count who walks past, work out what a discount must bring in, then write one message. A florist’s quiet afternoons, with all the math and the prompt.',
			pt: 'Conte quem passa, calcule quanto o desconto precisa trazer e só então escreva a mensagem. Com as contas de uma casa de sucos e o prompt.',
		},
		lead: {
			en: 'A shop with a door already has an audience: the people who walk past it. Choose one group, one empty hour and one thing to add.',
			pt: 'Loja com porta para a rua já tem público: quem passa na frente. Escolha um grupo, um horário vazio e uma oferta que a conta aprove.',
		},
		body: { en: en3, pt: pt3 },
	},
] as const satisfies readonly Post[]
