import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'captions-for-one-photo',
	category: 'marketing',
	isPremium: false,
	relatedPrompts: ['3', '10', 'product-page-that-answers'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'Three captions for one photo',
		tagline: 'Up close, a minute before, from afar',
		description:
			'Attach a photo, say who posts it and what should happen next. Three captions come back that say what the picture can’t, plus the alt text.',
		tags: ['instagram caption', 'captions', 'social media', 'alt text'],
		searchedAs: [
			'caption for my photo',
			'photo caption',
			'caption for a picture',
			'write a caption',
			'caption generator',
			'instagram caption ideas',
			'short captions',
			'caption for small business',
			'what to write under a photo',
			'what should I post',
			'caption for selfie',
			'caption for product photo',
			'behind the scenes caption',
			'first line of a caption',
			'alt text for image',
			'image description',
			'post this picture',
			'captions for instagram',
			'describe this photo for a post',
			'caption this photo',
			'facebook post caption',
			'sunset beach picture',
			'travel photo text',
			'wedding picture text',
			'pet dog cat photo',
			'food photo restaurant',
			'hair salon before after',
			'real estate photo',
			'screen reader accessibility',
			'threads bluesky post',
			'new baby photo',
			'photographer portfolio post',
			'vacation photos, birthday post',
			'couple photo, funny caption',
			'cute caption, one liner',
			'selfie quotes, gym photo',
			'aesthetic, emoji',
		],
		promptText: `Look at my photo. If you can’t open it, it shows: [photo]
Posted by [who posts]. Readers should then [action].

Three captions, from three distances.
1. Up close: a detail most people scroll past.
2. A minute before: what had to happen for this picture to exist. Only what I told you; if that is nothing, ask one question in its place.
3. From afar: why it matters to someone who will never meet us.

Under 45 words each, first line under eight. Don’t repeat what the picture already says. One says what to do next; another ends in a question with a one-word answer. Two hashtags at most: a place, a trade. Then alt text, one plain sentence. Warn me if a name or a face can be recognized. Last, replace any caption that would also fit another photo.`,
		blanks: [
			{
				name: 'photo',
				label: 'What the photo shows',
				example: 'a baker’s floury hands, a loaf, 4:40 on the clock',
			},
			{
				name: 'who posts',
				label: 'Who posts it',
				example: 'a two-person bakery in Duluth',
				meaning: 'business',
			},
			{ name: 'action', label: 'What readers should do', example: 'order Saturday’s bread by Thursday' },
		],
		instructions:
			'Use it for one real photo, taken by you or with permission; ask people who can be recognized. Three captions are a choice: post one. For a week of posts around a launch there is another prompt.',
		steps: [
			'Attach the photo, and describe it in a line with what happened before.',
			'Say what readers should do afterwards.',
			'Post the caption that you couldn’t have written about another picture.',
		],
		followUp: 'I like number 2. Give me two more first lines for it, and a version of 12 words for a story.',
		credits:
			'Written for Pronto. Close-up, before and long shot are borrowed from the way film scenes are broken into shots.',
	},
	pt: {
		title: 'Três legendas para uma foto',
		tagline: 'De perto, um minuto antes, de longe',
		description:
			'Uma foto boa e a legenda que não sai: mande a imagem e diga de quem é o perfil. Voltam três legendas que contam o que a foto não mostra, mais o texto alternativo.',
		tags: ['legenda', 'legenda para foto', 'instagram', 'texto alternativo'],
		searchedAs: [
			'legenda para foto',
			'legendas para fotos',
			'legenda pra foto',
			'legenda de foto instagram',
			'legenda curta',
			'legenda criativa',
			'gerador de legenda',
			'criar legenda',
			'o que escrever na legenda',
			'frase para foto',
			'frases para legenda',
			'legenda para foto de produto',
			'legenda para loja',
			'legenda bastidores',
			'legenda para foto sozinha',
			'texto para post com foto',
			'descrição de imagem',
			'texto alternativo',
			'pra cego ver',
			'primeira linha da legenda',
			'foto na praia',
			'pôr do sol',
			'foto de viagem',
			'foto de casal',
			'foto com amigas',
			'foto de aniversário',
			'foto do cachorro gato',
			'foto de comida',
			'antes e depois salão',
			'manicure unhas foto',
			'foto na academia',
			'foto de formatura',
			'foto de família',
			'foto de bebê',
			'legenda com emoji',
			'frase curta tumblr',
			'acessibilidade leitor de tela',
			'o que eu posto',
			'imobiliária imóvel foto',
			'confeitaria bolo foto',
			'bio e legenda',
			'legenda engraçada, legenda fofa',
			'status, corretor',
		],
		promptText: `A foto vai em anexo. Se você não abre imagem, ela mostra: [foto]
Quem posta: [perfil]. Depois de ler, a pessoa deve [ação].

Três legendas, de três distâncias:
1. De perto: o detalhe em que ninguém repara.
2. Um minuto antes: o que aconteceu para a cena existir. Só o que contei; se não contei nada, faça uma pergunta no lugar.
3. De longe: por que isso importa a quem nem conhece a gente.

Até 45 palavras cada, primeira linha com até oito. Não repita o que a foto já mostra. Uma diz o que fazer; outra termina em pergunta que se responde com uma palavra. Até duas hashtags, de lugar ou ofício. Depois, texto alternativo em uma frase. Troque a legenda que serviria para outra foto.`,
		blanks: [
			{
				name: 'foto',
				label: 'O que a foto mostra',
				example: 'mão de costureira soltando a barra de um vestido azul',
			},
			{
				name: 'perfil',
				label: 'Quem posta',
				example: 'um ateliê de consertos em Niterói',
				meaning: 'business',
			},
			{ name: 'ação', label: 'O que a pessoa deve fazer', example: 'trazer até sexta a roupa do fim de ano' },
		],
		instructions:
			'Use com uma foto sua ou autorizada; quem aparece precisa concordar. São três para você escolher uma. Para uma semana inteira de lançamento há outro prompt.',
		steps: [
			'Anexe a foto e conte em uma linha o que aconteceu antes dela.',
			'Diga o que a pessoa deve fazer depois de ler.',
			'Poste a legenda que não serviria para nenhuma outra foto.',
		],
		followUp:
			'Gostei da segunda. Mande mais duas primeiras linhas para ela e uma versão de 12 palavras para o story.',
		credits:
			'Escrito para o Pronto. O detalhe e o plano aberto vêm da decupagem, o jeito de dividir uma cena de cinema em planos; o minuto antes é nosso.',
	},
}
