import { main } from '../launch/say.mjs'
import { backUpEmbedded, restoreEmbedded } from './embedded.mjs'
import { backUpPostgres, restorePostgres } from './postgres.mjs'

await main(async () => {
	const [verb, file] = process.argv.slice(2)
	const url = process.env.DATABASE_URL
	if (url) await (verb === 'backup' ? backUpPostgres(url, file) : restorePostgres(url, file))
	else await (verb === 'backup' ? backUpEmbedded(file) : restoreEmbedded(file))
})
