import { existsSync } from 'node:fs'
import { runAndCollect } from '../launch/run.mjs'

/** Files that differ from where this branch left `main`, committed or not, without those that are gone. */
export async function changedFiles() {
	const base = (await git('merge-base', 'HEAD', 'main'))[0] ?? 'HEAD'
	const differing = await git('diff', '--name-only', '--relative', base)
	const added = await git('ls-files', '--others', '--exclude-standard')
	return [...new Set([...differing, ...added])].filter((path) => existsSync(path))
}

async function git(...args) {
	const { code, output } = await runAndCollect('git', args)
	return code === 0 ? output.split('\n').filter(Boolean) : []
}
