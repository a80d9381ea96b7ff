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
		text: `I could not run code here, so no test below has a result yet. Line numbers count from \`# reminders.py\` as line 1.

## Contract

1. For each visit, return UTC send times 48 h and 3 h before it, soonest first. Whether 48 h across a clock change means elapsed hours or the same wall time: **decision needed**.
2. No text goes out from 21:00 up to 08:00 clinic time; it moves to the 08:00 that ends that night.
3. No reminder arrives after the appointment. What replaces one that 08:00 makes too late: **decision needed**.
4. Each reminder goes out once per appointment (assumption: that is what \`sent_log\` is for).
5. One bad row or one failed text does not cost other owners theirs (assumption).
6. How early or late a text may leave, and how often the job runs: **decision needed**.

## Edge cases

| No. | Input or situation | Technique | Expected | Source | Risk |
|---|---|---|---|---|---|
| 1 | Visit at 07:30 (surgery drop-off), 3 h reminder | Boundary (quiet end against visit) | Nothing after 07:30 | promise | high |
| 2 | Job runs at 07:55, reminder due at 08:00 | Boundary, time | No text yet | promise | high |
| 3 | Job runs at 08:00:01, reminder due at 08:00 | Boundary, time | Text goes out | assumption: 1 s late is fine | high |
| 4 | Job runs twice while a reminder is due | Repetition | One text | assumption | high |
| 5 | \`starts\` is \`"9:30"\`, \`""\` or null | Invalid partition | Other owners still texted | assumption | high |
| 6 | Date without time, \`"2025-06-10"\` | Invalid partition | Never a 21:00 text; reject or hold | decision needed | high |
| 7 | SMS service raises on one number | Dependency down | Other owners still texted | assumption | high |
| 8 | Visit moved from 15:00 to 10:00 after the export | Order, stale data | No text at 12:00 | promise; remedy: decision needed | high |
| 9 | Reminder falls at 20:59 or 21:00 | Boundary | 20:59 stays; 21:00 moves to next 08:00 | promise | high |
| 10 | Reminder falls at 22:30 on the last of a month | Partition, month end | 08:00 on the 1st | promise | high |
| 11 | \`01:30\` typed for 13:30 | Valid format, wrong value | Hold for the desk, or accept | decision needed | high |
| 12 | Two pets with the same send time | Repetition | Two texts | assumption | medium |
| 13 | Visit at exactly 08:00 | Boundary | Send at 08:00, or not at all | decision needed | medium |
| 14 | Reminder falls at 07:59, 08:00 or 08:01 | Boundary | 08:00, 08:00, 08:01 | promise | medium |
| 15 | Job skips a run, or slow SMS calls delay it | Dependency slow | Send late, or drop | decision needed | high |
| 16 | \`starts\` ends in \`Z\` or an offset | Valid partition | Honor the offset, or reject | decision needed | medium |
| 17 | Zone is missing, \`"Eastern Standard Time"\` or fixed \`"EST"\` | Invalid partition | Hold the row; other owners texted | decision needed for the row | medium |
| 18 | 48 h spans a clock change | Time | 48 elapsed hours, or same wall time | decision needed | medium |
| 19 | Phone is null, empty or a JSON number | Missing, type | Hold the row; other owners texted | decision needed for the row | medium |
| 20 | Visit booked 24 h ahead; same visit in second zone | Valid partitions | Only the 3 h reminder; correct UTC for each zone | promise | medium |

Skipped: hostile input (internal export typed by staff), accents and emoji (no code path depends on them), leap day (\`timedelta\` handles it), changed \`leads\` (not from this source).

## Likely bugs

| Bug | Line | Input | What happens | What should happen |
|---|---|---|---|---|
| B1 | 17–18 | Visit at 07:30 | 3 h reminder moves to 08:00, after the visit | Nothing after the visit |
| B2 | 31 | Due at 08:00, job at 07:55 | Text leaves at 07:55, in quiet hours | Not before 08:00 |
| B3 | 19 | Due at 08:00, job at 08:00:01 | Reminder is dropped for good; slow sending or a skipped run does the same | It is sent |
| B4 | 21, 33 | Job runs twice | Log holds UTC strings; line 21 compares clinic-time strings. They do not match, so each run texts again | One text |
| B5 | 17 | Reminder at 21:00–21:59 | \`>\` lets the whole hour through | Moves to 08:00 |
| B6 | 18 | Reminder at 22:30 | Moves to 08:00 the *same* day, 14.5 h earlier | 08:00 next morning |
| B7 | 13, 29–32 | Malformed or null \`starts\` | Exception ends the whole loop | Other owners still texted |
| B8 | 32 | SMS service raises | Same; B3 then makes the loss permanent | Other owners still texted |
| B9 | 21, 33 | Two visits due at the same instant | The key has no appointment in it. The mismatch in B4 mostly hides this; repairing B4 alone exposes it | Both texted |
| B10 | 13, 32 | \`"2025-06-10"\` | Read as midnight: 3 h reminder at 21:00, and the text ends “has a visit at ” | No quiet-hour text |

\`already_sent=[]\` is a mutable default, but the function never changes it: no bug today.

## Tests

Assumption: zones are New York and Chicago. Nothing is random, so there is no seed to fix.

\`\`\`python
# test_reminders.py
from contextlib import suppress
from datetime import datetime, timedelta, timezone

import pytest

import reminders

NY = "America/New_York"  # UTC-4 on the dates used
CHICAGO = "America/Chicago"  # UTC-5 on the dates used


def utc(month, day, hour, minute=0, second=0):
    return datetime(2025, month, day, hour, minute, second, tzinfo=timezone.utc)


@pytest.fixture
def set_clock(monkeypatch):
    def set_to(instant):
        class FixedDatetime(datetime):
            @classmethod
            def now(cls, tz=None):
                return instant.astimezone(tz) if tz else instant.replace(tzinfo=None)

        monkeypatch.setattr(reminders, "datetime", FixedDatetime)

    return set_to


class FakeSms:
    def __init__(self, failing=()):
        self.failing = failing
        self.phones = []

    def send(self, phone, text):
        if phone in self.failing:
            raise ConnectionError("sms service down")
        self.phones.append(phone)


def visit(starts="2025-06-10T14:00:00", phone="5550101", pet="Milo"):
    return {"starts": starts, "tz": NY, "phone": phone, "pet": pet}


def test_visit_0730_gives_no_reminder_after_the_visit(set_clock):
    set_clock(utc(6, 1, 12))
    times = reminders.reminder_times("2025-06-10T07:30:00", NY)
    assert [t for t in times if t > utc(6, 10, 11, 30)] == []


def test_job_at_0755_sends_nothing_due_at_0800(set_clock):
    set_clock(utc(6, 10, 11, 55))
    sms = FakeSms()
    reminders.send_due([visit("2025-06-10T10:00:00")], sms, [])
    assert sms.phones == []


def test_job_one_second_after_0800_sends_reminder_due_at_0800(set_clock):
    set_clock(utc(6, 10, 12, 0, 1))
    sms = FakeSms()
    reminders.send_due([visit("2025-06-10T10:00:00")], sms, [])
    assert sms.phones == ["5550101"]


def test_job_run_twice_when_due_sends_one_text(set_clock):
    set_clock(utc(6, 10, 15))
    sms, log = FakeSms(), []
    reminders.send_due([visit()], sms, log)
    reminders.send_due([visit()], sms, log)
    assert sms.phones == ["5550101"]


@pytest.mark.parametrize("starts", ["9:30", None], ids=["malformed", "null"])
def test_bad_start_in_first_row_still_texts_second_owner(set_clock, starts):
    set_clock(utc(6, 10, 15))
    sms = FakeSms()
    with suppress(Exception):  # how the bad row is reported is left open
        reminders.send_due([visit(starts), visit(phone="5550102")], sms, [])
    assert "5550102" in sms.phones


def test_sms_failure_for_first_owner_still_texts_second_owner(set_clock):
    set_clock(utc(6, 10, 15))
    sms = FakeSms(failing=("5550101",))
    with suppress(Exception):  # how the failure is reported is left open
        reminders.send_due([visit(), visit(phone="5550102")], sms, [])
    assert "5550102" in sms.phones


@pytest.mark.parametrize(
    "clock_time, expected",
    [("20:59", utc(6, 9, 0, 59)), ("21:00", utc(6, 9, 12))],
)
def test_reminder_2059_stays_and_2100_moves_to_next_0800(set_clock, clock_time, expected):
    set_clock(utc(6, 1, 12))
    times = reminders.reminder_times(f"2025-06-10T{clock_time}:00", NY, leads=(48,))
    assert times == [expected]


def test_reminder_2230_on_june_30_moves_to_0800_on_july_1(set_clock):
    set_clock(utc(6, 1, 12))
    times = reminders.reminder_times("2025-07-02T22:30:00", NY, leads=(48,))
    assert times == [utc(7, 1, 12)]


@pytest.mark.parametrize(
    "starts, expected",
    [
        ("10:59", utc(6, 10, 12)),
        ("11:00", utc(6, 10, 12)),
        ("11:01", utc(6, 10, 12, 1)),
    ],
)
def test_reminder_0759_moves_to_0800_and_0800_and_0801_stay(set_clock, starts, expected):
    set_clock(utc(6, 1, 12))
    times = reminders.reminder_times(f"2025-06-10T{starts}:00", NY, leads=(3,))
    assert times == [expected]


def test_two_pets_due_at_same_instant_get_two_texts(set_clock):
    set_clock(utc(6, 10, 15))
    sms = FakeSms()
    rows = [visit(), visit(phone="5550102", pet="Luna")]
    reminders.send_due(rows, sms, [])
    assert sms.phones == ["5550101", "5550102"]


def test_visit_booked_24h_ahead_gives_only_3h_reminder(set_clock):
    set_clock(utc(6, 9, 18))
    assert reminders.reminder_times("2025-06-10T14:00:00", NY) == [utc(6, 10, 15)]


def test_chicago_visit_gives_utc_times_soonest_first(set_clock):
    set_clock(utc(6, 1, 12))
    times = reminders.reminder_times("2025-06-10T14:00:00", CHICAGO, leads=(3, 48))
    assert times == [utc(6, 8, 19), utc(6, 10, 16)]
    assert all(t.utcoffset() == timedelta(0) for t in times)
\`\`\`

## Decisions needed

1. If 08:00 is after the visit, should the reminder go out the evening before 21:00 (yes), or not at all (no)?
2. May a reminder arrive at the very minute of the visit?
3. Does 48 h mean elapsed hours when the clock changes (yes), or the same wall time two days earlier (no)?
4. May a text leave up to 10 minutes early outside quiet hours?
5. May a missed reminder still go out late, if it is before the visit and outside quiet hours? If yes, is 60 minutes the limit?
6. Should a visit with no time, or outside opening hours, be held for the front desk?
7. Is \`starts\` always clinic time without \`Z\` or an offset? If not, should the offset win?
8. Should a row with an unknown zone or unusable phone be held and reported?
9. Must same-day changes and cancellations reach this job before it sends?

Please also share one real export row, both zone names, the job's schedule, and how \`sent_log\` is stored.

## Check

| Test | Catches |
|---|---|
| Visit 07:30 | B1 |
| Job at 07:55 | B2 |
| Job at 08:00:01 | B3 |
| Job run twice | B4 |
| Bad start | B7 |
| SMS failure | B8 |
| 20:59 / 21:00 | B5; mutation \`QUIET_START = 20\` with \`>=\` |
| 22:30 on June 30 | B6; a repair that uses \`day + 1\` |
| 07:59 / 08:00 / 08:01 | Mutation \`<\` to \`<=\` before \`QUIET_END\`; \`minute=0\` removed |
| Two pets | B9: mutation of line 21 to \`t.astimezone(UTC).isoformat()\` |
| Booked 24 h ahead | Mutation: line 19 \`<\` to \`>\` |
| Chicago | Mutation: \`sorted\` or \`astimezone(UTC)\` removed |

The quiet-hour boundary values are merged by parameter; rows 6, 8, 11, 13 and 15–19 have no test of their own because a decision is open. \`reminders.reminder_times\`, \`reminders.send_due\`, their parameters and \`reminders.datetime\` all exist in the pasted code; the remaining imports are the standard library and pytest. On a machine without system time zone data, \`ZoneInfo\` also needs the \`tzdata\` package.`,
		corrections: [
			'The job-at-08:00:01 test expects a late text, yet question 5 asks whether late texts are allowed at all. Hold that test back until you have the answer; it rests on an open decision.',
			"“No code path depends on” accents or emoji is wrong: the pet's name goes into the text on line 32. An emoji can force the shorter SMS encoding of 70 characters, so test one such name.",
			'A crash between lines 32 and 33 sends the text without logging it, and two overlapping runs share the log. Neither stands in the table; add both as high risk and ask how `sent_log` is saved.',
			"The table isn't riskiest first: row 15, a skipped or slow run (high), comes after three medium rows. Nobody had run the tests; on your code I got 9 of 16 cases failing, for the reasons in B1 to B8.",
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
		text: `Não rodei nada: as falhas apontadas vêm da leitura do código contra a promessa. As linhas contam a partir de \`import csv\` = 1.

## Contrato

1. Cada Pix termina em exatamente um lugar: dá baixa em uma mensalidade ou vai para \`sobras\`.
2. O Pix dá baixa na mensalidade certa, ainda em aberto. **Decisão pendente:** qual é a certa quando o CPF tem várias.
3. Até o vencimento, inclusive, deve-se o valor cheio; depois dele, valor + 2%. **Decisão pendente:** arredondamento e vencimento em dia não útil.
4. O mesmo Pix avisado duas vezes vale uma vez só. (Suposição: o txid identifica o Pix.)
5. O que não casar vai para \`sobras\`. (Suposição: valor menor que o devido não casa.) **Decisão pendente:** valor a maior.
6. **Decisão pendente:** onde aparece uma linha do CSV que não dá para ler.

**Partições** (representante)

| Entrada | Válidas | Inválidas |
|---|---|---|
| CPF | conhecido (\`12345678901\`), com zero à esquerda | desconhecido, vazio, mascarado, CNPJ |
| Valor | exato (100,00), maior, milhar (1.234,56) | menor (101,99 de 102), zero, negativo, texto |
| Data | antes, no dia, depois do vencimento, em outro mês | vazia, outro formato |
| Mensalidades do CPF | uma aberta, duas abertas | nenhuma, só pagas |
| Repetição | txid inédito | txid repetido, txid vazio |

## Casos de borda

| Nº | Entrada ou situação | Técnica | Esperado | Fonte | Risco |
|---|---|---|---|---|---|
| 1 | Um Pix, duas mensalidades abertas do mesmo CPF | Partição | Uma baixa só | Promessa | Alto |
| 2 | CPF que não está na planilha | Partição | Vai para sobras | Promessa | Alto |
| 3 | Mesmo txid duas vezes | Repetição | Uma baixa só | Promessa; suposição: txid único | Alto |
| 4 | Pix para mensalidade já paga | Partição | Sobras; baixa antiga intacta | Promessa | Alto |
| 5 | Mesmo arquivo lido de novo, ou processo parado no meio | Repetição | Nenhuma segunda baixa; onde fica a memória dos txids? | Decisão pendente | Alto |
| 6 | Vence 28/02, paga 01/03 | Limite, fim de mês | Cobra 2% | Promessa | Alto |
| 7 | Vence 10/04, paga 25/03 | Partição | Sem multa | Promessa | Alto |
| 8 | Uma linha ilegível no meio do CSV (CPF vazio, por exemplo) | Entorno: ausente | Não some, e as outras são lidas; em que lista? | Decisão pendente | Alto |
| 9 | CPF mascarado ou CNPJ, inclusive alfanumérico | Entorno: texto | Não some; em que lista? | Decisão pendente | Alto |
| 10 | \`1.234,56\` | Entorno: número | 1234,56 | Suposição: o banco usa ponto de milhar | Alto |
| 11 | Duas mensalidades iguais em aberto (irmãos) | Partição | Qual recebe? | Decisão pendente | Alto |
| 12 | Valor menor, CPF com duas mensalidades | Partição | Uma vez em sobras | Promessa; suposição do contrato 5 | Médio |
| 13 | CPF com zero à esquerda | Entorno: texto | Casa com o da planilha | Promessa | Médio |
| 14 | Pago no dia do vencimento, 23:59 | Limite | Sem multa | Promessa | Médio |
| 15 | Pago no dia seguinte, 00:00, valor + 2% | Limite | Baixa, sem crédito | Promessa | Médio |
| 16 | Mesmo momento, um centavo a menos | Limite | Sobras | Promessa; suposição do contrato 5 | Médio |
| 17 | 2% com fração de centavo (89,90 → 91,698) | Limite | 91,69 ou 91,70? | Decisão pendente | Médio |
| 18 | Pix de R$ 200 para duas de R$ 100 | Partição | Uma baixa; e o resto? | Decisão pendente | Médio |
| 19 | CPF da planilha com pontos ou vazio | Entorno: texto | Casa, ou é acusado sem parar tudo? | Decisão pendente | Médio |
| 20 | CSV vazio, só com cabeçalho | Limite | Nenhum aviso, sem erro | Suposição: dia sem Pix é normal | Baixo |

Pulei: rede lenta (só há arquivo), nome com apóstrofo (o código não lê nomes) e horário de verão (o CSV traz a hora local pronta; suposição).

## Bugs prováveis

| Linha | Entrada | O que acontece | O que deveria acontecer |
|---|---|---|---|
| 24–35 | Um Pix, duas abertas | Baixa nas duas: o laço não para | Uma baixa |
| 24–37 | CPF desconhecido | Nenhuma lista recebe o Pix | Sobras |
| 23 | txid repetido | Ninguém olha o txid: paga outra vez | Uma baixa |
| 25–31 | Mensalidade já paga | \`paga\` não é consultado; \`paga_em\` é trocado | Sobras |
| 28 | Vence 28/02, paga 01/03 | 1 > 28 é falso: sem multa | Multa |
| 28 | Vence 10/04, paga 25/03 | 25 > 10: cobra multa adiantada | Sem multa |
| 36–37 | Pix menor, duas mensalidades | Entra duas vezes em sobras; com valores diferentes, pode estar nas duas listas | Um lugar só |
| 14 | \`1.234,56\` | \`float("1.234.56")\` dá ValueError e perde o arquivo todo | 1234,56 |
| 13 | CPF vazio, mascarado ou alfanumérico | ValueError: para a leitura do arquivo todo | Não sumir (destino pendente) |

## Testes

Suposição: o código está em \`baixas.py\`.

\`\`\`python
from datetime import date, datetime

import pytest

from baixas import baixar, ler_avisos

CPF = "12345678901"


def mensalidade(vencimento=date(2026, 3, 10), cpf=CPF, valor=100.0, paga=False):
    return {"cpf": cpf, "valor": valor, "vencimento": vencimento, "paga": paga}


def pix(quando=datetime(2026, 3, 5, 9, 0), valor=100.0, cpf=CPF, txid="A1"):
    return {"txid": txid, "cpf": int(cpf), "valor": valor, "quando": quando}


def gravar_csv(tmp_path, cpf, valor):
    caminho = tmp_path / "pix.csv"
    caminho.write_text(
        f"Identificador;CPF;Valor;Data\\nA1;{cpf};{valor};05/03/2026 09:00\\n",
        encoding="latin-1",
    )
    return caminho


def test_um_pix_com_duas_abertas_baixa_so_uma():
    ms = [mensalidade(), mensalidade(date(2026, 4, 10))]
    baixadas, sobras = baixar([pix(datetime(2026, 3, 5, 9, 0))], ms)
    assert sum(m["paga"] for m in ms) == 1
    assert len(baixadas) == 1
    assert sobras == []


def test_cpf_desconhecido_vai_para_sobras():
    aviso = pix(cpf="99999999999")
    baixadas, sobras = baixar([aviso], [mensalidade()])
    assert baixadas == []
    assert sobras == [aviso]


def test_mesmo_txid_duas_vezes_baixa_so_uma():
    ms = [mensalidade(), mensalidade(date(2026, 4, 10))]
    baixadas, _ = baixar([pix(), pix()], ms)
    assert sum(m["paga"] for m in ms) == 1
    assert len(baixadas) == 1


def test_mensalidade_ja_paga_manda_pix_para_sobras():
    m = mensalidade(paga=True)
    m["paga_em"] = datetime(2026, 3, 1, 8, 0)
    aviso = pix(txid="B2")
    baixadas, sobras = baixar([aviso], [m])
    assert baixadas == []
    assert sobras == [aviso]
    assert m["paga_em"] == datetime(2026, 3, 1, 8, 0)


def test_vence_28_fev_paga_1_mar_sem_multa_vai_para_sobras():
    m = mensalidade(date(2026, 2, 28))
    aviso = pix(datetime(2026, 3, 1, 9, 0), 100.0)
    _, sobras = baixar([aviso], [m])
    assert m["paga"] is False
    assert sobras == [aviso]


def test_paga_25_mar_vence_10_abr_baixa_sem_multa():
    m = mensalidade(date(2026, 4, 10))
    _, sobras = baixar([pix(datetime(2026, 3, 25, 9, 0), 100.0)], [m])
    assert m["paga"] is True
    assert sobras == []


def test_paga_no_vencimento_23h59_baixa_sem_multa():
    m = mensalidade()
    _, sobras = baixar([pix(datetime(2026, 3, 10, 23, 59), 100.0)], [m])
    assert m["paga"] is True
    assert sobras == []


def test_paga_dia_seguinte_00h00_com_2_por_cento_baixa_sem_credito():
    m = mensalidade()
    baixar([pix(datetime(2026, 3, 11, 0, 0), 102.0)], [m])
    assert m["paga"] is True
    assert not m.get("credito")


def test_paga_dia_seguinte_um_centavo_a_menos_vai_para_sobras():
    m = mensalidade()
    aviso = pix(datetime(2026, 3, 11, 0, 0), 101.99)
    _, sobras = baixar([aviso], [m])
    assert m["paga"] is False
    assert sobras == [aviso]


def test_valor_menor_com_duas_abertas_aparece_uma_vez_em_sobras():
    ms = [mensalidade(), mensalidade(date(2026, 4, 10))]
    aviso = pix(valor=50.0)
    baixadas, sobras = baixar([aviso], ms)
    assert baixadas == []
    assert sobras == [aviso]


def test_csv_valor_1_234_56_com_milhar_vira_1234_56(tmp_path):
    avisos = ler_avisos(gravar_csv(tmp_path, "123.456.789-01", "1.234,56"))
    assert float(avisos[0]["valor"]) == pytest.approx(1234.56)


def test_csv_cpf_com_zero_a_esquerda_casa_com_planilha(tmp_path):
    m = mensalidade(cpf="01234567890")
    avisos = ler_avisos(gravar_csv(tmp_path, "012.345.678-90", "100,00"))
    _, sobras = baixar(avisos, [m])
    assert m["paga"] is True
    assert sobras == []
\`\`\`

**O que cada teste pega** (na ordem do arquivo)

1. Bug: laço sem parada.
2. Bug: Pix sem CPF conhecido some.
3. Bug: txid ignorado; continua pegando se só o laço for corrigido.
4. Bug: \`paga\` não consultado.
5. Bug da linha 28: multa perdida na virada do mês.
6. Bug da linha 28: multa antes do vencimento.
7. Mutação: \`>\` virar \`>=\` na linha 28.
8. Mutações: \`MULTA\` subir; \`>=\` virar \`>\` na linha 30.
9. Mutação: \`MULTA\` cair para 0.01, ou a linha 29 sumir.
10. Bug: sobra duplicada.
11. Bug: ponto de milhar.
12. Mutação: tirar o \`int()\` de \`m["cpf"]\` na linha 25.

## Decisões pendentes

1. CPF com várias em aberto: baixa a mais antiga, ou vai para sobras? E para irmãos com o mesmo valor?
2. Valor a maior: vira crédito, ou vai para sobras?
3. Linha ilegível, CPF mascarado ou CNPJ: vai para sobras, ou para uma lista de erros?
4. A multa arredonda para o centavo mais próximo: sim ou não?
5. Vencimento em domingo ou feriado: a multa começa no primeiro dia útil seguinte, sim ou não?
6. Os txids já processados ficam guardados de um dia para o outro: sim ou não?
7. CPF da planilha com pontos: aceita e limpa, ou acusa erro?`,
		corrections: [
			'Os testes 1 e 3 exigem uma baixa entre duas mensalidades abertas, mas a decisão pendente 1 ainda pergunta se isso vai para sobras. Se o dono escolher sobras, os dois reprovam código certo: faça-os esperar “no máximo uma”.',
			'Nenhum teste confere, num lote misto, que cada aviso está em exatamente um lugar. Some: baixados mais sobras igual aos avisos distintos; baixadas guarda só a mensalidade, sem txid, e isso merece uma linha em “Bugs prováveis”.',
			'Faltou o arquivo em si: se o banco exportar em UTF-8 com BOM, lido como latin-1, a coluna vira “ï»¿Identificador” e dá KeyError; linha curta traz None e quebra em replace (13). Peça um CSV real antes de confiar.',
			'Rodei os 12 em código igual ao colado: 8 falham (1 a 6, 10 e 11) e 4 passam (7, 8, 9 e 12). Marque os oito como falha esperada até a correção, ou a suíte nasce vermelha e ninguém olha.',
		],
	},
}
