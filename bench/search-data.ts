import { categories } from '~/features/library/category'
import type { SearchEntry } from '~/features/search/search-index.server'

/** Words of prompts and their counterparts, most frequent first: the frequency of a word falls with its place. */
const PAIRS =
	`email/e-mail plan/plano client/cliente writing/escrita idea/ideia week/semana price/preço text/texto
meeting/reunião story/história budget/orçamento lesson/aula report/relatório marketing/marketing post/publicação
product/produto team/equipe project/projeto code/código recipe/receita question/pergunta summary/resumo sale/venda
student/aluno customer/consumidor campaign/campanha review/revisão strategy/estratégia decision/decisão habit/hábito
schedule/agenda menu/cardápio debt/dívida exam/prova character/personagem chapter/capítulo test/teste bug/defeito
caption/legenda launch/lançamento offer/oferta brand/marca audience/público voice/voz message/mensagem letter/carta
interview/entrevista resume/currículo career/carreira contract/contrato invoice/fatura expense/despesa income/renda
saving/poupança investment/investimento tax/imposto market/mercado trend/tendência survey/pesquisa feedback/retorno
proposal/proposta diagnosis/diagnóstico workshop/oficina presentation/apresentação slide/slide speech/discurso
argument/argumento debate/debate essay/redação poem/poema song/canção script/roteiro dialogue/diálogo scene/cena
villain/vilão hero/herói plot/enredo setting/cenário function/função database/banco query/consulta server/servidor
deploy/implantação architecture/arquitetura documentation/documentação refactoring/refatoração security/segurança
breakfast/desjejum lunch/almoço dinner/jantar snack/lanche protein/proteína vegetable/legume allergy/alergia
shopping/compras label/rótulo calorie/caloria sleep/sono exercise/exercício morning/manhã evening/noite travel/viagem
journal/diário gratitude/gratidão focus/foco goal/meta priority/prioridade conflict/conflito negotiation/negociação
leadership/liderança hiring/contratação training/treinamento onboarding/integração culture/cultura retrospective/retrospectiva
dashboard/painel metric/métrica forecast/previsão scenario/cenário risk/risco audit/auditoria checklist/lista
newsletter/boletim blog/blog video/vídeo podcast/podcast photo/foto design/desenho logo/logotipo slogan/lema
grammar/gramática vocabulary/vocabulário translation/tradução pronunciation/pronúncia history/história science/ciência
mathematics/matemática geometry/geometria physics/física chemistry/química biology/biologia geography/geografia
garden/jardim pet/animal family/família wedding/casamento birthday/aniversário gift/presente home/casa cleaning/limpeza`
		.trim()
		.split(/\s+/)
		.map((pair) => pair.split('/') as [string, string])

const VERBS =
	`write/escreva plan/planeje review/revise improve/melhore explain/explique compare/compare summarize/resuma
organize/organize prepare/prepare rewrite/reescreva analyze/analise turn/transforme build/monte find/encontre choose/escolha`
		.trim()
		.split(/\s+/)
		.map((pair) => pair.split('/') as [string, string])

const SYLLABLES =
	'ba ce di fo gu ha je li mo nu pa re si to vu xa ze bri cla dro fle gra ple sta tro ver mar son tal'.split(
		' ',
	)
/** The first of them was made then, a further one every minute. */
const MADE_AT = Date.UTC(2026, 0, 1)
const RARE_WORDS = 20_000
const RARE_SHARE = 0.5
/** The frequency of the n-th word is n to minus this. */
const COMMON_SLOPE = 0.5
const RARE_SLOPE = 0.9

/** Made-up prompts in both languages: frequent words as in a real library, and a long tail of rare ones. */
export function* generateEntries(count: number): Generator<SearchEntry, undefined> {
	const random = seeded(1)
	const common = zipf(PAIRS.length, COMMON_SLOPE, random)
	const rare = zipf(RARE_WORDS, RARE_SLOPE, random)
	const noun = (): [string, string] => {
		if (random() > RARE_SHARE) return PAIRS[common()] ?? ['', '']
		const word = rareWord(rare())
		return [word, word]
	}
	const verb = () => VERBS[Math.floor(random() * VERBS.length)] ?? ['', '']
	for (let at = 0; at < count; at += 1) {
		const [title, other, third] = [noun(), noun(), noun()]
		const opening = verb()
		const tags = [noun(), noun(), noun(), noun()]
		const about = Array.from({ length: 12 }, (_, place) => (place % 4 === 0 ? verb() : noun()))
		const category = categories[Math.floor(random() * categories.length)] ?? categories[0]
		yield {
			promptId: `generated-${at}`,
			source: 'created',
			category: category.id,
			position: 1_000_000 - at,
			isPremium: at % 5 === 0,
			publishedAt: new Date(MADE_AT + at * 60_000),
			texts: [
				{
					language: 'en',
					title: `${opening[0]} a ${title[0]} ${other[0]} for your ${third[0]}`,
					tags: tags.map(([word]) => word),
					description: `You bring the ${about.map(([word]) => word).join(', and the ')}. You get a page that you can use today.`,
				},
				{
					language: 'pt',
					title: `${opening[1]} ${title[1]} e ${other[1]} para ${third[1]}`,
					tags: tags.map(([, word]) => word),
					description: `Você traz ${about.map(([, word]) => word).join(' com ')}. Recebe uma página que dá para usar hoje.`,
				},
			],
		}
	}
}

/** The words of the generated library, most frequent first, for queries that look like people's. */
export function frequentWords(): string[] {
	return PAIRS.flat()
}

export function rareWord(at: number): string {
	let rest = at + SYLLABLES.length ** 2
	let word = ''
	while (rest > 0) {
		word += SYLLABLES[rest % SYLLABLES.length]
		rest = Math.floor(rest / SYLLABLES.length)
	}
	return word
}

/** Draws places below `count`, the first ones most often. */
function zipf(count: number, slope: number, random: () => number): () => number {
	const sums: number[] = []
	let sum = 0
	for (let place = 1; place <= count; place += 1) {
		sum += place ** -slope
		sums.push(sum)
	}
	return () => {
		const drawn = random() * sum
		let [low, high] = [0, count - 1]
		while (low < high) {
			const middle = (low + high) >> 1
			if ((sums[middle] ?? 0) < drawn) low = middle + 1
			else high = middle
		}
		return low
	}
}

/** The same numbers in every run (mulberry32). */
export function seeded(seed: number): () => number {
	let state = seed
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
}
