import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: '20',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			business: 'family taqueria with eight stools and a window to the sidewalk',
			street:
				'bus stop across the street, a hospital’s side entrance half a block away where shifts change at 3, a driving school next door with lessons until 5, an office building that empties at 5:30',
			'slow hours': 'weekdays, 2:30 to 5 p.m.',
			product: 'a plate of three tacos',
			price: '$11',
			'unit cost': '$4.30, card fee of 3% included',
			'current sales': '45',
		},
		text: `**The choice.** For two weeks, give hospital staff leaving at 3 a free 12 oz agua fresca with the $11 plate, weekdays 2:30 to 5. At worst it needs 5 extra plates a week, one a day.

**Who**
- **Hospital staff at the 3 p.m. change (chosen):** the largest burst of people at a fixed time inside your hours, half a block away, hungry after a shift and free to stop.
- Driving school students: next door, but they come one or two at a time, and many are booked until 5.
- Bus riders: they pass all afternoon, but they watch for the bus and may not risk missing it.

The office building is out: it empties at 5:30, after your hours.

**Three offers** (today: $11.00 - $4.30 = $6.70 a plate, × 45 = $301.50 a week)

| Offer | Customer pays | Direct costs | Contribution per sale | Sales a week to match | Extra sales a week |
|---|---:|---:|---:|---:|---:|
| **Add-on:** plate + free 12 oz agua fresca | $11.00 | $4.90 | $6.10 | 50 | 5 |
| **Bundle:** plate + agua fresca for $13 | $13.00 | $4.96 | $8.04 | 45 | 0 (promises no customers) |
| **Discount:** plate for $9 | $9.00 | $4.24 | $4.76 | 64 | 19 |

- Direct costs = $3.97 for the plate without card fee, plus the drink, plus 3% of the new price ($0.33, $0.39, $0.27).
- assumption: a 12 oz agua fresca costs you $0.60 with cup, and sells for $3.50.
- **Who buys both already:** anyone who now pays $14.50 for plate and drink. They would pay $1.50 less in the bundle and $3.50 less with the add-on. Each of them costs you about $2.80 a week beyond the add-on row, so add one plate to the target for every two of them.

None loses money per sale. The bundle needs the fewest extra sales, but asks a tired nurse to spend $2 more, which is no reason to cross the street. The add-on comes next.

**Poster** (12 words)

> **FREE AGUA FRESCA**
> **with 3 tacos, $11**
> Weekdays 2:30–5 p.m.
> Until <date>

**WhatsApp message** (only to customers who agreed to messages)

> Off at 3? Weekdays 2:30–5 p.m., a plate of three tacos comes with a free agua fresca: $11. Last day <date>. Order at our sidewalk window. Reply STOP to opt out.

**Tally**, weekdays 2:30 to 5, on paper at the register:
- One stroke per plate. Circle it if the buyer wears a hospital badge or scrubs.
- A "D" for each drink sold separately. If you sell fewer than usual, raise the marks below by one plate for every two lost.

| Plates after week one | Do |
|---|---|
| 50 or more | **Keep** for week two |
| 46 to 49 | **Change** one thing: move the poster to the hospital's side of the walk, or have plates ready at 3:05 |
| 45 or fewer | **Stop**: the drinks bought no new plates |

Before printing, check the local rule on sales tax for a free drink, or ask an accountant.

**Checked:** 301.50 ÷ 6.10 = 49.4, so 50; 301.50 ÷ 4.76 = 63.3, so 64; the bundle earns more per plate, so 45. Poster and message agree on price, hours and last day. A passer-by can act on the poster once <date> is filled in with the second Friday. No line failed.`,
		corrections: [
			'“At worst it needs 5 extra plates” is too kind: everyone who already buys a drink now gets it free. If 10 of the 45 do, the target is 55 plates, ten extra, so count drinks for a week before starting.',
			'The whole choice rests on an invented agua fresca at $0.60 cost and $3.50 price. At $1.00 cost you would need 53 plates, 8 extra; put in your own figure, or a drink you really sell.',
			'Forty-five is an average, and a normal week swings by more than five plates. You circle hospital badges but never use the circles: require, say, at least five circled plates more than in the week before.',
			'“Until <date>” leaves open whether that day counts, and the poster says neither 12 oz nor one per plate. Write “through Friday, <date>” and fill in both places.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			negócio: 'barbearia com duas cadeiras, porta para a calçada',
			rua: 'ponto de ônibus em frente, UBS na esquina, escola estadual a um quarteirão com saída às 12h20, três oficinas que param das 12h às 13h30, prédio de aposentados do outro lado',
			'horário fraco': 'terça a quinta, das 13h às 16h',
			produto: 'corte masculino',
			preço: 'R$ 45',
			'custo unitário': 'R$ 22,50: comissão de 40% (R$ 18), maquininha 4% (R$ 1,80) e material R$ 2,70',
			'vendas atuais': '14',
		},
		text: `**A escolha.** Por duas semanas, de terça a quinta, das 13h às 16h, o corte de R$ 45 vem com sobrancelha e toalha quente grátis, pensado para os aposentados do prédio em frente. No pior caso, precisa de 3 cortes a mais por semana, um por dia.

**Para quem**
- **Aposentados do prédio do outro lado (escolhidos):** têm a tarde livre justamente no seu horário fraco, veem a porta e valorizam um atendimento sem pressa.
- Pessoal das oficinas: só coincide das 13h às 13h30, e ainda está almoçando.
- Quem sai da UBS ou espera o ônibus: passa a tarde toda, mas com hora marcada ou de olho na rua.

A escola fica de fora: a saída é às 12h20, antes do horário.

**Três ofertas** (hoje: R$ 45,00 - R$ 22,50 = R$ 22,50 por corte, × 14 = R$ 315,00 por semana)

| Oferta | Cliente paga | Custos diretos | Margem por venda | Vendas por semana para empatar | Vendas a mais |
|---|---:|---:|---:|---:|---:|
| **Brinde:** corte + sobrancelha e toalha quente | R$ 45,00 | R$ 26,00 | R$ 19,00 | 17 | 3 |
| **Combo:** corte + barba por R$ 65 | R$ 65,00 | R$ 33,80 | R$ 31,20 | 14 | 0 (não promete movimento) |
| **Desconto:** corte por R$ 35 | R$ 35,00 | R$ 18,10 | R$ 16,90 | 19 | 5 |

- Brinde: R$ 22,50 + R$ 3,50. suposição: R$ 1,50 de material e R$ 2,00 para o barbeiro, já que a comissão não cobre o serviço extra. Combine com ele antes.
- Combo: comissão R$ 26,00 + maquininha R$ 2,60 + material R$ 5,20. suposição: R$ 2,50 de material da barba.
- Desconto: comissão R$ 14,00 + maquininha R$ 1,40 + material R$ 2,70. O barbeiro ganharia R$ 4 a menos por corte.
- **Quem já leva os dois:** suposição: barba avulsa a R$ 30 e sobrancelha a R$ 15. Quem faz corte e barba pagaria R$ 10 a menos no combo, e você perderia R$ 5,60 de margem. Quem já paga a sobrancelha deixaria de pagar R$ 15 no brinde: some um corte à meta a cada dois clientes assim.

Nenhuma dá prejuízo por venda. O combo exige menos, mas pede R$ 20 a mais de quem talvez nem use barba: não faz ninguém atravessar a rua. O brinde vem em seguida.

**Cartaz** (15 palavras)

> **CORTE MASCULINO R$ 45**
> **Sobrancelha e toalha quente grátis**
> Terça a quinta, 13h–16h
> Até <data>

**Mensagem de WhatsApp** (só para quem aceitou receber)

> Terça a quinta, das 13h às 16h, corte masculino a R$ 45 com sobrancelha e toalha quente grátis. Último dia: <data>. Responda com o dia e a hora que prefere. Para sair da lista, responda SAIR.

O anunciado obriga (CDC, art. 30): vale para todo corte nesse horário, não só para aposentados. Tenha toalhas até o último dia.

**Caderno**, terça a quinta, das 13h às 16h:
- Um risquinho por corte; circule se o cliente mora no prédio em frente.
- Um “S” para cada cliente que antes pagava a sobrancelha.

| Cortes na primeira semana | O que fazer |
|---|---|
| 17 ou mais | **Manter** na segunda semana |
| 15 ou 16 | **Ajustar** uma coisa só: pedir para pôr o cartaz também na portaria do prédio |
| 14 ou menos | **Parar**: o brinde não trouxe ninguém |

Se o seu custo de R$ 22,50 não inclui imposto sobre a venda, veja com o contador.

**Conferido:** 315 ÷ 19,00 = 16,6, então 17; 315 ÷ 16,90 = 18,6, então 19; o combo deixa mais que hoje, então 14. Cartaz e mensagem batem em preço, horário e último dia. Com <data> preenchida com a quinta-feira da segunda semana, quem passa entende sem perguntar. Nada a corrigir.`,
		corrections: [
			'O brinde só ganha porque a comissão extra foi suposta em R$ 2. Se o barbeiro quiser 40% dos R$ 15 da sobrancelha, são R$ 6: a margem cai a R$ 15, precisa de 21 cortes (7 a mais) e o desconto vence, com 5.',
			'“14 ou menos: parar” na primeira semana contraria o cartaz, que promete duas. Honre a oferta até a data anunciada: pare só de divulgar ou não a renove.',
			'O caderno não separa o freguês que só trocou o sábado pela terça: você pode chegar a 17 cortes sem vender nenhum a mais e ainda pagar R$ 3,50 por brinde. Marque “T” em quem já era seu de outro horário.',
			'A mensagem não diz o nome nem o endereço da barbearia e vai para quem já é freguês, não para o aposentado em frente. Identifique-se e leve o cartaz à portaria desde o primeiro dia, não só se a semana for fraca.',
		],
	},
}
