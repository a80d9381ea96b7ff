// `npm run admin -- grant EMAIL [ROLE]`, `-- revoke EMAIL [ROLE]`, `-- list`, `-- notice FILE`, `-- notice FILE --send`.
import { resolve } from 'node:path'
import { runInProject } from './launch/in-project.mjs'
import { main, Obstacle } from './launch/say.mjs'
import { readEnvFile } from './launch/settings.mjs'

// npm changes to the project's folder and says where it was called.
const here = process.env.INIT_CWD || process.cwd()

await main(async () => {
	const words = readWords(process.argv.slice(2))
	if (!words) {
		throw new Obstacle(
			'Use it so: npm run admin -- grant EMAIL [admin|editor|support], npm run admin -- revoke EMAIL [ROLE], npm run admin -- list, npm run admin -- notice FILE, or npm run admin -- notice FILE --send',
		)
	}
	readEnvFile()
	await runInProject('scripts/admin/main.mjs', ...words)
})

/** What the command is, or null where it is none. */
function readWords([verb, name, flag, ...others]) {
	if (verb === 'list') return [verb]
	if (!name || name.startsWith('-') || others.length > 0) return null
	if (verb === 'notice') {
		if (flag && flag !== '--send') return null
		return [verb, resolve(here, name), ...(flag ? [flag] : [])]
	}
	const isRole = !flag || ['admin', 'editor', 'support'].includes(flag)
	return (verb === 'grant' || verb === 'revoke') && isRole ? [verb, name, ...(flag ? [flag] : [])] : null
}
