import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'year-in-twelve-lines',
	category: 'personal-ai',
	isPremium: false,
	relatedPrompts: ['habit-for-bad-weeks', '7', '8'],
	publishedOn: '2026-12-21',
	updatedOn: '2026-12-21',
	en: {
		title: 'Your year in twelve lines, one thing decided',
		tagline: 'From traces, not from December’s mood',
		description:
			'Twelve months rebuilt from your calendar, photos and receipts, then counted instead of felt. Three possible decisions are argued against; the one left standing gets a date.',
		tags: ['year in review', 'reflection', 'new year', 'goals'],
		searchedAs: [
			'year in review',
			'annual review',
			'yearly review',
			'year end review',
			'end of year reflection',
			'reflect on my year',
			'reflection questions for the year',
			'look back at the year',
			'new year’s resolutions',
			'new year goals',
			'goals for 2027',
			'plan the new year',
			'goal setting',
			'past year review',
			'yearcompass',
			'journal prompts new year',
			'what did I do this year',
			'where did the year go',
			'one goal for the year',
			'word of the year',
			'my 2026',
			'recap of my year',
			'personal retrospective',
			'life review',
			'end of year reflection questions',
			'how to review my year',
			'what I learned',
			'decide for next year',
			'closing the year',
			'month by month',
			'summary of my year',
			'goals that stick',
			'couples year review',
			'bullet journal, photos calendar',
			'vision board, new beginnings',
			'birthday reflection, turning 30',
			'personal growth, looking back',
			'fresh start',
			'december, journaling, lessons, gratitude, wins',
			'accomplishments, failures, intentions, midlife, wrapped',
			'highlights, milestones, values, regrets',
		],
		promptText: `A year remembered in its last week is mostly its last weeks. So rebuild mine from traces before anybody concludes anything.

What I found in calendar, photos, receipts and messages: [traces]
What I wanted a year ago: [last january]
What next year already contains: [already fixed]

If you can open my calendar, photos or notes, go through them month by month and add what I missed, marked (found). Leave out what is other people’s to tell.

TWELVE LINES
One per month, up to twelve words: what happened, then a + if it gave me energy, a − if it cost me some, a = if both. No trace, no line: write “no trace” and move on. A month with a loss gets no sign and no lesson.

THREE COUNTS
Counted over the lines, each with its months in parentheses. What comes back most often. In how many months my wish from last January shows. What disappeared, and after which month.

ONE DECISION
Draft three, each as “From … on I stop, start or keep …, and it costs me …”, each resting on two months or more. Under each, the strongest sentence against it, taken from my own lines. Strike through the two that lose or don’t fit what next year already contains; I can overrule you. For the one left: a first act before January 15 that takes under an hour, one person to tell, and what I would see by the end of March if it is working.

No grades, no word of the year, no list of things to be grateful for. What you infer starts with “assumption:”. If several months in a row speak of no sleep or no joy, say once, plainly, that this belongs in a doctor’s office, and keep the decision small.

Close with one sentence about the year that I could say to an old friend at the door. If it would fit anybody’s year, write another.`,
		blanks: [
			{
				name: 'traces',
				label: 'What you found, by month',
				example: 'Feb: moved desks, 3 dinners out. Mar: flu, mom’s visit',
				kind: 'list',
			},
			{
				name: 'last january',
				label: 'What you wanted a year ago',
				example: 'fewer meetings, more evenings with friends',
			},
			{
				name: 'already fixed',
				label: 'What next year already holds',
				example: 'new school in September, rent goes up in April',
			},
		],
		instructions:
			'Use it once, in the quiet days around New Year, with your phone’s photos open. Ten minutes of scrolling through the year is worth more than an hour of thinking about it. Not for grief that is fresh, and not for planning a business year.',
		steps: [
			'Scroll through photos and calendar from January on and note one or two things per month.',
			'Write down what you wanted a year ago before you look it up.',
			'Correct the twelve lines before you read the counts.',
			'Put the first act into your calendar and tell the person.',
		],
		followUp:
			'I want to overrule you: this is the decision I keep coming back to. Argue for the one you left standing, once, in three sentences. Then plan mine the same way.',
		credits:
			'Going through last year’s calendar before reflecting is how YearCompass begins. That what comes to mind easily is taken for what was frequent was described by Amos Tversky and Daniel Kahneman (Cognitive Psychology, 1973). The counts and the struck-out drafts were written for Pronto.',
	},
	pt: {
		title: 'O ano em doze linhas e uma decisão',
		tagline: 'Pelos rastros, não pelo humor de dezembro',
		description:
			'O ano é remontado mês a mês a partir de agenda, fotos e extrato, e não da memória. Três decisões possíveis levam uma objeção cada; a que fica de pé sai com data marcada.',
		tags: ['retrospectiva do ano', 'ano novo', 'metas', 'reflexão'],
		searchedAs: [
			'retrospectiva do ano',
			'retrospectiva 2026',
			'balanço do ano',
			'fazer balanço do ano',
			'reflexão de fim de ano',
			'reflexão de ano novo',
			'metas para 2027',
			'metas de ano novo',
			'metas para o ano que vem',
			'resoluções de ano novo',
			'promessas de ano novo',
			'planejar o ano',
			'planejamento anual pessoal',
			'o que eu fiz esse ano',
			'o ano passou voando',
			'como foi meu ano',
			'fechar o ano',
			'virada do ano',
			'quadro dos sonhos',
			'palavra do ano',
			'um objetivo para o ano',
			'perguntas para o fim do ano',
			'meu ano',
			'lista de desejos ano novo',
			'o que aprendi',
			'mural dos sonhos',
			'fazer 30 anos',
			'decidir ano que vem',
			'olhar para trás',
			'encerrar o ano',
			'mês a mês',
			'resumo do meu ano',
			'mudar de vida',
			'avaliar meu ano',
			'fim de ciclo',
			'dezembrite',
			'deu em nada',
			'fotos agenda, aniversário reflexão',
			'próximo ano, casal retrospectiva',
			'vida nova',
			'dezembro, diário, lições, gratidão, conquistas',
			'fracassos, vitórias, intenções, recomeço, autoconhecimento',
			'momentos, marcos, valores, resolução, arrependimentos',
			'planos, terapia',
		],
		promptText: `Entre o Natal e o Réveillon, o ano inteiro parece dezembro. Antes de concluir qualquer coisa, remonte o meu pelos rastros que ele deixou.

Rastros (agenda, fotos, extrato, conversas): [rastros]
O que eu queria em janeiro: [desejo de janeiro]
O que o ano que vem já traz: [já marcado]

Se você consegue abrir minha agenda, minhas fotos ou anotações, percorra mês a mês e complete, com a marca (achei). História que é dos outros fica fora.

PRIMEIRO, DOZE LINHAS
Uma por mês, de até doze palavras, com um sinal no fim: + se o mês deu, − se tirou, = se empatou. Mês sem rastro recebe “sem rastro”, e só. Mês de luto não leva sinal nem moral da história.

DEPOIS, TRÊS CONTAS
Feitas nas linhas, com os meses entre parênteses: o que mais se repete; em quantos meses aparece o que eu queria em janeiro; o que sumiu, e depois de qual mês.

POR FIM, UMA DECISÃO
Rascunhe três no formato “A partir de …, eu paro, começo ou mantenho …, e isso me custa …”, cada uma apoiada em pelo menos dois meses. Embaixo de cada, a objeção mais forte que as minhas próprias linhas fazem a ela. Risque as duas que perderem ou que não couberem no que já está marcado; posso discordar. A que sobrar ganha um primeiro passo de menos de uma hora antes de 15 de janeiro, uma pessoa para quem contar e o que eu veria depois do Carnaval se estivesse dando certo.

Nada de nota, palavra do ano ou lista de gratidão. O que você deduzir leva “suposição:”. Se vários meses seguidos falarem em não dormir ou em perder a graça das coisas, diga uma vez, sem rodeio, que isso é assunto para a UBS ou para um médico, e deixe a decisão pequena.

Feche com uma frase sobre o ano que eu diria a uma amiga antiga. Se ela servir para o ano de qualquer pessoa, escreva outra.`,
		blanks: [
			{
				name: 'rastros',
				label: 'O que você achou, mês a mês',
				example: 'fev: troquei de turno. mar: dengue, visita da mãe',
				kind: 'list',
			},
			{
				name: 'desejo de janeiro',
				label: 'O que você queria em janeiro',
				example: 'sair do cheque especial e ver mais os amigos',
			},
			{
				name: 'já marcado',
				label: 'O que o ano que vem já traz',
				example: 'aluguel reajusta em abril, escola nova em fevereiro',
			},
		],
		instructions:
			'Use uma vez, nos dias parados da virada, com as fotos do celular abertas. Dez minutos rolando o ano na tela valem mais que uma hora pensando nele. Não é para luto recente nem para planejar o ano de uma empresa.',
		steps: [
			'Role as fotos e a agenda desde janeiro e anote uma ou duas coisas por mês.',
			'Escreva de memória o que você queria, antes de procurar.',
			'Corrija as doze linhas antes de ler as contas.',
			'Marque o primeiro passo na agenda e conte para a pessoa.',
		],
		followUp:
			'Discordo: a decisão que não me larga é esta. Defenda a sua uma vez só, em três frases. Depois monte a minha do mesmo jeito.',
		credits:
			'Percorrer a agenda do ano antes de refletir é como começa o YearCompass. Que a lembrança fácil passa por frequente foi descrito por Amos Tversky e Daniel Kahneman (Cognitive Psychology, 1973). As contas e os rascunhos riscados foram escritos para o Pronto.',
	},
}
