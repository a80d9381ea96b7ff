import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'newsletter-people-keep',
	category: 'marketing',
	isPremium: false,
	relatedPrompts: ['10', '3', 'replies-to-reviews'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'A newsletter nobody wants to leave',
		tagline: 'One useful thing, then the offer',
		description:
			'From the scraps of your week comes one issue that helps even those who never buy. Three imagined readers then mark where they would stop reading, before real ones do.',
		tags: ['newsletter', 'email marketing', 'mailing list', 'whatsapp'],
		searchedAs: [
			'newsletter',
			'write a newsletter',
			'newsletter ideas',
			'newsletter template',
			'email newsletter',
			'small business newsletter',
			'email marketing ideas',
			'email to my list',
			'email subscribers',
			'people unsubscribe',
			'unsubscribe rate',
			'nobody opens my emails',
			'open rate',
			'subject line',
			'email subject lines',
			'substack post',
			'mailchimp email',
			'whatsapp broadcast message',
			'whatsapp channel for business',
			'what to send to my email list',
			'monthly update to customers',
			'keep subscribers',
			'newsletter content ideas',
			'what to write in a newsletter',
			'nonprofit newsletter donors',
			'beehiiv convertkit klaviyo',
			'weekly digest subscribers',
			're-engage subscribers',
			'low open rates',
			'what should I write this week',
			'email blast, mass email',
			'yoga studio, church bulletin',
			'school newsletter, first issue',
			'welcome email, lead magnet',
			'dead list, author newsletter',
			'restaurant mailing, holiday email',
			'company bulletin, telegram channel',
			'email copy',
			'sequence, newsletter',
		],
		promptText: `People leave a list at one particular sentence. Find mine before they do.

We are [business], and we write to [audience]. When they signed up we promised: [promise]
What this week gave me, in scraps:
[scraps]
I would like to announce: [offer]
It goes out by [channel].

1. Pick from the scraps the one thing a reader can use tonight without buying anything. Tell me what it is and what you set aside. If nothing qualifies, write no issue; ask me the single question that would dig it up.
2. Draft the issue around it. Email: a subject under 45 characters whose promise the text keeps, 150 to 220 words. WhatsApp: 60 to 90 words that make sense without a picture. First sentence already useful; the offer after it, two sentences at most, price and date as I gave them; a way to leave in one tap or one word. Nothing I didn’t tell you; if you bridge a gap, “assumption:”.
3. Read it as three people: one who joined yesterday, one who bought last month, one with a thumb on Unsubscribe. Table: Reader | Stops at (quote) | Why | Instead.
4. Send me the table and then the issue with the changes made, and only that version.
5. Four more: subject and useful thing in one line each, from scraps you didn’t use. An offer in one of the four.
6. One rule, drawn from the promise, for the week in which we should send nothing.

Only people who asked to be on the list. If I mention bought or copied addresses, stop and tell me.`,
		blanks: [
			{
				name: 'business',
				label: 'Business',
				example: 'plant nursery with one greenhouse',
				meaning: 'business',
			},
			{
				name: 'audience',
				label: 'Readers',
				example: 'people with a balcony and little sun',
				meaning: 'audience',
			},
			{
				name: 'promise',
				label: 'What they signed up for',
				example: 'one thing to do on the balcony, every other Friday',
			},
			{
				name: 'scraps',
				label: 'Scraps of the week',
				example: 'Three people asked about yellow leaves; first frost Tuesday',
				kind: 'long',
			},
			{
				name: 'offer',
				label: 'What you’d like to announce',
				example: 'winter potting class, $30, December 5',
			},
			{
				name: 'channel',
				label: 'Channel',
				example: 'email',
				kind: 'choice',
				choices: ['email', 'WhatsApp list', 'WhatsApp channel'],
			},
		],
		instructions:
			'Use it before each issue, with notes you took during the week: questions, mistakes, things you saw. It isn’t for cold email or for a list you didn’t build. Laws on marketing messages differ; your sending service shows the ones it enforces.',
		steps: [
			'Keep a note on your phone all week for questions and surprises.',
			'Paste the scraps as they are and add the offer.',
			'Read the table first; the third reader is usually right.',
			'Send it to yourself, open it on a phone, then to the list.',
		],
		followUp:
			'The issue has gone out: I will paste replies and the number who left. Tell me which sentence worked, which one cost us readers, and what the next issue should stop doing.',
		credits:
			'Written for Pronto. “Anticipated, personal and relevant” is Seth Godin’s test in Permission Marketing (1999). The three readers and the rule for silence are our own.',
	},
	pt: {
		title: 'A lista de que ninguém quer sair',
		tagline: 'Primeiro o útil, depois a oferta',
		description:
			'Newsletter ou lista de WhatsApp: das sobras da sua semana sai uma edição que serve até a quem não vai comprar. Três leitores imaginados apontam a frase em que largariam.',
		tags: ['newsletter', 'e-mail marketing', 'whatsapp', 'lista de transmissão'],
		searchedAs: [
			'newsletter',
			'escrever newsletter',
			'ideias de newsletter',
			'e-mail marketing',
			'email marketing',
			'e-mail para clientes',
			'mensagem para lista de transmissão',
			'lista de transmissão',
			'lista vip whatsapp',
			'mensagem para clientes no whatsapp',
			'canal do whatsapp',
			'grupo vip de clientes',
			'conteúdo para lista de whatsapp',
			'o que mandar para os clientes',
			'clientes saem do grupo',
			'bloqueiam meu whatsapp',
			'descadastro',
			'ninguém abre meu e-mail',
			'taxa de abertura',
			'assunto de e-mail',
			'e-mail de boas-vindas',
			'informativo para clientes',
			'régua de relacionamento',
			'mailing',
			'disparo de e-mail',
			'e-mail em massa',
			'boletim da empresa',
			'informativo da escola igreja',
			'rd station mailchimp',
			'salão clientes antigos',
			'base de contatos',
			'bom dia clientes',
			'pós-venda mensagem',
			'status do whatsapp vendas',
			'ninguém responde minha lista',
			'e-mail para leads',
			'ong doadores, canal telegram',
			'clientes sumidos, reativar clientes',
			'primeira edição, lista fria',
			'conteúdo semanal',
			'comunicado, jornalzinho',
		],
		promptText: `Ninguém sai de uma lista por causa da lista. Sai por causa de uma frase. Ache a minha antes.

Somos [negócio] e escrevemos para [público]. Quem entrou, entrou por esta promessa: [promessa]
O que a semana me deu, do jeito que veio:
[sobras]
Gostaria de anunciar: [oferta]
Sai por [canal].

1. Tire das sobras uma coisa que a pessoa possa usar hoje à noite sem gastar nada. Diga qual é e o que deixou de lado. Não achou? Não escreva edição nenhuma: faça a pergunta que desenterraria essa coisa.
2. Escreva em volta dela. E-mail: assunto de até 45 caracteres que o texto cumpre, 150 a 220 palavras. WhatsApp: 60 a 90 palavras que se entendem sem imagem nem áudio. A primeira frase já ajuda; a oferta vem depois, em duas frases no máximo, com o preço e a data que dei; e como sair (na lista, “responda SAIR”). Nada que não contei; o que você completar leva “suposição:”.
3. Releia como três pessoas: a que entrou ontem, a que comprou no mês passado e a que está com o dedo no bloquear. Tabela: Quem | Larga em (trecho) | Por quê | No lugar.
4. Mande a tabela e depois a edição já corrigida, só essa versão.
5. Mais quatro: assunto e coisa útil, uma linha cada, com o que sobrou. Oferta em uma das quatro.
6. Uma regra, tirada da promessa, para a semana em que é melhor ficar quieto.

Só recebe quem pediu, e dado de cliente tem LGPD. Lista comprada, copiada de grupo ou do fornecedor: pare e me avise.`,
		blanks: [
			{ name: 'negócio', label: 'Negócio', example: 'hortifrúti que entrega em Santos', meaning: 'business' },
			{
				name: 'público',
				label: 'Quem recebe',
				example: 'quem cozinha em casa duas vezes por dia',
				meaning: 'audience',
			},
			{
				name: 'promessa',
				label: 'O que você prometeu',
				example: 'toda terça, o que está barato e como usar',
			},
			{
				name: 'sobras',
				label: 'Sobras da semana',
				example: 'Maracujá caiu de preço; cliente ensinou a congelar salsinha',
				kind: 'long',
			},
			{
				name: 'oferta',
				label: 'O que quer anunciar',
				example: 'cesta da semana, R$ 59, pedidos até quarta às 18h',
			},
			{
				name: 'canal',
				label: 'Canal',
				example: 'lista de transmissão',
				kind: 'choice',
				choices: ['e-mail', 'lista de transmissão', 'canal do WhatsApp'],
			},
		],
		instructions:
			'Use antes de cada envio, com o que você anotou durante a semana: perguntas, erros, achados. Na lista de transmissão, só recebe quem salvou o seu número; confira no aplicativo os limites em vigor. Não serve para lista fria.',
		steps: [
			'Deixe uma nota aberta no celular a semana toda.',
			'Cole as sobras sem arrumar e diga o que quer anunciar.',
			'Leia primeiro a tabela; o dedo no bloquear costuma ter razão.',
			'Mande para você, leia no celular e só então para a lista.',
		],
		followUp:
			'A edição saiu: vou colar as respostas e quantas pessoas foram embora. Diga que frase funcionou, qual custou leitores e o que a próxima deve parar de fazer.',
		credits:
			'Escrito para o Pronto. “Esperada, pessoal e relevante” é a prova que Seth Godin propõe em Marketing de Permissão (1999). Os três leitores e a regra do silêncio são nossos.',
	},
}
