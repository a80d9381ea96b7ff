import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'complaint-that-gets-answered',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			company: 'an online furniture store that makes and ships its own mattresses',
			'what happened': `September 4: ordered a queen mattress, order 88-31407, $689 with shipping, paid by credit card. The product page promised a 100-night trial with free pickup.
September 15: delivered. One side seam was open over about a hand’s width, so I wrote to the chat the same evening. The agent, Kayla, said a replacement cover would come within ten days. Case number 5520.
October 6: no cover. I wrote again, and was asked for photos, which I sent that day.
October 20: a cover came, for a full-size mattress. It doesn’t fit.
October 22: I asked to return the mattress under the trial. The answer came on November 2: the trial excludes items that were “used without a protector”. I did use it, with a fitted sheet.
I have slept on it about 40 nights. I never got the pickup. No answer to my two emails since, on November 5 and November 12.`,
			proof:
				'order email, screenshot of the trial promise from the day I ordered, three photos with dates, the chat transcript, the email of November 2',
			remedy: 'pickup at their cost and a full refund of $689 to my card by December 11',
			channel: 'email to the company',
		},
		text: `## The clerk's four excuses

1. **Clause:** "Used without a protector, so the trial doesn't apply. Closed." (assumption: the full terms say it, away from the page you saw)
2. **Missing date:** "No delivery date and no return date in the letter, so I can't tell if this is within 100 nights." (assumption: there is also a minimum number of nights)
3. **Fact without proof:** "Seam, wrong cover, two emails: where are they? Our record says a replacement cover was sent on October 20. Resolved."
4. **Vague demand:** "Wants the problem fixed. Offer another cover." (assumption: a defect goes to the warranty, which repairs and doesn't refund)

## Draft two

**Subject:** Order 88-31407, case 5520: pickup and $689 refund by December 11

> Hello,
>
> By December 11, please (a) pick up the mattress at your cost and (b) refund $689 to the credit card I paid with. I am not asking for another cover.
>
> - September 4: I ordered a queen mattress for $689 with shipping (1).
> - That day, the product page promised a 100-night trial with free pickup (2).
> - September 15: it was delivered.
> - One side seam was open over about a hand's width (3).
> - I reported this in your chat the same evening (4).
> - Kayla answered that a replacement cover would come within ten days, case 5520 (4).
> - October 6: no cover had come, so I wrote again and sent the photos requested (3).
> - October 20: a full-size cover came, which does not fit [6].
> - October 22, night 37 after delivery: I asked to return the mattress under the trial (5).
> - November 2: you refused because it was "used without a protector" (5).
> - I used it with a fitted sheet.
> - November 5 and 12: I emailed you and received no answer [7].
>
> If you still refuse, please send me the protector condition, where it appeared on the September 4 page, and your decision on the seam I reported on the day of delivery.
>
> Please reply with the pickup date.
>
> [Name, address, phone]

**Questions only you can answer, before you send it**
- **Does the screenshot (2), or anything you accepted at checkout, mention a protector?** If it doesn't, add: "No protector is mentioned there (2)." If it does, tell me and I'll put the seam first.
- **What do the three photos show?** I treat them as the seam. Do you have one of the full-size label on the cover for [6]? If not, take one today.
- **Are your emails of November 5 and 12 in your Sent folder, for [7]?** If not, delete that line.
- **Does the November 2 email quote your request of October 22?** If not, attach the request too.
- **Did you write on October 6 in the chat or by email?** If by email, attach it.
- **What proves September 15?** The carrier's delivery notice is best; the chat that evening helps.

## Attachments

| No. | What |
|---|---|
| 1 | Order email, 88-31407 |
| 2 | Screenshot of the trial promise, September 4 |
| 3 | Three dated photos |
| 4 | Chat transcript, case 5520 |
| 5 | Their email of November 2 |
| [6] | Photo of the cover's size label (you have to take or find it) |
| [7] | Your emails of November 5 and 12 (to find) |

Keep the mattress, the cover and any tags as they are. Until this is settled, don't throw anything out.

## December 12, if nobody has answered

**Today, not then:** call your card's issuer and ask, "What is my last day to dispute a charge of September 4, delivered September 15, and which papers do you want?" If that day is before December 12, the dispute can't wait for the letter.

**December 12:** file the dispute. Kind of case: **merchandise defective, return refused by the seller.** It isn't an unknown charge, and it isn't a missing delivery.

> On September 4 I bought a queen mattress for $689, order 88-31407 (1). The page promised a 100-night trial with free pickup (2). It was delivered September 15 with one side seam open over about a hand's width (3). I reported it that evening, case 5520 (4). A replacement cover promised within ten days came October 20, in full size, and does not fit [6]. On October 22 I asked to return the mattress. On November 2 the seller refused because it was "used without a protector" (5). My emails of November 5 and 12 were not answered [7]. By email I asked for pickup and a refund by December 11. None came. I request a refund of $689.

After that, a consumer office in your state is possible, but first check on its own site that it takes complaints about online furniture sales. I cite no law, since I can't open one here. If $689 is a sum you can't afford to lose, have a consumer group read the email before the company does.

I left the dispute out of the email, as you haven't told them you would file one.`,
		corrections: [
			'The photos were sent on October 6, but the letter cites them as (3) for the seam on delivery day. It never asks when they were taken; check the dates first.',
			"The letter doesn't say that the 100 nights from September 15 run until about December 24. One sentence with that date would close the clerk's second excuse.",
			'The letter volunteers “I used it with a fitted sheet” before they show where a protector is required. Decide whether that line should stay until they name the clause.',
			"Numbers in round and square brackets are mixed, (1) to (5), then [6] and [7]. Before sending, renumber them or delete what you can't attach.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			empresa: 'operadora de internet fixa, plano residencial de R$ 119,90 por mês',
			'o que aconteceu': `3/8: liguei para cancelar porque me mudei para um prédio sem cobertura deles. O atendente confirmou, disse que não havia multa porque a fidelidade acabou em maio e passou um protocolo, que anotei: 2026080317.
11/8: um técnico retirou o modem e assinou o comprovante.
10/9: veio cobrança de R$ 119,90, em débito automático. Liguei, disseram que era “ciclo já aberto” e que seria devolvida. Não anotei o protocolo dessa ligação.
13/10: outra cobrança de R$ 119,90. Pelo aplicativo, o chat respondeu que o contrato está ativo.
10/11: terceira cobrança, mais R$ 119,90. No mesmo dia tirei do débito automático pelo banco.
14/11: recebi mensagem dizendo que posso ser negativada se atrasar a próxima.
Total pago depois do cancelamento: R$ 359,70.`,
			provas:
				'comprovante de retirada do modem com data e assinatura, extratos com os três débitos, prints do chat de outubro e da mensagem de 14/11, o protocolo anotado de 3/8',
			pedido:
				'encerramento do contrato desde 3/8, devolução, por Pix ou na conta, do que paguei a mais e confirmação de que meu nome não será negativado, até 15 de dezembro',
			canal: 'consumidor.gov.br',
		},
		text: `## As quatro brechas

1. **“Liguei para cancelar e o atendente confirmou.”** Resposta pronta: “o protocolo é de informação; o contrato consta ativo”. *Fechada com* o modem retirado pelo técnico da própria empresa e o pedido da gravação.
2. **“Veio cobrança depois do cancelamento.”** Resposta pronta: “refere-se a ciclo já aberto”. *Fechada:* um ciclo aberto em 3/8 não explica outubro e novembro; agora eles precisam dar período e cálculo de cada débito.
3. **“Em 10/9 disseram que devolveriam.”** Resposta pronta: “não localizamos o contato”, porque falta protocolo. *Fechada em parte:* a promessa deixa de ser a base do pedido, e a gravação é pedida pela data. O resto é a pergunta 1.
4. **“Não há multa, a fidelidade acabou em maio.”** suposição: uma cláusula de renovação da fidelidade ou de aviso prévio. *Fechada em parte:* quem alegar cláusula terá de mostrá-la. O resto é a pergunta 2.

## A reclamação

> Contratei internet fixa residencial por R$ 119,90 mensais.
>
> Em 3/8, cancelei por telefone, porque me mudei para um prédio sem cobertura da empresa. O atendente confirmou o cancelamento, sem multa, pois a fidelidade terminou em maio (protocolo 2026080317, anexo 1).
>
> Em 11/8, o técnico da empresa retirou o modem e assinou o comprovante (anexo 2).
>
> Depois disso, foram debitados R$ 119,90 em 10/9, 13/10 e 10/11, total de R$ 359,70 (anexo 3).
>
> Em 10/9, liguei. Alegaram “ciclo já aberto” e prometeram devolver. Um ciclo aberto em 3/8 não explica as cobranças de outubro e novembro.
>
> Em 13/10, o chat informou contrato ativo (anexo 4).
>
> Em 10/11, retirei a cobrança do débito automático no banco.
>
> Em 14/11, recebi aviso de possível negativação se atrasar a próxima (anexo 5).
>
> Peço, até 15 de dezembro:
>
> 1. Encerramento por escrito, com data de 3/8, sem nova cobrança.
> 2. Devolução de R$ 359,70, por Pix ou na conta debitada.
> 3. Confirmação por escrito de que meu nome não será negativado por este contrato.
>
> Se a empresa considerar algum débito devido, indique o período de uso, o cálculo e a cláusula. Se negar o cancelamento, envie as gravações de 3/8 e 10/9.
>
> Fundamento: art. 42, parágrafo único, do Código de Defesa do Consumidor.

Não abri a lei: confira o artigo antes de enviar. De memória, ele prevê a devolução **em dobro** do que foi pago indevidamente, salvo engano justificável. Você pediu o valor simples; se quiser os R$ 719,40, decida agora e troque o pedido 2.

## Anexos

1. Foto da anotação do protocolo de 3/8
2. Comprovante de retirada do modem, 11/8, assinado
3. Extratos com os débitos de 10/9, 13/10 e 10/11
4. Prints do chat de outubro
5. Print da mensagem de 14/11

Cubra CPF, endereço, número da conta e as outras compras dos extratos. O relato fica público.

## Só você fecha

1. O aparelho ainda mostra a ligação de 10/9, com hora e duração? Um print vira o anexo 6.
2. Você tem o contrato? Procure “fidelidade”, “renovação” e “aviso prévio” e a data de maio.
3. A mensalidade de agosto foi paga, e a que período ela se refere? Se os dias 1 a 3/8 ficaram em aberto, a empresa pode descontá-los, e é melhor você saber antes.
4. O chat de outubro tem número de atendimento visível? Se tiver, acrescente “(atendimento nº …)”.
5. O banco lhe deu comprovante da retirada do débito automático?

## Antes e depois de enviar

- **Antes:** confirme no consumidor.gov.br se a operadora participa. Envie até 5 de dezembro, no máximo: o prazo dela era de dez dias, e o seu termina no dia 15. Confira o prazo no site.
- **Cuidado com a data:** pelos débitos anteriores, a próxima cobrança vence por volta de 10/12 (suposição), **antes** do seu prazo. Envie já. Se ela chegar, não a deixe em silêncio: conteste no mesmo dia, cite esta reclamação e guarde o protocolo.
- **Ligue uma vez ao SAC** e peça, com protocolo novo, a gravação da ligação de 3/8. Elas não ficam guardadas para sempre.

**Se a resposta vier pronta** (“procedimento correto”, “ciclo aberto”, “contrato ativo”): responda no próprio caso:

> A resposta não indica o período de uso, o cálculo nem a cláusula de cada débito, não explica a retirada do modem em 11/8 e não traz a gravação de 3/8. Mantenho os três pedidos.

Depois, avalie como **não resolvida**, no prazo que o site mostrar. Não aceite crédito em fatura, porque não há mais plano onde usá-lo, nem “acordo” que reconheça o contrato como ativo depois de 3/8.

**Se não vier resposta até 15/12:** leve o mesmo texto e os anexos à **Anatel** e ao **Procon**. Se seu nome for negativado ou a devolução for negada, vá ao **Juizado Especial Cível**. Se os R$ 359,70 fazem falta nas contas da casa, procure Procon, Defensoria ou Juizado antes de aceitar qualquer acordo.`,
		corrections: [
			'Nenhuma data do texto tem ano: “3/8”, “11/8”, “10/9”. Ponha o ano em todas; num atendimento, data solta é a primeira coisa que o outro lado questiona.',
			'O texto cita o art. 42, da devolução em dobro, e pede só R$ 359,70. Escolha um dos dois antes de enviar e confira o artigo, que veio de memória.',
			'A gravação de 3/8 só é pedida “se negar o cancelamento”. Peça já, sem condição: a própria resposta avisa que ela não fica guardada para sempre.',
			'A promessa de devolver em 10/9 está afirmada sem anexo nem protocolo. Ache o registro da ligação no celular ou escreva que o protocolo não foi anotado.',
		],
	},
}
