import { parseCookie, parseSetCookie } from 'cookie'

/** A browser without scripts: keeps cookies, sends forms with its origin, and follows redirects where it is told to. */
export class PlainBrowser {
	readonly cookies = new Map<string, string>()
	readonly origin: string
	#language: string

	constructor(origin: string, language = 'en') {
		this.origin = origin
		this.#language = language
	}

	/** Asks for a page; redirects stay visible. */
	get(address: string): Promise<Response> {
		return this.#send(address, {})
	}

	/** Sends a form as a page of the same site would; as pairs where a name comes twice. */
	post(address: string, form: Record<string, string> | string[][]): Promise<Response> {
		const { origin } = new URL(address, this.origin)
		return this.#send(address, {
			method: 'POST',
			body: new URLSearchParams(form),
			headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
		})
	}

	/** Goes where an answer leads until a page comes; answers it and its address. */
	async follow(response: Response): Promise<{ page: Response; html: string; address: string }> {
		let page = response
		let address = response.url
		for (let hops = 0; page.status >= 300 && page.status < 400; hops += 1) {
			if (hops > 10) throw new Error('Too many redirects.')
			address = new URL(page.headers.get('Location') ?? '', page.url).href
			page = await this.get(address)
		}
		return { page, html: await page.text(), address }
	}

	async #send(address: string, init: RequestInit): Promise<Response> {
		const response = await fetch(new URL(address, this.origin), {
			...init,
			redirect: 'manual',
			headers: {
				'Accept-Language': this.#language,
				Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
				...init.headers,
			},
		})
		for (const header of response.headers.getSetCookie()) this.#keep(header)
		return response
	}

	#keep(header: string): void {
		const { name, maxAge } = parseSetCookie(header)
		const [pair = ''] = header.split(';')
		if (maxAge !== undefined && maxAge <= 0) this.cookies.delete(name)
		else this.cookies.set(name, pair.slice(name.length + 1))
	}

	/** The message that waits for the next page. */
	get flash(): string | undefined {
		return parseCookie(`flash=${this.cookies.get('flash') ?? ''}`)['flash']?.split('.')[1]
	}
}

/** The messages a page shows. */
export function messagesIn(html: string): string[] {
	return [...html.matchAll(/data-message="([^"]*)"/g)].map(([, message = '']) => message)
}
