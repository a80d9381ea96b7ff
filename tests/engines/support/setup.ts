import type { TestProject } from 'vitest/node'
import { startServer } from '../../support/server.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** Where the built product answers. */
		origin: string
	}
}

/** One built server for the journeys in all engines. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<unknown>> {
	const server = await startServer({ env: { PRONTO_LIMITS: '{"signUp":10000}' } })
	provide('origin', server.origin)
	return () => server.stop()
}
