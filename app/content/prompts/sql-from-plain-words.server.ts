import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'sql-from-plain-words',
	category: 'programming',
	isPremium: false,
	relatedPrompts: ['13', 'stack-trace-in-five-lines', 'migration-with-a-way-back'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'Plain words in, testable SQL out',
		tagline: 'With the rows that would break it',
		description:
			'Ask your question the way you would ask a colleague. Ambiguities are decided in the open, then come the query and a handful of test cases, one trap in each, with the expected result.',
		tags: ['sql', 'query', 'database', 'data analysis'],
		searchedAs: [
			'sql',
			'sql query',
			'write sql',
			'text to sql',
			'sql generator',
			'natural language to sql',
			'ask my database',
			'postgres query',
			'postgresql query',
			'mysql query',
			'sqlite query',
			'bigquery sql',
			'sql server query',
			'sql join help',
			'left join',
			'group by',
			'window function',
			'customers who did not buy',
			'find duplicates in a table',
			'monthly sales report sql',
			'test a sql query',
			'sql with nulls',
			'is my query right',
			'explain my query results',
			'select query from tables',
			'english to sql',
			'sql query generator',
			'write a sql query for me',
			'excel to sql',
			'looker metabase power bi',
			'average per customer',
			'last 30 days',
			'subquery',
			'revenue by month',
			'question to database',
			'monthly active users',
			'data analyst, top 10',
			'running total, cohort retention',
			'count distinct, date range',
			'slow query, update delete',
			'homework sql, interview sql',
			'snowflake redshift, wordpress database',
			'orders table, no technical',
			'data extraction',
			'access, dashboard, churn, cte, pivot',
			'optimize, supabase, schema, inventory, rank, sheets',
		],
		promptText: `One question, one [database] query: [question]

<tables>
[tables]
</tables>

Plain words hide decisions. Before any SQL, list the ones that would change the result here, worst first, as “assumption:” and the reading you chose. Think of people with no rows, nulls, ties, rows multiplied by a join, and where a day or month ends. If a column you need isn’t in the tables, ask for it and stop.

Then:

1. The query, with a comment at each line that settles one of those readings. Where my data can’t settle one, an extra column shows which results are in doubt. The query only reads. If I asked for a change, show the rows it would touch, then the change inside a transaction that ends in ROLLBACK.
2. The proof: five to eight made-up cases as inline values, in CTEs named like my tables so that the query above runs on them unchanged. One trap per case, named in a comment; misread, it must change the result. Each of the three gravest readings gets its own, and at least one case has to be absent from the result. Beside them, what you expect, worked out from my words and not from the query. Run it if you can and show the output. Otherwise write “not run”.
3. One line on what makes it slow at a thousand times the rows.`,
		blanks: [
			{ name: 'database', label: 'Database and version', example: 'PostgreSQL 17' },
			{
				name: 'question',
				label: 'Your question in plain words',
				example: 'which customers bought in May but not in June?',
			},
			{
				name: 'tables',
				label: 'Tables and columns',
				example: 'orders(id, customer_id, created_at timestamptz, total)',
				kind: 'long',
			},
		],
		instructions:
			'Use it for one question at a time, with the real column names and types. Paste the structure, never customer rows. Correct the readings before you trust the query. Not for changing production data without somebody beside you.',
		steps: [
			'Write the question as you would say it to a colleague.',
			'Paste table definitions, with types and the time zone of the dates.',
			'Strike or confirm each reading marked as an assumption.',
			'Run the proof first, then the query.',
		],
		followUp:
			'My result differs from what I expected, as pasted below. Which reading explains the difference? Write one small query that shows it in my data.',
		credits:
			'Expected results from examples, before the code, are Gojko Adzic’s Specification by Example (2011). The order of the parts was written for Pronto.',
	},
	pt: {
		title: 'Pergunte em português, leve o SQL testado',
		tagline: 'Com os casos que o fariam errar',
		description:
			'A pergunta vai do jeito que você faria a um colega. O que ela tem de ambíguo é decidido às claras; depois vêm a consulta e os casos de teste, cada um com uma armadilha e o resultado certo.',
		tags: ['sql', 'consulta', 'banco de dados', 'relatório'],
		searchedAs: [
			'sql',
			'consulta sql',
			'query sql',
			'fazer consulta sql',
			'gerar sql',
			'gerador de sql',
			'texto para sql',
			'português para sql',
			'ajuda com sql',
			'consulta no banco de dados',
			'query postgres',
			'query mysql',
			'sql server consulta',
			'consulta oracle',
			'relatório em sql',
			'relatório de vendas sql',
			'left join',
			'inner join',
			'group by',
			'clientes que não compraram',
			'achar duplicados na tabela',
			'testar consulta sql',
			'sql com null',
			'minha consulta está certa',
			'select com várias tabelas',
			'excel para sql',
			'metabase power bi',
			'analista de dados',
			'média por cliente',
			'últimos 30 dias',
			'subconsulta',
			'período de datas',
			'exercício de sql',
			'tabela de pedidos',
			'faturamento por mês',
			'não sei sql',
			'pergunta ao banco',
			'top 10, contar distintos',
			'update delete, entrevista sql',
			'extrair dados, relatório mensal',
			'aprender sql, clientes inativos',
			'acumulado, coorte, otimizar, firebird, totvs',
			'estoque, duplicidade, ranking, soma, filtro',
		],
		promptText: `Uma pergunta, uma consulta em [banco]: [pergunta]

<tabelas>
[tabelas]
</tabelas>

Pergunta em português esconde decisão. Antes do SQL, liste as que mudariam o resultado neste caso, da mais grave à mais leve, cada uma como “suposição:” e a leitura que você adotou. Desconfie de quem não tem registro nenhum, de nulo, de empate, de linha que o join multiplica e da hora em que o dia vira (Brasília ou UTC). Se faltar uma coluna, peça e pare.

Em seguida:

1. A consulta, com um comentário em cada linha que resolve uma dessas leituras. A leitura que os dados não decidem ganha uma coluna com quem ficou em dúvida. A consulta só lê. Se eu pedi alteração, mostre primeiro as linhas atingidas e depois a alteração dentro de uma transação que termina em ROLLBACK.
2. A prova: de cinco a oito casos inventados, com os valores escritos no próprio SQL, em CTEs com o nome das minhas tabelas, para a consulta rodar ali sem mudar uma vírgula. Uma armadilha por caso, com o nome no comentário; só vale a que muda o resultado quando mal lida. As três leituras mais graves têm cada uma a sua, e pelo menos um caso não pode aparecer na saída. Ao lado, o resultado certo, tirado da minha pergunta e não da consulta. Se você roda SQL, rode e mostre a saída; se não, escreva “não rodei”.
3. Uma linha sobre o que pesa quando a tabela for mil vezes maior.`,
		blanks: [
			{ name: 'banco', label: 'Banco e versão', example: 'MySQL 8' },
			{
				name: 'pergunta',
				label: 'Sua pergunta em português',
				example: 'quem comprou no Natal e não voltou até o Carnaval?',
			},
			{
				name: 'tabelas',
				label: 'Tabelas e colunas',
				example: 'pedidos(id, cliente_id, criado_em timestamp, total)',
				kind: 'long',
			},
		],
		instructions:
			'Use para uma pergunta por vez, com os nomes e tipos reais das colunas. Cole a estrutura, nunca linhas com CPF ou dado de cliente. Confirme as leituras antes de confiar na consulta. Não serve para alterar produção sem ninguém do lado.',
		steps: [
			'Escreva a pergunta como faria a um colega.',
			'Cole a definição das tabelas, com os tipos e o fuso das datas.',
			'Risque ou confirme cada leitura marcada como suposição.',
			'Rode a prova primeiro e a consulta depois.',
		],
		followUp:
			'O resultado não bateu com o que eu esperava, veja abaixo. Qual leitura explica a diferença? Escreva uma consulta pequena que a mostre nos meus dados.',
		credits:
			'Tirar o resultado esperado de exemplos, antes do código, é a Specification by Example de Gojko Adzic (2011). A ordem das partes foi escrita para o Pronto.',
	},
}
