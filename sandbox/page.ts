import { html } from 'hono/html'
import productSheet from '~/frame/app.css?url'
import ownSheet from './sandbox.css?url'

export type Html = ReturnType<typeof html>

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
<title>${title}</title><link rel="stylesheet" href="${productSheet}"><link rel="stylesheet" href="${ownSheet}">
</head>
<body>${banner ? html`<div class="sandbox" role="note"><span>${banner}</span></div>` : ''}
<main class="${layout === 'split' ? 'checkout' : 'wrap sandbox-page'}">${body}</main></body>
</html>`
}
