import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'sql-from-plain-words',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			database: 'MySQL 8.4',
			question:
				'Which volunteers worked at least 3 shifts a month in September and October but none yet in November?',
			tables: `volunteers(
  id INT PRIMARY KEY,
  name VARCHAR(120) NOT NULL,
  email VARCHAR(120) NULL,
  joined_on DATE NOT NULL,
  left_on DATE NULL,            -- NULL = still with us
  merged_into INT NULL          -- duplicates point at the kept id
)
shifts(
  id INT PRIMARY KEY,
  site_id INT NOT NULL,
  starts_at DATETIME NOT NULL,  -- stored in UTC, sites are in Chicago and Denver
  ends_at DATETIME NOT NULL,    -- night shifts run past midnight
  cancelled TINYINT NOT NULL DEFAULT 0
)
signups(
  id INT PRIMARY KEY,
  shift_id INT NOT NULL,
  volunteer_id INT NOT NULL,
  status VARCHAR(12) NULL,      -- 'came', 'no_show', 'late_cancel', NULL if nobody ticked it
  role VARCHAR(20) NOT NULL     -- 'driver', 'kitchen'; the same person can be in twice per shift
)
sites(id INT PRIMARY KEY, name VARCHAR(80), tz VARCHAR(40))  -- e.g. 'America/Denver'
About 900 volunteers, 14,000 signups a year. Time zone tables are loaded.`,
		},
		text: `## Decisions hidden in the words, worst first

1. assumption: "at least 3 shifts a month" means 3 or more in September **and** 3 or more in October, not 6 in total and not an average.
2. assumption: "worked" means \`status = 'came'\`. NULL is not worked, in any month. So somebody who came in November but was never ticked is still listed; look before you write to them.
3. assumption: a merged duplicate's shifts belong to the kept person. \`merged_into\` always points straight at the kept id, never through a chain.
4. assumption: driver and kitchen on the same shift is one shift.
5. assumption: a month is the calendar month at the site, by local **start**. A night shift starting October 31 at 10 p.m. is October's, whatever UTC says.
6. assumption: a cancelled shift doesn't count, even if somebody is ticked.
7. assumption: people who have left (by the kept record, up to today) are not wanted.
8. assumption: the year is 2026. It stands in one line; change it there.
9. assumption: "none yet" includes people with no November row at all. Future signups don't count, since nobody has come yet.
10. assumption: every site has a valid \`tz\`. With a NULL or misspelled one, the month is unknown and the shift counts nowhere.

Ties don't matter here: exactly 3 is in.

## 1. The query

\`\`\`sql
WITH p AS (
  SELECT DATE '2026-09-01' AS sep1, DATE '2026-10-01' AS oct1,
         DATE '2026-11-01' AS nov1, DATE '2026-12-01' AS dec1      -- (8) the year
),
worked AS (
  SELECT DISTINCT                                                  -- (4) one row per person and shift
         COALESCE(v.merged_into, v.id)             AS volunteer_id, -- (3) credit the kept person
         s.id                                      AS shift_id,
         CONVERT_TZ(s.starts_at, 'UTC', st.tz)     AS local_start   -- (5) site time; (10) NULL if tz is bad
  FROM p
  JOIN shifts     s  ON s.starts_at >= p.sep1 - INTERVAL 1 DAY      -- wide UTC window, so an index can help
                    AND s.starts_at <  p.dec1 + INTERVAL 1 DAY
  JOIN sites      st ON st.id = s.site_id
  JOIN signups    g  ON g.shift_id = s.id
  JOIN volunteers v  ON v.id = g.volunteer_id
  WHERE g.status = 'came'                                          -- (2) NULL and no-shows fall out
    AND s.cancelled = 0                                            -- (6)
)
SELECT k.id, k.name, k.email,
       SUM(w.local_start >= p.sep1 AND w.local_start < p.oct1) AS sep_shifts,  -- (5) by local start
       SUM(w.local_start >= p.oct1 AND w.local_start < p.nov1) AS oct_shifts,
       SUM(w.local_start >= p.nov1 AND w.local_start < p.dec1) AS nov_shifts
FROM worked w
CROSS JOIN p
JOIN volunteers k ON k.id = w.volunteer_id
WHERE k.left_on IS NULL OR k.left_on > CURRENT_DATE                -- (7) still with us
GROUP BY k.id, k.name, k.email
HAVING sep_shifts >= 3 AND oct_shifts >= 3                         -- (1) both months, 3 is enough
   AND COALESCE(nov_shifts, 0) = 0                                 -- (9) no November row is also none
ORDER BY k.name, k.id;
\`\`\`

## 2. The proof

One person, Ana (id 1), with an old duplicate (id 9, merged into 1).

\`\`\`sql
WITH t (volunteer_id, merged_into, shift_id, tz, starts_at, cancelled, status, role) AS (
  VALUES
  ROW(9, 1,    11, 'America/Chicago', '2026-09-05 15:00:00', 0, 'came', 'driver'),  -- A merged id: counts for Ana, September
  ROW(1, NULL, 12, 'America/Denver',  '2026-10-01 05:30:00', 0, 'came', 'kitchen'), -- B UTC says October, Denver Sept 30, 23:30
  ROW(1, NULL, 13, 'America/Chicago', '2026-09-20 15:00:00', 0, 'came', 'driver'),  -- C third of September: exactly 3 is enough
  ROW(1, NULL, 13, 'America/Chicago', '2026-09-20 15:00:00', 0, 'came', 'kitchen'), -- D same shift again: must not make 4
  ROW(1, NULL, 14, 'America/Denver',  '2026-10-01 06:15:00', 0, 'came', 'driver'),  -- E Denver Oct 1, 00:15: October
  ROW(1, NULL, 15, 'America/Chicago', '2026-10-15 15:00:00', 0, 'came', 'driver'),  -- F plain second of October: nothing may drop it
  ROW(1, NULL, 16, 'America/Chicago', '2026-11-01 03:00:00', 0, 'came', 'kitchen'), -- G night shift, Chicago Oct 31, 22:00: October, not November
  ROW(1, NULL, 17, 'America/Chicago', '2026-11-07 16:00:00', 0, NULL,   'driver')   -- H nobody ticked it: not November
),
worked AS (
  SELECT DISTINCT COALESCE(merged_into, volunteer_id) AS volunteer_id, shift_id,
         CONVERT_TZ(CAST(starts_at AS DATETIME), 'UTC', tz) AS local_start
  FROM t
  WHERE status = 'came' AND cancelled = 0
)
SELECT volunteer_id,
       SUM(local_start >= '2026-09-01' AND local_start < '2026-10-01') AS sep_shifts,
       SUM(local_start >= '2026-10-01' AND local_start < '2026-11-01') AS oct_shifts,
       SUM(local_start >= '2026-11-01' AND local_start < '2026-12-01') AS nov_shifts
FROM worked
GROUP BY volunteer_id
HAVING sep_shifts >= 3 AND oct_shifts >= 3 AND nov_shifts = 0;
\`\`\`

Expected, from your words:

| Row | Counts as |
|---|---|
| A | September |
| B | September |
| C | September |
| D | nothing, same shift as C |
| E | October |
| F | October |
| G | October |
| H | nothing |

| volunteer_id | sep_shifts | oct_shifts | nov_shifts |
|---|---|---|---|
| 1 | 3 | 3 | 0 |

A wrong reading of A, B or G drops Ana from the list; a wrong reading of D shows 4. **Not run.** Not covered by these rows: cancelled shifts and \`left_on\`.

## 3. At a thousand times the rows

It slows at the join from three months of shifts to their signups: index \`shifts(starts_at)\` and \`signups(shift_id, status, volunteer_id)\`, and what stays is \`CONVERT_TZ\` plus \`DISTINCT\` over each remaining row.`,
		corrections: [
			"Rows E and F trap nothing: E is October 1 in UTC and in Denver alike, F is plain. Swap one for a cancelled November shift marked 'came', the other for a no-show in November.",
			'Every row belongs to somebody who should be listed, so a query that lists everyone passes too. Add a second person with a real November shift who must be absent.',
			'The proof runs a shortened copy without the joins to `shifts`, `sites` and the kept volunteer, and without `left_on`. Load the rows into test tables and run the real query on 8.4 before you trust it.',
			'Unticked November signups leave people on the list, and you are told only to “look”. Add a column that counts November signups with a NULL status, so that you see whom not to write to.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			banco: 'PostgreSQL 16',
			pergunta: 'quem devolveu livro atrasado mais de uma vez este ano e hoje está sem nada emprestado?',
			tabelas: `Biblioteca comunitária, banco em UTC, a gente em Fortaleza.

leitores(id int pk, nome text, nascimento date null, ativo boolean, responsavel_id int null -> leitores.id, cadastrado_em timestamptz)
exemplares(id int pk, titulo text, tombo text unique, baixado boolean)
emprestimos(id int pk, leitor_id int -> leitores, exemplar_id int -> exemplares, retirado_em timestamptz, prazo date, devolvido_em timestamptz null)
renovacoes(id int pk, emprestimo_id int -> emprestimos, novo_prazo date, criado_em timestamptz)  -- um empréstimo pode ter até 3
feriados(dia date pk, nome text)

Obs.: devolvido_em nulo quer dizer que ainda está com a pessoa, ou que o livro sumiu (aí exemplares.baixado = true). A coluna prazo não muda quando renova. Tem uns 40 leitores repetidos, cadastrados duas vezes com nome um pouco diferente.`,
		},
		text: `## O que mudaria o resultado

| | Leitura adotada |
|---|---|
| **S1** | suposição: o prazo que vale é o da última renovação feita até a devolução; sem renovação, \`prazo\`. Renovar depois de vencido perdoa o atraso. Empate em \`criado_em\`: vale o maior \`id\`. |
| **S2** | suposição: “nada emprestado” é não ter empréstimo com \`devolvido_em\` nulo de exemplar não baixado. Livro sumido não conta como emprestado. |
| **S3** | suposição: cada \`leitores.id\` é uma pessoa. Nos cerca de 40 repetidos o erro vai nos dois sentidos: atrasos divididos somem, e um livro aberto no outro cadastro não aparece. Nenhuma coluna liga os dois; não juntei por nome parecido. |
| **S4** | suposição: “mais de uma vez” são dois ou mais empréstimos devolvidos com atraso. Dois livros devolvidos no mesmo dia contam duas vezes, e um empréstimo com três renovações conta uma. |
| **S5** | suposição: “este ano” é o ano da **devolução**, não o do prazo, de 1º de janeiro até agora. |
| **S6** | suposição: o dia vira em Fortaleza (UTC−3), tanto para o atraso quanto para o ano. |
| **S7** | suposição: devolver no próprio dia do prazo não é atraso. |
| **S8** | suposição: feriado não empurra o prazo; ele vale como foi gravado. |
| **S9** | suposição: livro atrasado e ainda não devolvido, ou sumido, não entra em “devolveu atrasado”. |
| **S10** | suposição: leitor inativo também aparece, com a coluna \`ativo\` à vista. |
| **S11** | suposição: empréstimo da criança é dela, não do responsável. |
| **S12** | suposição: quem não tem empréstimo nenhum fica fora, porque não devolveu nada. |

## 1. A consulta

\`\`\`sql
WITH relogio AS (
  SELECT now() AS agora
),
ano AS (
  SELECT agora,
         date_trunc('year', agora AT TIME ZONE 'America/Fortaleza')
           AT TIME ZONE 'America/Fortaleza' AS inicio            -- S6: o ano vira em Fortaleza
  FROM relogio
),
atrasos AS (
  SELECT e.leitor_id,                                            -- S3, S11: por cadastro de quem retirou
         count(*) AS vezes                                       -- S4: um por empréstimo
  FROM emprestimos e
  CROSS JOIN ano a
  LEFT JOIN LATERAL (                                            -- S1: LEFT mantém quem não renovou
    SELECT r.novo_prazo
    FROM renovacoes r
    WHERE r.emprestimo_id = e.id
      AND r.criado_em <= e.devolvido_em                          -- S1: só renovação anterior à devolução
    ORDER BY r.criado_em DESC, r.id DESC                         -- S1: a última; empate pelo maior id
    LIMIT 1                                                      -- S4: renovação não multiplica linha
  ) u ON true
  WHERE e.devolvido_em >= a.inicio                               -- S5; S9: nulo não passa
    AND e.devolvido_em <= a.agora                                -- S5: até agora
    AND (e.devolvido_em AT TIME ZONE 'America/Fortaleza')::date  -- S6: dia de Fortaleza
        > coalesce(u.novo_prazo, e.prazo)                        -- S1, S7, S8: depois do prazo gravado
  GROUP BY e.leitor_id                                           -- S12: sem empréstimo não há grupo
  HAVING count(*) > 1                                            -- S4: duas ou mais
)
SELECT l.id, l.nome, l.ativo, t.vezes                            -- S10: mostra ativo, não filtra
FROM atrasos t
JOIN leitores l ON l.id = t.leitor_id
WHERE NOT EXISTS (
  SELECT 1
  FROM emprestimos e
  JOIN exemplares x ON x.id = e.exemplar_id
  WHERE e.leitor_id = l.id
    AND e.devolvido_em IS NULL                                   -- S2: ainda aberto
    AND x.baixado IS NOT TRUE                                    -- S2: e o livro não sumiu
)
ORDER BY t.vezes DESC, l.nome, l.id;
\`\`\`

## 2. A prova

Oito leitores, uma armadilha em cada linha. Os nomes das CTEs encobrem as tabelas: nada do banco é lido. O relógio fica parado em 15/06/2025, 12h de Fortaleza; de \`ano\` em diante, a consulta é a mesma.

\`\`\`sql
WITH casos(leitor_id, nome, prazo1, dev1, prazo2, dev2, renova2, aberto) AS (
  VALUES
  (1, 'Ana',   date '2025-02-10', timestamptz '2025-02-12 10:00-03', date '2025-03-10', timestamptz '2025-03-15 10:00-03', NULL::date[], 'nada'),  -- nunca renovou: INNER JOIN a perderia
  (2, 'Bento', '2025-02-10', '2025-02-09 10:00-03', '2025-03-10', '2025-04-12 10:00-03', '{2025-03-20,2025-03-30,2025-04-09}'::date[], 'nada'),   -- 3 renovações: o join multiplica um atraso só
  (3, 'Célia', '2025-02-10', '2025-02-12 10:00-03', '2025-03-10', '2025-03-18 10:00-03', '{2025-03-20}'::date[], 'nada'),                         -- prazo não muda: a segunda estava renovada
  (4, 'Davi',  '2025-02-10', '2025-02-12 10:00-03', '2025-03-10', '2025-03-15 10:00-03', NULL, 'com a pessoa'),                                   -- nulo: livro ainda com ele
  (5, 'Elisa', '2025-02-10', '2025-02-12 10:00-03', '2025-03-10', '2025-03-15 10:00-03', NULL, 'sumiu'),                                          -- nulo: exemplar baixado
  (6, 'Fábio', '2025-02-10', '2025-02-12 10:00-03', '2025-03-10', '2025-03-10 22:30-03', NULL, 'nada'),                                           -- em UTC já é dia 11; em Fortaleza, dia do prazo
  (7, 'Gina',  '2025-02-10', '2025-02-12 10:00-03', '2024-12-20', '2024-12-31 23:00-03', NULL, 'nada'),                                           -- em UTC já é 2025; em Fortaleza, 2024
  (8, 'Hugo',  NULL, NULL, NULL, NULL, NULL, 'nada')                                                                                              -- sem registro nenhum
),
leitores AS (
  SELECT leitor_id AS id, nome, true AS ativo FROM casos
),
emprestimos AS (
  SELECT c.leitor_id * 10 + v.n AS id, c.leitor_id, c.leitor_id * 10 + v.n AS exemplar_id,
         v.prazo, v.dev AS devolvido_em
  FROM casos c
  CROSS JOIN LATERAL (VALUES (1, c.prazo1, c.dev1), (2, c.prazo2, c.dev2)) AS v(n, prazo, dev)
  WHERE v.prazo IS NOT NULL
  UNION ALL
  SELECT leitor_id * 10 + 3, leitor_id, leitor_id * 10 + 3, date '2025-05-30', NULL::timestamptz
  FROM casos
  WHERE aberto <> 'nada'
),
exemplares AS (
  SELECT e.exemplar_id AS id, (e.devolvido_em IS NULL AND c.aberto = 'sumiu') AS baixado
  FROM emprestimos e
  JOIN casos c ON c.leitor_id = e.leitor_id
),
renovacoes AS (
  SELECT c.leitor_id * 100 + r.ordem::int AS id, c.leitor_id * 10 + 2 AS emprestimo_id, r.novo_prazo,
         timestamptz '2025-03-05 10:00-03' + make_interval(hours => r.ordem::int) AS criado_em
  FROM casos c
  CROSS JOIN LATERAL unnest(c.renova2) WITH ORDINALITY AS r(novo_prazo, ordem)
),
relogio AS (
  SELECT timestamptz '2025-06-15 12:00-03' AS agora
),
ano AS (
  SELECT agora,
         date_trunc('year', agora AT TIME ZONE 'America/Fortaleza')
           AT TIME ZONE 'America/Fortaleza' AS inicio
  FROM relogio
),
atrasos AS (
  SELECT e.leitor_id, count(*) AS vezes
  FROM emprestimos e
  CROSS JOIN ano a
  LEFT JOIN LATERAL (
    SELECT r.novo_prazo
    FROM renovacoes r
    WHERE r.emprestimo_id = e.id
      AND r.criado_em <= e.devolvido_em
    ORDER BY r.criado_em DESC, r.id DESC
    LIMIT 1
  ) u ON true
  WHERE e.devolvido_em >= a.inicio
    AND e.devolvido_em <= a.agora
    AND (e.devolvido_em AT TIME ZONE 'America/Fortaleza')::date
        > coalesce(u.novo_prazo, e.prazo)
  GROUP BY e.leitor_id
  HAVING count(*) > 1
)
SELECT l.id, l.nome, l.ativo, t.vezes
FROM atrasos t
JOIN leitores l ON l.id = t.leitor_id
WHERE NOT EXISTS (
  SELECT 1
  FROM emprestimos e
  JOIN exemplares x ON x.id = e.exemplar_id
  WHERE e.leitor_id = l.id
    AND e.devolvido_em IS NULL
    AND x.baixado IS NOT TRUE
)
ORDER BY t.vezes DESC, l.nome, l.id;
\`\`\`

| Leitor | Deve sair? | Por quê |
|---|---|---|
| Ana | **sim, 2** | Duas devoluções atrasadas, nada aberto |
| Bento | não | Um atraso só |
| Célia | não | A segunda foi devolvida dentro da renovação |
| Davi | não | Está com um livro |
| Elisa | **sim, 2** | Dois atrasos; o livro aberto sumiu |
| Fábio | não | A segunda foi devolvida no dia do prazo |
| Gina | não | O segundo atraso foi devolvido no ano passado |
| Hugo | não | Não devolveu nada |

Resultado certo: Ana e Elisa. **Não rodei.**

## 3. Mil vezes maior

Pesam a busca da última renovação de cada devolução do ano e a procura dos abertos: índices em \`emprestimos(devolvido_em)\`, \`renovacoes(emprestimo_id, criado_em DESC, id DESC)\` e, parcial, \`emprestimos(leitor_id) WHERE devolvido_em IS NULL\`.`,
		corrections: [
			"S4 conta dois livros devolvidos no mesmo dia como dois atrasos. Para “mais de uma vez”, pergunte se vale a ida: nesse caso, count(DISTINCT (e.devolvido_em AT TIME ZONE 'America/Fortaleza')::date).",
			'S1 perdoa quem renova depois de vencido, a leitura mais generosa, e é a que mais muda a lista; a prova não tem linha para ela. Acrescente um leitor com renovação criada após o prazo e confirme com a biblioteca.',
			'S8 deixa o feriado sem efeito, embora a tabela feriados exista. Antes de listar gente, pergunte se prazo em feriado passa ao próximo dia útil; se passa, há atraso que não houve.',
			'Os 40 repetidos ficaram sem tratamento nem linha na prova. Não junte por nome, mas mostre ao lado os suspeitos: outro cadastro com o mesmo nascimento e responsavel_id; vale checar livro aberto neles.',
		],
	},
}
