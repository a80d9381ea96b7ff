import { refuse } from '~/domain/refuse.server'

/**
 * The form that a request brings, its texts as they can be stored: PostgreSQL knows no NUL. What is no form, or a broken
 * one, is refused with `invalid_input`.
 */
export async function readForm(request: Request): Promise<FormData> {
	const sent = await request.formData().catch(() => {
		throw refuse('invalid_input')
	})
	const form = new FormData()
	for (const [name, value] of sent) {
		if (typeof value === 'string') form.append(name, value.replaceAll('\0', ''))
		else form.append(name, value)
	}
	return form
}
