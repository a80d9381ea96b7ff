import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'

/** When, of what and on what a measurement was made, as a sentence each. */
export function conditions(command: string): string {
	const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
	const [processor] = cpus()
	return [
		`Written by \`${command}\` on ${new Date().toISOString().slice(0, 10)} at commit ${commit}.`,
		`${cpus().length} cores (${processor?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}.`,
		'Servers and load share the machine, so ratios say more than times.',
	].join(' ')
}

/** What a person wrote below `heading` at the end of a file; it stays whenever the file is written anew. */
export function keptNotes(file: string, heading: string): string {
	const old = readFileSync(file, { encoding: 'utf8', flag: 'a+' })
	const start = old.indexOf(heading)
	return start < 0 ? `${heading}\n` : old.slice(start)
}
