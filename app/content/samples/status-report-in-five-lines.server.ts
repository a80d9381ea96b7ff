import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'status-report-in-five-lines',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			project:
				'new ticket site with seat map for the Orpheum, a 212-seat community theater; live March 12, fixed price',
			needed: 'refund rules: may people return tickets themselves, and until how many hours before the show',
			'last report': `Week 5. Green, all dates stand.
Done: seat map of the main floor, on the test page, click any seat.
Next: balcony seats by January 22; card payments in test mode by January 27.
Also promised: list of the 1,830 subscribers imported by January 29, and wheelchair seats bookable online (you asked for it twice).
Trouble: none. The bank has our application for the card account.
From you: photos of the balcony rows by January 18, otherwise we draw them from the old plan.`,
			'this week':
				"Balcony is on the test page since Thursday the 21st. Photos never came, so drawn from the 1998 plan; row C has 14 seats there, the usher says 12. Card payments: bank wants the theater's signature on page 7, sent to the treasurer Monday, no answer, so test mode slips from Jan 27 to Feb 3 at the earliest, I think Feb 5. Launch still fine if the signature comes by Feb 1, we have about a week of slack. Subscribers: got the list, 1,830 rows but 240 share an email with someone, couples mostly. Not imported. Should be OK by Feb 2. Wheelchair seats: did nothing. Spent 6 hours on hosting and had two calls with the box office, Jean wants bigger buttons, did that. Ticket PDF with a scannable code works, they can order one on the test page. Next: subscribers, payments, then the phone layout.",
		},
		text: `**Yellow:** card test mode moves from January 27 to February 5, awaiting your treasurer's signature for the bank (page 7); March 12 holds if signed by February 1.
**Done:** balcony seats and scannable ticket PDF on the test page; larger buttons. Row C: 1998 plan 14, usher 12.
**Next:** subscribers imported February 2 (was January 29; 240 share an email), card test mode February 5.
**Trouble:** wheelchair booking, not started, could miss launch; date follows by [January 29].
**From you:** may people return tickets themselves, until how many hours before the show? By [February 2]; otherwise [no self-service returns].

---

**For you alone** (99 words above; confirm or change everything in brackets before sending, your notes don't give it)

**Promises your notes pass over**
- Wheelchair seats: “did nothing,” and no date. They asked twice. I wrote “could miss launch” as an assumption; if you know it won't make March 12, the color is red.
- The two calls and the six hosting hours are left out: not results.
- Row C has no owner. If the usher is right, two seats go on sale that don't exist. Decide who counts, before sales open.
- You wanted the phone layout next; two things fit, and it was never promised, so it stayed out.

**Dates that look too early**
- February 5, assumption: it needs a signature nobody has answered for, then the bank's own time. If the signature only comes on February 1, that leaves four days.
- February 2 for subscribers, assumption: nobody has decided yet how two people on one email sign in, and you haven't asked them.
- March 12 itself, assumption: one week of slack now carries payments, wheelchair seats and the phone layout.

**The sentence they will stumble on:** “wheelchair booking, not started.” Have a date ready before they call back.`,
		corrections: [
			'“Row C: 1998 plan 14, usher 12” means nothing to someone between two calls, and nothing under Done can be opened there. Say that two seats may not exist and who must count them.',
			"The real urgent request, the treasurer's signature by February 1, hides inside the color line without an ask. Tell the client in so many words to get page 7 signed.",
			"Wheelchair booking loses its old date, and January 29 returns as the day you'll name a new one; if it was promised for that day, say “was January 29”. A promised result at risk may make this red.",
			'If the theater is in the United States, accessible seats generally have to be sold at the same time and by the same means as the others. Check that before you launch without them.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			projeto: 'aplicativo de pedidos de uma distribuidora de água e gás, no ar até 18/12',
			'preciso de': 'tabela de preço por bairro, em planilha, até terça, 1º/12',
			'relatório anterior': `Semana até 20/11
1. Farol verde: todas as datas de pé.
2. Pronto: tela de pedido abre no celular de vocês (link no grupo), cadastro completa o endereço pelo CEP.
3. A seguir: pagamento na entrega com campo de troco até quarta, 25/11; rota do entregador no mapa até sexta, 27/11.
4. Pedra no caminho: nenhuma. O aviso de “saiu para entrega” por mensagem fica para testar junto com a rota.
5. Com você: tabela de preço por bairro até terça, 24/11. Sem ela, o app mostra um preço só.
Combinado à parte: treinamento das três atendentes na segunda, 30/11, às 14h.`,
			'esta semana':
				'Caio com conjuntivite segunda e terça. Troco ficou pronto quinta 26, testado com notas de 50 e 100; faltou o caso “não precisa de troco”, faço sexta. Rota: o mapa gratuito que a gente ia usar não deixa traçar mais de 10 paradas, o entregador da manhã faz 22. Achei outro serviço, uns R$ 90 por mês, ainda não falei com o cliente; acho que fecho a rota até quarta 2/12, talvez quinta. Aviso por mensagem não comecei. Tabela de preço não veio, cobrei quarta, o Edmilson respondeu “vou ver com a Neusa”. Treinamento segunda: sem preço certo não sei se vale a pena, ninguém tocou no assunto. Reunião de uma hora e meia na terça sobre a cor do botão. Deixei no ar histórico de pedidos, dá para repetir o último com um toque, ninguém tinha pedido para esta semana.',
		},
		text: `1. **Farol amarelo:** o mapa gratuito traça só 10 paradas, vocês fazem 22; rota passa de 27/11 para 03/12; 18/12 mantido.
2. **Pronto:** campo de troco (26/11, era 25/11; falta “não precisa de troco”); extra: repetir último pedido num toque.
3. **A seguir:** rota, quinta, 03/12; treinamento, segunda, 30/11, 14h, segue marcado. Aviso de saída sem data nova ainda.
4. **Pedra no caminho:** a da linha 1; preparo a troca por outro serviço, uns R$ 90 mensais, nada contratado.
5. **Com você:** tabela de preço por bairro (era 24/11), em planilha, até terça, 1º/12; sem ela, o app mostra um preço só.

---

**Só para você**

- **Promessa que as notas esqueceram:** o aviso de “saiu para entrega” era para testar com a rota. Você não começou; dê uma data antes de enviar. O treinamento de segunda também está no ar: ligue hoje e confirme ou remarque, porque as atendentes estão reservadas.
- **Data otimista demais:** suposição: quarta, 02/12, pelo serviço de mapa que ainda nem foi aprovado; por isso escrevi quinta, e mesmo ela depende do sim do cliente. Se “não precisa de troco” ficar pronto hoje, tire o “falta” da linha 2.
- **Farol:** se os R$ 90 por mês forem para a conta do cliente, o preço mudou e o farol é vermelho. Fale com ele antes do relatório.
- **Onde o cliente tropeça:** “uns R$ 90 mensais”. Ele vai perguntar quem paga.
- **Conferência:** só pelos dois textos; não tenho acesso ao quadro nem à agenda.`,
		corrections: [
			'Linha 3 diz que o treinamento de 30/11 “segue marcado”, e a tabela de preços só é pedida para 1/12: as atendentes treinariam com um preço só. Remarque ou treine sem preço, e escreva qual.',
			'A rota em 03/12 depende de o cliente aceitar os R$ 90 por mês, e nenhuma linha pede isso. Ponha na 4 “preciso do sim até segunda, 30/11” ou a data não é sua.',
			'“Aviso de saída sem data nova ainda” deixa uma promessa sem dia: escreva por exemplo “até 9/12, suposição”. Faça o mesmo com “não precisa de troco”, que você prometeu para sexta, 27/11.',
			'O pedido não tem dono: o Edmilson respondeu que veria com a Neusa. Nomeie quem entrega e mude a consequência, porque “um preço só” já estava escrito na semana passada e não moveu ninguém.',
		],
	},
}
