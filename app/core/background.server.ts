import { log } from '~/log.server'

const running = new Set<Promise<void>>()

/** Does something after the answer, so that nobody waits for it and nobody can tell by the time whether it was done. */
export function inBackground(name: string, work: () => Promise<unknown>): void {
	const promise: Promise<void> = work()
		.then(
			() => undefined,
			(err: unknown) => log.error({ err, name }, 'background work failed'),
		)
		.finally(() => running.delete(promise))
	running.add(promise)
}

/** Resolves when nothing is left to do: before the database closes. */
export async function backgroundIsDone(): Promise<void> {
	while (running.size > 0) await Promise.all(running)
}
