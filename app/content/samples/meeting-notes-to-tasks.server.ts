import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'meeting-notes-to-tasks',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			'meeting date': 'Tuesday, November 17, 2026',
			recipients: 'Priya, Lou, Marcus and me (Anna), in our team chat',
			notes: `cafe reopening mtg, 4 of us
- soft opening Sat dec 5, all ok. NOT the 28th, too close to thanksgiving
- menu: keep 9 items, lou wants soup back?? maybe january. priya: printer needs final text 6 days ahead. she’ll call them fri
- prices: oat milk +0.50, marcus fine, lou made a face, moved on
- oven: guy came, gasket, part arrives wed or thu. someone has to be there
- permit for sidewalk tables, did we ever renew? Anna thought Lou did. Lou: “pretty sure”
- hiring: weekend person. M has a cousin. put sign in window anyway
- insta: photo of new counter before the opening, who has the good camera
- lou: could do live music on the 5th, his neighbor plays. nice idea, cost?
- suppliers: switch eggs to the farm in Ohio. agreed, from dec 1. price list: marcus sends around tonight
- next mtg same time next week? P can’t`,
		},
		text: `# Café reopening, Tuesday, November 17, 2026

## Decided

- The soft opening is on Saturday, December 5, 2026, and not on November 28, which is too close to Thanksgiving.
- The menu keeps nine items (assumption: "keep 9 items" was agreed; only soup was questioned).
- From December 1, the eggs come from the farm in Ohio.

## To do

| Who | What | By when |
|---|---|---|
| nobody yet | Be there when the oven part (gasket) arrives | Wednesday, Nov 18, or Thursday, Nov 19 (assumption: "wed or thu" is this week) |
| Marcus | Send the price list around (assumption: the suppliers' list; the note stands under "suppliers") | Tuesday, Nov 17 ("tonight") |
| Priya | Call the printer about the menu (assumption: "she'll call them" is Priya and the printer) | Friday, Nov 20 |
| nobody yet | Send the final menu text to the printer | no date (assumption: Sunday, Nov 29, at the latest, if "6 days ahead" counts back from the opening) |
| nobody yet | Switch the egg order to the farm in Ohio | in time for Tuesday, Dec 1 |
| nobody yet | Take and post the Instagram photo of the new counter (assumption: "photo of new counter before the opening" is a plan) | before Saturday, Dec 5 |
| nobody yet | Put the sign for a weekend person in the window (assumption: "put sign in window anyway" was agreed) | no date |
| nobody yet | Check whether the permit for the sidewalk tables was renewed (assumption: from "did we ever renew?") | no date |

## Open

- **Was the sidewalk permit renewed?** Anna thought Lou had done it; Lou is "pretty sure." Lou, with the paper in hand, or the permit office.
- **Oat milk +0.50?** Marcus is fine with it, Lou "made a face," nothing is noted from Priya or Anna. All four.
- **Does soup come back, maybe in January?** Lou wants it. All four.
- **"6 days ahead" of what,** pickup or the opening? The printer, through Priya on Friday.
- **The oven:** does "someone has to be there" mean the delivery, or also the repair? The repair person.
- **Marcus's cousin** for the weekends: interested? Marcus (assumption: "M" is Marcus).
- **Who has the good camera?** Any of the four.
- **Live music on December 5:** what would Lou's neighbor cost, and do we want it? Lou for the cost, all four for the yes.
- **When is the next meeting?** Tuesday, Nov 24, same time, doesn't work for Priya (assumption: "P" is Priya). All four.

## Message for the team chat

> Hi Priya, Lou, Marcus, Anna! Who, please: oven part, Wed 18 or Thu 19 (urgent)? Ohio eggs, from Dec 1? Counter photo, before Dec 5? Who and by when: final menu text, permit check, window sign? By when: Lou, live-music cost; Marcus, your cousin's answer? Oat milk +0.50: Lou, Priya, Anna, yes or no? Next meeting: Priya can't on Tuesday 24; which day works?

**Left out:** "4 of us" (assumption: Priya, Lou, Marcus and Anna); "guy came" (the oven visit, already done); "nice idea" (about the music, no decision).`,
		corrections: [
			'The message greets Anna and asks her for a vote on the oat milk, but Anna is the one sending it. Take her name out of both.',
			'The message packs ten questions into telegraph style: “Who and by when: final menu text, permit check, window sign?” Put one question per line, or people will answer only the first.',
			'“Menu keeps nine items” is listed as decided on an inference; with soup still open, ask for a yes in the chat before the text goes to the printer.',
			'November 29 counts back from the opening. If the printer means six days before pickup, the text is due earlier; Priya should ask for the date on Friday.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			'data da reunião': 'quarta-feira, 18/11/2026 (sexta, dia 20, é feriado)',
			destinatários: 'Lu, Dani, Robson e eu (Carla), no grupo da loja no WhatsApp',
			anotações: `reunião black friday, loja de aviamentos
- promo vai de qui 26 até dom 29. fechado. só linha e lã, botão fica fora
- desconto: 20 em lã. linha 15? Dani acha pouco, ficou de ver margem
- frete grátis acima de 150 ou 180?? Lu fala c/ a transportadora depois do feriado
- banner do site: Robson, até sexta não dá por causa do feriado, então segunda
- estoque: contar lã merino, o sistema diz 84, na prateleira tem menos. alguém conta
- whats: resposta automática tá dizendo que fecha 17h, mudar p/ 18h
- embalagem: caixa pequena acabando, dá até qui? Dani acha que sim
- Robson sugeriu live na sexta à noite. legal. ninguém disse nada
- troca: na black friday é a mesma regra de sempre, 7 dias p/ desistir na internet. por escrito no site
- Pix com 3% além do desconto: decidido que NÃO
- contratar ajudante p/ embalar qui a dom? a sobrinha da Lu pode. quanto paga?
- próxima: terça 8h30`,
		},
		text: `## Decidido

- A promoção vai de quinta, 26/11, a domingo, 29/11, só em linha e lã; botão fica fora.
- A lã terá 20% de desconto. suposição: é porcentagem, e só a linha ficou em dúvida ("20 em lã. linha 15?").
- Pix não dá os 3% além do desconto.
- Na Black Friday a regra de troca é a de sempre, com 7 dias para desistir da compra pela internet, e fica por escrito no site.
- A resposta automática do WhatsApp passa a dizer que a loja fecha às 18h, e não às 17h.
- A próxima reunião é terça, 24/11, às 8h30.

## A fazer

| Quem | O quê | Até quando |
|---|---|---|
| Robson | Fazer o banner do site | segunda, 23/11 |
| Lu | Falar com a transportadora sobre o frete grátis | segunda, 23/11. suposição: primeiro dia útil ("depois do feriado") |
| Dani | Ver a margem da linha. suposição: é a dela que ficou em dúvida ("linha 15? Dani acha pouco") | sem data |
| sem dono | Contar a lã merino na prateleira (o sistema diz 84; há menos) | sem data |
| sem dono | Mudar a resposta automática do WhatsApp para 18h | sem data |
| sem dono | Pôr a regra de troca por escrito no site | sem data |

## Em aberto

- **Desconto da linha:** 15% ou outro? Quem saberia: Dani, depois de ver a margem.
- **Frete grátis:** acima de R$ 150 ou de R$ 180? Quem saberia: Lu, depois da transportadora.
- **Caixa pequena:** dá até quinta? Dani acha que sim, mas ninguém confirmou. suposição: é a quinta, 26/11 ("dá até qui?"); pode ser a de amanhã, 19/11. Quem saberia: Dani.
- **Live na sexta à noite:** Robson sugeriu e ninguém respondeu. suposição: é 27/11, dentro da promoção ("sexta à noite"). Quem saberia: o grupo; a ideia é de Robson.
- **Ajudante para embalar, de quinta, 26/11, a domingo, 29/11:** contratar ou não, e por quanto? A sobrinha da Lu pode. Quem saberia: Lu, sobre a sobrinha; sobre o valor, a anotação não diz.

## Recado para o grupo

> Gente, ficaram três tarefas sem nome nem data: contar a lã merino, mudar o WhatsApp para 18h e pôr a regra de troca no site. Quem pega cada uma, e até que dia? Vale para mim também. Dani, que dia você consegue ver a margem da linha? Lu, a transportadora pode ser na segunda, 23? Obrigada! Terça, 24, 8h30, a gente se vê.

**Ficou de fora:** o "legal" da live, que não diz quem achou nem vale como acordo.`,
		corrections: [
			'O recado não pergunta quem vê a caixa pequena nem quanto se paga à ajudante, e os dois vencem antes de quinta, 26. Sem dono, ninguém resolve.',
			'Mudar a resposta do WhatsApp e pôr a regra de troca no site aparecem duas vezes, como decisão e como tarefa. Deixe a ação só na tabela.',
			'A data de Lu, segunda, 23/11, é dedução de “depois do feriado”; se a transportadora responder só na terça, o frete não fica pronto para a reunião. Confirme com ela.',
			'Contar a lã merino e trocar a resposta do WhatsApp ficaram sem dono e sem data. Quem leu a lista precisa pôr um nome antes de terça, ou a promoção começa com 84 no sistema.',
		],
	},
}
