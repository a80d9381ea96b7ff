import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: '5',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			language: 'PHP 8.2',
			context:
				'cron on the 1st at 3:00, once per consignor (about 340); also a “rerun” button in the back office',
			reader: 'new to the team',
			'planned change': 'pay every two weeks instead of monthly, and only from $25 up instead of $10',
			code: `<?php
// payout.php  (used bookstore, consignment shelves)
function monthlyPayout(PDO $db, int $cid, ?string $month = null): array
{
    $month = $month ?? date('Y-m', strtotime('-1 month'));
    $stmt = $db->prepare("SELECT s.id, s.price, s.sold_at, i.tag, i.split
        FROM sales s JOIN items i ON i.tag = s.tag
        WHERE i.consignor_id = ? AND s.sold_at LIKE ?");
    $stmt->execute([$cid, $month . '%']);

    $total = 0;
    foreach ($stmt->fetchAll() as $row) {
        if (strtotime($row['sold_at']) < 1583020800) continue;
        $split = $row['split'] ?: 40;
        if ($row['tag'][0] == 'B') $split = 60; // Bev
        $share = floor($row['price'] * $split) / 100;
        if ($row['price'] < 0) $share = ceil($row['price'] * $split) / 100;
        $total += $share;
        @file_put_contents('/tmp/payout.log', "$cid {$row['id']} $share\\n", FILE_APPEND);
    }
    if ($total < 10) {
        $db->exec("UPDATE consignors SET carry = carry + $total WHERE id = $cid");
        return ['pay' => 0, 'carried' => $total];
    }
    $carry = $db->query("SELECT carry FROM consignors WHERE id = $cid")->fetchColumn();
    $db->exec("UPDATE consignors SET carry = 0 WHERE id = $cid");
    queueCheck($cid, $total + $carry);
    mail('books@example.org', "Payout $cid", $total + $carry);
    return ['pay' => round($total + $carry, 2), 'carried' => 0];
}`,
		},
		text: `Lines are counted from \`<?php\` as line 1 to the closing brace as line 30. I could not search the repository, so every assumption below is unconfirmed. \`queueCheck()\` (line 27) is not shown: please send it. The button handler, the cron script and the schema of \`sales\`, \`items\` and \`consignors\` would settle most of the rest.

## In one sentence

For one consignor and one month, the code sums that consignor's share of sales and either adds it to a stored carry (under $10) or queues a check for the sum plus the carry, and nothing in it remembers that the month was already handled (lines 21–29).

## Contract

| Name | In, out or touched | Type or shape | Note |
|---|---|---|---|
| \`$db\` | in | \`PDO\` | Error mode and fetch mode are set elsewhere; line 12 needs string keys |
| \`$cid\` | in | \`int\` | Not checked to exist |
| \`$month\` | in | \`?string\`, meant as \`YYYY-MM\` | Not validated; used as a \`LIKE\` prefix (8–9) |
| return | out | \`['pay' => number, 'carried' => number]\` | \`carried\` is this month's sum, not the balance (23); \`pay\` is rounded only here (29) |
| \`sales\`, \`items\` | touched, read | \`id, price, sold_at\` / \`tag, split, consignor_id\` | Joined by \`tag\` (6–8) |
| \`consignors.carry\` | touched, read and written | number | Lines 22, 25, 26; no transaction |
| \`/tmp/payout.log\` | touched, appended | text | Failure is suppressed by \`@\` (19) |
| \`queueCheck()\` | touched | \`(int, float)\` | Not shown; return value ignored (27) |
| \`mail()\` | touched, network | subject and amount | Return value ignored (28) |
| clock and time zone | touched | PHP defaults | Lines 5 and 13 |
| Errors: database | out | exception, or \`false\` if PDO is in silent mode | In silent mode a failed prepare or query becomes a fatal error at 9 or 25; failed updates at 22 and 26 pass unnoticed, and so does a failed \`execute\` at 9, which leaves no rows |
| Errors: data | out | warnings or wrong numbers | Empty \`tag\` warns at 15; non-numeric \`price\` or \`split\` throws \`TypeError\` at 16 or 17; unreadable \`sold_at\` is skipped at 13 |
| Errors: no such consignor | out | none | \`fetchColumn()\` gives \`false\`, which adds as 0 (25, 27) |
| Errors: \`queueCheck()\` throws | out | exception | Carry is already zero by then (26–27) |

**Effect sketch**

- \`consignors.carry\` → the next run of this function, and assumption: back-office screens showing a balance.
- Queued check → whoever prints it, the consignor, the bank.
- Mail → the bookkeeping mailbox.
- Log line → anyone who can read \`/tmp\`; it is written before the payout decision (19 before 21).
- Return array → the cron script and the button; I can't see what they do with it.

**Personal data:** the comment on line 15 looks like a person's name; replace it with a reason. Line 19 writes consignor ids with amounts to a shared folder; move it or remove it. Line 28 has a mail address in code; if it is a real mailbox, move it to configuration.

## Walk-through

Cron runs for consignor 12, on the 1st of June, with one $20 sale in May, no \`split\` set, and a carry of $4.

1. No month is given, so it takes last month as \`2026-05\` (year for the example; line 5).
2. It fetches sales of that consignor's items whose date text starts with \`2026-05\` (6–9, 14 sets \`split\` later).
3. The sale is later than the fixed timestamp, so it stays (13).
4. \`split\` is empty, so 40 applies; a tag starting with \`B\` would make it 60 (14–15).
5. 20 × 40 = 800, rounded down, divided by 100: $8 (16). A negative price would round up toward zero (17).
6. $8 joins the total and one line goes to the log (18–19).
7. $8 is under $10, so the carry becomes $12, \`pay\` is 0 and \`carried\` is 8 (21–23). **The carry is not part of the comparison:** $12 is owed and stays unpaid.
8. Had the total been $10 or more, it would read the carry, set it to 0, queue a check for the sum, mail it and return it (25–29).

## Odd lines

| Line | What it does | Assumption | How to confirm |
|---|---|---|---|
| 5 | Subtracts one month from *now* | assumption: written for the 1st. On the 29th–31st it can land in the wrong month (March 31 minus a month gives March) | Button handler: does it pass a month? |
| 8–9 | Matches dates as text | assumption: \`sold_at\` is text or a date the database turns into text. Without it, all time is paid. An empty string matches every sale; \`2026-1\` matches October to December | Schema; button input |
| 13 | Skips sales before 1583020800 (2020-03-01 00:00 UTC); also skips unreadable dates | assumption: a cutover from another system, already paid there. Without it, a rerun of an old month would pay again | History of the line; old ledger |
| 14 | Empty or 0 split becomes 40 | assumption: 40 is the house default. A string \`0.00\` does *not* become 40. Without it, an empty split pays nothing | Contract text; column type |
| 15 | Tags starting with \`B\` get 60, overriding any stored split | assumption: a private deal with one consignor. Any other \`B\` tag gets it too. Without it, those go to the stored split or 40 | Ask the owner; list items with \`B\` tags per consignor |
| 16 | Rounds down to the cent | assumption: the shop keeps fractions. Float products can lose a cent. Without it, fractions of a cent enter the sum | Contract text; a paid statement |
| 17 | Rounds negative prices toward zero | assumption: negative rows are refunds. Without it, refunds round away from zero, costing the consignor up to a cent | A refund row in \`sales\` |
| 19 | Logs, hiding failure | assumption: leftover debugging, or someone reads it. Without it, that trace is gone | Ask operations |
| 21 | Compares the month only, not month plus carry; also true for negative sums | assumption: perhaps an oversight. If you add the carry, old balances start to be paid | Ticket; terms; owner |
| 25–28 | Reads, zeroes, then queues; no transaction | assumption: order was not deliberate. Failure at 27 loses the carry; two runs at once can use it twice. If 26 goes, carry is paid every month | History; \`queueCheck()\` |
| 21–29 | No "already paid" mark | assumption: \`queueCheck()\` may guard. If not, a rerun pays twice or carries twice | \`queueCheck()\`; button handler |

## Before you change it

Ask first: two weeks means every 14 days, or twice a month? And does $25 count the carry?

| Touch | What could break | How you would notice |
|---|---|---|
| 5, 8–9 (month → period) | Text prefix can't express 14 days; periods can overlap or leave a gap around the switch | Sales paid twice or never: compare sums per sale id for the first two months |
| 3 (name and \`$month\`) | The button and cron pass or expect a month | Errors, or an empty result, on rerun |
| Cron, 1st at 3:00 | Day-of-month cron can't say "every 14 days" | Run dates drift or repeat |
| 21 (10 → 25) | Half the period, more than double the threshold, and carry is not counted: many who were paid stop being paid while their carry grows | Count of consignors with \`carry\` of 25 or more after a run |
| 22, 26 | Twice the runs means twice the chances of double carry or lost carry | Carry against a ledger sum |
| 13 | A rerun of a new-style period near March 2020 may straddle the cutoff | Skipped sales in a test |
| 27–28 | Different number of checks and mails, about 340 consignors twice as often | Bookkeeping totals; mail limits |
| 23, 29 | Screens that show "monthly" or read \`carried\` as a balance | Back office |

## Tests to write first

- Given May sales worth a $8 share and a carry of $4, when it runs for May, then \`pay\` is 0, \`carried\` is 8 and carry is 12.
- Given a share of exactly $10 and a carry of $4, when it runs, then one check of 14 is queued and carry is 0; at $9.99 none is.
- Given one paid month, when it runs again for the same month, then a second check is queued (today's behavior, odd; a fake \`queueCheck()\`).
- Given a \`B\` tag with split 50, an empty split, and a refund of −$1.99 at 40, when it runs, then the shares are at 60, at 40 and −0.79.
- Given a sale dated 2020-02-29 and one with an unreadable date matching the month, when those months run, then neither is counted.

## Header comment

\`\`\`php
/**
 * Pays or carries one consignor's share for one month ('YYYY-MM'; default: last month).
 * NOT repeatable: nothing here marks a month as done, so a rerun pays or carries again.
 * Threshold (line 21) compares this month's share only, without the stored carry.
 * Writes consignors.carry, queues a check, mails bookkeeping, appends a log; no transaction.
 * Lines 13, 14 and 15 hold business rules whose reasons are assumed: confirm before removing.
 * 'carried' is this month's sum, not the balance. Dates use PHP's default time zone.
 */
\`\`\``,
		corrections: [
			'The header comment cites lines 13, 14, 15 and 21, but pasting its eight lines in moves all of them. Name the rules (cutoff date, default 40, B tags, threshold) instead of numbers.',
			'One path is missing: line 21 looks at the month only, so a carry of −$50 plus a $12 month goes to `queueCheck()` as −$38. Add that as an odd line and a test before the threshold changes.',
			'“`pay` is rounded only here” stops short of the consequence: lines 27 and 28 get the unrounded float, so check and mail can differ from the returned amount. Ask how `queueCheck()` rounds.',
			"The fourth test packs a B tag, an empty split and a refund into one. Split it, or a red result won't tell the newcomer which rule moved.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			linguagem: 'PHP 7.4, sem framework',
			contexto:
				'cron do dia 25 às 23h50 no servidor da imobiliária; o financeiro também roda na mão pela tela fechar.php',
			leitor: 'quem acabou de entrar no time',
			'mudança pretendida': 'pagar metade da comissão na venda e metade quando o comprador quitar a entrada',
			código: `<?php
// NAO MEXER - fecha comissao (Wagner 2019)
function fecharComissao($mes, $ano, $pdo) {
    global $CACHE_TAXA;
    $ini = "$ano-$mes-01";
    $fim = date('Y-m-t', strtotime($ini));
    $sql = "SELECT v.*, c.nome, c.tipo, c.conta FROM vendas v
            JOIN corretores c ON c.id = v.corretor_id
            WHERE v.data BETWEEN '$ini' AND '$fim' AND v.status <> 'C'";
    $tot = array();
    foreach ($pdo->query($sql) as $v) {
        if ($v['loja_id'] == 7) continue;
        $taxa = $v['tipo'] == 'S' ? 0.06 : 0.045;
        if (isset($CACHE_TAXA[$v['corretor_id']])) {
            $taxa = $CACHE_TAXA[$v['corretor_id']];
        }
        if ($v['valor'] > 300000) $taxa = $taxa - 0.005;
        $com = round($v['valor'] * $taxa, 2) - 0.01; // ajuste
        if ($v['estorno_de'] != '') $com = $com * -1;
        $tot[$v['corretor_id']] += $com;
        $conta[$v['corretor_id']] = $v['conta'];
        $pdo->exec("UPDATE vendas SET status = 'F' WHERE id = " . $v['id']);
    }
    foreach ($tot as $id => $valor) {
        if ($valor < 0) $valor = 0;
        try {
            $pdo->exec("INSERT INTO comissoes VALUES (NULL, $id, '$ano-$mes', $valor, NOW())");
            $linha = str_pad($conta[$id], 12, '0', STR_PAD_LEFT) . sprintf('%012d', $valor * 100);
            file_put_contents('/tmp/remessa.txt', $linha . "\\r\\n", FILE_APPEND);
        } catch (Exception $e) {
            error_log('comissao: ' . $e->getMessage());
        }
        sleep(2);
    }
    $ftp = ftp_connect('10.0.0.14');
    ftp_login($ftp, 'remessa', 'Casa#Nova19');
    ftp_put($ftp, 'remessa.txt', '/tmp/remessa.txt', FTP_ASCII);
    return count($tot);
}`,
		},
		text: `> **Antes de tudo:** a linha 36 tem usuário e senha de FTP no código. Troque a senha, tire-a do arquivo e lembre que ela continua no histórico do git. FTP sem TLS também a envia em texto aberto.

Numeração: \`<?php\` é a linha 1. Não tive acesso ao repositório; nenhuma suposição foi confirmada. Faltam: \`fechar.php\`, o script do cron, quem preenche \`$CACHE_TAXA\`, como o \`$pdo\` é criado, o schema de \`vendas\`, \`corretores\` e \`comissoes\`, e o layout da remessa.

## Em uma frase

A função soma a comissão por corretor das vendas de um mês (7–21), marca cada venda com \`F\` (22), grava um total por corretor (27), acrescenta uma linha num arquivo de remessa (28–29) e manda o arquivo por FTP (35–37), sem transação e sem proteção contra rodar duas vezes.

## Contrato

| Nome | Entra, sai ou é tocado | Tipo ou formato | Observação |
|---|---|---|---|
| \`$mes\`, \`$ano\` | Entram | Texto ou número, sem validação (5) | Vão direto para o SQL (9, 27): risco de SQL injection. \`3\` e \`03\` gravam períodos diferentes em 27 |
| \`$pdo\` | Entra | Conexão PDO | O modo de erro decide as falhas; não foi mostrado. O padrão do PHP 7.4 é silencioso |
| \`$CACHE_TAXA\` | Lido (4, 14–15) | Estado global: corretor → taxa | Vazio, vale a taxa por tipo. Suposição: cron e tela podem carregá-lo de jeitos diferentes |
| \`vendas\` | Lida (7–9), alterada (22) | \`status\`: exclui \`C\`, grava \`F\` | **Percebe:** todo leitor de \`status\`. Esta função não percebe: \`F\` continua entrando na consulta |
| \`corretores\` | Lida (8) | \`tipo\`, \`conta\` | Venda sem corretor some no JOIN |
| \`comissoes\` | Recebe INSERT (27) | id, corretor, período, valor, \`NOW()\`, por posição | **Percebe:** quem soma ou lista comissões. Não guarda o id da venda |
| \`/tmp/remessa.txt\` | Acrescentado (29) | Conta e centavos, 12 posições cada, CRLF | **Percebe:** a próxima execução, porque nada aqui apaga o arquivo |
| FTP | Rede (35–37) | Envia \`remessa.txt\` | **Percebe:** quem lê a remessa. Nenhum retorno é testado |
| Relógio | Lido (27), atrasado (33) | \`NOW()\`; 2 s por corretor | Saindo às 23h50, a partir de uns 300 corretores os registros passam da meia-noite |
| Log de erro | Escrito (31) | Texto | Só se houver exceção dentro do \`try\` (26–29) |
| Retorno | Sai (38) | Quantidade de corretores em \`$tot\` | Não prova gravação nem envio |
| Erro na consulta (11) | Sai | Exceção ou \`false\` | Com exceção, para. Em modo silencioso, há warning, retorno 0, **e o arquivo antigo ainda é enviado** |
| Erro no UPDATE (22) | Sai | Exceção ou \`false\` | Com exceção, parte das vendas fica \`F\` sem comissão. Em silêncio, paga sem marcar |
| Erro no INSERT (27) | Capturado (30) ou \`false\` | Log ou nada | Com exceção, não há linha na remessa, mas a venda já é \`F\`. Em silêncio, **há linha de pagamento sem registro** |
| Erro no arquivo (29) ou FTP (35–37) | Não tratado | Warnings e \`false\` | O retorno continua parecendo sucesso |

## Passo a passo

Exemplo: venda de 200.000, corretor tipo \`S\`, sem taxa própria.

1. **5–6:** monta o primeiro e o último dia do mês pedido.
2. **7–9, 11:** busca as vendas do período que não estão com status \`C\`, incluindo as que já têm \`F\`.
3. **12:** se for da loja 7, pula. Ela não paga nem muda de status.
4. **13–16:** taxa de 6% para tipo \`S\` e 4,5% para os demais; taxa do \`$CACHE_TAXA\` substitui. Aqui, 6%.
5. **17:** acima de 300.000, perde 0,5 ponto percentual, mesmo com taxa própria. Aqui, não.
6. **18–19:** 200.000 × 0,06 = 12.000,00; menos 0,01 = 11.999,99. Se \`estorno_de\` está preenchido, inverte o sinal.
7. **20–22:** soma no total do corretor, guarda a conta e marca a venda com \`F\`, antes de existir comissão.
8. **24–27:** por corretor, total negativo vira zero; grava em \`comissoes\`.
9. **28–33:** acrescenta a linha ao arquivo, inclusive com valor zero, e espera 2 segundos.
10. **35–38:** envia o arquivo inteiro e devolve a contagem, mesmo que o envio falhe.

## Linhas estranhas

| Linha | O que faz | Suposição | Como confirmar |
|---|---|---|---|
| 2 | Pede para não mexer. Sem ela, nada muda na execução | Suposição: houve um incidente depois de uma edição | \`git log -L\`, tarefas de 2019 |
| 6, 9 | Limita em \`$fim\`, sem hora. Sem o limite, entram meses seguintes | Suposição: \`v.data\` é \`DATE\`; se for \`DATETIME\`, perde quase todo o último dia | Schema e vendas do dia 31 |
| 9 | Exclui \`C\`, mas não \`F\`; NULL também fica fora. Sem o filtro, \`C\` paga | Suposição: \`C\` é cancelada, e refechar foi aceito ou esquecido | Comissões repetidas por corretor e período |
| 12 | Pula a loja 7. Sem ela, a loja passa a receber | Suposição: parceira paga por fora | Cadastro da loja, financeiro |
| 14–16 | Troca a taxa. Sem elas, todos usam a tabela | Suposição: acordos individuais | Buscar \`CACHE_TAXA\` no repositório |
| 17 | Reduz a taxa só acima de 300.000. Sem ela, essas vendas pagam mais | Suposição: regra comercial | Política de comissão |
| 18 | Tira um centavo por venda. Sem ela, cada venda paga 0,01 a mais | Suposição: acerto de diferença com banco ou contador | Git, conciliação de 2019 |
| 19 | Inverte estorno. Sem ela, estorno paga. O texto \`'0'\` conta como preenchido | Suposição: o estorno tem \`valor\` positivo e vazio é NULL ou \`''\` | \`SELECT DISTINCT estorno_de\`; sinal de \`valor\` |
| 20 | Soma em índice não criado: notice no primeiro valor. Sem a soma, não há pagamento | Suposição: notices desligados | \`error_reporting\` e log |
| 25 | Zera negativo. Sem ela, grava e remete negativo. A dívida não passa ao mês seguinte | Suposição: a remessa não aceita negativo | Layout, acordo sobre estornos |
| 27 | Insere sem listar colunas; o float vira texto. Sem ela, não há registro. Em PHP 7.4, locale com vírgula pode quebrar o SQL | Suposição: schema e locale nunca mudaram | \`SHOW CREATE TABLE\`; buscar \`setlocale\` |
| 28 | Corta fração de centavo com \`%d\`; float pode perder 1 centavo. Conta longa não é cortada. Sem ela, não há layout | Suposição: 12 + 12 é exigência do destino | Layout; comparar arquivo e \`comissoes\` |
| 29 | Só acrescenta. Sem \`FILE_APPEND\`, sobraria só a última linha do laço | Suposição: outro processo limpa o arquivo; se não, meses antigos são reenviados | Crontab, rotina de limpeza do \`/tmp\`, arquivo atual |
| 33 | Espera 2 s. Sem ela, termina antes | Suposição: aliviava banco ou destino | Git, quem observa o arquivo |
| 37 | Envia em modo ASCII um arquivo já com CRLF. Sem ela, nada é enviado | Suposição: o destino exige esse fim de linha | Comparar os bytes recebidos |

Confira também qual mês o cron do dia 25 passa. Suposição: se for o corrente, vendas de 26 em diante ficam para alguém fechar à mão, e essa repetição paga de novo as anteriores.

## Antes de mexer

| Mudança | O que pode quebrar | Como você perceberia |
|---|---|---|
| Pagar metade na venda | \`F\` (22) não distingue metade de tudo; nova execução paga outra vez (9) | Mais de duas metades para a mesma venda |
| Pagar metade na quitação | O filtro usa \`v.data\` (9); quitação em outro mês não entra. A coluna de quitação não apareceu | Venda quitada sem segunda metade |
| Dividir por 2 | Se dividir \`valor\`, a faixa de 300.000 (17) muda; dividir centavos sobra 0,01; o ajuste (18) pode ocorrer duas vezes | As duas metades não somam a comissão de hoje |
| Calcular a segunda metade depois | Taxa ou tipo (13–15) pode ter mudado; \`comissoes\` não guarda taxa nem venda (27) | Metades da mesma venda com taxas diferentes |
| Estorno antes da quitação | A linha 19 desconta a comissão inteira quando só metade foi paga; a 25 esconde a sobra | Corretor com zero, sem explicação |
| Criar coluna em \`comissoes\` | INSERT posicional (27) falha; em silêncio, a remessa ainda paga (29) | Linha na remessa sem registro |
| Virada de regra | Vendas antigas com \`F\`, já pagas inteiras, podem ganhar segunda metade | Pagamento acima de 100% após o primeiro fechamento |

## Testes para escrever primeiro

Use banco descartável, máquina sem rota para o FTP real e \`/tmp/remessa.txt\` isolado: a função envia de verdade.

- **Dado** um corretor \`S\` sem taxa própria, em bancos separados, com venda de 300.000,00 ou de 300.000,01, **quando** fechar, **então** \`comissoes\` recebe 17.999,99 ou 16.499,99; anote os centavos que a linha 28 produz.
- **Dado** um mês já fechado, **quando** fechar de novo, **então** há segundo registro em \`comissoes\` e segunda linha no mesmo arquivo.
- **Dado** um corretor cujo estorno supera as vendas, **quando** fechar, **então** grava 0, gera linha com 12 zeros de valor e nada fica para o mês seguinte.
- **Dadas** uma venda da loja 7 e uma com status \`C\`, **quando** fechar, **então** nenhuma paga nem muda de status.
- **Dado** um INSERT que falha, com o mesmo modo de erro do PDO em produção e FTP fora do ar, **quando** fechar, **então** a venda fica \`F\`, o retorno ainda conta o corretor, e você registra se a linha saiu na remessa.

## Comentário de cabeçalho

\`\`\`php
/**
 * Fecha comissões de $mes/$ano; devolve quantos corretores foram somados.
 * NÃO é idempotente: vendas 'F' entram de novo, pagam e geram nova remessa.
 * Sem transação: marca 'F' antes de gravar comissoes; falha deixa metade feita.
 * Efeitos: vendas, comissoes, /tmp/remessa.txt (acrescenta), FTP, error_log.
 * Lê $CACHE_TAXA global; ignora loja 7; total negativo vira 0 e não acumula.
 * Retorno não confirma INSERT nem FTP. Centavo da linha "ajuste": origem a confirmar.
 */
\`\`\``,
		corrections: [
			'Faltou juntar a linha 33 à tela fechar.php: com 50 corretores são 100 segundos de espera. O navegador pode cair, o financeiro clica de novo e o mês paga duas vezes; confirme o tempo limite do servidor web.',
			'Cron e tela costumam rodar com usuários diferentes (suposição). Se um cria /tmp/remessa.txt e o outro não pode gravar, a linha 29 só dá warning: há comissão no banco e nenhum pagamento. Confira o dono do arquivo.',
			'Nenhum dos cinco testes fixa a taxa do $CACHE_TAXA nem a queda de 0,5 ponto sobre ela (14–17), justamente o que a segunda metade vai recalcular. Crie: taxa própria de 5%, venda de 400.000, comissão 17.999,99.',
			'A linha 7 mistura v.* com c.nome, c.tipo e c.conta: se vendas tiver ou ganhar coluna com um desses nomes, a do corretor encobre a da venda, sem erro. Isso pede uma linha em “Antes de mexer”.',
		],
	},
}
