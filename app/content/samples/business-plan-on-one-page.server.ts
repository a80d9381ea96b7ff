import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'business-plan-on-one-page',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			business: 'repair and resale of used office chairs, from a garage, with delivery in town',
			customer:
				'people who work from home in Pittsburgh; today they sit on kitchen chairs or buy a $120 gaming chair online',
			numbers:
				'price $140; cost per chair $55 (used chair, gas lift, foam, delivery gas); 1.5 hours per chair including delivery; fixed costs $480 a month (storage unit, van insurance, phone); my pay $1,600 a month before tax',
			means:
				'$4,000 saved, 15 hours a week besides a part-time job; my friend Dee would join with eight hours a week, no money',
			evidence:
				'In September and October I sold 9 chairs through a neighborhood marketplace, 6 at $140 and 3 at $125 after haggling. Two buyers came back for a second chair. Four people asked whether I repair the chair they already have; I said no each time. One chair was returned because the armrest squeaked. Two property managers told me they throw out 20 to 30 chairs whenever an office closes and would let me take them for free if I come within 48 hours; I have not done it yet. My sister thinks offices would buy ten at a time. Nobody has asked for that so far. A used furniture store three miles away sells similar chairs for $180, unrepaired, no delivery. I posted twice a week; every sale came from a post with a photo of me fixing the chair, none from the plain product photos.',
			'plan reader': 'a partner',
		},
		text: `# Repaired office chairs, Pittsburgh: plan for a partner

**Where I may be wrong: the plan needs 25 sales a month. I have made 4.5.**

| Line | What we say | Proof |
|---|---|---|
| Problem | People working at home sit on kitchen chairs or $120 gaming chairs. | assumption: this bothers them; ask the next ten buyers. |
| Customer | Pittsburgh marketplace buyers who want one chair, sometimes a second. | seen: nine sold, two bought again; assumption: home workers, ask each. |
| What they do today | Kitchen chair, $120 gaming chair, or the store's $180 chair, unrepaired, undelivered. | seen: store's offer; assumption: $120 chair; ask what they compared. |
| Our offer | A repaired chair, sat in and squeak-tested, delivered in town for $140. | seen: one squeaky return; assumption: testing prevents returns; count them. |
| Why they would switch | They watch the repair, get delivery, and pay $40 less than the store. | seen: six paid $140, three only $125; ask why. |
| How they hear of us | Two posts a week, each showing me fixing the chair. | seen: every sale came from repair photos, none from product photos. |
| How the money comes in | $140 a chair, $135 after haggling; repairs untested. | seen: $135 average; told: four repair requests, refused; price one. |
| Every week | Sell six chairs: nine hours. Dee collects free chairs within 48 hours of a call. | told: two managers, 20–30 chairs each; assumption: usable; collect once. |

Left out: offices buying ten. Only my sister says so.

**The math**
- Break-even: ($480 + $1,600) ÷ ($140 − $55) = 24.5, so 25 a month; 26 at $135.
- Hours: 25 × 1.5 = 37.5 a month; I have 65, Dee 35. It fits, sourcing and posting not counted.
- Half the sales (12.5): $1,017.50 short a month; $4,000 lasts 3.9 months. At 4.5 sales and $135: 2.3 months.
- Dee's pay isn't in these costs.

**Objections** (lines above are rewritten)
- The "nice" customer struck "A better chair for less": $120 is less than $140.
- The competitor struck "Good as new": one of your nine came back squeaking.
- The partner struck "Sell enough chairs": enough is six a week, and you never said what I do.

**Partner** (assumption: to agree in writing)
I repair, post, sell and carry the money; Dee collects and delivers, eight hours a week. If Dee leaves, I keep stock and costs and deliver myself. If I leave, we sell the stock, I cover the bills, and Dee owes nothing.

**First two weeks**
- Sinks us soonest: that 25 people a month will pay $140.
- Test: four posts with repair photos, $140 firm, real buyers; offer repair to anyone who asks.
- Most it may cost: $600, mainly resalable chairs.
- Go on: 10 or more sold at $140. Stop: 5 or fewer. Between: repeat once.

**For an accountant or lawyer**
1. Which legal form suits money from one and hours from the other?
2. Which permits and sales tax apply?
3. May we repair in the garage or storage unit?
4. Who is liable if a repaired chair breaks?
5. Can Dee work unpaid?`,
		corrections: [
			'“Go on: 10 or more” in two weeks is only about 22 a month, below the 25 you need. Set it at 12, or the test waves you into a loss.',
			'The page is for a partner, and Dee gets 35 hours a month, no pay and no share. Write down what she gets; at $15 an hour ($525) break-even rises from 25 to 31 chairs.',
			'“Nine sold, two bought again”: if the second chairs are among the nine, you have only seven buyers. Count names, not chairs, before anyone relies on that line.',
			'The free chairs appear as a weekly task but not in the math. Say how much of the $55 is the chair itself: if it is $20, break-even falls to 20 a month, at the price of pickup hours nobody has counted.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			negócio: 'lavagem de tênis com retirada e entrega em casa, em Goiânia',
			cliente: 'quem tem três ou quatro pares e hoje lava no tanque, põe na máquina ou deixa encardir',
			números:
				'preço R$ 45 o par; custo por par R$ 11 (produto, saquinho, gasolina e 3,5% da maquininha); 40 minutos por par, já com a entrega; custo fixo R$ 620 por mês (água, luz, seguro da moto, celular e DAS); retirada R$ 2.200',
			fôlego: 'R$ 6.000 guardados e 25 horas por semana; tenho emprego de meio período',
			evidências:
				'Desde agosto lavei 14 pares de colegas do trabalho. Cinco foram de graça, para testar; nove pagaram, sete a R$ 45 e dois a R$ 35 porque pediram desconto. Quatro pessoas voltaram no mês seguinte. Um par de camurça manchou e devolvi o dinheiro. A academia do meu bairro, uns 300 alunos, deixou pôr um cartaz e um cesto na recepção, mas ainda não coloquei. Minha prima acha que todo mundo ia querer assinatura mensal; ninguém me pediu isso até hoje. A lavanderia do shopping cobra R$ 60 e demora sete dias. Um rapaz na rua de cima lava por R$ 30 e não busca em casa. Quem indicou mais gente foi o dono de uma loja de tênis usados, que mandou três clientes numa semana depois que lavei o dele. Sempre que posto o antes e depois no status do WhatsApp aparece pelo menos um pedido; com foto só do tênis limpo, nenhum.',
			'leitor do plano': 'só eu',
		},
		text: `# Tênis lavado em casa, Goiânia

**Onde posso errar: preciso de 83 pares por mês; desde agosto, nove foram pagos.**

| Linha | O que o plano diz | Prova |
|---|---|---|
| A dor | Tênis bom encarde, e lavar direito toma tempo. | suposição: incomoda a ponto de pagar; perguntar aos próximos dez clientes. |
| Quem sente | Quem tem três ou quatro pares, a começar por colegas e compradores da loja de usados. | visto: nove pagaram, quatro voltaram; suposição: têm vários pares, perguntar. |
| O quebra-galho de hoje | Tanque, máquina, deixar encardir; shopping a R$ 60 em sete dias; rapaz a R$ 30, sem busca. | visto: preços dos dois; suposição: tanque e máquina, perguntar. |
| A oferta | Lavo por R$ 45 o par, busco e entrego; camurça não aceito. | visto: uma camurça manchou; dinheiro devolvido. |
| O motivo para trocar | Busco em casa, o vizinho não; custo R$ 15 menos que o shopping. | visto: sete pagaram R$ 45, dois só R$ 35; perguntar motivo. |
| Como ficam sabendo | Indicação do dono da loja de usados e status com antes e depois. | visto: três clientes numa semana; cada antes e depois trouxe pedido. |
| Como o dinheiro entra | R$ 45 por par avulso; média recebida, R$ 42,78. Sem assinatura. | visto: nove vendas; suposição: assinatura interessa, só a prima disse. |
| Toda semana | Lavar 20 pares pagos, 13 horas; três postagens; visitar a loja; recolher o cesto da academia. | ouvido: academia autorizou, uns 300 alunos; suposição: usam, testar. |

**A conta**
- Ponto de equilíbrio: (620 + 2.200) ÷ (45 − 11) = 82,9, ou seja, 83 pares por mês; na média de R$ 42,78, 89. Maquininha, saquinho, entrega e DAS já estão na conta.
- Horas: 83 × 40 min = 55 por mês; tenho 108. Cabe, sem contar conversa e divulgação.
- Metade (41,5 pares): faltam R$ 1.409 por mês; R$ 6.000 duram 4,3 meses.
- Faturamento: 83 × R$ 45 × 12 = R$ 44.820, abaixo do teto (suposição: R$ 81 mil). No ano de abertura, o teto é proporcional: suposição: R$ 6.750 por mês, contra R$ 3.735.

**Três riscos de caneta** (linhas já refeitas)
- A freguesa riscou “Todo mundo quer tênis limpo”: acho lindo, mas o tanque é de graça.
- O concorrente riscou “O melhor preço do bairro”: cobro R$ 30, quinze a menos.
- Eu risquei “Lavar bastante toda semana”: bastante são vinte pares pagos, e nunca cheguei perto.

**Duas semanas**
- Afunda mais depressa: que existam 83 pares por mês a R$ 45, além dos colegas.
- Teste: pôr cartaz e cesto na academia, pedir indicação ao dono da loja e postar seis antes e depois; R$ 45 sem desconto, pagamento na retirada.
- Gasto máximo: R$ 150 em cartaz e cesto, fora os R$ 11 por par.
- Seguir: 20 pares pagos ou mais. Parar: 8 ou menos. No meio: repetir uma vez, mudando só o lugar do cesto.

**Para o contador**
1. Qual CNAE serve para lavar tênis, e cabe no MEI?
2. Preciso de alvará para lavar em casa?
3. A água da lavagem exige licença?
4. Como registro a devolução de um par estragado?
5. O emprego de meio período muda algo no MEI?`,
		corrections: [
			'“Seguir: 20 pares pagos” em duas semanas é metade da sua própria meta de 20 por semana. Nesse ritmo, uns 43 por mês, faltariam cerca de R$ 1.350 mensais: suba o número para 38 a 40 ou chame 20 de “repetir”.',
			'“Nove pagaram, quatro voltaram” mistura pares com pessoas: se quatro repetiram, os nove pares pagos podem ser de cinco fregueses. Conte gente, separe quem só voltou de graça e veja se os três indicados entram nos 14 pares “de colegas”.',
			'O teste junta academia, loja de usados e seis postagens, e conta também pares de colegas, embora a dúvida seja vender fora deles. Anote a origem de cada par e conte só desconhecidos no número de seguir.',
			'A camurça devolvida não entrou na média de R$ 42,78: se era um dos nove pares pagos, a média líquida cai para R$ 37,78 a R$ 38,89, e o equilíbrio vai a 102 ou 106 pares. Confira e refaça.',
		],
	},
}
