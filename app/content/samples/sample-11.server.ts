import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: '11',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			decision:
				'replace the booking system in all six clinics, about $90,000 in the first year, live before the summer',
			organization: 'family-owned group of six physical therapy clinics, 140 people',
			'my place': 'outside consultant',
			people: `COO: asked for the pilot, reads every report, has never named a start date; said “bring me something I can take upstairs”
CFO: came to one meeting of five, asked only what happens to the old contract; has signed every purchase above $25,000 I know of
IT lead: missed two calls, then sent a list of eleven open points the night before the third
Head of the front desks: ran the pilot, trained four people on her own time; the COO quotes her
Medical director: asked where patient notes would be stored, got no answer, hasn’t asked again
Founder, retired on paper: walks through the main clinic on Fridays; I’m told he likes the man who sells the present system
Founder’s daughter, on the board: never in the meetings; the COO stops talking when she comes by`,
			'last time':
				'The scheduling change two years ago: the COO proposed it, the CFO signed in June, the daughter had it reopened in July after a call from the founder, and it started in January, in two clinics only. The IT lead’s points came up both times.',
			deadline: 'March 31, 2027',
		},
		text: `## In one breath

On paper the CFO decides. In practice, last time, the decision became final only after the board member (the founder’s daughter). Vetoes: CFO on money, medical director perhaps on patient notes. Confidence: medium on paper, low in practice.

## The map

**To sign (it is two decisions; this is the first):** “We replace the booking system in all six clinics with [system], for about $90,000 in the first year, signed by March 31, 2027 and live from [date before summer].” The second is the order in which clinics go live. Last time that was settled later, and two clinics were left.

**Last time:** COO proposed → IT lead’s points came up → CFO signed in June → founder called, board member had it reopened in July → January start, two clinics. Asked beforehand: unknown.

| Role or initials | Letter on paper | Letter in practice | Evidence and grade | At stake for them | Needs to see |
|---|---|---|---|---|---|
| COO | R | R | Seen: asked for the pilot, reads every report, names no date, “bring me something I can take upstairs”. Told: proposed last time | Costs: a second proposal that could be reopened. Brings: one system in six clinics | One page with price, date, pilot result and answers to the open points |
| CFO | D | A (finance) | Seen: signs purchases above $25,000, asked only about the old contract. Told: signed in June, reopened in July. assumption: a signature means D on paper | Costs: $90,000, perhaps two contracts at once. Brings: a known end to the old one | End date and exit cost of the old contract, total for the first year |
| Board member (founder’s daughter) | none; assumption: the board is not asked at this amount | D | Told: had the last decision reopened. Seen: never in the meetings. assumption: she would be asked or step in again | Costs: a change across all the clinics that the board answers for. Brings: a decision made once | The proposal before signature, with what would count as a reason to reopen |
| Medical director | A; assumption: answers for patient notes | A, not used so far; assumption | Seen: asked where notes would be stored, got no answer, hasn’t asked again | Costs: responsibility for records in a new place. Brings: a written answer | Where notes are stored, who can read them, who is responsible |
| IT lead | I, later P; assumption | I | Seen: missed two calls, sent eleven open points. Told: points came up last time too | Work of switching over; assumption | Each point with an owner and a date |
| Head of the front desks | I, later P; assumption | I, P in the pilot | Seen: ran the pilot, trained four people, quoted by the COO | Training hours in six clinics; assumption | Paid time for training |
| Founder | none; assumption: retired | I | Told: his call preceded the reopening. Seen: in the main clinic on Fridays | Not known | To hear of it from the family or the COO before it is signed |

## Gaps

- **Pays:** group or clinics? Missing: whoever holds the clinics’ budgets.
- **Carries it out:** missing: the clinic managers and the therapists who live by the schedule.
- **Can reverse it:** the board member, told. Missing: the rest of the board, and a lawyer for the old contract and patient-data rules.
- **Loses by it:** the present supplier. Missing: any front desk that did not run the pilot.

## Next three conversations

1. **COO, by February 19.** Aim: learn the route, and agree openly on whom you see next. “When you take this upstairs, whose yes makes it final?”
2. **Medical director with the IT lead, COO informed, by March 5.** Aim: answer the notes question in writing and sort the eleven points into before and after signing. “What would you need to see in order to say yes, or a clear no?”
3. **CFO and board member together, invited by the COO, by March 17.** Aim: one signature that stays signed, and who informs the founder. “What would make you reopen this after it is signed?”

If one of these dates has passed, keep the order and close the distance.

## Sign of error

Within two weeks of the first conversation:

- The CFO names a signing date and nobody mentions the board: the D in practice is the CFO’s.
- The COO fixes a start date alone: the COO holds more than the R.
- The medical director says notes are someone else’s responsibility: no A there, and a role is missing.

**Redrawn after checking:** the founder’s row. I had given him an A; a call before a reopening is influence, not a veto in law, finance or safety, so it is an I.`,
		corrections: [
			'The COO falls silent when the board member comes by: the strongest thing you saw of her. The map never uses it, and still asks the COO to invite her.',
			"The founder's row leaves out that he is said to like the present system's seller. The supplier stands under “Loses by it” without that link; grade it “told.”",
			'The person it gives the D in practice is met last, on March 17, for the first time and together with the CFO. A no there leaves two weeks; ask for her view sooner.',
			'The IT lead gets only an I, although his points came up in both rounds and eleven are open. Whether he can stall this quietly is worth a question to the COO.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			decisão:
				'trocar o sistema de gestão das quatro lojas, uns R$ 140 mil no primeiro ano, começando pela matriz',
			organização: 'rede familiar de material de construção, quatro lojas, 95 pessoas',
			'meu lugar': 'fornecedor',
			pessoas: `Gerente geral: pediu a proposta, abriu a loja no domingo para eu ver o estoque; diz “por mim está aprovado”
Diretora financeira: assinou os dois últimos contratos; pediu o custo de sair do sistema atual e guardou a folha
TI (uma pessoa, A. L.): sumiu em duas reuniões; mandou mensagem dizendo que a integração fiscal “não é simples assim”
Contador externo: nunca o vi; a diretora responde tudo com “vou ver com ele”
Gerente da loja 3: fez o teste por duas semanas, reclamou do balcão lento e depois pediu para continuar
Fundador, 74 anos, aposentado: toma café no caixa da matriz toda manhã; me contaram que foi ele quem escolheu o sistema atual
Filho do fundador: cuida das compras; perguntou quem vai digitar 18 mil itens, e ninguém respondeu`,
			'última vez':
				'A troca das maquininhas, no ano passado: a gerente geral propôs, a diretora assinou em março, o fundador pediu para rever em abril, o contador foi chamado e em junho trocaram só na matriz. As outras lojas, em novembro.',
			prazo: '26 de fevereiro de 2027',
		},
		text: `## Num fôlego só
No papel, o D é da diretora financeira. Na prática, pende para o fundador, cujo pedido parou uma troca já assinada. Vetam a diretora e, pelo fiscal, o contador. Confiança: média para baixa, com um só precedente.

**A decisão, para assinar:** “Contratamos o novo sistema de gestão e o implantamos na matriz, dentro de um limite de R$ 140 mil no primeiro ano para as quatro lojas, a partir de ____.” Levar às outras três é uma segunda decisão: na vez das maquininhas, foi assim. Este mapa é da primeira.

**A última vez (contado)**
- Propôs: gerente geral.
- Assinou: diretora financeira, em março.
- Segurou: o fundador, em abril, ao pedir para rever.
- Foi ouvido: o contador, antes de junho.
- Poderia desfazer: pelo que se viu, o fundador. Não se sabe quem deu a palavra final em junho; essa é a peça que falta.

## O mapa

| Cargo ou iniciais | Letra no papel | Letra na prática | Evidência e nota | O que está em jogo | O que precisa ver |
|---|---|---|---|---|---|
| Diretora financeira | D | A | Assinou os dois últimos contratos; pediu o custo de sair do atual e guardou a folha. **Visto.** A assinatura de março não bastou. **Contado.** | Custa: pagar duas saídas, a do antigo e a do novo. Traz: suposição: números das quatro lojas no mesmo lugar. | Custo total de troca em uma folha, com saída do atual, multa e digitação |
| Fundador | Nenhuma | D | Pediu para rever depois da assinatura, e a troca esperou. **Contado.** Está no caixa da matriz toda manhã. **Visto.** | Custa: refazer uma escolha dele (**contado**). Traz: suposição: caixa da matriz sem fila na virada. | O que do sistema atual será preservado e como se volta atrás |
| Contador externo | I | A | “Vou ver com ele”, dito pela diretora em tudo. **Visto.** Chamado antes de junho. **Contado.** | Custa: responder por obrigação fiscal em outro formato. Traz: suposição: arquivo mais limpo no fechamento. | Um mês de notas da matriz gerado em teste e conferido por ele |
| Gerente geral | R | R | Pediu a proposta, abriu a loja no domingo, disse “por mim está aprovado”. **Visto.** | Custa: repetir o caminho de uma proposta que voltou. Traz: suposição: estoque igual ao da prateleira. | Quem decide por escrito, antes de ela levar de novo |
| TI (A. L.) | P | P (suposição: perto de A, se só ele faz a integração) | Faltou a duas reuniões; “não é simples assim”. **Visto.** | Não é D, A nem R | Lista dos pontos da integração, escrita com ele |
| Gerente da loja 3 | I | I | Testou, reclamou do balcão lento, pediu para continuar. **Visto.** | Não é D, A nem R | O que foi feito com a lentidão |
| Filho do fundador (compras) | I | I (suposição: P, se a digitação cair em compras) | Perguntou quem digita 18 mil itens; ninguém respondeu. **Visto.** | Não é D, A nem R | Nome, horas e prazo da digitação |

## Lacunas
- **Quem paga:** a diretora assina; falta saber se acima de certo valor os sócios assinam junto.
- **Quem executa:** falta o responsável pelo cadastro de itens, sem nome para 18 mil linhas, e o gerente da matriz, se não for a gerente geral.
- **Quem pode reverter:** a palavra final de junho. Multa e rescisão do contrato atual vão ao advogado deles.
- **Quem perde:** quem opera o caixa da matriz na virada, e ninguém dali está na lista.

## Três próximas conversas

| # | Com quem | Objetivo | Pergunta aberta | Data |
|---|---|---|---|---|
| 1 | Gerente geral | Avisá-la do caminho e saber como junho terminou | “Na troca das maquininhas, o que aconteceu entre abril e junho até o sim da matriz?” | 27/1/2027 |
| 2 | Diretora financeira, com contador e A. L. convidados por ela | Pôr custo de saída e fiscal na mesma mesa | “O que vocês três precisam ver funcionando na matriz para se sentirem seguros em assinar?” | 4/2/2027 |
| 3 | Fundador, a convite da diretora e da gerente geral, com o filho se eles quiserem | Ouvi-lo antes da assinatura, não depois | “O que o sistema de hoje faz bem e o novo não pode perder?” | 17/2/2027 |

Entre a 2 e a 3, leve o nome e o custo da digitação. O Carnaval cai em 9 de fevereiro; evite essa semana.

## Sinal de erro
Em duas semanas, qualquer um destes derruba o mapa:
- A diretora marca data de assinatura sem falar com o fundador nem com o contador: o D da prática é dela.
- O fundador responde “isso é com eles” e ninguém volta ao assunto: ele é I.
- O contador diz que nunca foi consultado: o veto dele não existe, e “vou ver com ele” era pausa da diretora.

**Linhas refeitas na peneira:** a de A. L., que estava como A sem ato que provasse veto, e a do fundador, de onde saiu tudo que não era trabalho.`,
		corrections: [
			'A frase para assinar mistura as duas decisões: implantar só na matriz e um limite de R$ 140 mil para as quatro lojas. Peça o valor só da matriz.',
			'O D do fundador na prática é dedução: ele pediu para rever, mas não se sabe quem decidiu em junho, como a própria resposta diz. Falta a marca de suposição nessa linha.',
			'O veto do contador “pelo fiscal” sai só de “vou ver com ele” e de ele ter sido chamado. Ninguém o ouviu barrar nada; trate como I até a conversa 2.',
			'A conversa com o fundador fica para 17/2, nove dias antes do prazo. Na outra troca, do pedido dele em abril até o sim passaram dois meses; antecipe.',
		],
	},
}
