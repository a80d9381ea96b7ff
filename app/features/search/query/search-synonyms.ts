import { formsOf } from '~/core/search-words'
import { LANGUAGES, type Language } from '~/i18n/language'

/**
 * Folded words that people use for the same thing, a row for each meaning: those of English, then those of Portuguese. They
 * stand in for each other where a query finds too little as it was typed, and count for less than the words themselves. Each
 * is looked for as its own language stems it. What stands before a colon is asked and never looked for: its stem is
 * that of another word, 'resume' of 'resumo'.
 */
const GROUPS = `
	price prices pricing charge charging fee fees rate rates cost costs | preco precos cobrar cobranca valor valores tarifa precificar precificacao honorarios
	money cash bucks | dinheiro grana caixa
	debt debts owe loan loans | divida dividas emprestimo endividado endividada devendo devo
	card | cartao
	budget | orcamento orcamentos
	cheap affordable inexpensive saving | barato barata baratos baratas economico economica economizar
	bill bills invoice | boleto boletos conta contas
	company business firm enterprise startup | empresa negocio negocios empreendimento
	shop store | loja lojinha comercio mercadinho boutique
	client clients customer customers buyer buyers prospect prospects lead leads | cliente clientes fregues freguesia
	sell selling sales sale | vender venda vendas
	promotion promo promotions offer offers discount | promocao promocoes oferta ofertas desconto descontos liquidacao
	ad ads advert advertisement advertising flyer leaflet poster | anuncio anuncios propaganda panfleto cartaz divulgar divulgacao
	proposal quote quotation estimate pitch | proposta propostas
	contract | contrato
	launch release launching | lancamento lancar inaugurar inauguracao
	change changes tweak tweaks revision revisions | mudanca mudancas alteracao alteracoes ajuste ajustes
	photo photos picture pictures pic pics | foto fotos imagem imagens
	caption captions post posts | legenda legendas postagem postagens publicacao publicacoes
	instagram insta | instagram insta
	brand branding | marca marcas
	voice tone | voz tom
	freelancer freelance freelancers | freela autonomo autonoma mei
	boss manager director supervisor | chefe gerente diretor gestor patrao patroa supervisora
	coworker coworkers colleague colleagues teammate | colega colegas
	resume resumes: cv | curriculo curriculos
	salary salaries wage wages paycheck | salario salarios
	tax taxes | imposto impostos
	rent rental | aluguel locacao
	meal meals dinner dinners lunch lunches food feed feeding | refeicao refeicoes almoco jantar janta comida marmita marmitas alimentar
	menu menus | cardapio cardapios
	recipe recipes cook cooking | receita receitas cozinhar
	diet slim weight | dieta emagrecer emagrecimento regime
	healthy health | saudavel saudaveis saude
	groceries grocery supermarket | compras supermercado mercado feira
	nutrition nutritional dietitian | nutricao nutricional nutricionista
	label labels packaging | rotulo rotulos embalagem
	ingredient ingredients additives | ingrediente ingredientes aditivos
	code script program function | codigo codigos programa funcao
	programmer developer coder engineer | programador programadora desenvolvedor desenvolvedora dev
	bug bugs debug debugging error errors defect | erro erros defeito falha depurar debugar
	test tests testing | teste testes testar
	exam exams test finals | prova provas exame exames vestibular concurso enem
	study studying revise revision | estudar estudo estudos revisar
	schedule timetable calendar | agenda cronograma calendario horario
	lesson lessons class classes | aula aulas
	teacher teachers teaching teach | professor professora ensinar
	student students pupil pupils kids | aluno alunos aluna estudante estudantes turma
	quiz exercise exercises activity activities worksheet | atividade atividades exercicio exercicios
	week weekly | semana semanal semanas
	day daily | dia diario diaria
	morning | manha
	plan plans planner planning | plano planos planejar planejamento
	organize organise organized tidy | organizar organizacao organizado
	routine routines habit habits | rotina rotinas habito habitos
	task tasks todo chores | tarefa tarefas pendencias afazeres
	email emails mail inbox | correio mensagem mensagens
	summary summarize summarise brief recap | resumo resumir resuma
	meeting meetings | reuniao reunioes
	decision decisions decide deciding choose choosing choice dilemma | decisao decisoes decidir escolha escolher dilema
	doubt undecided unsure | duvida indeciso indecisa
	job career work profession | emprego trabalho carreira profissao
	hard difficult tough | dificil dificeis
	story stories tale tales | historia historias conto contos
	book novel novels books | livro livros romance
	beginning opening start intro | comeco inicio abertura comecar iniciar
	sentence sentences line | frase frases
	family relatives | familia familiar
	grandmother grandma grandfather grandpa grandparents granny nana | avo avos vovo bisavo
	memoir memoirs biography memories | memoria memorias biografia recordacoes lembrancas
	diagnosis diagnose assessment checkup audit | diagnostico avaliacao auditoria
	strategy strategic | estrategia estrategico
	problem problems issue trouble wrong | problema problemas
	pay paying repay repaying settle | pagar pagando quitar quitando quitacao
	viable viability feasible feasibility validate | viavel viabilidade validar
	profit profits margin | lucro lucros margem
	growth grow growing scale | crescer crescimento
	forecast projection projected | previsao projecao
	documentation document documenting doc docs | documentacao documentar
	explain explained explanation understand | explicar explique explicacao entender entenda
	approve approves | aprova aprovar
	neighborhood neighbourhood local nearby street | bairro vizinhanca rua
	interview interviews interviewing | entrevista entrevistas entrevistar
	questions question ask | perguntas pergunta perguntar
	review reviews reviewing retrospective | revisao revisar balanco
	priority priorities prioritize | prioridade prioridades priorizar
	reflection reflect journaling | reflexao refletir
	essay essays | redacao redacoes
	thesis dissertation | tcc monografia tese dissertacao
	homework | licao tarefa
	language languages | idioma idiomas lingua linguas
	child children kid kids son daughter toddler baby nephew niece grandson granddaughter grandchild | crianca criancas filho filha filhos filhas bebe sobrinho sobrinha neto neta
	wedding marriage | casamento casamentos
	speech speeches toast | discurso discursos brinde
	christmas xmas | natal
	angry rude furious hostile | grosso grossa grosseiro irritado irritada bravo brava brabo braba
	complaint complaints complain complaining | reclamacao reclamacoes reclamar queixa queixas
	refund refunds reimbursement | reembolso estorno devolucao
	character characters | personagem personagens
	screenplay screenwriting script | roteiro roteiros
	fridge refrigerator | geladeira
	leftover leftovers | sobra sobras resto restos
	procrastinate procrastinating procrastination | procrastinar procrastinacao adiar adiando
	rollback revert undo | reverter desfazer
	subscriber subscribers | assinante assinantes inscritos
`

type Group = Readonly<Record<Language, readonly string[]>>

const groups = GROUPS.trim()
	.split('\n')
	.map((row) => {
		const parts = row.split(/[:|]/).map((words) => words.trim().split(' '))
		const [en = [], pt = []] = row.includes(':') ? parts.slice(1) : parts
		return { asked: parts.flat(), group: { en, pt } satisfies Group }
	})

const groupsOf = new Map<string, Group[]>()
for (const { asked, group } of groups) {
	for (const word of asked) groupsOf.set(word, [...(groupsOf.get(word) ?? []), group])
}

/** Folded words of one language that mean the same as a folded word of either, without its own forms. */
export function synonymsIn(language: Language, word: string): string[] {
	const forms = formsOf(word)
	const found = forms.flatMap((form) => groupsOf.get(form) ?? []).flatMap((group) => group[language])
	return [...new Set(found)].filter((other) => !forms.includes(other))
}

/** The same of both languages. */
export function synonymsOf(word: string): string[] {
	return [...new Set(LANGUAGES.flatMap((language) => synonymsIn(language, word)))]
}
