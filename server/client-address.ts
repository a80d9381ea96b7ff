import { isIP, isIPv4, SocketAddress } from 'node:net'
import type { Context } from 'hono'
import { env } from '~/env/env.server'
import type { ServerEnv } from './telemetry/log'

/** Before an IPv4 address that stands in the form of an IPv6 one. */
const MAPPED = '::ffff:'

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
	const told = hops > 0 ? forwarded.split(',').at(-hops) : undefined
	const address = addressIn(told) ?? addressIn(socketAddress)
	return address === null ? '' : oneSubscriber(address)
}

/** Some proxies add the port, and brackets around an IPv6 address. */
function addressIn(told = ''): string | null {
	const bare = told
		.trim()
		.replace(/^\[(.*)\](?::\d+)?$/, '$1')
		.replace(/^([\d.]+):\d+$/, '$1')
	return isIP(bare) > 0 ? bare : null
}

function oneSubscriber(address: string): string {
	if (isIPv4(address)) return address
	// The platform writes each in one way.
	const { address: written } = new SocketAddress({ address, family: 'ipv6' })
	const version4 = written.startsWith(MAPPED) ? written.slice(MAPPED.length) : ''
	return isIPv4(version4) ? version4 : `${groupsOf(written).slice(0, 4).join(':')}::/64`
}

function groupsOf(address: string): string[] {
	const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
	const missing = Math.max(0, 8 - before.length - after.length)
	return [...before, ...Array<string>(missing).fill('0'), ...after]
}
