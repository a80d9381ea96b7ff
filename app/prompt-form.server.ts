import { data, type RouterContextProvider } from 'react-router'
import type { PromptAnswer } from '~/components/prompt/prompt-form'
import type { CreatedPrompt } from '~/domain/created-prompt.server'
import { fieldErrors } from '~/domain/field-errors.server'
import { type PromptDraft, PromptForm, type PromptInput } from '~/domain/prompt-form'
import { formProblem } from '~/form-problem.server'
import type { Language } from '~/i18n/language'
import { visitContext } from '~/visit.server'

/** The form of a prompt that is not written yet, in the page's language. */
export function emptyDraft(language: Language): PromptDraft {
	return {
		title: '',
		tagline: '',
		description: '',
		category: '',
		promptText: '',
		instructions: '',
		credits: '',
		tags: '',
		language,
		isPremium: '',
	}
}

/** A stored prompt as its form shows it. */
export function storedDraft(prompt: CreatedPrompt): PromptDraft {
	const { title, tagline, description, category, promptText, instructions, credits, language } = prompt
	return {
		title,
		tagline: tagline ?? '',
		description,
		category,
		promptText,
		instructions: instructions ?? '',
		credits: credits ?? '',
		tags: prompt.tags.join(', '),
		language,
		isPremium: prompt.isPremium ? 'on' : '',
	}
}

/** Takes the form of a created prompt; what is wrong comes back beside each field with what was typed. */
export async function takePromptForm(
	{ form, context }: { form: FormData; context: Readonly<RouterContextProvider> },
	save: (input: PromptInput) => Promise<Response>,
) {
	const { language, requestId } = context.get(visitContext)
	const sent = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
	const draft: PromptDraft = { ...emptyDraft(language), ...sent }
	const parsed = PromptForm.safeParse({ ...sent, language: draft.language })
	if (!parsed.success) {
		return data<PromptAnswer>({ draft, errors: fieldErrors(parsed.error) }, { status: 400 })
	}
	try {
		return await save(parsed.data)
	} catch (error) {
		const { problem, init } = formProblem(error, 'error_creating_prompt', requestId)
		return data<PromptAnswer>({ draft, problem }, init)
	}
}
