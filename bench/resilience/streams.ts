import { setTimeout as wait } from 'node:timers/promises'
import { buySubscription } from '../../tests/support/billing/subscriber.ts'
import { PIECE, startService, watch } from '../chat-streams.ts'
import { startProduct } from '../processes.ts'
import type { Row } from '../table.ts'
import { Pulse } from './pulse.ts'

const PEOPLE = 5
/** A service that takes its time: a word a second. */
const PIECE_MS = 1_000
const APART_MS = 40

/** Replies that are written for so many tabs at once, slowly: none misses a word, and others wait no longer for it. */
export async function measureStreams(
	streams: number,
	seconds: number,
	databaseUrl: string | undefined,
): Promise<Row[]> {
	const service = await startService(PIECE_MS)
	const product = await startProduct({
		AI_BASE_URL: service.address,
		PRONTO_LIMITS: JSON.stringify({ chatPerson: streams, chatTotal: streams + 1 }),
		...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
	})
	try {
		service.pieces = seconds
		const people = []
		for (let count = 0; count < PEOPLE; count += 1) people.push(await buySubscription(product.origin, 'pro'))
		const before = product.residentMegabytes()
		const pulse = await Pulse.of(Number(new URL(product.origin).port))
		const replies: Promise<number>[] = []
		for (let count = 0; count < streams; count += 1) {
			const cookie = people[count % PEOPLE]?.cookie
			replies.push(watch(product, `${cookie?.name}=${cookie?.value}`))
			await wait(APART_MS)
		}
		const most = product.residentMegabytes()
		const lengths = await Promise.allSettled(replies)
		const { p99, longest } = await pulse.end()
		const whole = lengths.filter(
			(reply) => reply.status === 'fulfilled' && reply.value === seconds * PIECE.length,
		).length
		return [
			{
				what: `Replies of ${streams}, written at once, that missed a word`,
				reached: streams - whole,
				wanted: 0,
				unit: '',
			},
			{
				what: `/healthz p99 meanwhile (longest ${Math.round(longest)} ms)`,
				reached: p99,
				wanted: 250,
				unit: 'ms',
			},
			{
				what: `Memory while all were open (${Math.round(before)} MB before)`,
				reached: most,
				wanted: databaseUrl ? 400 : 600,
				unit: 'MB',
			},
		]
	} finally {
		await product.stop()
		service.stop()
	}
}
