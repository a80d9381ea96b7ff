import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, in which every command of ours runs. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Reads `.env`, where there is one; what the environment says already stays. Node 18 has no way to do this. */
export function readEnvFile() {
	if (process.loadEnvFile && existsSync('.env')) process.loadEnvFile('.env')
}

/** Where the product will listen and keep its data. The server checks all settings; wrong ones are its to report. */
export function plannedPlace() {
	const { PORT, HOST, PRONTO_DATA, NODE_ENV, DATABASE_URL } = process.env
	const port = Number(PORT || 3000)
	return {
		port: Number.isInteger(port) && port > 0 && port < 65536 ? port : null,
		host: HOST || (NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
		dataFolder: DATABASE_URL ? null : resolve(PRONTO_DATA || '.data'),
	}
}
