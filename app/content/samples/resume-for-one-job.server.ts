import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'resume-for-one-job',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			'job posting': `Inventory Control Specialist, regional grocery distributor, night start 10 p.m.

You keep what the computer says and what the shelf says the same number. You will run daily cycle counts in dry, cooler and freezer zones, research variances, post adjustments in the WMS, and report shrink weekly to the Operations Manager. You train receivers on labeling and lot rotation (FEFO) and lead the two physical inventories a year.

Must have:
- 2+ years in inventory control or receiving in a warehouse
- Hands-on work in a warehouse management system
- Cycle counting and variance research
- Excel: pivot tables, lookups
- RF scanners; forklift or reach truck certification
- Able to lift 50 lb and work at 34 °F

Nice to have:
- Food or cold chain experience, lot and recall tracing
- Spanish
- Experience training others

We promote from within and pay a night differential. Please no cover letter longer than a page.`,
			'my resume': `DARNELL PIKE
Toledo, OH

Objective: Hard-working team player looking for a position where I can grow.

Receiving Clerk, Great Elm Veterinary Supply, 2022 to now
- Responsible for receiving of deliveries
- Check packing slips against purchase orders
- Use scanner and computer system
- Help with the yearly inventory
- Answer questions from the drivers

Stocker, nights, Fairlane Market, 2019 to 2022
- Stocked dairy and frozen
- Rotated product
- Kept backroom clean
- Employee of the month, June 2021

Line cook, Pete's Grill, 2017 to 2019
- Cooked, prepped, cleaned

Education: Scott County Vocational, diploma, 2017
Skills: teamwork, communication, punctual, Microsoft Office, Spanish (conversational), forklift
Hobbies: fishing, drums`,
			'extra facts': `- The system at Great Elm is a WMS, we went live in 2023; I was one of two people who tested it and wrote the one-page cheat sheet for the dock.
- About 35 to 40 pallets a day. Wrong-item receipts were something like 6 a week when I came, the last quarter it was 1 or 2 (my supervisor keeps the list).
- Every Friday I count 60 bins with the scanner and look for why a number is off. Nobody calls it cycle count with us.
- Found 11 cases of expired insulin syringes put away under the wrong lot, spring 2024. I traced where the rest had gone, four clinics, same day.
- Trained 5 new people.
- Forklift card valid until 08/2027, sit-down and reach.
- Excel: I do lookups every day. Pivot tables I've done twice, with a video.
- 34 degrees: dairy cooler, three years of it.`,
			length: 'one page',
		},
		text: `## Reader one: the search field

| Term | In my resume as | Shown, implied or missing |
|---|---|---|
| Receiving / inventory control, 2+ years | “Receiving Clerk, 2022 to now” | Shown |
| Warehouse management system (WMS) | “computer system” | Implied; your facts prove it |
| Cycle counting | Not there; your 60 bins every Friday are cycle counts | Missing; borrow the name |
| Variance research | Not there; “look for why a number is off” | Missing; borrow the name |
| Excel: lookups, pivot tables | “Microsoft Office” | Implied; lookups are true daily, pivot tables only twice |
| RF scanner (assumption: your scanner is one) | “scanner” | Implied |
| Forklift / reach truck certification | “forklift” | Implied; add the card and date |
| FEFO, lot tracing, cold chain (assumption: searched as one group) | “Rotated product”, “dairy and frozen” | Implied; your lot trace is stronger |

Lifting 50 lb appears nowhere, so it stays missing until you confirm it.

## Reader two: half a minute

After closing today's page I remember:

1. He receives deliveries at a veterinary supplier.
2. He was a stocker, and once employee of the month.
3. He fishes and plays drums.

**Top third:** the WMS go-live, Friday cycle counts, the drop in wrong-item receipts, the lot trace, the forklift and reach card.
**Can go:** the objective, hobbies, teamwork, communication, punctual, “kept backroom clean”, drivers' questions. The cook job shrinks to one line.

## Reader three: your boss

1. “Responsible for receiving of deliveries”: how many a day, and how often were they wrong?
2. “Use scanner and computer system”: which system, and what do you do in it without help?
3. “Help with the yearly inventory”: what was your part, and how close was the count?

## The new resume

**DARNELL PIKE**
Toledo, OH | Phone: ____ | Email: ____

**SUMMARY**
Receiving clerk since 2022 with weekly cycle counting, variance research and lot tracing in a WMS. Three years on nights in dairy and frozen, including a 34 °F dairy cooler.

**CERTIFICATION AND TOOLS**
- Forklift card, sit-down and reach truck, valid until 08/2027
- WMS (since 2023 go-live), scanner
- Excel: lookups daily; pivot tables, beginner
- Spanish (conversational)

**EXPERIENCE**

**Receiving Clerk, Great Elm Veterinary Supply, 2022 to now**
- Saw wrong-item receipts fall from about 6 a week to 1 or 2 last quarter, on the supervisor's list, while checking packing slips against purchase orders for 35 to 40 pallets a day
- Resolved ____ of ____ variances a month by cycle counting 60 bins with the scanner every Friday and researching why numbers were off
- Traced a wrong-lot put-away to four clinics the same day in spring 2024, after finding 11 cases of expired insulin syringes
- Helped bring the WMS live in 2023 as one of two testers; wrote the one-page cheat sheet for the dock, used by ____ people
- Trained 5 new people, who worked alone after ____ weeks
- Helped with the yearly inventory, counting ____ bins with ____ % accuracy

**Stocker, nights, Fairlane Market, 2019 to 2022**
- Kept out-of-date product to ____ a week by rotating dairy and frozen stock
- Worked three years in the dairy cooler at 34 °F, stocking ____ cases a night
- Named employee of the month, June 2021

**Line cook, Pete's Grill, 2017 to 2019**
- Cooked, prepped and cleaned for ____ meals a shift

**EDUCATION**
Scott County Vocational, diploma, 2017

## Questions for you

1. How many of the Friday variances do you solve, and do you post the adjustments in the WMS yourself? That is the heart of this job.
2. Did the wrong-item receipts fall because of something you did? What, exactly? Today the line claims only that they fell while you did the checking.
3. Can you lift 50 lb, and does your work already ask for it?
4. What is the WMS called, and is your scanner an RF scanner?
5. At Fairlane, did you rotate by expiry date? If so, the line can say FEFO.

Before the interview, build two or three pivot tables from your own counts, so that “beginner” holds up or can go.

I held the new page against the old one and your facts. “Cycle counting”, “variance research” and “lot tracing” rename things you did. FEFO, shrink reports, recalls, posting adjustments and leading inventories stay off because nothing you gave me supports them. Delete any line whose ____ you can't fill.`,
		corrections: [
			"“From about 6 a week to 1 or 2 last quarter” reads as one or two in three months. You said per week: write “to 1 or 2 a week last quarter”, or the supervisor's list will contradict you.",
			'The summary claims “weekly cycle counting, variance research and lot tracing in a WMS”. You have traced one lot, in 2024, and nothing says it was done in the system; say “one same-day lot trace”.',
			'“Kept out-of-date product to ____ a week” states a result you never mentioned. Unless Fairlane counted it, write only that you rotated dairy and frozen stock.',
			'The table leaves out the must-have “50 lb and 34 °F”, although your three cooler years answer half of it. Nine blanks remain in the bullets: fill or delete every line before you paste.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			'anúncio da vaga': `ANALISTA DE ESTOQUE JR – distribuidora de autopeças, Contagem/MG. CLT, seg. a sex., 8h às 17h48, presencial.
O que você vai fazer: inventário rotativo e geral; apurar divergências e propor ajustes; controlar entrada e saída por nota fiscal; acompanhar acuracidade e giro; parametrizar estoque mínimo; apoiar a conferência no recebimento; elaborar relatórios para a gerência.
Requisitos obrigatórios: ensino médio completo; 1 ano com controle de estoque; Excel intermediário (PROCV, tabela dinâmica); vivência com ERP; noções de curva ABC.
Desejáveis: superior cursando em Logística ou Administração; experiência em autopeças; WMS; CNH B.
Benefícios: VR R$ 28/dia, plano de saúde após 90 dias, VT. Enviar currículo com pretensão salarial.`,
			'meu currículo': `Wesley Andrade Pinto – 29 anos, solteiro, bairro Eldorado, Contagem
Objetivo: crescer profissionalmente numa empresa sólida. Proativo, dinâmico, trabalho bem em equipe.
EXPERIÊNCIA
Estoquista – rede de materiais de construção, jun/2022 até hoje
- Recebimento de mercadorias
- Organização do depósito
- Contagem de produtos
- Atendimento a vendedores
Repositor – supermercado, fev/2020 a mai/2022
- Reposição e validade
- Ajudava no balanço
Auxiliar de carga – transportadora, 2018 a 2019
FORMAÇÃO
Ensino médio completo, 2014
Tecnólogo em Logística EAD, 3º período (cursando)
CURSOS
Excel básico, 20h, 2021. Empilhadeira, 2023. Pacote Office.
Informações: CNH AB, disponibilidade de horário.`,
			'o que ficou de fora':
				'Em 2024 o inventário da loja dava diferença de uns R$ 38 mil no ano; comecei a contar um corredor por dia e em 2025 fechou em R$ 14 mil. Lanço nota no sistema da loja (um ERP da própria rede, não é dos famosos) quando a menina do fiscal falta, umas duas vezes por semana. Fiz uma planilha com PROCV que compara a contagem com o sistema; tabela dinâmica só sei a simples. Separei os itens em A, B e C num trabalho da faculdade usando o estoque da loja, e o gerente passou a contar os A toda semana. São uns 6.200 itens. Treinei dois estoquistas. WMS nunca usei. Pretendo R$ 2.800.',
			tamanho: 'uma página',
		},
		text: `## A triagem

| Termo | Como aparece no meu currículo | Comprovado, nas entrelinhas ou ausente |
|---|---|---|
| Ensino médio completo | “Ensino médio completo, 2014” | Comprovado |
| Controle de estoque (1 ano) | “Estoquista”, desde jun/2022, sem a expressão | Nas entrelinhas |
| Excel intermediário | “Excel básico, 20h, 2021” e “Pacote Office” | Ausente |
| PROCV | Não aparece | Ausente (você fez: entra no novo) |
| Tabela dinâmica | Não aparece | Ausente (só a simples: entra assim) |
| ERP | Não aparece | Ausente (você usa o da rede: entra) |
| Curva ABC | Não aparece | Ausente (você fez: entra) |
| Inventário rotativo | “Contagem de produtos” | Nas entrelinhas (um corredor por dia é isso) |

WMS e autopeças continuam ausentes.
- suposição: “1 ano com controle de estoque” aceita o seu tempo de estoquista.
- suposição: “vivência com ERP” aceita um sistema próprio de rede.
- suposição: “Excel intermediário” quer dizer os dois recursos entre parênteses. PROCV você tem; tabela dinâmica, em parte.

## O RH, com trinta segundos

Ficam na memória:
1. É estoquista desde 2022, mas não se sabe o que melhorou.
2. Faz Logística, 3º período.
3. “Proativo, dinâmico”, como quase todo mundo.

**No terço de cima:** o cargo da vaga, a queda de R$ 38 mil para R$ 14 mil, ERP, PROCV, curva ABC e a pretensão que o anúncio pede.
**Pode sair:** idade, “solteiro”, o objetivo inteiro e “disponibilidade de horário”, porque o horário da vaga já é fixo.

## Quem vai me chefiar

1. “Contagem de produtos” – Quantos itens, com que frequência, e o que mudou por causa disso?
2. “Organização do depósito” – Organizou como, e o que passou a ser achado mais rápido?
3. “Ajudava no balanço” – Fazia o quê: contava, conferia ou lançava?

## O currículo novo

**WESLEY ANDRADE PINTO**
Eldorado, Contagem/MG | Telefone: ____ | E-mail: ____ | CNH AB
**Vaga:** Analista de Estoque Jr | **Pretensão salarial:** R$ 2.800

**RESUMO**
Estoquista desde jun/2022, com controle de estoque de cerca de 6.200 itens. Diferença anual de inventário caiu de cerca de R$ 38 mil (2024) para R$ 14 mil (2025), com contagem rotativa. Lançamento de notas fiscais em ERP, Excel com PROCV e curva ABC. Cursando Tecnólogo em Logística.

**EXPERIÊNCIA**

**Estoquista** – rede de materiais de construção | jun/2022 até hoje
- Diferença de inventário de cerca de R$ 38 mil para R$ 14 mil por ano, entre 2024 e 2025: comecei um inventário rotativo, um corredor por dia.
- Itens A contados toda semana: classifiquei o estoque da loja em curva ABC, em trabalho da faculdade, e o gerente adotou a contagem.
- Divergências entre contagem e sistema apuradas em planilha que montei no Excel, com PROCV.
- Notas fiscais lançadas no ERP próprio da rede, cerca de duas vezes por semana, na ausência da responsável fiscal.
- Dois estoquistas treinados, em ____.
- Recebimento de mercadorias (____ por semana), organização do depósito e atendimento a vendedores.

**Repositor** – supermercado | fev/2020 a mai/2022
- Reposição e validade de ____ itens.
- Apoio ao balanço (inventário geral), ____ vezes por ano.

**Auxiliar de carga** – transportadora | 2018 a 2019

**FORMAÇÃO**
- Tecnólogo em Logística, EAD, 3º período (cursando)
- Ensino médio completo, 2014

**CURSOS E FERRAMENTAS**
- Excel básico, 20h, 2021. Na prática: PROCV e tabela dinâmica simples
- ERP próprio da rede
- Pacote Office
- Empilhadeira, 2023

## Perguntas

1. Os R$ 38 mil e os R$ 14 mil são da mesma loja, do ano inteiro, e você pode citá-los fora da empresa? Alguém mais participou da contagem?
2. Você já montou no Excel um relatório com tabela dinâmica para o gerente? Uma semana de treino antes da entrevista tampa a lacuna maior.
3. Quantas notas lança em cada dia, e são de entrada, de saída ou das duas?
4. No recebimento, você confere a carga com a nota? Quantas por semana? A vaga pede isso com o nome “conferência”.
5. Já definiu ou sugeriu estoque mínimo de algum item, ou acompanhou acuracidade em porcentagem?`,
		corrections: [
			'“Excel intermediário” é obrigatório, e o único nível escrito no currículo novo é “Excel básico, 20h, 2021”, que pode eliminar na triagem. Tire o curso e leve “Excel: PROCV e tabela dinâmica simples” para o resumo.',
			'Faltam o nome das empresas, a faculdade e a previsão de formatura, e nenhuma das cinco perguntas os pede. Quem recruta procura isso primeiro: preencha antes de mexer nos números.',
			'Sobraram lacunas em quatro linhas da experiência (“____ por semana”, “____ itens”, “____ vezes por ano”, “em ____”), além de telefone e e-mail. O que você não souber, apague; currículo com traço parece rascunho.',
			'De R$ 38 mil para R$ 14 mil é queda de uns 63%: escreva a porcentagem. E diga “participei” até confirmar que a melhora veio da sua contagem, porque é a primeira coisa que vão perguntar.',
		],
	},
}
