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
		text: `**Send Monday, November 9**

Subject: Invoice 2219, $1,850: a quick reminder

Hello,

I think invoice 2219 for $1,850, for the site photos, may have slipped past you. It was due on November 6. You can pay by bank transfer or with the card link on the invoice, whichever is easier for the office. If it is already on its way, please ignore this note.

Thank you, and have a good week.

---

**Send Monday, November 16**

Subject: Invoice 2219, $1,850: which day will you pay?

Hello,

Invoice 2219 for $1,850, for the site photos, was due on November 6 and is still open. On which day will you pay it? Bank transfer and the card link on the invoice both work. A one-line reply with the date is enough.

Thanks.

---

**Send Friday, November 27**

Subject: Invoice 2219, $1,850: unpaid, December shoot

Hello,

Invoice 2219, $1,850, due November 6, is unpaid. If it is not paid today, I will pause the December shoot until it is. Bank transfer and card link both work.

---

**Checked against yours:** no. 2219, $1,850 and due November 6 match in all three; November 6 + 3, 10 and 21 days = November 9, 16 and 27. Weekdays are those of 2026, with none on a weekend; November 27 is the day after Thanksgiving, so the office may be closed.`,
		corrections: [
			'“If it is not paid today” lands on November 27, the day after Thanksgiving, when a dental office is probably closed and a transfer may not arrive. Write “by Monday, November 30”.',
			'“Unpaid, December shoot” in the third subject line can be read as if the December shoot were unpaid. Make it “Invoice 2219, $1,850: December shoot on hold until paid” once that is true.',
			"None of the three is addressed to anybody or signed. Put in the name of whoever pays the bills there, and yours; “Hello,” to an office goes to nobody's desk.",
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
		text: `**Terça, 10 de novembro, 10h**

Oi, tudo bem? Acho que passou batido: a arte do convite, R$ 680, venceu ontem, 9/11. Se já pagou, pode desconsiderar.
Para pagar: Pix (a chave é o meu e-mail) ou cartão em 2x.

---

**Segunda, 16 de novembro, 10h**

Oi! A arte do convite, R$ 680, venceu em 9/11 e ainda não vi o pagamento. Em que dia você consegue pagar?
Pix (a chave é o meu e-mail) ou cartão em 2x.

---

**Terça, 24 de novembro, 10h**

Oi! Os R$ 680 venceram em 9/11. A partir de amanhã, seguro a arte final até o pagamento.
Pix (meu e-mail) ou cartão em 2x.

---

Os dias da semana são os de 2026; nessas três datas não há fim de semana nem feriado nacional.`,
		corrections: [
			'As três saem com “a chave é o meu e-mail” e sem o e-mail. Escreva a chave por extenso, em linha própria que dê para copiar, e mande o link do cartão junto.',
			'A terceira diz só “os R$ 680”: na terceira encomenda do ateliê, convém dizer “da arte do convite”. Cabe nas 25 palavras se você tirar o “Oi!” e “até o pagamento”.',
			'Ninguém é chamado pelo nome, e é um ateliê que sempre pagou em dia. Abra com o nome de quem responde ali, e, na primeira, troque “pode desconsiderar” por “me manda o comprovante?”.',
		],
	},
}
