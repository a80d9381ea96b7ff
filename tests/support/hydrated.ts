/** Whether React has taken over the page that the server sent. Runs in the page. */
export function isHydrated(): boolean {
	const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'))
	const root = key ? Reflect.get(document, key) : undefined
	return root?.stateNode.current.memoizedState.isDehydrated === false
}
