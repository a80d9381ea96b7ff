import { html, raw } from 'hono/html'
import type { Html } from '../../page'

const SHAPES = {
	back: '<path d="m12 19-7-7 7-7"/><path d="M19 12H5"/>',
	info: '<circle cx="12" cy="12" r="10"/><path d="M12 16v-4"/><path d="M12 8h.01"/>',
}

export function icon(name: keyof typeof SHAPES): Html {
	return html`<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${raw(SHAPES[name])}</svg>`
}
