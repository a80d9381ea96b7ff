import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'code-review-with-a-budget',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			purpose: 'let a customer cancel an order within 24 hours and get the full amount back',
			author: 'new to this code',
			'already settled':
				'black and ruff for style, type hints are optional here, tests live in a separate pull request by team habit',
			'worst harm': 'somebody gets money back twice, or for an order that isn’t theirs',
			diff: `--- a/shop/orders/views.py
+++ b/shop/orders/views.py
@@ -41,3 +41,27 @@ def order_detail(request, order_id):
     return JsonResponse(order.to_dict())


+@login_required
+def cancel_order(request, order_id):
+    order = Order.objects.get(id=order_id)
+    age = datetime.now() - order.created_at.replace(tzinfo=None)
+    if age.seconds > 24 * 60 * 60:
+        return JsonResponse({"error": "too late"}, status=409)
+
+    total = 0.0
+    for item in order.items.all():
+        total += float(item.price) * item.quantity
+        item.product.stock += item.quantity
+        item.product.save()
+
+    payments.refund(order.payment_id, total)
+    order.status = "canceled"
+    order.save()
+
+    send_mail(
+        "Your order was canceled",
+        f"We refunded {total} to your card.",
+        settings.SHOP_EMAIL,
+        [order.customer.email],
+    )
+    return JsonResponse({"refunded": total})
--- a/shop/orders/urls.py
+++ b/shop/orders/urls.py
@@ -8,2 +8,3 @@ urlpatterns = [
     path("orders/<int:order_id>/", order_detail),
+    path("orders/<int:order_id>/cancel/", cancel_order),
 ]
--- a/shop/orders/models.py
+++ b/shop/orders/models.py
@@ -12,3 +12,6 @@ class Order(models.Model):
     created_at = models.DateTimeField(auto_now_add=True)
     payment_id = models.CharField(max_length=64)
     status = models.CharField(max_length=16, default="paid")
+
+    CANCEL_WINDOW_HOURS = 24
+`,
		},
		text: `Six comments of seven. I had only the diff, so nothing was run.

**shop/orders/views.py:46**
**issue (blocking):** \`order = Order.objects.get(id=order_id)\` finds any order, whoever is logged in.
What happens: Ana is logged in and sends \`/orders/1042/cancel/\`. Order 1042 is Bruno's. It is canceled, refunded and put back into stock, and Bruno learns of it by e-mail. Ids are counted up, so a loop reaches every order in the shop.
A way out:
\`\`\`python
order = get_object_or_404(Order, id=order_id, customer=request.user)
\`\`\`
(If \`customer\` is a profile and not the user, the filter needs one more step.)
Why the rule exists: \`@login_required\` says who is asking, not what belongs to them. With the owner inside the query, the check can't be forgotten further down, and a 404 doesn't tell a stranger which ids exist.

**shop/orders/views.py:57**
**issue (blocking):** \`payments.refund(order.payment_id, total)\` runs without anything having looked at \`order.status\`, and the status is saved only afterward.
What happens: a double click sends two requests, and both reach line 57: two refunds, stock raised twice. No race is needed either: the first call succeeds, \`send_mail\` fails, the customer sees an error 500 and tries again: second refund. An order that has already shipped goes through too.
A way out: claim the order before the stock loop and the refund, in one step that only one request can win.
\`\`\`python
claimed = Order.objects.filter(id=order.id, status="paid").update(status="canceling")
if not claimed:
    return JsonResponse({"error": "cannot be canceled"}, status=409)
\`\`\`
If the refund then fails, the order stays "canceling" and a person looks at it. Does \`payments.refund\` take an idempotency key? If so, \`f"cancel-{order.id}"\` is a second lock on the same door.
Why the rule exists: a refund can't be rolled back the way a row can. So the shop writes down "this is being refunded" first and moves money second; a crash in between then leaves a question and not a second payment.

**shop/orders/views.py:48**
**issue (blocking):** \`if age.seconds > 24 * 60 * 60:\` is never true.
What happens: an order placed 400 days and 3 hours ago has \`age.days == 400\` and \`age.seconds == 10800\`. \`seconds\` is only the part left over after whole days, at most 86,399, so nobody is ever too late and the order is refunded.
A way out:
\`\`\`python
if timezone.now() - order.created_at > timedelta(hours=Order.CANCEL_WINDOW_HOURS):
    return JsonResponse({"error": "too late"}, status=409)
\`\`\`
with \`from django.utils import timezone\`. This also puts the new constant to use, and it replaces \`datetime.now()\` on line 47, which is local time compared with a \`created_at\` whose time zone was removed.
Why the rule exists: Django stores times in UTC when \`USE_TZ\` is on. Subtracting two aware times is right on any server; removing the zone makes the window longer or shorter by the offset.

**shop/orders/views.py:44**
**issue (blocking):** \`@login_required\` is the only decorator, so a plain GET cancels the order.
What happens: somebody sends the customer a link to \`/orders/1042/cancel/\`, or the browser loads it ahead of time. One visit, and the customer's own order is canceled and refunded without anybody having meant it. The ownership check doesn't help here, because it really is their order.
A way out:
\`\`\`python
@require_POST
@login_required
def cancel_order(request, order_id):
\`\`\`
Why the rule exists: browsers, previews and crawlers treat GET as safe to repeat, and Django's CSRF check doesn't look at GET at all. What changes something goes behind POST.

**shop/orders/views.py:53**
**question (non-blocking):** \`total += float(item.price) * item.quantity\` works out the amount again. Is that always what the customer paid?
What happens: if orders can have a discount, $100 of items bought for $80 would get $100 back; if there is shipping, "the full amount" would fall short. Apart from that, \`float\` shows: three items at 1.10 come to 3.3000000000000003, and the e-mail says so.
A way out: is the charged amount kept anywhere, on the order or with the payment? If so, refund that number. If not, start from \`Decimal("0")\` and leave \`item.price\` as it is.
Why the rule exists: a binary fraction can't hold most cents exactly, and the only amount that is sure to match a charge is the charge itself.

**shop/orders/views.py:57**
**praise:** \`payments.refund(order.payment_id, total)\` takes both the payment and the amount from the order and neither from the request. That prevents a caller from naming a larger sum or sending the money to another payment.

## Verdict

Request changes: the path is clear and does nothing besides its purpose, but as it stands it can refund twice, refund a stranger's order, refund without a time limit, and do so from a link. All four repairs are a few lines each, and with them, and an answer about the amount, I would approve without waiting for perfect.

## Kept back

- Line 54: \`item.product.stock += item.quantity\` loses one of two simultaneous cancellations; \`F("stock") + item.quantity\` in an \`update()\` doesn't.
- Lines 54–57: if the refund fails, the stock has already gone up.
- Line 61: a mail failure makes a successful cancellation look failed; once status is claimed first, it no longer costs money.
- Line 52: an order without items calls \`refund\` with 0.0; some payment services treat that as an error, others may not.
- Line 63: "to your card" may be wrong for other ways of paying.
- Line 58: \`"canceled"\` and \`"paid"\` are bare strings; a typo would go unnoticed.
- Whoever adds a second way to cancel, say in the admin, will need this logic outside the view.

## Not seen

- \`payments.refund\`: assumption: it raises on failure, doesn't refuse a second refund for the same payment by itself, and takes the same unit as \`item.price\`. If it refuses a second refund, the second comment shrinks to stock and status.
- \`Order.customer\`: assumption: it points to the logged-in user.
- \`order_detail\` and other views: assumption: no middleware or default manager limits orders to their owner. \`order_detail\` is worth a look for the same lookup.
- Settings: assumption: \`ATOMIC_REQUESTS\` is off. If it is on, an error after the refund would undo the claim, and the claim needs its own committed transaction.
- Settings: assumption: \`USE_TZ\` is on.
- The other values of \`status\`: assumption: only "paid" may be canceled.
- What else puts orders or stock back: assumption: no signal on \`Order\` or \`Product\` already returns stock when a status changes.`,
		corrections: [
			'Comment 5 is labeled non-blocking, but the verdict makes approval depend on “an answer about the amount.” One of the two has to change.',
			'The fix in comment 2 claims the order, but a failed refund leaves it “canceling” with the stock already raised. That is only under “Kept back”; say in the comment where the stock loop goes.',
			'“Ids are counted up, so a loop reaches every order in the shop” is inferred from `<int:order_id>` and not marked as an assumption.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			objetivo:
				'quando o banco avisar que o Pix caiu, marcar o pedido como pago e liberar o curso para o aluno',
			autor: 'colega do meu nível',
			'já resolvido': 'Prettier e ESLint cuidam do formato; nomes em português são o combinado do time',
			'pior estrago': 'liberar curso sem pagamento, ou mandar o aluno pagar de novo o que já pagou',
			diff: `--- /dev/null
+++ b/src/webhooks/pix.ts
@@ -0,0 +1,29 @@
+import { Router } from 'express'
+import { db } from '../db'
+import { enviarEmail } from '../email'
+
+export const pix = Router()
+
+pix.post('/webhooks/pix', async (req, res) => {
+  const { txid, valor, status } = req.body
+
+  if (status === 'CONCLUIDA') {
+    const pedidos = await db.query(
+      \`SELECT * FROM pedidos WHERE txid = '\${txid}'\`
+    )
+    const pedido = pedidos.rows[0]
+
+    if (Number(valor) >= Number(pedido.total)) {
+      await db.query(\`UPDATE pedidos SET status = 'pago' WHERE id = \${pedido.id}\`)
+      await db.query(
+        \`INSERT INTO matriculas (aluno_id, curso_id, expira_em)
+         VALUES (\${pedido.aluno_id}, \${pedido.curso_id}, now() + interval '1 year')\`
+      )
+      enviarEmail(pedido.email, 'Pagamento confirmado', 'Seu curso já está liberado.')
+    } else {
+      console.log('valor menor', req.body)
+    }
+  }
+
+  res.status(200).send('ok')
+})
--- a/src/app.ts
+++ b/src/app.ts
@@ -14,2 +14,3 @@ app.use(express.json())
 app.use('/api', autenticado, api)
+app.use(pix)
 app.use(tratarErros)`,
		},
		text: `Seis comentários de sete. Não abri o repositório nem rodei testes: julguei só o que está à vista.

---

\`src/webhooks/pix.ts:8\`
**problema (bloqueia):** \`const { txid, valor, status } = req.body\` é a única prova de que o Pix caiu, e \`app.use(pix)\` fica fora de \`autenticado\`.
Acontece: um aluno manda, do próprio terminal, \`POST /webhooks/pix\` com o \`txid\` do pedido dele, \`"valor": "9999"\` e \`"status": "CONCLUIDA"\`. O pedido vira pago e o curso abre sem um centavo.
Conserto: tratar o aviso como campainha e perguntar ao banco (\`consultarCobranca\` seria nova; o formato é o da API Pix do Banco Central):

\`\`\`ts
const { txid } = req.body
const cob = await banco.consultarCobranca(txid)
if (cob.status !== 'CONCLUIDA') return res.sendStatus(200)
const valor = cob.pix.reduce((soma, p) => soma + Number(p.valor), 0)
\`\`\`

---

\`src/webhooks/pix.ts:12\`
**problema (bloqueia):** \`\` \`SELECT * FROM pedidos WHERE txid = '\${txid}'\` \`\` monta o SQL com texto que vem de fora.
Acontece: com \`"txid": "' OR aluno_id = 42 --"\` e \`"valor": "9999"\`, a consulta devolve um pedido do aluno 42 sem que ninguém saiba o \`txid\`. O código marca esse pedido como pago e matricula.
Conserto: parâmetros, aqui e nas linhas 17 a 21.

\`\`\`ts
const pedidos = await db.query(
  'SELECT * FROM pedidos WHERE txid = $1', [txid]
)
\`\`\`

---

\`src/webhooks/pix.ts:17\`
**problema (bloqueia):** \`UPDATE pedidos SET status = 'pago'\` e \`INSERT INTO matriculas\` rodam soltos um do outro e não olham se o pedido já estava pago.
Acontece: (a) o mesmo aviso chega duas vezes: entra uma segunda matrícula, com \`expira_em\` contado de novo, e sai outro e-mail. Reenviado daqui a onze meses, rende quase um ano de graça. (b) o processo cai entre os dois comandos: o pedido fica pago e, sem um reenvio, o aluno fica sem curso.
Conserto: os dois num comando só. Resolver só o (a), com um "se já está pago, sai", pioraria o (b): o reenvio deixaria de consertar a queda. Se \`rowCount\` for 0, já foi processado e não há e-mail a mandar.

\`\`\`sql
WITH p AS (UPDATE pedidos SET status = 'pago'
  WHERE id = $1 AND status <> 'pago' RETURNING aluno_id, curso_id)
INSERT INTO matriculas (aluno_id, curso_id, expira_em)
SELECT aluno_id, curso_id, now() + interval '1 year' FROM p
\`\`\`

---

\`src/webhooks/pix.ts:14\`
**problema (bloqueia):** \`const pedido = pedidos.rows[0]\` segue direto para \`pedido.total\`, mesmo com a lista vazia.
Acontece: um \`txid\` que não está na tabela dá \`TypeError\` dentro de uma função \`async\`. No Express 4, o erro não chega a \`tratarErros\`: a requisição fica sem resposta e, do Node 15 em diante, a rejeição sem tratamento derruba o processo, se nada a captura. Um POST com \`txid\` inventado basta. No Express 5, vira um 500 sem dizer qual \`txid\` faltou.
Conserto: responder erro, e não 200, para o banco poder reenviar se o aviso chegou antes de o pedido ser gravado. As outras falhas do \`async\` pedem um \`try/catch\` com \`next(erro)\`, se for Express 4.

\`\`\`ts
if (!pedido) {
  console.error('pix sem pedido', txid)
  return res.sendStatus(404)
}
\`\`\`

---

\`src/webhooks/pix.ts:10\`
**dúvida (não bloqueia):** \`status === 'CONCLUIDA'\` espera \`txid\`, \`valor\` e \`status\` na raiz do corpo.
Acontece: no webhook padrão do Banco Central, o corpo é \`{ "pix": [{ "txid", "valor", … }] }\`, sem \`status\`. Se o nosso banco segue esse formato, o \`if\` nunca é verdadeiro, a rota responde 200 e o banco dá o aviso por entregue: o aluno paga e o pedido continua em aberto.
Conserto: de que banco vem este aviso, e dá para colar um corpo real no PR?

---

\`src/webhooks/pix.ts:16\`
**elogio:** \`Number(valor) >= Number(pedido.total)\` compara números, e com o total do nosso banco de dados. Como \`numeric\` costuma chegar do Postgres em texto, a comparação direta daria \`'90.00' >= '1000.00'\` como verdadeiro e liberaria um curso de mil por noventa.

---

**Parecer:** precisa mudar. O caminho feliz está certo e curto, mas hoje um POST de qualquer pessoa libera curso e um aviso repetido matricula duas vezes; com os quatro bloqueios resolvidos, aprovo.

**Guardei para mim**
- \`pix.ts:22\`: \`enviarEmail\` sem \`await\` e sem \`.catch\`; se devolver promessa e falhar, pode derrubar o processo.
- \`pix.ts:24\`: pagamento menor só vai para o log, com o corpo inteiro (talvez com dados do pagador), e ninguém é avisado de que o aluno pagou parte.
- \`pix.ts:16\`: \`total\` nulo vira 0, e qualquer valor passa.
- \`pix.ts:16\`: sem \`valor\` no corpo, a conta dá \`NaN\` e o log diz "valor menor", o que vai confundir.
- \`pix.ts:20\`: a validade de um ano está fixa dentro do SQL.

**Não vi**
- Proxy ou firewall. suposição: ninguém confere o certificado do banco (mTLS) antes desta rota. Se confere, o primeiro bloqueio cai.
- Tabela \`matriculas\`. suposição: não há \`UNIQUE\` em aluno e curso. Se houver, a repetição dá erro em vez de duplicar.
- Os outros estados do pedido. suposição: só \`pago\` impede liberar. Cancelado ou estornado precisa de decisão na mesma condição.
- Versões de Express e Node e o cliente de banco. suposição: Express 4, Node 15 ou mais novo, \`pg\`.
- Testes. suposição: não há; o diff não traz nenhum. Os dois que eu pediria: aviso repetido e \`txid\` inexistente.`,
		corrections: [
			'A dúvida do formato `{ pix: [...] }` saiu como “não bloqueia”, mas o resultado descrito é o aluno que paga e fica sem curso, um dos dois estragos citados. Resolva antes de aprovar.',
			'O primeiro conserto ainda lê `txid` da raiz de `req.body`. Se o corpo for o do Banco Central, como diz a dúvida da linha 10, ele consulta `undefined`.',
			'O comando único só age em pedido que não está pago. Quem já ficou pago e sem matrícula por uma queda antiga continua sem curso; falta uma busca por esses casos.',
			'O 404 conta com o reenvio do banco, e ninguém sabe se ele reenvia nem quantas vezes. Confira na documentação do banco antes de usar esse conserto.',
		],
	},
}
