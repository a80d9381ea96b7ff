import { execFileSync } from 'node:child_process'
import { z } from 'zod'

/** A way into the product: a method and an address as the router has it, without the slash that all begin with. */
export interface BuiltDoor {
	method: string
	route: string
	/** Whether a page of app/routes.ts answers, whose data has an address of its own. */
	hasPage: boolean
}

const Printed = z.object({
	own: z.array(z.object({ method: z.string(), path: z.string() })),
	pages: z.array(z.object({ path: z.string(), methods: z.array(z.string()), hasPage: z.boolean() })),
})

const PRINT = `const { app, pageRoutes } = await import('./build/server/index.js')
	process.stdout.write(JSON.stringify({ own: app.routes, pages: pageRoutes() }))
	process.exit()`

/** Every door of the built product, each once, as its two routers know them; middleware is none. */
export function builtDoors(): BuiltDoor[] {
	const printed = execFileSync(process.execPath, ['--input-type=module', '-e', PRINT], {
		encoding: 'utf8',
		stdio: 'pipe',
	})
	const { own, pages } = Printed.parse(JSON.parse(printed))
	const doors = [
		...pages.flatMap(({ path, methods, hasPage }) => methods.map((method) => ({ method, path, hasPage }))),
		...own
			.filter(({ method, path }) => method !== 'ALL' || !path.endsWith('*'))
			.map((door) => ({ ...door, hasPage: false })),
	].map(({ path, ...door }) => ({ ...door, route: path.slice(1).replace(/\{.*?\}/g, '') }))
	return [...new Map(doors.map((door) => [`${door.method} ${door.route}`, door])).values()]
}
