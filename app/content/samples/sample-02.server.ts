import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: '2',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			complaint: 'we turn dogs away every week and I still can’t pay myself',
			business: 'a dog grooming salon with two tables, two employed groomers and the owner at the counter',
			figures:
				'October: 180 clients, 1.3 visits each, average price $58, variable cost $21 per visit (shampoo, card fee, groomers’ commission), fixed costs $8,100, no pay for the owner in them. The two biggest lines apart: full grooms, 140 visits at $72, variable cost $24, about 95 minutes each; bath and nails, 94 visits at $37, variable cost $16.50, about 60 minutes each',
			tried:
				'longer Saturdays since spring; 15% off for first visits in September, which brought mostly baths',
			'fixed limits': 'no loan, neither groomer is let go, the lease runs until 2028',
			horizon: '60 days',
		},
		text: `**Symptom:** Both tables are full, dogs go home ungroomed, and October left $558 for you.

**Numbers**
234 visits × ($58 − $21) − $8,100 = $558 (the two lines apart give $547). assumption: $3,500 as your wage, so true profit is −$2,942.

| Driver | Now | 10% better | New profit | Change |
|---|---|---|---|---|
| Clients | 180 | 198 | −$2,076 | +$866 |
| Visits each | 1.3 | 1.43 | −$2,076 | +$866 |
| Price* | $58 | $63.80 | −$1,585 | **+$1,357** |
| Cost per visit | $21 | $18.90 | −$2,451 | +$491 |
| Fixed costs (wage untouched) | $8,100 | $7,290 | −$2,132 | +$810 |

*Pays until 13.6% of visits are lost. If commission is a percentage of price, the gain is smaller.

**Cause**
The constraint is table time sold too cheaply: a full groom leaves $30.32 an hour and a bath $20.50, while costs plus your wage need $36.75.
Confidence: medium. I would change my mind if most dogs you turn away want baths.

**Why not the others**
- *Too few hours:* dogs are refused, but longer Saturdays brought no pay, and today's prices would need 107 more table hours (34%). Test: for two weeks, subtract added pay from what the extra Saturday hours leave; above $36.75 an hour, I'm wrong.
- *Empty slots and no-shows:* possible, since staffed hours are missing, but the same 107 hours would have to be idle. Test: log empty table minutes for ten days; a quarter of staffed time proves me wrong.

**Policy**
Table hours go first to full grooms, and both services are priced by the hour they occupy. We stop the 15% first-visit offer and Saturday baths.

**Actions**

| Action | Who | By when | Measure | Cost |
|---|---|---|---|---|
| Log every refused dog: groom or bath, accepts new price? | You | Days 1–14 | At least 20 wanted a groom | $0 |
| Groom $80, bath $48 | You | Day 15 | Lose under 14% of grooms, 35% of baths | Lost visits |
| Baths only Tuesday–Thursday; freed slots to the refused-dog list | You book, groomers confirm times | Day 21 | $34 left per table hour by day 60 | Some bath clients |

assumption: 32 baths leave and 20 grooms replace them. That month leaves $2,813 for you: five times October, still short of $3,500.

Commission terms, tax and the lease: accountant or lawyer.`,
		corrections: [
			'The $3,500 wage is a guess, and the $36.75 an hour, the 107 missing hours and the verdict “still short” all rest on it. Put in the pay you really need and redo them.',
			'The forecast of $2,813 assumes that not one groom is lost at $80, while the table tolerates losing up to 14%. With 14% lost and the same 20 new ones, about $1,700 is left.',
			"The forecast leaves the variable cost of a groom at $24 although the price goes up by $8. If the groomers' commission is a percentage, the result is lower; only the note under the first table says so.",
			'“Both tables are full” and “longer Saturdays brought no pay” are stated as facts. The hours the groomers are on the clock were never given, so idle time has not been ruled out.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			queixa: 'a cozinha não para, o aplicativo apita o dia todo e no fim do mês não sobra nada para mim',
			negócio:
				'marmitaria de bairro com retirada no balcão e entrega por aplicativo, a dona e três funcionárias',
			números:
				'outubro: 620 clientes, 2,5 compras cada, tíquete de R$ 27, custo variável de R$ 18,40 por pedido, fixos de R$ 11.900, sem pró-labore da dona. As duas maiores linhas: balcão, 700 pedidos a R$ 24, variável R$ 12,50; aplicativo, 850 pedidos a R$ 29,50, variável R$ 23,26, já com comissão e embalagem',
			'já tentado': 'frete grátis no aplicativo em agosto; marmita econômica a R$ 19 às segundas',
			'limites fixos': 'sem empréstimo, sem demitir, mesmo ponto até o fim do contrato',
			prazo: '60 dias',
		},
		text: `**Sintoma**
A cozinha entrega 1.550 pedidos e sobram R$ 1.430; pagando R$ 3.000 à dona (suposição: salário de mercado), faltam **R$ 1.570**.

**Números**
620 × 2,5 × (27 − 18,40) − (11.900 + 3.000) = **−R$ 1.570**

| Item | Hoje | 10% melhor | Novo lucro | Diferença |
|---|---|---|---|---|
| Clientes | 620 | 682 | −237 | +1.333 |
| Compras por cliente | 2,5 | 2,75 | −237 | +1.333 |
| Tíquete | 27,00 | 29,70 | +1.904 | +3.474 |
| Custo variável | 18,40 | 16,56 | +1.282 | +2.852 |
| Fixos com pró-labore | 14.900 | 13.410 | −80 | +1.490 |

Tíquete: suposição de 27% de comissão no aplicativo e 2% de maquininha no balcão, ou 17% na média. O aumento rende R$ 2,24 por compra e empata se o volume cair 20,7%.

| Canal | Pedidos | Sobra por pedido | Sobra no mês |
|---|---|---|---|
| Balcão | 700 | R$ 11,50 | R$ 8.050 |
| Aplicativo | 850 | R$ 6,24 | R$ 5.304 |

**Causa**
O gargalo é o preço do aplicativo: R$ 5,50 acima do balcão para um custo R$ 10,76 maior.
- A favor: traz 55% dos pedidos e 40% da sobra; o frete grátis não resolveu.
- Contra: cada pedido ainda deixa R$ 6,24. Sair do aplicativo pioraria tudo.
- Confiança: média. Mudo de ideia se, em 14 dias a R$ 32,90, os pedidos dele caírem mais de 28%.

**Por que não as outras**
- **Falta freguês:** mais 10% melhora, mas continua no vermelho, com a cozinha cheia. Teste: anotar por duas semanas atrasos e horas paradas; só revive se couberem 183 pedidos a mais por mês.
- **Fixo alto:** pesa, mas equipe e ponto não mudam. Teste: revisar as contas em uma semana; só revive se surgir corte de R$ 1.570 fora deles.

**Diretriz**
Cada pedido do aplicativo tem de deixar perto de R$ 9, e o freguês da vizinhança vem para o balcão. Paramos de dar frete grátis e de vender marmita a R$ 19 no aplicativo (com a mesma comida e a comissão suposta, ela perde R$ 1,43).

**Ações**

| Ação | Quem | Até quando | Medida | Custo |
|---|---|---|---|---|
| Conferir a comissão no extrato e subir a média para R$ 32,90 | Dona | Dia 3; avaliar no 17 | R$ 8,72 por pedido | Sem perda, +R$ 2.110/mês; perdendo 10%, +R$ 1.368 |
| Tirar do aplicativo o prato que deixa menos de R$ 7 | Dona e cozinha | Dia 20 | Sobra por prato | Uma tarde |
| Encomenda por WhatsApp, com retirada a R$ 24 | Quem fica no caixa | Dia 30 | 20 retiradas novas por semana até o dia 60 | R$ 120 em cartazes (suposição) |`,
		corrections: [
			'Os canais somam R$ 13.354 de sobra, e a árvore do lucro, R$ 13.330. A diferença de R$ 24 vem do tíquete arredondado, e a página não explica.',
			'A diretriz manda parar o frete grátis e a marmita de R$ 19 no aplicativo, mas o frete foi em agosto e ninguém disse que a marmita saía por lá. Confirme se ainda existem.',
			'As comissões de 27% e 2% são chute, e delas saem os R$ 8,72 por pedido e os R$ 2.110 por mês. Abra o extrato antes de subir a média para R$ 32,90.',
			'Cortar prato que deixa menos de R$ 7 é arriscado: a média do aplicativo hoje é R$ 6,24. Faça a conta prato a prato depois do aumento, ou some meio cardápio.',
		],
	},
}
