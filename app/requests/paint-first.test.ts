import { expect, test } from 'vitest'
import { afterCriticalStyles } from './critical-styles.server'

const MODULE = '<script nonce="n" type="module" async="">import "/assets/a.js";</script>'
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`

test('what fetches scripts stands in a template, the module and its nonce untouched', () => {
	const html = afterCriticalStyles(
		page('<link rel="modulepreload" href="/assets/a.js"/><title>x</title>', MODULE),
	)
	expect(html).toContain(
		`<template><link rel="modulepreload" href="/assets/a.js"/>${MODULE}</template><script nonce="n">`,
	)
	expect(html.indexOf('modulepreload')).toBeGreaterThan(html.indexOf('<body>'))
})

test('other scripts and links, and a text that speaks of them, stay where they are', () => {
	const words = '<p>&lt;link rel="modulepreload"&gt;</p><script nonce="n">window.a = 1</script>'
	const sheet = '<link rel="stylesheet" href="/assets/a.css"/>'
	expect(afterCriticalStyles(page(sheet, words))).toBe(page(sheet, words))
})
