import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'thesis-from-topic-to-outline',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			topic: 'evening hours at branch libraries, and who loses when they go',
			'degree and length': 'Master of Library and Information Science, 55 pages',
			'deadline and hours':
				'today is Nov 23, 2026; due May 14, 2027; 9 hours a week, none from Dec 21 to Jan 3',
			'within reach':
				'door counts by hour, 11 branches, 2015–2025; board minutes; two branch managers; Excel, a little R; bus maps',
			requirements:
				'own data or own analysis, APA 7, two-page proposal by January 22; advisor dislikes “user satisfaction”',
			hunch:
				'the cuts hit shift workers and teens without a desk at home, and door counts hide it since people just stop',
			'read so far': `Oldenburg (1989), The Great Good Place: third places, neither home nor work; he means cafés and barbershops, hardly libraries.
Klinenberg (2018), Palaces for the People: libraries as social infrastructure; strong on Seward Park, little on opening hours.
Klinenberg (2002), Heat Wave: who dies alone in Chicago, 1995; I like how he compares two neighborhoods side by side.
Audunson (2005), The public library as a meeting-place…, Journal of Documentation: low-intensive meeting places, where you run into people unlike you.
Aabø, Audunson & Vårheim (2010), How do public libraries function as meeting places?: a survey in Oslo, different kinds of meetings in different districts.
County library board minutes 2011–2024: about 300 pages skimmed. Hours were cut in 2013 and 2020; the evening ones came back at 4 branches of 11, and I found no reason for which.
Read nothing yet on time poverty or on counting methods.`,
		},
		text: `**What I chose for you**
- **The 2020 cut only.** Your door counts begin in 2015, so the 2013 cut has no “before.”
- **No interviews.** Two managers can't speak for shift workers or teens, and approval would take time you may not have.
- **Where and when visits were lost, rather than by whom.** A door counter sees neither age nor job.

## 1. Question

**A.** I am studying hourly door counts at 11 branches, because I want to find out how much of the evening use lost in 2020 reappeared at other hours or branches, so that readers see what counts taken after a cut can hide.

**B.** I am studying board minutes, because I want to find out how the board justified cutting evening hours and restoring them at four branches, so that readers see what counts as evidence in such a decision.

**C.** I am studying shift workers and teens, because I want to find out what they did once evenings were gone, so that readers see who bears the cost.

| | Reach | Hours | Field | Could prove me wrong | Sum |
|---|---:|---:|---:|---:|---:|
| **A** | 2 | 1 | 2 | 2 | **7** |
| B | 1 | 2 | 1 | 1 | 5 |
| C | 0 | 0 | 2 | 2 | 4 |

**Winner: A.** C goes out: it needs people you can't reach. B survives as one chapter; you skimmed 300 pages and found no reason, so it can't carry 55 pages.

## 2. Claim

**Provisional answer:** Most of the evening visits lost in 2020 did not reappear at other hours or branches, so later counts could look like weak demand that the cut itself had produced.

**The most serious opponent:** “You are measuring 2020. Visits collapsed for reasons that had nothing to do with your schedule, and habits changed for good. Your four restored branches were not drawn by lot: somebody may have picked them because their evenings were strong. And a door counter counts entries, not people. One student who came twice now comes once, and you report a lost visitor.”

**What would make you give it up:** at the seven branches without evenings, gains in daytime visits, measured against the four restored ones, plus gains next door make up half or more of the lost evening visits (assumption: half; fix it with your advisor before opening the post-2020 data). Or: at the four, restored evenings stay nearly empty while daytime visits recover.

## 3. Proof

| Subquestion | Evidence | Method | What may fail | Plan B |
|---|---|---|---|---|
| 1. Which hours was each branch open, month by month, and what did the board say? | Board minutes 2011–2024; counts | Timeline; code every stated reason | Minutes name no branch, and stop before 2025 | Infer schedules from hours with no entries; end at 2024 |
| 2. How large was evening use before the cut? | Counts 2015–2019 | Evening share per branch, by season | Broken or replaced counters | Drop those months; use medians; report what was dropped |
| 3. How much reappeared by day, or next door? | Counts 2015–2025 | Before and after; 4 restored branches against 7 | The pandemic swamps the cut | Use only the months around each restoration, 4 against 7 |
| 4. From which branches could an evening visitor still reach an open one? | Bus maps, timeline | Mark evening connections by branch; compare with 3 | No maps from the right years; 11 cases | Current map, labeled as such; describe, don't test |

**Ethics:** asking the managers about counter faults may already count as contact with participants. Ask the ethics office first, and contact neither until it answers. assumption: six weeks; ask how long it takes here. The plan works without them.

## 4. Outline

Until the counts speak, each claim is provisional. Hours include reading, analysis, drafting and first revision.

| Chapter | What it claims | Sources of mine it uses | Pages | Hours | Done by |
|---|---|---|---:|---:|---|
| 1. Introduction | When a library closes in the evening, the people who stop coming vanish from the evidence about closing. | Klinenberg 2018; minutes | 5 | 10 | May 2 |
| 2. Why an open room matters | Libraries are valued as meeting places and social infrastructure, and that value depends on hours that the works I have read leave mostly aside. | Oldenburg; Klinenberg 2018; Audunson; Aabø et al. | 10 | 26 | Apr 4 |
| 3. What a door count can say | A count shows loss only when hours and branches are set side by side. | Klinenberg 2002; counts | 9 | 26 | Feb 7 |
| 4. What the board decided | The minutes record cuts and returns without a stated reason that explains which four branches got evenings back. | Minutes | 8 | 22 | Dec 20 |
| 5. Where the evenings went | Most lost evening visits did not reappear at other hours or other doors. | Counts; timeline from 4 | 14 | 36 | Mar 14 |
| 6. Who loses | Loss weighed most where the next open door was out of evening reach, so later counts should not stand alone as proof of low demand. | Bus maps; Aabø et al.; Klinenberg 2002 | 9 | 18 | Apr 18 |
| Proposal | – | – | – | 8 | Jan 15 |
| Final revision, APA 7 | – | – | – | 10 | May 9 |
| **Total** | | | **55** | **156** | |

**Hours, by hand, since I can't run code here**
- Nov 23–Dec 20: 4 weeks. Jan 4–May 9: 18 weeks. 22 × 9 = 198 h.
- 80 percent: 158.4 h. Planned: 10 + 26 + 26 + 22 + 36 + 18 + 8 + 10 = 156 h.
- May 10–14 is not counted; it is spare.
- At 7.2 h a week, the cumulative need fits every date: 22 of 28.8 h by Dec 20; 30 of 43.2 by Jan 17; 56 of 64.8 by Feb 7; 92 of 100.8 by Mar 14; 118 of 122.4 by Apr 4; 136 of 136.8 by Apr 18; 146 of 151.2 by May 2; 156 of 158.4 by May 9.

## Search plan

assumption: your library subscribes to these databases.

| Gap | Database | Search string | Stop when |
|---|---|---|---|
| Counting methods | LISTA | \`("door count*" OR "gate count*" OR "people counter*") AND librar* AND (accura* OR error OR reliab*)\` | You can name three kinds of error, or 40 abstracts |
| Opening hours and use | LISA, LISTA | \`"public librar*" AND ("opening hours" OR "evening hours" OR "extended hours") AND (use OR visit* OR closure)\` | Ten new abstracts bring no new design |
| Time poverty | Scopus | \`("time poverty" OR "shift work*" OR "nonstandard hours") AND ("public service*" OR librar*)\` | Two definitions you can choose between |
| Separating cut from pandemic | Scopus, LISTA | \`"public librar*" AND visit* AND (COVID-19 OR pandemic) AND (recovery OR "before and after" OR "interrupted time series")\` | One design that fits 11 branches, or 30 abstracts |

## For my advisor

I want to study what happened to evening visits when our county's branch libraries lost their evening hours in 2020. My question is how much of that use reappeared at other hours or other branches. My provisional claim is that most of it did not, so that counts taken afterward could look like weak demand.

I would use hourly door counts from 11 branches, 2015–2025, comparing the four that regained evenings with the seven that did not. Board minutes give the timeline; bus maps show where another open branch was in reach. I leave out the 2013 cut, which my counts don't cover, and I make no claim about user satisfaction or about individuals.

The largest risk is the pandemic, which fell in the same year as the cut. My fallback is to compare only the months around each restoration.

I need three decisions from you:
1. Is “where and when” an acceptable narrowing of “who”?
2. Is half the lost visits the right threshold for giving up the claim?
3. May I proceed without interviews, and does asking two managers about counter faults require ethics approval?

---

**AI use:** check what your department allows for planning like this, and how to declare it.

**Read aloud:** 1 names the blind spot, 2 says why it matters, 3 how to see into it, 4 what was decided, 5 what was lost, 6 where it hurt. Without 4 there is no timeline for 5; without 3 its numbers could be anyone's. None is cut, so the totals stand: 55 pages, 156 hours.`,
		corrections: [
			"“Our county's branch libraries lost their evening hours in 2020” isn't what you wrote: hours were cut in 2013 and 2020. Find out which branches still had evenings in 2019; the others can't be in the comparison.",
			'Chapter 2 says that your works leave opening hours “mostly aside”. You noted that for Klinenberg alone; reread Audunson and the Oslo study before you claim it of them.',
			'Plan B for the pandemic, months around each restoration, measures who came back, not how much of the loss reappeared. If you need it, the question and chapter 5 change with it; tell your advisor now.',
			'By April 18 you have used 136 of 136.8 hours: 48 minutes of slack, with introduction and revision still to come, while 22 hours go to minutes that gave you no reason. Cut chapter 4 to 5 pages and about 14 hours.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			tema: 'o fiado na mercearia de bairro depois do Pix',
			'curso e tamanho': 'Ciências Sociais, monografia de bacharelado, 50 páginas',
			'prazo e horas': 'hoje é 23/11/2026; entrega em 25/6/2027; 9 horas por semana, nenhuma de 20/12 a 5/1',
			'ao alcance':
				'cadernetas de fiado da minha tia (mercearia em Caruaru), 2009 a 2026; três donos que topam falar; LibreOffice',
			exigências:
				'ABNT; projeto até 1º/3; entrevista só com parecer do CEP; orientadora quer etnografia, “nada de questionário”',
			palpite: 'o Pix não acabou com o fiado, só mudou quem tem vergonha de pedir',
			'já li': `- Mauss, Ensaio sobre a dádiva (1925): dar, receber e retribuir como obrigação. Usei em trabalho do 3º período.
- Viviana Zelizer, A negociação da intimidade (ed. brasileira 2011): dinheiro e afeto se misturam o tempo todo, as pessoas marcam a diferença. Acho que é a minha base.
- David Graeber, Dívida: os primeiros 5.000 anos: dívida como relação moral antes do dinheiro. Li até o cap. 5.
- Ricardo Abramovay (org.), Laços financeiros na luta contra a pobreza (2004): crédito informal e proximidade no Brasil. Só a introdução.
- Bourdieu, “O capital social: notas provisórias”: bom para a ideia de rede, achei seco.
- Uma reportagem sobre maquininha e caderneta no interior, guardei o print mas não a fonte.
- Três semanas de diário de campo meu, em julho, no balcão: 41 páginas manuscritas. Anotei 27 pedidos de fiado, 19 de mulheres.`,
		},
		text: `## 1. Problema de pesquisa

- **A.** Estudo as cadernetas e o balcão da mercearia porque quero descobrir **como o Pix reorganizou quem pede fiado, como pede e como paga**, para que se entenda o que acontece com uma dívida de confiança quando pagar na hora fica fácil.
- **B.** Estudo três mercearias porque quero descobrir como os donos decidem a quem negar fiado, para que se entenda o crédito como julgamento moral.
- **C.** Estudo o fiado em Caruaru porque quero descobrir se o Pix acabou com ele, para que se entenda a digitalização do pequeno comércio.

| | Alcanço | Cabe nas horas | Interessa à área | Pode contrariar o palpite | Total |
|---|---|---|---|---|---|
| **A** | 2 | 2 | 2 | 2 | **8** |
| B | 1 (só com CEP) | 1 | 2 | 1 | 5 |
| C | 0 | 1 | 1 | 1 | 3; cai: um “sim” resolve |

**Vence A.** Decidi ficar numa mercearia só: o material já é seu e não depende de entrevista.

## 2. Resposta provisória e objetivos

**Hipótese:** depois do Pix o fiado continua, mas pedir virou algo a justificar, e o constrangimento passou a quem tem celular e conta e mesmo assim pede.

**Crítica mais dura:** caderneta não registra vergonha, e três semanas num balcão da família não mostram o antes.

**Achado que me faria abandonar:** os mesmos clientes, valores e prazos antes e depois, e pedidos no diário sem rodeio nem justificativa.

**Objetivo geral:** compreender como o Pix reorganizou o fiado na mercearia.

1. Descrever clientes, valores e prazos nas cadernetas, antes e depois.
2. Identificar nos 27 pedidos do diário como se pede e se justifica.
3. Comparar o que a caderneta registra com o que o balcão mostra.

## 3. Método

| Objetivo | Evidência | Como obtenho | O que pode falhar | Plano B |
|---|---|---|---|---|
| 1 | Cadernetas 2009–2026 | Amostra: os mesmos dois meses de seis anos (suposição: três antes e três depois da chegada do Pix; conferir a data), com códigos, no LibreOffice | Anos perdidos, letra ilegível, pagamento sem data | Quatro anos, só nome codificado e valor |
| 2 | Diário de julho, 41 páginas | Ler e codificar: quem pede, palavras, gestos, resposta | Notas sem falas exatas | Descrever cenas, sem aspas |
| 3 | Os dois | Confrontar pedidos e registros por código | Diário e caderneta não se cruzam | Comparar padrões, não pessoas |

**CEP antes de tudo.** Cadernetas e diário têm gente identificável, e o diário já existe: pergunte à orientadora e ao CEP se, e como, podem ser usados. Submeta pela Plataforma Brasil antes de qualquer contato. Suposição: o parecer leva de 60 a 90 dias; confirme. As três entrevistas ficam **fora** da conta; se o parecer sair até 31/3, ocupam 8 das 46 horas do capítulo 4. Não codifique nada antes da resposta.

## 4. Sumário

| Capítulo | O que afirma | Textos que entram | Páginas | Horas | Pronto em |
|---|---|---|---|---|---|
| 1. Introdução | O Pix tornou o pagamento imediato fácil, mas não explica sozinho o que houve com o fiado. | Diário; a reportagem só se a fonte for achada | 5 | 16 | 6/6 |
| 2. Dívida que aproxima | O fiado é uma relação com obrigações e marcas próprias, não só crédito barato. | Mauss, Zelizer, Graeber, Abramovay, Bourdieu | 10 | 36 | 7/2 |
| 3. O balcão da tia | Ser sobrinho ou sobrinha da dona abre as cadernetas e limita o que se vê; por isso uso duas fontes. | Diário, Zelizer | 8 | 26 (com projeto e CEP) | 28/2 |
| 4. O que a caderneta guarda | O fiado não sumiu: mudaram clientes, valores e prazos. | Cadernetas, Abramovay, Bourdieu | 12 | 52 | 18/4 |
| 5. Quem pede baixo | No balcão, pedir fiado com o Pix à mão exige justificativa. | Diário, Mauss, Zelizer, Graeber | 11 | 46 | 23/5 |
| 6. Considerações | O Pix deslocou o constrangimento, mais do que a dívida. | Todos | 4 | 10 | 13/6 |
| ABNT e revisão | – | – | – | 14 | 23/6 |
| **Soma** | | | **50** | **200** | |

**Conta, feita à mão:** de 23/11 a 25/6 são 214 dias; menos 17 de pausa, 197, ou 28,1 semanas × 9 h = 253 h. O teto de 80% é 202 h; usei 200. O projeto sai do capítulo 3, antes de 1º/3. Onde acima se lê “capítulo 4” para as entrevistas, é o 5, “Quem pede baixo”.

Cada afirmação dos capítulos 4 a 6 é hipótese, a reescrever se o material disser outra coisa.

## Onde procurar

| Lacuna | Base | Expressão | Quando parar |
|---|---|---|---|
| Fiado e caderneta no Brasil | SciELO, BDTD | \`fiado AND (mercearia OR caderneta OR "pequeno comércio")\` | 6 textos, ou 20 resumos sem novidade |
| Pix e práticas cotidianas | Periódicos da Capes | \`Pix AND (etnografia OR sociabilidade OR "vida financeira")\` | 4 textos |
| Vergonha e dívida | BDTD, SciELO | \`(vergonha OR moralidade) AND (dívida OR endividamento) AND etnografia\` | 4 textos |
| Etnografia em família | BDTD | \`etnografia AND (parentesco OR família) AND pesquisador\` | 3 textos |

Não abri busca nenhuma; não indico obra fora da sua lista.

## Para o orientador

Professora, quero estudar como o Pix reorganizou quem pede fiado, como pede e como paga, na mercearia da minha tia, em Caruaru. Minha hipótese é que o fiado continua, mas pedir virou algo a justificar, e o constrangimento passou a quem poderia pagar na hora. Abandono a ideia se clientes, valores, prazos e modos de pedir forem os mesmos.

Proponho uma etnografia com duas fontes: uma amostra das cadernetas de 2009 a 2026 e o meu diário de julho, com 41 páginas e 27 pedidos, 19 de mulheres. Não há questionário. Três donos topam falar, mas o trabalho fica de pé sem eles. O maior risco é ético: há pessoas identificáveis, e o diário foi escrito antes de qualquer parecer.

Preciso de três decisões: (1) posso usar o diário e as cadernetas, e o que vai ao CEP? (2) três semanas de balcão bastam como etnografia, ou devo voltar a campo depois do parecer? (3) as entrevistas entram ou ficam fora?

---

**Uso de IA:** veja o que o curso permite e como declarar antes de usar este plano.

**Prova final:** lidas em sequência, as afirmações sustentam o argumento: o Pix não explica tudo, o fiado é relação, o lugar de onde olho exige duas fontes, uma mostra a mudança, a outra o constrangimento, e juntas dão o deslocamento. Nenhuma sai sem falta.`,
		corrections: [
			'O total fecha em 200 horas, mas as datas não: de 18/4 a 23/6 pede 86 horas e você tem 85, sem folga; o capítulo 6 leva 10 horas numa semana de 9. Passe umas 15 para antes de março, onde sobram quase 40.',
			'Não há dia de envio ao CEP. Enviando em 1º/3 com 90 dias, a resposta chega em 30/5, e os capítulos 4 e 5 (98 horas) ficam parados. Envie até meados de dezembro e escreva o que fazer se atrasar.',
			'O Pix começou em novembro de 2020, no meio da pandemia e do auxílio emergencial: diferença antes e depois pode não ser dele. Ponha essa objeção da banca e corrija os valores pela inflação (IPCA).',
			'A recebeu 2 em “alcanço” e B recebeu 1 por depender do CEP, mas A também depende: cadernetas têm gente identificável. Refaça a nota (A fica com 7, ainda vence) e troque a errata “capítulo 4” pelo 5 na própria frase.',
		],
	},
}
