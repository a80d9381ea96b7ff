import { refuse } from '~/domain/refuse.server'

/** The form that a request brings. What is no form, or a broken one, is refused with `invalid_input`. */
export async function readForm(request: Request): Promise<FormData> {
	try {
		return await request.formData()
	} catch {
		throw refuse('invalid_input')
	}
}
