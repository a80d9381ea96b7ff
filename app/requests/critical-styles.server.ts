const MODULE_LINK = /<link rel="modulepreload"[^>]*>/g
const STARTING_MODULE = /<script([^>]*) type="module" async="">[^<]*<\/script>/

/**
 * Puts the scripts back where they were, after the first frame. A tab in the background has no frames: there they start
 * at once, and wait for nobody. It leaves the document as the server rendered it, so that React finds what it expects.
 * A browser of before 2023, which does not know the map that leads to another language's words, has the page without scripts.
 */
const START = `{
	const start = () => scripts.replaceWith(scripts.content)
	const scripts = document.currentScript.previousElementSibling
	document.currentScript.remove()
	const isRead = !document.querySelector('[type=importmap]') || HTMLScriptElement.supports?.('importmap')
	if (isRead) document.hidden ? start() : requestAnimationFrame(() => setTimeout(start))
}`

/**
 * A page is read before it is worked with: words, styles and fonts have a slow connection to themselves until they are
 * painted, and scripts are fetched then. The router has no setting for it, so its tags are moved into a
 * template, which a browser neither fetches nor runs.
 *
 * @param html a whole page as the router rendered it, in letters or as its bytes in latin1
 * @returns the same page, whose scripts start after its first frame
 */
export function afterCriticalStyles(html: string): string {
	const links = html.match(MODULE_LINK)?.join('') ?? ''
	return html
		.replaceAll(MODULE_LINK, '')
		.replace(
			STARTING_MODULE,
			(script, nonce) => `<template>${links}${script}</template><script${nonce}>${START}</script>`,
		)
}
