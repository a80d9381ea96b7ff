import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'replies-to-reviews',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			business: 'bicycle repair shop, two mechanics, a workshop you can look into from the street',
			reviews: `1) 5 stars: Fixed my grandmother's three-speed without trying to sell me a new bike. Even found the little bell cap under the bench. Ulla M.
2) 2 stars: Told me Thursday, then Saturday, then Tuesday. Nobody called. I took the bus for eight days for a rear wheel.
3) 1 star: They charged $85 for a tune-up that is listed at $60 on the website. Rip-off.
4) 1 star: Worst pizza in town, cold and the driver was rude.
5) 4 stars: Good work, but I stood there ten minutes while both guys were in the back with music on.
6) 1 star: Picked up my bike, front brake let go on the hill, I broke my wrist. Hearing from my attorney.
7) 3 stars: My bike came back with a scratch on the top tube. Not the end of the world but still.
8) 5 stars: Rosa explained my gears to my 9-year-old on his level, he now explains them to everybody.
9) 2 stars: No call when it was done. Found out when I came by to ask. J.T.`,
			'our side':
				"1: remember her, green bike. 2: true. The hub we ordered came wrong twice, and we should have called. Since November 2 each ticket has a call date and Rosa phones at 4 p.m. 3: the $60 is the basic tune-up; he had the one with new cables, $85, and he signed for it. Website does list both, one below the other, and the second is hard to see on a phone; fixed last week. 4: we don't sell pizza. The pizzeria is two doors down. 5: true, bell for the counter comes Thursday. 6: we have the work order. 7: don't know, nobody wrote anything down. 8: Rosa is delighted. 9: same thing as 2, from September. We have no loaner bikes, can't afford any this winter.",
			signature: 'Rosa and Desmond',
			contact: 'workshop@example.com',
		},
		text: `**1 · Thanks**

> A three-speed that has already outlived one owner deserves fixing, Ulla. The bell cap took longer to find than we’ll admit. Ring it when you pass the window.
> – Rosa and Desmond

**2 · Fix**

> You got three dates from us and no call for any of them, and eight days on the bus is what that cost you. We’re sorry. Since November 2 every ticket carries a call date, and Rosa phones at 4 p.m. If you’d like to talk about it: workshop@example.com.
> – Rosa and Desmond

**3 · Dispute**

> Our website lists two tune-ups: the basic one at $60, and one with new cables at $85. On a phone the second price was hard to see, so last week we changed the page.
> – Rosa and Desmond

**4 · Report**

> This seems to be about a pizza delivery. We repair bicycles and don’t sell food, so it was probably meant for another business.
> – Rosa and Desmond

*Flag it as:* assumption: off topic, not about an experience at this business. I haven’t opened the site’s rules; check the wording in the flag menu first.

**5 · Fix**

> Ten minutes alone at a counter is too long, and with music on in the back we didn’t hear you come in. That was our doing. A bell for the counter arrives Thursday. Anything you couldn’t ask while you stood there, send to workshop@example.com.
> – Rosa and Desmond

**6 · No reply**

Post nothing and don’t write to this person. Call your liability insurer today (late notice can hurt your coverage) and ask them for a lawyer; all contact goes through them.

Keep, unchanged, until they tell you otherwise:
- the work order, as it is, with nothing added or corrected
- any parts taken off the bike, bagged and labeled; receipts for the parts put on
- payment record, messages, call log, photos, any camera footage before it’s overwritten
- who worked on the bike and who handed it over: tell this to the lawyer before writing it down
- a screenshot of the review with its date

**7 · Fix**

> A scratch you didn’t bring in shouldn’t be there when you pick up, and we understand the “but still.” We have no note about it, so we can’t say yet what happened. Would you send a photo, and what you remember of the spot, to workshop@example.com? We’d like to look into it.
> – Rosa and Desmond

*Before you post it, two questions:* Does either of you remember a top tube being clamped or leaned that week? And what are you willing to do if it was you: touch-up paint, money, an apology? The reply promises none of them.

**8 · Thanks**

> Gears explained by a 9-year-old to everybody: Rosa read this out loud in the workshop, delighted. Tell him questions about the hard ones are welcome here.
> – Rosa and Desmond

**9 · Fix**

> Having to come by and ask whether your bike is done means we left our part of the job out, J.T. Sorry. These days a repair isn’t finished until the phone call is made: a date for it stands on the ticket. Still something open? We read workshop@example.com.
> – Rosa and Desmond

---

**The complaint that returns:** nobody called (2 and 9).

**The smallest change:** hang the tickets by call date instead of by name. At 4 p.m. a ticket leaves today’s hook only with a time written on it, bike ready or not; a late part means a new date *and* a call. On Rosa’s days off, Desmond has the hook. That covers both cases: 9, where the bike was done, and 2, where it wasn’t.`,
		corrections: [
			"Reply 1 buries Ulla's grandmother: “has already outlived one owner”. Nobody said she died, nor that the bell cap “took longer to find than we'll admit”. Write “your grandmother's three-speed” and keep the bench, which she did mention.",
			'“Arrives Thursday” and “last week we changed the page” are wrong by next month, and replies stay up for years. Hold reply 5 until “there is a bell on the counter now” is true; in 3 write “since November both prices are easy to see”.',
			'Reply 8 says “Rosa read this out loud in the workshop”, and you never told it so; “questions about the hard ones” leaves open which ones. Write that Rosa is delighted and that he may come and ask her when a gear beats him.',
			"Reply 5 passes over “Good work”, and “we didn't hear you come in” is a guess: your note only says that it is true. Take up the praise in half a sentence and say that both of you were in the back with music on.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			negócio: 'banho e tosa de bairro em Curitiba, três banhistas, abre de terça a sábado',
			avaliações: `1) 5 estrelas: A Paçoca morre de medo de secador e a moça secou ela na toalha, no colo, meia hora. Voltou dormindo.
2) 2 estrelas: Marquei às 14h, peguei o cachorro às 17h40. Ninguém avisou nada, fiquei ligando e só chamava.
3) 1 estrela: Pedi tosa bebê e raspou tudo, meu shih-tzu ficou parecendo um rato. E ainda cobraram R$ 95.
4) 4 estrelas: Banho ótimo, cheiroso, mas estacionar ali é um inferno.
5) 1 estrela: Cortaram a unha no sabugo, saiu sangue e ele mancou dois dias. Vou procurar meus direitos.
6) 1 estrela: Nojento, não levem. A pizza aqui do lado é melhor kkkkk
7) 3 estrelas: Já foi melhor, depois que a Jéssica saiu caiu muito. Demora e atendente com cara fechada.`,
			'nosso lado': `1: foi a Rafa; agora a ficha tem um campo “medo de secador”.
2: verdade. Sábado 7/11, faltou uma banhista e encaixamos dois na frente. Desde 17/11 mandamos mensagem quando passa de 30 minutos, e o telefone fica com uma pessoa só.
3: o pelo estava todo embolado e a dona assinou a ficha autorizando tosa baixa. Só que ninguém mostrou para ela como ia ficar. A tabela na parede diz R$ 95.
4: dá para parar 10 minutos na rua de trás, na porta lateral, a gente leva o cachorro até o carro.
5: a banhista contou na hora e passou pó hemostático. O dono não atendeu mais.
6: não sabemos quem é.
7: a Jéssica abriu o negócio dela em agosto. Sobre a cara fechada, não sei de que dia fala.`,
			assinatura: 'Solange, dona',
			contato: 'contato@exemplo.com.br',
		},
		text: `**1) Obrigado**

> Meia hora de toalha e colo, e a Paçoca voltou dormindo: obrigada por contar. Nossa ficha agora tem o campo “medo de secador”. Solange

**2) Conserto**

> Você marcou às 14h, pegou o cachorro às 17h40, ninguém avisou e o telefone só chamava. Falha nossa. Desde 17/11, quando passa de 30 minutos, mandamos mensagem, e o telefone fica com uma pessoa só. Para falar comigo: contato@exemplo.com.br. Solange, dona

**3) Conserto**

> Tosa bebê era o pedido, e o resultado foi um susto porque ninguém da equipe mostrou antes como ia ficar. O erro é nosso. Os R$ 95 são os da tabela na parede. Quero ouvir você e ver uma foto: contato@exemplo.com.br. Solange, dona

Ficou de fora, de propósito, o pelo embolado e a ficha assinada: ela não escreveu isso, e contar expõe a cliente. Guarde a ficha. Não prometi mudança porque você não contou nenhuma. **O que vai mudar?** Por exemplo, mostrar o comprimento antes de começar. Se já decidiu, entra uma frase.

**4) Obrigado**

> Cheiroso e sem sofrer para estacionar: pare até 10 minutos na rua de trás, na porta lateral, e a gente leva o cachorro até o carro. Obrigada! Solange

**5) Sem resposta: acidente e possível processo**

Não responda nem continue ligando antes de falar com um advogado. Guarde e leve:
- print da avaliação, com data e nome do perfil;
- a ficha e o comprovante do atendimento;
- o relato da banhista, escrito e datado por ela: o que viu, o que contou ao dono na hora, o pó hemostático;
- o produto usado, com rótulo e lote;
- registro das ligações e mensagens que o dono não atendeu;
- imagens de câmera daquele dia, se houver, antes que se apaguem.

**6) Denúncia**

> Não conseguimos ligar este comentário a nenhum atendimento. Se houve um, por favor escreva para contato@exemplo.com.br, com a data. Solange, dona

Ao denunciar, aponte, suposição: conteúdo fora do tema, que não descreve uma experiência real no lugar (a frase da pizza mostra). Não sugira quem é o autor.

**7) Conserto**

> Demora e cara fechada afastam qualquer um, e foi o que você encontrou aqui. Para a espera, criamos um aviso por mensagem depois de meia hora. Sobre o atendimento, ainda não sei o que houve: pode me contar o dia em contato@exemplo.com.br? Solange, dona

A saída da Jéssica e o negócio dela não entram: são da vida dela.

---

**Queixa que se repete:** demora, nas avaliações **2 e 7**.

**Menor conserto:** em dia de banhista faltando, nenhum encaixe, e ninguém passa na frente de quem marcou. De manhã, assim que souber da falta, ligue para os últimos horários e ofereça outro dia. A mensagem dos 30 minutos avisa do atraso; isto evita.`,
		corrections: [
			'Na 3, “ninguém da equipe mostrou antes” é detalhe que ela não escreveu, “O erro é nosso” assume tudo apesar da ficha assinada, e “Os R$ 95 são os da tabela” soa a cobrança. Escreva “Você pediu tosa bebê e levou um susto: peço desculpa” e deixe o preço para o particular.',
			'Na 7, “foi o que você encontrou aqui” confirma a cara fechada, e duas frases depois “ainda não sei o que houve”. Escreva “A espera a gente já começou a corrigir” e deixe o atendimento só como pergunta.',
			'A 2 gasta 16 palavras repetindo a queixa e fica em “Falha nossa”, sem pedir desculpa. Abra com “A tarde sem notícia do cachorro e o telefone sem resposta: peço desculpa” e siga em “Desde 17/11”.',
			'Na 4, “Cheiroso e sem sofrer para estacionar” não diz quem é cheiroso, e “rua de trás” não orienta quem nunca foi. Comece por “Dá para parar 10 minutos na rua” e ponha o nome dela e o da porta.',
		],
	},
}
