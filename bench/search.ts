import { runnerImport } from 'vite'
import type * as SearchRun from './search-run'
import type { Row } from './table.ts'

/** Measures the search in the database at `url`, which it fills with 10,000 and then 100,000 generated prompts. */
export async function measureSearch(url: string): Promise<Row[]> {
	const { module } = await runnerImport<typeof SearchRun>('./bench/search-run.ts', {
		configFile: false,
		logLevel: 'error',
		resolve: { tsconfigPaths: true },
	})
	return module.run(url)
}
