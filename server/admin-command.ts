import { once } from 'node:events'
import { chmodSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { backgroundIsDone } from '~/core/background.server'
import type { CommandAnswer } from '~/core/command-answer'
import { closeDatabase, openDatabase } from '~/db/client.server'
import { env } from '~/env.server'
import { runAdminCommand } from '~/features/admin/admin-command.server'
import { runBillingCommand } from '~/features/billing/billing-command.server'
import { log } from '~/log.server'
import { connectStripe } from './billing/stripe-connection'

const Words = z.array(z.string()).max(2)

/** `npm run admin` or `billing` in a process of its own: opens what it needs for this one command. */
export async function administer(words: readonly string[]): Promise<CommandAnswer> {
	await openDatabase({ url: env().databaseUrl, folder: env().dataFolder })
	const stripe = words[0] === 'billing' ? await connectStripe() : undefined
	try {
		return await run(words)
	} finally {
		await backgroundIsDone()
		await stripe?.close()
		await closeDatabase()
	}
}

function run(words: readonly string[]): Promise<CommandAnswer> {
	return words[0] === 'billing' ? runBillingCommand(words.slice(1)) : runAdminCommand(words)
}

/**
 * `npm run admin` or `billing` while the product runs on its embedded database, which nobody else can open: commands come by a Unix
 * socket beside the database's own, which only the user can reach who runs the product.
 */
export async function listenForAdmin(dataFolder: string): Promise<{ close(): void }> {
	const path = join(readFileSync(join(dataFolder, 'socket-folder'), 'utf8'), '.s.admin')
	rmSync(path, { force: true })
	const server = createServer({ allowHalfOpen: true }, (socket) => void answer(socket)).listen(path)
	await once(server, 'listening')
	chmodSync(path, 0o600)
	return server
}

async function answer(socket: Socket): Promise<void> {
	socket.on('error', () => socket.destroy())
	try {
		const words = Words.parse(JSON.parse(await text(socket)))
		socket.end(JSON.stringify(await run(words)))
	} catch (err) {
		log.error({ err }, 'a command failed')
		socket.destroy()
	}
}
