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
		text: `**It fits, with the $250 intact, after three cuts and a smaller Slack. One number is missing: the minimum payment on your card.**

Before cuts, January came to $3,812, which is $362 over your pay. I read two lines as surprises: the tire ($164) and the filling co-pay ($90), $254 together. That beats 5% of your pay ($172.50), so Slack opened at $254.

| Line | Kind | Last month | January | Why it changed |
|---|---|---:|---:|---|
| **Slack** | – | – | **140** | Opened at 254; shrunk by 114 after the cuts (floor: 127) |
| Rent, due the 1st | Owed | 1,250 | 1,250 | |
| Internet | Owed | 55 | 55 | |
| Phone | Owed | 32 | 32 | |
| Car insurance | Owed | 97 | 97 | |
| Student loan | Owed | 160 | 160 | |
| Gym | Owed | 29 | 29 | Contract until June |
| Electricity and gas | Lived on | 118 | 118 | |
| Groceries | Lived on | 512 | 512 | |
| Gas for the car | Lived on | 146 | 146 | |
| Streaming | Chosen | 41 | 41 | |
| Haircut | Chosen | 30 | 30 | |
| Eating out and coffee | Chosen | 238 | 120 | Cut 1: you'd miss about half of your meals and coffees out |
| Clothes | Chosen | 85 | 0 | Cut 2: you'd miss anything new, wedding outfit included |
| Birthday present for Nora | Chosen | 45 | 0 | Cut 3: you'd miss nothing, unless another birthday falls in January |
| Cash, purpose unknown | Chosen | 110 | 110 | Kept: it will probably leave again |
| Tire | Surprise | 164 | 0 | Slack stands in for it |
| Filling co-pay | Surprise | 90 | 0 | Slack stands in for it |
| Car registration, due the 12th | One-off | – | 140 | New in January |
| Wedding on the 16th: trip and gift | One-off | – | 220 | New in January |
| Emergency fund | Aim | 0 | 250 | What you want January to do |
| **Total, without the card** | | **3,202** | **3,450** | Your pay |

Last month's other $248 went to the card balance.

- assumption: that $248 was voluntary and no card minimum is due in January. If one is due, tell me the amount: it's Owed. The first $13 comes out of Slack, the rest out of the $250.
- assumption: the unknown cash and the haircut are Chosen.
- assumption: the wedding's $220 includes the fuel for the trip.

**Your number for the week: $207**
Groceries 512 + car gas 146 + haircut 30 + eating out 120 + cash 110 = $918; ÷ 31 × 7 = $207.29. Left out because they leave once a month: electricity and gas, streaming.

**Three rules**
1. The first overrun is paid from Slack, up to $140.
2. The second is paid from what's left of eating out, before the emergency fund is touched.
3. Unused Slack goes to the emergency fund on January 31.`,
		corrections: [
			'You carry a card balance, so “no card minimum” is the least likely guess. Put it in as Owed now: at $35, Slack drops to $127 and the emergency fund to $228, and “$250 intact” no longer holds.',
			"Slack of $140 wouldn't have paid last month's tire ($164), let alone tire and filling ($254). Know that one such day leaves $24 to come out of eating out, which is already halved.",
			"Cut 3 saves nothing: Nora's birthday is over, so one of three allowed cuts is spent on money you'd hardly have spent again. Count it as gone and look at the $110 of unknown cash first.",
			'The $207 a week contains a $30 haircut that leaves in one go and halves your coffees to $27 a week. Set the haircut aside and live on $200.',
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
		text: `**Cabe, mas janeiro só deixa guardar R$ 19 dos R$ 300.** Sem cortes, o mês daria R$ 5.010, R$ 1.030 acima da renda: material escolar e IPVA (R$ 730) pesam a maior parte.

Li como susto o conserto da máquina (R$ 280) e o dentista (R$ 150): R$ 430, mais que 5% da renda (R$ 199). A Folga começou em R$ 430.

| Linha | Tipo | Mês passado | janeiro | Por que mudou |
|---|---|---:|---:|---|
| **Folga** | – | – | **215** | Era 430; encolheu pela metade, o máximo |
| Aluguel e condomínio (dia 5) | Fixa | 1.350 | 1.350 | |
| Internet | Fixa | 100 | 100 | |
| Celular | Fixa | 55 | 55 | |
| Pix para sua mãe | Fixa | 200 | 200 | suposição: valor combinado |
| Cartão: geladeira | Fixa | 189 | 189 | Parcela 4 de 10; depois dela faltam 6 |
| Luz | Variável | 164 | 164 | |
| Água | Variável | 71 | 71 | |
| Ônibus e metrô | Variável | 176 | 176 | |
| Cartão: mercado além do vale | Variável | 430 | 430 | |
| Cartão: farmácia | Variável | 96 | 96 | |
| Cartão: streaming | Escolha | 70 | 70 | |
| Churrasco do pessoal | Escolha | 90 | 90 | |
| O que sumiu | Escolha | 224 | 0 | Corte 1: você perde o gasto sem pensar; o que aparecer sai da Folga |
| Cartão: delivery | Escolha | 210 | 0 | Corte 2: você perde as noites sem cozinhar |
| Cartão: carro de aplicativo | Escolha | 125 | 25 | Corte 3: você perde quase todas as corridas; fica uma ou duas, para a volta tarde |
| Conserto da máquina | Susto | 280 | 0 | A Folga responde por ele |
| Dentista | Susto | 150 | 0 | A Folga responde por ele |
| Material e uniforme da Bia | Avulso | – | 420 | Novo em janeiro |
| IPVA, primeira parcela | Avulso | – | 310 | Novo em janeiro |
| Reserva | Objetivo | – | 19 | Era 300; os cortes (534) e a Folga (215) não cobriram os 1.030 |
| **Total** | | **3.980** | **3.980** | Igual à renda |

À parte: vale-alimentação de R$ 650, todo no mercado. Zerando também o carro de aplicativo, a reserva vai a R$ 44.

**Dois pontos que podem derrubar a conta**
- O aluguel vence dia 5, e o quinto dia útil de janeiro cai depois. Separe os R$ 1.350 do salário de dezembro ou combine a data antes.
- suposição: a fatura que vence em janeiro terá as compras do mês passado, já com os cortes. Se ela já fechou ou já tem delivery e corridas, mande o valor por compra: nesse caso o corte só aparece na fatura seguinte, e a conta precisa ser refeita.

suposição: os R$ 224 que sumiram foram gastos. Se a Bia ainda tem material em bom estado, cada real poupado ali vai para a reserva.

**Por semana: R$ 184**
Mercado 430 + farmácia 96 + transporte 176 + churrasco 90 + aplicativo 25 = R$ 817; ÷ 31 × 7 = R$ 184,48. Ficaram fora, por saírem uma vez por mês: luz, água e streaming. O vale dá mais R$ 147 por semana, só para o mercado.

**Três combinados**
1. O primeiro estouro sai da Folga, até R$ 215.
2. O segundo sai do churrasco e das corridas que restarem; depois, dos R$ 19.
3. A Folga que sobrar vai para a reserva no dia 31.`,
		corrections: [
			'O corte dos R$ 224 que sumiram não é corte: ninguém sabe o que comprou, e mandar o que aparecer para a Folga a zera, porque ela é de R$ 215. Ache esse gasto no extrato antes; há IPVA e nenhuma linha de combustível.',
			'A fatura de janeiro costuma trazer compras de dezembro; se já aconteceram, os R$ 310 cortados em comida entregue em casa e aplicativo só aliviam fevereiro. Nesse caso faltam R$ 291 mesmo com reserva zero: confira a fatura aberta antes de aceitar o “cabe”.',
			'O IPVA foi tratado só como avulso de janeiro, mas “primeira parcela” anuncia outras. Anote já as seguintes, provavelmente de R$ 310 em fevereiro e março, e pergunte-se se há 13º de dezembro para cobri-las.',
			'Os R$ 25 do aplicativo por “uma ou duas corridas” são palpite sem a marca de suposição. Eles ficaram de pé enquanto a Folga caiu à metade: decida se quer as corridas ou R$ 44 de reserva em vez de R$ 19.',
		],
	},
}
