import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: '19',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			system: 'booking site for a chain of hostels, Django and Postgres',
			reason:
				'guests in other time zones got the wrong arrival date in the confirmation mail; support had eleven tickets about it in October',
			'checks done':
				'unit tests run and green; staging tried by hand with guests in Tokyo and Lisbon; migration run on a copy of the staging database only',
			'release path':
				'behind the flag LOCAL_ARRIVAL, 10% of traffic first; the migration runs for everyone during deploy',
			readers: 'product and support',
			diff: `--- a/bookings/mail.py
+++ b/bookings/mail.py
@@ -12,9 +12,14 @@ def confirmation(booking):
-    arrival = booking.arrival.strftime("%A, %B %d")
+    if flags.on("LOCAL_ARRIVAL", booking.guest_id):
+        zone = ZoneInfo(booking.hostel.zone or "UTC")
+        arrival = booking.arrival.astimezone(zone).strftime("%A, %B %d")
+    else:
+        arrival = booking.arrival.strftime("%A, %B %d")
     return render("confirmation.txt", booking=booking, arrival=arrival)
--- a/bookings/models.py
+++ b/bookings/models.py
@@ -31,3 +31,3 @@ class Hostel(models.Model):
-    utc_offset = models.SmallIntegerField(default=0)
+    zone = models.CharField(max_length=40, blank=True)
--- /dev/null
+++ b/bookings/migrations/0042_hostel_zone.py
@@ -0,0 +1,18 @@
+OFFSETS = {0: "Europe/Lisbon", 1: "Europe/Madrid", 9: "Asia/Tokyo", -5: "America/New_York"}
+
+def fill(apps, schema_editor):
+    for h in apps.get_model("bookings", "Hostel").objects.all():
+        h.zone = OFFSETS.get(h.utc_offset, "")
+        h.save()
+
+class Migration(migrations.Migration):
+    dependencies = [("bookings", "0041_guest_phone")]
+    operations = [
+        migrations.AddField("hostel", "zone", models.CharField(max_length=40, blank=True, default="")),
+        migrations.RunPython(fill, migrations.RunPython.noop),
+        migrations.RemoveField("hostel", "utc_offset"),
+    ]
--- a/bookings/reminders.py
+++ b/bookings/reminders.py
@@ -8,1 +8,1 @@
-SEND_HOURS_BEFORE = 24
+SEND_HOURS_BEFORE = 48`,
		},
		text: `**Split first:** \`reminders.py\` (24 → 48 hours) has another purpose, no flag and no stated reason. Move it to its own change. Why 48?

# Show arrival dates in the hostel's time zone in mail

**Not visible:** the diff is cut off: imports, parts of \`mail.py\` and \`models.py\`, four migration lines, other uses of \`utc_offset\`.

## For everyone

Guests in other time zones got the wrong arrival date in confirmation mail; support had eleven tickets in October. With LOCAL_ARRIVAL on (10% first), the mail shows the date at the hostel. The database change reaches everyone at deploy, and switching off the flag does not undo it.

## What changed

| Area | Before | After | Files |
|---|---|---|---|
| Confirmation | Date as stored | Flag on: hostel's zone, UTC if blank | mail.py |
| Hostel data | Number \`utc_offset\` | Name \`zone\`; \`utc_offset\` deleted | models.py, 0042 |
| Filling | none | 0, 1, 9, −5 become Lisbon, Madrid, Tokyo, New York; others blank | 0042 |
| Reminders (split) | 24 hours before | 48 | reminders.py |

## How to test

Done: unit tests green; staging by hand with guests in Tokyo and Lisbon; migration on a copy of staging. To do (assumption: arrivals carry a time zone):

1. Flag off, any booking → mail as before.
2. Flag on, Tokyo hostel, arrival 2026-11-10 20:00 UTC → "Wednesday, November 11".
3. Same arrival, blank zone → "Tuesday, November 10".
4. Migrate a production copy → blank zones equal the earlier offsets outside 0, 1, 9, −5.
5. Reverse it there → every \`utc_offset\` is 0: the loss, seen.

## Risk and way back

| What could happen | How we would see it | How to undo it | Fully undone? |
|---|---|---|---|
| Offsets lost; reversing restores only 0 | Step 5 | Export id and offset before deploy; restore | No, without export |
| Wrong zone: default 0 becomes Lisbon, −5 New York | Hostel list by country | Correct zones by hand | In part: mail sent stays |
| Unlisted offset falls to UTC | Count blank zones | Flag off, fill zones | In part: mail sent stays |
| assumption: running or unseen code still reads \`utc_offset\` and fails | Errors during deploy | Restore column and export, redeploy | In part: failed requests stay |
| assumption: reminders repeat or bunch up | Reminder count | Set 24 | No: sent |

## Watch after release

- Errors naming \`utc_offset\` or \`zone\`: 0, from deploy, 48 hours
- Arrival-date tickets per week: <fill in>, two weeks at 10%

## Reviewers, start here

1. \`0042\`, RemoveField with noop: delete the column in a later release?
2. \`OFFSETS\`: one city per offset.
3. \`mail.py\`, \`or "UTC"\`: the test guests were in Tokyo and Lisbon, but the code uses the *hostel's* zone.

## Not in this change

Guests' own zones, corrections to mail already sent, reminder dates.`,
		corrections: [
			'“For everyone” leaves out what support will notice first: reminders go from 24 to 48 hours before arrival for all guests, with no flag. Add it unless that change is split off.',
			'The normal value for arrival-date tickets stays at <fill in>, though you gave eleven in October, or about two and a half a week. Use that as the starting point.',
			'The migration adds `zone` with `default=""`, but the model line has no default. The answer doesn\'t notice; run `makemigrations --check` before merging.',
			"The title puts “in the hostel's time zone in mail” in one breath, and “blank zones equal the earlier offsets outside 0, 1, 9, −5” in step 4 needs rewriting before a tester can follow it.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			sistema: 'agenda on-line de uma rede de clínicas, Node e Postgres',
			motivo:
				'o lembrete de consulta saía no horário de Brasília para pacientes do Acre; a recepção de Rio Branco contou nove faltas em outubro',
			'conferências feitas':
				'testes unitários rodaram; homologação com uma clínica em Rio Branco e outra em Recife; a migração rodou só no banco de homologação',
			'forma de publicação':
				'feature flag lembrete_local, primeiro a clínica de Rio Branco; a migração roda para todas no deploy',
			leitores: 'produto e suporte',
			diff: `--- a/src/lembretes/enviar.ts
+++ b/src/lembretes/enviar.ts
@@ -9,8 +9,13 @@ export async function enviarLembrete(consulta: Consulta) {
-  const hora = formatar(consulta.inicio, 'America/Sao_Paulo')
+  const fuso = flags.ativa('lembrete_local', consulta.clinicaId)
+    ? (consulta.clinica.fuso ?? 'America/Sao_Paulo')
+    : 'America/Sao_Paulo'
+  const hora = formatar(consulta.inicio, fuso)
   await sms.enviar(consulta.paciente.telefone, textoLembrete(hora))
+  await consultas.marcarLembrado(consulta.id)
 }
--- a/src/lembretes/agendar.ts
+++ b/src/lembretes/agendar.ts
@@ -4,3 +4,3 @@ export const JANELA_HORAS = 24
-const pendentes = await consultas.proximas(JANELA_HORAS)
+const pendentes = await consultas.proximasSemLembrete(JANELA_HORAS)
--- /dev/null
+++ b/migrations/031_fuso_da_clinica.sql
@@ -0,0 +1,9 @@
+ALTER TABLE clinicas ADD COLUMN fuso text;
+UPDATE clinicas SET fuso = 'America/Rio_Branco' WHERE uf = 'AC';
+UPDATE clinicas SET fuso = 'America/Manaus' WHERE uf IN ('AM', 'RO', 'RR', 'MT', 'MS');
+ALTER TABLE consultas ADD COLUMN lembrado_em timestamptz;
+DELETE FROM lembretes_enviados WHERE enviado_em < now() - interval '90 days';
+ALTER TABLE clinicas DROP COLUMN diferenca_horas;
--- a/src/textos/lembrete.ts
+++ b/src/textos/lembrete.ts
@@ -1,1 +1,1 @@
-export const textoLembrete = (h: string) => \`Sua consulta é às \${h}. Responda SIM para confirmar.\`
+export const textoLembrete = (h: string) => \`Sua consulta é às \${h} (horário local). Responda SIM para confirmar.\``,
		},
		text: `> **Não publique na sexta sem decidir isto:** o texto “(horário local)” está **fora da flag**. No deploy, Rio Branco com flag desligada recebe hora de Brasília rotulada como local.
>
> **Três finalidades:** fuso; não repetir lembrete; limpeza de dados. Sugestão: três PRs, com \`DELETE\` e \`DROP\` no último.
>
> **Diff cortado:** a migração anuncia 9 linhas e mostra 6; \`enviar.ts\` e \`agendar.ts\` também vêm incompletos. Não vi \`proximasSemLembrete\` nem \`marcarLembrado\`.

# Envie o lembrete no fuso da clínica e registre o envio

## Para todo mundo
O lembrete saía no horário de Brasília para pacientes do Acre, e Rio Branco contou nove faltas em outubro. Com a flag \`lembrete_local\`, a hora passa a ser a da clínica, primeiro em Rio Branco. No deploy, todas ganham o texto “(horário local)” e o registro de envio.

## O que mudou

| Área | Antes | Depois | Arquivos |
|---|---|---|---|
| Hora | Sempre Brasília | Fuso da clínica, com flag; sem fuso, Brasília | enviar.ts, 031 |
| Texto | Sem rótulo | “(horário local)”, todas | lembrete.ts |
| Repetição | \`proximas\` | \`proximasSemLembrete\` e \`lembrado_em\`, sem flag | agendar.ts, enviar.ts, 031 |
| Limpeza | Histórico completo; \`diferenca_horas\` | Apaga envios com mais de 90 dias e a coluna | 031 |

## Como testar
Feito: testes unitários; homologação em Rio Branco e Recife; migração só em homologação.

1. Rio Branco, flag ligada, consulta 18h UTC: SMS diz 13h.
2. Mesma, desligada: 15h, e “(horário local)” **errado**.
3. Recife, ligada: 15h.
4. Rodar o agendador duas vezes: um SMS, \`lembrado_em\` preenchido.
5. Clínica de Manaus, ligada: 14h.

## Riscos e rollback

| O que pode acontecer | Como a gente veria | Como desfazer | Desfaz tudo? |
|---|---|---|---|
| Hora errada | Reclamação na recepção | Desligar flag | Em parte: SMS enviado e rótulo ficam |
| Rótulo falso | SMS do Acre, flag desligada | Reverter texto | Em parte: SMS enviado fica |
| suposição: no deploy, \`lembrado_em\` vazio repete lembretes | Dois SMS por consulta | Reverter \`agendar.ts\` | Em parte: SMS enviado fica |
| suposição: outro código lê \`diferenca_horas\` | Erro de coluna | Recriar coluna e restaurar backup | Não, sem backup |
| Histórico de 90+ dias apagado | Contagem menor | Restaurar backup | Não, sem backup |

## Depois de publicar
- SMS por consulta: normal 1; 48 h.
- Erros de envio ou coluna: normal <preencher>; 24 h.

## Para revisar, comece por aqui
1. \`lembrete.ts\`: rótulo fora da flag.
2. 031: \`DELETE\` e \`DROP\`. Há backup?
3. \`enviar.ts\`: se \`marcarLembrado\` falhar após o SMS, suposição: repete.

## Fora desta mudança
- Fusos diferentes dentro do mesmo estado (AM, PE).
- suposição: consulta remarcada não ganha novo lembrete.`,
		corrections: [
			'O rótulo falso não atinge só o Acre: clínicas de AM, RO, RR, MT e MS também recebem hora de Brasília como “(horário local)” até a flag chegar. O aviso do topo cita só Rio Branco.',
			'Consulta remarcada sem novo lembrete está em “Fora desta mudança”, mas seria efeito dela, por causa de `lembrado_em`. Passe para a tabela de riscos e teste.',
			'Nenhum passo testa a migração: falta conferir o fuso gravado por UF, os que ficam vazios e quantas linhas o `DELETE` apaga numa cópia da produção.',
			'As nove faltas de outubro em Rio Branco deram origem à mudança e não viraram sinal a observar. Acrescente as faltas por mês, com esse número como partida.',
		],
	},
}
