// `npm run admin`: grants and revokes the administrator's role, once there are accounts.
import { main, Obstacle } from './launch/say.mjs'

await main(() => {
	throw new Obstacle(
		'There are no accounts yet, so there is nobody to make an admin. This command comes with them.',
	)
})
