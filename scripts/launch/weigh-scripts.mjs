import { MOST_KILOBYTES, scriptKilobytes } from './script-weight.mjs'

const heavy = Object.entries(MOST_KILOBYTES).flatMap(([route, most]) => {
	// To the tenth, as the limits are: the chance letters in the names of files weigh some bytes more or less in each build.
	const weight = Number(scriptKilobytes(route).toFixed(1))
	return weight > most ? [`The scripts of ${route} weigh ${weight} kB; ${most} are allowed.`] : []
})
if (heavy.length > 0) {
	process.stderr.write(`${heavy.join('\n')}\nscripts/launch/script-weight.mjs says why there is a limit.\n`)
	process.exitCode = 1
}
