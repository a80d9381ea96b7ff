import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: '13',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			language: 'Python 3.12',
			'test framework': 'pytest',
			'intended behavior':
				'UTC send times for 48 h and 3 h before a vet visit; none from 9 p.m. to 8 a.m. clinic time: move to 8 a.m.',
			'input source':
				'nightly JSON export of a 2014 booking program, 3 clinics, 2 time zones; the front desk types times by hand',
			'worst outcome': 'a text in the middle of the night, or a reminder that arrives after the appointment',
			code: `# reminders.py
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

QUIET_START = 21
QUIET_END = 8
UTC = ZoneInfo("UTC")


def reminder_times(appt_iso, clinic_tz, leads=(48, 3), already_sent=[]):
    """UTC datetimes at which to text the owner, soonest first."""
    tz = ZoneInfo(clinic_tz)
    appt = datetime.fromisoformat(appt_iso).replace(tzinfo=tz)
    out = []
    for hours in leads:
        t = appt - timedelta(hours=hours)
        if t.hour > QUIET_START or t.hour < QUIET_END:
            t = t.replace(hour=QUIET_END, minute=0)
        if t < datetime.now(tz):
            continue
        if t.isoformat() in already_sent:
            continue
        out.append(t.astimezone(UTC))
    return sorted(out)


def send_due(appts, sms, sent_log):
    now = datetime.now(UTC)
    for a in appts:
        for t in reminder_times(a["starts"], a["tz"], already_sent=sent_log):
            if t <= now + timedelta(minutes=10):
                sms.send(a["phone"].strip(), f"Reminder: {a['pet']} has a visit at {a['starts'][11:16]}")
                sent_log.append(t.isoformat())`,
		},
		text: `## Contract

1. For a visit, \`reminder_times\` returns UTC times 48 h and 3 h before it, soonest first; hours are judged on the clinic's clock.
2. No text from 21:00 (included) to 08:00 (excluded) clinic time; such a reminder moves to 08:00. Which day's 08:00 after an evening: **decision needed**.
3. No reminder once the visit has begun. What replaces one that 08:00 would make too late: **decision needed**.
4. Assumption: each reminder is texted once to each owner, and a bad row does not keep others from theirs.
5. Late runs, daylight saving between reminder and visit, times with an offset, dates without a time: **decision needed**.

Not shown, please send: \`sms.send\` (errors, retries, time limit), how often \`send_due\` runs and whether two runs can overlap, where \`sent_log\` is kept, and one real export row per clinic.

**Partitions** (valid → invalid):

- Visit time: \`2026-03-06T15:00\`, \`2026-03-06 15:00\` → \`2026-02-30T15:00\`, \`9:00\` with one digit, \`14.30\`, \`2026-03-06\`, empty, null; with an offset: decision
- Reminder's local hour: 12:00 → evening 22:00, early 05:00
- Zone: \`America/New_York\`, \`America/Chicago\` → \`Eastern Standard Time\`, \`EST\`, empty, null
- Phone: \`0555-0100\`, padded with blanks → null, number, empty, two numbers in one field
- Pet: \`Žofka 🐾\` → null, text with a line break or link
- Now against due: exactly due, up to 10 min before → late; visit over
- Log: empty, holds this reminder → written by somebody else's reminder at the same moment
- Batch: empty, one, many → one row bad

## Edge cases

| No. | Input or situation | Technique | Expected | Source | Risk |
|---|---|---|---|---|---|
| 1 | Run at 07:55, reminder moved to 08:00 | Boundary, time | No text before 08:00 | Promise | High |
| 2 | Visit at 07:30; 3 h before, moved to 08:00 | Boundary | Nothing after 07:30 | Promise | High |
| 3 | Reminder at 21:00 or 21:59 | Boundary | Moved to 08:00 | Promise | High |
| 4 | Two runs inside the 10-minute window | Repetition | One text | Assumption | High |
| 5 | One row unreadable, phone null, zone unknown, or gateway error | Mixed batch, dependency | Others get theirs | Assumption | High |
| 6 | \`14.30\` typed for \`14:30\` | Invalid partition | Refused, or 14:30; never 14:00 | Assumption | High |
| 7 | Run one minute after due, or delayed | Boundary, time | Sent, or skipped knowingly | Decision needed | High |
| 8 | Visit at exactly 08:00; reminder lands on 08:00 | Boundary | Text at the start: allowed? | Decision needed | High |
| 9 | Reminder at 22:30 the evening before | Partition | 08:00 of which day | Decision needed | High |
| 10 | Zone \`EST\` in July: an hour off, so a text at 21:30 local is possible | Time zone | Mapped or refused | Decision needed | High |
| 11 | \`2026-03-06T14:30Z\` or \`-05:00\` | Partition | Offset honored or ignored | Decision needed | Medium |
| 12 | \`2026-03-06\` without a time | Empty | No midnight visit | Decision needed | Medium |
| 13 | \`02:30\` typed for 2:30 p.m. | Partition | Refused outside opening hours? | Decision needed | Medium |
| 14 | Two owners due at the same moment | Repetition | Both texted | Assumption | Medium |
| 15 | Stop between \`sms.send\` and the log entry; two runs at once | Repetition | Twice or never: which is worse | Decision needed | Medium |
| 16 | 48 h across March 8, 2026 | Clock change | 48 elapsed hours, or same clock time | Decision needed | Medium |
| 17 | Visit already begun; booked less than 3 h ahead | Boundary | No reminder | Promise | Medium |
| 18 | Reminder at 20:59, 07:59, 08:01 | Boundary | Stays, 08:00, stays | Promise | Medium |
| 19 | Blanks around phone, leading zero, emoji in the pet's name | Encoding | Kept whole | Assumption | Low |
| 20 | Leap day; two zones; \`leads\` unsorted | Time, order | Right UTC, soonest first | Promise | Low |

Skipped: empty leads and \`lead\` 0 or below (the export does not set them). Hostile input: a pet name with a link goes into the text as typed, and typists are staff; low.

## Likely bugs

| Line | Input | What happens | What should |
|---|---|---|---|
| 31 | Run at 07:55, due 08:00 | Texts up to 10 minutes early, so in quiet hours | Nothing before 08:00 |
| 17–18 | Visit 07:30 | 04:30 becomes 08:00, after the visit began | Nothing after the start |
| 17 | 21:00–21:59 | \`>\` lets the whole hour pass | 21:00 is quiet |
| 21 / 33 | Second run in the window | Log holds UTC text, line 21 looks for local text: no match, texted again | Once |
| 21 | Clinic zone \`UTC\`, or after that mismatch is repaired with the time alone | The key has no owner: the second owner at that moment gets nothing | Both |
| 13, 12, 32 | One bad time, zone or phone | Error ends the run; all rows after it get nothing | Others are served |
| 32 | Gateway error | Same: the run ends there | Others are served |
| 13 | \`14.30\` | Read as 14:00 and three tenths of a second; the text still says \`14.30\` | Refused, or 14:30 |
| 19 / 31 | Run at 08:00:01 | Due 08:00:00 is "past" and never sent; the window is only the 10 minutes before | See question 1 |
| 18 | Reminder at 22:30 | Moved to 08:00 of the same day, 14½ h earlier, then dropped if that is past | See question 2 |
| 13 | \`…T14:30Z\` | Offset overwritten by the clinic zone | See question 5 |
| 16 | 48 h across a clock change | Subtracts clock time: 47 or 49 real hours | See question 4 |
| 18 | \`07:59:30\` | Becomes 08:00:30: seconds stay | 08:00:00 |

## Test file

**I ran it, on Python 3.11.7 with pytest 9.0.3 (3.12 was not available). Failures first: with the marks ignored, 7 cases fail and 12 pass. As written: 12 passed, 7 expected failures.** Failing: 21:00; 21:59; visit at 07:30; run at 07:55; second run; mixed batch; dot for colon. Save as \`test_reminders.py\` beside \`reminders.py\`.

\`\`\`python
from contextlib import suppress
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest

import reminders

NY, CHICAGO = "America/New_York", "America/Chicago"
bug = pytest.mark.xfail(strict=True, reason="likely bug, see list")


@pytest.fixture
def clock(monkeypatch):
    def set_to(text):
        fixed = datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(NY))

        class Fixed(datetime):
            @classmethod
            def now(cls, tz=None):
                return cls.fromtimestamp(fixed.timestamp(), tz)

        monkeypatch.setattr(reminders, "datetime", Fixed)
    return set_to


class Sms:
    def __init__(self, broken=()):
        self.sent, self.broken = [], broken

    def send(self, phone, text):
        if phone in self.broken:
            raise ConnectionError("gateway")
        self.sent.append((phone, text))


def visit(starts, phone="0555-0100", pet="Rex", tz=NY):
    return {"starts": starts, "tz": tz, "phone": phone, "pet": pet}


def local(times):
    return [t.astimezone(ZoneInfo(NY)) for t in times]


@pytest.mark.parametrize("typed", [
    pytest.param("21:00", marks=bug),
    pytest.param("21:59", marks=bug),
    "22:00",
])
def test_reminder_falling_in_the_evening_quiet_hours_is_moved_to_8am(clock, typed):
    clock("2026-03-01T12:00")
    got = local(reminders.reminder_times(f"2026-03-06T{typed}", NY, leads=(48,)))
    assert [t.strftime("%H:%M") for t in got] == ["08:00"]


@pytest.mark.parametrize("typed, expected", [
    ("20:59", "20:59"), ("07:59", "08:00"), ("08:01", "08:01"),
])
def test_reminder_next_to_the_quiet_hours_is_moved_only_if_inside(clock, typed, expected):
    clock("2026-03-01T12:00")
    got = local(reminders.reminder_times(f"2026-03-06T{typed}", NY, leads=(48,)))
    assert [t.strftime("%d %H:%M") for t in got] == [f"04 {expected}"]


@bug
def test_visit_at_0730_gets_no_reminder_after_it_began(clock):
    clock("2026-03-01T12:00")
    began = datetime(2026, 3, 6, 7, 30, tzinfo=ZoneInfo(NY)).astimezone(timezone.utc)
    assert all(t < began for t in reminders.reminder_times("2026-03-06T07:30", NY))


@bug
def test_run_at_0755_sends_nothing_yet(clock):
    clock("2026-03-06T07:55")
    sms = Sms()
    reminders.send_due([visit("2026-03-06T10:00")], sms, [])
    assert sms.sent == []


@bug
def test_second_run_with_same_log_sends_no_second_text(clock):
    clock("2026-03-06T12:00")
    sms, log = Sms(), []
    reminders.send_due([visit("2026-03-06T15:00")], sms, log)
    reminders.send_due([visit("2026-03-06T15:00")], sms, log)
    assert len(sms.sent) == 1


@bug
def test_mixed_batch_texts_every_good_row_despite_bad_ones(clock):
    clock("2026-03-06T12:00")
    sms = Sms(broken={"0555-0104"})
    batch = [
        visit("2026-03-06T15:00", "0555-0101"),                            # good
        visit("2026-02-30T15:00", "0555-0102"),                            # impossible date
        visit("2026-03-06T15:00", None),                                   # no phone
        visit("2026-03-06T15:00", "0555-0104"),                            # gateway refuses
        visit("2026-03-06T15:00", "0555-0105", tz="Eastern Standard Time"),  # unknown zone
        visit("2026-03-06T15:00", "0555-0106"),                            # good
    ]
    with suppress(Exception):  # reporting at the end of the run stays free
        reminders.send_due(batch, sms, [])
    phones = [p for p, _ in sms.sent]
    assert phones.count("0555-0101") == 1
    assert phones.count("0555-0106") == 1
    assert not {"0555-0102", None, "None", "0555-0104"} & set(phones)
    assert phones.count("0555-0105") <= 1  # skipped or mapped, never twice


@bug
def test_dot_typed_for_colon_is_not_read_as_the_full_hour(clock):
    clock("2026-03-01T12:00")
    got = []
    with suppress(ValueError):  # refusing the row is fine
        got = reminders.reminder_times("2026-03-06T14.30", NY, leads=(3,))
    assert "11:00" not in [t.strftime("%H:%M") for t in local(got)]


def test_two_owners_at_the_same_time_both_get_a_text(clock):
    clock("2026-03-06T12:00")
    sms = Sms()
    batch = [visit("2026-03-06T15:00", p) for p in ("0555-0101", "0555-0102")]
    reminders.send_due(batch, sms, [])
    assert [p for p, _ in sms.sent] == ["0555-0101", "0555-0102"]


@pytest.mark.parametrize("starts, tz, expected", [
    ("2026-03-06T15:00", NY, ["2026-03-04 20:00", "2026-03-06 17:00"]),
    ("2026-03-06T15:00", CHICAGO, ["2026-03-04 21:00", "2026-03-06 18:00"]),
    ("2026-07-07T09:30", NY, ["2026-07-05 13:30", "2026-07-07 12:00"]),
    ("2028-03-01T15:00", NY, ["2028-02-28 20:00", "2028-03-01 17:00"]),
])
def test_visit_gives_48h_and_3h_times_in_utc_for_its_own_zone(clock, starts, tz, expected):
    clock("2026-03-01T12:00")
    got = reminders.reminder_times(starts, tz)
    assert [t.strftime("%Y-%m-%d %H:%M") for t in got] == expected
    assert all(t.utcoffset() == timedelta(0) for t in got)


def test_visit_that_began_a_minute_ago_gets_no_reminder(clock):
    clock("2026-03-06T15:01")
    assert reminders.reminder_times("2026-03-06T15:00", NY) == []


def test_text_names_pet_and_typed_time_and_keeps_the_leading_zero(clock):
    clock("2026-03-06T12:00")
    sms = Sms()
    reminders.send_due([visit("2026-03-06 15:00", " 0555-0100 ", "Žofka 🐾")], sms, [])
    [(phone, text)] = sms.sent
    assert phone == "0555-0100"
    assert "Žofka 🐾" in text and "15:00" in text


def test_leads_in_any_order_come_back_soonest_first(clock):
    clock("2026-03-01T12:00")
    got = reminders.reminder_times("2026-03-06T15:00", NY, leads=(3, 48))
    assert [t.day for t in got] == [4, 6]
\`\`\`

## Decisions needed

1. If a run comes up to 15 minutes late, is the reminder still sent? (yes / no) Waiting: run at 12:01 for a reminder due at 12:00.
2. Does a reminder that falls between 21:00 and midnight move to 08:00 of the *next* day? (yes / no, same day) Waiting: 22:30 gives which date.
3. If 08:00 is at or after the start of the visit, is the reminder sent the evening before, by 20:59? (yes / no, dropped) Waiting: visit at 08:00; the replacement for 07:30.
4. Are the 48 h real hours when the clock changes in between? (yes / no, same clock time) Waiting: visit on Monday, March 9, 2026, 09:00.
5. Does an offset or \`Z\` in the export count over the clinic's zone? (yes / no) Waiting: \`T14:30Z\`.
6. Is a date without a time refused and reported? (yes / no) Waiting: \`2026-03-06\`.
7. Is a visit outside opening hours, such as 02:30, refused and reported? (yes / no; which hours?) Waiting: \`T02:30\`.
8. After a stop between texting and logging, is a second text better than none? (yes / no) Waiting: log that fails on \`append\`.
9. Is \`EST\` in the export meant as New York time, with daylight saving? (yes / no) Waiting: \`EST\` in July.

## Check

No answer above turns a test in the file red: I held each against all nine. The mutations below are ones I ran; each turned the test red.

| Test | Exposes, or mutation caught |
|---|---|
| evening quiet hours | Bug, line 17; 22:00 catches \`QUIET_START = 22\` |
| next to the quiet hours | \`< QUIET_END\` into \`<=\`; \`QUIET_START = 19\`; \`minute=0\` removed |
| visit at 07:30 | Bug, lines 17–18 |
| run at 07:55 | Bug, line 31 |
| second run | Bug, lines 21 / 33 |
| mixed batch | Bug, lines 12, 13, 32 |
| dot for colon | Bug, line 13 |
| two owners | Key on line 21 turned into UTC, still without the owner |
| 48 h and 3 h in UTC | \`tzinfo=tz\` into UTC; \`.astimezone(UTC)\` removed |
| visit began a minute ago | Line 19 guard removed |
| text and phone | \`[11:16]\` shifted to \`[10:15]\`; \`.strip()\` removed |
| leads in any order | \`sorted\` removed |

Merged: 21:00, 21:59 and 22:00; the four kinds of bad row; both zones, summer and leap day. Dropped: empty batch (no bug, no mutation). Imports and names (\`reminder_times\`, \`send_due\`, \`datetime\` in \`reminders\`) exist in your code.`,
		corrections: [
			'“No answer above turns a test in the file red” is not so: question 7 asks whether visits outside opening hours are refused, and the quiet-hours tests use visits at 21:00, 22:00 and 07:59. Keep the visit at 15:00 and reach the hour with leads=(18,) or (17,).',
			'“Mixed batch” is said to expose lines 12, 13 and 32, but the run stops at its second row, the impossible date; the missing phone, the gateway and the zone are never reached. Make one case of each bad row, so that a half fix shows.',
			'Nothing covers a visit moved or cancelled after the nightly export, nor one owner with two pets at the same hour. Add both: the first texts a wrong time, the second decides whether the key needs the pet as well as the phone.',
			'The seven expected failures pass on any exception, a typo in the test included, since “strict=True” only objects to success. Add raises=AssertionError where the code returns a wrong value, and name the line in each reason instead of “likely bug, see list”.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			linguagem: 'Python 3.13',
			'framework de teste': 'pytest 8',
			'comportamento prometido':
				'dá baixa na mensalidade certa a cada Pix recebido; depois do vencimento cobra 2%; o que não casar vai para sobras',
			'origem dos dados':
				'CSV que o banco exporta todo dia às 7h; mensalidades vêm da planilha da secretária da escola de judô',
			'pior resultado': 'um Pix só dar baixa em duas mensalidades, ou sumir sem aparecer em lista nenhuma',
			código: `import csv
from datetime import datetime

MULTA = 0.02


def ler_avisos(caminho):
    avisos = []
    with open(caminho, encoding="latin-1") as arq:
        for linha in csv.DictReader(arq, delimiter=";"):
            avisos.append({
                "txid": linha["Identificador"],
                "cpf": int(linha["CPF"].replace(".", "").replace("-", "")),
                "valor": float(linha["Valor"].replace(",", ".")),
                "quando": datetime.strptime(linha["Data"], "%d/%m/%Y %H:%M"),
            })
    return avisos


def baixar(avisos, mensalidades):
    # mensalidade: cpf (str), valor (float), vencimento (date), paga (bool)
    baixadas, sobras = [], []
    for aviso in avisos:
        for m in mensalidades:
            if int(m["cpf"]) != aviso["cpf"]:
                continue
            devido = m["valor"]
            if aviso["quando"].day > m["vencimento"].day:
                devido = devido + devido * MULTA
            if aviso["valor"] >= devido:
                m["paga"] = True
                m["paga_em"] = aviso["quando"]
                if aviso["valor"] > devido:
                    m["credito"] = aviso["valor"] - devido
                baixadas.append(m)
            else:
                sobras.append(aviso)
    return baixadas, sobras`,
		},
		text: `Rodei os testes, com Python 3.13.0 e pytest 8.4.2. **Falharam 8, todos marcados como falha prevista; 3 passaram; nenhuma surpresa.** O pior resultado que você descreveu acontece nos dois sentidos: um Pix baixa duas mensalidades e outro some.

## Contrato

1. Entra o CSV do banco (\`Identificador\`, \`CPF\`, \`Valor\`, \`Data\`) e a lista de mensalidades. Sai cada Pix em um lugar: numa baixa ou em \`sobras\`.
2. Um Pix baixa no máximo uma mensalidade, a certa: mesmo CPF e ainda aberta. Decisão pendente: qual, se houver duas abertas.
3. Até o dia do vencimento, inclusive, deve-se o valor; depois, o valor mais 2%. Decisão pendente: arredondamento e vencimento em dia não útil.
4. O que não casa vai para \`sobras\`, uma vez. Decisão pendente: valor a menor, a maior, mensalidade já paga.
5. Linha ilegível e aviso repetido: a promessa se cala. Decisão pendente.
6. suposição: o CSV só traz Pix recebido, em horário de Brasília, com CPF completo, e cada Pix tem um \`Identificador\` próprio.

## Casos de borda

| Nº | Entrada ou situação | Técnica | Esperado | Fonte | Risco |
|---|---|---|---|---|---|
| 1 | Um Pix, duas mensalidades abertas do mesmo CPF | partição, um e dois | no máximo uma baixa | promessa | alto |
| 2 | CPF sem mensalidade, ou lista de mensalidades vazia | partição inválida, vazio | vai para \`sobras\` | promessa | alto |
| 3 | Mesmo \`txid\` duas vezes, duas abertas | entorno, repetição | no máximo uma baixa | promessa; destino do segundo, decisão pendente | alto |
| 4 | Uma mensalidade paga e uma aberta, um Pix | partição | baixa a aberta, não toca a paga | promessa | alto |
| 5 | Mesmo arquivo processado de novo, ou rodada parada no meio | entorno, repetição | nenhum Pix baixa segunda vez | promessa; como lembrar, decisão pendente | alto |
| 6 | Lote misto: casa, desconhecido, duas abertas, casa | entorno, ordem | cada Pix aparece uma vez | promessa | alto |
| 7 | Valor menor, duas mensalidades do mesmo CPF | partição | aparece uma vez só | promessa; destino, decisão pendente | alto |
| 8 | \`1.234,56\` | entorno, número | 1234,56 | suposição: o banco põe ponto de milhar | alto |
| 9 | Pago em 07/06 para vencimento 10/05, com 2% | partição ordenada | baixa com multa, sem crédito | promessa | alto |
| 10 | Pago em 20/04 para vencimento 10/05 | partição ordenada | baixa sem multa | promessa | alto |
| 11 | CNPJ com \`/\`, CNPJ alfanumérico, CPF mascarado ou vazio | entorno, texto | não derruba os outros Pix, não some | decisão pendente | alto |
| 12 | Linha curta, rodapé de total, data com segundos | entorno, arquivo | idem | decisão pendente | alto |
| 13 | 150,00 às 23h59 do vencimento; 153,00 às 00h00 do dia seguinte | limite | baixa nos dois, sem crédito | promessa | médio |
| 14 | 149,99 no prazo; 150,00 e 152,99 depois do prazo | limite | não baixa como quitada sem decisão | decisão pendente | médio |
| 15 | 130,10 mais 2% = 132,702 | entorno, centavos | 132,70 ou 132,71 | decisão pendente | médio |
| 16 | Vencimento no sábado, pago na segunda | entorno, tempo | com ou sem multa | decisão pendente | médio |
| 17 | CPF com zero à esquerda, pontuado de um lado só | entorno, texto | casa | promessa | médio |
| 18 | Vencimento em 29/02/2028 ou dia 31, pago no dia 1º | entorno, tempo | multa (mesma partição do 9) | promessa | médio |
| 19 | Arquivo em UTF-8 com BOM | entorno, arquivo | lê o primeiro cabeçalho | suposição: hoje é latin-1 | médio |
| 20 | \`Identificador\` como \`=HYPERLINK(...)\`, se a lista for aberta em planilha | entorno, malicioso | tratado como texto | suposição | baixo |

Pulei: nome com acento, apóstrofo ou emoji (a coluna não é lida), fuso e horário de verão antigo (nenhuma conversão de hora), rede lenta ou fora do ar (não há rede), duas execuções ao mesmo tempo (um arquivo por dia, às 7h). Arquivo que o banco não gerou dá erro visível, e nenhum Pix se perde.

## Bugs prováveis

Linha 1 é \`import csv\`.

- **Linha 35, um Pix e duas abertas:** o laço das mensalidades continua depois da baixa e quita as duas. Deveria quitar no máximo uma.
- **Linhas 24 a 26, CPF desconhecido ou lista vazia:** o laço acaba sem passar pelo \`else\`; o Pix não entra em lista nenhuma. Deveria ir para \`sobras\`.
- **Linha 12, mesmo \`txid\` duas vezes:** ele é lido e nunca comparado. O segundo aviso quita de novo. Deveria contar como um Pix.
- **Linha 25, mensalidade já paga:** \`paga\` não é consultado; \`paga_em\` é sobrescrito e a baixa se repete. Deveria procurar só entre as abertas.
- **Linha 28, 07/06 contra 10/05:** 7 não é maior que 10, então não há multa e os 3,00 viram crédito. Deveria comparar datas inteiras.
- **Linha 28, 20/04 contra 10/05:** 20 é maior que 10, cobra multa adiantado e o Pix certo vai para \`sobras\`. Deveria baixar.
- **Linha 37, valor menor com duas mensalidades:** o mesmo Pix entra duas vezes em \`sobras\`; com valores diferentes, pode estar em \`sobras\` e em \`baixadas\`. Deveria aparecer uma vez.
- **Linha 14, \`1.234,56\`:** vira \`1.234.56\` e lança \`ValueError\`; o arquivo inteiro para. Deveria ler 1234,56.
- **Linha 13, CNPJ, CPF mascarado, vazio ou linha curta:** \`ValueError\` ou \`AttributeError\`, e nenhum Pix do dia é processado. O que deveria depende da pergunta 8.
- **Linha 25, CPF pontuado na planilha:** \`int("012.345.678-90")\` lança \`ValueError\`. suposição: a secretária pode digitar assim; deveria casar.
- **Linha 9, UTF-8 com BOM:** o primeiro cabeçalho ganha \`ï»¿\`; se for \`Identificador\`, dá \`KeyError\`. suposição, confirme com um arquivo real.

Multa com centavos exatos não mostrou erro de \`float\` nas mensalidades de 50,00 a 400,00, de 0,50 em 0,50; fora disso, o problema é o arredondamento (pergunta 4).

## Arquivo de testes

suposição: o código está em \`baixas.py\`. Salve como \`test_baixas.py\` na mesma pasta. As marcas são \`strict\`: quando o bug for corrigido, o teste avisa que a marca deve sair.

\`\`\`python
from datetime import date, datetime

import pytest

from baixas import baixar, ler_avisos

CPF = "01234567890"


def aviso(txid, valor, quando, cpf=CPF):
    return {"txid": txid, "cpf": int(cpf), "valor": valor, "quando": quando}


def mensalidade(vencimento, valor=150.0, cpf=CPF, paga=False):
    return {"cpf": cpf, "valor": valor, "vencimento": vencimento, "paga": paga}


def gravar_csv(pasta, *linhas):
    arquivo = pasta / "pix.csv"
    texto = "\\n".join(["Identificador;CPF;Valor;Data", *linhas]) + "\\n"
    arquivo.write_text(texto, encoding="latin-1")
    return arquivo


@pytest.mark.xfail(strict=True, reason="linha 35: falta parar depois da baixa")
def test_um_pix_e_duas_abertas_do_mesmo_cpf_baixa_no_maximo_uma():
    maio, junho = mensalidade(date(2027, 5, 10)), mensalidade(date(2027, 6, 10))
    baixar([aviso("A", 150.0, datetime(2027, 5, 5, 9, 0))], [maio, junho])
    assert maio["paga"] + junho["paga"] <= 1


@pytest.mark.xfail(strict=True, reason="linhas 24 a 26: sem CPF igual, o Pix some")
def test_um_pix_de_cpf_desconhecido_vai_para_sobras():
    pix = aviso("A", 150.0, datetime(2027, 5, 5, 9, 0), cpf="98765432100")
    maio = mensalidade(date(2027, 5, 10))
    assert baixar([pix], [maio]) == ([], [pix])


@pytest.mark.xfail(strict=True, reason="linha 12: txid lido e nunca comparado")
def test_mesmo_txid_duas_vezes_e_duas_abertas_baixa_no_maximo_uma():
    maio, junho = mensalidade(date(2027, 5, 10)), mensalidade(date(2027, 6, 10))
    pix = aviso("A", 150.0, datetime(2027, 5, 5, 9, 0))
    baixar([pix, dict(pix)], [maio, junho])
    assert maio["paga"] + junho["paga"] <= 1


@pytest.mark.xfail(strict=True, reason="linha 25: nao olha se ja esta paga")
def test_pix_com_abril_paga_e_maio_aberta_baixa_maio_e_nao_toca_abril():
    abril = mensalidade(date(2027, 4, 12), paga=True)
    abril["paga_em"] = datetime(2027, 4, 9, 8, 0)
    maio = mensalidade(date(2027, 5, 10))
    baixar([aviso("B", 150.0, datetime(2027, 5, 5, 9, 0))], [abril, maio])
    assert (abril["paga_em"], maio["paga"]) == (datetime(2027, 4, 9, 8, 0), True)


@pytest.mark.xfail(strict=True, reason="linha 28: compara o dia do mes, nao a data")
def test_pix_no_mes_seguinte_com_multa_baixa_sem_credito():
    maio = mensalidade(date(2027, 5, 10))
    baixar([aviso("A", 153.0, datetime(2027, 6, 7, 9, 0))], [maio])
    assert (maio["paga"], maio.get("credito", 0)) == (True, 0)


@pytest.mark.xfail(strict=True, reason="linha 28: compara o dia do mes, nao a data")
def test_pix_adiantado_em_20_de_abril_para_10_de_maio_baixa_sem_multa():
    maio = mensalidade(date(2027, 5, 10))
    baixar([aviso("A", 150.0, datetime(2027, 4, 20, 9, 0))], [maio])
    assert maio["paga"] is True


@pytest.mark.xfail(strict=True, reason="linha 14: ponto de milhar quebra o float")
def test_valor_1_234_56_com_ponto_de_milhar_e_lido_inteiro(tmp_path):
    arquivo = gravar_csv(tmp_path, "A;012.345.678-90;1.234,56;05/05/2027 09:00")
    assert float(ler_avisos(arquivo)[0]["valor"]) == pytest.approx(1234.56)


@pytest.mark.xfail(strict=True, reason="linhas 24 a 26 e 35: um item some, outro se repete")
def test_lote_misto_de_quatro_pix_cada_um_aparece_uma_vez():
    mensalidades = [
        mensalidade(date(2027, 5, 10)),
        mensalidade(date(2027, 5, 10), cpf="11122233344"),
        mensalidade(date(2027, 6, 10), cpf="11122233344"),
        mensalidade(date(2027, 5, 10), cpf="55566677788"),
    ]
    lote = [
        aviso("A", 150.0, datetime(2027, 5, 3, 9, 0)),
        aviso("B", 150.0, datetime(2027, 5, 4, 9, 0), cpf="98765432100"),
        aviso("C", 150.0, datetime(2027, 5, 5, 9, 0), cpf="11122233344"),
        aviso("D", 150.0, datetime(2027, 5, 6, 9, 0), cpf="55566677788"),
    ]
    baixadas, sobras = baixar(lote, mensalidades)
    vezes = {
        a["txid"]: sum(m["paga_em"] == a["quando"] for m in baixadas)
        + sum(s["txid"] == a["txid"] for s in sobras)
        for a in lote
    }
    assert vezes == {"A": 1, "B": 1, "C": 1, "D": 1}


def test_no_dia_do_vencimento_23h59_valor_exato_baixa_sem_multa():
    maio = mensalidade(date(2027, 5, 10))
    baixar([aviso("A", 150.0, datetime(2027, 5, 10, 23, 59))], [maio])
    assert (maio["paga"], maio.get("credito", 0)) == (True, 0)


def test_no_dia_seguinte_00h00_com_2_por_cento_baixa_sem_credito():
    maio = mensalidade(date(2027, 5, 10))
    baixar([aviso("A", 153.0, datetime(2027, 5, 11, 0, 0))], [maio])
    assert (maio["paga"], maio.get("credito", 0)) == (True, 0)


def test_cpf_com_zero_e_pontuacao_no_csv_casa_com_cpf_limpo_da_planilha(tmp_path):
    arquivo = gravar_csv(tmp_path, "A;012.345.678-90;150,00;05/05/2027 09:00")
    maio = mensalidade(date(2027, 5, 10))
    baixar(ler_avisos(arquivo), [maio])
    assert maio["paga"] is True
\`\`\`

**O que cada um pega**

| Teste | Bug exposto ou mutação pega |
|---|---|
| duas abertas | linha 35 |
| CPF desconhecido | linhas 24 a 26 |
| mesmo \`txid\` | linha 12: parar depois da baixa, sozinho, deixaria o segundo aviso quitar a outra |
| abril paga | linha 25 |
| mês seguinte com multa; adiantado | linha 28, um para cada lado |
| ponto de milhar | linha 14 |
| lote misto | linhas 24 a 26 e 35 juntas; também um \`break\` posto no laço errado |
| vencimento 23h59 | \`>\` virar \`>=\` na linha 28; \`>=\` virar \`>\` na 30 |
| dia seguinte 00h00 | \`MULTA\` virar 0.01 ou 0.03 |
| CPF com zero | tirar o \`int\` da linha 13 ou da 25; tirar a troca da vírgula na 14 |

Apliquei as mutações das três últimas linhas, uma por vez: todas foram pegas.

## Decisões pendentes

Em cada uma, o teste que saiu porque alguma resposta o reprovaria.

1. Com duas abertas do mesmo CPF, o Pix baixa a mais antiga, a de valor igual ou vai para \`sobras\`? (Saiu: “baixa a mais antiga”.)
2. Pix menor que o devido, inclusive atrasado sem os 2%: \`sobras\`, baixa parcial, ou baixa com a diferença a cobrar? (Saíram: 149,99 no prazo; 150,00 em atraso; um menor repetido em \`sobras\`.)
3. Pix maior que o devido: crédito na mensalidade ou \`sobras\`? (Saiu: 200,00 para 150,00.)
4. A multa arredonda para o centavo mais próximo ou corta? (Saiu: 132,70 para 130,10 em atraso.)
5. Aviso repetido com o mesmo \`txid\`: descartar com registro ou mostrar em \`sobras\`? (Saiu: “o segundo está em \`sobras\`”.)
6. \`Identificador\` vazio: dois Pix iguais em tudo são um ou dois? (Saiu: dois sem \`txid\`.)
7. Vencimento em sábado, domingo ou feriado passa para o dia útil seguinte? (Saiu: vence sábado, paga segunda. Os que ficaram vencem numa segunda-feira.)
8. Linha que não se lê (CNPJ, CPF mascarado, linha curta): para o arquivo com erro claro ou separa a linha e segue com as outras? Empresa pode pagar por aluno? (Saíram: CNPJ alfanumérico, linha curta, CPF vazio.)
9. Outro Pix do mesmo CPF, com tudo já pago: crédito ou \`sobras\`? (Saiu: “vai para \`sobras\`”.)
10. Linha negativa, de devolução: ignorar, \`sobras\` ou reabrir a mensalidade? (Saiu: −150,00.)
11. Processar o mesmo arquivo de novo deve ignorar o que já foi processado, com o \`txid\` guardado? (Saiu: mesma rodada duas vezes.)`,
		corrections: [
			'Nenhum teste pega o Pix que some na leitura: um conserto com except ValueError: continue em ler_avisos passa nos 11. Acrescente um CSV de três linhas com uma ilegível e aceite só dois finais: erro claro, ou as três em alguma lista. Vale para qualquer resposta da pergunta 8.',
			'O bug da linha 37 ficou sem teste. Mesmo consertando o resto, um Pix de 100,00 com duas mensalidades abertas entra duas vezes em sobras. Teste que ele apareça uma vez só, somadas as duas listas, como no lote misto: nenhuma resposta da pergunta 2 o reprova.',
			'A linha 11 da tabela espera que o CPF ilegível “não derruba os outros Pix”, e a 12 diz “idem”; a pergunta 8 ainda admite parar o arquivo “com erro claro”. Deixe no esperado só “não some” e mude a fonte para promessa.',
			'“Os que ficaram vencem numa segunda-feira” não é verdade para todos: 10/06/2027, usado em três testes, é quinta. Não muda o resultado, mas corrija a frase ou troque a data por 14/06.',
		],
	},
}
