import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { freePort } from '../server.ts'
import { findProgram, runGuarded } from './guarded-program.ts'

export const SITE = 'pronto.example'

/** The proxy that deploy/nginx.conf is for, or null where it, or what makes its certificate, is not installed. */
export function findProxy(): string | null {
	return findProgram('openssl') && findProgram('nginx')
}

export interface Visit {
	method?: string
	headers?: Record<string, string>
	body?: string
	/** The address of this machine's own network that the visitor comes from. */
	from?: string
}

export interface Answer {
	status: number
	headers: IncomingHttpHeaders
	body: Buffer
}

export interface RunningProxy {
	/** Where plain http is answered. */
	httpPort: number
	/** Asks over https; the answer's head is there, its body comes as it comes. */
	open(path: string, visit?: Visit): Promise<IncomingMessage>
	/** Asks over https and waits for the whole answer. */
	visit(path: string, visit?: Visit): Promise<Answer>
	accessLog(): string
	/** What it says of its troubles. */
	errorLog(): string
	stop(): Promise<void>
}

/**
 * Runs deploy/nginx.conf before two processes of this machine, with a certificate of its own for `SITE`. It ends with
 * this process, however that ends.
 */
export async function startProxy(first: number, second: number): Promise<RunningProxy> {
	const program = findProxy()
	if (!program) throw new Error('nginx is not installed.')
	const folder = mkdtempSync(join(tmpdir(), 'pronto-proxy-'))
	const [httpPort, httpsPort] = [await freePort(), await freePort()]
	makeCertificate(folder)
	const config = adapt(readFileSync('deploy/nginx.conf', 'utf8'), [
		['/tmp/', `${folder}/`],
		['/dev/stdout', join(folder, 'access.log')],
		['/etc/nginx/tls/', `${folder}/`],
		['app1:3000', `127.0.0.1:${first}`],
		['app2:3000', `127.0.0.1:${second}`],
		['listen 8080', `listen 127.0.0.1:${httpPort}`],
		['listen 8443', `listen 127.0.0.1:${httpsPort}`],
	])
	writeFileSync(join(folder, 'nginx.conf'), config)
	const user = process.getuid?.() === 0 ? 'user root;' : ''
	const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', `daemon off; ${user}`]
	const running = await runGuarded(program, args, httpsPort)
	const agent = new Agent({ keepAlive: true, ca: readFileSync(join(folder, 'fullchain.pem')) })

	async function open(path: string, { method = 'GET', headers = {}, body, from }: Visit = {}) {
		const asked = request({
			agent,
			host: '127.0.0.1',
			port: httpsPort,
			servername: SITE,
			path,
			method,
			headers: { Host: SITE, ...headers },
			...(from ? { localAddress: from, agent: new Agent({ ca: agent.options.ca }) } : {}),
		})
		asked.end(body)
		const [response]: IncomingMessage[] = await once(asked, 'response')
		if (!response) throw new Error('There was no response.')
		return response
	}
	return {
		httpPort,
		open,
		async visit(path, visit) {
			const response = await open(path, visit)
			return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) }
		},
		accessLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
		errorLog: running.said,
		async stop() {
			agent.destroy()
			await running.stop()
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

/** Puts this machine's ports and folders in; each of them must stand in the file, or it would not be that file's test. */
function adapt(config: string, changes: [from: string, to: string][]): string {
	return changes.reduce((text, [from, to]) => {
		if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no ${from} any more.`)
		return text.replaceAll(from, to)
	}, config)
}

function makeCertificate(folder: string): void {
	const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
	const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
	const names = ['-subj', `/CN=${SITE}`, '-addext', `subjectAltName=DNS:${SITE}`]
	execFileSync('openssl', ['req', ...kind, ...files, ...names], { stdio: 'pipe' })
}
