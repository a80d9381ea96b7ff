import { type Answers, afterLogin, everybody, legendsOnly, ownersAlone, type Row } from './access.ts'

const atHome = (answer: string): Answers => afterLogin('/collections/:id', answer)
const led = (answers: Answers) => ({ own: answers, foreign: answers, missing: answers })
const PUT_BACK = {
	route: 'collections/:id/:thing/undo',
	params: { thing: ':thing' },
	about: 'collection',
} as const

/** Collections: their authors alone edit them, whoever has the link reads. */
export const COLLECTION_PAGES: readonly Row[] = [
	{ route: 'collections', about: 'collection', answers: { none: afterLogin('/collections', '200 lists') } },
	// What is to be added stands in the address.
	{ route: 'collections/add', answers: { none: afterLogin('/collections/add', '404') } },
	{ route: 'collections/:id', about: 'collection', answers: ownersAlone(atHome, '200 reads') },
	{ ...PUT_BACK, answers: led(everybody('302 /collections')) },
	{
		route: 'c/:id',
		about: 'collection',
		answers: { own: everybody('200 reads'), foreign: everybody('200 reads'), missing: everybody('404') },
	},
	{
		route: 'c/:id/report',
		about: 'collection',
		answers: { own: everybody('200 reads'), foreign: everybody('200 reads'), missing: everybody('404') },
	},
]

export const COLLECTION_ROUTES: readonly Row[] = [
	{
		route: 'collections',
		form: { title: ' ' },
		about: 'collection',
		answers: { none: afterLogin('/collections', '400 lists') },
	},
	{
		route: 'collections/add',
		form: { prompt: '4', collection: ':thing' },
		whole: { prompt: '4', saved: 'none', collection: ':thing', title: 'T', next: '/collections' },
		about: 'collection',
		answers: ownersAlone(
			(answer) => afterLogin('/collections', answer),
			'303 /collections changes',
			'303 /collections',
		),
	},
	{
		route: 'collections/:id',
		form: { intent: 'unshare' },
		whole: { intent: 'edit', title: 'Stolen', description: 'D', note: 'N', prompt: 'none', seen: 'S' },
		about: 'collection',
		answers: ownersAlone(atHome, '303 /collections/:id changes'),
	},
	{
		// One that was not removed stays as it is.
		...PUT_BACK,
		answers: ownersAlone(
			(answer) => afterLogin('/collections', answer),
			'303 /collections/:id',
			'303 /collections',
		),
	},
	{
		// Who may not read it gets nothing of it: app/features/collections/collection-saving.server.db.test.ts.
		route: 'c/:id',
		about: 'collection',
		answers: led(legendsOnly('/c/:id', '303 /c/:id')),
	},
	{
		route: 'c/:id/report',
		form: { reason: 'spam', note: 'Only advertising.' },
		about: 'collection',
		answers: {
			own: everybody('303 /c/:id'),
			foreign: everybody('303 /c/:id'),
			missing: everybody('404'),
		},
	},
]
