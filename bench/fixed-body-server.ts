import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The floor: node:http answering with one of some precompressed bodies. Its arguments are the files with them. */
const answers = process.argv.slice(2).map((file) => {
	const body = readFileSync(file)
	const headers = {
		'content-type': 'text/html; charset=utf-8',
		'content-encoding': 'br',
		'content-length': body.length,
	}
	return { body, headers }
})
const server = createServer((_request, response) => {
	const drawn = answers[Math.floor(Math.random() * answers.length)]
	response.writeHead(200, drawn?.headers).end(drawn?.body)
})
server.listen(0, '127.0.0.1', () => {
	const address = server.address()
	if (address && typeof address === 'object') process.send?.({ origin: `http://127.0.0.1:${address.port}` })
})
process.once('SIGTERM', () => process.exit(0))
