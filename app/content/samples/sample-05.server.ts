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
		text: `Lines are counted from \`<?php\` = 1. I only have this function: I could not search the repository, so no assumption below is confirmed. Please send, by name: \`queueCheck()\`, the cron script, the handler of the "rerun" button, and the definitions of the tables \`sales\`, \`items\` and \`consignors\`.

## In one sentence

For one consignor and one month, it adds up a share of each sale; below $10 it adds that total to a stored balance (\`carry\`) and pays nothing, otherwise it empties the balance, queues a check for both amounts and sends an email. **Nothing marks a sale as paid, so each repeat of a month pays or carries it again.**

## Contract

| Name | In, out or touched | Type or shape | Note |
|---|---|---|---|
| \`$db\` | In | \`PDO\` | Error mode not shown. PHP 8 defaults to exceptions. In silent mode, line 9 or 25 fails with "call to a member function on bool", while failures on 22 and 26 pass unnoticed. A failed \`execute\` on line 9 looks like a month without sales |
| \`$cid\` | In | \`int\` | Put straight into SQL on 22, 25, 26; the type keeps text out. An unknown id gives no error: no rows, an update of nothing, \`pay\` 0 |
| \`$month\` | In | \`?string\`, used as \`Y-m\` | Never validated. \`null\` means last month (5). \`''\` is not \`null\`: the pattern becomes \`%\`, all months. \`2025-1\` matches October to December |
| Clock and time zone | Touched | Server settings | Line 5 reads the date; line 13 reads \`sold_at\` in PHP's default zone |
| \`sales\`, \`items\` | Touched, read | \`id\`, \`price\`, \`sold_at\`, \`tag\`, \`split\`, \`consignor_id\` | Lines 6–9. Never written |
| \`consignors.carry\` | Touched, read and written | Number, nullability not shown | Lines 22, 25, 26. No transaction here. If it is \`NULL\`, line 22 leaves it \`NULL\` and the amount is lost. **Who notices:** the next paying run, and whoever else reads the column |
| \`/tmp/payout.log\` | Touched, appended | \`consignor sale share\` | Line 19. One line per counted sale, before it is known whether anything is paid. No date, no run. Errors are muted. Financial records tied to ids in a shared folder: move them, restrict access |
| \`queueCheck()\` | Touched | \`(int, int or float)\` | Line 27. Result ignored. Gets \`total + carry\`, **not rounded**. If it throws, \`carry\` is already 0 |
| \`mail()\` | Touched | Text | Line 28. Result ignored: \`false\` is lost. Gets \`total + carry\`, **not rounded**, turned into text. Paying path only. The address is hard-coded: move it to configuration, and remove it if it is a person's |
| Return, paid | Out | \`['pay' => float, 'carried' => 0]\` | Line 29. The only figure that is **rounded** to cents |
| Return, carried | Out | \`['pay' => 0, 'carried' => int or float]\` | Line 23. This month's total, **not the balance**; can be negative; not rounded |
| Exceptions | Out | \`PDOException\`, \`Error\`, \`TypeError\` | Database: 6, 9, 12, 22, 25, 26. A \`price\` or \`split\` that is not numeric text: 16, 17. A missing \`queueCheck\` or disabled \`mail\`: 27, 28. None is caught here, and whether the rest of the cron run continues is not shown |

**Do all of them get the same figure?** No. On the paying path, the check and the mail get the raw sum and the caller gets it rounded to cents. On the carrying path, the table holds the accumulated balance, the caller gets this month's total, and nobody gets a mail. The log holds single shares, which never include \`carry\`.

**Waits.** There is no \`sleep\`; the calls that can wait are the database (2 statements when carrying, 3 when paying), one file append per sale, \`queueCheck\` and \`mail\`. If one call takes *t* seconds, a run takes 340 × *t*: at 0.2 s, 68 s; at 1 s, 5 min 40 s. Cron can probably stand that (assumption: command-line PHP has no time limit by default). If the button loops over all 340 and the web server gives up at 60 s (assumption), *t* must stay under 0.18 s. A click that times out halfway and is repeated pays the first part twice.

## Walk-through

An ordinary case, run on April 1: consignor 12 has a balance of $4.00 and two March sales at 40%, for $20.00 and $9.99.

1. Line 5: no month was passed, so it takes last month, \`2025-03\`.
2. Lines 6–9: it fetches sales whose tag belongs to an item of consignor 12 and whose \`sold_at\` begins with \`2025-03\`.
3. Lines 12–13: each sale is checked against a fixed date, March 1, 2020, 00:00 UTC. Both are later and stay.
4. Lines 14–15: each has a split of 40, and neither tag begins with \`B\`, so 40 stands.
5. Lines 16–17: shares are cut down to whole cents. 20.00 × 40 = 800, so $8.00; 9.99 × 40 = 399.6, cut to 399, so $3.99.
6. Lines 18–19: the total becomes 11.99, and each share is appended to the log.
7. Line 21: 11.99 is not below 10, so it goes on. The $4.00 was not part of this test.
8. Lines 25–26: it reads the 4.00, then sets the balance to 0.
9. Lines 27–28: it queues a check for 15.99 and emails that amount.
10. Line 29: it returns \`['pay' => 15.99, 'carried' => 0]\`. With a total of 9.00, lines 22–23 would have made the balance 13.00, returned 9.00 as carried, and paid nothing.

## Odd lines

| Line | What it does | Assumption | How to confirm |
|---|---|---|---|
| 5 | \`-1 month\` from today. On the 31st it can land in the current month: from March 31 it gives "February 31", which is March 3. Remove it and a cron call without a month matches everything | assumption: written for the 1st, where it works; the button came later | Button handler: does it always pass a month? |
| 6–9 | Selects by month and consignor only; no "paid" mark. A second run pays again, or adds to \`carry\` again. Adding or removing a condition here changes who gets paid twice | assumption: "rerun" was meant for runs that failed before paying | Ticket for the button; look for repeated checks |
| 7 | Joins by \`tag\` alone. A tag used by two items counts a sale twice, or credits two consignors | assumption: tags are unique | Unique index on \`items.tag\` |
| 8–9 | \`LIKE\` on \`sold_at\`; depends on how the database turns a date into text. Remove it and all months are paid | assumption: text column, or a database that converts | Schema |
| 13 | Skips sales before March 1, 2020, 00:00 UTC. An unreadable date also gets skipped: \`false\` counts as smaller. Remove it and a rerun of an older month pays those sales | assumption: earlier sales were settled in another system | Commit history around that date; the accounts |
| 14 | \`?:\` replaces \`null\`, \`0\` and \`"0"\` by 40, but text \`"0.00"\` stays 0. Remove the fallback and such items pay 0 | assumption: 40 is the house rate, and nobody has an agreed 0 | Column type; consignment contract |
| 15 | Each tag beginning with capital \`B\` gets 60, whatever its own \`split\`. An empty tag raises a warning. Remove it and those items fall to their own split or 40. The comment holds a person's first name: remove it from the code | assumption: one consignor's private agreement | Ask the owner; list all consignors with a \`B\` tag |
| 16 | \`floor\`: fractions of a cent stay with the shop. Float error can take one more: 2.05 × 60 gives 122.999…, so $1.22, not $1.23. Replace it by rounding and many shares rise by a cent | assumption: rounding down is in the agreement; the lost cent is an accident | Contract; test with 2.05 at 60 |
| 17 | Negative price: \`ceil\`, so a refund takes back what the sale gave. Remove it and an −8.99 refund at 40% takes $3.60 for a sale that gave $3.59 | assumption: negative prices are refunds | Sales rows with a negative price |
| 19 | Writes each share to a temporary file with errors muted. Remove it and the only per-sale record in this code is gone | assumption: left from debugging; somebody may reconcile with it | Search for the file name in scripts and cron |
| **21** then 22, 27 | **Tests \`$total\`, acts on \`$total + $carry\`.** $9.00 each month grows the balance and is never paid; a negative balance can make the check small or negative. Remove it and everybody is paid each time, zero and negative totals too | assumption: oversight; the balance was meant to count | Ticket; consignors with \`carry\` ≥ 10; the agreement |
| 21 | Compares a sum of floats: 100 shares of $0.10 add up to 9.99999999999998, so $10.00 is carried | assumption: not noticed | Test with 100 such sales |
| 22 | Also adds negative totals, so \`carry\` can become a debt. Remove it and small amounts and debts vanish | assumption: refunds are meant to be collected later | Rows with \`carry\` < 0 |
| 25–26 | Reads, then zeroes, without a lock. What another call adds in between is erased. Remove 26 and the old balance is paid each time | assumption: only one run at a time was expected | Is the button blocked during cron? |
| 26 before 27 | Zeroes before queueing. A failure in 27 loses the balance; a repeat pays this month alone. Swapped, a failure in between would pay the balance twice | assumption: order not chosen on purpose | \`queueCheck\`; error records |
| 28 | Mails an unrounded sum; result ignored. Remove it and the mailbox hears nothing | assumption: bookkeeping copies from it | Ask the mailbox's owner |
| 29 | Rounds the result alone. Remove it and the caller may get stray decimals | assumption: shown on the back-office screen | Callers |

## Before you change it

Two decisions are needed first: does \`carry\` count toward the $25, and does "every two weeks" mean 14 days (26 runs a year) or twice a month (24)?

| Touch | What could break | How you would notice |
|---|---|---|
| Threshold 10 → 25 (21) | \`carry\` still does not count: $24 every two weeks is never paid, $624 over 26 periods. Today's worst case is $9.99 × 12 = $119.88 | Before release: replay three past months, count consignors with \`carry\` ≥ 25 and no check |
| Threshold and period together | The month's $10 becomes $25 in about half the time; far fewer people pass. Balances already stored stay until one single period reaches $25 | Number of checks falls; complaints. Compare with the replay |
| Period (5, 8–9) | A \`Y-m\` prefix cannot express two weeks. Moving only the cron to twice as often runs last month's sales **twice** | Same sale id twice in the log; double checks |
| First run after the switch | The last month and the first period overlap (paid twice) or leave a gap (never paid), and no mark on the sale will tell | Each sale id exactly once across both runs |
| Period ends | With \`<=\` on a date, or another time zone, sales around midnight fall twice or not at all | Test a sale at 00:00:00 on the border and one second before |
| Button (\`$month\`) | It may still send \`2025-03\`; and rerunning an old month applies the new $25 to it | Button test with an old month, in a copy of the database |
| Cron on the 1st at 3:00 | A 14-day rhythm does not fit a rule for days of the month | List the next six run dates; compare with the periods |
| Refunds (17, 22) | Shorter periods separate a refund from its sale more often: more negative balances, then small or negative checks on 27 | Query \`carry\` < 0; any check below $25 |
| Number of calls | From 12 × 340 = 4,080 to as many as 26 × 340 = 8,840 a year; checks and mails may grow as well | Duration of one run; mail limits |
| Function name, \`pay\`, \`carried\` | Unknown callers may depend on the name, the keys or the monthly meaning | Search the repository for all three |

## Tests to write first

Pin today's behavior, odd or not, on a test database with a fixed clock and fake \`queueCheck\` and \`mail\`.

1. **Threshold without the balance:** given \`carry\` 9.00 and sales giving 9.99, when the month runs, then no check, \`carry\` is 18.99, and the result is \`pay\` 0, \`carried\` 9.99. Given 10.00 instead, then a check for 19.00 and \`carry\` 0.
2. **Month window:** given sales on February 28, March 1, March 31 at 23:59:59 and April 1, when \`2025-03\` runs, then only the two March sales count.
3. **Month by default:** given the clock at March 31, when it runs with \`null\`, then it takes March, not February.
4. **Repeat:** given March sales giving 15.00 and \`carry\` 4.00, when March runs twice, then checks for 19.00 and 15.00 are queued.
5. **Debt:** given \`carry\` −40.00 and sales giving 30.00, when the month runs, then \`queueCheck\` gets −10.00 and \`carry\` is 0.

## Header comment

\`\`\`php
/**
 * Pays ONE consignor for ONE month ('Y-m'; null = last month, wrong on some 29ths-31sts).
 * NOT SAFE TO REPEAT: sales are never marked paid; a rerun pays or carries them again.
 * Threshold rule: tests this month's total only, yet pays total + carry. Assumed oversight.
 * Carry rule: zeroed before the check is queued, no transaction; may be negative.
 * Share rule: whole cents, cut toward zero; no split = 40; tags starting with 'B' = 60 (ask why).
 * Cutoff rule: sales before 2020-03-01 UTC and unreadable dates are skipped (reason assumed).
 */
\`\`\``,
		corrections: [
			"The tests want “a fixed clock and fake” mail, which this function gives no way in for: date(), strtotime() and mail() are PHP's own, called in the global namespace. Say how: run under libfaketime, and point sendmail_path at a script that writes a file.",
			"The “not rounded” set in bold twice is given too much weight. Shares are whole cents, so check and result differ by float dust, and PHP's default precision of 14 digits hides it in the mail. Move it below the repeat run and the threshold.",
			'“$24 every two weeks is never paid, $624 over 26 periods” stands beside “$9.99 × 12 = $119.88”, but it is not the same case. Write $24.99 × 26 = $649.74, and say that neither is a ceiling: the balance grows on from year to year.',
			'“Odd lines” has 17 rows of equal size for a reader who is new and has until Friday. Put five first, lines 6–9, 15, 21, 22 and 26 before 27, and move the rest under “later”.',
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
		text: `**Antes de tudo, segurança.** A linha 36 tem usuário e senha de FTP escritos no código, e a conexão (linhas 35 a 37) é FTP sem criptografia. Troque a senha e tire-a do código; ela também fica no histórico do git, se houver um. As linhas 28 e 29 gravam número de conta de corretor em \`/tmp\`: confira quem lê essa pasta.

Contei a linha 1 no \`<?php\`. Não tive acesso ao repositório nem ao histórico, então nenhuma suposição abaixo está confirmada. Faltam, pelo nome: \`fechar.php\`, o script que o cron chama, quem preenche \`$CACHE_TAXA\`, onde o \`$pdo\` é criado e o \`SHOW CREATE TABLE\` de \`vendas\`, \`corretores\` e \`comissoes\`.

## Em uma frase

A função soma a comissão das vendas de um mês por corretor, marca essas vendas como \`F\`, grava um total por corretor em \`comissoes\`, acrescenta uma linha por corretor a um arquivo e o envia por FTP (linhas 7 a 37); **se rodar duas vezes para o mesmo mês, grava tudo de novo**, porque o filtro só exclui \`C\` (linha 9).

## Contrato

| Nome | Entra, sai ou é tocado | Tipo ou formato | Observação |
|---|---|---|---|
| \`$mes\`, \`$ano\` | Entra | Texto ou número, sem validação (3, 5) | Vão direto para o SQL (9, 27): se a tela não filtrar, há risco de SQL injection. \`5\` e \`05\` gravam períodos diferentes em \`comissoes\` (27) |
| \`$pdo\` | Entra | Conexão PDO (3) | O modo de erro não aparece aqui e muda tudo, veja os erros abaixo |
| \`$CACHE_TAXA\` | Entra, estado compartilhado | Array global por \`corretor_id\` (4, 14, 15) | Só é lido aqui. Se não existir, vale a taxa padrão |
| \`vendas\`, \`corretores\` | Lidos | \`JOIN\` (7 a 9) | Venda sem corretor correspondente some do resultado (8). Venda com \`status\` NULL também (9) |
| \`vendas.status\` | Tocado | \`'F'\` (22) | Percebe: quem lê \`status\` em qualquer lugar. Esta função não percebe: \`F\` continua entrando no filtro (9) |
| \`comissoes\` | Tocado | \`INSERT\` sem lista de colunas (27) | Percebe: quem lê a tabela. Coluna nova ou trocada de lugar quebra a linha |
| \`/tmp/remessa.txt\` | Tocado | Conta com 12 posições, centavos com 12, \`\\r\\n\` (28, 29) | Nada nesta função o esvazia. Percebe: a próxima rodada, que acrescenta ao que já estava |
| \`remessa.txt\` no FTP | Tocado | Envio em modo ASCII (37) | Percebe: quem recebe o arquivo. Suposição: um banco ou sistema de pagamento |
| Log do PHP | Tocado | \`error_log\` (31) | Só recebe exceção do trecho 27 a 29 |
| Relógio | Tocado | \`NOW()\` (27), \`sleep(2)\` por corretor (33) | \`NOW()\` usa a hora do banco. Começando às 23h50, pode passar da meia-noite |
| \`$tot\`, \`$conta\` | Internos | Arrays por corretor (20, 21) | Só o segundo laço percebe (24 a 34). \`$conta\` nunca é inicializado, e fica a da última venda lida |
| \`$taxa\`, \`$com\`, \`$valor\`, \`$linha\` | Internos | Número e texto (13 a 19, 25, 28) | Ninguém fora percebe até virarem gravação (27, 29) |
| Retorno | Sai | Inteiro, \`count($tot)\` (38) | Quantos corretores foram somados, não quantos foram gravados ou enviados |

**Erros, caminho por caminho**

- **Data inválida (5, 6):** \`strtotime\` devolve \`false\`, \`$fim\` cai em 1969 ou 1970, nenhuma venda entra, e o arquivo antigo, se existir, é enviado (37).
- **PDO em modo silencioso** (suposição: é o padrão no PHP 7.4, se ninguém o mudou):
  - \`SELECT\` falha (11): warning, zero vendas, segue para o FTP.
  - \`UPDATE\` falha (22): ninguém fica sabendo.
  - \`INSERT\` falha (27): não há exceção, o \`catch\` (30) não pega nada e **a linha vai para o arquivo mesmo assim** (29).
- **PDO lançando exceção:**
  - \`SELECT\` ou \`UPDATE\` falham (11, 22): a exceção sobe para quem chamou; as vendas já lidas ficam \`F\`, sem comissão.
  - \`INSERT\` falha (27): vai para o log (31), o corretor fica fora do arquivo, os outros seguem e o retorno conta todos (38).
- **Arquivo sem permissão (29):** \`file_put_contents\` dá warning e devolve \`false\`, sem exceção. A comissão fica no banco e não no arquivo.
- **FTP fora do ar, login recusado ou envio incompleto (35 a 37):** nenhum retorno é conferido. Há warning, e a função devolve o total como se tudo tivesse ido.
- **Sem transação (11 a 34):** uma queda no meio deixa banco e arquivo pela metade.

**Quem chama, lado a lado** (o que você informou; o resto é suposição)

| | Cron, dia 25 às 23h50 | \`fechar.php\`, pelo financeiro |
|---|---|---|
| Espera de uma rodada inteira | 2 s × corretores (33), mais SQL e FTP. Com 40 corretores, 80 s só de \`sleep\` | A mesma, com o navegador aberto. suposição: um timeout do servidor web pode mostrar erro enquanto a função continua, e a pessoa clica de novo |
| Usuário do sistema | suposição: root ou um usuário próprio. Confirmar no crontab | suposição: o usuário do servidor web. Confirmar no processo |
| Permissão de gravar | Se criar \`/tmp/remessa.txt\` primeiro, o outro pode não conseguir gravar (29) | O mesmo, ao contrário. suposição: com \`PrivateTmp\` no systemd, o \`/tmp\` da web nem é o mesmo |
| \`$CACHE_TAXA\` | suposição: pode não estar carregada | suposição: pode estar. As duas rodadas dariam taxas diferentes (14, 15) |

## Passo a passo

Exemplo: \`fecharComissao('05', 2024, $pdo)\`, com uma venda de R$ 200.000,00 em 10/05, corretor tipo \`S\`, sem taxa própria, sem estorno, loja 3.

1. **Linhas 4 a 6:** pega a tabela global de taxas e monta o período, de \`2024-05-01\` a \`2024-05-31\`.
2. **Linhas 7 a 9 e 11:** busca as vendas do período, menos as de status \`C\`, junto com os dados do corretor.
3. **Linha 12:** se for da loja 7, pula: não soma e não marca \`F\`. A nossa é da loja 3, segue.
4. **Linhas 13 a 16:** tipo \`S\` dá 6%, qualquer outro dá 4,5%. Se o corretor tiver taxa em \`$CACHE_TAXA\`, ela substitui. Aqui, 6%.
5. **Linha 17:** acima de R$ 300.000,00 a taxa cai 0,5 ponto, inclusive a taxa própria. Exatamente 300.000,00 não cai.
6. **Linhas 18 e 19:** 200.000 × 6% = 12.000,00, menos um centavo: **R$ 11.999,99**. Se fosse estorno, o sinal seria invertido.
7. **Linhas 20 a 22:** soma no total do corretor, guarda a conta e grava \`F\` na venda. Isso acontece **antes** de existir comissão.
8. **Linhas 24 a 27:** para cada corretor, total negativo vira zero; depois grava em \`comissoes\`.
9. **Linhas 28, 29 e 33:** acrescenta ao arquivo a conta e \`000001199999\`, e espera 2 segundos.
10. **Linhas 35 a 38:** envia o arquivo inteiro, com o que já houvesse de rodadas anteriores, e devolve \`1\`.

## Linhas estranhas

| Linha | O que faz | Suposição | Como confirmar |
|---|---|---|---|
| 2 | Pede para não mexer, sem motivo. Sem ela, nada muda na execução | suposição: alguém quebrou um fechamento em 2019 | Histórico do git, tarefas de 2019 |
| 4, 14, 15 | Taxa por corretor vinda de global. Sem elas, todos recebem a taxa padrão | suposição: começou como cache e virou acordo individual | Procurar quem preenche \`$CACHE_TAXA\`; comparar comissões antigas |
| 7, 13 | \`v.*\` com \`c.tipo\`: se \`vendas\` tiver \`tipo\`, o do corretor **o encobre em silêncio**, por vir depois. Idem \`nome\` e \`conta\`. Sem \`c.tipo\`, a linha 13 usaria o tipo da venda, se existir | suposição: a taxa deveria mesmo seguir o corretor | \`SHOW CREATE TABLE vendas\`; perguntar ao financeiro o que é \`S\` |
| 9, \`BETWEEN\` | Fim à meia-noite do último dia. Se \`data\` tiver hora, perde o último dia | suposição: \`data\` é \`DATE\` | \`SHOW CREATE TABLE vendas\` |
| 9, período | No dia 25, vendas de 26 em diante ainda não existem | suposição: o cron fecha o mês anterior, ou a rodada manual completa o mês e duplica o resto | Ver os parâmetros no script do cron |
| 9, \`<> 'C'\` | Deixa \`F\` entrar. Se excluísse \`F\`, a segunda rodada não pagaria de novo | suposição: \`C\` é cancelada; o \`F\` foi esquecido, ou serve só a outra tela | Contar repetidos por corretor e mês em \`comissoes\` |
| 12 | Exclui a loja 7. Sem ela, a loja 7 receberia comissão e \`F\` | suposição: loja fechada, própria ou paga por fora | Cadastro de lojas, financeiro |
| 18 | Tira um centavo de **cada venda**. Sem ela, R$ 0,01 a mais por venda | suposição: acerto com arredondamento de outro sistema | Comparar um mês antigo com o contracheque ou a planilha |
| 19 | Estorno se \`estorno_de\` não for vazio. Texto \`'0'\` conta como estorno; valor já negativo viraria positivo. Sem ela, estorno pagaria comissão | suposição: o campo é NULL ou vazio nas vendas comuns, e o valor é positivo nos estornos | \`SELECT DISTINCT estorno_de\`; valores dos estornos |
| 20 | \`+=\` em índice que não existe: notice no PHP 7.4, valor certo. Sem ela, nada é somado | suposição: notices desligados | \`error_reporting\` e \`display_errors\` |
| 21 | \`$conta\` sobrescrita a cada venda. Sem ela, a linha 28 sairia com conta zerada | suposição: cada corretor tem uma conta só | Estrutura de \`corretores\` |
| 24 | \`$valor\` aqui é o **total do corretor**; \`$v['valor']\` (17, 18) é o da venda. Nomes iguais, coisas diferentes | suposição: descuido | Ler a função inteira antes de mover linhas |
| 25 | Zera total negativo. A dívida **não passa** para o mês seguinte. Sem ela, um negativo iria para o banco e o arquivo | suposição: o banco recusa valor negativo | Layout da remessa, financeiro |
| 27 | Número concatenado ao SQL. No PHP 7.4, com locale de vírgula decimal, \`11999,99\` viraria duas colunas. Sem a linha, nada é gravado em \`comissoes\` | suposição: ninguém chama \`setlocale\` | Procurar \`setlocale\` |
| 28, \`%012d\` | Corta centavos em vez de arredondar. Venda \`S\` de 60.012,37: banco 3600.73, arquivo 360072, **um centavo a menos** | suposição: o layout pede centavos inteiros e ninguém viu o corte | Comparar banco e arquivo de um mês |
| 28, \`str_pad\` | Completa até 12, não corta conta maior e mantém hífen. Sem ela, o layout sai do lugar | suposição: as contas têm até 12 dígitos | \`SELECT\` pelo tamanho de \`conta\` |
| 29 | Acrescenta sem esvaziar antes. Sem \`FILE_APPEND\`, ficaria no arquivo apenas o último corretor | suposição: algo apaga o arquivo entre rodadas | Crontab, limpeza do \`/tmp\`, \`fechar.php\` |
| 33 | Espera 2 s por corretor. Sem ela, a rodada é mais rápida | suposição: sobrou de um envio por corretor | Histórico do git |
| 37 | Envia sempre com o mesmo nome. suposição: substitui o anterior no destino. Sem ela, nada sai do servidor | suposição: o destino consome e apaga | Quem administra 10.0.0.14 |

## Antes de mexer

| Mudança | O que pode quebrar | Como você perceberia |
|---|---|---|
| Pagar metade na venda | Filtrar e marcar \`F\` na primeira metade (9, 22) não distingue “metade paga” de “fechada” | Relatórios por \`status\` divergem; ninguém sabe quais vendas devem a segunda metade |
| Pagar metade na quitação | O filtro é por \`v.data\` (9). Quitação em outro mês não entra. Não há campo de quitação nestas linhas: pergunte de onde vem | Vendas quitadas sem segundo pagamento |
| Rodar duas vezes | Cada rodada paga de novo (9). Com duas metades, há mais ocasiões de repetir | Mais linhas em \`comissoes\` do que metades devidas |
| Dividir o valor por dois | Dividir \`$v['valor']\` antes da linha 17 muda a faixa: venda de 500.000 deixaria de perder 0,5 ponto | Comissões altas maiores que as de hoje |
| Calcular duas vezes | O centavo (18) sairia duas vezes; 11.999,99 não divide em duas partes iguais | As metades não somam o total |
| Taxa em dois momentos | \`$CACHE_TAXA\` e \`c.tipo\` podem mudar entre a venda e a quitação (13 a 15) | Metades com taxas diferentes |
| Estornar venda meio paga | A linha 19 desconta a comissão inteira; a 25 esconde o excesso | Corretor com total zero sem explicação |
| Coluna nova em \`comissoes\` | O \`INSERT\` posicional (27) falha; em modo silencioso, o arquivo sai assim mesmo (29) | Remessa com linhas que o banco não tem |
| Venda antiga já paga inteira | Vendas \`F\` de antes da mudança podem ganhar segunda metade | Total do primeiro mês fora da curva |

## Testes para escrever primeiro

Rode-os longe da produção, com MySQL de teste e sem rota para 10.0.0.14: as linhas 35 a 37 enviam de verdade. Comece cada um sem \`/tmp/remessa.txt\`.

1. **Comissão inteira no mês da venda.** Dado uma venda de 200.000,00, tipo \`S\`, sem taxa própria nem estorno, loja 3; quando o mês dela é fechado; então \`comissoes\` recebe 11999.99 de uma vez.
2. **O mês é o da venda.** Dado uma venda de abril ainda sem \`F\`; quando maio é fechado; então nada é gravado para ela.
3. **Segunda rodada paga de novo.** Dado o teste 1 já executado; quando o mesmo mês é fechado outra vez; então há duas linhas de 11999.99 em \`comissoes\`.
4. **Faixa pelo valor cheio.** Dado uma venda de 400.000,00, tipo \`S\`; quando o mês é fechado; então a comissão é 21999.99, com 5,5%.
5. **Negativo vira zero.** Dado um estorno de 200.000,00 e nenhuma outra venda do corretor; quando o mês é fechado; então \`comissoes\` recebe 0.

## Comentário de cabeçalho

\`\`\`php
/**
 * Fecha a comissão do mês (pela data da venda): grava comissoes, gera e envia a remessa.
 * NÃO é repetível: vendas com status F entram de novo e são pagas outra vez.
 * Regras: loja excluída, taxa própria, faixa de valor, centavo de ajuste, negativo vira zero.
 * A venda vira F antes da comissão existir; não há transação.
 * O arquivo de remessa acumula; falhas de arquivo e de FTP não chegam a quem chama.
 * Retorna quantos corretores foram somados, não quantos foram pagos.
 */
\`\`\``,
		corrections: [
			'Nenhum dos cinco testes olha o remessa.txt, e é esse arquivo que segue pelo FTP; quatro conferem só comissoes. No teste 3, acrescente o que sai hoje: duas linhas iguais terminadas em 000001199999, porque a função não o esvazia entre as rodadas.',
			'“MySQL de teste” e “SHOW CREATE TABLE” tratam o banco como sabido, e nenhuma linha do código diz qual é. Escreva “suposição: MySQL, pelo NOW() e pelo NULL da linha 27” e confirme onde o $pdo é criado.',
			'“Só o segundo laço percebe (24 a 34)” não vale para $tot: a linha 38 devolve count($tot) a quem chama. Quem mudar esse array para guardar metades muda também o retorno; ponha a 38 na linha da tabela.',
			'A linha 25 é descrita como “Zera total negativo”, sem o efeito seguinte: o corretor zerado ainda ganha registro em comissoes e uma linha de R$ 0,00 na remessa (27 a 29). Acrescente isso e pergunte ao financeiro se quem recebe aceita valor zero.',
		],
	},
}
