import fc from 'fast-check'
import { everyDoor } from '../../tests/support/access/door-table.ts'
import type { Row } from '../table.ts'
import { hostileRequest } from './hostile-request.ts'
import { startHostileWorld } from './hostile-world.ts'
import { Salvo } from './salvo.ts'
import { logUniform } from './sizes.ts'

const AT_ONCE = 8
const BATCH = 500
const MOST_TOLD = 20
const LARGEST = 64 * 1_024

export interface HostileReport {
	rows: Row[]
	/** Some of what was wrong, to read. */
	problems: string[]
}

/**
 * Sends hostile requests to every door, drawn by fast-check from `seed`, as a visitor, somebody without a plan, a Legend,
 * their program and an admin: no 5xx, nothing of what came from outside is executed, nothing told that is nobody's business, no hang.
 */
export async function measureHostile(
	inputs: number,
	seed: number,
	databaseUrl: string | undefined,
): Promise<HostileReport> {
	const doors = everyDoor()
	const world = await startHostileWorld(databaseUrl)
	try {
		const { server, askers, bait } = world
		const request = hostileRequest({ doors, askers, bait, size: logUniform(1, LARGEST) })
		const salvo = new Salvo(server.port)
		for (let done = 0; done < inputs; done += BATCH) {
			const drawn = fc.sample(request, { numRuns: Math.min(BATCH, inputs - done), seed: seed + done })
			await salvo.fire(drawn, AT_ONCE)
		}
		const { harm, errors } = await world.harm()
		const problems = [...salvo.problems, ...harm]
		return {
			rows: [
				{
					what: `Wrong answers to ${inputs} requests at ${doors.length} doors (${salvo.statuses()})`,
					reached: problems.length,
					wanted: 0,
					unit: '',
				},
				{ what: 'Connections cut off without an answer', reached: salvo.cut, wanted: 0, unit: '' },
				{ what: 'Errors that they were worth in the log', reached: errors.length, wanted: 0, unit: '' },
			],
			problems: [...problems.slice(0, MOST_TOLD), ...errors.slice(0, MOST_TOLD)],
		}
	} finally {
		await world.stop()
	}
}
