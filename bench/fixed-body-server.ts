import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The floor: node:http answering one fixed precompressed body. Its argument is the file with that body. */
const body = readFileSync(process.argv[2] ?? '')
const headers = {
	'content-type': 'text/html; charset=utf-8',
	'content-encoding': 'br',
	'content-length': body.length,
}
const server = createServer((_request, response) => {
	response.writeHead(200, headers).end(body)
})
server.listen(0, '127.0.0.1', () => {
	const address = server.address()
	if (address && typeof address === 'object') process.send?.({ origin: `http://127.0.0.1:${address.port}` })
})
process.once('SIGTERM', () => process.exit(0))
