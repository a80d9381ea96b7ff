import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: '14',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			debts: `Visa, $3,200, 24.99% APR, minimum $96, unsecured, $0 overdue
Store card, $640, 29.99% APR, minimum $30, unsecured, $0 overdue
Car loan, $7,900, 7.4% APR, payment $265, secured by the car I drive to work, $265 overdue
Dentist’s payment plan, $1,150, 0%, $60 a month, unsecured, $0 overdue
Balance transfer card, $1,480, 0% until April 30, 2027, then 26.99% APR, minimum $40, unsecured, $0 overdue`,
			'monthly amount': '$830',
			'cash set aside': '$500',
			'living costs': '$2,050',
			priority: 'lowest total cost',
		},
		text: `**Verdict:** Pay the car loan $530 this month: the $265 due plus the $265 overdue, because losing the car endangers the paycheck. Minimums elsewhere, $74 to savings. From month 2, the store card at 29.99%.

**Order of payment** (minimums $491, so $339 is free)

| Order | Debt | Balance | Monthly rate | Interest this month | Minimum | Pay this month |
|---|---|---:|---:|---:|---:|---:|
| 1 (overdue part), then 5 | Car loan | $7,900 | 0.6167% | $48.72 | $265 | **$530** |
| 2 | Store card | $640 | 2.4992% | $15.99 | $30 | $30 |
| 3 | Visa | $3,200 | 2.0825% | $66.64 | $96 | $96 |
| 4 | Balance transfer card | $1,480 | 0% (2.2492% after April 30, 2027) | $0 | $40 | $40 |
| 6 | Dentist | $1,150 | 0% | $0 | $60 | $60 |
| – | Savings | – | – | – | – | $74 |
| | **Total** | **$14,370** | | **$131.35** | **$491** | **$830** |

**Buffer:** $74 a month, 22% of the $339, in months 1–6 of both routes, until savings reach $944. After that, everything goes to debt. From month 2 the other $265 goes to the target.

**Two routes**

| Route | Months to zero | Total interest | First debt closed in month |
|---|---|---|---|
| Avalanche | assumption: 20 | $680.12 in six months; assumption: about $1,167 in all | 4 (store card) |
| Snowball | assumption: 20 | $696.08 in six months; assumption: about $1,422 in all | 4 (store card) |

Both routes are identical until the store card closes. After six months you owe $10,514.12 (avalanche) or $10,530.08 (snowball).

**Take the avalanche.** It costs you nothing in time; snowball would cost about $255 more (assumption: beyond month 6) for the same finish.

Behind these figures:
- assumption: the $7,900 payoff already includes the $265 overdue, and no late fee is added. If there is a fee, take it from this month's $74.
- assumption: minimums stay at today's dollar amounts.
- assumption: after Visa, the transfer card goes before the car because of its coming rate. It closes in month 14, so this holds if month 1 is March 2026 or earlier.

**To the lender (car loan):**

> Hello, my account is one payment behind. I will pay the overdue $265 together with this month's $265. Before I do, please confirm the exact amount that brings the loan current. Could you waive late fees and offer a lower rate, a hardship plan or a discount for early payoff? Please answer in writing.

Don't let a slow reply delay the payment.

**What would change the order:** any transfer-card balance left on April 30, 2027 goes ahead of Visa, and a new arrear on rent, power, taxes or the car goes ahead of everything.`,
		corrections: [
			'Both routes keep the transfer card at 0% until it closes in month 14, true only if you start by March 2026. Starting in December 2026, the avalanche comes to about $1,379 interest instead of $1,167, snowball to about $1,518: give your start month and rerun.',
			'The buffer stops at $944, less than half of your $2,050 bare month, and no reason is given for six months or 22%. Decide yourself where it should stop.',
			'The table ranks the car "1, then 5" and the transfer card 4, which is the order before the promotion ends. With a December start the card overtakes Visa in month 6, while about $1,280 is still on it.',
			'Asking for a hardship plan and an early-payoff discount in one letter to a lender you owe one payment weakens both. Ask first for the exact reinstatement amount and the late-fee waiver; a lower rate can wait until you are current.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			dívidas: `Fatura parcelada do cartão, R$ 4.860 para quitar, 8,9% a.m., parcela R$ 675, sem garantia, em dia
Cheque especial, R$ 1.300, 8% a.m., mínimo R$ 104 (só os juros), sem garantia, em dia
Empréstimo pessoal, R$ 6.200, 5,2% a.m., parcela R$ 465, sem garantia, em dia
Moto que uso para trabalhar, R$ 5.400, 2,3% a.m., parcela R$ 330, alienação fiduciária, uma parcela atrasada (R$ 330)
Loja de móveis, R$ 780, 4% a.m., parcela R$ 90, sem garantia, em dia`,
			'valor por mês': 'R$ 2.150',
			reserva: 'R$ 400',
			'custo de vida': 'R$ 2.700',
			prioridade: 'quitar uma logo',
		},
		text: `**Veredito:** Este mês, moto: R$ 660 (parcela do mês e a atrasada), porque é seu trabalho e o credor pode tomá-la. Depois, o primeiro alvo é a loja: R$ 146 agora, quitada no mês 3.

**Ordem de pagamento** (os mínimos somam R$ 1.664; sobram R$ 486)

| Ordem | Dívida | Saldo | Taxa ao mês | Juros deste mês | Mínimo | Pagar este mês |
|---|---|---:|---:|---:|---:|---:|
| 1 (só o atraso), depois 4 | Moto | R$ 5.400 | 2,3% | R$ 124,20 | R$ 330 | **R$ 660** |
| 2 | Loja de móveis | R$ 780 | 4% | R$ 31,20 | R$ 90 | **R$ 146** |
| 3 | Cheque especial | R$ 1.300 | 8% | R$ 104,00 | R$ 104 | R$ 104 |
| 4 (antes da moto) | Fatura parcelada | R$ 4.860 | 8,9% | R$ 432,54 | R$ 675 | R$ 675 |
| 5 | Empréstimo pessoal | R$ 6.200 | 5,2% | R$ 322,40 | R$ 465 | R$ 465 |
| – | Reserva | – | – | – | – | R$ 100 |
| | **Total** | **R$ 18.540** | | **R$ 1.014,34** | **R$ 1.664** | **R$ 2.150** |

**Reserva:** R$ 100 por mês (cerca de 21% da sobra de R$ 486), do mês 1 ao 6, nas duas simulações, até chegar a R$ 1.000. Depois, tudo vai para as dívidas.

**Dois caminhos**

| Caminho | Meses até zerar | Total de juros | Mês em que quita a primeira |
|---|---|---|---|
| Bola de neve | suposição: 13 | R$ 5.185,71 em seis meses; suposição: cerca de R$ 7.231 ao todo | 3 (loja) |
| Avalanche | suposição: 13 | R$ 5.046,60 em seis meses; suposição: cerca de R$ 6.740 ao todo | suposição: 7 (fatura) |

**Recomendo a bola de neve**, porque você quer quitar uma logo: a loja sai no mês 3 e o cheque especial no mês 6. O preço são R$ 139,11 a mais de juros em seis meses (suposição: cerca de R$ 492 até o fim) e nenhum mês a mais.

O que sustenta as contas:
- suposição: os R$ 5.400 da moto já incluem a parcela atrasada. Se houver multa ou mora, tire dos R$ 56 extras da loja.
- suposição: parcelas e taxas não mudam. Os R$ 104 do cheque especial pagam só os juros: sem dinheiro extra, ele não diminui.
- Cartão: confira o valor original da dívida. Os juros e encargos, somando os já cobrados, não podem passar dele; se passarem, conteste antes de antecipar.

**Para negociar (loja de móveis):**

> Bom dia. Meu contrato está em dia e o saldo para quitar é R$ 780. Peço taxa menor que 4% ao mês e, pelo art. 52 do CDC, o abatimento proporcional dos juros nas parcelas que eu antecipar. Enviem por escrito saldo, taxa e CET. Avalio portabilidade se a proposta não melhorar.

A portabilidade só vale se o crediário for de banco ou financeira; confira no contrato.

**O que mudaria a ordem:** novo atraso em casa, luz ou moto passa à frente de tudo; se pesar mais o custo total, a fatura do cartão vira o alvo já neste mês.`,
		corrections: [
			'Você quer quitar uma logo, não todas nessa ordem. Loja primeiro e depois a maior taxa quita a loja no mesmo mês 3, termina nos mesmos 13 meses e custa cerca de R$ 6.957, uns R$ 274 menos que a bola de neve.',
			'A reserva para em R$ 1.000, uns 11 dias do seu mês de R$ 2.700, sem explicação. Manter os R$ 100 até o fim custaria cerca de R$ 108 em juros, nos mesmos 13 meses, e deixaria R$ 1.700.',
			'Os R$ 660 da moto dificilmente bastam: parcela atrasada costuma trazer multa (até 2%) e mora, cerca de R$ 10 num mês. Peça o boleto atualizado antes de pagar e reduza os R$ 56 extras da loja.',
			'A tabela numera confuso: a moto é “1, depois 4” e a fatura, “4 (antes da moto)”. Depois do atraso, a fila da bola de neve é loja, cheque especial, fatura, moto e empréstimo.',
		],
	},
}
