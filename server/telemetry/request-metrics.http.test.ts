import { expect, test } from 'vitest'
import { builtDoors } from '../../tests/support/access/built-doors'
import { freePort, startServer } from '../../tests/support/server'

/** Where only addresses of a certain form lead to a door. */
const LEADS_TO = new Map([
	['prompt/:id/:what', 'prompt/9/copied'],
	[':file', 'sitemap-1.xml'],
	['share/:language/prompt/:file', 'share/en/prompt/9.png'],
	['share/:language/post/:file', 'share/en/post/1.png'],
	['prompt/:name', 'prompt/9.md'],
])

test('every door is measured under a name of its own', async () => {
	const port = await freePort()
	const server = await startServer({ env: { METRICS_PORT: String(port) } })
	const doors = builtDoors().filter(({ route }) => !route.includes('*'))
	expect(doors.length).toBeGreaterThan(150)
	for (const { method, route } of doors)
		await fetch(`${server.origin}/${LEADS_TO.get(route) ?? route.replace(/:\w+\??/g, 'nothing-of-ours')}`, {
			method,
			redirect: 'manual',
		})
	const told = (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).matchAll(
		/^pronto_requests_total\{method="\w+",route="\/([^"]*)"/gm,
	)
	const measured = new Set([...told].map(([, route = '']) => route.replace(/\{.*?\}/g, '')))
	await server.stop()
	expect(doors.filter(({ route }) => !measured.has(route))).toEqual([])
})
