import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'plot-from-one-idea',
	category: 'storytelling',
	isPremium: false,
	relatedPrompts: ['9', 'two-voices-one-dialogue', 'novel-chapter-by-chapter'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'A plot out of one idea',
		tagline: 'But and therefore, never and then',
		description:
			'An idea is not a story until it costs somebody something. Find who pays, then let one of four methods carry it to an ending, every beat caused by the one before.',
		tags: ['plot', 'story idea', 'outline', 'fiction', 'short story'],
		searchedAs: [
			'plot generator',
			'story generator',
			'turn an idea into a story',
			'idea to story',
			'story outline',
			'story structure',
			'plot structure',
			'plot outline',
			'short story plot',
			'plot twist',
			'plot twist ideas',
			'story ideas',
			'writer’s block',
			'plot holes',
			'story circle',
			'dan harmon story circle',
			'story spine',
			'pixar story spine',
			'kishotenketsu',
			'kishōtenketsu',
			'three-act structure',
			'hero’s journey',
			'hero’s journey template',
			'beat sheet',
			'story beats',
			'I have an idea but no plot',
			'stuck on my story',
			'what happens next in my story',
			'conflict in a story',
			'd&d campaign plot',
			'dnd campaign idea',
			'plot generator from an idea',
			'story outline generator',
			'I have a character but nothing happens',
			'story goes nowhere',
			'children’s story plot',
			'motivation of the character',
			'dungeon master, rpg adventure',
			'one shot, comic manga',
			'short film, horror story',
			'love story, fantasy world',
			'boring plot, writing contest',
			'flash fiction, game narrative',
			'ending ideas, inciting incident',
			'random story, theater play',
			'fanfiction, worldbuilding, villain, webtoon, mystery',
			'stakes, premise, storyline, logline',
		],
		promptText: `Here is an idea that isn’t a story yet: [idea]. I want to make it [form], and leave the reader with [aftertaste]. I am tired of [avoid]. Build it as [method].

Whose story is it? Name three people whom this idea would cost something, one line each: who, what they want, why they can’t simply have it. Go on with the one who can least afford to walk away, and tell me why.

Then the plot, in the method above only, each beat under its name there:
- story spine (Kenn Adams): once upon a time; every day; but one day; because of that, three times; until finally; ever since then.
- story circle (Dan Harmon): you, need, go, search, find, take, return, change.
- kishōtenketsu: introduction, development, a turn from somewhere else, the two reconciled; two beats each, and no villain required.
- three acts: ordinary life, disturbance, no way back, reversal in the middle, lowest point, last choice, new life.

A beat is at most two sentences: what somebody does, and what can’t be undone after it. Between beats stands BUT or THEREFORE. Where only AND THEN would fit, throw the beat out and find another; the turn of a kishōtenketsu alone may wait for its link. Accidents may start the trouble; they never end it.

Below the plot:
- Forks: two beats that could have gone the other way, and what that road would cost.
- Other ending: new last two beats, the opposite outcome, the same aftertaste.
- Seen before: the beat that readers of this kind of story expect, with a swap that leaves the rest standing.

No prose, no dialogue; call people by what they do unless I gave a name. What I would have to look up about a trade, a place or a time starts with “assumption:”.

Finally, swap any two neighboring beats in your head. If nothing breaks, they were never joined: rewrite one before I see it.`,
		blanks: [
			{
				name: 'idea',
				label: 'Your idea',
				example: 'someone who repairs hearing aids keeps hearing one voice',
			},
			{ name: 'form', label: 'What you want to write', example: 'a quiet ghost story, about 12 pages' },
			{ name: 'aftertaste', label: 'What the reader is left with', example: 'relief with a splinter in it' },
			{ name: 'avoid', label: 'What you don’t want', example: 'police, dreams, he was dead all along' },
			{
				name: 'method',
				label: 'Method',
				example: 'story circle',
				kind: 'choice',
				choices: ['story spine', 'story circle', 'kishōtenketsu', 'three acts'],
			},
		],
		instructions:
			'Use it when an image or a “what if” won’t leave you alone and nothing happens in it yet. Run it twice with two methods and keep the better bones. Not for a whole novel, where each chapter needs its own turn, and not for the story that really happened to you.',
		steps: [
			'Write the idea in one sentence, even if it is silly.',
			'Name what you are tired of reading.',
			'Choose a method; if in doubt, the story spine.',
			'Read only the BUTs and THEREFOREs aloud.',
			'Change one beat yourself before you write the first page.',
		],
		followUp:
			'Keep the first three beats and send the story down the fork I name. Show me only the beats that had to change, each with its BUT or THEREFORE.',
		credits:
			'Story spine: Kenn Adams. Story circle: Dan Harmon. Kishōtenketsu: the four-part form of Chinese and Japanese narrative. “But” and “therefore”: Trey Parker and Matt Stone. Accidents that only start trouble: Emma Coats, who noted it at Pixar. Put together for Pronto.',
	},
	pt: {
		title: 'Um enredo inteiro a partir de uma ideia',
		tagline: 'Cada cena puxada pela anterior',
		description:
			'Você tem uma imagem ou um “e se”, mas nada acontece. Aqui a ideia ganha alguém que tem o que perder, um de quatro métodos e um fim que não cai do céu.',
		tags: ['enredo', 'ideia de história', 'roteiro', 'conto', 'escrita criativa'],
		searchedAs: [
			'criar enredo',
			'criar uma história',
			'criar história com ia',
			'como criar um enredo',
			'gerador de enredo',
			'gerador de histórias',
			'gerador de história',
			'transformar ideia em história',
			'ideia para conto',
			'ideia para história',
			'bloqueio criativo',
			'estrutura de história',
			'estrutura narrativa',
			'estrutura em três atos',
			'três atos',
			'jornada do herói',
			'círculo da história',
			'story circle',
			'story spine',
			'kishotenketsu',
			'trama',
			'montar a trama',
			'reviravolta',
			'plot twist',
			'furo de roteiro',
			'conflito da história',
			'começo meio e fim',
			'história sem fim',
			'travei na história',
			'não sei como continuar minha história',
			'enredo de rpg',
			'enredo de fanfic',
			'enredo para curta-metragem',
			'mestre de rpg',
			'aventura de rpg',
			'campanha d&d',
			'história de terror',
			'história de amor',
			'tenho personagem mas nada acontece',
			'concurso de contos',
			'peça de teatro',
			'ideia de final',
			'história para escola',
			'trabalho de português',
			'quadrinhos mangá, criar mundo',
			'história chata, história parada',
			'jogo narrativa, história original',
			'fantasia, vilão, microconto, novela, mistério',
			'motivação, premissa, argumento, historinha, imaginação, sinopse',
		],
		promptText: `Tenho uma ideia e nenhuma história: [ideia]. Vai ser [formato], e quem ler deve ficar com [gosto final]. Já cansei de [evitar]. O método: [método].

Comece pelo prejuízo. Quem perde alguma coisa se essa ideia for verdade? Apresente três pessoas, uma linha cada: quem é, o que quer, o que não deixa. Siga com a que menos pode virar as costas e diga por que é ela.

Agora o enredo, num método só, o que escolhi, com o nome de cada etapa:
- espinha da história (Kenn Adams): era uma vez; todo dia; até que um dia; por causa disso, três vezes; até que finalmente; desde então.
- círculo da história (Dan Harmon): você, necessidade, travessia, busca, encontro, preço, volta, mudança.
- kishotenketsu: introdução, desenvolvimento, virada que vem de outro lugar, conciliação; duas cenas em cada, vilão dispensável.
- três atos: vida comum, abalo, ponto sem volta, inversão no meio, fundo do poço, última escolha, vida nova.

Cada cena tem uma ou duas frases: o que alguém faz e o que, depois disso, não se desfaz. Ligue uma à outra por MAS ou POR ISSO. Se a única emenda possível for E AÍ, jogue a cena fora e arranje outra (só a virada do kishotenketsu pode esperar para se ligar). Coincidência serve para complicar a vida da personagem, nunca para salvar.

Embaixo do enredo:
- Encruzilhadas: duas cenas que podiam ir para o outro lado, e o que se perderia.
- Outro fim: duas últimas cenas novas, desfecho contrário, mesmo gosto final.
- Já vi isso: a cena que todo leitor desse tipo de história espera, com uma troca que não derrube o resto.

Nada de prosa nem de diálogo. Sem nome inventado: chame cada um pelo que faz. O que eu teria de pesquisar sobre ofício, lugar ou época vem com “suposição:”.

Antes de mandar, troque duas cenas vizinhas de lugar. Não fez diferença? Então elas não se puxavam; reescreva uma.`,
		blanks: [
			{
				name: 'ideia',
				label: 'Sua ideia',
				example: 'nos achados e perdidos chega algo que ela ainda vai perder',
			},
			{ name: 'formato', label: 'O que quer escrever', example: 'conto de umas dez páginas' },
			{
				name: 'gosto final',
				label: 'O que fica em quem lê',
				example: 'ternura, com a luz acesa até mais tarde',
			},
			{ name: 'evitar', label: 'O que você não quer', example: 'sonho, hospício, explicação científica' },
			{
				name: 'método',
				label: 'Método',
				example: 'kishotenketsu',
				kind: 'choice',
				choices: ['espinha da história', 'círculo da história', 'kishotenketsu', 'três atos'],
			},
		],
		instructions:
			'Use quando uma imagem não sai da cabeça e ainda não acontece nada nela. Rode duas vezes, com dois métodos, e fique com o melhor esqueleto. Não serve para romance inteiro, em que cada capítulo pede a sua virada, nem para caso que aconteceu de verdade.',
		steps: [
			'Escreva a ideia em uma frase, mesmo que pareça boba.',
			'Diga o que você já cansou de ler.',
			'Escolha o método; na dúvida, a espinha da história.',
			'Leia em voz alta só os MAS e os POR ISSO.',
			'Mude você uma cena antes de começar a escrever.',
		],
		followUp:
			'Guarde as três primeiras cenas e siga pela encruzilhada que eu indicar. Mostre só o que precisou mudar, com o MAS ou o POR ISSO de cada emenda.',
		credits:
			'Espinha da história: Kenn Adams (Story Spine). Círculo: Dan Harmon. Kishotenketsu: forma em quatro partes das narrativas chinesa e japonesa. “Mas” e “por isso”: Trey Parker e Matt Stone. A coincidência que só complica: Emma Coats, na Pixar. Reunidos para o Pronto.',
	},
}
