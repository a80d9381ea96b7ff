import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: '12',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			exam: 'Anatomy & Physiology II, comprehensive final, closed book, 2 hours: 80 multiple choice (80 min), 4 short answers (40 min)',
			'start date': 'Monday, January 11, 2027',
			'exam date': 'Wednesday, February 10, 2027, 8:30 a.m.',
			topics: `From the review sheet Prof. Lindqvist handed out (reproductive is NOT on it this time):
- Endocrine: 10%
- Blood (cells, typing, clotting): 10%
- Heart, incl. conduction and reading a plain ECG strip: 15%
- Vessels, blood pressure, circulation routes: 10%
- Lymphatic and immune: 15%
- Respiratory, incl. gas transport and the oxygen curve: 15%
- Digestive and metabolism: 10%
- Urinary plus fluid, electrolytes and acid-base: 15%
The short answers last time were 1 heart, 1 immune, 1 acid-base, 1 "pick any organ". I have two old finals from the tutoring center (2023 and 2024, with keys) and the end-of-chapter questions, about 40 a chapter. No third old final, so one mock would have to be stitched together.`,
			'weak topics':
				'urinary/acid-base 5, immune 4, respiratory 4, heart 3, endocrine 2, blood 1; digestive is weak, no idea how weak',
			'daily minutes': '75, from 5:30 to 6:45 a.m. before my shift at the dental office',
			'days off': 'Sundays, and Friday, January 29 (double shift)',
		},
		text: `Your dates line up: day 1 is January 11, day 30 is February 9, so nothing is scaled. Your shares add up to 100%, so no share is assumed. I have no way to run code here: I counted the calendar by hand.

## Capacity

| | Math | Minutes |
|---|---|---|
| Study days | 30 − 4 Sundays − Jan 29 = 25 | |
| Counted days | 25 − days 1, 29, 30 = 22 | |
| **Available** | 22 × 75 | **1,650** |
| Topics | 8 × (45 + 3 × 15) | 720 |
| Mocks | 3 × (120 + 60 + 30) | 630 |
| **Needed** | 720 + 630 | **1,350** |
| **Left** | 1,650 − 1,350 | **300** |

It fits: full-length mocks, no topic dropped. Of the 300, 180 go to 12 extra recalls (urinary 4, immune 4, respiratory 3, digestive 1). The other 120 stay open for topics that come back below 70%.

## Ranking

| Topic | Share | Weakness | Priority | First day |
|---|---|---|---|---|
| Urinary, fluids, acid-base | 15% | 5 | 75 | 2 |
| Lymphatic and immune | 15% | 4 | 60 | 3 |
| Respiratory | 15% | 4 | 60 | 4 |
| Heart | 15% | 3 | 45 | 5 |
| Digestive and metabolism | 10% | 4 (weak, unrated) | 40 | 6 |
| Endocrine | 10% | 2 | 20 | 10 |
| Vessels, pressure, routes | 10% | 2 (unrated) | 20 | 16 |
| Blood | 10% | 1 | 10 | 17 |

Ties follow the review sheet's order. The last three wait because starting them sooner would push a recall or mock morning past 75 minutes. So mock 1 tests vessels and blood cold: leave those two out of its repair.

## Calendar

**U** urinary, **I** immune, **R** respiratory, **H** heart, **D** digestive, **E** endocrine, **V** vessels, **B** blood. "+" is an extra recall; "→" is one moved off a free day. Within a morning, alternate topics.

Even the multiple choice alone (80 minutes) overflows your morning, so each mock is split: **M-a** = questions 1–40, **M-b** = 41–80, **M-s** = the four short answers, each 40 minutes on the clock. "c" is 20 minutes of correcting.

| Day | Date | First study | Recall | Mock or repair | Min |
|---|---|---|---|---|---|
| 1 | Mon Jan 11 | – | – | Closed-book sample: 40 questions (40), check (20), log (15) | 75 |
| 2 | Tue Jan 12 | U | – | – | 45 |
| 3 | Wed Jan 13 | I | U | – | 60 |
| 4 | Thu Jan 14 | R | I, +U | – | 75 |
| 5 | Fri Jan 15 | H | R, +I | – | 75 |
| 6 | Sat Jan 16 | D | H, U | – | 75 |
| 7 | Sun Jan 17 | off | – | – | 0 |
| 8 | Mon Jan 18 | – | →I, R, →D | – | 45 |
| 9 | Tue Jan 19 | – | H, +U, +I, +R | – | 60 |
| 10 | Wed Jan 20 | E | D | – | 60 |
| 11 | Thu Jan 21 | – | E | Mock 1: M-a, c | 75 |
| 12 | Fri Jan 22 | – | U | Mock 1: M-b, c | 75 |
| 13 | Sat Jan 23 | – | I | Mock 1: M-s, c | 75 |
| 14 | Sun Jan 24 | off | – | – | 0 |
| 15 | Mon Jan 25 | – | →R, H, →E | Repair 1 (30) | 75 |
| 16 | Tue Jan 26 | V | D, +U | – | 75 |
| 17 | Wed Jan 27 | B | V, +I | – | 75 |
| 18 | Thu Jan 28 | – | B | Mock 2: M-a, c | 75 |
| 19 | Fri Jan 29 | off | – | – | 0 |
| 20 | Sat Jan 30 | – | E, V | Mock 2: M-s | 70 |
| 21 | Sun Jan 31 | off | – | – | 0 |
| 22 | Mon Feb 1 | – | →B | Mock 2: c for M-s, then M-b | 75 |
| 23 | Tue Feb 2 | – | +R | Mock 2: c for M-b; Repair 2 (30) | 65 |
| 24 | Wed Feb 3 | – | +U | Mock 3: M-a, c | 75 |
| 25 | Thu Feb 4 | – | +I | Mock 3: M-b, c | 75 |
| 26 | Fri Feb 5 | – | V | Mock 3: M-s, c | 75 |
| 27 | Sat Feb 6 | – | B, +R, +D | Repair 3 (30) | 75 |
| 28 | Sun Feb 7 | off | – | – | 0 |
| 29 | Mon Feb 8 | – | H, E (late) | Error list (45) | 75 |
| 30 | Tue Feb 9 | – | – | Light look at the error list, pack, early night | 30 |

Exam: Wed Feb 10, 8:30 a.m.

**Which questions go where**
- **Mock 1, stitched:** set aside now, unread, the last 8 chapter questions of each 10% topic and the last 12 of each 15% topic: 80 in all. For the short answers, have a classmate or the tutoring center pick four: heart, immune, acid-base, any organ.
- **Mock 2:** the 2023 final. **Mock 3:** the 2024 final. If either includes reproductive, swap those for other chapter questions.
- **Day 1:** five chapter questions per topic, so both finals stay unseen. Send me the digestive and vessels scores if you want those two weaknesses replaced with real numbers.
- **Recalls:** the remaining chapter questions. For heart, include a plain strip; for respiratory, draw the oxygen curve; for urinary, work an acid-base case.

**Calendar file.** Save this as \`anatomy.ics\`. It blocks the mornings; the table says what to do in each. I haven't tested it in a calendar app.

\`\`\`
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//AP2//Plan//EN
BEGIN:VEVENT
UID:ap2-study@plan
DTSTAMP:20270101T000000Z
DTSTART:20270111T053000
DTEND:20270111T064500
RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA;UNTIL=20270208T053000
EXDATE:20270129T053000
SUMMARY:A&P II: today's row
END:VEVENT
BEGIN:VEVENT
UID:ap2-light@plan
DTSTAMP:20270101T000000Z
DTSTART:20270209T053000
DTEND:20270209T060000
SUMMARY:A&P II: light 30\\, pack\\, early night
END:VEVENT
BEGIN:VEVENT
UID:ap2-exam@plan
DTSTAMP:20270101T000000Z
DTSTART:20270210T083000
DTEND:20270210T103000
SUMMARY:A&P II final
END:VEVENT
END:VCALENDAR
\`\`\`

## Session card

1. **Open:** first study only, read 20 minutes with a question in mind for each heading.
2. **Shut:** book, notes and phone away.
3. **Write:** all you can retrieve, diagrams included, or answer a set of questions.
4. **Check:** in another color, mark wrong and missing; work out the percentage.
5. **Log:** topic, error, the right reason. Under 70%, it returns on the next study day, in open minutes or in place of a "+" recall.

## If I miss a day

1. **Missed recall:** it takes the next open minutes or replaces a "+". The day's total never passes 75.
2. **Missed first study:** it takes over a day with 45 minutes free of mocks and due recalls, by day 18 (day 9 is the easiest). If none is left, the lowest-ranked unstarted topic gets dropped.
3. **Missed mock part:** it moves to the next day with 60 minutes once "+" recalls are removed. If there is none, skip that part and repair from the parts you did.`,
		corrections: [
			'Of the 120 minutes kept for weak topics, 105 fall on days 2–10, before any mock; afterward only 5 (day 20) and 10 (day 23) remain, too short for one recall. Give up the +D on day 27 and +R on day 23 beforehand.',
			"Your weakest topic, acid-base, gets its last scheduled recall on February 3, a week before the exam, while endocrine (weakness 2) takes a slot on February 8. Give those 15 minutes to urinary, and day 2's idle 30 to its first study.",
			"Don't build mock 1 from the closing questions of each topic: many textbooks end with essay items, and where urinary and acid-base are separate chapters you'd test only the second. Pick multiple-choice items at regular intervals across every chapter.",
			"The rescue for a missed mock part is empty: after day 10 no row frees 60 minutes, even without '+' recalls. Decide now what yields, for instance Monday, February 8: cut error list and recalls, and sit the 40-minute part, correcting 20.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			prova:
				'Concurso da prefeitura, assistente administrativo: 40 questões de 5 alternativas, 3 horas, sem redação',
			início: 'sexta, 11 de dezembro de 2026',
			'data da prova': 'domingo, 10 de janeiro de 2027, às 8h',
			assuntos: `Do edital, com o número de questões que caiu nos dois últimos concursos da mesma banca (o edital só dá o total por matéria: Português 12, Matemática 8, Informática 8, Direito 12):
- Português: interpretação de texto (7), crase e regência (3), concordância (2)
- Matemática: porcentagem e regra de três (5), juros simples (3)
- Informática: planilha, fórmulas tipo SE e PROCV (5), e-mail, nuvem e segurança (3)
- Direito: atos administrativos (5), licitações, Lei 14.133 (4), lei orgânica e estatuto dos servidores do município (3)
Cada questão vale 2,5 pontos. Precisa fazer 50 no total e não pode zerar nenhuma das quatro matérias. No último, a nota de corte foi 72,5.`,
			'pontos fracos':
				'licitações 5, atos administrativos 4, juros 4, crase 4, planilha 3, interpretação 2, e-mail e nuvem 1',
			'minutos por dia': '90, das 20h30 às 22h, depois que a Lívia dorme',
			'dias livres': 'domingos (13, 20 e 27/12 e 3/1), 24, 25 e 31/12 e 1º/1',
		},
		text: `As datas batem: o dia 1 é sexta, 11/12, e o dia 30 cai no sábado, 9/1, a véspera. Fiz as contas à mão; aqui não gero o .ics.

## Conta

- **Disponível:** 30 dias − 8 livres = 22; fora os dias 1, 29 e 30, ficam 19 × 90 = **1.710 min**.
- **Necessário, versão cheia:** 10 assuntos × (45 + 3 × 15) = 900. Simulados: 3 × (180 + 90 + 30) = 900. Total 1.800: **faltam 90**.
- **Ajuste:** encurtei os simulados 1 e 2 para 20 questões em 90 min (o mesmo ritmo de 4,5 min por questão): 2 × (90 + 45 + 30) = 330. O simulado 3 fica inteiro, em duas noites: 180 + 90 + 30 = 300.
- **Novo necessário:** 900 + 330 + 300 = **1.530**. **Sobra: 180 min** = 12 blocos de 15: nove recuperações extras dos pontos fracos e três espaços para o que voltar abaixo de 70%. Nenhum assunto foi cortado.

Sua régua: 50 pontos são 20 acertos; 72,5 são 29. É referência do último concurso, não previsão.

## Prioridades

| Assunto | Peso | Dificuldade | Resultado | Primeiro dia |
|---|---|---|---|---|
| Licitações, Lei 14.133 (LI) | 4 | 5 | 20 | 2 |
| Atos administrativos (AT) | 5 | 4 | 20 | 4 |
| Planilha (PL) | 5 | 3 | 15 | 2 |
| Interpretação (IN) | 7 | 2 | 14 | 5 |
| Juros simples (JU) | 3 | 4 | 12 | 6 |
| Crase e regência (CR) | 3 | 4 | 12 | 7 |
| Porcentagem e regra de três (PO) | 5 | 2 (sem nota sua) | 10 | 8 |
| Lei orgânica e estatuto (LO) | 3 | 2 (sem nota sua) | 6 | 9 |
| Concordância (CO) | 2 | 2 (sem nota sua) | 4 | 16 |
| E-mail, nuvem e segurança (EM) | 3 | 1 | 3 | 18 |

Uma troca: planilha passou à frente de atos no dia 2 para não pôr dois Direitos na mesma noite. Os pesos vêm das duas provas que você contou; o edital só garante o total por matéria.

## Calendário

O número depois da sigla é a recuperação (LI1 = primeira). “+” é extra.

| Dia | Data | Primeiro estudo | Recuperação | Simulado ou retomada | Min |
|---|---|---|---|---|---|
| 1 | sex 11/12 | – | – | 14 questões antigas sem consulta, dos 10 assuntos (63), e correção (27) | 90 |
| 2 | sáb 12/12 | LI, PL | – | – | 90 |
| 3 | dom 13/12 | livre | – | – | 0 |
| 4 | seg 14/12 | AT | LI1, PL1, espaço <70% | – | 90 |
| 5 | ter 15/12 | IN | AT1, +LI, espaço <70% | – | 90 |
| 6 | qua 16/12 | JU | LI2, PL2, IN1 | – | 90 |
| 7 | qui 17/12 | CR | JU1, +AT, espaço <70% | – | 90 |
| 8 | sex 18/12 | PO | AT2, CR1, +LI | – | 90 |
| 9 | sáb 19/12 | LO | IN2, PO1, +JU | – | 90 |
| 10 | dom 20/12 | livre | – | – | 0 |
| 11 | seg 21/12 | – | JU2, CR2, LO1 | Simulado 1, parte A: 10 questões (45) | 90 |
| 12 | ter 22/12 | – | LI3, PL3, PO2 | Simulado 1, parte B: 10 questões (45) | 90 |
| 13 | qua 23/12 | – | LO2 | Correção (45) e retomada (30) | 90 |
| 14 | qui 24/12 | livre | – | – | 0 |
| 15 | sex 25/12 | livre | – | – | 0 |
| 16 | sáb 26/12 | CO | AT3, IN3, JU3 | – | 90 |
| 17 | dom 27/12 | livre | – | – | 0 |
| 18 | seg 28/12 | EM | CR3, PO3, CO1 | – | 90 |
| 19 | ter 29/12 | – | LO3, EM1 | Simulado 2, parte A: 10 questões (45); correção (15) | 90 |
| 20 | qua 30/12 | – | CO2 | Simulado 2, parte B: 10 questões (45); correção (30) | 90 |
| 21 | qui 31/12 | livre | – | – | 0 |
| 22 | sex 1/1 | livre | – | – | 0 |
| 23 | sáb 2/1 | – | EM2, +AT, +JU, +CR | Retomada do simulado 2 (30) | 90 |
| 24 | dom 3/1 | livre | – | – | 0 |
| 25 | seg 4/1 | – | – | Simulado 3, parte A: 20 questões (90) | 90 |
| 26 | ter 5/1 | – | CO3, +LI, +CR | Correção da parte A (45) | 90 |
| 27 | qua 6/1 | – | – | Simulado 3, parte B: 20 questões (90) | 90 |
| 28 | qui 7/1 | – | EM3 | Correção da parte B (45) e retomada (30) | 90 |
| 29 | sex 8/1 | – | Atrasadas (45) | Lista de erros (45) | 90 |
| 30 | sáb 9/1 | – | Meia hora leve: a lista de erros | Documento e caneta preta separados, cama cedo | 30 |

- Em cada bloco de 10 questões: Português 3, Matemática 2, Informática 2, Direito 3. No de 20: 6, 4, 4 e 6.
- No simulado 1, concordância e e-mail ainda não foram estudados: valem como sondagem.
- Assunto abaixo de 70% em noite cheia entra no lugar do próximo extra; depois do dia 26, vai para o dia 29.

## Cartão da sessão

1. Estude o tema ou, em dia de recuperação, vá direto à linha 2.
2. Feche tudo: apostila, caderno e celular.
3. Escreva de memória ou resolva sem olhar.
4. Confira e anote cada erro com o motivo.
5. Abaixo de 70%, o assunto volta na próxima sessão; às 22h, acabou.

## Se eu perder um dia

1. Um primeiro estudo perdido toma o lugar de extras ou espaços das noites seguintes (três blocos); os outros não mudam. O limite é o dia 18: se não couber até lá, corte o de menor resultado (e-mail e nuvem).
2. Uma recuperação perdida toma o lugar do próximo extra ou vai para o dia 29.
3. Um simulado perdido fica só com a parte que ainda couber; domingo, madrugada e noite dobrada não entram.`,
		corrections: [
			'Do dia 11 ao 20, fora a retomada do simulado no dia 13, não há espaço livre: assunto abaixo de 70% no dia 16 só acha extra no dia 23, e o cartão diz “volta na próxima sessão”. Guarde 15 minutos em duas noites dessas.',
			'A regra do dia perdido falha depois da primeira semana: um primeiro estudo pede três blocos, e depois do dia 9 o próximo extra só vem no 23. Perdeu os dias 8 ou 9? Tire EM do dia 18 já, em vez de procurar lugar.',
			'Você nunca faz 3 horas seguidas nem às 8h: os três simulados saem em pedaços, à noite. Se houver como, troque o simulado 3 por uma manhã de sábado, 2/1, e passe o que estava nesse dia para 4 e 6/1.',
			'Lei 14.133 inteira em 45 minutos, com dificuldade 5, e lei orgânica com estatuto noutros 45 não cabem. Recorte pelas sete questões antigas e confirme a dificuldade que você não deu: porcentagem vale cinco questões e entrou como 2.',
		],
	},
}
