import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'replies-to-reviews',
	category: 'marketing',
	isPremium: false,
	relatedPrompts: ['10', 'product-page-that-answers', '20'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'Replies to reviews, the good and the awful',
		tagline: 'Written for the next customer',
		description:
			'A batch of reviews is sorted into four kinds and each gets its own reply. Where silence or a report is wiser, it says so, and the last line names the complaint that keeps returning.',
		tags: ['google reviews', 'customer reviews', 'reputation', 'negative review'],
		searchedAs: [
			'reply to a review',
			'respond to google reviews',
			'google review response',
			'how to answer a bad review',
			'bad review',
			'1 star review',
			'one-star review reply',
			'fake review',
			'unfair review',
			'respond to positive review',
			'thank you for your review',
			'yelp review reply',
			'tripadvisor response',
			'airbnb review response',
			'trustpilot reply',
			'review response template',
			'customer feedback reply',
			'angry customer review',
			'reputation management',
			'remove a google review',
			'reply to negative review',
			'how to respond to negative reviews',
			'hotel guest complaint',
			'uber eats doordash',
			'app store review',
			'ex-employee review',
			'glassdoor',
			'rude customer online',
			'angry comment facebook',
			'instagram comment hater',
			'social media complaints',
			'restaurant review, dentist review',
			'booking.com, google maps',
			'etsy review, amazon review',
			'competitor fake, 5 stars',
			'3 stars, public reply',
			'low rating, owner response',
			'patient privacy, refund public',
			'customer lied',
			'salon, slander, defamation, praise',
		],
		promptText: `You answer reviews for [business], but you write for somebody else: the stranger who reads them tonight and decides whether to come.

Reviews, with stars:
[reviews]
What we know about each case, and what has changed since:
[our side]
Signed: [signature]
Private contact: [contact]

Give each review one kind and its reply.
Thanks, 15 to 30 words: of what only this person noticed, the detail the stranger would come for.
Fix, 35 to 60: what went wrong, in plain words; what we did or will do, from our side only; the contact, once. No “but”, no date or detail of their visit that they didn’t post.
Dispute, 30 to 50: one calm fact, the one a stranger needs, that gives nothing private away.
Report, 15 to 25, neutral; plus the site rule I should point to when I flag it, an “assumption:” unless you opened it.

No two replies open alike or share a sentence. Offer nothing for changing or removing a review; Google forbids that, and readers can tell. Don’t confirm that anyone was a patient, client or guest where that is private. Injury, discrimination, a lawyer mentioned: no reply, send me to a lawyer or insurer, with what to keep until then. Our side is silent on a case? Promise nothing; ask.

End with the complaint that returns: only what at least two reviewers wrote themselves, with their numbers; our notes don’t count, and “none” is an answer. Then the smallest change that would prevent it rather than announce it.`,
		blanks: [
			{ name: 'business', label: 'Business', example: 'ramen place with 22 seats', meaning: 'business' },
			{
				name: 'reviews',
				label: 'Reviews, with stars',
				example: '1) 2 stars: 50 minutes for cold noodles.',
				kind: 'list',
			},
			{
				name: 'our side',
				label: 'What you know, what changed',
				example: '1: cook out sick that Friday; we now stop seating at 9.',
				kind: 'long',
			},
			{ name: 'signature', label: 'Who signs', example: 'Mei, owner' },
			{ name: 'contact', label: 'Private contact', example: 'hello@example.com' },
		],
		instructions:
			'Use it once a week for the new reviews together. Read a reply to a one-star review again the next morning before you post it. It doesn’t write reviews or ask for five stars, and a reply is not a legal statement.',
		steps: [
			'Copy the new reviews and number them, without surnames.',
			'Write what you really know about each case.',
			'Read the kinds first; change any you disagree with.',
			'Post, and make the change named in the last line.',
		],
		followUp:
			'The author of number 2 answered under my reply, and I will paste it. Tell me whether to answer in public at all; if so, once and for the last time, in 30 words.',
		credits:
			'Written for Pronto. Google’s policy on fake engagement forbids incentives to change or remove a review; look at the current text before you flag one. The four kinds and their lengths are ours.',
	},
	pt: {
		title: 'Respostas a avaliações, das boas às injustas',
		tagline: 'Escritas para o próximo cliente',
		description:
			'Você junta as avaliações da semana e conta o que sabe de cada caso. Elas são separadas em quatro tipos, cada uma com a resposta do seu tamanho, e no fim aparece a queixa que se repete.',
		tags: ['avaliações', 'google', 'avaliação negativa', 'atendimento'],
		searchedAs: [
			'responder avaliação',
			'como responder avaliação negativa',
			'resposta a avaliação do google',
			'responder avaliações no google',
			'resposta para avaliação negativa',
			'avaliação ruim',
			'avaliação de 1 estrela',
			'uma estrela no google',
			'avaliação falsa',
			'avaliação injusta',
			'denunciar avaliação',
			'apagar avaliação do google',
			'agradecer avaliação positiva',
			'responder elogio',
			'responder cliente insatisfeito',
			'cliente reclamou no google',
			'comentário negativo',
			'responder comentário negativo',
			'avaliação ifood',
			'responder ifood',
			'avaliação airbnb resposta',
			'avaliação da shopee',
			'google meu negócio avaliações',
			'modelo de resposta para cliente',
			'reclame aqui responder',
			'glassdoor',
			'falando mal da minha loja',
			'responder comentários instagram',
			'feedback de cliente',
			'hotel hóspede, google maps',
			'play store, mercado livre',
			'ex-funcionário, concorrente falso',
			'comentário maldoso, 5 estrelas',
			'3 estrelas, resposta pública',
			'nota baixa, cliente mentiu',
			'falaram mal',
			'restaurante, pousada, dentista, clínica, salão',
			'rappi, difamação, calúnia, crítica, reputação',
			'paciente, depoimento',
		],
		promptText: `Quem mais lê a resposta a uma avaliação não é quem avaliou: é gente que está escolhendo aonde ir hoje. É para ela que você responde, em nome de [negócio].

Avaliações, com as estrelas:
[avaliações]
O que sabemos de cada caso e o que já mudou:
[nosso lado]
Assina: [assinatura]
Contato particular: [contato]

Dê a cada uma um tipo e a resposta.
Obrigado, 15 a 30 palavras: do que só aquela pessoa notou, retome o que faria outra vir.
Conserto, 35 a 60: o que deu errado, sem rodeio; o que fizemos ou vamos fazer, só o que está no nosso lado; o contato, uma vez. Sem “mas”, sem “lamentamos o ocorrido”, sem dia nem detalhe da visita que a pessoa não tenha escrito.
Discordo, 30 a 50: um fato, com calma, o que mais serve a quem está escolhendo, sem contar nada da vida de ninguém (LGPD).
Denúncia, 15 a 25, neutra, e a regra do site que devo apontar ao denunciar (sem abrir a página, “suposição:”).

Nenhuma começa igual a outra nem repete frase dela. Brinde ou desconto para mudar nota, nunca: o Google proíbe e o leitor percebe. Em saúde, advocacia ou hospedagem, nem confirme que a pessoa foi cliente. Acidente, intoxicação, discriminação ou processo: sem resposta; diga o que guardar e me mande a um advogado. Se o nosso lado não fala do caso, não prometa; pergunte.

Termine com a queixa que se repete: a que dois clientes ou mais escreveram, com os números das avaliações. O que só nós contamos não entra na soma; se não houver, escreva “nenhuma”. Depois, o menor conserto que evita o problema, em vez de só avisar.`,
		blanks: [
			{
				name: 'negócio',
				label: 'Negócio',
				example: 'barbearia com três cadeiras em Olinda',
				meaning: 'business',
			},
			{
				name: 'avaliações',
				label: 'Avaliações, com estrelas',
				example: '1) 2 estrelas: marquei às 18h, sentei às 18h50.',
				kind: 'list',
			},
			{
				name: 'nosso lado',
				label: 'O que vocês sabem e já mudaram',
				example: '1: encaixe antes dele; agora não há encaixe à noite.',
				kind: 'long',
			},
			{ name: 'assinatura', label: 'Quem assina', example: 'Neide, que cuida da agenda' },
			{ name: 'contato', label: 'Contato particular', example: 'contato@exemplo.com.br' },
		],
		instructions:
			'Use uma vez por semana, com as avaliações novas juntas. Resposta a uma estrela se relê na manhã seguinte, antes de postar. Não escreve avaliação, não pede cinco estrelas e não vale como defesa jurídica.',
		steps: [
			'Copie e numere as avaliações, sem sobrenome.',
			'Escreva o que você sabe de verdade sobre cada caso.',
			'Leia primeiro os tipos e troque o que não concordar.',
			'Publique e faça o conserto da última linha.',
		],
		followUp:
			'Quem escreveu a número 2 respondeu de novo, e vou colar. Diga se vale responder em público; se valer, uma última vez, em 30 palavras.',
		credits:
			'Escrito para o Pronto. A política do Google sobre engajamento falso proíbe vantagem em troca de mudar ou tirar avaliação; leia o texto atual antes de denunciar. Os quatro tipos e os tamanhos são nossos.',
	},
}
