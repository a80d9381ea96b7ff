import { opens } from '~/core/viewer'
import { closeDatabase, db, openDatabase } from '~/db/client.server'
import { addUser } from '~/features/account/account.server'
import { startSession } from '~/features/account/session.server'
import { readViewer } from '~/features/account/viewer.server'
import { subscriptions } from '~/features/billing/schema.server'
import { readFocusSession, startFocusSession } from '~/features/focus/focus.server'

const MONTH_MS = 30 * 86_400_000

/** Somebody with a plan and a session in progress. */
export interface Person {
	cookie: string
	sessionId: string
}

/** Fills a database with subscribers who each have a focus session in progress. */
export async function addPeople(url: string, count: number): Promise<Person[]> {
	await openDatabase({ url, folder: '' })
	try {
		const people: Person[] = []
		for (let place = 0; place < count; place += 1) people.push(await addPerson(place))
		return people
	} finally {
		await closeDatabase()
	}
}

async function addPerson(place: number): Promise<Person> {
	const email = `focus-${place}@pronto.test`
	// Nobody logs in by it.
	const userId = await addUser({ email, password: 'no hash', language: 'en', isConfirmed: true })
	const now = new Date()
	await db()
		.insert(subscriptions)
		.values({
			userId,
			subscriptionId: `sub_${place}`,
			status: 'active',
			tier: 'premium',
			currency: 'USD',
			currentPeriodEnd: new Date(now.getTime() + MONTH_MS),
			cancelAtPeriodEnd: false,
			ticket: 1,
			checkedAt: now,
		})
	const { setCookie } = await startSession(userId)
	const cookie = setCookie[0]?.split(';')[0] ?? ''
	const { viewer } = await readViewer(new Headers({ Cookie: cookie }))
	if (!opens(viewer, 'focus_mode')) throw new Error('The plan that was just stored is not known.')
	await startFocusSession(viewer, { title: `Session ${place}` })
	const session = await readFocusSession(viewer)
	if (!session) throw new Error('The session that was just started is not known.')
	return { cookie, sessionId: session.id }
}
