import { measureChatStreams } from './chat-streams.ts'
import { measureFocus } from './focus.ts'
import { measureJavaScript } from './javascript.ts'
import { measureLibrary } from './library.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLocker } from './locker.ts'
import { measureMemory } from './memory.ts'
import { measurePages } from './pages.ts'
import type { BenchPart } from './parts.ts'
import { measurePeople } from './people.ts'
import { measureProcessCounts } from './process-counts.ts'
import { measureRendered } from './rendered.ts'
import { measureSearch } from './search.ts'
import { measureStarts } from './starts.ts'

/** What is measured of how fast and how light the product is, by the name on the command line. */
export const SECTIONS: Readonly<Record<string, BenchPart>> = {
	scripts: { title: 'JavaScript before interaction', measure: async () => measureJavaScript() },
	starts: { title: 'Starts', measure: measureStarts },
	pages: {
		title: 'Visitors’ pages from the cache, beside node:http with the same bytes, in alternation',
		measure: measurePages,
	},
	rendered: {
		title: 'Rendered pages',
		measure: async (createDatabase) => measureRendered(await createDatabase()),
	},
	processes: {
		title: 'Two, three and four processes on one PostgreSQL',
		measure: async (createDatabase) => measureProcessCounts(await createDatabase()),
	},
	library: {
		title: 'A library of 10,000 prompts, for its editors',
		measure: async (createDatabase) => measureLibrary(await createDatabase()),
	},
	people: {
		title: 'A list of 100,000 people, for who looks after them',
		measure: async (createDatabase) => measurePeople(await createDatabase()),
	},
	locker: { title: 'Prompt locker, 1,000 saved prompts', measure: measureLocker },
	search: {
		title: 'Search',
		measure: async (createDatabase) => measureSearch(await createDatabase()),
	},
	focus: {
		title: 'Focus mode, autosave',
		measure: async (createDatabase) => measureFocus(await createDatabase()),
	},
	chat: {
		title: 'Chat, 200 replies written at once',
		measure: async (createDatabase) => [
			...(await measureChatStreams(await createDatabase())),
			...(await measureChatStreams(undefined)),
		],
	},
	memory: {
		title: 'Memory',
		measure: async (createDatabase) => [
			...(await measureMemory(await createDatabase())),
			...(await measureMemory(undefined)),
		],
	},
	lighthouse: { title: 'Lighthouse, mobile, medians of 3', measure: measureLighthouse, onlyByName: true },
}
