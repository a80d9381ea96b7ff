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
		text: `**Week 6**

1. **Yellow:** card payment tests move from January 27 to February 5, if the bank gets the theater’s signature by February 1; March 12 then holds.
2. **Done, on the test page:** balcony, from the 1998 plan (row C: 14 seats; your usher says 12); ticket with scannable code; bigger buttons.
3. **Next:** subscriber import February 2 (was January 29; 240 of 1,830 share an email); wheelchair seats bookable February 12 (undated, not started).
4. **Trouble:** line 1; the bank’s form reached your treasurer Monday, I’m chasing it.
5. **From you:** treasurer’s signature, page 7, by February 1; later, I can’t promise March 12. Then refund rules by February 5: may people return tickets themselves, until how many hours before? Otherwise, launch without returns.

---

**For you alone**

I can't open your board or calendar, so this rests on the two texts. The five lines come to 119 words, without the heading and the numerals.

**Compared**

- Balcony, January 22: done on the 21st.
- Card payments in test mode, January 27: moved to February 5.
- Subscribers, January 29: moved to February 2.
- Wheelchair seats, no date: not started; February 12.
- Balcony photos (theirs, January 18): never came; you drew from the old plan, as announced.

**What your notes pass over**

- **Wheelchair seats.** Your "next" list leaves them out, though the client asked twice. That is why they took a place in line 3. The phone layout gave way: it was never promised.
- **Row C.** Two seats you may sell that don't exist, and they count toward the 212. I had one request to spend, so ask the usher separately to count the row before the balcony goes on sale.
- **Refund rules** had no last day; see below.

**Dates I proposed, or that look too early**

- assumption: payments February 5, not 3, because you believe in the 5th, and the bank needs days after a signature on Monday, February 1. Ask the bank how many.
- assumption: subscribers February 2 looks early. Nothing is imported, and nobody has decided whether two people may share an email. If the theater has to decide, the date needs an "if".
- assumption: wheelchair seats February 12, a week after payments. It needs to be known which seats they are; if the theater must tell you, ask now.
- assumption: refund rules February 5, so that they can still be built and tested. Launching without online returns is the mildest consequence I could find; check that you mean it.
- assumption: "I'm chasing it". Your notes only say that you sent page 7 on Monday, so call the treasurer before you send this.
- assumption: Yellow, because launch is "still fine" until February 1. No signature by then, and the next report is red. Is your week of slack before or after that day?

The treasurer has already let it lie once, so the consequence is now the launch date.

**Where the client will stumble:** "row C: 14 seats; your usher says 12". They will ask which it is, and whether the other rows are right. Have the count before they call.`,
		corrections: [
			"Line 4 tells the client that the form “reached your treasurer Monday, I'm chasing it”. Your notes say sent, and no word of chasing, as it admits below. Call first, then write “sent to your treasurer on”, the date, “no answer yet; I called today”.",
			'“Subscriber import February 2” goes out without an “if”, although the note below says nobody has decided whether two people may share an email. Write “February 2, if you tell me by January 28 how couples log in”, or move the date.',
			"Line 5 makes two requests where the rule is one, and the second names nobody to answer it. Keep the treasurer's signature, and bring the refund rules next week, with a name.",
			'Trouble is only “line 1” again, while two seats that may not exist hide under Done: “row C: 14 seats; your usher says 12”. Move row C to line 4, with what it may cost, tickets sold for missing seats, and who counts the row.',
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
		text: `**Semana até 27/11**

1. **Farol amarelo:** o mapa gratuito só traça 10 paradas, o entregador da manhã faz 22; 18/12 está de pé.
2. **Pronto:** troco, testado com notas de 50 e 100 (era 25/11; “não precisa de troco” sai sexta, 27/11); repetir o último pedido num toque.
3. **A seguir,** se houver sim até segunda, 30/11: rota quinta, 3/12; aviso “saiu para entrega” terça, 8/12 (ambos eram 27/11).
4. **Pedra no caminho:** a da linha 1; achei outro serviço, uns R$ 90 mensais.
5. **Com você, Edmilson:** primeiro, sim aos R$ 90 até 30/11; cada dia sem resposta adia rota e aviso. Depois, tabela de preço por bairro, em planilha, até terça, 1º/12: treinamento sexta, 4/12, 14h (era 30/11). Sem tabela, treinamos 11/12, estreando com preço único.

---

**Só para você**

Não tenho acesso ao quadro nem à agenda: o que segue sai só dos dois textos. As cinco linhas têm 120 palavras, sem contar o título e os números.

**Lado a lado**

- Pagamento com troco: mudou, de 25/11 para 27/11 (falta “não precisa de troco”).
- Rota: mudou, de 27/11 para 3/12, e só se o cliente disser sim até 30/11.
- Aviso por mensagem: mudou, de 27/11 para 8/12. Era para testar junto com a rota, então espera o mesmo sim.
- Treinamento: mudou, de 30/11 para 4/12. Vinha antes da tabela de que depende.
- Tabela de preço (do cliente): não veio em 24/11, nova data 1º/12.
- Data final, 18/12: mantida.

**O que as suas notas esqueceram**

- “Pagamento na entrega”: elas só falam do troco. Por isso escrevi “troco”; se o pagamento também abre, troque a palavra.
- “Sem ela, o app mostra um preço só”: o prazo venceu em 24/11 e as notas não dizem se já é o que aparece hoje.
- O dia do aviso e o do treinamento. O treinamento é a próxima segunda: ligue hoje para adiar, porque três pessoas podem estar contando com ele.

**Datas propostas ou otimistas**

- Suposição: o sim até 30/11, porque a rota não cabe em 3/12 se ele vier depois.
- Suposição: rota em 3/12, porque você mesmo disse “talvez quinta”. Continua otimista: teste as 22 paradas no serviço novo antes de enviar.
- Suposição: aviso em 8/12, porque não começou; dei três dias úteis depois da rota.
- Suposição: treinamento em 4/12, para você ter dois dias para carregar a tabela; 11/12, se ela não vier, para ainda sobrar uma semana até a estreia. Confirme as duas com as atendentes.
- Suposição: 18/12 está de pé, porque nada nas notas a derruba. Sem resposta sobre os R$ 90, ela passa a correr risco.
- Suposição: quem paga os R$ 90 é o cliente. Se ele aceitar, o preço muda e, pela sua regra, o próximo farol é vermelho. Se você pagar, o “se” da linha 3 e o primeiro pedido saem.
- Suposição: Edmilson decide sobre os R$ 90 e manda a tabela, porque foi ele quem respondeu. Se for a Neusa, mande o relatório aos dois.

A tabela já foi ignorada uma vez. Por isso a consequência subiu: agora mexe no treinamento e na estreia.

**Onde o cliente vai tropeçar:** “sim aos R$ 90”. Ele vai perguntar por que isso não estava no preço. Tenha a resposta pronta, e saiba dizer se o valor muda com o número de paradas ou de entregadores.`,
		corrections: [
			'O mais urgente está escondido no fim da linha 5: “treinamento sexta, 4/12, 14h (era 30/11)”. Três atendentes podem aparecer na segunda. Escreva “O treinamento de segunda, 30/11, passa para sexta, 4/12, 14h” e abra a linha com isso.',
			'A linha 1 dá a causa e não o atraso; a 4 só diz “a da linha 1; achei outro serviço, uns R$ 90 mensais”. Escreva na 1 “rota de 27/11 para 3/12” e, na 4, que o serviço é de mapa, quem paga e quantos dias custa a demora.',
			'“Pronto: troco” trocou a promessa, que era “pagamento na entrega com campo de troco”, e não diz onde ver. Confira se o pagamento abre; se abrir, escreva “pagamento na entrega” e “no mesmo link do grupo”.',
			'“Com você, Edmilson” põe na conta dele uma decisão de dinheiro, e ele só disse “vou ver com a Neusa”. Antes de mandar, descubra quem aprova os R$ 90 e ponha um nome em cada pedido.',
		],
	},
}
