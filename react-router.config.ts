import type { Config } from '@react-router/dev/config'

export default {
	ssr: true,
	routeDiscovery: { mode: 'initial' },
	// Three routes act in the browser: files of their own for that weigh more in the list of routes than they spare.
	splitRouteModules: false,
} satisfies Config
