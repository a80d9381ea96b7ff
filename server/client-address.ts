import { isIP } from 'node:net'
import type { Context } from 'hono'
import { env } from '~/env.server'
import type { ServerEnv } from './telemetry/log'

/** The address that the request comes from, for counting. */
export function addressOfRequest({ env: { incoming } }: Pick<Context<ServerEnv>, 'env'>): string {
	const { socket, headers } = incoming
	return clientAddress(socket.remoteAddress, headers['x-forwarded-for'], env().proxyHops)
}

/**
 * The address a request comes from, for counting. `X-Forwarded-For` can be written by anybody, so it is
 * believed only as far as our own proxies wrote it: each of the `hops` adds the address it saw at the end. A proxy that says
 * what is no address counts itself. An IPv6 host has a whole /64 to choose from, which counts as one.
 */
export function clientAddress(
	socketAddress: string | undefined,
	forwardedFor: string | string[] | undefined,
	hops: number,
): string {
	const forwarded = [forwardedFor ?? []].flat().join(',')
	const chain = forwarded.split(',').map((part) => part.trim())
	const told = hops > 0 ? chain.at(-hops) : undefined
	return oneSubscriber(told && isAddress(told) ? told : (socketAddress ?? ''))
}

/** Some proxies add the port, and brackets around an IPv6 address. */
function isAddress(told: string): boolean {
	return isIP(told) > 0 || isIP(told.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')) > 0
}

function oneSubscriber(address: string): string {
	const plain = address.toLowerCase().replace(/^\[|\](:\d+)?$/g, '')
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
	if (mapped) return mapped
	if (!plain.includes(':')) return plain
	if (/^\d+\.\d+\.\d+\.\d+:\d+$/.test(plain)) return plain.replace(/:\d+$/, '')
	return `${groupsOf(plain).slice(0, 4).join(':')}::/64`
}

function groupsOf(address: string): string[] {
	const [head = '', tail] = address.split('::')
	const before = head === '' ? [] : head.split(':')
	const after = tail ? tail.split(':') : []
	const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
	return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) =>
		group.replace(/^0+(?=.)/, ''),
	)
}
