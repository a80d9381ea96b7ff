import { href } from 'react-router'
import type { CategoryId } from '~/features/library/category'
import type { DeskQuery } from '../desk-list'

/** Where a prompt is edited. */
export const editorAddress = (id: string) => href('/admin/prompts/:id', { id })

/** The versions of a prompt: which is shown, with which it is compared, in which language, and what is asked. */
export function versionsAddress(
	id: string,
	asked: Readonly<
		Partial<Record<'version' | 'from' | 'view' | 'text' | 'ask' | 'before', string | number | undefined>>
	> = {},
): string {
	const parameters = new URLSearchParams()
	for (const [name, value] of Object.entries(asked)) {
		if (value !== undefined) parameters.set(name, String(value))
	}
	const path = href('/admin/prompts/:id/versions', { id })
	return parameters.size > 0 ? `${path}?${parameters}` : path
}

/** The list of the desk, narrowed. */
export function deskAddress({ q, show, category, plan, page }: Partial<DeskQuery> = {}): string {
	const asked = new URLSearchParams({ tab: 'prompts' })
	if (q) asked.set('q', q)
	if (show) asked.set('show', show)
	if (category) asked.set('category', category)
	if (plan) asked.set('plan', plan)
	if (page && page > 1) asked.set('page', String(page))
	return `${href('/admin')}?${asked}`
}

/** What is kept of the categories, or of one of them, whose order has pages. */
export function categoryDeskAddress(category?: CategoryId, page = 1): string {
	const asked = new URLSearchParams({ tab: 'categories', ...(category ? { category } : {}) })
	if (page > 1) asked.set('page', String(page))
	return `${href('/admin')}?${asked}`
}
