import { db } from '~/db/client.server'
import { contentVersion } from './schema.server'

/** A number that is another one whenever what visitors' pages show has changed; triggers count it up. */
export async function readContentVersion(): Promise<number> {
	const [row] = await db().select({ version: contentVersion.version }).from(contentVersion)
	return row?.version ?? 0
}
