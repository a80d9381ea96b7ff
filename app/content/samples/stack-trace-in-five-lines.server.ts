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
		text: `**Says:** Python was asked which of two datetimes is earlier, but one carries a time zone and the other doesn't, so it refused (\`LoanReportError\` is only the wrapper).

**Where:** \`/srv/toolshed/loans/overdue.py\`, line 41, \`if loan.due_at < now:\`; print \`repr(loan.due_at), repr(now)\` there and see which one lacks \`tzinfo\`.

**Likely:** Your replacement made \`now\` aware, while \`loan.due_at\` still comes from a PostgreSQL column without time zone, as “can't compare offset-naive and offset-aware datetimes” at \`loan.due_at < now\` suggests.

**Look:** \`psql -d YOUR_DB -c "select table_name, data_type from information_schema.columns where column_name = 'due_at'"\`; \`timestamp without time zone\` on the loans table fits, and \`timestamp with time zone\` means I am wrong and \`due_at\` loses its zone, or is set naive, in the Python code.

**Leave alone:** Don't strip the zone with \`now.replace(tzinfo=None)\` on line 41, or go back to \`utcnow()\`; the error disappears, but other comparisons still break and nothing settles which zone \`due_at\` was stored in.`,
		corrections: [
			'That the column has no time zone is a guess: the quoted words show one naive value, not where it comes from. Read that line as “assumption:” until the `psql` output is there.',
			'“Other comparisons still break” fits the patch on line 41, not a full return to `utcnow()`; that brings everything back to naive and only revives the warnings.',
			'Missing: rows written since your replacement. An aware value stored in a column without zone may lose or shift its hours, depending on driver and session; check `SHOW timezone` and the newest `due_at` values.',
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
		text: `**Diz:** o código foi ler a lista \`itens\` do \`Pedido\`, que ainda não tinha sido carregada do banco, e já não havia sessão do Hibernate aberta para buscá-la.

**Onde:** \`EtiquetaService.pesoTotal\`, \`EtiquetaService.java:73\`; imprima antes dela \`Hibernate.isInitialized(pedido.getItens())\` (ajuste o nome da variável), não a lista: imprimir a lista dispara o mesmo erro.

**Provável:** com \`open-in-view=false\`, a sessão deixou de durar a requisição inteira e fechou ao fim da consulta que trouxe o pedido, antes de \`montar\` (linha 49) chamar \`pesoTotal\`; apontam isso “failed to lazily initialize a collection of role: quitanda.pedido.Pedido.itens” e “no Session”.

**Olhe:** no PowerShell, na raiz do projeto, \`Get-ChildItem -Recurse -Include Etiqueta*.java,Pedido*.java | Select-String '@Transactional|@EntityGraph|join fetch'\`; se eu estiver errado, aparece \`@Transactional\` (em \`montar\` ou na classe), com o pedido buscado ali dentro, ou a consulta desse pedido já traz \`itens\`.

**Não faça:** \`hibernate.enable_lazy_load_no_trans=true\`: o erro some, mas cada lista abre sessão e consulta próprias, fora da transação, e o serviço continua sem dizer quais dados a etiqueta precisa; religar o \`open-in-view\` dá no mesmo.`,
		corrections: [
			'Hibernate.isInitialized(pedido.getItens()) vai dar false: a exceção já disse isso. Imprima TransactionSynchronizationManager.isActualTransactionActive(): false aponta falta de transação, true aponta pedido vindo de outra sessão.',
			'“Religar o open-in-view dá no mesmo” não está certo: ele mantém uma sessão por requisição, sem abrir outra a cada lista. Serve para voltar ao que funcionava; o atalho que faltou condenar é FetchType.EAGER.',
			'O rastro colado já reforça a causa: EtiquetaController.baixar chama montar direto, sem quadro de TransactionInterceptor nem de proxy. E achar @Transactional no código não desmente: chamado de dentro da própria classe, não abre transação.',
		],
	},
}
