import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buySubscription } from '../../tests/support/billing/subscriber.ts'
import { startServer } from '../../tests/support/server.ts'
import type { Row } from '../table.ts'
import { atMost } from './at-most.ts'
import { startQuickChat } from './chat-service.ts'
import { expectStatus, HttpClient } from './client.ts'
import { fillLocker } from './full-locker.ts'
import { focusText, lockerText, type SharedText } from './shared-texts.ts'

/** As many lines as a focus session takes, and some room. */
const MOST_LINES = 150
/** Tabs of one person; every other one is at the other process. */
const TABS = 4
const AT_ONCE = 16

interface Tally {
	/** Sent and, at last, acknowledged. */
	taken: number
	told: number
	lost: number
}

/**
 * Two processes on one PostgreSQL, and people who change the same things at both at once. Of all updates two fifths are
 * saves of focus sessions, one fifth edits in the locker, one tenth new prompts, one fifth favorites of these (each
 * twice, at both), and one tenth chat messages against an allowance of half as many. And one locker is filled at both.
 */
export async function measureUpdates(updates: number, databaseUrl: string): Promise<Row[]> {
	const folder = mkdtempSync(join(tmpdir(), 'pronto-updates-'))
	const chat = await startQuickChat()
	const allowance = Math.max(1, Math.floor(updates / 20))
	const env = {
		DATABASE_URL: databaseUrl,
		AUTH_SECRET: randomUUID(),
		PRONTO_DATA: folder,
		AI_BASE_URL: chat.address,
		PRONTO_LIMITS: JSON.stringify({
			chatPerson: allowance,
			signUp: 1_000,
			createPrompt: updates,
			createPromptAddress: updates,
		}),
		LOG_LEVEL: 'error',
	}
	const servers = [await startServer({ env }), await startServer({ env })]
	const ports = servers.map(({ port }) => port)
	try {
		const focus = await inParts(ports, (2 * updates) / 5, async (tabs) => {
			expectStatus(303, await first(tabs).form('/focus', { intent: 'start', title: 'Shared' }))
			return focusText
		})
		const locker = await inParts(ports, updates / 5, (tabs) => lockerText(first(tabs)))
		const marks = await markAtBoth(ports, Math.ceil(updates / 10))
		const legend = await tabsOf(ports, TABS)
		const full = await fillLocker(legend)
		for (const tab of legend) tab.close()
		const spent = await spendAllowance(ports, 2 * allowance, allowance)
		const errors = servers.reduce((sum, { logs }) => sum + logs().split('\n').filter(Boolean).length, 0)
		const lost = (what: string, { taken, told, lost: gone }: Tally): Row => ({
			what: `Lost of ${taken} ${what}${told ? `; ${told} conflicts told` : ''}`,
			reached: gone,
			wanted: 0,
			unit: '',
		})
		return [
			lost('saves of focus sessions', focus),
			lost('edits in the locker', locker),
			lost('new prompts and favorites', marks),
			...full,
			{
				what: `Chat messages beside the allowance of ${allowance}, of ${2 * allowance}`,
				reached: spent,
				wanted: 0,
				unit: '',
			},
			{ what: 'Errors in the logs of both', reached: errors, wanted: 0, unit: '' },
		]
	} catch (cause) {
		throw new Error(servers.map(({ logs }) => logs().slice(-2_000)).join('\n'), { cause })
	} finally {
		await Promise.all(servers.map((server) => server.stop()))
		chat.stop()
		rmSync(folder, { recursive: true, force: true })
	}
}

function first(tabs: readonly HttpClient[]): HttpClient {
	const [tab] = tabs
	if (!tab) throw new Error('Nobody has a tab open.')
	return tab
}

async function tabsOf(ports: readonly number[], count: number): Promise<HttpClient[]> {
	const { cookie } = await buySubscription(`http://127.0.0.1:${ports[0]}`, 'pro')
	return Array.from(
		{ length: count },
		(_none, place) =>
			new HttpClient(ports[place % ports.length] ?? 0, { Cookie: `${cookie.name}=${cookie.value}` }),
	)
}

/** Adds so many lines in all, to as many texts of as many people as they need, `AT_ONCE` requests at a time. */
async function inParts<Text>(
	ports: readonly number[],
	lines: number,
	open: (tabs: readonly HttpClient[]) => Promise<SharedText<Text>>,
): Promise<Tally> {
	const people = Math.ceil(lines / MOST_LINES)
	const each = Math.ceil(lines / people)
	const tally = { taken: 0, told: 0, lost: 0 }
	await atMost(AT_ONCE / TABS, people, async () => {
		const tabs = await tabsOf(ports, TABS)
		const { taken, told, lost } = await changeTogether(await open(tabs), tabs, each)
		tally.taken += taken
		tally.told += told
		tally.lost += lost
		for (const tab of tabs) tab.close()
	})
	return tally
}

/** All tabs add lines at once; one that is told of a newer text goes on from that. */
async function changeTogether<Text>(
	shared: SharedText<Text>,
	tabs: readonly HttpClient[],
	count: number,
): Promise<Tally> {
	const acknowledged: string[] = []
	let left = count
	let told = 0
	const start = await shared.read(first(tabs))
	await Promise.all(
		tabs.map(async (tab) => {
			let text: Text = start
			while (left > 0) {
				left -= 1
				const line = randomUUID()
				for (let isTaken = false; !isTaken; ) {
					const outcome = await shared.add(tab, text, line)
					isTaken = outcome.isTaken
					text = outcome.now
					if (!isTaken) told += 1
				}
				acknowledged.push(line)
			}
		}),
	)
	const stored = shared.linesOf(await shared.read(first(tabs)))
	const lost = acknowledged.filter((line) => stored.filter((one) => one === line).length !== 1).length
	return { taken: acknowledged.length, told, lost }
}

/** New prompts at either process, each favored at both at once: once in the end, and none missing. */
async function markAtBoth(ports: readonly number[], count: number): Promise<Tally> {
	const tabs = await tabsOf(ports, 2)
	const ids: string[] = []
	await atMost(AT_ONCE, count, async (place) => {
		const form = {
			title: `Shared ${place}`,
			description: 'D',
			promptText: 'P',
			category: 'finance',
			language: 'en',
		}
		const tab = tabs[place % tabs.length] ?? first(tabs)
		const { headers } = expectStatus(303, await tab.form('/create-prompt', form))
		const id = headers.location?.split('/').at(-1) ?? ''
		ids.push(id)
		const favorite = { favorite: 'on', scripted: 'yes' }
		await Promise.all(
			tabs.map(async (one) => expectStatus(200, await one.form(`/prompt/${id}/favorite`, favorite))),
		)
	})
	const { body } = expectStatus(200, await first(tabs).get('/settings/export.json'))
	const {
		favorites,
		createdPrompts,
	}: { favorites: { promptId: string }[]; createdPrompts: { id: string }[] } = JSON.parse(body)
	for (const tab of tabs) tab.close()
	const once = (id: string, all: readonly string[]) => all.filter((one) => one === id).length === 1
	const created = createdPrompts.map(({ id }) => id)
	const favored = favorites.map(({ promptId }) => promptId)
	const lost = ids.filter((id) => !once(id, created)).length + ids.filter((id) => !once(id, favored)).length
	return { taken: ids.length * 3, told: 0, lost }
}

/** How far what was let through at both processes together is from the allowance; what is refused must say so. */
async function spendAllowance(ports: readonly number[], tries: number, allowance: number): Promise<number> {
	const tabs = await tabsOf(ports, 2)
	let taken = 0
	await atMost(AT_ONCE, tries, async (place) => {
		const tab = tabs[place % tabs.length] ?? first(tabs)
		const answer = await tab.json('/functions/v1/chat-with-ai', { message: `Message ${place}` })
		if (answer.status === 200) taken += 1
		else expectStatus(429, answer)
	})
	for (const tab of tabs) tab.close()
	return Math.abs(taken - allowance)
}
