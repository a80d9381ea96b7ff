import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { freePort, startServer } from '../../tests/support/server'

const Dashboard = z.object({
	panels: z.array(
		z.object({ id: z.int(), title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) }),
	),
})
const dashboard = Dashboard.parse(JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')))
const alerts = [
	...readFileSync('deploy/prometheus-alerts.yml', 'utf8').matchAll(
		/expr: (?:>-\n)?((?:.|\n)*?)\n {8}?(?:for|labels):/g,
	),
]
const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
const watched = [...alerts.map(([, expression = '']) => expression), ...shown]
const NAME = /\b(?:pronto|nodejs|process)_\w+/g

let told = ''

beforeAll(async () => {
	const port = await freePort()
	const server = await startServer({ env: { METRICS_PORT: String(port) } })
	await fetch(`${server.origin}/login`)
	told = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
	await server.stop()
})

test('the dashboard and the alarms ask for nothing that is not measured', () => {
	expect(alerts.length).toBeGreaterThan(10)
	expect(shown.length).toBeGreaterThan(20)
	const kinds = new Map(
		[...told.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', kind]) => [name, kind]),
	)
	const asked = new Set(watched.flatMap((expression) => [...expression.matchAll(NAME)].map(([name]) => name)))
	const unknown = [...asked].filter(
		(name) => !kinds.has(name) && kinds.get(name.replace(/_bucket$/, '')) !== 'histogram',
	)
	expect(unknown).toEqual([])
})

test('a counter is asked for its rise, and never for how high it stands', () => {
	const counters = [...told.matchAll(/^# TYPE (pronto_\w+) counter$/gm)].map(([, name = '']) => name)
	const bare = watched.filter((expression) =>
		counters.some((name) => new RegExp(`(?<!(?:rate|increase)\\()${name}\\b`).test(expression)),
	)
	expect(bare).toEqual([])
})

test('everything that is measured of ours is shown or watched', () => {
	const ours = [...told.matchAll(/^# TYPE (pronto_\w+) /gm)].map(([, name = '']) => name)
	const all = watched.join('\n')
	expect(ours.filter((name) => !all.includes(name))).toEqual([])
})

test('panels have names and places of their own', () => {
	expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
	expect(new Set(dashboard.panels.map(({ title }) => title)).size).toBe(dashboard.panels.length)
})
