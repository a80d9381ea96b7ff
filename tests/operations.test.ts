import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LIMIT_NAMES } from '../app/env/env-fields.server'
import { readSettings } from './support/setup/settings'

const read = (path: string) => readFileSync(path, 'utf8')
const COMPOSE = read('compose.yaml')
const DOCKERFILE = read('Dockerfile')

const { names: settings, needed } = readSettings()
/** Names that are set in a file of settings, or would be without the # before them. */
const namesIn = (text: string) => [...text.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name)

/** What stands under a key of compose.yaml, as text. */
function under(key: string): string {
	const [, , body = ''] =
		new RegExp(`^( *)${key}:(?: &\\w+)?\\n((?:\\1 +.*\\n|\\s*\\n)*)`, 'm').exec(COMPOSE) ?? []
	expect(body.length, `compose.yaml has no ${key}`).toBeGreaterThan(0)
	return body
}

test('every setting is explained to who runs the product, and shown in the example', () => {
	expect(settings.length).toBeGreaterThan(20)
	const manual = read('docs/operations.md')
	expect(settings.filter((name) => !manual.includes(`\`${name}\``))).toEqual([])
	expect(settings.filter((name) => !namesIn(read('.env.example')).includes(name))).toEqual([])
	expect(LIMIT_NAMES.filter((name) => !manual.includes(`\`${name}\``))).toEqual([])
})

test('compose.yaml and its file of settings know no setting that there is not, and all that production needs', () => {
	const set = [...under('x-process').matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name)
	expect(set).toContain('TRUST_PROXY')
	const given = namesIn(read('deploy/pronto.env.example'))
	expect([...set, ...given].filter((name) => !settings.includes(name))).toEqual([])
	expect(needed.length).toBeGreaterThan(5)
	expect(needed.filter((name) => !given.includes(name))).toEqual([])
	expect(given.filter((name) => set.includes(name))).toEqual([])
})

test('two processes stand behind one proxy that alone has open ports, and which they believe', () => {
	for (const name of ['app1', 'app2']) {
		expect(under(name)).toContain('<<: *process')
		expect(under(name)).not.toContain('ports:')
		expect(read('deploy/nginx.conf')).toContain(`server ${name}:3000`)
	}
	expect(under('x-process')).not.toContain('ports:')
	expect(under('x-process')).toContain('TRUST_PROXY: "1"')
	expect(under('database')).not.toContain('ports:')
	expect(under('proxy')).toContain('ports: ["80:8080", "443:8443"]')
	expect(COMPOSE).toContain('inside: { internal: true }')
})

test('no container may write where it need not, or become more than it is', () => {
	for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true']) {
		expect(under('x-restricted')).toContain(line)
	}
	expect(under('x-process')).toContain('<<: *restricted')
	for (const name of ['proxy', 'database']) expect(under(name)).toContain('<<: *restricted')
	const [, shipped = ''] = DOCKERFILE.split(/^FROM .*-slim$/m).slice(-2)
	expect(shipped.indexOf('USER node')).toBeGreaterThan(shipped.lastIndexOf('RUN '))
	expect(shipped.indexOf('USER node')).toBeLessThan(shipped.indexOf('\nCMD '))
	expect(DOCKERFILE.match(/^FROM .*$/gm)?.every((line) => line.startsWith('FROM node:24-'))).toBe(true)
})

test('no secret comes into the image or the repository', () => {
	expect(read('.dockerignore').split('\n')).toEqual(
		expect.arrayContaining(['.env', '.git', '.data', 'deploy']),
	)
	expect(read('.gitignore').split('\n')).toEqual(
		expect.arrayContaining(['.env', 'deploy/*.env', 'deploy/tls']),
	)
	for (const path of ['deploy/pronto.env.example', 'deploy/database.env.example']) {
		expect(read(path)).not.toMatch(/^(?:AUTH_SECRET|\w+_KEY|\w+_SECRET|POSTGRES_PASSWORD)=./m)
		expect(existsSync(path)).toBe(true)
	}
})
