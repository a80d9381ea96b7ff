import { beforeAll, expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { fillLibrarySearch, findPrompts } from './search.server'

beforeAll(fillLibrarySearch)

/** A query and the prompts that have to come first, in this order. */
const RELEVANCE: [string, ...string[]][] = [
	// Words of titles, in both languages.
	['price', '1', '17'],
	['preço', '1'],
	['diagnosed', '2'],
	['diagnóstico', '2'],
	['captions', '3'],
	['legendas', '3'],
	['meals', '4'],
	['cardápio', '4'],
	['explain code', '5'],
	['explique este código', '5'],
	['cash', '6'],
	['caixa', '6'],
	['decision', '7'],
	['decisão', '7', '11'],
	['sunday', '8'],
	['domingo', '8'],
	['first sentences', '9'],
	['primeiras frases', '9'],
	['brand voice', '10'],
	['voz da marca', '10'],
	['who decides', '11'],
	['quem decide', '11'],
	['exam', '12'],
	['prova', '12'],
	['edge cases', '13'],
	['casos de borda', '13'],
	['debt', '14'],
	['dívida', '14'],
	['family story', '15'],
	['história de família', '15'],
	['lesson', '16'],
	['aula', '16'],
	['proposal', '17'],
	['proposta', '17'],
	['label', '18'],
	['rótulo', '18'],
	['pull request', '19'],
	['offer', '20'],
	['oferta', '20'],
	['morning', '21'],
	['manhã', '21'],
	// The same stem in two languages: what stands there as typed is meant.
	['resume', 'resume-for-one-job'],
	['resumo', '21'],
	// Words of tags.
	['stakeholders', '11'],
	['e-mail', 'answer-a-hard-email'],
	['email', 'answer-a-hard-email'],
	['vestibular', '12'],
	['concurso', '12'],
	['whatsapp', '17', '20'],
	['copywriting', '3', '10'],
	['memoir', '15'],
	['juros', '14'],
	['git', '19'],
	['freelance', '1', '17'],
	// Accents left out.
	['divida', '14'],
	['cardapio', '4'],
	['rotulo', '18'],
	['historia de familia', '15'],
	['preco', '1'],
	['diagnostico', '2'],
	['codigo legado', '5'],
	// Other forms of a word.
	['pricing', '1', '17'],
	['precos', '1'],
	['writing', '9'],
	['write', '9'],
	['decisões', '7', '11'],
	['decisoes', '7', '11'],
	['lessons', '16'],
	['aulas', '16'],
	['dívidas', '14'],
	['proposals', '17'],
	['revisões semanais', '8'],
	// Any order, and words from several fields and both languages.
	['plan lesson', '16'],
	['list shopping', '4'],
	['semana orçamento', '4'],
	['flow cash forecast', '6'],
	['proposta whatsapp', '17'],
	['marketing poster', '20'],
	['plano de aula', '16'],
	['lista de compras', '4'],
	// Quotes and minus.
	['"weekly review"', '8'],
	['"first line"', '9'],
	['budget -shopping', 'budget-with-slack'],
	['preço -whatsapp', '1'],
	['código -"pull request"', '5', '13'],
	// One typo forgiven.
	['emial', 'answer-a-hard-email'],
	['propsal', '17'],
	['instagran', '3'],
	['calender', '21'],
	['diagnostcio', '2'],
	['cardapoi', '4'],
	['legnedas', '3'],
	['weekly reveiw', '8'],
	['voz da mraca', '10'],
]

test.each(RELEVANCE)('%s finds first what it means', async (query, ...expected) => {
	const { prompts } = await findPrompts(VISITOR, 'en', { query, category: null, after: null })
	expect(prompts.slice(0, expected.length).map(({ id }) => id)).toEqual(expected)
})

/** Names of categories in either language, without accents and with a typo, and the category. */
const BY_CATEGORY = [
	['education', 'education'],
	['educacao', 'education'],
	['educasao', 'education'],
	['nutrition', 'nutrition'],
	['nutricao', 'nutrition'],
	['nutriton', 'nutrition'],
	['consulting', 'consulting'],
	['programming', 'programming'],
	['programacao', 'programming'],
	['storytelling', 'storytelling'],
	['narrativa', 'storytelling'],
	['storyteling', 'storytelling'],
	['finanças', 'finance'],
	['markting', 'marketing'],
] as const

test.each(BY_CATEGORY)('%s finds the prompts of its category first', async (query, category) => {
	const { prompts } = await findPrompts(VISITOR, 'en', { query, category: null, after: null })
	expect(prompts.slice(0, 3).map((prompt) => prompt.category)).toEqual(Array(3).fill(category))
})

test('the page’s language changes the words on the cards, never what is found', async () => {
	for (const [query] of RELEVANCE) {
		const wanted = { query, category: null, after: null }
		const [english, portuguese] = [
			await findPrompts(VISITOR, 'en', wanted),
			await findPrompts(VISITOR, 'pt', wanted),
		]
		expect(portuguese.prompts.map(({ id }) => id)).toEqual(english.prompts.map(({ id }) => id))
		expect(portuguese.prompts.every(({ language }) => language === 'pt')).toBe(true)
	}
})
