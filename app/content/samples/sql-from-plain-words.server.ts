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
		text: `## What the question leaves open

Worst first; each one changes who is on the list.

1. assumption: “at least 3 a month” means 3 or more in September **and** 3 or more in October; 4 + 2 doesn't pass.
2. assumption: “worked” means status \`'came'\`. \`no_show\` and \`late_cancel\` aren't work. NULL isn't counted as work, but once the shift has begun it puts the person **in doubt**: in November it could take them off the list, in September or October it could put them on. Both are shown, with a verdict.
3. assumption: a shift belongs to the month on the site's own clock, not in UTC. An evening shift on September 30 in Denver is October 1 in your column.
4. assumption: one person on one shift is one shift, however many roles.
5. assumption: a merged duplicate's work is the kept person's, through chains of merges too. (Accounts merged in a circle belong to nobody and drop out.)
6. assumption: a night shift counts where it starts, so October 31 to November 1 is October.
7. assumption: “volunteers” are those still with you; whoever has left by today (\`left_on\`) stays out. The kept row's date counts.
8. assumption: a cancelled shift counts for nobody, even ticked \`'came'\`.
9. assumption: September to November **2026**; “yet” means up to now, so a future sign-up isn't work.
10. assumption: a site with no usable \`tz\` is on Chicago time, and the person is flagged.

No column is missing.

## 1. The query

\`\`\`sql
WITH RECURSIVE
kept (id, kept_id) AS (
  SELECT id, id FROM volunteers WHERE merged_into IS NULL
  UNION ALL
  SELECT v.id, k.kept_id                                  -- 5: duplicates, chains too, count for the kept id
  FROM volunteers v JOIN kept k ON v.merged_into = k.id
),
worked AS (                                               -- one row per person and shift
  SELECT k.kept_id,
         s.id AS shift_id,
         DATE_FORMAT(COALESCE(
           CONVERT_TZ(s.starts_at, '+00:00', si.tz),      -- 3: the site's own clock; 6: the start decides
           CONVERT_TZ(s.starts_at, '+00:00', 'America/Chicago')  -- 10: no usable tz, guessed and flagged
         ), '%Y-%m') AS ym,
         COALESCE(MAX(g.status = 'came'), 0) AS came,     -- 2: only 'came' is work
         MAX(g.status IS NULL
             AND s.starts_at < UTC_TIMESTAMP()) AS unticked,  -- 2: begun, never ticked: in doubt
         MAX(CONVERT_TZ(s.starts_at, '+00:00', si.tz) IS NULL) AS tz_guess
  FROM signups g
  JOIN kept k ON k.id = g.volunteer_id
  JOIN shifts s ON s.id = g.shift_id
               AND s.cancelled = 0                        -- 8: cancelled shifts never count
  LEFT JOIN sites si ON si.id = s.site_id                 -- 10: a missing site loses no work
  WHERE s.starts_at >= '2026-08-31'                       -- 9: the year; a day's slack for time zones
    AND s.starts_at <  '2026-12-02'
  GROUP BY k.kept_id, s.id, ym                            -- 4: driver and kitchen on one shift = one shift
),
counted AS (
  SELECT kept_id,
         SUM(ym = '2026-09' AND came = 1) AS sep_came,
         SUM(ym = '2026-10' AND came = 1) AS oct_came,
         SUM(ym = '2026-11' AND came = 1) AS nov_came,    -- 0 also when there is no November row at all
         SUM(ym = '2026-09' AND came = 0 AND unticked = 1) AS sep_open,
         SUM(ym = '2026-10' AND came = 0 AND unticked = 1) AS oct_open,
         SUM(ym = '2026-11' AND came = 0 AND unticked = 1) AS nov_open,
         MAX(tz_guess) AS tz_guess
  FROM worked
  GROUP BY kept_id
)
SELECT v.id, v.name, v.email,
       c.sep_came, c.oct_came, c.sep_open, c.oct_open, c.nov_open,
       CASE
         WHEN c.sep_came < 3 OR c.oct_came < 3
           THEN 'in doubt: only if unticked Sep/Oct shifts were worked'
         WHEN c.nov_open > 0
           THEN 'in doubt: unless the unticked Nov shift was worked'
         WHEN c.tz_guess = 1
           THEN 'in doubt: a site without a usable time zone'
         ELSE 'sure'
       END AS verdict                                     -- 2, 10: what the data can't settle
FROM counted c
JOIN volunteers v ON v.id = c.kept_id
WHERE c.sep_came + c.sep_open >= 3                        -- 1: three in each month, not on average
  AND c.oct_came + c.oct_open >= 3
  AND c.nov_came = 0
  AND (v.left_on IS NULL OR v.left_on > CURRENT_DATE)     -- 7: still with you
ORDER BY v.name, v.id;
\`\`\`

Only the rows marked \`sure\`, plus “unless the unticked Nov shift,” are yes by the readings above. “Only if” rows are no until somebody ticks the sheet.

## 2. The proof

Put the query, without its semicolon, where the comment says.

\`\`\`sql
WITH
volunteers (id, name, email, joined_on, left_on, merged_into) AS (VALUES
  ROW(1, 'Ana', NULL, DATE'2024-01-01', NULL, NULL),              -- trap: no November row at all
  ROW(2, 'Ben', NULL, DATE'2024-01-01', NULL, NULL),              -- trap: two roles on one shift
  ROW(3, 'Cy',  NULL, DATE'2024-01-01', NULL, NULL),              -- trap: Sep 30 in Denver is Oct 1 in UTC
  ROW(4, 'Dee', NULL, DATE'2024-01-01', NULL, NULL),              -- trap: night shift Oct 31 to Nov 1
  ROW(5, 'Eve', NULL, DATE'2024-01-01', NULL, NULL),              -- trap: November shift never ticked
  ROW(6, 'Flo', NULL, DATE'2024-01-01', NULL, NULL),              -- trap: her duplicate, 60, came in November
  ROW(60, 'Flo (old)', NULL, DATE'2024-01-01', NULL, 6),
  ROW(7, 'Gil', NULL, DATE'2024-01-01', NULL, NULL),              -- trap: 4 + 2 averages 3
  ROW(8, 'Hal', NULL, DATE'2024-01-01', DATE'2026-10-31', NULL)   -- trap: has left
),
sites (id, name, tz) AS (VALUES
  ROW(1, 'Lake',  'America/Chicago'),
  ROW(2, 'Platte', 'America/Denver')
),
shifts (id, site_id, starts_at, ends_at, cancelled) AS (VALUES
  ROW(1, 1, TIMESTAMP'2026-09-03 15:00:00', TIMESTAMP'2026-09-03 19:00:00', 0),
  ROW(2, 1, TIMESTAMP'2026-09-10 15:00:00', TIMESTAMP'2026-09-10 19:00:00', 0),
  ROW(3, 1, TIMESTAMP'2026-09-17 15:00:00', TIMESTAMP'2026-09-17 19:00:00', 0),
  ROW(4, 1, TIMESTAMP'2026-09-24 15:00:00', TIMESTAMP'2026-09-24 19:00:00', 0),
  ROW(5, 1, TIMESTAMP'2026-10-08 15:00:00', TIMESTAMP'2026-10-08 19:00:00', 0),
  ROW(6, 1, TIMESTAMP'2026-10-15 15:00:00', TIMESTAMP'2026-10-15 19:00:00', 0),
  ROW(7, 1, TIMESTAMP'2026-10-22 15:00:00', TIMESTAMP'2026-10-22 19:00:00', 0),
  ROW(8, 2, TIMESTAMP'2026-10-01 04:00:00', TIMESTAMP'2026-10-01 05:30:00', 0),  -- Sep 30, 10 p.m. Denver
  ROW(9, 1, TIMESTAMP'2026-10-31 23:00:00', TIMESTAMP'2026-11-01 06:00:00', 0),  -- Oct 31, 6 p.m. to 1 a.m. Chicago
  ROW(10, 1, TIMESTAMP'2026-11-05 15:00:00', TIMESTAMP'2026-11-05 19:00:00', 0)
),
signups (id, shift_id, volunteer_id, status, role) AS (VALUES
  ROW(101,1,1,'came','driver'), ROW(102,2,1,'came','driver'), ROW(103,3,1,'came','driver'),
  ROW(104,5,1,'came','driver'), ROW(105,6,1,'came','driver'), ROW(106,7,1,'came','driver'),
  ROW(201,1,2,'came','driver'), ROW(202,2,2,'came','driver'), ROW(203,2,2,'came','kitchen'),
  ROW(204,5,2,'came','driver'), ROW(205,6,2,'came','driver'), ROW(206,7,2,'came','driver'),
  ROW(301,1,3,'came','driver'), ROW(302,2,3,'came','driver'), ROW(303,8,3,'came','driver'),
  ROW(304,5,3,'came','driver'), ROW(305,6,3,'came','driver'), ROW(306,7,3,'came','driver'),
  ROW(401,1,4,'came','driver'), ROW(402,2,4,'came','driver'), ROW(403,3,4,'came','driver'),
  ROW(404,5,4,'came','driver'), ROW(405,6,4,'came','driver'), ROW(406,9,4,'came','driver'),
  ROW(501,1,5,'came','driver'), ROW(502,2,5,'came','driver'), ROW(503,3,5,'came','driver'),
  ROW(504,5,5,'came','driver'), ROW(505,6,5,'came','driver'), ROW(506,7,5,'came','driver'),
  ROW(507,10,5,NULL,'driver'),
  ROW(601,1,6,'came','driver'), ROW(602,2,6,'came','driver'), ROW(603,3,6,'came','driver'),
  ROW(604,5,6,'came','driver'), ROW(605,6,6,'came','driver'), ROW(606,7,6,'came','driver'),
  ROW(607,10,60,'came','driver'),
  ROW(701,1,7,'came','driver'), ROW(702,2,7,'came','driver'), ROW(703,3,7,'came','driver'),
  ROW(704,4,7,'came','driver'), ROW(705,5,7,'came','driver'), ROW(706,6,7,'came','driver'),
  ROW(801,1,8,'came','driver'), ROW(802,2,8,'came','driver'), ROW(803,3,8,'came','driver'),
  ROW(804,5,8,'came','driver'), ROW(805,6,8,'came','driver'), ROW(806,7,8,'came','driver')
)
SELECT * FROM (
  -- the query from part 1, unchanged, without the semicolon
) AS q;
\`\`\`

Expected, from your words:

| Case | Trap | By the words | Expected | Misread, it would be |
|---|---|---|---|---|
| Ana | no November row | 3 and 3, nothing in November | in, sure | missing (inner join on November) |
| Ben | two roles on one shift (4) | 2 shifts in September | **absent** | in (rows counted) |
| Cy | Denver, September 30 (3, grave) | 3 and 3 | in, sure | missing (UTC: 2 and 4) |
| Dee | night shift October 31 (6) | 3 and 3, nothing in November | in, sure | missing (by its end: 2, and 1 in November) |
| Eve | November shift unticked (2, grave) | 3 and 3, November unknown | in, in doubt | missing (NULL taken as came), or sure (NULL ignored) |
| Flo | duplicate came in November (5) | she has worked in November | **absent** | in (duplicate not followed) |
| Gil | 4 + 2 (1, grave) | October has 2 | **absent** | in (average) |
| Hal | left October 31 (7) | no longer a volunteer | **absent** | in (\`left_on\` ignored) |

**On MySQL 8.4: not run**; I have no MySQL here. I ran query and cases in SQLite with stand-ins for \`CONVERT_TZ\`, \`DATE_FORMAT\` and \`UTC_TIMESTAMP\`, and with \`ROW\`, \`DATE\` and \`TIMESTAMP\` stripped from the literals. That tests the logic, not MySQL's syntax. The output there, without the empty email column:

\`\`\`
id  name  sep_came  oct_came  sep_open  oct_open  nov_open  verdict
1   Ana   3         3         0         0         0         sure
3   Cy    3         3         0         0         0         sure
4   Dee   3         3         0         0         0         sure
5   Eve   3         3         0         0         1         in doubt: unless the unticked Nov shift was worked
\`\`\`

It matches the expected column. I then broke the query once per trap (for Eve, NULL taken as came), and each time the person named in the table appeared or vanished.

## 3. At a thousand times the rows

Joining and grouping three months of sign-ups, millions of rows, in a temporary table; without indexes on \`shifts (starts_at)\`, \`signups (shift_id, volunteer_id, status)\` and \`volunteers (merged_into)\` it also scans each table in full, the last one once per level of merging.`,
		corrections: [
			"The proof has no 'no_show', no 'late_cancel' and no cancelled shift: delete the line “AND s.cancelled = 0”, or count late cancels as work, and the output stays the same. Swap Dee and Hal for a cancelled November shift ticked 'came' and a third October shift with 'late_cancel'.",
			'“Only if” rows are “no until somebody ticks the sheet”, yet they stand in the same list, sorted by name. Before anybody is written to, put ORDER BY verdict DESC, v.name, so that the sure ones come first, or filter the “only if” rows out.',
			'SQLite with “stand-ins for CONVERT_TZ” leaves untested exactly what reading 3 hangs on, and the proof has a gap where you must paste the query. Paste it and run it once on 8.4, comparing Cy first.',
			"Reading 10 promises that “the person is flagged”, but the flag is only on people who made the list; whoever the Chicago guess pushes out is missing without a word. First list the sites where CONVERT_TZ(UTC_TIMESTAMP(), '+00:00', tz) IS NULL.",
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
		text: `**As decisões escondidas, da mais grave à mais leve**

1. **suposição:** o prazo que vale é o da última renovação feita até a devolução; sem renovação, \`emprestimos.prazo\`. Renovar depois de vencido também vale.
2. **suposição:** cada cadastro é um leitor. Os dados não dizem quem está repetido; considero parecidos os que têm o mesmo começo de nome e o mesmo nascimento (ou, faltando a data, o mesmo sobrenome). Se juntar dois muda a resposta, aparecem em \`duvida\`. O SQL não acha os que começam com letras diferentes.
3. **suposição:** sem devolução e exemplar não baixado, o livro está com a pessoa, e ela sai da lista. Sem devolução e baixado, sumiu: não conta como emprestado nem como devolvido, e ela entra com aviso em \`duvida\`.
4. **suposição:** “mais de uma vez” é mais de um livro atrasado. Dois entregues juntos contam dois.
5. **suposição:** feriado não estica o prazo, que já teria vindo acertado. Quem só chega a dois atrasos por isso entra com aviso em \`duvida\`. Devolver no dia do prazo é em dia.
6. **suposição:** o dia e o ano viram à meia-noite de Fortaleza (mesma hora de Brasília), não em UTC.
7. **suposição:** um empréstimo com três renovações é um empréstimo só; se duas renovações empatam na hora, vale a de maior \`id\`.
8. **suposição:** “este ano” é o ano da devolução, não o da retirada. Livro atrasado que ainda não voltou não foi devolvido.
9. **suposição:** inativos e menores entram; o livro do filho não conta para o responsável.

Não falta coluna. Quem não tem nenhum empréstimo não aparece, porque não devolveu nada.

## 1. A consulta

\`\`\`sql
WITH devolucoes AS (
  SELECT e.leitor_id,
         (e.devolvido_em AT TIME ZONE 'America/Fortaleza')::date AS dia,      -- 6: o dia vira em Fortaleza, não em UTC
         COALESCE(r.novo_prazo, e.prazo) AS prazo_final                       -- 1: sem renovação, vale o prazo original
  FROM emprestimos e
  LEFT JOIN LATERAL (
    SELECT rn.novo_prazo
    FROM renovacoes rn
    WHERE rn.emprestimo_id = e.id
      AND rn.criado_em <= e.devolvido_em                                      -- 1: renovação lançada depois da devolução não vale
    ORDER BY rn.criado_em DESC, rn.id DESC                                    -- 1: a última renovação manda; no empate, o maior id
    LIMIT 1                                                                   -- 7: uma linha por empréstimo, o join não multiplica
  ) r ON true
  WHERE e.devolvido_em >= date_trunc('year', now() AT TIME ZONE 'America/Fortaleza')
                          AT TIME ZONE 'America/Fortaleza'                    -- 6 e 8: ano da devolução, contado em Fortaleza
    AND e.devolvido_em <  (date_trunc('year', now() AT TIME ZONE 'America/Fortaleza') + interval '1 year')
                          AT TIME ZONE 'America/Fortaleza'
),
atrasos AS (
  SELECT d.leitor_id,
         count(*) AS n,                                                       -- 4: cada livro conta, mesmo no mesmo dia
         count(*) FILTER (WHERE d.dia > u.dia_util) AS n_com_feriado          -- 5: quantos restam se o feriado esticar o prazo
  FROM devolucoes d
  CROSS JOIN LATERAL (
    SELECT d.prazo_final + i AS dia_util
    FROM generate_series(0, 30) AS i
    WHERE NOT EXISTS (SELECT 1 FROM feriados f WHERE f.dia = d.prazo_final + i)
    ORDER BY i
    LIMIT 1
  ) u
  WHERE d.dia > d.prazo_final                                                 -- 5: no dia do prazo está em dia; feriado não estica
  GROUP BY d.leitor_id
),
situacao AS (
  SELECT l.id, l.nome, l.nascimento,
         COALESCE(a.n, 0) AS n,
         COALESCE(a.n_com_feriado, 0) AS n_com_feriado,
         EXISTS (SELECT 1 FROM emprestimos e JOIN exemplares x ON x.id = e.exemplar_id
                 WHERE e.leitor_id = l.id AND e.devolvido_em IS NULL
                   AND x.baixado IS NOT TRUE) AS com_livro,                   -- 3: sem devolução e não baixado: está com a pessoa
         EXISTS (SELECT 1 FROM emprestimos e JOIN exemplares x ON x.id = e.exemplar_id
                 WHERE e.leitor_id = l.id AND e.devolvido_em IS NULL
                   AND x.baixado) AS sumido                                   -- 3: sem devolução e baixado: sumiu, vira dúvida
  FROM leitores l                                                             -- 9: inativos e menores entram, cada um por si
  LEFT JOIN atrasos a ON a.leitor_id = l.id
),
repetidos AS (
  SELECT a.id,
         string_agg(b.id::text, ', ' ORDER BY b.id) AS ids,
         sum(b.n) AS n,
         bool_or(b.com_livro) AS com_livro
  FROM situacao a
  JOIN situacao b
    ON b.id <> a.id
   AND lower(left(b.nome, 2)) = lower(left(a.nome, 2))                        -- 2: parecido é mesmo começo de nome
   AND (b.nascimento = a.nascimento                                           -- 2: e mesmo nascimento
        OR ((a.nascimento IS NULL OR b.nascimento IS NULL)                    -- 2: ou, se falta a data, mesmo sobrenome
            AND lower(regexp_replace(trim(b.nome), '^.* ', ''))
              = lower(regexp_replace(trim(a.nome), '^.* ', ''))))
  WHERE a.n > 0 AND (b.n > 0 OR b.com_livro)
  GROUP BY a.id
)
SELECT s.id, s.nome, s.n AS atrasos,
       NULLIF(concat_ws('; ',
         CASE WHEN s.n < 2 THEN 'só passa de um somado ao cadastro ' || r.ids END,                 -- 2
         CASE WHEN s.n >= 2 AND r.com_livro THEN 'há livro no cadastro parecido ' || r.ids END,    -- 2
         CASE WHEN s.sumido THEN 'livro sumido no nome dela ou dele' END,                          -- 3
         CASE WHEN s.n >= 2 AND s.n_com_feriado < 2 THEN 'só passa de um se feriado não esticar o prazo' END  -- 5
       ), '') AS duvida
FROM situacao s
LEFT JOIN repetidos r ON r.id = s.id
WHERE NOT s.com_livro                                                         -- 3: hoje sem nada emprestado
  AND (s.n >= 2                                                               -- 4: mais de uma vez
       OR (s.n = 1 AND s.n + r.n >= 2 AND NOT r.com_livro))                   -- 2: só se os dois cadastros forem a mesma pessoa
ORDER BY s.nome, s.id
\`\`\`

## 2. A prova

Cole a consulta acima, inteira, no lugar da linha marcada. As datas usam o ano corrente, para a prova valer em qualquer ano. As CTEs trazem só as colunas que a prova usa.

\`\`\`sql
WITH ano AS (
  SELECT to_char(now() AT TIME ZONE 'America/Fortaleza', 'YYYY') AS a,                        -- este ano
         to_char((now() AT TIME ZONE 'America/Fortaleza') - interval '1 year', 'YYYY') AS z   -- o ano passado
),
leitores AS (
  SELECT v.id, v.nome, v.nascimento::date AS nascimento
  FROM (VALUES
    (1, 'Ana Prado',      '1990-01-10'),
    (2, 'Dalva Souza',    '1985-03-02'),
    (3, 'Dalva de Souza', '1985-03-02'),
    (4, 'Bento Lima',     '1979-07-21'),
    (5, 'Gil Freitas',    '2001-11-05'),
    (6, 'Ivo Matos',      '1968-12-30'),
    (7, 'Elias Rocha',    '1995-04-18'),
    (8, 'Flávia Teles',   NULL),
    (9, 'Caio Nunes',     '1988-08-08')
  ) v(id, nome, nascimento)
),
exemplares AS (
  SELECT i AS id, (i = 7) AS baixado FROM generate_series(1, 17) i   -- só o 7 foi baixado
),
emprestimos AS (
  SELECT v.id, v.leitor_id, v.id AS exemplar_id,
         v.retirado_em::timestamptz AS retirado_em, v.prazo::date AS prazo, v.devolvido_em::timestamptz AS devolvido_em
  FROM ano, LATERAL (VALUES
    -- RENOVAÇÃO: fora do prazo original, dentro do renovado. Não aparece.
    ( 1, 1, a||'-02-01 10:00-03', a||'-02-15', a||'-02-20 10:00-03'),
    ( 2, 1, a||'-03-01 10:00-03', a||'-03-15', a||'-03-20 10:00-03'),
    -- LEITOR REPETIDO: um atraso em cada cadastro. Aparecem os dois, com dúvida.
    ( 3, 2, a||'-02-01 10:00-03', a||'-02-15', a||'-02-18 10:00-03'),
    ( 4, 3, a||'-05-02 10:00-03', a||'-05-16', a||'-05-19 10:00-03'),
    -- NULO QUE SUMIU: dois atrasos e um livro baixado sem devolução. Aparece, com dúvida.
    ( 5, 4, a||'-02-01 10:00-03', a||'-02-15', a||'-02-18 10:00-03'),
    ( 6, 4, a||'-03-01 10:00-03', a||'-03-15', a||'-03-18 10:00-03'),
    ( 7, 4, a||'-04-01 10:00-03', a||'-04-15', NULL),
    -- MESMO DIA: dois livros atrasados entregues juntos. Aparece, sem dúvida.
    ( 8, 5, a||'-02-01 10:00-03', a||'-02-15', a||'-02-18 10:00-03'),
    ( 9, 5, a||'-02-01 10:00-03', a||'-02-15', a||'-02-18 10:00-03'),
    -- FERIADO: um dos dois atrasos só existe porque o prazo caiu em 21/4. Aparece, com dúvida.
    (10, 6, a||'-02-01 10:00-03', a||'-02-15', a||'-02-18 10:00-03'),
    (11, 6, a||'-04-07 10:00-03', a||'-04-21', a||'-04-22 10:00-03'),
    -- HORA EM QUE O DIA VIRA: um atraso de verdade; o outro voltou às 22h30 do dia do prazo. Não aparece.
    (12, 7, a||'-02-01 10:00-03', a||'-02-15', a||'-02-18 10:00-03'),
    (13, 7, a||'-06-01 10:00-03', a||'-06-10', a||'-06-10 22:30-03'),
    -- JOIN QUE MULTIPLICA: um só atraso, com três renovações. Não aparece.
    (14, 8, a||'-02-01 10:00-03', a||'-02-15', a||'-04-10 10:00-03'),
    -- LIVRO ABERTO DO ANO PASSADO: dois atrasos este ano, e um livro que ainda está com ele. Não aparece.
    (15, 9, a||'-02-01 10:00-03', a||'-02-15', a||'-02-18 10:00-03'),
    (16, 9, a||'-03-01 10:00-03', a||'-03-15', a||'-03-18 10:00-03'),
    (17, 9, z||'-10-01 10:00-03', z||'-10-15', NULL)
  ) v(id, leitor_id, retirado_em, prazo, devolvido_em)
),
renovacoes AS (
  SELECT v.id, v.emprestimo_id, v.novo_prazo::date AS novo_prazo, v.criado_em::timestamptz AS criado_em
  FROM ano, LATERAL (VALUES
    (1,  1, a||'-02-22', a||'-02-14 10:00-03'),
    (2,  2, a||'-03-22', a||'-03-14 10:00-03'),
    (3, 14, a||'-03-01', a||'-02-14 10:00-03'),
    (4, 14, a||'-03-15', a||'-02-28 10:00-03'),
    (5, 14, a||'-03-29', a||'-03-14 10:00-03')
  ) v(id, emprestimo_id, novo_prazo, criado_em)
),
feriados AS (
  SELECT (a||'-04-21')::date AS dia, 'Tiradentes' AS nome FROM ano
)
SELECT * FROM (
  -- aqui a consulta do item 1
) AS consulta;
\`\`\`

| Caso | Resultado certo, pela pergunta |
|---|---|
| RENOVAÇÃO (Ana) | fora: devolveu tudo dentro do prazo renovado |
| LEITOR REPETIDO (Dalva Souza e Dalva de Souza) | as duas, 1 atraso cada, com dúvida |
| NULO QUE SUMIU (Bento) | dentro, 2 atrasos, com dúvida |
| MESMO DIA (Gil) | dentro, 2 atrasos, sem dúvida |
| FERIADO (Ivo) | dentro, 2 atrasos, com dúvida |
| HORA EM QUE O DIA VIRA (Elias) | fora: só 1 atraso em Fortaleza |
| JOIN QUE MULTIPLICA (Flávia) | fora: só 1 atraso |
| LIVRO ABERTO DO ANO PASSADO (Caio) | fora: ainda tem livro |

Rodei, no PostgreSQL 15.18, não no 16; a consulta não usa nada que tenha mudado entre os dois. Saída:

\`\`\`
 id |      nome      | atrasos |                    duvida
----+----------------+---------+-----------------------------------------------
  4 | Bento Lima     |       2 | livro sumido no nome dela ou dele
  2 | Dalva Souza    |       1 | só passa de um somado ao cadastro 3
  3 | Dalva de Souza |       1 | só passa de um somado ao cadastro 2
  5 | Gil Freitas    |       2 | (nulo)
  6 | Ivo Matos      |       2 | só passa de um se feriado não esticar o prazo
(5 rows)
\`\`\`

Bate com a tabela. Também rodei com cada leitura trocada pela errada, uma por vez, e em todas as oito o resultado mudou no caso que leva o nome dela.

## 3. Mil vezes maior

Pesa mais a comparação de leitores parecidos, que cruza a tabela com ela mesma (resolva os repetidos antes, numa coluna própria); depois, índices em \`emprestimos (devolvido_em)\`, \`emprestimos (leitor_id) WHERE devolvido_em IS NULL\` e \`renovacoes (emprestimo_id, criado_em DESC)\`.`,
		corrections: [
			'Dois livros atrasados na mesma entrega são duas vezes ou uma? Os dados não decidem, e Gil sai “sem dúvida”. Conte também os dias distintos de devolução e, quando houver um dia só, escreva em duvida “os atrasos são da mesma entrega”.',
			'A busca de repetidos aceita duas letras iguais e o mesmo sobrenome: rodada com Maria, Mateus e Marcos Silva, um atraso cada e dois sem nascimento, a lista trouxe os três. Exija o primeiro nome igual ou resolva os 40 à mão, antes.',
			'“Renovar depois de vencido também vale” é a leitura mais grave e não deixa rastro: quem deixou vencer, renovou e devolveu no novo prazo some da lista sem aviso. Marque em duvida a renovação com criado_em posterior ao prazo que ela estendeu.',
			'Nenhum caso da prova testa a virada do ano: todas as devoluções são de fevereiro a junho. Junte uma de 31/12 do ano passado às 22h30 de Fortaleza, que em UTC já é deste ano e não pode contar.',
		],
	},
}
