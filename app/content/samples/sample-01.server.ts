import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: '1',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			service: 'bike tune-up at the client’s home',
			'job hours': '2.5',
			'direct costs': '$14 in small parts and fuel',
			'monthly needs': '$3,400 pay + $800 insurance, van and phone',
			'billable hours': '100',
			fees: '4% card and booking app',
			alternative: '$110 at the shop, bike away for three days',
		},
		text: `**Floor**
- Hourly rate: ($3,400 + $800) ÷ 100 = $42.00
- ($42 × 2.5 + $14) ÷ (1 − 0.04) = $119 ÷ 0.96 = **$123.96**

**Ceiling**
- Shop: $110
- assumption: no two trips to the shop, +$25
- assumption: no three days without the bike, +$15
- assumption: no shop counter to walk back to, −$8
- Result: **$142**
- assumption: the shop charges $75 for Basic and $170 for Full, with the same +$32. Ceilings: $107 and $202.

| Option | Included | Hours | Direct costs | Floor | Ceiling | Price | Margin % |
|---|---|---|---|---|---|---|---|
| Basic | Tune-up without wheel truing or drivetrain cleaning | assumption: 1.75 | assumption: $10 | $86.98 | $107 | **$100** | 12.5% |
| Standard | Your full tune-up | 2.5 | $14 | $123.96 | $142 | **$140** | 11.0% |
| Full | Standard + new chain and cables | assumption: 3.25 | assumption: $40 | $183.86 | $202 | **$200** | 7.8% |

The shop's $110 is below your Standard floor. You can't match it: sell the saved trips and days. Prices are before sales tax.

**Say it**
- Basic: "I adjust your brakes and gears and check every bolt at your home, for $100."
- Standard: "The complete tune-up at your home is $140, and you ride the same day."
- Full: "The complete tune-up with a new chain and cables, parts included, is $200."

**Weakest number**
Billable hours: 100 means 40 Standard jobs every month, rain and winter included. At 90 hours the rate is $46.67 and the Standard floor is **$136.12**. The $140 survives that; $135 would not.`,
		corrections: [
			'The whole ceiling hangs on two invented values, $25 for the saved trips and $15 for the days without the bike. Make them $19 lower together and the ceiling ($123) falls below the Standard floor.',
			"Full is priced with a shop tune-up at $170 and only $40 of costs, although it adds a new chain and cables. Check both against your supplier's prices and a real shop menu.",
			'Full carries the most parts and hours and the thinnest margin, 7.8%. At 90 billable hours its floor rises to $199.66, so $200 leaves almost nothing; only Standard was tested.',
			'The Standard sentence promises “you ride the same day,” which nobody told it. Confirm that no part has to be ordered before you say it.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			serviço: 'limpeza de sofá de três lugares em domicílio',
			'horas por serviço': '3',
			'custos diretos': 'R$ 24 de produto e combustível',
			'necessidade mensal': 'R$ 3.800 para mim + R$ 700 (DAS, seguro, celular)',
			'horas faturáveis': '90',
			taxas: '5% da maquininha',
			alternativa: 'R$ 210 na empresa do bairro, só em dia útil',
		},
		text: `**Piso (Padrão)**
- Hora: (3.800 + 700) ÷ 90 = **R$ 50,00**
- (50 × 3 + 24) ÷ (1 − 0,05) = 174 ÷ 0,95 = **R$ 183,16**

**Teto (Padrão)**
- Alternativa: R$ 210, só em dia útil
- suposição: você atende sábado, + R$ 20
- suposição: autônomo, sem o nome de uma empresa, − R$ 10
- Teto: **R$ 220**

**Tabela**

| Pacote | Inclui | Horas | Custos diretos | Piso | Teto | Preço | Margem % |
|---|---|---|---|---|---|---|---|
| Essencial | Assentos e braços, dia útil | 2,5* | R$ 20* | R$ 152,63 | R$ 170* | R$ 165 | 7,1% |
| Padrão | Sofá inteiro, sábado possível | 3 | R$ 24 | R$ 183,16 | R$ 220* | R$ 210 | 12,1% |
| Completo | Padrão + uma poltrona | 4* | R$ 30* | R$ 242,11 | R$ 290* | R$ 280 | 12,9% |

\\* suposição:
- Essencial: alternativa R$ 180 (limpeza parcial na empresa) + 0 (sem sábado) − 10 = 170.
- Completo: alternativa R$ 280 (210 + 70 da poltrona) + 20 − 10 = 290.

**Para falar**
- Essencial: “Limpo assentos e braços, em dia útil, por R$ 165.”
- Padrão: “O sofá inteiro, com opção de sábado, fica em R$ 210.”
- Completo: “Sofá e poltrona na mesma visita, R$ 280.”

**Número mais fraco**
As 90 horas: são 30 sofás por mês, todo mês. Com 81 horas (10% a menos), a hora vai a R$ 55,56 e o piso do Padrão a **R$ 200,71**. Os R$ 210 ainda cobrem, com 4,2% de margem.

Para o contador: 30 Padrões por mês dão R$ 75.600 por ano; pergunte a que distância isso fica do limite do MEI.`,
		corrections: [
			'O Essencial limpa assentos e braços e deixa o encosto sujo, e a frase de venda não avisa. Diga o que fica de fora ou tire outra coisa, como o sábado.',
			'Os R$ 180 da limpeza parcial e os R$ 70 da poltrona foram inventados, e deles saem dois tetos. Ligue para a empresa do bairro e refaça as linhas.',
			'O teto de R$ 220 supõe que você atende aos sábados e que ser autônomo tira R$ 10. Se não trabalha no sábado, ele cai para R$ 200 e o Padrão a R$ 210 fica acima.',
		],
	},
}
