import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'budget-with-slack',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			month: 'January',
			'take-home pay': '$3,450, paid on the last working day of December',
			'last month': `Rent 1,250 (due the 1st)
Electricity and gas 118
Internet 55
Phone 32
Car insurance 97
Student loan 160
Gym 29 (contract until June)
Streaming 41
Groceries 512
Gas for the car 146
Haircut 30
Eating out and coffee 238
Clothes 85
Birthday present for Nora 45
Cash, I no longer know what for 110
New tire after a nail 164
Co-pay for a broken filling 90
Total 3,202; the rest went to the card balance`,
			'one-offs':
				'car registration $140, due on the 12th; my brother’s wedding on the 16th, about $220 for the trip and a gift',
			aim: 'put $250 into an emergency fund that is at zero today',
		},
		text: `With your aim at $250 and Slack at its full $254, January comes to $4,015, which is **$565 more than your pay**. Three cuts bring it down by $401, Slack gives $127, and the aim the last $37. It closes at $3,450, with **$213 for the emergency fund**.

## January

| Line | Kind | Last month | January | Why it changed |
|---|---|---:|---:|---|
| **Slack** | Slack | 0 | 127 | Opened at $254, shrunk by half (below) |
| Rent, due the 1st | Owed | 1,250 | 1,250 | |
| Internet | Owed | 55 | 55 | |
| Phone | Owed | 32 | 32 | |
| Car insurance | Owed | 97 | 97 | |
| Student loan | Owed | 160 | 160 | |
| Gym, contract until June | Owed | 29 | 29 | |
| Card, minimum | Owed | 40 | 40 | assumption: $40 of last month's $248 was the minimum |
| Electricity and gas | Lived on | 118 | 118 | |
| Groceries | Lived on | 512 | 512 | |
| Gas for the car | Lived on | 146 | 146 | |
| Unnamed (cash) | Unnamed | 110 | 110 | Kept whole |
| Streaming | Chosen | 41 | 41 | |
| Haircut | Chosen | 30 | 30 | |
| Eating out and coffee | Chosen | 238 | 130 | Cut 2 |
| Clothes | Chosen | 85 | 0 | Cut 3 |
| Card, above the minimum | Chosen | 208 | 0 | Cut 1 |
| Birthday present for Nora | Past | 45 | 0 | It is over |
| New tire | Surprise | 164 | 0 | Slack stands in |
| Co-pay, broken filling | Surprise | 90 | 0 | Slack stands in |
| Car registration, the 12th | Owed, one-off | 0 | 140 | New |
| Brother's wedding, the 16th | Chosen, one-off | 0 | 220 | New; assumption: your “about $220” holds |
| Emergency fund | Aim | 0 | 213 | $250 minus the $37 still missing |
| **Total** | | **3,450** | **3,450** | |

**Slack.** I read two lines as surprises, the tire and the co-pay: 164 + 90 = $254. That is more than 5% of your pay ($172.50), so it opened at $254. At $127 it could still pay the co-pay, but **no longer the tire ($164)**.

**Cuts**
1. **Card above the minimum: $208 to $0.** What you would miss: the balance hardly falls in January, and it goes on costing interest.
2. **Eating out and coffee: $238 to $130.** What you would miss: close to half of those meals and coffees. assumption: lower than that would be a wish, not a plan.
3. **Clothes: $85 to $0.** What you would miss: anything new this month, an outfit for the wedding included.

**Unnamed.** On the statement, look for ATM withdrawals (date, hour and place tell a lot), cash back added to a grocery payment, and transfers to people.

## Your number for the week

**$202.77** for groceries, gas for the car, unnamed cash, eating out and coffee.

(512 + 146 + 110 + 130 + clothes 0) = 898; 898 ÷ 31 × 7 = 202.77. Left out because they leave once a month: electricity and gas, streaming, haircut.

## Three rules

- **First overrun:** Slack pays, up to $127.
- **Second overrun:** what is left of eating out and coffee pays, and only then the emergency fund.
- **Unused Slack:** goes to the emergency fund on January 31, up to the $37 it is missing and beyond.

## Two questions

1. What is the card's minimum? Each dollar above $40 takes one from the emergency fund; each dollar below adds one.
2. What are the card's balance and rate? If the rate is high, you may prefer to send part of the $213 there. I kept to the aim you gave.`,
		corrections: [
			'Cut 2 stops at $130 because “lower than that would be a wish”, which is no calculation. At $93 the emergency fund keeps its full $250. Choose between the $37 of restaurants and the $37 of savings yourself, and write your own reason.',
			'“Unused Slack: goes to the emergency fund on January 31, up to the $37 it is missing and beyond” sets a limit and lifts it. Write “all of it to the emergency fund”, or send what exceeds $37 to the card.',
			'The card gets $40 and the fund $213 before anybody knows the rate, which is asked in the last line. Look it up before pay day: at 25%, the $208 no longer paid costs about $4 in each month it stays on the card.',
			"“Electricity and gas” stays at 118 in what may be the coldest month, and the $127 of Slack has to stand in. Look at last January's bill; if it was $40 higher, that is almost a third of the Slack gone before any surprise.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			mês: 'janeiro',
			'renda líquida': 'R$ 3.980 no quinto dia útil, mais R$ 650 de vale-alimentação',
			'mês passado': `Aluguel e condomínio 1.350 (dia 5)
Luz 164
Água 71
Internet 100
Celular 55
Ônibus e metrô 176
Pix para minha mãe 200
Fatura do cartão 1.120, sendo: mercado além do vale 430; geladeira, parcela 3 de 10, 189; farmácia 96; delivery 210; carro de aplicativo 125; streaming 70
Conserto da máquina de lavar 280
Dentista, restauração que quebrou 150
Churrasco do pessoal 90
Vale-alimentação 650, gasto todo no mercado
Total fora do vale: 3.756; o resto sumiu e não sei dizer em quê`,
			'gastos avulsos': 'material escolar e uniforme da Bia, R$ 420; primeira parcela do IPVA, R$ 310',
			objetivo: 'guardar R$ 300 para começar a reserva',
		},
		text: `**Janeiro não cabe: faltam R$ 90 ou R$ 425, conforme a fatura.** Preciso saber uma coisa: **a fatura que vence em janeiro já fechou?** Se fechou, delivery, aplicativo e streaming dela não se cortam mais. Mostro dos dois jeitos; se está aberta, só se corta o que ainda não foi comprado.

## Orçamento de janeiro

| Linha | Tipo | Mês passado | janeiro, fatura aberta | janeiro, fatura fechada | Por que mudou |
|---|---|---:|---:|---:|---|
| **Folga** | – | 0 | **215** | **215** | Sustos somam 430 (máquina 280 + dentista 150), mais que 5% da renda (199). Encolhida à metade, o máximo |
| Aluguel e condomínio | Fixa | 1.350 | 1.350 | 1.350 | |
| Internet | Fixa | 100 | 100 | 100 | suposição: dia definido |
| Celular | Fixa | 55 | 55 | 55 | suposição: dia definido |
| Pix para sua mãe | Fixa | 200 | 200 | 200 | suposição: todo mês, mesmo valor e dia |
| Cartão: geladeira | Fixa | 189 | 189 | 189 | Parcela 4 de 10; depois de janeiro, faltam 6 |
| Luz | Variável | 164 | 164 | 164 | |
| Água | Variável | 71 | 71 | 71 | |
| Ônibus e metrô | Variável | 176 | 176 | 176 | |
| Cartão: mercado além do vale | Variável | 430 | 430 | 430 | |
| Cartão: farmácia | Variável | 96 | 96 | 96 | |
| Cartão: delivery | Escolha | 210 | 0 | 210 | Corte 1, só se a fatura está aberta |
| Cartão: carro de aplicativo | Escolha | 125 | 0 | 125 | Corte 2, só se a fatura está aberta |
| Cartão: streaming | Escolha | 70 | 70 | 70 | Seria o quarto corte; o limite é três |
| Churrasco do pessoal | Escolha | 90 | 0 | 0 | Corte 3; suposição: pago fora do cartão |
| Sem nome | Sem nome | 224 | 224 | 224 | 3.980 − 3.756; não se corta |
| Conserto da máquina | Susto | 280 | 0 | 0 | Não se repete; a Folga responde |
| Dentista | Susto | 150 | 0 | 0 | Não se repete; a Folga responde |
| Material e uniforme da Bia | Avulso | 0 | 420 | 420 | Só em janeiro |
| IPVA, primeira parcela | Avulso | 0 | 310 | 310 | Começa em janeiro |
| Objetivo: reserva | Objetivo | 0 | 0 | 0 | Queria 300; não coube |
| **Buraco** | – | 0 | **−90** | **−425** | O que falta |
| **Total** | | **3.980** | **3.980** | **3.980** | Igual à renda |

O vale-alimentação corre à parte: R$ 650, tudo no mercado.

**Como cheguei ao buraco**

| | Aberta | Fechada |
|---|---:|---:|
| Tudo, com Folga de 430, avulsos de 730 e objetivo de 300 | 5.010 | 5.010 |
| Menos a renda | −3.980 | −3.980 |
| Não cabe | 1.030 | 1.030 |
| Cortes em Escolha | −425 | −90 |
| Folga, de 430 para 215 | −215 | −215 |
| Objetivo, de 300 para 0 | −300 | −300 |
| **Buraco** | **90** | **425** |

**O que você perde nos cortes**

- **Delivery (210):** a comida pronta no dia cansado. Sem pôr nada no mercado, é cozinhar com o que já se compra.
- **Carro de aplicativo (125):** a volta tarde, na chuva ou com peso. Fica o ônibus, com mais tempo de rua.
- **Churrasco (90):** a saída com o pessoal neste mês.

**Parcelas que vêm:** geladeira, R$ 189 por mês de fevereiro a julho (R$ 1.134 ao todo). IPVA: suposição: parcelas iguais de R$ 310 em fevereiro e março; confirme quantas são no seu estado.

**Onde procurar os R$ 224:** Pix de valor pequeno, compras no débito, saques, tarifas do banco e recargas. Cada valor que ganhar nome sai de Sem nome e pode virar escolha sua.

## O que não pode atrasar

Aluguel e condomínio, luz, água, transporte, farmácia, mercado, o IPVA e a **fatura inteira**: pagar só o mínimo leva o buraco para fevereiro, com juros.

**Atenção ao dia 5:** o aluguel vence antes do salário. Com o feriado de 1º de janeiro, o quinto dia útil cai no dia 6 ou depois, e o mês passado não deixou sobra. Peça hoje ao locador outra data, por escrito.

Paro aqui, porque o resto não se resolve com corte. **Antes de qualquer empréstimo, procure o Procon ou a Defensoria Pública**, que orientam de graça, e leve esta tabela.

## Um valor por semana

Ficam de fora luz, água e streaming, que saem uma vez por mês, e os avulsos.

| | Entra na conta | Soma | ÷ 31 × 7 |
|---|---|---:|---:|
| **Fatura aberta** | Ônibus e metrô 176 + mercado 430 + farmácia 96 + Sem nome 224 | 926 | **R$ 209,10** |
| **Fatura fechada** | Os mesmos 926 + delivery 210 + aplicativo 125 | 1.261 | **R$ 284,74** |

Com a fatura fechada, dos R$ 284,74 só R$ 90,32 (ônibus e Sem nome) saem da conta em janeiro. Os outros R$ 194,42 são o que a fatura já gastou; compra nova no cartão cai em fevereiro.

## Três combinados

1. **Primeiro estouro:** sai da Folga, até R$ 215.
2. **Segundo estouro:** com a fatura aberta, sai do streaming (R$ 70), cancelado antes da cobrança; com ela fechada, não há de onde, e o próximo passo é o Procon ou a Defensoria.
3. **Folga que sobrar:** tapa primeiro o buraco; o que restar começa a reserva.`,
		corrections: [
			'“Primeiro estouro: sai da Folga, até R$ 215” conta com dinheiro que não existe: com o buraco de R$ 90 só R$ 125 dela têm renda por trás, e com o de R$ 425, nada. Escreva R$ 125 e R$ 0, e só depois aponte o que cede.',
			'“No dia 6 ou depois” serve para qualquer ano. Em janeiro de 2027 o quinto dia útil é quinta, 7, se o sábado conta, ou sexta, 8, se não: dois ou três dias depois do aluguel. Diga essas datas ao locador e confirme o vencimento da fatura.',
			'Antes de “Paro aqui”, faltou olhar o maior avulso: R$ 420 de material e uniforme da Bia. Separe o que a escola exige na primeira semana; uniforme usado ou parte da lista em fevereiro pode cobrir os R$ 90 do primeiro caso, sem empréstimo.',
			'O corte do aplicativo promete que “Fica o ônibus”, mas ônibus e metrô seguem em 176. Conte as corridas do mês passado e some as passagens que as substituem: o corte rende menos que 125 e o buraco cresce.',
		],
	},
}
