import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'debug-one-experiment-at-a-time',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			symptom:
				'between 0.2 and 0.5 percent of requests to our API answer 502 Bad Gateway, at all hours, on every route, more often at night when traffic is low',
			expected: 'no 502 at all; the service is healthy and never above 30 percent CPU',
			'what changed':
				'until three weeks ago Nginx ran on the same machine in front of Node. Then we moved to a managed load balancer with two Node 22.14 containers behind it. In the same week we upgraded from Express 4 to Express 5.',
			'ruled out':
				'out of memory: memory graph is flat and there are no container restarts. Slow handlers: p99 is 180 ms. Express 5: we are fairly sure, nobody has tried to go back.',
			evidence: `load balancer log (one of 61 last night), times in UTC:
02:14:37.498 GET /v1/stations 502 target=10.0.3.17:8080 request_time=0.002 target_status=- target_conn=reused idle=5.003
03:41:09.120 POST /v1/trips 502 target=10.0.4.22:8080 request_time=0.001 target_status=- target_conn=reused idle=5.001

Node log of 10.0.3.17 around that time:
02:14:32.488 GET /v1/stations 200 41ms
02:14:41.907 GET /v1/stations 200 38ms
(nothing in between, no error, no "request aborted")

server.js
const app = express()
app.use(routes)
const server = app.listen(8080, () => log('up'))
process.on('SIGTERM', () => server.close(() => process.exit(0)))

load balancer settings: idle timeout 60 s, health check /health every 10 s (always green), 2 targets, cross-zone on`,
		},
		text: `I can't reach your containers, so you run this one.

**Facts**
- Both requests shown went out on a reused connection that had been idle for 5.003 s and 5.001 s, on two different targets, two routes, two methods, and failed within 1 to 2 ms.
- 02:14:37.498 minus 5.003 s is 02:14:32.495, that is 7 ms after Node logged its last answer on that target. The failed request itself never appears in Node's log.
- \`server.js\` sets no timeout of its own. The load balancer's idle timeout is 60 s.
- Out of memory: ruled out, by the flat graph and no restarts.

**Back among the suspects**
- Express 5: "fairly sure" isn't a how.
- Slow handlers: a p99 says nothing about the slowest 1 percent, and your 0.2 to 0.5 percent fits inside it. For the two requests shown it is out (1 to 2 ms); for the other 59, not yet.
- "The service is healthy": assumption: the health check opens a fresh connection each time. Then it would stay green whatever happens to reused ones.

| No. | Hypothesis | Predicts | Can't explain | Status |
|---|---|---|---|---|
| 1 | **Configuration, from what changed:** Node's HTTP server closes an idle connection after its default of 5 s; the new load balancer keeps it for 60 s and sends a request just as it closes | Node closes an idle connection at about 5 s even on loopback, and says so in a \`Keep-Alive: timeout=5\` header; so does a server without Express | Why as many as 0.2 to 0.5 percent land within those few milliseconds | Open |
| 2 | **Environment, from what changed:** something on the network between balancer and container drops idle connections at 5 s; Node keeps them open | On loopback, with no network between, the connection outlives 5 s by far | Why the request fails in 1 to 2 ms instead of hanging, as it would if packets vanished | Open |
| 3 | **Dependency, from what changed:** Express 5, or something upgraded with it, shortens how long connections live | Closes on loopback; a plain Node server without Express in the same container doesn't | How it touches a connection between two requests, when no request is in it | Open |
| 4 | **Code, not from what changed:** a middleware in \`routes\` sets a 5 s socket timeout | Closes on loopback; a search of \`routes\` finds \`setTimeout\` or \`destroy\` on a socket or request | Why it would show only now; nothing in \`server.js\` hints at it | Open |
| 5 | **Load balancer:** it discards its own connections to targets at 5 s (the 60 s being for the client side) and still hands one out | On loopback the connection outlives 5 s by far | Why it would answer 502 over a connection that it closed itself | Open |
| 6 | **The observation:** the two lines aren't typical; the other 59 have other idle times or new connections | A count of \`idle\` and \`target_conn\` over all 61 is spread out | Two lines within 2 ms of each other, by chance, on different targets | Open |

**Experiment 1.** Inside one of the two containers, over loopback, leave one connection idle and see who closes it, and when. It sends a single \`GET /health\`, changes nothing, and takes at most 15 seconds.

\`\`\`sh
node -e '
const c = require("net").connect(8080, "127.0.0.1"); let t;
c.on("data", d => { if (!t) console.log(String(d).split("\\r\\n\\r\\n")[0]); t = Date.now() });
c.on("end", () => { console.log("closed by the server after", Date.now() - t, "ms"); process.exit() });
c.on("error", e => { console.log(e.code, "after", Date.now() - t, "ms"); process.exit() });
c.write("GET /health HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n");
setTimeout(() => { console.log("still open after 15 s"); process.exit() }, 15000)'
\`\`\`

If you see **"closed by the server after"** about 5000 ms, **2 and 5 die**: the process closes the connection by itself, with no network and no balancer involved. If you see **"still open after 15 s"**, **1, 3 and 4 die.**

Send me the whole output, headers included, and the number even if it is neither.`,
		corrections: [
			"The “7 ms after Node logged its last answer” compares the clocks of two machines to the millisecond. That the clocks agree is an assumption and isn't marked.",
			'If the connection closes at 5 seconds, hypotheses 1, 3 and 4 are all still alive. A copy of the test against a bare Node server would have separated them sooner.',
			'Hypothesis 6 could be tested from the log you already hold, by counting `idle` and `target_conn` over the 61 lines. It costs nothing and should come first or alongside.',
			'If the connection is refused, the script prints “NaN ms” because no time was taken yet. Read such an output as “not connected,” not as a measurement.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			sintoma:
				'pedidos feitos à noite, depois das 21h, aparecem no relatório do dia seguinte; o gerente fecha o caixa e faltam de 5 a 12 pedidos por dia',
			esperado:
				'o relatório do dia 17 traz tudo o que foi vendido no dia 17, até a última pizza, à meia-noite',
			'o que mudou':
				'até o dia 8 batia. No dia 9 saímos de um servidor na loja, com Windows, para uma hospedagem na nuvem com Ubuntu e Docker, e subimos o PHP de 7.4 para 8.3. O relatório não foi alterado.',
			descartados:
				'perda de pedido: os que faltam aparecem no dia seguinte, conferi três. Impressora e caixa: não usam o relatório. Horário do computador da loja: está certo.',
			provas: `Tabela pedidos (MySQL 8), coluna criado_em DATETIME:
id    | criado_em           | hora que o cliente lembra
90211 | 2026-11-17 23:58:04 | 20h58
90212 | 2026-11-18 00:03:51 | 21h03
90240 | 2026-11-18 02:47:10 | 23h47
pedido de antes da mudança:
88102 | 2026-11-07 22:15:30 | 22h15

// Pedido.php
$pedido->criado_em = date('Y-m-d H:i:s');
$pedido->save();

// RelatorioDiario.php
$sql = "SELECT * FROM pedidos WHERE DATE(criado_em) = CURDATE() ORDER BY id";

Dockerfile: FROM php:8.3-apache   (sem php.ini próprio)
docker exec app date  ->  Wed Nov 18 13:20:44 UTC 2026
No MySQL: SELECT NOW(), @@session.time_zone;  ->  2026-11-18 10:20:51 | America/Sao_Paulo
O aplicativo do motoboy lê criado_em e mostra a hora do pedido; os motoboys não reclamaram, mas quase não olham.`,
		},
		text: `Não tenho acesso ao seu servidor: eu conduzo, você roda.

## O que as provas mostram

- Nos três pedidos, \`criado_em\` está 3 horas à frente do que o cliente lembra. O 88102, de antes da mudança, está certo.
- A fronteira é às 21h: 20h58 virou 23:58 e ficou no dia 17; 21h03 virou 00:03 e caiu no dia 18. São Paulo está 3 horas atrás do UTC.
- Então o defeito não começa no relatório: **a hora já está gravada errada**, de noite e provavelmente o dia inteiro. suposição: de dia ninguém percebe, porque 3 horas a mais não trocam a data.
- O contêiner do PHP usa UTC; a sessão de MySQL que você abriu usa São Paulo.

**Voltou para a lista:** o computador da loja. "Está certo" não diz como foi conferido.
**Continuam fora:** perda de pedido (três conferidos no dia seguinte) e impressora e caixa (não usam o relatório).

## Quadro

| Nº | Suspeito | Rastro previsto | Não explica | Situação |
|---|---|---|---|---|
| 1 | **Configuração, mudou no dia 9.** PHP no contêiner, sem \`php.ini\`: \`date()\` em \`Pedido.php\` responde em UTC | PHP diz \`UTC\`, com a hora 3 h à frente da parede, e nada no código troca o fuso | por que o Windows acertava; suposição: o \`php.ini\` de lá tinha o fuso | aberto |
| 2 | **Dado e sessão do banco.** Um gatilho na tabela regrava \`criado_em\` com \`NOW()\`, e a conexão do app está em UTC, diferente da sua | gatilho na tabela, e \`NOW()\` pedido pelo app 3 h à frente | por que um gatilho valeria mais que o valor que o código manda; nenhum foi visto | aberto |
| 3 | **Dependência, talvez mudada com o PHP 8.3.** \`save()\` converte a data para UTC antes de gravar | \`date()\` certo antes de \`save()\`, coluna 3 h à frente depois | o valor já vai como texto pronto, e não se viu conversão | aberto |
| 4 | **Relógio da loja.** A hora vem do computador da loja, e não do servidor | PHP com a hora certa; coluna igual ao relógio daquele computador | \`date()\` roda no servidor; o erro nasceu na mudança de servidor | aberto (voltou) |
| 5 | **Código que não mudou.** \`CURDATE()\` em \`RelatorioDiario.php\` vale pela hora em que o relatório roda: depois da meia-noite, já é outro dia | o mesmo relatório muda entre 23h55 e 0h05 | a coluna 3 h à frente; por que batia até o dia 8 | aberto |
| 6 | **Ambiente.** O relógio do contêiner está 3 h adiantado | \`date\` do contêiner e \`NOW()\` marcando instantes diferentes | — | descartado: 13:20:44 UTC é 10:20:44 em São Paulo, a 7 segundos do MySQL |

Na frente fica o 1, que explica as 3 horas, a fronteira das 21h e o dia 9. O 5 não explica as 3 horas, mas pode estar junto.

## Teste 1: que horas o PHP pensa que são?

Só lê, não grava nada e não há o que desfazer. suposição: o código está em \`/var/www/html\`.

\`\`\`bash
docker exec app php -r 'echo date_default_timezone_get(), " | ", date("Y-m-d H:i:s"), " | ini: ", var_export(php_ini_loaded_file(), true), "\\n";'
docker exec app grep -rniE --exclude-dir=vendor --include='*.php' --include='*.ini' --include='.htaccess' --include='.env' 'timezone|time_zone' /var/www/html
\`\`\`

A segunda linha impede que a primeira nos engane: o código poderia trocar o fuso depois que o PHP sobe. Anote também a hora do seu celular.

- **A. Diz \`UTC\`, hora 3 h à frente do celular, e o \`grep\` não acha nada:** caem o **3** e o **4**. Se \`date()\` já entrega 3 horas a mais, o 3 somaria outras 3, e o 4 previa PHP com a hora certa. O 1 acerta a previsão; ficam abertos o 2 e o 5.
- **B. Diz \`America/Sao_Paulo\`, hora igual à do celular, e o \`grep\` não acha nada:** cai o **1**. Ficam 2, 3, 4 e 5, e o próximo teste olha antes e depois de \`save()\`.
- **C. O \`grep\` acha alguma linha:** ninguém cai ainda. Mande as linhas: a que vale é a que roda por último.

Não mexa em fuso nenhum por enquanto. Cole aqui as duas saídas e a hora do celular.`,
		corrections: [
			'O teste roda `php -r`, que é a linha de comando, e quem grava o pedido é o Apache. Um fuso posto em /etc/apache2 não apareceria; meça pela web, numa página de leitura.',
			'O suspeito 2 depende de um gatilho que ninguém viu, e um `SHOW TRIGGERS` o derrubaria em segundos. Ele ocupa lugar na fila e sobrevive ao teste 1.',
			'O teste não prevê fuso do PHP certo com hora errada nem o contrário: só A, B e C. Se sair outra combinação, o leitor não sabe quem cai.',
			'O aplicativo do motoboy, que lê a mesma coluna, ficou sem uso. Olhar a hora que ele mostra num pedido de agora confirmaria as 3 horas de dia, que hoje são suposição.',
		],
	},
}
