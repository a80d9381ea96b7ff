/** A tab of ours, as far as a worker knows it. */
interface Tab {
	readonly url: string
	focus(): Promise<unknown>
}

/** What a worker can do with tabs. */
export interface Tabs {
	matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>
	openWindow(address: string): Promise<unknown>
}

/** What the system says of a press on a notice. */
export interface NoticeClick {
	readonly notification: { readonly data: unknown; close(): void }
}

/**
 * Brings the page to the front that a notice is from: the tab that shows it, whichever of its views, else a new one. Where
 * a notice doesn't say, as those that an earlier version left, nothing is opened.
 */
export async function showNoticed({ notification }: NoticeClick, tabs: Tabs): Promise<void> {
	notification.close()
	const { address }: { address?: unknown } = Object(notification.data)
	if (typeof address !== 'string') return
	const page = new URL(address, location.origin)
	if (page.origin !== location.origin) return
	const open = await tabs.matchAll({ type: 'window', includeUncontrolled: true })
	const tab = open.find(({ url }) => {
		const { origin, pathname } = new URL(url)
		return origin === page.origin && pathname === page.pathname
	})
	await (tab ? tab.focus() : tabs.openWindow(page.href))
}
