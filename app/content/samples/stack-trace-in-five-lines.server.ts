import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'stack-trace-in-five-lines',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			'last action':
				'replaced every datetime.utcnow() with datetime.now(timezone.utc), because of the deprecation warnings',
			setup: 'Python 3.12, Flask 3, SQLAlchemy 2.0, PostgreSQL 16, Ubuntu 24.04',
			'error output': `[2026-11-20 18:42:07,311] ERROR in app: Exception on /loans/overdue [GET]
Traceback (most recent call last):
  File "/srv/toolshed/loans/overdue.py", line 60, in overdue_rows
    late = [days_late(loan, now) for loan in loans]
  File "/srv/toolshed/loans/overdue.py", line 41, in days_late
    if loan.due_at < now:
TypeError: can't compare offset-naive and offset-aware datetimes

The above exception was the direct cause of the following exception:

Traceback (most recent call last):
  File "/srv/toolshed/.venv/lib/python3.12/site-packages/flask/app.py", line 1511, in wsgi_app
    response = self.full_dispatch_request()
  File "/srv/toolshed/.venv/lib/python3.12/site-packages/flask/app.py", line 919, in full_dispatch_request
    rv = self.handle_user_exception(e)
  File "/srv/toolshed/.venv/lib/python3.12/site-packages/flask/app.py", line 917, in full_dispatch_request
    rv = self.dispatch_request()
  File "/srv/toolshed/.venv/lib/python3.12/site-packages/flask/app.py", line 902, in dispatch_request
    return self.ensure_sync(self.view_functions[rule.endpoint])(**view_args)  # type: ignore[no-any-return]
  File "/srv/toolshed/web/views.py", line 88, in overdue_list
    rows = overdue_rows(session, branch_id)
  File "/srv/toolshed/loans/overdue.py", line 63, in overdue_rows
    raise LoanReportError(f"could not build report for branch {branch_id}") from exc
loans.errors.LoanReportError: could not build report for branch 4`,
		},
		text: `**Says:** Python was asked whether one date-time is earlier than another, but one of them carries a time zone and the other doesn't, so it refused to compare them; \`LoanReportError\` is only the wrapper.

**Where:** \`loans/overdue.py\`, line 60 (the first line of yours in the trace), which calls line 41, where it breaks. Just before line 41, print \`loan.due_at.tzinfo\`: \`None\` fits my cause; a zone means that \`now\` is the naive one, so it comes from a place your replacement missed.

**Likely:** "replaced every datetime.utcnow() with datetime.now(timezone.utc)" made \`now\` aware, while "\`if loan.due_at < now\`" still compares it with a date without a zone: "can't compare offset-naive and offset-aware datetimes". Assumption: \`now\` comes from one of the replaced calls, and \`due_at\` is read from a PostgreSQL column of type \`timestamp without time zone\`, which comes back naive.

**Look:** \`psql -d YOUR_DB -c "select table_schema, table_name, data_type from information_schema.columns where column_name = 'due_at'"\`. If the row for your loans table says \`timestamp with time zone\`, my cause is ruled out.

**Leave alone:** \`now.replace(tzinfo=None)\` (or putting a \`tzinfo\` on \`due_at\`) at line 41. It silences this one comparison, while the rest of the app goes on sending aware times to columns that drop the zone.

**Secrets:** I see none in this trace, so nothing to rotate.

**Data that may be wrong:** yes, check two places, for rows written since you deployed the change.

- **Shifted times.** When an aware time goes into a \`timestamp without time zone\` column, PostgreSQL usually converts it to the connection's time zone first, then drops the zone (assumption: you connect with psycopg). Run \`SHOW timezone;\` over the app's own connection. If it is \`UTC\` or \`Etc/UTC\`, the values are right; if not, look in every such column that a replaced call fills (\`due_at\` and any created, updated or returned time) for values off by that zone's offset.
- **Frozen times.** Run \`grep -rnE "(default|onupdate)=datetime\\.now\\(" --include=*.py --exclude-dir=.venv /srv/toolshed\`. Any hit in a model is computed once, when the app starts, so look for many rows with exactly the same timestamp.`,
		corrections: [
			'“Run SHOW timezone; over the app\'s own connection” comes without a way to do it, and typed into psql it can give another answer. In a Python shell of the app, run session.execute(text("SHOW timezone")).scalar() with the session your views use.',
			'The grep finds neither “datetime.datetime.now(” nor “default = datetime.now(” with spaces. And default=datetime.utcnow without parentheses was never replaced and still writes naive times, so search for “utcnow” as well.',
			'“Rows written since you deployed the change” is too short for frozen times: a default that now calls datetime.now() called utcnow() before and was frozen then too. Look in the diff; only where the parentheses are new does it begin with this deploy.',
			"On Ubuntu the psql line often ends in “role does not exist” or “peer authentication failed”. Use the app's own connection address in place of “-d YOUR_DB”, or put sudo -u postgres before it.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			'última ação':
				'pus spring.jpa.open-in-view=false para calar o aviso do log e baixei a etiqueta do pedido 318',
			ambiente: 'Java 21, Spring Boot 3.5, Hibernate 6.6, PostgreSQL 16 em Docker, Windows 11 com IntelliJ',
			erro: `jakarta.servlet.ServletException: Request processing failed: quitanda.etiqueta.EtiquetaException: Falha ao montar etiqueta do pedido 318
	at org.springframework.web.servlet.FrameworkServlet.processRequest(FrameworkServlet.java:1022)
	at org.springframework.web.servlet.FrameworkServlet.doGet(FrameworkServlet.java:903)
	at java.base/java.lang.Thread.run(Thread.java:1583)
Caused by: quitanda.etiqueta.EtiquetaException: Falha ao montar etiqueta do pedido 318
	at quitanda.etiqueta.EtiquetaService.montar(EtiquetaService.java:58)
	at quitanda.web.EtiquetaController.baixar(EtiquetaController.java:34)
	at java.base/java.lang.reflect.Method.invoke(Method.java:580)
	... 41 more
Caused by: org.hibernate.LazyInitializationException: failed to lazily initialize a collection of role: quitanda.pedido.Pedido.itens: could not initialize proxy - no Session
	at org.hibernate.collection.spi.AbstractPersistentCollection.throwLazyInitializationException(AbstractPersistentCollection.java:635)
	at org.hibernate.collection.spi.AbstractPersistentCollection.initialize(AbstractPersistentCollection.java:614)
	at org.hibernate.collection.spi.PersistentBag.iterator(PersistentBag.java:371)
	at quitanda.etiqueta.EtiquetaService.pesoTotal(EtiquetaService.java:73)
	at quitanda.etiqueta.EtiquetaService.montar(EtiquetaService.java:49)
	... 43 more`,
		},
		text: `**Diz:** o código foi percorrer os itens do pedido, que ainda não tinham sido lidos do banco, quando a sessão do Hibernate que os leria já não existia. \`EtiquetaException\` e \`ServletException\` são só embrulho.

**Onde:** \`EtiquetaService.java\`, linha 73, em \`pesoTotal\`. Imprima ali \`org.springframework.transaction.support.TransactionSynchronizationManager.isActualTransactionActive()\`: \`false\` aponta para a minha causa; \`true\`, para a segunda, um \`Pedido\` carregado antes, em outra sessão, que chegou ali já solto.

**Provável:** com \`open-in-view=false\`, a sessão deixou de durar a requisição inteira e fechou logo depois de buscar o pedido: “could not initialize proxy - no Session”, em “Pedido.itens”. Suposição: \`montar\` não tem \`@Transactional\`; combina com “EtiquetaService.montar” vir colado a “EtiquetaController.baixar”, sem nenhuma linha de transação do Spring no meio (suposição: você não cortou linhas ali).

**Olhe:** no terminal PowerShell do IntelliJ, na raiz do projeto, \`Get-ChildItem -Recurse -Filter EtiquetaService.java | Select-String '@Transactional|class EtiquetaService| montar\\(' -Context 0,2\`. Se aparecer \`@Transactional\` acima da classe ou de \`montar\`, minha causa cai; se só aparecerem a classe e o método, ela fica de pé.

**Não faça:** \`spring.jpa.properties.hibernate.enable_lazy_load_no_trans=true\`. O erro some, mas cada coleção passa a abrir uma sessão própria, fora da leitura do pedido, com uma consulta a mais por pedido e sem ninguém avisar.

**Senha ou chave:** nenhuma à vista.

**Dado errado:** este erro acontece numa leitura, e a opção sozinha não grava nada. Mas confira dois lugares, desde que você a mudou:

- **Pedido 318:** se \`montar\` salva algo antes da linha 49 (“etiqueta emitida”, por exemplo), sem transação isso já ficou gravado, e a etiqueta não saiu.
- **Telas que alteram pedidos:** onde o código carrega a entidade fora de uma transação, muda um campo e não chama \`save\`, a mudança pode agora se perder sem erro. Compare no banco os pedidos editados depois da troca com o que foi digitado.`,
		corrections: [
			'“Sem nenhuma linha de transação do Spring no meio” prova pouco: o rastro já vem cortado, com três linhas no primeiro bloco e “... 41 more” no segundo. Abra o log inteiro e procure TransactionInterceptor entre “baixar” e “montar”.',
			'A linha 73 é a que estoura, e o que se imprime depois dela nunca sai; “Imprima ali” não avisa. Ponha um ponto de parada na 73 e avalie a expressão com Alt+F8 no IntelliJ, sem mexer no código.',
			'“Compare no banco os pedidos editados” manda conferir demais: a mudança só se perde onde, na mesma requisição, outra transação gravava de carona. Procure antes quem altera Pedido fora de @Transactional e sem save, e confira só essas telas.',
			'“Onde” e “Olhe” medem a mesma coisa, se há transação; a segunda causa só aparece por exclusão. Abra também EtiquetaController na linha 34 e veja se o Pedido chega a montar já carregado por outro método.',
		],
	},
}
