import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'two-voices-one-dialogue',
	category: 'storytelling',
	isPremium: false,
	relatedPrompts: ['scene-revised-line-by-line', 'plot-from-one-idea', '9'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'Two voices nobody could mix up',
		tagline: 'A scene with the names covered',
		description:
			'Two people who want different things, in a scene without a single “said.” If a reader can’t tell who is speaking by the way it is spoken, the line was rewritten.',
		tags: ['dialogue', 'character voice', 'fiction', 'screenwriting', 'subtext'],
		searchedAs: [
			'write dialogue',
			'how to write dialogue',
			'dialogue generator',
			'realistic dialogue',
			'natural dialogue',
			'dialogue between two characters',
			'conversation between two characters',
			'my characters all sound the same',
			'all my characters sound alike',
			'distinct character voices',
			'character voices',
			'character dialogue',
			'character development',
			'give a character a voice',
			'argument scene',
			'write a fight between two people',
			'scene with tension',
			'subtext in dialogue',
			'dialogue tags',
			'play script',
			'two-person scene',
			'screenplay dialogue',
			'role play scene',
			'acting scene for two',
			'dialogue practice',
			'monologue',
			'first date scene',
			'banter',
			'sound like real people',
			'who is speaking',
			'short film, couple arguing',
			'breakup scene, mother daughter',
			'detective interrogation, villain hero',
			'accents dialect, podcast script',
			'video game, drama class',
			'two friends, two strangers',
			'said tags, characters talk',
			'speech patterns, radio drama',
			'sitcom, theater, slang, funny, flirting',
			'awkward, teenager, stiff, wooden, unnatural',
			'exposition, novel, fanfic, comic, npc',
			'improv, lines, personality, actors',
		],
		promptText: `Two people, one room. With the names covered I want to hear who is who.

First voice: [first voice]
Second voice: [second voice]
Where and when: [situation]
The first wants: [first wish]
The second wants: [second wish]
What neither will mention: [unsaid]

Rehearse before you write. From the life I described, not from a type, find for each: how long a sentence runs, what this person notices or counts, how they refuse, a word the other would never use, and what happens to their grammar when they are afraid. No spelled-out dialect, no catchphrase, no swearing in place of character.

The scene: 24 to 30 lines of speech, taking turns, without names, tags or adverbs. Up to four stage directions in parentheses, about hands and objects only. Each goes after the wish in at least three ways, such as asking, offering, joking, accusing, falling silent. Twice, somebody answers a question that wasn’t asked. Halfway, whoever was winning starts to lose. The unsaid thing bends the talk and is never spoken; stop one line before it would be.

The proof: pick eight lines out of order and guess the speaker by manner, not by content. What could be either’s, rewrite.

Send the scene first. Below it, the two voices side by side in a table of the five traits, and the line that was hardest to tell apart.`,
		blanks: [
			{
				name: 'first voice',
				label: 'First voice',
				example: 'Ruth, 74, was a ship’s radio operator, lives alone',
			},
			{
				name: 'second voice',
				label: 'Second voice',
				example: 'Danny, 22, her grandson, sells phones, fears silence',
			},
			{
				name: 'situation',
				label: 'Where and when',
				example: 'her kitchen, Sunday, a packed bag by the door',
			},
			{
				name: 'first wish',
				label: 'What the first wants',
				example: 'a ride to the airport and no questions',
			},
			{ name: 'second wish', label: 'What the second wants', example: 'to borrow $900 today' },
			{
				name: 'unsaid',
				label: 'What neither will mention',
				example: 'his mother’s funeral, which he missed',
			},
		],
		instructions:
			'Use it when a draft’s people all talk like you, or to meet two characters before the story. Works for prose, stage and screen. Not for imitating a living person, and not for the conversation you dread having yourself: that deserves your own words.',
		steps: [
			'Give each voice a job or a past, not a list of adjectives.',
			'Make the two wishes collide over one thing.',
			'Read the scene aloud with somebody, names unseen.',
			'Keep the table beside you for the next chapter.',
		],
		followUp:
			'The same two, the same room, three years later. Now the second one has what the first one needs. Ten lines, same rules, and let one word have moved from one mouth to the other.',
		credits:
			'That a character pursues an objective and changes tactics to get it is Konstantin Stanislavski’s teaching for actors. The test with covered names is an old one among editors; this version was written for Pronto.',
	},
	pt: {
		title: 'Duas vozes que ninguém confunde',
		tagline: 'Tampe os nomes e escute',
		description:
			'Uma cena em que cada um quer uma coisa e nenhum diz qual. Tampe os nomes: dá para saber quem fala só pelo jeito, porque a frase que servia aos dois foi refeita.',
		tags: ['diálogo', 'personagens', 'roteiro', 'teatro', 'escrita criativa'],
		searchedAs: [
			'diálogo',
			'escrever diálogo',
			'como escrever diálogos',
			'criar diálogo',
			'diálogo entre dois personagens',
			'diálogo entre duas pessoas',
			'conversa entre personagens',
			'diálogo natural',
			'diálogo realista',
			'diálogos ruins',
			'meus personagens falam igual',
			'personagens falam todos iguais',
			'voz do personagem',
			'voz de personagem',
			'criar personagem',
			'construção de personagem',
			'ficha de personagem',
			'cena de briga',
			'cena de discussão',
			'cena de novela',
			'cena para dois atores',
			'cena de teatro',
			'esquete',
			'subtexto',
			'travessão no diálogo',
			'verbos de elocução',
			'diálogo de roteiro',
			'monólogo',
			'mãe e filha',
			'aula de teatro',
			'esquetes',
			'peça da escola',
			'teatro na igreja',
			'casal brigando, término cena',
			'primeiro encontro, vilão herói',
			'parecer real, dois amigos',
			'dois desconhecidos, quem fala',
			'discurso direto, discurso indireto',
			'cena romântica, dar voz',
			'curta, peça, interrogatório, sotaque, gírias',
			'regionalismo, humor, flerte, adolescente, artificial',
			'forçado, travado, romance, quadrinhos, jogo',
			'rpg, improviso, personalidade, tirinha, radionovela',
			'atriz, comédia',
		],
		promptText: `Escreva uma conversa em que se saiba quem fala sem ler nome nenhum.

Uma voz: [primeira voz]
A outra: [segunda voz]
Onde e quando: [situação]
A primeira quer: [desejo da primeira]
A segunda quer: [desejo da segunda]
O assunto em que ninguém toca: [não dito]

Antes, ensaie como ator faz. Tire da vida de cada pessoa, nunca do estereótipo: o fôlego da frase, no que ela repara, como diz não, como chama o outro e quando muda esse tratamento, e o que acontece com a fala quando bate o medo. Sotaque escrito, bordão e palavrão não fazem personagem. Gente daqui diz “a gente”, engole “está” e “para”, começa frase com “me”; deixe, na medida de cada um.

A conversa tem de 24 a 30 falas com travessão, alternadas, sem nome, sem “disse”. Cabem até quatro rubricas entre parênteses, só de mãos e objetos. Cada um tenta conseguir o que quer por três caminhos diferentes, como pedir, agradar, cobrar, fazer graça, calar. Duas vezes a resposta é para outra pergunta. No meio, quem vinha ganhando começa a perder. O assunto proibido entorta tudo, ninguém o pronuncia, e a cena acaba uma fala antes de ele aparecer.

Tire a prova: embaralhe oito falas e adivinhe o dono pelo jeito, não pelo assunto. A que servir aos dois, refaça.

Mande primeiro a cena. Embaixo, uma tabela com as duas vozes nos cinco pontos do ensaio e a fala que mais deu trabalho para separar.`,
		blanks: [
			{
				name: 'primeira voz',
				label: 'Uma voz',
				example: 'dona Cida, 68, vende banana na feira há 40 anos',
			},
			{
				name: 'segunda voz',
				label: 'A outra voz',
				example: 'Murilo, 30, filho dela, virou corretor de imóveis',
			},
			{
				name: 'situação',
				label: 'Onde e quando',
				example: 'cozinha dela, véspera de Natal, rabanada no fogo',
			},
			{
				name: 'desejo da primeira',
				label: 'O que a primeira quer',
				example: 'que ele fique e ajude na feira de domingo',
			},
			{
				name: 'desejo da segunda',
				label: 'O que a segunda quer',
				example: 'que ela assine a venda da casa hoje',
			},
			{ name: 'não dito', label: 'O que ninguém menciona', example: 'o pai, que saiu de casa e não voltou' },
		],
		instructions:
			'Use quando todo mundo no seu texto fala como você, ou para conhecer duas personagens antes da história. Vale para conto, teatro e roteiro. Não é para imitar gente viva nem para ensaiar a conversa difícil que é sua: essa pede as suas palavras.',
		steps: [
			'Dê a cada voz um ofício ou um passado, não uma lista de adjetivos.',
			'Faça os dois desejos baterem numa coisa só.',
			'Leia a cena em voz alta com alguém, sem mostrar de quem é a fala.',
			'Guarde a tabela para o próximo capítulo.',
		],
		followUp:
			'As mesmas duas pessoas, no mesmo lugar, três anos depois. Agora é a segunda voz que tem o que a primeira precisa. Dez falas, mesmas regras, e uma palavra que passou da boca de uma para a da outra.',
		credits:
			'Personagem que persegue um objetivo e troca de tática é lição de Konstantin Stanislávski para atores. O teste dos nomes tampados é velho conhecido de editores; esta versão foi escrita para o Pronto.',
	},
}
