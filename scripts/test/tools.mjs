import { findBrowser } from '../../tests/browser.ts'
import { findPostgres } from '../../tests/postgres.ts'
import { findProxy } from '../../tests/proxy.ts'
import { runAndCollect } from '../launch/run.mjs'
import { scriptOf } from '../launch/runtime.mjs'
import { Obstacle, say } from '../launch/say.mjs'

/** Makes sure that there is a browser: one that is here, else Debian's, else Playwright's. Throws `Obstacle`. */
export async function ensureBrowser() {
	if (findBrowser()) return
	say('Installing a browser…')
	if (await installPackage('chromium')) return
	const args = [scriptOf('@playwright/test', 'playwright'), 'install', 'chromium']
	const { code } = await runAndCollect(process.execPath, args)
	if (code === 0 && findBrowser()) return
	throw new Obstacle(
		'There is no Chromium here, and none can be installed from here. Type this, then try again:\n\n  sudo apt-get install -y chromium\n\nOr name one that is elsewhere: CHROME_PATH=/path/to/chrome npm test',
	)
}

/** Makes sure of PostgreSQL where that is possible; without it the database tests run on the embedded one alone. */
export async function ensurePostgres() {
	if (findPostgres()) return
	say('Installing PostgreSQL…')
	if ((await installPackage('postgresql')) && findPostgres()) return
	say('PostgreSQL 15 or newer is not here and can’t be installed: the database tests run embedded only.')
}

/** Makes sure of the proxy of compose.yaml where that is possible; without it nothing stands before the two processes. */
export async function ensureProxy() {
	if (findProxy()) return
	say('Installing nginx…')
	if ((await installPackage('nginx-light', 'openssl')) && findProxy()) return
	say('nginx is not here and can’t be installed: compose.yaml’s topology is not tested.')
}

async function installPackage(...names) {
	if (process.getuid?.() !== 0) return false
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
	try {
		await runAndCollect('apt-get', ['update'], { env })
		const { code } = await runAndCollect('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
			env,
		})
		return code === 0
	} catch {
		// A system without apt-get.
		return false
	}
}
