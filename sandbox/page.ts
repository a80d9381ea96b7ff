import { existsSync, readFileSync } from 'node:fs'
import { html } from 'hono/html'
import { z } from 'zod'

type Html = ReturnType<typeof html>

const MANIFEST = 'build/client/.vite/manifest.json'
const Manifest = z.record(z.string(), z.object({ css: z.array(z.string()).optional() }))

/** A page of a stand-in: plain HTML under the product's own style sheet, kept away from search engines. */
export function sandboxPage({
	language,
	title,
	body,
}: {
	language: string
	title: string
	body: Html
}): Html {
	return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${title}</title>${styleSheets().map((file) => html`<link rel="stylesheet" href="/${file}">`)}
</head>
<body><main class="wrap sandbox-page">${body}</main></body>
</html>`
}

/** In development Vite has no such file, and the page is readable without. */
function styleSheets(): string[] {
	if (!existsSync(MANIFEST)) return []
	const files = Object.entries(Manifest.parse(JSON.parse(readFileSync(MANIFEST, 'utf8'))))
	return files.flatMap(([name, { css }]) => (name.startsWith('app/root.tsx') ? (css ?? []) : []))
}
