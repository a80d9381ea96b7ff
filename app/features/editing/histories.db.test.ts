import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import type { CataloguePrompt } from '~/content/catalogue'
import { Refused } from '~/core/refuse.server'
import { type Admin, VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { setClockAhead } from '~/db/clock.server'
import { promptSearch } from '~/db/schema.server'
import { readPrompt } from '~/features/library/prompt.server'
import { fillLibrary } from '~/features/library/versions/fill.server'
import { libraryPrompts } from '~/features/library/versions/schema.server'
import { renewLibrary } from '~/features/library/versions/snapshot.server'
import { fillLibrarySearch } from '~/features/search/search.server'
import { anAdmin, titled } from '../../../tests/support/desk'
import { histories as runs } from '../../../tests/support/histories'
import { aFile, contentOf } from '../../../tests/support/library'
import { type Act, histories, type Outcome, PromptModel } from '../../../tests/support/library-histories'
import { listVersions, readLibraryPrompt } from './desk.server'
import { saveDraft } from './draft.server'
import { declineOffer, readOffer, takeOffer } from './offer.server'
import {
	publishPrompt,
	restoreVersion,
	schedulePrompt,
	unschedulePrompt,
	withdrawPrompt,
} from './publishing.server'
import { publishDue } from './showing.server'

afterEach(() => setClockAhead(undefined))

const HOUR_MS = 3_600_000
const WAITS_HOURS = 4

/** The prompt as it is stored, its editors, and the hour that its clock shows. */
interface Scene {
	file: CataloguePrompt
	editors: [Admin, Admin]
	model: PromptModel
	/** When the history begins. */
	began: number
}

/** What a start does with a file. */
async function startWith(file: CataloguePrompt): Promise<void> {
	await fillLibrary([file])
	await fillLibrarySearch()
	await renewLibrary()
}

async function begin(waits: boolean, editors: [Admin, Admin]): Promise<Scene> {
	const began = Date.now()
	setClockAhead(undefined)
	const file = aFile({ ...(waits ? { publishedOn: '2999-01-01' } : {}), isPremium: false })
	const { answerParts: _none, ...en } = file.en
	const { answerParts: _nothing, ...pt } = file.pt
	const free = { ...file, en, pt }
	await startWith(free)
	if (waits) {
		const scheduledFor = new Date(began + WAITS_HOURS * HOUR_MS)
		await db().update(libraryPrompts).set({ scheduledFor }).where(eq(libraryPrompts.id, file.id))
	}
	return { file: free, editors, model: new PromptModel(en.title, waits ? WAITS_HOURS : null), began }
}

async function perform({ file, editors, model, began }: Scene, act: Act, title: string): Promise<void> {
	const { id } = file
	const by = editors['editor' in act ? act.editor : 0]
	const { revision, basedOn } = model.seen['editor' in act ? act.editor : 0]
	const content = titled(contentOf(file), title)
	const wished = revision === null ? { revision, version: basedOn } : { revision }
	if (act.kind === 'save') await saveDraft(by, id, { content, basedOn, revision })
	else if (act.kind === 'publish') await publishPrompt(by, id, { ...wished, note: null })
	else if (act.kind === 'schedule') {
		// A minute early, because a history takes its time.
		const at = new Date(began + (model.hour + act.hours) * HOUR_MS - 60_000 * Math.sign(act.hours))
		await schedulePrompt(by, id, { ...wished, note: null, at })
	} else if (act.kind === 'unschedule') await unschedulePrompt(by, id)
	else if (act.kind === 'withdraw') await withdrawPrompt(by, id)
	else if (act.kind === 'restore') await restoreVersion(by, id, act.number, null)
	else if (act.kind === 'tick') {
		const seconds = (model.hour + act.hours) * 3_600
		setClockAhead(() => seconds)
		await publishDue()
	} else if (act.kind === 'file') {
		await startWith({ ...file, en: content.en })
	} else if (act.kind === 'take') await takeOffer(by, id, (await readOffer(by, id))?.digest ?? '', null)
	else if (act.kind === 'decline') await declineOffer(by, id, (await readOffer(by, id))?.digest ?? '')
}

async function outcomeOf(work: Promise<unknown>): Promise<Outcome | 'gone'> {
	try {
		await work
		return 'done'
	} catch (error) {
		if (!(error instanceof Refused)) throw error
		const { code } = error
		if (code === 'conflict' || code === 'not_found' || code === 'invalid_input' || code === 'gone')
			return code
		throw error
	}
}

async function compare({ file: { id }, editors: [by], model }: Scene): Promise<void> {
	const stored = await readLibraryPrompt(by, id)
	expect(stored).toMatchObject({
		state: model.state,
		publishedVersion: model.read,
		scheduledVersion: model.scheduled?.number ?? null,
		newest: { number: model.newest, ...lastOf(model) },
	})
	expect(
		stored.draft && [stored.draft.content.en.title, stored.draft.basedOn, stored.draft.revision],
	).toEqual(model.draft && [model.draft.title, model.draft.basedOn, model.draft.revision])
	expect(stored.offer?.content.en.title ?? null).toBe(model.offer)
	expect(await listVersions(by, id)).toHaveLength(model.newest)
	const isRead = model.state === 'published'
	expect(await db().$count(promptSearch, eq(promptSearch.promptId, id))).toBe(isRead ? 1 : 0)
	const page = readPrompt(VISITOR, id, 'en')
	if (isRead) expect((await page).title).toBe(model.versions[(model.read ?? 0) - 1]?.title)
	else expect(await outcomeOf(page)).toBe(model.state === 'withdrawn' ? 'gone' : 'not_found')
}

function lastOf({ versions }: PromptModel) {
	const said = versions.at(-1)
	return { origin: said?.origin, content: { en: { title: said?.title } } }
}

test('whatever two editors, the files and the clock do, a prompt is what a simple model of it says', async () => {
	const editors: [Admin, Admin] = [await anAdmin(), await anAdmin()]
	const run = fc.asyncProperty(histories, async ({ waits, acts }) => {
		const scene = await begin(waits, editors)
		await compare(scene)
		for (const [at, act] of acts.entries()) {
			const title = `${scene.file.id} ${at}`
			const came = await outcomeOf(perform(scene, act, title))
			expect(came, JSON.stringify(act)).toBe(scene.model.perform(act, title))
			await compare(scene)
		}
	})
	await fc.assert(run, runs(25))
})
