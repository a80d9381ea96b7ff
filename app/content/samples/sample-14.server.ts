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
		text: `**Verdict.** First target: the overdue $265 on the car, paid this month on top of its normal payment, because the car takes you to work. Minimums everywhere, $68 to savings, $6 extra to the store card, the next target.

It is feasible: your payments add up to $491 of the $830. Nothing here asks for new credit or for your $500.

## Order of payment

| Order | Debt | Balance | Monthly rate | Interest this month | Minimum | Pay this month |
|---:|---|---:|---:|---:|---:|---:|
| 1 | Car loan, arrears | $265.00, part of row 4 | see row 4 | in row 4 | – | $265.00 |
| 2 | Store card (target) | $640.00 | 2.4992% | $15.99 | $30.00 | $36.00 |
| 3 | Visa | $3,200.00 | 2.0825% | $66.64 | $96.00 | $96.00 |
| 4 | Car loan | $7,900.00 | 0.6167% | $48.72 | $265.00 | $265.00 |
| 5 | Balance transfer card | $1,480.00 | 0% | $0.00 | $40.00 | $40.00 |
| 6 | Dentist | $1,150.00 | 0% | $0.00 | $60.00 | $60.00 |
| | **Payments** | | | **$131.35** | **$491.00** | **$762.00** |
| | To savings | | | | | $68.00 |
| | **In all** | | | | | **$830.00** |

- **Next months:** the store card gets everything above the minimums and the buffer ($301 a month) until it closes in month 4, then Visa.
- **May 2027 (month 7):** the transfer card jumps to 26.99%, above Visa, and becomes the target until it closes in month 10. Then Visa again (closed in month 14), the car, and the dentist.
- **Buffer:** 20% of the $339 above the minimums, rounded to $68 a month, on every route. It stops at $1,000 in month 8 (June 2027, $24 that month), and its share then goes to the target. Saving on at $68 toward the full $2,050 would cost $59.07 more interest and one month longer; savings would reach about $1,900 by the time the debts are gone.
- assumption: this month is November 2026, so it is month 1.
- assumption: the overdue $265 is inside the $7,900, and there is no late fee. **Please ask the lender.** A fee comes before the store card's $6 and the $68.
- assumption: minimums stay as they are, with no new purchases.

## Three routes

| Route | Months to zero | Total interest | First debt closed in month |
|---|---:|---:|---:|
| **Avalanche** | 20 | **$1,353.56** | 4 |
| Snowball | 20 | $1,491.33 | 4 |
| Mixed | 20 | $1,353.56 | 4 |

Recommended for the lowest total cost: **avalanche**, $1,353.56 in interest and 20 months, done in June 2028. Mixed is identical, because your smallest balance is also your highest rate. Snowball costs $137.77 more and ends in the same month, because it turns to the 0% dentist while Visa charges.

## To the lender (car loan)

> I am one payment behind on my car loan and want to bring it current this month. Please confirm in writing the exact sum that makes me current, and that any late fees are waived because I am paying now. I will pay it together with this month's $265.

## What would change the order

A late fee or notice of repossession (car first, above all else), a different month or an earlier end of the 0% period, a changed rate, a missed dentist payment that adds interest, or an emergency that uses the buffer.

## Checks

- Balance × monthly rate: 640 × 2.4992% = 15.99; 3,200 × 2.0825% = 66.64; 7,900 × 0.6167% = 48.72; the others 0.
- 265 + 36 + 96 + 265 + 40 + 60 = 762; 762 + 68 = 830.
- Avalanche interest is the lowest, tied with mixed for the reason above. All 20 months were computed, month by month, rounded to cents.`,
		corrections: [
			'Row 1 reads “$265.00, part of row 4” and “see row 4”, so the balance column adds up to $265 too much and two cells hold words where a number belongs. Split it: arrears $265.00 with $1.63 of interest, car loan $7,635.00 with $47.08.',
			"“I will pay it together with this month's $265” promises a sum nobody has named yet; beyond the payments listed you have $74. Write “I can pay $265 in arrears by Friday”, add the loan number, and hold the $6 and the $68 until the answer is there.",
			"The buffer's “20% of the $339” and its stop at $1,000 come without a reason, and $1,000 is under half of your bare month of $2,050. Decide it yourself: saving on costs $59.07 and one month, as it says, and still stops at about $1,900.",
			"“What would change the order” was to be one line and lists five things, most of which may never come. Keep the late fee, and put the one change it already knows, the transfer card's new rate from May 1, 2027, in your calendar.",
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
		text: `## Veredito

Primeiro alvo: **loja de móveis, R$ 207,00 neste mês**, depois de pôr a moto em dia com R$ 330,00. É a menor dívida e acaba no terceiro mês, pelo caminho misto, que atende à sua prioridade.

## Ordem de pagamento

| Ordem | Dívida | Saldo | Taxa ao mês | Juros deste mês | Mínimo | Pagar este mês |
|---|---|---:|---:|---:|---:|---:|
| 1 | Moto, parcela atrasada | já nos R$ 5.400,00 | – | – | – | R$ 330,00 |
| 2 | **Loja de móveis (alvo)** | R$ 780,00 | 4,0% | R$ 31,20 | R$ 90,00 | **R$ 207,00** |
| 3 | Fatura parcelada do cartão | R$ 4.860,00 | 8,9% | R$ 432,54 | R$ 675,00 | R$ 675,00 |
| 4 | Cheque especial | R$ 1.300,00 | 8,0% | R$ 104,00 | R$ 104,00 | R$ 104,00 |
| 5 | Empréstimo pessoal | R$ 6.200,00 | 5,2% | R$ 322,40 | R$ 465,00 | R$ 465,00 |
| 6 | Moto, parcela do mês | R$ 5.400,00 | 2,3% | R$ 124,20 | R$ 330,00 | R$ 330,00 |
| | **Dívidas** | **R$ 18.540,00** | | **R$ 1.014,34** | **R$ 1.664,00** | **R$ 2.111,00** |
| | Reserva | | | | | R$ 39,00 |
| | **Total** | | | | | **R$ 2.150,00** |

- **Triagem:** a moto é seu trabalho e está alienada, por isso o atraso sai antes de tudo. Peça o boleto atualizado: multa e mora saem dos R$ 117,00 que a loja recebe além do mínimo. Aluguel, luz ou pensão atrasados, se houver, passam à frente.
- **Cabe:** 2.150 − 1.664 de mínimos = R$ 486,00; menos os R$ 330,00 do atraso, sobram R$ 156,00 neste mês.
- **Reserva:** os R$ 400,00 ficam guardados, porque são menos que o seu mês enxuto. Ela recebe 25% da sobra (R$ 39,00 agora, R$ 121,50 no mês seguinte) e para em R$ 1.000,00, em abril de 2027. Seguir até os R$ 2.700,00 do mês completo custaria R$ 328,37 a mais em juros e um mês a mais; ela encheria em outubro de 2027.

## Três caminhos

Calculados com código, todos com R$ 2.150,00 por mês e a mesma reserva.

| Caminho | Meses até zerar | Total de juros | Mês em que quita a primeira |
|---|---:|---:|---|
| Avalanche | 13 | R$ 6.723,21 | maio de 2027 (7º): cartão |
| Bola de neve | 13 | R$ 7.235,96 | janeiro de 2027 (3º): loja |
| **Mista (recomendada)** | **13** | **R$ 6.959,24** | **janeiro de 2027 (3º): loja** |

**O preço de quitar uma logo: R$ 236,03 de juros a mais que a avalanche, nenhum mês a mais.** A bola de neve quita a primeira no mesmo mês e custa R$ 276,72 a mais que a mista.

Na mista: loja em janeiro, cartão em junho, cheque especial em julho, empréstimo em setembro, moto em novembro de 2027.

- **suposição:** o mês 1 é novembro de 2026.
- **suposição:** os R$ 5.400,00 para quitar a moto já incluem a parcela atrasada.
- **suposição:** as taxas não mudam, e o mínimo do cheque especial acompanha os juros do saldo.
- **Confira no cartão:** em que mês o rotativo virou parcelamento, quantas parcelas faltam e qual era o valor original? Se a dívida nasceu de 2024 para cá, juros e encargos não podem passar desse valor (Lei 14.690/2023).

## Para negociar

Envie à loja antes de pagar além do mínimo:

> Olá. Minha compra de móveis está em dia, com R$ 780,00 para quitar, a 4% ao mês. Quero antecipar parcelas. Peço taxa menor e abatimento proporcional dos juros (CDC, art. 52, § 2º), com o saldo por escrito. Se o contrato permitir portabilidade, vou comparar ofertas. Posso pagar R$ 207,00 neste mês.

À vista, só se couber sem tocar na reserva. Para o cartão, a portabilidade existe: compare CET, prazo e total pago antes de trocar.

## O que mudaria a ordem

Novo atraso em moradia, luz ou moto passa à frente da loja; cartão acima do teto legal vai para o Procon antes de receber além do mínimo.`,
		corrections: [
			'“Posso pagar R$ 207,00 neste mês” promete à loja um dinheiro que a multa e a mora da moto ainda vão reduzir, pois “saem dos R$ 117,00”. Peça primeiro o boleto atualizado e escreva o que restar, entre R$ 90 e R$ 207.',
			'“O mês 1 é novembro de 2026”, mas a resposta é do dia 23 e quase tudo está em dia: as parcelas de novembro já podem ter saído. Se saíram, comece em dezembro e some um mês a tudo: loja em fevereiro, reserva em maio, fim em dezembro de 2027.',
			'A reserva “para em R$ 1.000,00” sem motivo, e só o passo seguinte ganhou preço. Refeita a simulação mista parando nos R$ 400, os juros caem uns R$ 434 e acaba um mês antes: é isso que os R$ 600 custam. Decida sabendo.',
			'Não está dito que o cheque especial passa sete meses em R$ 1.300,00, pagando só os R$ 104,00 de juros: são R$ 728 até maio, sem baixar um real. Peça já ao banco um parcelamento com taxa menor e compare o CET e o total.',
		],
	},
}
