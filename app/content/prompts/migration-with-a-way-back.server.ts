import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'migration-with-a-way-back',
	category: 'programming',
	isPremium: true,
	relatedPrompts: ['19', '13', 'code-review-with-a-budget'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'A migration you can take back',
		tagline: 'A runbook for a boring night',
		description:
			'Six sheets for a risky change: checks, a runbook with proof and undo for every step, the numbers that stop it, and a way back you can follow at 3 a.m. The data moves in phases, never in one leap.',
		tags: ['migration', 'deployment', 'rollback', 'runbook', 'database'],
		searchedAs: [
			'database migration',
			'database migration plan',
			'schema migration',
			'zero downtime migration',
			'deployment plan',
			'deployment runbook',
			'release plan',
			'rollback plan',
			'rollback strategy',
			'runbook',
			'cutover plan',
			'go live checklist',
			'deployment checklist',
			'production deployment',
			'deploy on friday',
			'expand and contract',
			'blue green deployment',
			'canary release',
			'rename a column in production',
			'change a column type',
			'split a table',
			'upgrade postgres',
			'upgrade mysql',
			'move to another server',
			'cloud migration',
			'data migration',
			'backfill a table',
			'restore a backup',
			'alembic flyway liquibase prisma',
			'add not null column',
			'big table lock',
			'wordpress site move',
			'mongodb to postgres',
			'itil change request',
			'downtime',
			'crm data import',
			'email provider switch',
			'undo a deploy',
			'legacy system replacement',
			'add an index',
			'rails migration, aws move',
			'change hosting, dns cutover',
			'version upgrade, feature flag',
			'maintenance window, change management',
			'on-call, release night',
			'erp migration, ship safely',
			'foreign key',
			'heroku, revert',
		],
		promptText: `Next week a change goes to production, and I want to be bored while it does. Write the six sheets that will lie on the table that night. You have been on call for other people’s big-bang releases: you distrust any undo that nobody has run, and you would rather move the date than lose a row.

The change: [change]
How it runs today, with versions and how we deploy: [system today]
Rows, traffic, quiet hours: [load]
Downtime we may use: [downtime]
Who is there: [people]
Last backup really restored, and how long that took: [last restore]
What must be true the next morning: [morning after]

If you can read the repository and its migrations, do, and cite files. Run nothing against production. A duration that nobody measured and a command you aren’t sure exists in this version start with “assumption:”.

FOR APPROVAL
Five sentences: what, when, who, what users notice, the worst that can happen.

BEFORE
Up to ten checks with their proof. If no restore has been proven, the first is a timed restore on a copy, and nothing starts before it. One is a full rehearsal on a copy of real size.

RUNBOOK
Cut the change by expand and contract: add the new beside the old, write both, copy in batches, compare, read the new, stop writing the old. Name the phases this change doesn’t need, and say how many nights the rest takes. At every step old and new code must both work with the data as it then is; where they can’t, say why and put the step inside the downtime. Table: No. | Night and minute | Who | Exact command or <fill in> | Proof | Undo | Undo takes. Across it, where it falls, a row POINT OF NO RETURN with what is lost from there on.

GATES
The numbers at which we stop (errors, latency, row difference, replica lag), who says so, and the last minute at which an undo still fits the quiet hours and the downtime. Size batches, locks and restore from the load, with code if you can, and show the arithmetic.

WAY BACK
One numbered list per phase, readable at 3 a.m.: commands and proofs, no reasons.

NEXT MORNING
A query or check for each thing that must be true. Removing the old is another release: its earliest date, and what has to be quiet until then.

Before you hand me the sheets, imagine the change failing once in every phase, and walk the way back. Where it needs something that an earlier step took away, reorder. Where it takes longer than the gate allows, move the gate.`,
		blanks: [
			{ name: 'change', label: 'What changes', example: 'split users.name into first and last name' },
			{
				name: 'system today',
				label: 'How it runs today',
				example: 'PostgreSQL 16, two Rails servers, deploy by Git tag',
				kind: 'long',
			},
			{
				name: 'load',
				label: 'Rows, traffic, quiet hours',
				example: '9 million rows, 40 requests/s, quiet 2–5 a.m.',
			},
			{
				name: 'downtime',
				label: 'Downtime allowed',
				example: 'a few minutes',
				kind: 'choice',
				choices: ['none', 'a few minutes', 'one announced hour', 'a whole night'],
			},
			{ name: 'people', label: 'Who is there', example: 'Ana types, Joel watches, support asleep' },
			{
				name: 'last restore',
				label: 'Last proven restore',
				example: 'March, to staging, 50 minutes',
			},
			{
				name: 'morning after',
				label: 'True the next morning',
				example: 'every user has a last name; invoices still print',
			},
		],
		instructions:
			'Use it for a schema change, a data move, a version upgrade or a switch of servers, a few days ahead. Have every command checked by a person who knows the system. Not for an emergency change, and not a substitute for rehearsing on a copy.',
		steps: [
			'Find out when a backup was last restored, and how long it took.',
			'Describe the system with versions; remove passwords and host names.',
			'Fill each <fill in> with the person who will type it.',
			'Rehearse on a copy of real size and write the measured minutes into the table.',
			'Read the way back aloud together before minute zero.',
		],
		followUp:
			'We rehearsed, and these are the measured minutes and surprises. Redo the table and the last minute for an undo, and tell me whether the downtime still holds.',
		answerParts: [
			{ heading: 'FOR APPROVAL', note: 'the whole night in a paragraph, for whoever signs off' },
			{ heading: 'BEFORE', note: 'what has to be proven in the days ahead' },
			{ heading: 'RUNBOOK', note: 'a table by the minute, with evidence and reversal per step' },
			{ heading: 'GATES', note: 'thresholds, and the latest moment to turn around' },
			{ heading: 'WAY BACK', note: 'short lists for a tired person' },
			{ heading: 'NEXT MORNING', note: 'checks at breakfast, and when to clean up' },
		],
		credits:
			'Expand and contract, also called parallel change, is described by Danilo Sato (martinfowler.com, 2014) and, for databases, by Scott Ambler and Pramod Sadalage in Refactoring Databases (2006). The six sheets and the gates were written for Pronto.',
	},
	pt: {
		title: 'Migração com caminho de volta',
		tagline: 'O roteiro de uma noite sem emoção',
		description:
			'Seis folhas para uma mudança arriscada: o que conferir, o roteiro com prova e desfazer em cada passo, os números que mandam parar e a volta que dá para ler às 3h. Os dados mudam por fases, nunca de um salto.',
		tags: ['migração', 'deploy', 'rollback', 'banco de dados', 'produção'],
		searchedAs: [
			'migração de banco de dados',
			'plano de migração',
			'migração de dados',
			'migração sem downtime',
			'migração de sistema',
			'migração de servidor',
			'migração para a nuvem',
			'plano de rollback',
			'rollback',
			'plano de deploy',
			'checklist de deploy',
			'deploy em produção',
			'deploy na sexta',
			'subir para produção',
			'virada de sistema',
			'plano de virada',
			'gmud',
			'janela de manutenção',
			'roteiro de implantação',
			'implantação de sistema',
			'runbook',
			'alterar tabela em produção',
			'renomear coluna em produção',
			'atualizar postgres',
			'atualizar mysql',
			'restaurar backup',
			'trocar de hospedagem',
			'cnpj alfanumérico no banco',
			'alembic flyway liquibase prisma',
			'mongodb para postgres',
			'importar dados crm',
			'mudança em produção',
			'sem tirar do ar',
			'totvs protheus sap',
			'índice no banco',
			'virar a chave',
			'aws azure, mudar wordpress',
			'versão nova, feature flag',
			'adicionar coluna, tabela grande',
			'travar tabela, trocar erp',
			'desfazer deploy, voltar versão',
			'subir release, plano b',
			'chave estrangeira',
			'plantão, implantar, homologação',
		],
		promptText: `Isto entra em produção na semana que vem, e eu não quero ter história para contar. Escreva as seis folhas que vão ficar em cima da mesa. Você já ficou de sobreaviso em virada dos outros: não acredita em rollback que ninguém rodou e prefere adiar a perder uma linha.

A mudança: [mudança]
Como roda hoje (versões, deploy): [sistema hoje]
Volume, acessos, hora calma: [volume]
Parada permitida: [parada]
Quem está junto: [pessoas]
Último backup restaurado de verdade, e em quanto tempo: [última restauração]
O que precisa ser verdade às 8h: [dia seguinte]

Se você consegue ler o repositório e as migrations, leia e cite os arquivos. Não execute nada em produção. Tempo que ninguém mediu e comando que talvez não exista nesta versão levam “suposição:”.

PARA APROVAR
Cinco frases, como numa GMUD: o que é, quando, quem faz, o que o usuário percebe, o pior caso.

ANTES
Até dez itens com a prova de cada um. Se nenhuma restauração foi comprovada, o primeiro é restaurar numa cópia, com cronômetro, e nada começa antes. Outro é o ensaio completo em cópia do tamanho real.

ROTEIRO
Divida por expandir e contrair: criar o novo ao lado, gravar nos dois, copiar em lotes, comparar, ler do novo, parar de gravar no velho. Diga quais fases não se aplicam e quantas noites as outras pedem. Em cada passo, código velho e código novo funcionam com os dados como estão ali; se não der, diga por quê e ponha o passo dentro da parada. Tabela: Nº | Noite e minuto | Quem | Comando exato ou <preencher> | Prova | Desfazer | Tempo para desfazer. No lugar certo, uma linha SEM VOLTA, com o que se perde dali em diante.

PARADAS
Os números que interrompem (erros, lentidão, diferença de linhas, atraso da réplica), quem decide e o último minuto em que desfazer ainda cabe na hora calma e na parada. Calcule lote, trava e restauração pelo volume, com código se puder, e mostre a conta.

A VOLTA
Uma lista numerada por fase, para ler às 3h com sono: comando e prova, sem explicação.

DIA SEGUINTE
Consulta ou teste para cada item das 8h. Remover o velho é outra versão: a data mais próxima e o que precisa ficar quieto até lá.

Antes de me dar as folhas, imagine uma falha em cada fase e percorra a volta. Se ela depende do que um passo anterior apagou, mude a ordem. Se demora mais do que a parada deixa, antecipe o limite.`,
		blanks: [
			{ name: 'mudança', label: 'O que muda', example: 'CNPJ de número para texto na tabela fornecedores' },
			{
				name: 'sistema hoje',
				label: 'Como roda hoje',
				example: 'MySQL 8, PHP 8.3 em um servidor, deploy por FTP',
				kind: 'long',
			},
			{
				name: 'volume',
				label: 'Volume, acessos, hora calma',
				example: '2 milhões de linhas, 15 acessos/s, calmo de 1h a 5h',
			},
			{
				name: 'parada',
				label: 'Parada permitida',
				example: 'alguns minutos',
				kind: 'choice',
				choices: ['nenhuma', 'alguns minutos', 'uma hora avisada', 'a madrugada inteira'],
			},
			{ name: 'pessoas', label: 'Quem está junto', example: 'eu digito, Rui confere, suporte só às 8h' },
			{
				name: 'última restauração',
				label: 'Última restauração comprovada',
				example: 'nunca; só sabemos que o dump roda',
			},
			{
				name: 'dia seguinte',
				label: 'Verdade às 8h do dia seguinte',
				example: 'nota fiscal sai; nenhum CNPJ perdeu o zero',
			},
		],
		instructions:
			'Use alguns dias antes de mudar tabela, mover dados, atualizar versão ou trocar de servidor. Quem conhece o sistema confere cada comando. Não serve para correção de emergência nem dispensa o ensaio em uma cópia.',
		steps: [
			'Descubra quando um backup foi restaurado pela última vez, e em quanto tempo.',
			'Descreva o sistema com as versões, sem senhas nem endereços.',
			'Preencha cada <preencher> com quem vai digitar.',
			'Ensaie em cópia do tamanho real e anote na tabela os minutos medidos.',
			'Leiam a volta em voz alta, juntos, antes do minuto zero.',
		],
		followUp:
			'Ensaiamos, e estes são os minutos medidos e as surpresas. Refaça a tabela e o último minuto para desfazer, e diga se a parada ainda basta.',
		answerParts: [
			{ heading: 'PARA APROVAR', note: 'a noite inteira em um parágrafo, para quem assina' },
			{ heading: 'ANTES', note: 'o que tem de estar comprovado nos dias anteriores' },
			{ heading: 'ROTEIRO', note: 'tabela por minuto, com evidência e reversão por passo' },
			{ heading: 'PARADAS', note: 'os limites e a hora-limite para dar meia-volta' },
			{ heading: 'A VOLTA', note: 'listas curtas para quem está cansado' },
			{ heading: 'DIA SEGUINTE', note: 'o que conferir no café e quando fazer a limpeza' },
		],
		credits:
			'Expandir e contrair, ou parallel change, está em Danilo Sato (martinfowler.com, 2014) e, para bancos de dados, em Refactoring Databases, de Scott Ambler e Pramod Sadalage (2006). As paradas e as duas condições foram escritas para o Pronto.',
	},
}
