import { findFirefox, findWebKit } from '../../tests/engines/support/programs.ts'
import { findBrowser } from '../../tests/support/setup/browser.ts'
import { findPooler } from '../../tests/support/setup/pooler.ts'
import { findPostgres } from '../../tests/support/setup/postgres.ts'
import { findProxy } from '../../tests/support/setup/proxy.ts'
import { runAndCollect } from '../launch/run.mjs'
import { scriptOf } from '../launch/runtime.mjs'
import { Obstacle, say } from '../launch/say.mjs'

/** What the tests need beside the product, and the packages of Debian that bring it. */
const TOOLS = [
	{ name: 'a browser', find: findBrowser, packages: ['chromium-headless-shell'] },
	{ name: 'PostgreSQL', find: findPostgres, packages: ['postgresql'] },
	{ name: 'PgBouncer', find: findPooler, packages: ['pgbouncer'] },
	{ name: 'nginx', find: findProxy, packages: ['nginx-light', 'openssl'] },
	{ name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
	{ name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
]

/**
 * Makes sure of a browser, PostgreSQL and the pool and the proxy of compose.yaml and the other two engines, where that is
 * possible. Tests that need one of the last five are left out without it; without a browser it throws `Obstacle`.
 */
export async function ensureTools() {
	await install(TOOLS)
	await ensureBrowser()
}

/** Makes sure of a browser alone, or throws `Obstacle`. */
export async function ensureBrowser() {
	await install(TOOLS.filter(({ find }) => find === findBrowser))
	if (findBrowser()) return
	const { code } = await runAndCollect(process.execPath, [
		scriptOf('@playwright/test', 'playwright'),
		'install',
		'chromium',
	])
	if (code === 0 && findBrowser()) return
	throw new Obstacle(
		'There is no Chromium here, and none can be installed from here. Type this, then try again:\n\n  sudo apt-get install -y chromium-headless-shell\n\nOr name one that is elsewhere: CHROME_PATH=/path/to/chrome npm test',
	)
}

async function install(tools) {
	const missing = tools.filter(({ find }) => !find())
	if (missing.length > 0) {
		say(`Installing ${missing.map(({ name }) => name).join(', ')}…`)
		await installPackages(missing.flatMap(({ packages }) => packages))
	}
}

/** One that can't be had must not keep the others away, so each is asked for by itself. */
async function installPackages(names) {
	if (process.getuid?.() !== 0) return
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
	try {
		await runAndCollect('apt-get', ['update'], { env })
		for (const name of names) {
			await runAndCollect('apt-get', ['install', '-y', '--no-install-recommends', name], { env })
		}
	} catch {
		// A system without apt-get.
	}
}
