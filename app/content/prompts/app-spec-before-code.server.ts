import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'app-spec-before-code',
	category: 'programming',
	isPremium: true,
	relatedPrompts: ['code-review-with-a-budget', '13', 'migration-with-a-way-back'],
	publishedOn: '2027-01-04',
	updatedOn: '2027-01-04',
	en: {
		title: 'Your small app, specified before any code',
		tagline: 'The file to hand to a builder',
		description:
			'An idea and a time budget become one SPEC.md: a scene of real use, testable sentences, what is left out, and slices a person can use. You correct its guesses before a line is written.',
		tags: ['specification', 'requirements', 'mvp', 'vibe coding', 'app idea'],
		searchedAs: [
			'app idea',
			'app spec',
			'software specification',
			'write a spec',
			'spec driven development',
			'spec.md',
			'prd',
			'product requirements document',
			'requirements document',
			'functional requirements',
			'user stories',
			'acceptance criteria',
			'mvp',
			'mvp plan',
			'scope an mvp',
			'plan an app',
			'build an app with ai',
			'vibe coding',
			'prompt for lovable',
			'prompt for cursor',
			'prompt for claude code',
			'brief for a developer',
			'hire a developer brief',
			'side project',
			'from idea to app',
			'ears requirements',
			'shape up pitch',
			'what to build first',
			'build an app without coding',
			'no-code bubble base44 bolt replit',
			'non-technical founder',
			'describe my app to a programmer',
			'website idea plan',
			'mobile app iphone android',
			'what features first',
			'technical specification template',
			'claude code agents.md',
			'internal tool for my company',
			'gherkin given when then',
			'definition of done',
			'brief for my dev team',
			'user story map',
			'startup prototype, saas idea',
			'feature list',
			'wireframe, v0',
		],
		promptText: `No code yet. Write the SPEC.md I can hand to whoever builds this, and talk me out of half of it on the way.

The idea: [app idea]
Who will use it, and where they stand or sit while they do: [users]
How they manage today: [workaround]
Time for building: [time budget]
Builder: [builder]
It must never: [must never]

Don’t interview me first. Write the whole file now, three printed pages at most, and put “assumption:” where I was silent, so that I can disagree with something. When I answer, send back only the sections that change.

If a spreadsheet, a form or an app that exists would do most of this, say so in the line above the file, and name what it couldn’t do.

# The moment
One real use as a scene of six lines: who, where, which device, what they do now, what they would do instead, how long it takes.

# Words
Up to eight terms: term | means | doesn’t mean. From here on use only these.

# It does
Eight to fourteen numbered sentences in EARS: “When …, the app shall …”, “While …, the app shall …”, “If …, then the app shall …”. One behavior each, checkable by looking. At least a third start with If, and each thing it must never do has one.

# Examples
For the three riskiest sentences: given, when, then, with real values.

# Data
Field | example | who sees it | kept until. As little about people as possible. Health, children or payments: name what a lawyer has to settle.

# Screens
Each with what it shows, what can be done there, and what it says when empty or failing.

# No
What doesn’t fit the time, and what people do instead. This list should hurt.

# Slices
Build order. Each slice serves one real user, takes at most a quarter of the time and lists its sentences. The first has no payment and no settings, and a login only if something it must never do requires one.

# Open
Up to five questions with two options and the default, costliest to change first.

Fit the file to the builder. A coding agent needs test commands, stop-and-ask points and a ban on new dependencies; a hired developer, what is handed over and whose accounts it runs under; if it is me, which file to open first. Name a framework only if a numbered sentence forces one.

Check that every sentence is in exactly one slice, that the slices fit the time, and that no screen shows what Data forbids.`,
		blanks: [
			{
				name: 'app idea',
				label: 'The idea',
				example: 'neighbors book the shared laundry room from their phones',
				kind: 'long',
			},
			{ name: 'users', label: 'Who uses it, and where', example: '14 households, standing at the machines' },
			{ name: 'workaround', label: 'How they manage today', example: 'a paper list that gets lost' },
			{
				name: 'time budget',
				label: 'Time for building',
				example: 'one weekend',
				kind: 'choice',
				choices: ['one weekend', 'two weeks of evenings', 'six weeks'],
			},
			{
				name: 'builder',
				label: 'Who builds it',
				example: 'a coding agent',
				kind: 'choice',
				choices: ['a coding agent', 'a developer I hire', 'me'],
			},
			{ name: 'must never', label: 'It must never', example: 'show strangers who is away from home' },
		],
		instructions:
			'Use it before the first line of code or the first message to an agent or a developer. Describe the people and their day rather than features. Not for large systems with several teams, and not a legal review of what you store about people.',
		steps: [
			'Watch or recall one real use today and describe where it happens.',
			'Choose the time you will really spend.',
			'Correct the assumptions and answer the open questions.',
			'Save the file in the repository and have the first slice built alone.',
		],
		followUp:
			'Here are my answers and corrections. Send only the changed sections. Then turn the first slice into a task for the builder: its sentences, its examples as tests, and what must not be touched.',
		answerParts: [
			{ heading: 'The moment', note: 'a scene that shows why anyone would open it' },
			{ heading: 'It does', note: 'behavior you can tick off, failures included' },
			{ heading: 'Data', note: 'what is kept about whom, and for how long' },
			{ heading: 'No', note: 'features refused, with a substitute for each' },
			{ heading: 'Slices', note: 'an order of work that is useful from the start' },
			{ heading: 'Open', note: 'choices only you can make, each with a fallback' },
		],
		credits:
			'EARS is by Alistair Mavin and colleagues at Rolls-Royce (IEEE Requirements Engineering Conference, 2009). Fixed time with cut scope and the list of no’s follow Ryan Singer, Shape Up (2019); one word per thing follows Eric Evans, Domain-Driven Design (2003).',
	},
	pt: {
		title: 'Seu app no papel antes do código',
		tagline: 'O arquivo para quem vai construir',
		description:
			'Da ideia e do tempo que existe nasce um SPEC.md: uma cena de uso, frases que dá para testar, o que fica fora e fatias que alguém já usa. Você corrige os palpites antes da primeira linha.',
		tags: ['especificação', 'requisitos', 'mvp', 'vibe coding', 'ideia de app'],
		searchedAs: [
			'ideia de aplicativo',
			'criar um app',
			'criar aplicativo',
			'fazer um aplicativo com ia',
			'especificação de software',
			'documento de requisitos',
			'levantamento de requisitos',
			'requisitos funcionais',
			'histórias de usuário',
			'critérios de aceite',
			'documento de escopo de aplicativo',
			'escopo de sistema',
			'mvp',
			'como fazer um mvp',
			'planejar um app',
			'planejar sistema',
			'vibe coding',
			'prompt para lovable',
			'prompt para cursor',
			'prompt para claude code',
			'prompt para criar app',
			'prompt para criar sistema',
			'briefing para desenvolvedor',
			'contratar programador',
			'orçar aplicativo',
			'projeto pessoal de programação',
			'tirar ideia do papel',
			'spec.md',
			'prd',
			'criar app sem programar',
			'no-code bubble base44 bolt replit',
			'não sei programar e quero app',
			'protótipo de startup',
			'descrever meu app ao programador',
			'aplicativo celular android iphone',
			'quais funcionalidades primeiro',
			'sistema interno para empresa',
			'lista de funcionalidades',
			'fábrica de software',
			'caso de uso uml',
			'sistema para minha loja',
			'planejar site, especificação técnica',
			'saas ideia',
			'backlog, especificação',
		],
		promptText: `Ainda sem código. Escreva o SPEC.md que eu possa entregar a quem vai fazer este app e, no caminho, me convença a desistir de metade.

A ideia: [ideia do app]
Quem usa, e em que situação: [quem usa]
Como se viram hoje: [jeito de hoje]
Tempo para construir: [tempo]
Quem constrói: [quem constrói]
Não pode acontecer nunca: [jamais]

Não me entreviste antes. Faça o arquivo inteiro agora, em até três páginas impressas, com “suposição:” onde eu não disse nada: é mais fácil discordar do que inventar. Quando eu responder, devolva só as seções que mudam.

Se um grupo de WhatsApp, uma planilha ou um app pronto já resolve quase tudo, avise em uma linha, acima do arquivo, e diga o que ficaria faltando.

# A cena
Um uso real em seis linhas: quem, onde, com que celular e que internet, o que faz hoje, o que faria com o app, quanto demora.

# As palavras
Até oito termos: termo | quer dizer | não quer dizer. Daqui em diante, só eles.

# O app faz
De oito a catorze frases numeradas, no padrão EARS: “Quando …, o app deve …”, “Enquanto …, o app deve …”, “Se …, então o app deve …”. Um comportamento por frase, que dê para conferir usando o app. Pelo menos um terço começa com Se, e o que não pode acontecer nunca tem a sua.

# Exemplos
Para as três frases de maior risco: dado, quando, então, com valores de verdade.

# Dados
Campo | exemplo | quem vê | guardado até. O mínimo sobre pessoas. CPF, saúde, criança ou pagamento: diga o que, pela LGPD, se pergunta a um advogado.

# Telas
Em cada uma, o que mostra, o que dá para fazer e o que aparece quando está vazia ou sem sinal.

# Fora
O que não cabe no tempo, e como a pessoa se vira sem. Tem que doer um pouco.

# Fatias
A ordem da obra. Cada fatia já serve a uma pessoa real, gasta no máximo um quarto do tempo e traz os números das suas frases. A primeira não tem login, nem Pix, nem configurações.

# Em aberto
Até cinco perguntas com duas opções e o padrão, da mais cara de mudar à mais barata.

Ajuste a quem constrói: agente de código precisa de comando de teste, ponto de parada e proibição de dependência nova; pessoa contratada precisa saber o que entrega e em nome de quem ficam contas, domínio e repositório; eu, que arquivo abrir primeiro. Framework, só se uma frase numerada obrigar.

Confira: cada frase em uma fatia só, fatias dentro do tempo, nenhuma tela mostra o que Dados proíbe.`,
		blanks: [
			{
				name: 'ideia do app',
				label: 'A ideia',
				example: 'moradores reservam o salão do prédio pelo celular',
				kind: 'long',
			},
			{
				name: 'quem usa',
				label: 'Quem usa, e em que situação',
				example: '32 apartamentos, no elevador, com pressa',
			},
			{ name: 'jeito de hoje', label: 'Como se viram hoje', example: 'caderno na portaria, sempre rasurado' },
			{
				name: 'tempo',
				label: 'Tempo para construir',
				example: 'um fim de semana',
				kind: 'choice',
				choices: ['um fim de semana', 'duas semanas de noites', 'seis semanas'],
			},
			{
				name: 'quem constrói',
				label: 'Quem constrói',
				example: 'um agente de código',
				kind: 'choice',
				choices: ['um agente de código', 'alguém que vou contratar', 'eu'],
			},
			{
				name: 'jamais',
				label: 'Não pode acontecer nunca',
				example: 'duas famílias com o salão no mesmo dia',
			},
		],
		instructions:
			'Use antes da primeira linha de código, do primeiro pedido ao agente ou do primeiro orçamento. Conte das pessoas e do dia delas, não de funcionalidades. Não serve para sistema grande com várias equipes nem substitui parecer sobre LGPD.',
		steps: [
			'Observe ou lembre um uso real e diga onde ele acontece.',
			'Escolha o tempo que você vai gastar de verdade.',
			'Corrija as suposições e responda ao que ficou em aberto.',
			'Guarde o arquivo no repositório e mande construir só a primeira fatia.',
		],
		followUp:
			'Aqui estão as respostas e as correções. Mande só as seções que mudaram. Depois transforme a primeira fatia em uma tarefa para quem constrói: as frases, os exemplos como testes e o que não se mexe.',
		answerParts: [
			{ heading: 'A cena', note: 'uma história que mostra por que alguém abriria isso' },
			{ heading: 'O app faz', note: 'comportamentos para ticar, com as falhas junto' },
			{ heading: 'Dados', note: 'o que se guarda de quem, e por quanto tempo' },
			{ heading: 'Fora', note: 'o que foi recusado, com um jeito de viver sem' },
			{ heading: 'Fatias', note: 'ordem de trabalho que serve desde o começo' },
			{ heading: 'Em aberto', note: 'escolhas que só você faz, com saída pronta' },
		],
		credits:
			'O EARS é de Alistair Mavin e colegas da Rolls-Royce (conferência IEEE de engenharia de requisitos, 2009). Tempo fixo com escopo cortado e a lista do que fica fora seguem Ryan Singer, Shape Up (2019); uma palavra por coisa segue Eric Evans, Domain-Driven Design (2003).',
	},
}
