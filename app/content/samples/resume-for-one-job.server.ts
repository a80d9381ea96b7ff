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

Your resume as it is today:

| Term | In my resume as | Shown, implied or missing |
|---|---|---|
| 2+ years in inventory control or receiving in a warehouse | Receiving Clerk, 2022 to now | Shown |
| Warehouse management system (WMS) | “computer system” | Implied |
| Cycle counting | Not there. Your Friday count of 60 bins is this. | Missing; goes in |
| Variance research | Not there. Looking for why a number is off is this. | Missing; goes in |
| Excel: pivot tables | “Microsoft Office” | Missing; goes in as what it is, done twice |
| Excel: lookups | “Microsoft Office” | Implied |
| RF scanners | “scanner” | Implied |
| Forklift or reach truck certification | “forklift” | Implied |
| Able to lift 50 lb | Not there, nor in your extra facts | Missing; stays missing |
| Work at 34 °F | “Stocked dairy and frozen” | Implied |

The ten must-haves fill the table. Likely next searches: lot tracing, lot rotation (FEFO), training, Spanish. The new page has all but the word FEFO (question 5).

## Reader two: half a minute

They remember:
1. A team player who wants a position where he can grow.
2. Receives deliveries at a veterinary supplier.
3. Employee of the month in 2021, plays drums.

**Top third instead:** the WMS you helped test, the 60-bin Friday count, the syringes you traced in a day, the forklift card with its date, the dairy cooler.

**Can go:** the objective, teamwork, communication, punctual, hobbies, the drivers' questions, the backroom. The cook's job shrinks to one line.

## Reader three: the boss

- “Use scanner and computer system.” *Which system, and what did you do in it besides scan?*
- “Responsible for receiving of deliveries.” *How many a day, and how do you know they were right?*
- “Help with the yearly inventory.” *Which part was yours, and what did you do when a count was off?*

## The new resume

---

**DARNELL PIKE**
Toledo, OH

**SUMMARY**
Receiving clerk since 2022. WMS, weekly cycle counts with variance research, lot tracing. Three years of nights at a market, in a 34 °F dairy cooler. Forklift certification, sit-down and reach, card valid until 08/2027.

**EXPERIENCE**

**Receiving Clerk, Great Elm Veterinary Supply, 2022 to now**
- Cycle count 60 bins every Friday with the scanner and research variances, to find why a number is off.
- Found 11 cases of expired insulin syringes put away under the wrong lot, spring 2024; traced where the rest had gone, four clinics, the same day.
- Was one of two people who tested the WMS, live in 2023, and wrote the one-page cheat sheet for the dock.
- Receive about 35 to 40 pallets a day; check packing slips against purchase orders.
- While I worked there, wrong-item receipts went from about 6 a week to 1 or 2 a week in the last quarter, on the list my supervisor keeps.
- Trained 5 new people.
- Help with the yearly physical inventory.
- Use Excel lookups every day.

**Stocker, nights, Fairlane Market, 2019 to 2022**
- Stocked dairy and frozen, with three years in the 34 °F dairy cooler.
- Rotated product.
- Employee of the month, June 2021.

**Line cook, Pete's Grill, 2017 to 2019**
- Cooked, prepped, cleaned.

**SKILLS AND CERTIFICATION**
- Forklift certification: sit-down and reach, card valid until 08/2027
- WMS; scanner
- Microsoft Office; Excel: lookups every day, pivot tables done twice
- Spanish (conversational)

**EDUCATION**
Scott County Vocational, diploma, 2017

---

Put your phone and email under “Toledo, OH” before you send it.

## Questions for you

1. Employers and school are there, but the dates are years only. Which months did you start and leave each job, and what was the diploma in?
2. Can you lift 50 lb, and do you at work? It is the one must-have with nothing behind it.
3. When you find why a number is off on a Friday, do you post the adjustment in the WMS, and what is the WMS called? How many bins were off when you began, and now?
4. What did you do that brought wrong-item receipts down, if anything, and will your supervisor's list show “1 or 2” as a week's figure? With an answer, “while I worked there” becomes yours.
5. At Fairlane, did you rotate by expiry date, first to expire, first out? If so, that line can say “lot rotation (FEFO)” or “by date.”

**How I read it**
- assumption: receiving alone meets “inventory control or receiving.”
- assumption: your Friday count is what the posting calls cycle counting; if they mean a set schedule from the system, be ready to explain yours.
- assumption: your card counts as “certification.”
- assumption: any scanner will do. If yours is an RF scanner, write “RF scanner”; I left your word.
- assumption: “1 or 2” is per week, the 5 people and the daily lookups were at Great Elm, and your 34 degrees are Fahrenheit, at Fairlane.

**Held against the old page:** every line above comes from your resume or your extra facts. Cut because nothing supports them: “hard-working team player,” teamwork, communication, punctual. True but dropped for space: drivers' questions, backroom, hobbies. No ____ was needed.`,
		corrections: [
			'“Help with the yearly physical inventory” is the line the boss just stopped at, one word longer, and none of the five questions asks about it. The job leads two of them a year: write which zone or count was yours, or cut the bullet.',
			"“Receive about 35 to 40 pallets a day” makes the dock's figure yours alone. Your note doesn't say who unloads them, and it isn't among the assumptions. If there are more of you, write “on a dock that takes about 35 to 40 pallets a day”.",
			"“Trained 5 new people” doesn't say in what, and no question asks, though the posting wants somebody to train receivers on labeling and lot rotation. Add the task, “in receiving with the scanner” for instance, if that is what it was.",
			'The forklift card, the dairy cooler and the daily lookups each stand on the page twice, and “pivot tables done twice” underlines a gap. Delete the lookups bullet and write “pivot tables, beginner”; “While I worked there” should be “Since I started”.',
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
		text: `Nenhum aviso antes da triagem: com o que você contou, os cinco requisitos obrigatórios têm base. O fraco é a tabela dinâmica, que é só a simples. O problema é que quatro dos cinco não se leem, ou mal se leem, no papel de hoje.

## A triagem

| Termo | Como aparece no meu currículo | Comprovado, nas entrelinhas ou ausente |
|---|---|---|
| Ensino médio completo *(obrigatório)* | “Ensino médio completo, 2014” | Comprovado |
| 1 ano com controle de estoque *(obrigatório)* | “Estoquista”, jun/2022 até hoje; as palavras “controle de estoque” não estão lá | Nas entrelinhas |
| Excel intermediário: PROCV, tabela dinâmica *(obrigatório)* | “Excel básico, 20h, 2021” | Ausente (você contou PROCV e tabela dinâmica simples) |
| Vivência com ERP *(obrigatório)* | Não aparece | Ausente (você contou; suposição: o ERP da própria rede vale como vivência) |
| Noções de curva ABC *(obrigatório)* | Não aparece | Ausente (você contou) |
| Inventário rotativo e geral | “Contagem de produtos”; “Ajudava no balanço” | Nas entrelinhas (suposição: um corredor por dia é o rotativo; balanço é o geral) |
| Divergências | Não aparece | Ausente (você contou; suposição: comparar contagem e sistema é apurar divergência) |
| Nota fiscal | Não aparece | Ausente (você contou) |
| Superior cursando em Logística | “Tecnólogo em Logística EAD, 3º período (cursando)” | Comprovado |
| WMS | Não aparece | Ausente, e continua: você nunca usou |

Fora da tabela: CNH B está comprovada (AB); autopeças, acuracidade, giro e estoque mínimo continuam ausentes.

## O RH, com trinta segundos

O que fica na memória hoje:
1. Estoquista de loja de material de construção, desde 2022, sem um número.
2. Excel básico, para uma vaga que pede intermediário.
3. “Proativo, dinâmico”, como todos os outros.

**No terço de cima:** o nome da vaga, a diferença de R$ 38 mil para R$ 14 mil, PROCV, ERP, curva ABC e o tecnólogo em Logística.

**Pode sair:** idade, estado civil, o objetivo inteiro, “Excel básico” (abaixo da vaga) e “disponibilidade de horário” (o horário é fixo).

## Quem vai me chefiar

| Linha | A pergunta que ela provoca |
|---|---|
| “Contagem de produtos” | Contava quando mandavam ou tinha método? E o que fazia quando não batia? |
| “Organização do depósito” | De quantos itens, e organizado por qual critério? |
| “Excel básico, 20h, 2021. Empilhadeira, 2023. Pacote Office.” | Sabe fazer um PROCV ou eu vou ter de ensinar? |

## Currículo novo

\`\`\`
WESLEY ANDRADE PINTO
Eldorado, Contagem/MG | [telefone] | [e-mail] | CNH AB

VAGA: ANALISTA DE ESTOQUE JR
Pretensão salarial: R$ 2.800

RESUMO
Estoquista desde jun/2022, com controle de estoque, inventário rotativo,
lançamento de nota fiscal em ERP e planilha com PROCV para apurar
divergências. Curva ABC feita com o estoque da loja. Cursando Tecnólogo
em Logística.

EXPERIÊNCIA

Estoquista - rede de materiais de construção, jun/2022 até hoje
- Diferença de inventário da loja: de cerca de R$ 38 mil no ano (2024)
  para R$ 14 mil (2025), depois que comecei a contar um corredor por dia
  (inventário rotativo).
- Fiz uma planilha em Excel, com PROCV, que compara a contagem com o
  sistema e aponta as divergências.
- Separei os itens da loja, cerca de 6.200, em A, B e C (curva ABC), em
  trabalho da faculdade; o gerente passou a contar os itens A toda semana.
- Lanço nota fiscal no ERP da própria rede, cerca de duas vezes por
  semana, na ausência da colega do fiscal.
- Treinei dois estoquistas.
- Recebimento de mercadorias, organização do depósito e atendimento a
  vendedores.

Repositor - supermercado, fev/2020 a mai/2022
- Reposição e validade.
- Participei do balanço (inventário geral).

Auxiliar de carga - transportadora, 2018 a 2019

FORMAÇÃO
Tecnólogo em Logística EAD, 3º período (cursando)
Ensino médio completo, 2014

CURSOS E FERRAMENTAS
Excel: PROCV e tabela dinâmica simples
ERP da própria rede
Pacote Office
Empilhadeira, 2023
\`\`\`

## O novo ao lado do antigo

| Novo | Antigo ou o que contei | Sustenta? |
|---|---|---|
| Eldorado, Contagem/MG; CNH AB | “bairro Eldorado, Contagem”; “CNH AB” | Sim. Saíram idade e estado civil |
| Vaga e pretensão R$ 2.800 | “Objetivo: crescer…” / “Pretendo R$ 2.800” | Sim; o anúncio pede a pretensão |
| Resumo: controle de estoque, inventário rotativo, nota em ERP, PROCV, curva ABC, Logística | “Proativo, dinâmico…” / cada item está abaixo, na experiência ou na formação | Sim. Não diz “Excel intermediário” nem “analista” |
| R$ 38 mil → R$ 14 mil | “Contagem de produtos” / contado, com os anos | Sim; “depois que comecei”, sem dizer que foi a única causa |
| Planilha com PROCV | contado | Sim, feita uma vez; cortei “propus ajustes”, que ninguém contou |
| Curva ABC, 6.200 itens | contado | Sim (suposição: os 6.200 são da loja, não da rede) |
| Nota fiscal no ERP | contado, “umas duas vezes por semana” | Sim; cortei “entrada e saída”: você disse só “lanço nota” |
| Treinei dois estoquistas | contado | Sim |
| Recebimento, depósito, vendedores | as três linhas antigas | Sim; cortei “conferência”, que não está lá |
| Reposição e validade; balanço | “Reposição e validade”; “Ajudava no balanço” | Sim, como “participei” |
| Auxiliar de carga | igual | Sim |
| Formação | igual, com o tecnólogo em cima | Sim (suposição: tecnólogo vale como “superior”) |
| Excel: PROCV e tabela dinâmica simples | “Excel básico, 20h, 2021” / contado | Sim; o nível não subiu, e o curso básico saiu |
| ERP, Pacote Office, Empilhadeira 2023 | iguais ou contado | Sim |
| – | “disponibilidade de horário” | Saiu |

## Cinco perguntas

1. Como se chamam a rede, o supermercado, a transportadora e a faculdade? E quais os meses de 2018 e 2019? (Ponha também telefone e e-mail.)
2. Quando a contagem não bate, o que você faz: procura a causa, propõe o ajuste a alguém, ajusta no sistema? O anúncio pede “apurar divergências e propor ajustes”.
3. A nota que você lança é só de entrada ou também de saída? E no recebimento você confere a carga com a nota?
4. De cada cem itens contados, quantos batiam em 2024 e quantos batem hoje? Isso é a acuracidade; se der para tirar da sua planilha, é o melhor número que falta.
5. Já mexeu em estoque mínimo, giro ou relatório para o gerente, mesmo uma vez? E a tabela dinâmica simples: dá para montar uma com a contagem da loja antes da entrevista?`,
		corrections: [
			'O currículo vem com as linhas quebradas à mão, no meio da frase (“PROCV para apurar” numa, “divergências” na outra): colado no Word ou na Gupy, cada quebra vira parágrafo. Junte cada item numa linha só antes de enviar.',
			'No resumo, “Curva ABC feita com o estoque da loja” esconde que foi trabalho da faculdade e soa a rotina do cargo; na entrevista, cai. Escreva “curva ABC do estoque da loja, em trabalho da faculdade”.',
			'A resposta manda pôr no terço de cima “a diferença de R$ 38 mil para R$ 14 mil”, e o resumo não a traz. Acabe o resumo com ela: “diferença de inventário da loja: cerca de R$ 38 mil em 2024, R$ 14 mil em 2025”.',
			'O anúncio pede “superior cursando em Logística” e a formação diz só “Tecnólogo em Logística EAD”. Escreva “Superior cursando: Tecnólogo em Logística, EAD, 3º período”, e junte a previsão de conclusão, que nem as cinco perguntas pediram.',
		],
	},
}
