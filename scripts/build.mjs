// Builds the product where its sources changed since the last build.
import { buildWhereChanged } from './launch/build.mjs'
import { main } from './launch/say.mjs'

await main(() => buildWhereChanged(process.execPath))
