import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres'

declare module 'vitest' {
	interface ProvidedContext {
		/** Makes the address of a database in the cluster of this run: `{database}` stands for its name. */
		clusterUrl: string
	}
}

/** One throwaway cluster for all database tests of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const cluster = await startPostgres()
	project.provide('clusterUrl', cluster.url('postgres'))
	return cluster.remove
}
