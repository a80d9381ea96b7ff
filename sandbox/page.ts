import { existsSync, readFileSync } from 'node:fs'
import { html } from 'hono/html'
import { z } from 'zod'
import ownSheet from '~/styles/sandbox.css?url'

export type Html = ReturnType<typeof html>

const MANIFEST = 'build/client/.vite/manifest.json'
const Manifest = z.record(z.string(), z.object({ css: z.array(z.string()).optional() }))

interface SandboxPage {
	language: string
	title: string
	body: Html
	/** The strip that stands above all else. */
	banner?: string
	/** `split` has an order at one side and what to do about it at the other. */
	layout?: 'plain' | 'split'
	theme?: 'light' | 'dark' | null
}

/** A page of a stand-in: plain HTML under the product's own style sheet, kept away from search engines. */
export function sandboxPage({ language, title, body, banner, layout, theme }: SandboxPage): Html {
	return html`<!doctype html>
<html lang="${language}"${theme ? html` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${title}</title>${styleSheets().map((file) => html`<link rel="stylesheet" href="${file}">`)}
</head>
<body>${banner ? html`<div class="sandbox" role="note"><span>${banner}</span></div>` : ''}
<main class="${layout === 'split' ? 'checkout' : 'wrap sandbox-page'}">${body}</main></body>
</html>`
}

/** In development Vite has no such file, and the page is readable without. */
function styleSheets(): string[] {
	if (!existsSync(MANIFEST)) return [ownSheet]
	const files = Object.entries(Manifest.parse(JSON.parse(readFileSync(MANIFEST, 'utf8'))))
	const ofPages = files.flatMap(([name, { css }]) => (name.startsWith('app/root.tsx') ? (css ?? []) : []))
	return [...ofPages.map((file) => `/${file}`), ownSheet]
}
