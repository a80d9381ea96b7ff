import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'about-me-told-as-a-story',
	category: 'storytelling',
	isPremium: false,
	relatedPrompts: ['10', '17', '9'],
	publishedOn: '2027-02-15',
	updatedOn: '2027-02-15',
	en: {
		title: 'Your “about me,” told as a story',
		tagline: 'Three scenes, three lengths, one thread',
		description:
			'Write down odd jobs, wrong turns and dates in any order; the habit that runs through them becomes the thread. It is told in 25, 80 and 200 words, without the word “passion.”',
		tags: ['about me', 'bio', 'linkedin', 'personal story', 'website'],
		searchedAs: [
			'about me page',
			'about page',
			'write my bio',
			'short bio',
			'professional bio',
			'bio for website',
			'speaker bio',
			'artist bio',
			'author bio',
			'linkedin about section',
			'linkedin summary',
			'linkedin bio',
			'instagram bio about me',
			'tell my story',
			'my story page',
			'personal branding story',
			'founder story',
			'origin story',
			'career change story',
			'how to write about yourself',
			'introduce yourself',
			'about me examples',
			'write about myself',
			'about me for my website',
			'bio generator',
			'describe myself in a few sentences',
			'who am I paragraph',
			'dating profile text',
			'tinder hinge bumble profile',
			'therapist coach photographer bio',
			'third person bio',
			'twitter x bio',
			'elevator pitch about myself',
			'my background sounds boring',
			'many different jobs resume gaps story',
			'conference speaker introduction',
			'college application personal statement',
			'scholarship personal essay',
			'team page profile',
			'I hate talking about myself',
			'portfolio introduction',
		],
		promptText: `My “about” text says what I am. I want one that shows how I got here and that nobody else could sign.

What I do now: [work]
Who reads it: [readers]
Jobs, turns, accidents, dates, in any order: [life notes]
Keep private: [private part]
Where it goes: [place]

Look through the notes for three scenes, the way the psychologist Dan McAdams asks people to tell their lives: a high point, a low point, a turning point. A scene has a place and somebody doing something. With fewer than two, ask me up to three questions and wait.

Find the thread: one thing I keep doing in at least two of the scenes, whatever I called it at the time. Offer three, in one sentence each, choose the one a competitor would find hardest to claim, and tell me why.

Then write, each from that thread:
- 25 words, for the line under my name, with what I do now.
- 80 words that open in the turning point.
- 200 words that open in a scene, not at birth, not with a degree, and end on what these readers can come to me for.

On a website I say “I.” On LinkedIn too, with the thread in the first 20 words. A speaker bio is in the third person, easy for a host to read aloud.

No “passion,” “journey,” “lifelong,” “wearing many hats.” No adjective about me. A low point may be told, but not to win pity. If a link between two facts is yours and not mine, put “assumption:” below the texts and ask me. Nothing private, not even hinted at.

Last test: put another person’s name in. Rewrite every sentence that would still be true.`,
		blanks: [
			{ name: 'work', label: 'What you do now', example: 'I restore and tune old accordions' },
			{
				name: 'readers',
				label: 'Who reads it',
				example: 'players with an heirloom in the attic',
				meaning: 'audience',
			},
			{
				name: 'life notes',
				label: 'Jobs, turns and dates',
				example: 'Drove a school bus 6 years. 2011: flood in the shop…',
				kind: 'long',
			},
			{ name: 'private part', label: 'Keep private', example: 'the divorce, the name of the old boss' },
			{
				name: 'place',
				label: 'Where it goes',
				example: 'website',
				kind: 'choice',
				choices: ['website', 'LinkedIn', 'speaker bio'],
			},
		],
		instructions:
			'Use it when your page reads like a form, after a change of work, or before somebody has to introduce you. The odd facts help more than the titles. Not for a résumé, where dates and order matter, nor for a dating profile.',
		steps: [
			'Write down ten facts, three of them embarrassing.',
			'Say what stays private.',
			'Choose the thread yourself, even against the advice.',
			'Read the 80 words to somebody who knows you.',
		],
		followUp:
			'I choose the thread I name now. Rewrite the 80 words from it, opening in the low point this time, and show which sentence you had to give up.',
		credits:
			'High point, low point and turning point are scenes from the life story interview of Dan P. McAdams (The Stories We Live By, 1993). The thread and the three lengths were written for Pronto.',
	},
	pt: {
		title: 'O seu “sobre mim” contado como história',
		tagline: 'Três cenas, três tamanhos, um fio condutor',
		description:
			'Empregos, tombos e acasos entram fora de ordem, e deles sai o fio que liga tudo. São três versões, de 25, 80 e 200 palavras, sem “apaixonada por” em nenhuma.',
		tags: ['sobre mim', 'biografia', 'linkedin', 'minibio', 'portfólio'],
		searchedAs: [
			'sobre mim',
			'texto sobre mim',
			'quem sou eu',
			'texto quem sou eu',
			'página sobre mim',
			'página quem somos',
			'minibiografia',
			'mini bio',
			'mini biografia profissional',
			'bio profissional',
			'bio para site',
			'bio do linkedin',
			'resumo do linkedin',
			'sobre do linkedin',
			'apresentação pessoal',
			'texto de apresentação pessoal',
			'apresentação profissional',
			'bio para instagram',
			'como falar de mim',
			'como escrever sobre mim mesmo',
			'contar minha história',
			'minha história profissional',
			'biografia de artista',
			'biografia de autor',
			'biografia de palestrante',
			'mudança de carreira',
			'marca pessoal',
			'me apresentar em poucas linhas',
			'descrição de perfil',
			'perfil do tinder bumble',
			'bio em terceira pessoa',
			'carta de motivação pessoal',
			'carta de intenção bolsa intercâmbio',
			'apresentar palestrante evento',
			'minha trajetória parece confusa',
			'fiz de tudo na vida',
			'vergonha de falar de mim',
			'aba sobre do site',
			'me descrever',
		],
		promptText: `Meu texto de apresentação parece ficha cadastral. Quero um que conte como vim parar aqui e que ninguém mais possa assinar.

Hoje eu faço: [trabalho]
Quem vai ler: [leitores]
Empregos, tombos, acasos e datas, fora de ordem: [notas da vida]
Não é da conta de ninguém: [parte privada]
Vai para: [lugar]

1. Garimpe três cenas, como as que o psicólogo Dan McAdams pede na entrevista de história de vida: um ponto alto, um ponto baixo, uma virada. Mostre cada uma em uma linha. Cena tem lugar e alguém fazendo alguma coisa. Achou menos de duas? Faça até três perguntas e espere.
2. Procure o fio: o que eu continuo fazendo em pelo menos duas delas, mesmo quando o crachá dizia outra coisa. Sugira três, em uma frase cada, e escolha o que um concorrente menos conseguiria copiar. Diga por quê.
3. Escreva, puxando esse fio:
- 25 palavras, para pôr embaixo do nome;
- 80 palavras, começando pela virada;
- 200 palavras, começando dentro de uma cena (nem no nascimento, nem no diploma) e terminando no que essas pessoas podem vir buscar comigo.

Site e LinkedIn vão em primeira pessoa; no LinkedIn, o fio está nas 20 primeiras palavras. Apresentação em evento vai em terceira, com ____ no lugar do nome e frases que um mestre de cerimônias leia sem tropeçar.

Ficam proibidos “apaixonado por”, “jornada”, “propósito”, “fora da caixa” e todo adjetivo sobre mim. Tombo se conta, mas sem pedir pena; origem humilde não é enfeite. Se foi você que ligou um fato a outro, avise no fim com “suposição:” e me pergunte. O que é privado não entra nem de raspão.

Prova dos nove: ponha outro nome no texto. A frase que continuar verdadeira, refaça.`,
		blanks: [
			{ name: 'trabalho', label: 'O que você faz hoje', example: 'ensino adultos a nadar, em Santos' },
			{
				name: 'leitores',
				label: 'Quem vai ler',
				example: 'quem passou dos 40 e tem vergonha de não saber nadar',
				meaning: 'audience',
			},
			{
				name: 'notas da vida',
				label: 'Empregos, viradas e datas',
				example: 'Oito anos de caixa. Em 2009, aula na turma das crianças…',
				kind: 'long',
			},
			{ name: 'parte privada', label: 'O que não se conta', example: 'a separação, o nome do mercado' },
			{
				name: 'lugar',
				label: 'Onde vai aparecer',
				example: 'site',
				kind: 'choice',
				choices: ['site', 'LinkedIn', 'apresentação em evento'],
			},
		],
		instructions:
			'Use quando a sua página parece formulário, depois de mudar de trabalho ou antes de alguém ter de apresentar você. Fato esquisito ajuda mais do que cargo. Não é currículo, em que data e ordem contam, nem perfil de aplicativo de namoro.',
		steps: [
			'Anote dez fatos, três deles meio vergonhosos.',
			'Diga o que não é da conta de ninguém.',
			'Escolha você o fio, mesmo contra o conselho.',
			'Leia as 80 palavras para quem conhece você.',
		],
		followUp:
			'Fico com o fio que vou indicar. Refaça as 80 palavras a partir dele, agora começando pelo tombo, e mostre a frase que precisou sair.',
		credits:
			'Ponto alto, ponto baixo e virada são cenas da entrevista de história de vida de Dan P. McAdams (The Stories We Live By, 1993). O fio e os três tamanhos foram escritos para o Pronto.',
	},
}
