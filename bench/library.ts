import { withPostgres } from '../scripts/database/postgres.ts'
import { PlainBrowser } from '../tests/support/setup/plain-browser.ts'
import { startProduct } from './processes.ts'
import { repeated } from './samples.ts'
import { slowest } from './slowest.ts'
import { median, type Row } from './table.ts'

const PROMPTS = 10_000
const VERSIONS = 1_000
const PAGE_MS = 60
const DIFFERENCE_MS = 50
const START_SECONDS = 3
const ADDED_MEGABYTES = 60
const STARTS = 3

/** Editors' pages, by what is measured of each. */
const DESK = {
	'all sections': '/admin?tab=prompts',
	published: '/admin?tab=prompts&show=published&page=90',
	'coming soon': '/admin?tab=prompts&show=coming&page=3',
	drafts: '/admin?tab=prompts&show=drafts&page=3',
	withdrawn: '/admin?tab=prompts&show=withdrawn&page=3',
	'with an offer': '/admin?tab=prompts&show=offers',
	'found by words': '/admin?tab=prompts&q=made+99',
	'narrowed by category and plan': '/admin?tab=prompts&category=finance&plan=free',
	'Categories tab': '/admin?tab=categories',
	'a category’s order': '/admin?tab=categories&category=finance&page=9',
	'the editor': '/admin/prompts/made-5000',
}
const PAST = {
	'a page of 1,000 versions': '/admin/prompts/made-1/versions?before=500',
	'a difference of two versions of 100 kB': '/admin/prompts/made-1/versions?version=800&from=200',
	'a page of changes': '/prompt/made-1/changes',
	'a page of changes, further back': '/prompt/made-1/changes?before=500',
	'the prompt’s own page': '/prompt/made-1',
}

/** A library of 10,000 prompts, of which each tenth waits, is written, was withdrawn or has an offer, and one has 1,000 versions of 100 kB. */
export async function measureLibrary(url: string): Promise<Row[]> {
	const environment = { DATABASE_URL: url }
	await (await startProduct(environment)).stop()
	const small = await startsOf(environment)
	await withPostgres(url, async (session) => session.run(fill()))
	// The first start indexes what no product would have to at once.
	await (await startProduct(environment)).stop()
	const large = await startsOf(environment)
	const product = await startProduct(environment)
	try {
		const admin = new PlainBrowser(product.origin)
		await admin.post('/login', { email: 'admin@pronto.test', password: 'pronto-demo' })
		const rows: Row[] = [
			{ what: 'Start with 10,000 prompts', ...repeated(large.seconds), wanted: START_SECONDS, unit: 's' },
			{
				what: 'Memory that 10,000 prompts add',
				reached: median(large.megabytes) - median(small.megabytes),
				wanted: ADDED_MEGABYTES,
				unit: 'MB',
			},
		]
		for (const { page, ...measured } of await slowest(product, admin, { ...DESK, ...PAST })) {
			const [place, wanted] = Object.hasOwn(DESK, page) ? ['Desk', PAGE_MS] : ['Versions', DIFFERENCE_MS]
			rows.push({ what: `${place}, ${page}, p95`, ...measured, wanted, unit: 'ms' })
		}
		return rows
	} finally {
		await product.stop()
	}
}

async function startsOf(environment: Record<string, string>) {
	const seconds: number[] = []
	const megabytes: number[] = []
	for (let run = 0; run < STARTS; run += 1) {
		const began = performance.now()
		const product = await startProduct(environment)
		seconds.push((performance.now() - began) / 1_000)
		await (await fetch(`${product.origin}/categories`)).arrayBuffer()
		megabytes.push(product.residentMegabytes())
		await product.stop()
	}
	return { seconds, megabytes }
}

/** Made of what the prompt 1 says. */
function fill(): string {
	return `
create temporary table made as
	select n, 'made-' || n as id, (array['finance', 'marketing', 'nutrition', 'consulting', 'education'])[n % 5 + 1] as category,
		case n % 10 when 1 then 'scheduled' when 2 then 'withdrawn' when 3 then 'draft' else 'published' end as state
	from generate_series(0, ${PROMPTS - 1}) n;
update made set state = 'published' where n < 2;
create temporary table said as
	select made.n, made.id, jsonb_set(jsonb_set(jsonb_set(content, '{category}', to_jsonb(category)), '{isPremium}', to_jsonb(n % 3 = 0)),
		'{en,title}', to_jsonb('Made ' || n || ' of words')) as content
	from made, library_versions where prompt_id = '1' and number = 1;
insert into library_prompts (id, address, state, position, published_version, published_at, updated_on, scheduled_version,
	scheduled_for, listing, runs, changed_in)
	select id, id, state, 2000000000000 + n,
		case when state in ('published', 'withdrawn') then 1 end,
		case when state in ('published', 'withdrawn') then now() end,
		case when state in ('published', 'withdrawn') then now()::date end,
		case when state = 'scheduled' then 1 end,
		case when state = 'scheduled' then now() + interval '1 day' * (n + 1) end,
		jsonb_set(jsonb_set(jsonb_set((select listing from library_prompts where id = '1'), '{category}', to_jsonb(category)),
			'{isPremium}', to_jsonb(n % 3 = 0)), '{words,en,title}', to_jsonb('Made ' || n || ' of words')),
		array(select (random() * 2000000000)::integer from generate_series(1, 400 + n - n)),
		(select library from content_version)
	from made;
insert into library_addresses (address, prompt_id) select id, id from made;
insert into library_versions (prompt_id, number, content, origin)
	select id, 1, content, 'editor' from said;
insert into library_drafts (prompt_id, content, based_on, revision)
	select id, content, 1, 1 from said where n % 10 in (3, 4);
insert into library_offers (prompt_id, content, digest, state)
	select id, content, id, 'waiting' from said where n % 10 = 5;
insert into prompt_tallies (day, prompt_id, reads, copies)
	select (now() at time zone 'UTC')::date - d, id, 5, 2 from made, generate_series(0, 40) d where state <> 'draft';
insert into library_versions (prompt_id, number, content, origin, created_at, note)
	select id, v, jsonb_set(content, '{en,promptText}', to_jsonb((
		select string_agg('Line ' || l || ' of version ' || case when l % 3 = 0 then v else 0 end || ': words that go on for a while, [service].', E'\\n')
		from generate_series(1, 700) l))), 'editor', now() + interval '1 second' * v,
		'{"en": "A note.", "pt": "Uma nota."}'
	from said, generate_series(2, ${VERSIONS}) v where n = 1;
insert into library_changes (action, prompt_id, version, at)
	select 'publish', 'made-1', v, now() + interval '1 second' * v from generate_series(2, ${VERSIONS}) v;
update library_prompts set published_version = ${VERSIONS} where id = 'made-1';
update content_version set library = library + 1, version = version + 1;
update library_prompts set changed_in = (select library from content_version) where id like 'made-%';
analyze;
`
}
