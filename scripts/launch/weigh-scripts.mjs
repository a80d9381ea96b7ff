import { MOST_KILOBYTES, scriptKilobytes } from './script-weight.mjs'

const heavy = Object.entries(MOST_KILOBYTES).flatMap(([route, most]) => {
	const weight = scriptKilobytes(route)
	return weight > most ? [`The scripts of ${route} weigh ${weight.toFixed(1)} kB; ${most} are allowed.`] : []
})
if (heavy.length > 0) {
	process.stderr.write(`${heavy.join('\n')}\nscripts/launch/script-weight.mjs says why there is a limit.\n`)
	process.exitCode = 1
}
