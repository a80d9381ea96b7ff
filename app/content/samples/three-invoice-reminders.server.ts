import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'three-invoice-reminders',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			invoice: 'no. 2219, $1,850, site photos, due November 6',
			client: 'dental office, four invoices, always a week late',
			'how to pay': 'bank transfer or the card link on the invoice',
			'next step': 'I pause the December shoot until it is paid',
		},
		text: `**Fill in first:**

- the name of the person who pays
- your name
- your account for the bank transfer
- the card link, written out

Assumption: the due date is Friday, November 6, 2026, and the holidays are those of the US.

---

**1. Send Monday, November 9, 2026** (day 3)

Subject: Invoice 2219, $1,850, due November 6

> Hello ___,
>
> Invoice no. 2219, $1,850 for the site photos, was due on Friday, November 6, and I haven't seen the payment yet. I imagine it was overlooked in a busy week. Could you take a look and send it on its way? If you have already paid, just tell me on which day, and I'll find it here.
>
> To pay: bank transfer to ___, or by card at ___
>
> Thank you,
> ___

---

**2. Send Monday, November 16, 2026** (day 10)

Subject: Invoice 2219, $1,850: on which day will you pay?

> Hello ___,
>
> Invoice no. 2219, $1,850 for the site photos, was due on November 6 and is still unpaid. On which day will you pay it? A one-line reply with the date is all I need.
>
> To pay: bank transfer to ___, or by card at ___
>
> Thank you,
> ___

---

**3. Send Monday, November 30, 2026** (day 21 is Friday, November 27, wedged between Thanksgiving and the weekend)

Subject: Invoice 2219, $1,850, unpaid: December shoot pauses December 1

> Hello ___,
>
> Invoice no. 2219, $1,850 for the site photos, is still unpaid. From Tuesday, December 1, the December shoot is paused until it is paid.
>
> To pay: bank transfer to ___, or by card at ___
>
> ___

---

**Compared with yours**

| | Yours | In all three |
|---|---|---|
| Number | 2219 | 2219 |
| Amount | $1,850 | $1,850 |
| For | site photos | site photos |
| Due | November 6 | November 6 in 1 and 2; 3 doesn't repeat it |
| Days after | 3, 10, 21 | Nov 9 (3), Nov 16 (10), Nov 30 (21, moved to the next working day) |
| Next step | pause the December shoot | only in 3, from Tuesday, December 1 |

If the December shoot falls on December 1 itself, tell them a week sooner: the third would reach them the day before.`,
		corrections: [
			"The third goes out on Monday and “from Tuesday, December 1” the shoot is off, with no “unless”; a bank transfer hardly arrives overnight. Write “If it isn't paid by Wednesday, December 2, the December shoot is paused from December 3”; the text is six words short anyway.",
			'“Invoice 2219, $1,850, due November 6” as the first subject looks like the invoice itself and gets filed with the others. Make it “Reminder: invoice 2219, $1,850, was due November 6”.',
			"The first already asks “just tell me on which day”, which is the second's question, and so the second, 34 words instead of 45, has nothing new. In the first, write “If it is already on its way, please ignore this note”.",
			'The third leaves out the due date, as its own table admits. The mail that pauses a shoot should stand alone: “Invoice no. 2219, $1,850 for the site photos, due November 6, is still unpaid.”',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			cobrança: 'R$ 680, arte do convite, venceu em 9 de novembro',
			cliente: 'ateliê, terceira encomenda, sempre pagou em dia',
			'como pagar': 'Pix (a chave é o meu e-mail) ou cartão em 2x',
			'próximo passo': 'seguro a entrega da arte final até o pagamento',
		},
		text: `Antes da primeira, preencha os três ______:

- o nome de quem responde no ateliê;
- a sua chave Pix (você disse que é o e-mail, mas não o escreveu);
- o link do cartão em 2x. Sem link, apague as duas últimas linhas.

Os dias supõem vencimento em 9/11/2026, uma segunda. Só envie a seguinte se o pagamento não tiver entrado.

**1. Terça, 10/11/2026, 10h**

\`\`\`
Oi, ______, tudo bem? A arte do convite, R$ 680, venceu em 9 de novembro. Imagino que tenha escapado na correria. Se já pagou, me manda o comprovante, por favor? Se não, é por aqui:

Pix:
______
Cartão em 2x:
______
\`\`\`

**2. Segunda, 16/11/2026, 10h**

\`\`\`
Oi, ______. A arte do convite, R$ 680, com vencimento em 9 de novembro, ainda está em aberto. Em que dia você consegue pagar? Anoto aqui.

Pix:
______
Cartão em 2x:
______
\`\`\`

**3. Terça, 24/11/2026, 10h**

\`\`\`
______, a arte do convite, R$ 680, venceu em 9 de novembro. A partir de 25/11, seguro a entrega da arte final até o pagamento.

Pix:
______
Cartão em 2x:
______
\`\`\``,
		corrections: [
			'Nas três, quem vence é “a arte do convite”, e arte não vence. Escreva “O pagamento da arte do convite, R$ 680, venceu”; na terceira, para caber em 25 palavras, troque “a entrega da arte final” por “a arte final”.',
			'A chave está em linha própria, mas dentro da mensagem: no WhatsApp, tocar em copiar leva o texto inteiro. Mande a chave sozinha, numa segunda mensagem logo abaixo, e o link do cartão do mesmo jeito.',
			'“Sem link, apague as duas últimas linhas” some com o cartão em 2x, que você oferece. Sem link, escreva no lugar “Cartão em 2x: me avisa que eu mando o link”.',
			'As datas de 10 e 16 de novembro já tinham passado quando isto foi escrito, no dia 23. Se ainda não cobrou, não mande a terceira no dia 24: comece pela primeira e conte os outros dias a partir dela.',
		],
	},
}
