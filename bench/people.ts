import { withPostgres } from '../scripts/database/postgres.ts'
import { PlainBrowser } from '../tests/support/setup/plain-browser.ts'
import { startProduct } from './processes.ts'
import { slowest } from './slowest.ts'
import type { Row } from './table.ts'

const PEOPLE = 100_000
const PAGE_MS = 60

/** What is asked of the list of people, by what is measured of it. */
const ASKED = {
	everybody: '',
	'the oldest': 'sort=oldest',
	'by address': 'sort=email',
	free: 'plan=free',
	Creators: 'plan=premium',
	Legends: 'plan=pro',
	'a given plan': 'plan=given',
	overdue: 'state=overdue',
	ending: 'state=ending',
	unconfirmed: 'state=unconfirmed',
	suspended: 'state=suspended',
	'with a role': 'state=staff',
	'since 30 days': 'since=30',
	'one address': 'q=person-4711%40',
	'a name of 10,000': 'q=Silva',
	'a letter of everybody': 'q=p',
	'a letter, Creators, by address': 'q=p&plan=premium&sort=email',
	'Legends that end': 'plan=pro&state=ending',
	'nobody of a name': 'q=nobody',
}

/** A page of the list of 100,000 people, of whom 15 in 100 pay, for who looks after them. */
export async function measurePeople(url: string): Promise<Row[]> {
	await (await startProduct({ DATABASE_URL: url })).stop()
	await withPostgres(url, async (session) => session.run(fillPeople()))
	const product = await startProduct({ DATABASE_URL: url })
	try {
		const admin = new PlainBrowser(product.origin)
		await admin.post('/login', { email: 'admin@pronto.test', password: 'pronto-demo' })
		const paths = Object.entries(ASKED).map(([what, query]) => [what, `/admin?${query}`])
		const measured = await slowest(product, admin, Object.fromEntries(paths))
		return measured.map(({ page, ...times }) => ({
			what: `People, ${page}, p95`,
			...times,
			wanted: PAGE_MS,
			unit: 'ms',
		}))
	} finally {
		await product.stop()
	}
}

function fillPeople(): string {
	return `
create temporary table made as
	select n, 'made-' || md5(n::text) as id, now() - interval '10 minutes' * n - interval '1 hour' as since,
		(array['Ana', 'João', 'Zoë', 'Peter', 'Maria', 'Lívia', 'Paul', 'Inês', 'Otto', 'Clara'])[n % 10 + 1] || ' ' ||
		(array['Silva', 'Souza', 'Pereira', 'Smith', 'Müller', 'Costa', 'Jones', 'Lima', 'Rocha', 'Alves'])[n / 10 % 10 + 1] as name
	from generate_series(1, ${PEOPLE}) n;
insert into "user" (id, email, email_verified, created_at, updated_at)
	select id, 'person-' || n || '@example.com', n % 20 <> 0, since, since from made;
insert into profiles (id, username, full_name)
	select id, case when n % 3 = 0 then 'p' || n end, case when n % 4 > 0 then name end from made;
insert into session (id, token, user_id, expires_at, created_at, updated_at)
	select id || s, id || s, id, now() + interval '20 days', since, since from made, generate_series(1, 2) s;
insert into stripe_customers (user_id, customer_id) select id, 'cus_' || n from made where n % 5 = 0;
insert into subscriptions (user_id, subscription_id, status, tier, currency, amount, began_at, current_period_end, cancel_at_period_end, ticket, checked_at)
	select id, 'sub_' || n, case when n % 20 = 0 then 'canceled' when n % 95 = 0 then 'past_due' else 'active' end,
		case when n % 3 = 0 then 'pro' else 'premium' end, 'USD', 900, since,
		now() + interval '1 minute' * (n % 40000), n % 25 = 0, 1, now()
	from made where n % 5 = 0;
insert into plan_grants (user_id, tier, ends_at)
	select id, 'pro', now() + interval '1 day' * (n % 60 - 30) from made where n % 200 = 1;
insert into suspensions (user_id, cause) select id, 'abuse' from made where n % 500 = 2;
insert into user_roles (user_id, role) select id, 'support' from made where n % 10000 = 3;
analyze;
`
}
