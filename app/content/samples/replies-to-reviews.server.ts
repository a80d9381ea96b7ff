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
		text: `**1. Thanks**
> Ulla, that little bell cap belongs to the three-speed as much as the wheels do. Thank you for noticing we looked under the bench for it. Rosa and Desmond

**2. Fix**
> Eight days on the bus for a rear wheel is too long, and three promised days without one call made it worse. The hub we ordered came wrong twice. We should have called. Since November 2, every ticket carries a call date, and Rosa phones at 4 p.m. Write to us: workshop@example.com. Rosa and Desmond

**3. Dispute**
> Two tune-ups are listed on our website: the basic one at $60, and one with new cables at $85. The second line was hard to see on a phone. We fixed that last week. Rosa and Desmond

The signature on his order stays out: it is his business, and the stranger doesn't need it.

**4. Report**
> This is a bicycle repair shop, and we don't sell pizza. The review seems to have been meant for another business. Rosa and Desmond

Flag it as: assumption: off topic, not about an experience at this place. I haven't opened the site's rules. The reply leaves the pizzeria out.

**5. Fix**
> Ten minutes at an empty counter is ten too many. We were in the back with the music on, and nobody was out front. A bell for the counter comes this Thursday. Tell us how it goes next time: workshop@example.com. Rosa and Desmond

Post it before Thursday, or change the line to "is on the counter now" once it is.

**6. No reply**
Injury and an attorney: write nothing, not even sympathy, and don't flag it. Call your liability insurer and a lawyer today. Keep the work order exactly as it is.

**7. Fix (our side is silent, so it asks and promises nothing)**
> A scratch on the top tube matters, even when it's not the end of the world. We have no note of it, so we'd like to ask: could you send a photo and the pickup date to workshop@example.com? Rosa and Desmond

For you: does either of you remember this bike, and do you look a bike over for marks when it comes in?

**8. Thanks**
> Rosa is delighted that your 9-year-old now explains gears to everybody. Tell him the workshop is glad of another teacher. Rosa and Desmond

**9. Fix**
> You should not have had to come by to ask. Nobody called when the bike was done, and that was ours to do. Since November 2, each ticket has a call date, and Rosa phones at 4 p.m. Reach us at workshop@example.com. Rosa and Desmond

---

**The complaint that returns:** nobody called. Reviews **2 and 9**.

**Smallest change:** the call date exists since November 2. Add one box beside it, "called," initialed by whoever phoned. Nobody locks up while a ticket due that day has an empty box, and a late part gets a call just like a finished bike.`,
		corrections: [
			"Replies 2 and 9 both say that each ticket has a call date “and Rosa phones at 4 p.m.” Tonight's stranger reads them one below the other as a stock answer; keep the rule in 2 and reword 9.",
			"Reply 3 doesn't say whether the customer knew the price beforehand, which is all a stranger wants to know. If it is your rule, write “Each work order shows the price before we start”; that exposes nobody.",
			"For review 6, keeping the work order isn't enough: save messages, parts records, camera footage and who did the brake, and tell both mechanics not to talk to him. Let the insurer decide before you post the other replies.",
			'Reply 1 spends its 26 words on a bell cap. The detail that brings strangers in is that nobody tried to sell her a new bike; name it.',
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
		text: `**1. Obrigado** (27 palavras)

> Meia hora no colo, na toalha: a Rafa vai gostar de saber que a Paçoca voltou dormindo. A ficha agora tem um campo “medo de secador”. Obrigada!
> Solange, dona

**2. Conserto** (51 palavras)

> Você esperou das 14h às 17h40, sem aviso e com o telefone chamando. Naquele sábado faltou uma banhista e encaixamos dois na sua frente; a falha foi nossa. Desde 17/11, mandamos mensagem quando passa de 30 minutos e o telefone fica com uma pessoa só. Se quiser conversar, escreva para contato@exemplo.com.br.
> Solange, dona

**3. Conserto** (46 palavras)

> O resultado pegou você de surpresa, e a falha foi nossa: ninguém mostrou antes como a tosa ia ficar. Essa conversa precisa vir antes da máquina. Os R$ 95 são o preço da tabela da parede; a explicação é que faltou. Quero ouvir você em contato@exemplo.com.br.
> Solange, dona

O pelo embolado e a ficha assinada ficam fora: são da cliente, não do público. **Pergunta para você:** já mostra, ou vai mostrar, uma foto antes da tosa baixa? As anotações não dizem, então não prometi.

**4. Obrigado** (23 palavras)

> Sobre estacionar, dá para parar 10 minutos na rua de trás, na porta lateral: levamos seu cachorro até o carro. Obrigada pelo “cheiroso”!
> Solange, dona

**5. Sem resposta: advogado**

Há ferimento e aviso de que o dono vai procurar os direitos dele. Não responda na página nem por mensagem antes de falar com um advogado. Guarde a ficha, o relato da banhista, com data, e o registro das ligações que ele não atendeu.

**6. Denúncia** (21 palavras)

> Não conseguimos ligar este comentário a um atendimento nosso. Quem nos procurou pode escrever para contato@exemplo.com.br, com o dia da visita.
> Solange, dona

Regra a apontar: **suposição:** conteúdo fora do assunto, que não descreve uma experiência real no lugar (a pizza do vizinho ajuda a mostrar isso). Confira o nome exato da regra na hora de denunciar.

**7. Conserto** (43 palavras)

> Demora e cara fechada estragam a visita, e eu quero entender as duas. Desde 17/11, quando passa de 30 minutos, mandamos mensagem. Sobre o atendimento, ainda não sei de que dia você fala: pode me contar o dia e o horário em contato@exemplo.com.br?
> Solange, dona

Sobre a saída da Jéssica, nada: é da vida dela.

---

**A queixa que se repete:** ninguém avisou antes. Na **2**, da espera; na **3**, de como a tosa ia ficar. A demora em si aparece na **2** e na **7**.

**O menor conserto possível:** quando o horário ou a tosa for mudar, uma mensagem antes de continuar. A do horário já existe desde 17/11; falta a da tosa: uma foto de tosa baixa no celular do balcão, mostrada antes de a pessoa assinar a ficha.`,
		corrections: [
			'O conserto proposto avisa melhor, mas não evita a espera: na 2, encaixaram dois com uma banhista a menos. A regra que falta: faltou gente, nenhum encaixe, e quem está marcado é remarcado antes de sair de casa.',
			'A queixa repetida foi deduzida: o cliente da 3 reclama da tosa raspada e do preço; que ninguém mostrou, é você quem conta. O que dois clientes dizem é demora, na 2 e na 7; comece por aí.',
			'Na resposta 2, “naquele sábado” mostra dado da sua agenda que a pessoa não escreveu. Troque por “naquele dia”, que basta para quem lê.',
			'Na 3, “essa conversa precisa vir antes da máquina” soa como promessa de mudança que você ainda não fez, e os R$ 95 “da tabela” soam como defesa. Só publique depois que a foto da tosa baixa estiver no balcão.',
		],
	},
}
