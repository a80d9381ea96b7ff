import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'migration-with-a-way-back',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			change:
				'events.id and the two columns that refer to it (event_notes.event_id, exports.last_event_id) from 32-bit integer to bigint, before the sequence runs out at 2,147,483,647',
			'system today': `PostgreSQL 16 on a managed service, one primary and one read replica (reports read from it). Disk 1.2 TB, 480 GB free. Table events is 310 GB with indexes.
API: three containers, Python 3.13, SQLAlchemy, rolling deploy of about 4 minutes, old and new version run side by side meanwhile. Feature flags by environment variable, so a flag change is a deploy.
A nightly job at 03:30 exports new rows by exports.last_event_id.
Migrations with Alembic, run by hand from a jump host. lock_timeout is not set anywhere. We once blocked the whole site for 11 minutes with an ALTER TABLE.
Monitoring: error rate, p95 latency, replica lag, free disk.`,
			load: '412 million rows in events, the highest id is 1,941,000,000 because of gaps, growing by 1.6 million ids a day; about 35 inserts per second by day, 4 between 01:00 and 05:00',
			downtime: 'a few minutes',
			people:
				'Ruth types, Sam reads and decides, both awake until 05:00; product owner by phone; nobody from the database vendor',
			'last restore': 'June, to a separate instance, 3 hours 40 minutes, checked by counting rows',
			'morning after':
				'new events get ids and show in the app; every note still belongs to its event; the 03:30 export has run and has neither gaps nor duplicates; the reports replica is less than 10 seconds behind',
		},
		text: `**Before the sheets: this is not one night, it is 13, and the swap shouldn't be next week.** There is room. 206,483,647 ids are left; at 1.6 million a day that is 129 days. Your two figures disagree, though: 35 inserts a second for 20 hours would be 2.58 million a day, so count on 80 days until somebody measures. N1 is the first weeknight after the rehearsal is signed. If N1 is a Monday, N13 is the Wednesday of the third week.

I couldn't read the repository, so no files are cited, and no SQL here has been run. The rehearsal is where it proves itself.

---

# 1. FOR APPROVAL

1. **What:** \`events.id\` and the two columns that refer to it grow from 32 to 64 bits, by adding a new column beside the old, filling it in batches and swapping names.
2. **When:** 13 weeknights between 01:00 and 05:00, the swap on the last (N13, 01:20), after a full rehearsal on a copy.
3. **Who:** Ruth types, Sam reads aloud and decides, and the product owner is on the phone on N13.
4. **What users notice:** a pause of up to about three seconds on N13 for anything touching events or notes, and none of the downtime, which stays in reserve for the way back.
5. **The worst that can happen:** after the swap the app can't write events and the undo can't get its lock, so we stop the API and undo within the few minutes of downtime, and about 4 inserts a second are refused meanwhile, up to 1,200 in five minutes, which are lost if their senders don't retry.

---

# 2. BEFORE

A restore is proven (June, 3 h 40 min, rows counted). It is older than the current size, and the rehearsal needs a copy anyway, so it is timed again. **Nothing starts until all ten have a signature.**

| No. | Check | Proof |
|---|---|---|
| 1 | Restore this week's backup to a separate instance of the same class, 1.2 TB | Minutes taken; \`count(*)\` and \`max(id)\` of the three tables as of the backup |
| 2 | **Full rehearsal on that copy**, with a replica and a load of 4 and then 35 inserts a second: every file, every undo, and swap → undo → N10 again → swap | Log with every duration; **no failed request** during swap and undo, three times. One failure moves the date |
| 3 | On the copy, after the second swap: drop \`events_back\` and \`notes_back\`, drop NOT NULL on the old columns, \`SELECT setval('events_id_seq', 2147483647)\`, insert an event and a note through the API, run the export and a report | Id 2,147,483,648 is seen in the app, in the export's receiver and in the report |
| 4 | Inventory of everything that holds these ids (file \`00_inventory.sql\`) | Each line of its output is ticked against a line of the SQL files. Views follow the *old* column after a rename and must be recreated |
| 5 | \`events.id\` is serial, not identity; \`exports\` is small and has no foreign key to events | Output of \`00_inventory.sql\`: \`attidentity\` empty; sequence named; fewer than 100,000 rows. Otherwise the files change, and so does the date |
| 6 | Code search: \`SELECT *\`, \`INSERT\` without a column list, \`ON CONSTRAINT events_pkey\`, 32-bit types in export and reports | Search output, every hit answered in writing |
| 7 | Version A of the API is ready: \`BigInteger\` in the three mappings, no server-side prepared statements kept (driver \`<fill in>\`; assumption: psycopg2 needs nothing, psycopg 3 \`prepare_threshold=None\`, asyncpg both statement caches at 0) | Version A passes its tests against the old and against the swapped schema; so does the version before it, on fresh connections |
| 8 | Senders of events retry for at least 5 minutes | Shown once in rehearsal: API off for 5 minutes, no event missing. Otherwise Sam accepts approval sentence 5 in writing |
| 9 | Reports and the replica: who reads between 01:00 and 05:00; N13 from 01:15 to 01:45 kept silent | Written yes from the owner of the reports; values of \`max_standby_streaming_delay\` and \`hot_standby_feedback\` |
| 10 | Ids and rows per day measured for 24 hours; free disk 480 GB; no other migration until the sheets are done (Alembic included) | Two \`last_value\`s a day apart; disk graph; message to the team |

\`\`\`sql
-- 00_inventory.sql
SELECT tablename, indexname, indexdef FROM pg_indexes
 WHERE tablename IN ('events','event_notes','exports');
SELECT conrelid::regclass, conname, pg_get_constraintdef(oid) FROM pg_constraint
 WHERE conrelid IN ('events'::regclass,'event_notes'::regclass,'exports'::regclass)
    OR confrelid = 'events'::regclass;
SELECT DISTINCT r.ev_class::regclass AS view_or_rule, d.refobjid::regclass AS reads
  FROM pg_depend d JOIN pg_rewrite r ON r.oid = d.objid
 WHERE d.classid = 'pg_rewrite'::regclass
   AND d.refobjid IN ('events'::regclass,'event_notes'::regclass,'exports'::regclass);
SELECT tgrelid::regclass, tgname FROM pg_trigger WHERE NOT tgisinternal;
SELECT attrelid::regclass, attname, atttypid::regtype, attnotnull, attidentity, attacl
  FROM pg_attribute
 WHERE (attrelid, attname) IN (('events'::regclass,'id'),
       ('event_notes'::regclass,'event_id'),('exports'::regclass,'last_event_id'));
SELECT pg_get_serial_sequence('events','id');
SELECT min(id), max(id) FROM events;
SELECT count(*) FROM exports;
SELECT proname FROM pg_proc WHERE prosrc ~* 'events|event_id' AND pronamespace = 'public'::regnamespace;
SELECT * FROM pg_publication_tables;
SELECT * FROM pg_policies;
\`\`\`

---

# 3. RUNBOOK

**Phases this change doesn't need**
- Writing both from the app, and a flag: a trigger writes both, for every client.
- A separate release that reads the new: the swap keeps the names, so the code doesn't notice.
- Expand and contract for \`exports\`: with few rows, changing the type takes milliseconds and goes back just as fast while ids fit in 32 bits.
- "Stop writing the old": belongs to the removing release. Until then it is the way back.

**Nights:** 1 to expand, 8 to copy (assumption: 5,000 rows a second, see GATES), 1 for the new index, 1 for the index that only the way back needs, 1 to compare and constrain, 1 to swap: **13**.

**Old and new code side by side:** both versions work before the swap, because only columns are added that neither names. Both work after it, on fresh connections, as long as ids are below 2,147,483,648. The one thing that can't cross the swap is a connection holding a prepared statement whose result was a 32-bit id ("cached plan must not change result type"). Hence version A on N1: on N13 no older version is running, and no step has to use the downtime.

Every short command gives up after 500 ms, less than the 1 s (assumption: default \`deadlock_timeout\`) after which PostgreSQL would start canceling somebody. On the jump host, first thing every night:

\`\`\`bash
export PRIMARY='<fill in>' REPLICA='<fill in>'
export PGOPTIONS='-c lock_timeout=500ms'
q()   { psql "$PRIMARY" -X -v ON_ERROR_STOP=1 -c "$1"; }
r()   { psql "$REPLICA" -X -v ON_ERROR_STOP=1 -c "$1"; }
try() { for i in $(seq 20); do psql "$PRIMARY" -X -v ON_ERROR_STOP=1 -f "$1" && return 0; sleep 15; done; echo "GAVE UP"; return 1; }
slow(){ PGOPTIONS='-c lock_timeout=0 -c statement_timeout=0' psql "$PRIMARY" -X -v ON_ERROR_STOP=1 -c "$1"; }
vac() { PGOPTIONS='-c lock_timeout=5s' psql "$PRIMARY" -X -v ON_ERROR_STOP=1 -c "ALTER TABLE events SET (autovacuum_enabled=$1)" -c "ALTER TABLE event_notes SET (autovacuum_enabled=$1)"; }
\`\`\`

\`vac false\` makes a running autovacuum step aside without holding up reads or writes. "Undo takes" is in every row an **assumption:** until the rehearsal replaces it.

| No. | Night and minute | Who | Exact command or \`<fill in>\` | Proof | Undo | Undo takes |
|---|---|---|---|---|---|---|
| 1 | N1 01:00 | Ruth | \`<fill in: deploy version A>\` | 3 of 3 containers on A; error rate as before | \`<fill in: deploy previous>\` | 4 min (your figure) |
| 2 | N1 01:10 | Ruth | \`vac false\` | \`q "SELECT relid::regclass FROM pg_stat_progress_vacuum"\` names neither table | \`vac true\` | assumption: 1 s |
| 3 | N1 01:15 | Ruth | \`try 01_events.sql\` | After one minute: \`q "SELECT count(*), count(*) FILTER (WHERE id_big IS DISTINCT FROM id) FROM (SELECT id, id_big FROM events ORDER BY id DESC LIMIT 100) s"\` gives 100 and 0 | \`try 01_events_back.sql\` | assumption: 3 s; with retries up to 6 min |
| 4 | N1 01:25 | Ruth | \`try 02_notes.sql\` | Write a note in the app; the newest row has \`event_id_big = event_id\` | \`try 02_notes_back.sql\` | assumption: 3 s; up to 6 min |
| 5 | N1 01:35 | Ruth | \`q "ALTER TABLE exports ALTER COLUMN last_event_id TYPE bigint"\` | \`q "SELECT pg_typeof(last_event_id) FROM exports LIMIT 1"\` says bigint | \`q "ALTER TABLE exports ALTER COLUMN last_event_id TYPE integer"\` | assumption: 1 s |
| 6 | N1 01:40 | Ruth | \`vac true\`, then \`q "ALTER TABLE events SET (autovacuum_vacuum_scale_factor=0.01)"\`, then \`try 03_copy.sql\` | \`q "TABLE copy_pos"\` has two rows | \`q "DROP PROCEDURE copy_big"\`, \`q "DROP TABLE copy_pos"\`, \`q "ALTER TABLE events RESET (autovacuum_vacuum_scale_factor)"\` | assumption: 1 s |
| 7 | N1 04:00 | Sam | Read the 03:30 export's result | Same check as NEXT MORNING 3 | Row 5's undo, then \`<fill in: run export again>\` | assumption: 30 min |
| 8 | N2–N9 01:00 | Ruth | \`until q "CALL copy_big('events','id','id','id_big', '<date> 03:15 <zone>')"; do sleep 5; done\` | \`q "TABLE copy_pos"\` moves; Sam reads the gates every 10 min | Ctrl-C on the loop; position is kept | one batch, assumption: 1 s |
| 9 | N2–N9 04:00 | Ruth | As 8, to \`04:45\` | As 8, and free disk written down | As 8 | 1 s |
| 10 | N9, after 9, or N2 first if small | Ruth | \`until q "CALL copy_big('event_notes','<fill in: its key>','event_id','event_id_big', '<date> 04:45 <zone>')"; do sleep 5; done\` | \`q "SELECT count(*) FROM event_notes WHERE event_id_big IS DISTINCT FROM event_id"\` gives 0 | Ctrl-C | 1 s |
| 11 | N10 01:00 | Ruth | \`slow "CREATE UNIQUE INDEX CONCURRENTLY events_id_big_uq ON events (id_big)"\` | \`q "SELECT indisvalid FROM pg_index WHERE indexrelid='events_id_big_uq'::regclass"\` gives t | Ctrl-C; \`slow "DROP INDEX CONCURRENTLY IF EXISTS events_id_big_uq"\` | assumption: 1 min |
| 12 | N10, after 11 | Ruth | \`slow "CREATE INDEX CONCURRENTLY event_notes_event_id_big_idx ON event_notes (event_id_big)"\`, and \`<fill in: each other index from the inventory that holds one of the ids>\` | As 11, each | As 11, each | assumption: 1 min each |
| 13 | N11 01:00 | Ruth | \`slow "CREATE UNIQUE INDEX CONCURRENTLY events_id_int_uq ON events (id)"\` | As 11 | As 11 | assumption: 1 min |
| 14 | N12 01:00 | Ruth | \`slow "SELECT count(*) FROM events WHERE id_big IS DISTINCT FROM id"\` and the same for \`event_notes\`, \`event_id_big\`, \`event_id\` | **0 and 0** | Nothing to undo; Ctrl-C | 0 |
| 15 | N12, after 14 | Ruth | \`vac false\`, \`try 04_constraints.sql\`, then \`slow "ALTER TABLE events VALIDATE CONSTRAINT events_id_big_nn"\`, \`slow "ALTER TABLE event_notes VALIDATE CONSTRAINT event_notes_event_id_big_fkey"\` | \`q "SELECT conname, convalidated FROM pg_constraint WHERE conname IN ('events_id_big_nn','event_notes_event_id_big_fkey')"\`: both t | \`try 04_constraints_back.sql\` | assumption: 3 s; up to 6 min |
| 16 | N12, after 15 | Ruth | \`q "ALTER TABLE events ALTER COLUMN id_big SET NOT NULL"\` (repeat until it gets its lock), \`<fill in: the same for event_notes if event_id is NOT NULL>\`, \`slow "ANALYZE events"\`, \`slow "ANALYZE event_notes"\`, \`vac true\` | \`\\d events\` shows \`not null\` | In \`04_constraints_back.sql\` | assumption: 3 s; up to 6 min |
| 17 | N13 00:50 | Sam | Version A on all three; every gate read; phone on; report silence confirmed; indexes of 11–13 valid; 14 repeated for the last two days: \`q "SELECT count(*) FROM (SELECT id, id_big FROM events ORDER BY id DESC LIMIT 4000000) s WHERE id_big IS DISTINCT FROM id"\` | 0, and Sam says "go" by 01:15 | Don't start | 0 |
| 18 | N13 01:10 | Ruth | \`vac false\`; \`q "CREATE TABLE exports_before_n13 AS TABLE exports"\`; \`r "SELECT pid, now()-xact_start FROM pg_stat_activity WHERE xact_start < now()-interval '30 s'"\`, and the same with \`q\` | Counts equal; no old transaction on either | \`q "DROP TABLE exports_before_n13"\`; \`vac true\` | 2 s |
| 19 | **N13 01:20** | Ruth | \`try 05_swap.sql\` | \`COMMIT\` on screen; \`q "SELECT pg_typeof(id), id = id_int FROM events ORDER BY id DESC LIMIT 1"\` gives bigint, t | \`try 05_unswap.sql\` | assumption: 3 s; up to 6 min |
| 20 | N13 01:22 | Ruth | Post one event and one note through the app, open both | Both show; one minute later 100 newest ids equal (row 3's query with \`id_int\` for \`id_big\`); error rate and lag in the gates | \`try 05_unswap.sql\` | as 19 |
| 21 | N13 01:35 | Ruth | \`<fill in: restart the reports' connections>\`; run one report | It answers | \`try 05_unswap.sql\`, restart again | as 19, plus assumption: 2 min |
| 22 | N13 02:00 | Ruth | \`q "SELECT (SELECT count(*) FROM events WHERE id > (SELECT max(last_event_id) FROM exports)) AS by_new, (SELECT count(*) FROM events WHERE id_int > (SELECT max(last_event_id) FROM exports)) AS by_old"\` | The two are equal | \`try 05_unswap.sql\` | as 19 |
| 23 | N13 02:15 | Ruth | \`vac true\`, then the full compare: \`slow "SELECT count(*) FROM events WHERE id IS DISTINCT FROM id_int"\` | 0 by 03:10 (assumption: 45 min) | \`vac false\`, \`try 05_unswap.sql\` | as 19 |
| 24 | N13 03:30 | Sam | Watch the export; nobody types | NEXT MORNING 3, by 04:15 | WAY BACK, phase 4, second list | assumption: 30 min |
| 25 | N13 04:45 | Ruth | \`<fill in: alembic stamp to the revision that describes this schema>\` | \`alembic current\` | \`<fill in: stamp the previous one>\` | 1 min |
| — | **POINT OF NO RETURN: not on these nights** | — | It falls in the removing release, with the first of: dropping the triggers \`events_back\` and \`notes_back\`, dropping \`id_int\`, or id 2,147,483,648 | — | **Lost from there on:** the swap back. What remains is a restore, 3 h 40 min, without the rows written since its backup | — |
| 26 | Another release | — | Stop writing the old, remove it | — | None but a restore | 3 h 40 min |

**The files** (names of constraints, sequence and foreign-key actions as in the inventory; \`<fill in>\` where they differ)

\`\`\`sql
-- 01_events.sql
BEGIN;
SET LOCAL lock_timeout = '500ms';
ALTER TABLE events ADD COLUMN id_big bigint;
CREATE FUNCTION events_both() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN NEW.id_big := NEW.id; RETURN NEW; END $$;
CREATE TRIGGER events_both BEFORE INSERT OR UPDATE ON events
  FOR EACH ROW EXECUTE FUNCTION events_both();
COMMIT;

-- 01_events_back.sql   (after 04_constraints_back.sql, if N12 has been)
BEGIN;
SET LOCAL lock_timeout = '500ms';
DROP TRIGGER events_both ON events;
DROP FUNCTION events_both();
ALTER TABLE events DROP COLUMN id_big;
COMMIT;

-- 02_notes.sql
BEGIN;
SET LOCAL lock_timeout = '500ms';
ALTER TABLE event_notes ADD COLUMN event_id_big bigint;
CREATE FUNCTION notes_both() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN NEW.event_id_big := NEW.event_id; RETURN NEW; END $$;
CREATE TRIGGER notes_both BEFORE INSERT OR UPDATE ON event_notes
  FOR EACH ROW EXECUTE FUNCTION notes_both();
COMMIT;

-- 02_notes_back.sql   (after 04_constraints_back.sql, if N12 has been)
BEGIN;
SET LOCAL lock_timeout = '500ms';
DROP TRIGGER notes_both ON event_notes;
DROP FUNCTION notes_both();
ALTER TABLE event_notes DROP COLUMN event_id_big;
COMMIT;

-- 03_copy.sql
BEGIN;
CREATE TABLE copy_pos (tab text PRIMARY KEY, last_key bigint NOT NULL);
INSERT INTO copy_pos VALUES
  ('events', (SELECT min(id) - 1 FROM events)),
  ('event_notes', (SELECT min(<fill in: its key>) - 1 FROM event_notes));
CREATE PROCEDURE copy_big(tab text, key text, src text, dst text, stop_at timestamptz)
LANGUAGE plpgsql AS $$
DECLARE pos bigint; top bigint;
BEGIN
  WHILE clock_timestamp() < stop_at LOOP
    SELECT p.last_key INTO pos FROM copy_pos p WHERE p.tab = copy_big.tab;
    EXECUTE format('SELECT max(k) FROM (SELECT %1$I AS k FROM %2$I WHERE %1$I > $1
                    ORDER BY %1$I LIMIT 5000) s', key, tab) INTO top USING pos;
    EXIT WHEN top IS NULL;
    EXECUTE format('UPDATE %1$I SET %2$I = %3$I WHERE %4$I > $1 AND %4$I <= $2
                    AND %2$I IS DISTINCT FROM %3$I', tab, dst, src, key) USING pos, top;
    UPDATE copy_pos p SET last_key = top WHERE p.tab = copy_big.tab;
    COMMIT;
    PERFORM pg_sleep(0.5);
  END LOOP;
END $$;
COMMIT;

-- 04_constraints.sql
BEGIN;
SET LOCAL lock_timeout = '500ms';
ALTER TABLE events ADD CONSTRAINT events_id_big_nn CHECK (id_big IS NOT NULL) NOT VALID;
ALTER TABLE event_notes ADD CONSTRAINT event_notes_event_id_big_fkey
  FOREIGN KEY (event_id_big) REFERENCES events (id_big) <fill in: same ON DELETE> NOT VALID;
COMMIT;

-- 04_constraints_back.sql
BEGIN;
SET LOCAL lock_timeout = '500ms';
LOCK TABLE events, event_notes IN ACCESS EXCLUSIVE MODE;
ALTER TABLE event_notes DROP CONSTRAINT IF EXISTS event_notes_event_id_big_fkey;
ALTER TABLE events ALTER COLUMN id_big DROP NOT NULL;
ALTER TABLE events DROP CONSTRAINT IF EXISTS events_id_big_nn;
-- <fill in: the same for event_notes.event_id_big if row 16 set it NOT NULL>
COMMIT;

-- 05_swap.sql
BEGIN;
SET LOCAL lock_timeout = '500ms';
SET LOCAL statement_timeout = '5s';
LOCK TABLE events, event_notes IN ACCESS EXCLUSIVE MODE;
DROP TRIGGER events_both ON events;
DROP TRIGGER notes_both ON event_notes;
ALTER TABLE event_notes DROP CONSTRAINT event_notes_event_id_fkey;
ALTER TABLE events DROP CONSTRAINT events_pkey;
ALTER TABLE events ADD CONSTRAINT events_pkey PRIMARY KEY USING INDEX events_id_big_uq;
ALTER TABLE events ALTER COLUMN id DROP DEFAULT;
ALTER TABLE events RENAME COLUMN id TO id_int;
ALTER TABLE events RENAME COLUMN id_big TO id;
ALTER SEQUENCE events_id_seq OWNED BY events.id;
ALTER SEQUENCE events_id_seq AS bigint;
ALTER TABLE events ALTER COLUMN id SET DEFAULT nextval('events_id_seq');
ALTER TABLE event_notes RENAME COLUMN event_id TO event_id_int;
ALTER TABLE event_notes RENAME COLUMN event_id_big TO event_id;
-- <fill in: recreate each view, policy and function from the inventory on the new columns>
CREATE FUNCTION events_back() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN NEW.id_int := NEW.id::integer; RETURN NEW; END $$;
CREATE TRIGGER events_back BEFORE INSERT OR UPDATE ON events
  FOR EACH ROW EXECUTE FUNCTION events_back();
CREATE FUNCTION notes_back() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN NEW.event_id_int := NEW.event_id::integer; RETURN NEW; END $$;
CREATE TRIGGER notes_back BEFORE INSERT OR UPDATE ON event_notes
  FOR EACH ROW EXECUTE FUNCTION notes_back();
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM (SELECT id, id_int FROM events ORDER BY id DESC LIMIT 10000) s
             WHERE id IS DISTINCT FROM id_int) THEN RAISE EXCEPTION 'ids differ'; END IF;
END $$;
COMMIT;

-- 05_unswap.sql
BEGIN;
SET LOCAL lock_timeout = '500ms';
SET LOCAL statement_timeout = '5s';
LOCK TABLE events, event_notes IN ACCESS EXCLUSIVE MODE;
DROP TRIGGER events_back ON events;
DROP TRIGGER notes_back ON event_notes;
DROP FUNCTION events_back();
DROP FUNCTION notes_back();
ALTER TABLE event_notes DROP CONSTRAINT event_notes_event_id_big_fkey;
ALTER TABLE events DROP CONSTRAINT events_pkey;
ALTER TABLE events ADD CONSTRAINT events_pkey PRIMARY KEY USING INDEX events_id_int_uq;
ALTER TABLE events ALTER COLUMN id DROP DEFAULT;
ALTER TABLE events RENAME COLUMN id TO id_big;
ALTER TABLE events RENAME COLUMN id_int TO id;
ALTER SEQUENCE events_id_seq OWNED BY events.id;
ALTER SEQUENCE events_id_seq AS integer;
ALTER TABLE events ALTER COLUMN id SET DEFAULT nextval('events_id_seq');
ALTER TABLE event_notes RENAME COLUMN event_id TO event_id_big;
ALTER TABLE event_notes RENAME COLUMN event_id_int TO event_id;
-- <fill in: views, policies and functions back on the old columns>
CREATE TRIGGER events_both BEFORE INSERT OR UPDATE ON events
  FOR EACH ROW EXECUTE FUNCTION events_both();
CREATE TRIGGER notes_both BEFORE INSERT OR UPDATE ON event_notes
  FOR EACH ROW EXECUTE FUNCTION notes_both();
ALTER TABLE event_notes ADD CONSTRAINT event_notes_event_id_fkey
  FOREIGN KEY (event_id) REFERENCES events (id) <fill in: same ON DELETE> NOT VALID;
COMMIT;
\`\`\`

assumption: in PostgreSQL 16 a column keeps NOT NULL when its primary key is dropped; \`05_unswap.sql\` relies on it. The rehearsal checks it: after the swap, \`\\d events\` must show \`id_int\` as \`not null\`.

---

# 4. GATES

Sam says "stop." Ruth may say it too, and then it is stopped. Thresholds without a measured baseline are **assumption:** and are set after the rehearsal.

| Measure | Pause | Stop, walk the way back |
|---|---|---|
| Error rate | above the usual for that hour | assumption: twice the usual, or over 0.5 %, for 1 min |
| p95 latency | assumption: 1.3 × the same hour last week | assumption: 1.5 × for 3 min |
| Row difference, any compare | — | **1 row** |
| Replica lag | 5 s | 10 s for 2 min |
| Free disk | 180 GB | 150 GB |
| Sessions waiting for a lock | 5 | 20, or one for 3 s |
| \`try\` prints GAVE UP | — | At once; nothing has changed; next night |

**Last minutes**

| What | Last minute | Arithmetic |
|---|---|---|
| Copy before the export | 03:15 | 15 min for lag and disk to settle before 03:30 |
| Any index build still running | 03:15, then Ctrl-C and drop | as above. If the rehearsal takes over 2 h 15 min, it moves to a weekend |
| "Go" for the swap | 01:15; \`try\` started by 01:20 ends by 01:26 | 20 tries × (15 s + about 1 s) = 320 s. Missed: tomorrow |
| Undo of the swap, API failing | start by minute 1 after the failure is seen; not done by minute 3: stop the API, then undo | assumption: "a few minutes" is 5 |
| Undo of the swap before the export | **03:10** | 6 min with retries + 10 min of proofs = 03:26 |
| No undo while the export runs | 03:30 to its end | assumption: ends by 03:55 |
| Undo of the swap in the quiet hours | **04:30** | 6 min + 10 min of proofs = 04:46, and 14 min to spare |
| Undo of the swap at all | the point of no return | It also works by day, with 35 inserts a second waiting instead of 4 |
| Restore | **no gate rests on it** | 01:20 + 3:40 = 05:00; it would lose rows and end as traffic returns |

**Sizes**

| What | Arithmetic |
|---|---|
| Ids left | 2,147,483,647 − 1,941,000,000 = 206,483,647; ÷ 1.6 million = 129 days; ÷ 2.58 million (35/s for 20 h, 4/s for 4 h) = 80 days |
| Copy window | 01:00–03:15 and 04:00–04:45 = 8,100 + 2,700 = 10,800 s a night |
| Batches | 5,000 rows and 0.5 s rest; assumption: 0.5 s of work → 5,000 rows/s → 54 million a night |
| Nights of copying | 412 ÷ 54 = 7.6 → **8**. At half the speed 15.3 → 16, still inside 80 days |
| Bytes per row, indexes included | 310 GB ÷ 412 million = 752 |
| Dead rows per night, nothing reused | 54 million × 752 = 41 GB |
| WAL | assumption: 2 kB per row → 10 MB/s, 108 GB a night through the replica and into the backups |
| One new index | 412 million × 20 bytes ÷ 0.9 = 9.2 GB |
| Disk, worst case | 480 − 310 (every row twice) − 2 × 9.2 = **151.6 GB** left; hence the stop at 150. \`event_notes\` and growth are not in it: \`<fill in>\` |
| Swap, what waits | 2 locks × 0.5 s + assumption: 2 s of work = 3 s × 4/s = **12 inserts**; by day 3 × 35 = 105 |
| Undo with the API off for 5 min | 300 s × 4/s = 1,200 inserts refused, to be retried |

---

# 5. WAY BACK

**Phase 1: expand (N1)**
1. \`vac false\`
2. \`try 02_notes_back.sql\`
3. \`try 01_events_back.sql\`
4. \`q "ALTER TABLE exports ALTER COLUMN last_event_id TYPE integer"\`
5. \`q "DROP PROCEDURE IF EXISTS copy_big"\` and \`q "DROP TABLE IF EXISTS copy_pos"\`
6. \`q "ALTER TABLE events RESET (autovacuum_vacuum_scale_factor)"\`
7. \`vac true\`
8. Proof: \`\\d events\`, \`\\d event_notes\`, \`\\d exports\` match the print from before N1.
9. Proof: one event and one note posted, both show.
10. If errors remain: \`<fill in: deploy previous>\`. Proof: 3 of 3 containers.

**Phase 2: copy (N2–N9)**
1. Ctrl-C on the loop.
2. \`q "SELECT pid, query FROM pg_stat_activity WHERE query LIKE 'CALL copy_big%' AND state <> 'idle'"\`. Proof: no row.
3. A row is there: \`q "SELECT pg_cancel_backend(<pid>)"\`. Repeat 2.
4. \`q "TABLE copy_pos"\`. Write both numbers on this sheet.
5. Proof: lag under 5 s within 10 min.
6. Leave triggers and columns as they are.
7. To give it up altogether: phase 1, from 1.

**Phase 3: indexes, compare, constraints (N10–N12)**
1. Ctrl-C.
2. \`vac false\`
3. \`try 04_constraints_back.sql\`. Proof: \`\\d events\` shows \`id_big\` without \`not null\` and no \`events_id_big_nn\`.
4. \`slow "DROP INDEX CONCURRENTLY IF EXISTS events_id_int_uq"\`
5. \`slow "DROP INDEX CONCURRENTLY IF EXISTS events_id_big_uq"\`
6. \`slow "DROP INDEX CONCURRENTLY IF EXISTS event_notes_event_id_big_idx"\`, and \`<fill in: the others>\`
7. Proof: \`q "SELECT indexrelid::regclass FROM pg_index WHERE NOT indisvalid"\` gives no row.
8. \`vac true\`
9. Proof: one event and one note posted, both show.
10. A compare was not 0: \`q "SELECT id, id_big FROM events WHERE id_big IS DISTINCT FROM id LIMIT 20"\`. Write it down. No more nights until it is explained.
11. To give it up altogether: phase 1, from 1.

**Phase 4: swap (N13)**

*\`COMMIT\` never appeared*
1. \`\\d events\`. Proof: column \`id\` is \`integer\`.
2. It is \`bigint\`: go to the next list.
3. \`vac true\`
4. Proof: one event and one note posted, both show.

*\`COMMIT\` appeared*
1. Time 03:30 or later and the export still running: wait for its end.
2. \`vac false\`
3. \`try 05_unswap.sql\`
4. No \`COMMIT\` after 2 min: \`q "SELECT pid, now()-xact_start, query FROM pg_stat_activity WHERE xact_start < now()-interval '5 s' ORDER BY 2 DESC"\`. Sam names the pid. \`q "SELECT pg_terminate_backend(<pid>)"\`
5. No \`COMMIT\` after 3 min: \`<fill in: stop the API>\`, then 3, then \`<fill in: start the API>\`.
6. Proof: \`\\d events\` shows \`id integer not null\`, default \`nextval('events_id_seq')\`, primary key on \`id\`.
7. Proof: one event and one note posted, both show.
8. Proof: row 3's query gives 100 and 0.
9. \`slow "ALTER TABLE event_notes VALIDATE CONSTRAINT event_notes_event_id_fkey"\`. Proof: \`ALTER TABLE\`.
10. \`<fill in: restart the reports' connections>\`. Proof: one report answers; lag under 10 s.
11. \`vac true\`
12. Row 25 was done: \`<fill in: stamp the previous revision>\`.
13. Before the next swap: N10's row 11 and N12 again.

*The export was wrong*
1. \`<fill in: stop its delivery>\`. Tell its receiver: \`<fill in: name, phone>\`.
2. The list above, from 2.
3. \`q "TABLE exports_before_n13"\` beside \`q "TABLE exports"\`. Sam reads both aloud.
4. \`<fill in: UPDATE exports back to the earlier last_event_id>\`
5. \`<fill in: run the export by hand>\`
6. Proof: NEXT MORNING 3.

---

# 6. NEXT MORNING

**1. New events get ids and show in the app**
\`\`\`sql
SELECT attname, atttypid::regtype, attnotnull FROM pg_attribute
 WHERE (attrelid, attname) IN (('events'::regclass,'id'),
       ('event_notes'::regclass,'event_id'),('exports'::regclass,'last_event_id'));  -- bigint, three times
SELECT data_type, max_value FROM pg_sequences WHERE sequencename = 'events_id_seq';  -- bigint, 9223372036854775807
SELECT count(*) FROM events WHERE id > (SELECT max(last_event_id) FROM exports);     -- above 0, and higher a minute later
\`\`\`
Then post one event in the app and open it.

**2. Every note still belongs to its event**
\`\`\`sql
SELECT count(*) FROM event_notes n LEFT JOIN events e ON e.id = n.event_id
 WHERE n.event_id IS NOT NULL AND e.id IS NULL;                                      -- 0
SELECT count(*) FROM event_notes WHERE event_id IS DISTINCT FROM event_id_int;       -- 0
SELECT convalidated FROM pg_constraint WHERE conname = 'event_notes_event_id_big_fkey'; -- t
\`\`\`

**3. The 03:30 export has run, without gaps or duplicates**
\`\`\`sql
SELECT (SELECT max(last_event_id) FROM exports_before_n13) AS from_id,
       (SELECT max(last_event_id) FROM exports)            AS to_id;                 -- to_id is larger
SELECT count(*), min(id), max(id) FROM events
 WHERE id >  (SELECT max(last_event_id) FROM exports_before_n13)
   AND id <= (SELECT max(last_event_id) FROM exports);
\`\`\`
In the delivered export \`<fill in: file or table>\`: number of rows, number of *different* ids, smallest and largest id. All four agree with the second query. assumption: \`max(last_event_id)\` is the job's position; on N1 use the position noted before 01:00 in place of \`exports_before_n13\`. A row that commits after the export with a lower id would be missing; the query shows it, and it would be an old fault, not this one.

**4. The reports replica is less than 10 seconds behind**
\`\`\`sql
-- on the replica
SELECT now() - pg_last_xact_replay_timestamp() < interval '10 s';                    -- t
\`\`\`
And one report, opened by the person who reads it.

**Removing the old is another release**
- **Earliest:** 14 days after N13.
- **Latest:** the day \`max(id)\` reaches 2,100,000,000, in 99 days at 1.6 million a day, in 61 at 2.58 million, counted from today's figure. **Until the old columns are released, the limit is still there:** the trigger fills a 32-bit column and refuses the first id that doesn't fit. An alarm at 2,050,000,000.
- **Quiet until then:** no undo used or asked for; a nightly \`count(*) … WHERE id IS DISTINCT FROM id_int\` at 0, 14 times; 14 exports without a gap; \`idx_scan\` of \`events_id_int_uq\` not moving on primary or replica apart from our own checks; a month-end report, if there is one; a fresh timed restore in the week before; no other migration on these three tables.

---

**Failed once in every phase, on paper, and what that moved**
- *Expand:* the trigger breaks inserts. Its undo needs a lock that an autovacuum may hold for hours, so \`vac false\` comes before every step that locks, and before every undo.
- *Copy:* the disk fills. Undoing gives no space back, so the gate was set from the worst case, at 150 GB.
- *Constrain:* with NOT NULL in place, dropping the trigger would stop every insert. So the way back takes constraints off first and triggers last.
- *Swap:* going back needs a unique index on the old column, which the swap drops with the primary key. So a second one, \`events_id_int_uq\`, is built on N11, before it is needed.
- *Export:* a bad export can't be called back. So row 22 compares what it would send, by both columns, 90 minutes earlier, and the gate moved from 03:25 to 03:10.`,
		corrections: [
			'WAY BACK, phase 4, step 13 repeats rows 11 and N12 but not row 13. The undo uses up `events_id_int_uq`, so a second swap would have no way back: add row 13.',
			'The rehearsal in BEFORE 2 repeats only N10 and ends on a swap that nobody undoes, so it would not reveal the missing index. Add N11, N12 and a second undo.',
			'BEFORE 8 lets Sam accept up to 1,200 lost events in writing. Your rule was to move the date before losing a single row: make retries a condition.',
			'Two people awake until 05:00 on 13 weeknights is assumed without asking; you named them for one night. Find relief for the eight copy nights, or copy unattended behind hard gates.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			mudança:
				'coluna fornecedores.cnpj, hoje BIGINT, passa a CHAR(14) para aceitar o CNPJ alfanumérico, e o mesmo em notas_entrada.cnpj_emitente; já recebemos três fornecedores com letra no CNPJ que não conseguimos cadastrar',
			'sistema hoje': `MySQL 8.0 em um servidor só, sem réplica, 90 GB livres. Laravel 11, PHP 8.3, deploy por git pull e php artisan migrate, uns 40 segundos com página de manutenção. Fila com dois workers que leem o e-mail das notas (XML) e gravam em notas_entrada.
A coluna é BIGINT desde 2014: CNPJ que começa com zero está gravado sem o zero. Há um índice único em fornecedores.cnpj. O relatório do contador sai por um script em Python que faz join pelas duas colunas e que ninguém mexe desde 2019. A tela de cadastro valida com uma expressão regular que só aceita números.
Backup: mysqldump toda noite às 2h, copiado para outro servidor.`,
			volume:
				'38 mil fornecedores, 6,2 milhões de linhas em notas_entrada, 15 acessos por segundo de dia; quase nada entre 0h e 5h, mas notas chegam por e-mail a qualquer hora',
			parada: 'alguns minutos',
			pessoas: 'eu digito; Rui, do suporte, confere e decide junto; o contador só atende a partir das 8h',
			'última restauração': 'nunca; só sabemos que o dump termina sem erro',
			'dia seguinte':
				'nenhum CNPJ perdeu o zero à esquerda; os três fornecedores com letra estão cadastrados; entrou nota nova pela fila; o relatório do contador dá o mesmo total de outubro que dava antes',
		},
		text: `Não vi o repositório nem o banco. suposição: todo tempo abaixo, até o ensaio pôr o medido no lugar; as duas tabelas têm chave \`id\`; os workers rodam \`queue:work\` sem \`--force\`; as colunas de CNPJ não têm chave estrangeira.

**Meu voto:** quatro madrugadas, de segunda (N1) a quinta (N4). Se a restauração e o ensaio não estiverem provados até a sexta anterior, adia uma semana.

# 1. PARA APROVAR

1. **O que é:** criar ao lado uma coluna CHAR(14) para o CNPJ em \`fornecedores\` e \`notas_entrada\`, copiar com os zeros devolvidos, passar a ler dela e só então aceitar letras; a coluna velha fica.
2. **Quando:** madrugadas de segunda a quinta, de 0h10 a 1h50, antes do dump das 2h; só a cópia da N2 pode continuar depois dele, até 4h30.
3. **Quem faz:** eu digito; Rui confere e decide junto; para seguir são precisos dois "sim", para parar basta um "não".
4. **O que o usuário percebe:** cerca de 1 minuto de manutenção na N3 e até 5 na N4; notas por e-mail esperam na caixa e entram depois.
5. **O pior caso:** depois de gravado o primeiro CNPJ com letra, voltar ao código velho esconde esses fornecedores e suas notas; restaurar o dump por cima perderia as notas desde as 2h, por isso nunca se restaura por cima.

# 2. ANTES

| Nº | Item | Prova |
|---|---|---|
| 1 | **Restaurar o último dump em outra máquina, com cronômetro. Nada começa antes.** | minutos anotados; contagens perto de 38 mil e 6,2 milhões; relatório de outubro rodado na cópia com o mesmo total |
| 2 | Binlog ligado e guardado até o fim da virada; dump com posição e \`--single-transaction\`. suposição: \`--source-data\` existe na sua 8.0 (antes da 8.0.26 é \`--master-data\`) | \`SELECT @@log_bin, @@binlog_format, @@binlog_row_image, @@binlog_expire_logs_seconds;\` e, na cópia, dump + binlog levados até um minuto escolhido |
| 3 | **Ensaio completo na cópia de tamanho real**, com as quatro noites e todas as voltas, pelo mesmo usuário de banco | folhas 3 e 5 com os tempos medidos, rubricadas por Rui |
| 4 | Ficha das tabelas: versão, PK, NOT NULL, UNSIGNED, gatilhos, FK, \`ON UPDATE\`, tamanho | \`SELECT VERSION(); SHOW CREATE TABLE …; SELECT table_name, data_length, index_length, avg_row_length FROM information_schema.tables WHERE table_name IN ('fornecedores','notas_entrada');\` Se houver \`ON UPDATE\` em \`updated_at\`, o lote ganha \`updated_at = updated_at\` |
| 5 | Dado sujo: número fora de 14 dígitos e dígito verificador. CPF de produtor rural em BIGINT vira "CNPJ com três zeros" | \`SELECT COUNT(*) FROM fornecedores WHERE cnpj NOT BETWEEN 1 AND 99999999999999;\` igual em notas, ambas 0; lista dos que falham no dígito, vista por Rui e pelo contador |
| 6 | Onde foram parar as notas dos três com letra: em PHP, \`(int)'12ABC…'\` vira 12 | \`php artisan queue:failed\` e \`SELECT id, cnpj_emitente FROM notas_entrada WHERE cnpj_emitente < 1000000;\` |
| 7 | Quem toca no CNPJ: cast inteiro, regex, máscara da tela, leitor de XML, \`SELECT *\` por posição, \`INSERT\` sem colunas, formatação \`%014d\` no Python | \`grep -rniE "cnpj" app resources routes database <pasta do python>\`, com um "ok" por linha |
| 8 | Gatilho com binlog ligado pode dar erro 1419 | os quatro gatilhos criados na cópia pelo usuário da virada; se falhar, decidir \`log_bin_trust_function_creators\` antes |
| 9 | Versão \`r2\`: duas chaves no \`.env\` (\`CNPJ_LER=velho/novo\`, \`CNPJ_LETRAS=0/1\`); grava nas duas colunas; com letra, grava NULL na velha; migration igual ao SQL, que pula se a coluna já existe | testes verdes com \`12ABC34501DE35\` (letra) e \`00000000000191\` (zero); cada chave ida e volta, com cronômetro |
| 10 | Relatório novo, arquivo à parte, que lê **as duas** colunas novas. Trocar só uma mistura texto e número no join | \`diff\` vazio entre o velho e o novo, na cópia, em outubro |

# 3. ROTEIRO

| Fase | Noite | Código velho | Código novo |
|---|---|---|---|
| Criar ao lado; gravar nos dois (gatilho) | N1 | funciona: não vê a coluna nova | funciona |
| Copiar em lotes; comparar | N1 e N2 | funciona | funciona |
| Ler do novo, ainda só números | N3 | funciona: a velha continua completa | funciona |
| Aceitar letras | N4 | **não funciona:** BIGINT não guarda letra. Por isso, dentro da parada | funciona |
| Parar de gravar no velho; remover | não nesta semana: outra versão | | |

Não se aplica: réplica. \`M\` abaixo é \`mysql --login-path=virada <banco>\`; tudo roda em \`/root/virada\`, e \`<app>\` é a pasta do Laravel.

**S1_colunas.sql** (suposição: 8.0.12 ou mais nova, sem tabela comprimida nem FULLTEXT)
\`\`\`sql
SET SESSION lock_wait_timeout = 5;
ALTER TABLE fornecedores ADD COLUMN cnpj_txt
  CHAR(14) CHARACTER SET ascii COLLATE ascii_bin NULL, ALGORITHM=INSTANT;
ALTER TABLE notas_entrada ADD COLUMN cnpj_emitente_txt
  CHAR(14) CHARACTER SET ascii COLLATE ascii_bin NULL, ALGORITHM=INSTANT;
\`\`\`
**S2_gatilhos.sql** (nunca escreve na coluna velha)
\`\`\`sql
SET SESSION lock_wait_timeout = 5;
CREATE TRIGGER forn_cnpj_bi BEFORE INSERT ON fornecedores FOR EACH ROW SET NEW.cnpj_txt =
  IF(NEW.cnpj BETWEEN 0 AND 99999999999999, LPAD(NEW.cnpj,14,'0'), NEW.cnpj_txt);
CREATE TRIGGER forn_cnpj_bu BEFORE UPDATE ON fornecedores FOR EACH ROW SET NEW.cnpj_txt =
  IF(NEW.cnpj BETWEEN 0 AND 99999999999999, LPAD(NEW.cnpj,14,'0'), NEW.cnpj_txt);
CREATE TRIGGER nota_cnpj_bi BEFORE INSERT ON notas_entrada FOR EACH ROW SET NEW.cnpj_emitente_txt =
  IF(NEW.cnpj_emitente BETWEEN 0 AND 99999999999999, LPAD(NEW.cnpj_emitente,14,'0'), NEW.cnpj_emitente_txt);
CREATE TRIGGER nota_cnpj_bu BEFORE UPDATE ON notas_entrada FOR EACH ROW SET NEW.cnpj_emitente_txt =
  IF(NEW.cnpj_emitente BETWEEN 0 AND 99999999999999, LPAD(NEW.cnpj_emitente,14,'0'), NEW.cnpj_emitente_txt);
\`\`\`
**S2_desfazer.sql**
\`\`\`sql
SET SESSION lock_wait_timeout = 5;
DROP TRIGGER IF EXISTS forn_cnpj_bi; DROP TRIGGER IF EXISTS forn_cnpj_bu;
DROP TRIGGER IF EXISTS nota_cnpj_bi; DROP TRIGGER IF EXISTS nota_cnpj_bu;
\`\`\`
**S3_lotes.sh** (continua de onde parou; \`touch PARE\` interrompe entre lotes)
\`\`\`bash
#!/bin/bash
# uso: ./S3_lotes.sh tabela coluna_velha coluna_nova
set -euo pipefail
T=$1; V=$2; N=$3; D=/root/virada; L=2000
M="mysql --login-path=virada -N -B <banco>"
MAX=$($M -e "SELECT COALESCE(MAX(id),0) FROM $T")
A=$(cat "$D/$T.ate" 2>/dev/null || echo 0)
while [ "$A" -lt "$MAX" ]; do
  if [ -e "$D/PARE" ]; then echo "parado em $A"; exit 0; fi
  B=$((A + L)); INI=$(date +%s%N)
  $M -e "SET SESSION innodb_lock_wait_timeout=5, SESSION binlog_row_image='MINIMAL';
    UPDATE $T SET $N=LPAD($V,14,'0') WHERE id>$A AND id<=$B
    AND $V BETWEEN 0 AND 99999999999999 AND NOT ($N <=> LPAD($V,14,'0'))"
  A=$B; echo "$A" > "$D/$T.ate"
  echo "$(date +%T) ate=$A ms=$(( ($(date +%s%N) - INI) / 1000000 ))" | tee -a "$D/$T.log"
  sleep 0.2
done
echo FIM
\`\`\`
**S4_indices.sql** (o tipo repete o do \`SHOW CREATE TABLE\`; se a coluna já aceita NULL, tire o \`MODIFY\`)
\`\`\`sql
SET SESSION lock_wait_timeout = 5;
ALTER TABLE fornecedores MODIFY cnpj <tipo exato> NULL,
  ADD UNIQUE INDEX forn_cnpj_txt_uk (cnpj_txt), ALGORITHM=INPLACE, LOCK=NONE;
ALTER TABLE notas_entrada MODIFY cnpj_emitente <tipo exato> NULL,
  ADD INDEX nota_cnpj_txt_ix (cnpj_emitente_txt), ALGORITHM=INPLACE, LOCK=NONE;
\`\`\`
**S5_comparar.sql** (dois zeros e dois números iguais)
\`\`\`sql
SELECT 'forn_dif', COUNT(*) FROM fornecedores
 WHERE cnpj IS NOT NULL AND NOT (cnpj_txt <=> LPAD(cnpj,14,'0'))
UNION ALL SELECT 'nota_dif', COUNT(*) FROM notas_entrada
 WHERE cnpj_emitente IS NOT NULL AND NOT (cnpj_emitente_txt <=> LPAD(cnpj_emitente,14,'0'))
UNION ALL SELECT 'zero_velho', COUNT(*) FROM fornecedores WHERE cnpj < 10000000000000
UNION ALL SELECT 'zero_novo', COUNT(*) FROM fornecedores WHERE cnpj IS NOT NULL AND cnpj_txt LIKE '0%';
\`\`\`
**S6_join.sql** (dois números iguais)
\`\`\`sql
SELECT 'velho', COUNT(*) FROM notas_entrada n JOIN fornecedores f ON f.cnpj = n.cnpj_emitente
UNION ALL
SELECT 'novo', COUNT(*) FROM notas_entrada n JOIN fornecedores f ON f.cnpj_txt = n.cnpj_emitente_txt;
\`\`\`
**chave.sh** (uso: \`./chave.sh CNPJ_LER novo\`)
\`\`\`bash
#!/bin/bash
set -euo pipefail
cd <app>
sed -i "s/^$1=.*/$1=$2/" .env
grep -qx "$1=$2" .env
php artisan config:cache && php artisan queue:restart
\`\`\`

| Nº | Noite e minuto | Quem | Comando exato | Prova | Desfazer | Tempo |
|---|---|---|---|---|---|---|
| 1.1 | N1 0h10 | eu | \`M < S5_base.sql > base.txt; python3 <relatório> <outubro> > rel_base.txt\` (S5_base: contagens, \`MAX(id)\`, zeros em \`cnpj\`, total de \`failed_jobs\`) | Rui confere o total com o que o contador entregou | nada | 0 |
| 1.2 | N1 0h25 | eu | \`M < S1_colunas.sql\` | \`SHOW COLUMNS\` nas duas; site abre | nada: a coluna fica, ninguém lê | 0 |
| 1.3 | N1 0h30 | eu | \`M < S2_gatilhos.sql\` | \`UPDATE fornecedores SET cnpj=cnpj WHERE id=<um com zero>;\` e \`SELECT cnpj, cnpj_txt\` mostra 14 com o zero | \`M < S2_desfazer.sql\` | 10 s |
| 1.4 | N1 0h40 | eu | \`./S3_lotes.sh fornecedores cnpj cnpj_txt\` | \`FIM\`; \`forn_dif\` 0; \`zero_velho\` = \`zero_novo\` | \`touch PARE\` | 3 s |
| 1.5 | N1 1h00 | Rui | reenvia um e-mail de nota real ainda não lançada | nota nova com \`cnpj_emitente_txt\` de 14; \`failed_jobs\` igual | \`M < S2_desfazer.sql\`; \`php artisan queue:retry <id>\` | 1 min |
| 2.1 | N2 0h10 | Rui | \`df -h; M < S5_comparar.sql\` | 40 GB livres ou mais; \`forn_dif\` 0 | nada | 0 |
| 2.2 | N2 0h15 | eu | \`./S3_lotes.sh notas_entrada cnpj_emitente cnpj_emitente_txt\` | \`ms\` abaixo de 2000; fila andando | \`touch PARE\` | 3 s |
| 2.3 | N2 1h50 | eu | \`touch PARE\` (se não deu \`FIM\`) | "parado em …" | nada | 0 |
| 2.4 | N2, dump terminado | eu | \`rm PARE\`, e repete 2.2 até 4h30, no máximo | \`FIM\` | \`touch PARE\` | 3 s |
| 2.5 | N2, depois do \`FIM\` | Rui | \`M < S5_comparar.sql\` | \`forn_dif\` 0 e \`nota_dif\` 0 | nada | 0 |
| 3.1 | N3 0h10 | eu | \`M < S4_indices.sql\` | índices no \`SHOW CREATE TABLE\` | rodando: \`KILL QUERY <id>\`; pronto: \`DROP INDEX\` nos dois | medir |
| 3.2 | N3 até 0h50 | Rui | \`M < S5_comparar.sql; M < S6_join.sql\` | zeros e pares iguais | nada | 0 |
| 3.3 | N3 0h55, **parada** | eu | \`cd <app>; git rev-parse HEAD > /root/virada/commit_velho; php artisan down; git pull; php artisan migrate --force;\` depois \`CNPJ_LER=velho\` e \`CNPJ_LETRAS=0\` no \`.env\`; \`php artisan config:cache; php artisan queue:restart; php artisan up\` | tela abre; workers com hora nova em \`ps -o lstart,cmd -C php\`; entra nota | folha 5, N3, 4 a 6 | 1 min |
| 3.4 | N3 1h05 | eu | \`./chave.sh CNPJ_LER novo\` | Rui busca e salva um fornecedor com zero; S5 continua 0 | \`./chave.sh CNPJ_LER velho\` | 1 min |
| 3.5 | N3 1h15 | Rui | \`python3 <relatório novo> <outubro> > rel_novo.txt; diff rel_base.txt rel_novo.txt\` | \`diff\` vazio | nada: o contador ainda usa o velho | 0 |
| 4.1 | N4 0h10 | Rui | S5, S6 e \`diff\` outra vez; \`git rev-parse HEAD\`; hora dos workers | tudo igual; nenhum processo em código velho | nada | 0 |
| 4.2 | N4 0h15 | eu | \`cp -p <relatório> <relatório>.velho; cp -p <relatório novo> <relatório>\` | outubro pelo caminho de sempre: \`diff\` vazio | \`cp -p <relatório>.velho <relatório>\` | 5 s |
| 4.3 | N4 0h20, **parada** | eu | \`php artisan down --secret=<sorteado>\` e \`./chave.sh CNPJ_LETRAS 1\` | página de manutenção; Rui entra por \`/<sorteado>\` | \`./chave.sh CNPJ_LETRAS 0; php artisan up\` | 1 min |
| 4.4 | N4 0h21 | Rui | cadastra o **primeiro** fornecedor com letra; abre um com zero | \`SELECT id, cnpj, cnpj_txt\`: NULL e 14 caracteres, lidos em voz alta contra o documento | apaga pela tela, \`LETRAS 0\`, \`up\` | 1 min 40 s |
| — | **SEM VOLTA** | os dois | **Daqui em diante entram notas com letra. O BIGINT deixa de contar tudo: código velho e relatório velho não veem esses fornecedores e notas. Dois "sim" em voz alta.** | | | |
| 4.5 | N4 0h23 | eu | \`php artisan up\` | site abre, fila anda | só para a frente: folha 5, N4 depois | — |
| 4.6 | N4 0h30 | Rui | cadastra os outros dois | três linhas | corrige pela tela | 2 min |
| 4.7 | N4 0h45 | Rui | reenvia uma nota deles **que não seja de outubro** | nota com letra gravada | \`CNPJ_LETRAS 0\` | 1 min |

As notas de outubro desses três, se existirem, esperam o contador: lançá-las **muda o total de outubro**, e o item das 8h falharia com razão.

# 4. PARADAS

| Número | Faz |
|---|---|
| 1 erro de SQL com \`cnpj\` no log, ou 1 \`failed_jobs\` novo com CNPJ | volta a fase |
| 3 erros 500 em 5 minutos | volta a fase |
| lote acima de 2.000 ms três vezes seguidas | \`touch PARE\`, reduz \`L\` a 500 |
| tela de busca acima de 2 s depois do 3.4 | \`CNPJ_LER velho\` |
| S5 ou S6 com diferença de **uma** linha | não avança; volta a fase se já leu do novo |
| relatório com diferença de **um centavo** | não avança |
| menos de 20 GB livres | \`touch PARE\`; \`KILL QUERY\` no S4 |
| trava de 5 s estourada duas vezes | encerra a noite |
| atraso da réplica | não há réplica |

**Quem decide:** eu e Rui. Qualquer um para. O contador não está acordado: dúvida sobre o total é "não".

**Contas**

- Lotes: 6.200.000 ÷ 2.000 = **3.100**. suposição: 5.000 linhas/s → trava de 0,4 s; 3.100 × (0,4 + 0,2) = **31 min**. A 1.000 linhas/s → trava de 2 s, **114 min**: não cabe em 0h15–1h50 (95 min) e continua depois do dump.
- Espaço, restauração e reconstrução dependem de um número que falta, o tamanho da linha (o XML está dentro dela?):

| suposição: linha média | Tabela | Binlog inteiro dos lotes (2×) | Binlog MINIMAL (60 bytes) | Restaurar a 10 MB/s | S4 reconstruindo a 50 MB/s |
|---|---|---|---|---|---|
| 1 KB | 6,2 GB | 12,4 GB | 0,4 GB | 10 min | 2 min |
| 10 KB | 62 GB | **124 GB: estoura os 90** | 0,4 GB | 103 min | 21 min, e sobram 28 GB |

Por isso o lote usa MINIMAL; se o usuário não puder trocar essa variável, não começa. O S4 só roda se tabela × 1,3 couber nos GB livres menos 20.

**Último minuto para desfazer**

- N1: 1h40. N2: qualquer um, são 3 s.
- N3: S4 ainda rodando a 1h30 → \`KILL QUERY\`, porque o dump entra às 2h. Sem prova do 3.2 até 0h50 → o 3.3 fica para outra noite. Última volta do 3.4 na janela: 1h45; de dia continua valendo, em 1 minuto.
- Parada da N4 (suposição: 5 min): desfazer leva 1 min 40 s e conferir, 20 s. **Aos 3 min 00 s, sem prova do 4.4, volta.**
- Restauração em cópia, último recurso: 5h − 1,5 × tempo medido − 15 min. Com 10 min, começa até **4h29**; com 103 min, até **2h10**. Não cabe em parada de minutos, então **não é a volta de nenhuma fase**.
- Gatilho derrubado: recomeça na N1, apagando os \`.ate\`. Não se lê do novo sem gatilho.

# 5. A VOLTA

**N1**
1. \`touch /root/virada/PARE\` → "parado em" ou \`FIM\`
2. \`M < S2_desfazer.sql\` → \`SHOW TRIGGERS LIKE '%'\` sem os quatro
3. \`php artisan queue:retry all\` → \`queue:failed\` igual ao de \`base.txt\`
4. Não apagar colunas.

**N2**
1. \`touch /root/virada/PARE\` → "parado em"
2. \`M < S5_comparar.sql\` → \`forn_dif\` 0
3. Se a fila falha: N1, passos 2 e 3.
4. Não apagar colunas nem gatilhos, fora o passo 3.

**N3**
1. \`S4\` rodando: \`SHOW PROCESSLIST\`, \`KILL QUERY <id>\` → sumiu da lista
2. Já leu do novo: \`./chave.sh CNPJ_LER velho\` → Rui abre um fornecedor com zero
3. Resolveu? \`M < S5_comparar.sql\` → zeros. Fim.
4. Não resolveu: \`cd <app>; php artisan down\` → página de manutenção
5. \`git checkout --detach $(cat /root/virada/commit_velho)\` → \`git rev-parse HEAD\` igual ao arquivo
6. \`php artisan config:cache; php artisan queue:restart; php artisan up\` → tela abre, entra nota
7. Não rodar \`migrate:rollback\`. Não derrubar gatilho.

**N4, antes do SEM VOLTA**
1. Rui apaga o fornecedor com letra → \`SELECT COUNT(*) FROM fornecedores WHERE cnpj_txt REGEXP '[A-Z]'\` = 0
2. \`./chave.sh CNPJ_LETRAS 0\` → \`grep CNPJ_LETRAS .env\` mostra 0
3. \`cd <app>; php artisan up\` → site abre
4. \`cp -p <relatório>.velho <relatório>\` → \`diff\` vazio em outubro

**N4, depois do SEM VOLTA**
1. \`./chave.sh CNPJ_LETRAS 0\` → a tela recusa letra
2. \`M -e "SELECT * FROM fornecedores WHERE cnpj_txt REGEXP '[A-Z]'" > letras_f.txt\` → três linhas ou menos
3. \`M -e "SELECT id, cnpj_emitente_txt FROM notas_entrada WHERE cnpj_emitente_txt REGEXP '[A-Z]'" > letras_n.txt\` → arquivo existe
4. Continuar em \`CNPJ_LER=novo\` → Rui abre um fornecedor com zero
5. Só se a leitura quebrou: \`./chave.sh CNPJ_LER velho\` → abre; os de \`letras_f.txt\` ficam sem CNPJ
6. Não apagar linha com letra. Não trocar o relatório. Não restaurar por cima.
7. Avisar o contador às 8h com os dois arquivos.

# 6. DIA SEGUINTE

| Às 8h | Consulta ou teste | Esperado |
|---|---|---|
| Nenhum zero perdido | \`M < S5_comparar.sql\` | 0, 0 e o par igual |
| | 20 notas que começam com zero, CNPJ gravado contra o do **XML** (S5 compara o banco com ele mesmo; o XML é prova de fora) | 20 em 20 |
| Três com letra | \`SELECT id, cnpj_txt FROM fornecedores WHERE cnpj_txt REGEXP '[A-Z]';\` | 3 linhas, lidas por Rui contra o documento |
| | \`SELECT COUNT(*) FROM fornecedores WHERE cnpj_txt NOT REGEXP '^[A-Z0-9]{12}[0-9]{2}$' OR cnpj_txt IS NULL;\` | 0 (ou os do item 5 de ANTES) |
| Nota nova pela fila | \`SELECT COUNT(*), MAX(created_at) FROM notas_entrada WHERE id > <MAX(id) antes do 4.5> AND CHAR_LENGTH(cnpj_emitente_txt) = 14;\` | 1 ou mais; \`queue:failed\` igual à base |
| Relatório de outubro | \`python3 <relatório> <outubro> > rel_8h.txt; diff rel_base.txt rel_8h.txt\`; o contador olha | vazio, e um "confere" dele por escrito |

S5, fila e relatório também se conferem às 8h depois da N1, da N2 e da N3. Falhou um, a noite seguinte não acontece.

Com o contador: decidir se as notas de outubro com letra entram, e em que mês.

**Remover o velho é outra versão.** Data mais próxima: **35 dias depois da N4, e nunca antes de um fechamento mensal inteiro pelo relatório novo.** Até lá, precisam ficar quietos:

- S5 em zero todos os dias;
- nenhuma consulta lendo \`cnpj\` e \`cnpj_emitente\` velhos (conferir em \`performance_schema.events_statements_summary_by_digest\`);
- nenhuma volta a \`CNPJ_LER=velho\`;
- o script de 2019 parado;
- um dump **com as colunas novas** restaurado de verdade, com cronômetro.

A ordem lá: parar de gravar no velho, derrubar gatilhos, esperar mais uma semana, remover.`,
		corrections: [
			'Com linha média de 10 KB, a tabela diz que “sobram 28 GB” no S4, mas a regra logo abaixo (tabela × 1,3 nos livres menos 20) o proíbe: 80,6 contra 70. Falta o plano para esse caso.',
			'O passo 1.1 manda rodar S5_base.sql, e o arquivo não foi escrito: só há uma descrição entre parênteses. Escreva-o antes do ensaio.',
			'A versão `r2` e o relatório novo em Python são a parte mais difícil e só aparecem como itens 9 e 10 de ANTES. Ninguém os escreveu; confira se cabem antes da primeira noite.',
			'No 4.7, desfazer é só `CNPJ_LETRAS 0`, mas a nota com letra já está gravada e ali já passou o SEM VOLTA. Escreva “não desfaz” nessa célula.',
		],
	},
}
