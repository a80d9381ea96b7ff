import { beforeAll, expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { fillCatalogueSearch, findPrompts } from './search.server'

beforeAll(fillCatalogueSearch)

/** A query and the prompts that have to come first, in this order. */
const RELEVANCE: [string, ...string[]][] = [
	// Words of titles, in both languages.
	['price', '1', '17'],
	['preço', '1', '17'],
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
	['decision', '7', '11'],
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
	// Words of tags.
	['stakeholders', '11'],
	['e-mail', '21'],
	['email', '21'],
	['vestibular', '12'],
	['concurso', '12'],
	['whatsapp', '17', '20'],
	['copywriting', '3', '10'],
	['memoir', '15'],
	['juros', '14'],
	['git', '19'],
	['freelance', '1', '17'],
	// Categories, by name in either language.
	['education', '12', '16'],
	['nutrition', '18', '4'],
	['consulting', '2', '11', '17'],
	['programming', '5', '13', '19'],
	['storytelling', '9', '15'],
	['narrativa', '9', '15'],
	['finanças', '14', '1', '6'],
	// Accents left out.
	['educacao', '12', '16'],
	['nutricao', '4', '18'],
	['programacao', '5', '13', '19'],
	['divida', '14'],
	['cardapio', '4'],
	['rotulo', '18'],
	['historia de familia', '15'],
	['preco', '1', '17'],
	['diagnostico', '2'],
	['codigo legado', '5'],
	// Other forms of a word.
	['pricing', '1', '17'],
	['precos', '1', '17'],
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
	['budget -shopping', '6', '14'],
	['preço -whatsapp', '1'],
	['código -"pull request"', '5', '13'],
	// One typo forgiven.
	['markting', '20', '3', '10'],
	['emial', '21'],
	['propsal', '17'],
	['instagran', '3'],
	['calender', '21'],
	['nutriton', '18', '4'],
	['diagnostcio', '2'],
	['cardapoi', '4'],
	['legnedas', '3'],
	['educasao', '12', '16'],
	['weekly reveiw', '8'],
	['voz da mraca', '10'],
	['storyteling', '9', '15'],
]

test.each(RELEVANCE)('%s finds first what it means', async (query, ...expected) => {
	const { prompts } = await findPrompts(VISITOR, 'en', { query, category: null, after: null })
	expect(prompts.slice(0, expected.length).map(({ id }) => id)).toEqual(expected)
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
