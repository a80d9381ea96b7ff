import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'end-of-year-letter',
	category: 'storytelling',
	isPremium: false,
	relatedPrompts: ['15', 'toast-for-somebody-you-love', '8'],
	publishedOn: '2026-12-14',
	updatedOn: '2026-12-14',
	en: {
		title: 'A year-end letter people read to the end',
		tagline: 'Four moments instead of a report',
		description:
			'The Christmas letter without the bragging: one thing that went wrong, one too small for anyone else to keep. As a letter, in rhyme, or as twelve lines.',
		tags: ['christmas letter', 'holiday card', 'new year', 'family', 'letter'],
		searchedAs: [
			'christmas letter',
			'family christmas letter',
			'annual family letter',
			'holiday letter',
			'holiday newsletter',
			'family newsletter',
			'year in review letter',
			'year-end letter',
			'end of the year message',
			'new year letter',
			'new year message to family',
			'christmas card message',
			'what to write in a christmas card',
			'holiday card wording',
			'funny christmas letter',
			'christmas poem',
			'rhyming christmas letter',
			'letter to grandparents',
			'letter to friends',
			'family update',
			'a year in twelve lines',
			'sad year christmas letter',
			'christmas letter template',
			'family christmas letter examples',
			'merry christmas message',
			'greeting card text',
			'happy new year wishes',
			'thank you note family',
			'christmas email to friends',
			'family yearbook text',
			'after a hard year',
			'year of grief',
			'moving baby graduation news',
			'family group chat message',
			'write to relatives abroad',
			'year recap letter',
			'xmas letter, seasons greetings',
			'hanukkah card, funny rhymes',
			'christmas verses, christmas toast',
		],
		promptText: `Write our year-end letter so that [readers] finish it before they leave the mailbox. Its shape: [shape]. It is signed [signature]. Not a word and not a hint about [left out].

Choose from the notes below; don’t report them. Four moments, one of which went wrong and one so small that nobody else would have kept it. Open with the small one. Say what people did, never how great they are. No “blessed,” no “what a year,” no list of achievements. A death, an illness or a separation that I mention gets one plain sentence before the middle, and no comfort after it. Children appear by first name, without school, health or address, because letters travel.

The shapes:
- letter: 200 to 250 words, as we talk.
- rhyme: eight four-line stanzas, four beats to a line, second and fourth rhyming; no sentence turned around to reach its rhyme.
- twelve lines: one a month, up to 18 words. A month I said nothing about stays empty, for me to fill.

Close with one thing we would truly like to know about their year, then the names.

Names or dates you aren’t sure of go below the letter, after “assumption:”. Before you send it, strike each sentence that could stand in another family’s letter.

Our year: [year notes]`,
		blanks: [
			{ name: 'readers', label: 'Who gets it', example: 'aunts, old neighbors, two college friends' },
			{
				name: 'shape',
				label: 'Shape',
				example: 'letter',
				kind: 'choice',
				choices: ['letter', 'rhyme', 'twelve lines'],
			},
			{ name: 'signature', label: 'Who signs', example: 'Lena, Sam, Ida and the piano' },
			{
				name: 'left out',
				label: 'What stays private',
				example: 'how much the roof cost, Sam’s job worries',
			},
			{
				name: 'year notes',
				label: 'What the year held',
				example: 'Feb: roof leaked into the piano. June: Ida swam…',
				kind: 'list',
			},
		],
		instructions:
			'Use it in December with the photo roll and the calendar beside you; scroll through them before you write the notes. Ask everybody named in it before it goes out. Not for condolences, and not for customers: they deserve a different letter.',
		steps: [
			'Scroll through the year’s photos and note ten things.',
			'Mark one that went wrong and one nobody photographed.',
			'Fill in what stays private.',
			'Read it aloud to the people who sign it.',
		],
		followUp:
			'Turn it into a card: 45 words at most, only the small moment and the question for them, same voice, same signature.',
		credits: 'Written for Pronto. The three shapes and the rule of four moments are our own.',
	},
	pt: {
		title: 'O ano da família em cordel',
		tagline: 'Ou em carta, ou em doze linhas',
		description:
			'Para a ceia ou para o grupo da família: o que deu certo, o que deu errado e a miudeza que só vocês lembram. Pode sair em carta, em doze linhas ou em sextilhas de sete sílabas.',
		tags: ['cordel', 'fim de ano', 'natal', 'retrospectiva', 'família'],
		searchedAs: [
			'cordel de natal',
			'cordel de fim de ano',
			'fazer um cordel',
			'como fazer um cordel',
			'cordel sobre a família',
			'gerador de cordel',
			'sextilha',
			'literatura de cordel',
			'poema de natal',
			'poesia de fim de ano',
			'mensagem de fim de ano',
			'mensagem de natal para a família',
			'mensagem de ano novo',
			'texto de fim de ano',
			'carta de natal',
			'carta de fim de ano',
			'carta para a família',
			'cordel de família',
			'mensagem de natal em versos',
			'retrospectiva da família',
			'texto para o grupo da família',
			'amigo secreto em versos',
			'discurso da ceia',
			'resumo do ano em versos',
			'rimas de natal',
			'feliz natal mensagem',
			'cartão de natal',
			'mensagem para o zap da família',
			'amigo oculto verso',
			'família no nordeste',
			'lembrar o ano',
			'ano difícil luto',
			'texto emocionante natal',
			'agradecer a família',
			'homenagem família fim do ano',
			'declamar na ceia',
			'boas festas, poesia nordestina',
			'réveillon mensagem, trova quadrinha',
			'repente, estrofes',
		],
		promptText: `Conte o nosso ano para [leitores], com a família inteira podendo ouvir. Vai em [formato], e quem assina é [assinatura]. Não sai de casa, nem como indireta: [fica de fora].

Escolha, em vez de prestar contas: quatro cenas das notas lá embaixo, uma que deu errado e uma tão miúda que só nós lembraríamos. Comece pela miúda. Gente aparece fazendo coisas, não recebendo elogio. Ficam fora “gratidão”, “ano desafiador” e boletim de criança. Luto, doença ou separação que eu tenha contado recebe uma frase simples antes da metade, e nenhum consolo em seguida.

Os formatos:
- carta: de 200 a 250 palavras, como numa conversa de portão.
- cordel: oito sextilhas em redondilha maior. Cada verso tem sete sílabas poéticas, contadas até a última tônica, com as elisões da fala; rimam o 2º, o 4º e o 6º. A primeira estrofe pede licença, a última se despede com os nomes de quem assina. Não vire frase do avesso para rimar nem enfeite com “oxente”. Escanda verso por verso e refaça o que passar ou faltar; mostre só o cordel.
- doze linhas: uma por mês, até 18 palavras. Mês de que não falei fica em branco para eu completar.

Antes da despedida, pergunte uma coisa que queremos mesmo saber do ano deles.

Nome ou data em dúvida vai depois do texto, com “suposição:”. Por último, refaça com um fato das notas o verso ou a frase que serviria a qualquer família.

O ano: [notas do ano]`,
		blanks: [
			{ name: 'leitores', label: 'Quem vai ouvir', example: 'tias, primos de Recife, a vizinha Neide' },
			{
				name: 'formato',
				label: 'Formato',
				example: 'cordel',
				kind: 'choice',
				choices: ['carta', 'cordel', 'doze linhas'],
			},
			{ name: 'assinatura', label: 'Quem assina', example: 'Zefa, Tonho, Lia e o cachorro Pudim' },
			{ name: 'fica de fora', label: 'O que não sai de casa', example: 'o preço do fogão, o namoro da Lia' },
			{
				name: 'notas do ano',
				label: 'O que aconteceu no ano',
				example: 'Março: enchente levou o fogão. Julho: Tonho tirou a carta…',
				kind: 'list',
			},
		],
		instructions:
			'Use em dezembro, com as fotos do celular do lado: role o ano inteiro antes de escrever as notas. Peça licença a quem é citado. Não é mensagem de pêsames nem texto para cliente. Cordel se confere no ouvido: leia batendo na mesa.',
		steps: [
			'Role as fotos do ano e anote dez coisas.',
			'Marque uma que deu errado e uma que ninguém fotografou.',
			'Preencha o que não sai de casa.',
			'Leia em voz alta, batendo o ritmo, para quem assina.',
		],
		followUp:
			'Agora uma versão de cartão: uma sextilha só, ou 40 palavras se for carta, com a cena miúda e a pergunta, do mesmo jeito de falar.',
		credits:
			'Sextilha de sete sílabas com rima nos versos pares é a estrofe mais comum do cordel, que o Iphan registrou como patrimônio cultural do Brasil em 2018. Os outros formatos foram escritos para o Pronto.',
	},
}
