/** The engines that browsers are made of. */
const ENGINES = ['Chromium', 'Firefox', 'WebKit'] as const
export type Engine = (typeof ENGINES)[number]

export interface Screen {
	width: number
	height: number
}

export type Modifier = 'Control' | 'Shift'
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowUp' | 'End' | 'a' | 'k' | 'v'

/** The one tab of a browser of somebody's own, and what a hand on mouse and keyboard does in it. */
export interface Tab {
	goTo(address: string): Promise<void>
	/** Runs a function in the page. It sees nothing but its arguments and the page; both ways only JSON passes. */
	run<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Result>
	/** Runs the text of a script in the page. */
	inject(source: string): Promise<void>
	/** Presses the mouse at a place of the window, in CSS pixels. */
	press(x: number, y: number): Promise<void>
	type(text: string): Promise<void>
	key(key: Key, ...held: Modifier[]): Promise<void>
	/** Sets a cookie of the site that is open. */
	setCookie(name: string, value: string): Promise<void>
	/** A PNG of what the window shows. */
	picture(): Promise<Uint8Array>
	/** What the page complained about to its console, where the engine tells it. */
	complaints(): Promise<string[]>
	close(): Promise<void>
}

/** A browser that gives out tabs, each that of somebody else. */
export interface Browser {
	/** `origin` is the site that may use the clipboard. */
	open(screen: Screen, origin: string): Promise<Tab>
	close(): Promise<void>
}
