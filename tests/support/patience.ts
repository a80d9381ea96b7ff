import { runInNewContext } from 'node:vm'

/** A hundred times what any of it takes, so that only work without end is given up. */
const PATIENCE_MS = 20_000

/** Does what must come to an end. Throws where it doesn't: a test's own time limit ends nothing that never waits. */
export function comesToAnEnd<Result>(work: () => Result): Result {
	return runInNewContext('work()', { work }, { timeout: PATIENCE_MS })
}
