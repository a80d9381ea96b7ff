import { data } from 'react-router'
import { z } from 'zod'
import { refuse } from '~/core/refuse.server'
import type { Editor } from '~/core/viewer'
import { ORDER_PAGE } from '~/features/editing/category-desk'
import { listCategoryDesk, moveInCategory, readCategoryOrder } from '~/features/editing/category-desk.server'
import {
	CATEGORY_TEXT_FIELDS,
	type CategoryTextField,
	CategoryTextsInput,
	LONGEST_CATEGORY_TEXT,
} from '~/features/editing/category-texts'
import {
	type KeptCategoryTexts,
	readCategoryTexts,
	saveCategoryTexts,
} from '~/features/editing/category-texts.server'
import type { ComingPrompt, DeskRow } from '~/features/editing/desk-list'
import { listComing, listDesk, parseDeskQuery } from '~/features/editing/desk-list.server'
import type { ShownComing } from '~/features/editing/ui/category-desk'
import type { CategoryAnswer } from '~/features/editing/ui/category-texts-form'
import { categoryDeskAddress } from '~/features/editing/ui/desk-address'
import { type CategoryId, isCategoryId } from '~/features/library/category'
import type { Language } from '~/i18n/language'
import { dayIn, momentIn, zoneName } from '~/i18n/time-zone.server'
import { redirectWithToast } from '~/requests/flash.server'
import { returned } from '~/requests/form-draft.server'
import { formProblem } from '~/requests/form-problem.server'
import { hiddenText, type SentForm } from '~/requests/form-request.server'

interface Reader {
	language: Language
	timeZone: string
}

/** The list of the library as the tab shows it: its days and moments as the reader's clock has them. */
export async function loadPromptDesk(by: Editor, parameters: URLSearchParams, reader: Reader) {
	const asked = parseDeskQuery(parameters)
	const { sections, offers } = await listDesk(by, asked)
	const shown = sections.map((section) => ({
		...section,
		rows: section.rows.map((row) => shownRow(row, reader)),
	}))
	return { asked, sections: shown, offers, timeZone: zoneName(reader.timeZone, reader.language) }
}

function shownRow(row: DeskRow, { language, timeZone }: Reader) {
	const { scheduledFor, withdrawnAt, changed, ...rest } = row
	return {
		...rest,
		scheduledFor: scheduledFor ? momentIn(timeZone, language, scheduledFor) : null,
		withdrawnOn: withdrawnAt ? dayIn(timeZone, withdrawnAt) : null,
		changed: changed ? { day: dayIn(timeZone, changed.at), by: changed.by, isFile: changed.isFile } : null,
	}
}

/** What is kept of the categories, or the order of the one that was asked for. */
export async function loadCategoryDesk(by: Editor, parameters: URLSearchParams, reader: Reader) {
	const category = parameters.get('category')
	const { language, timeZone } = reader
	const zone = zoneName(timeZone, language)
	if (isCategoryId(category)) {
		const kept = shownTexts(await readCategoryTexts(by, category), reader)
		const coming = (await listComing(by)).filter((prompt) => prompt.category === category)
		const order = await readCategoryOrder(by, category, parseDeskQuery(parameters).page)
		const one = { category, kept, coming: coming.map((prompt) => shownComing(prompt, reader)), order }
		return { one, timeZone: zone }
	}
	const lines = (await listCategoryDesk(by, language)).map((line) => ({
		...line,
		coming: line.coming.map((prompt) => shownComing(prompt, reader)),
	}))
	return { one: null, lines, timeZone: zone }
}

function shownComing(
	{ id, state, titles, scheduledFor }: ComingPrompt,
	{ language, timeZone }: Reader,
): ShownComing {
	return { id, state, titles, scheduledFor: momentIn(timeZone, language, scheduledFor) }
}

function shownTexts({ changes, ...kept }: KeptCategoryTexts, { timeZone, language }: Reader) {
	const shown = changes.map(({ at, ...change }) => ({ ...change, day: momentIn(timeZone, language, at) }))
	return { ...kept, changes: shown }
}

/** Moves a prompt within its category, as the form of its order says; the page stays where it was. */
export async function moveByForm(by: Editor, form: FormData) {
	const category = categoryIn(form)
	const id = hiddenText(form, 'id')
	const place = Place.safeParse(hiddenText(form, 'place')).data
	if (form.has('place') && !place)
		return data<CategoryAnswer>({ problem: 'desk_place_wrong' }, { status: 400 })
	const move = place ? { id, place } : { id, before: hiddenText(form, 'before') || null }
	try {
		const at = await moveInCategory(by, category, move)
		return redirectWithToast(categoryDeskAddress(category, Math.ceil(at / ORDER_PAGE)), 'desk_moved')
	} catch (error) {
		const { problem, init } = formProblem(error, 'desk_error')
		return data<CategoryAnswer>({ problem }, init)
	}
}

const Place = z.coerce.number().int().min(1).max(1_000_000)

function categoryIn(form: FormData): CategoryId {
	const category = hiddenText(form, 'category')
	if (!isCategoryId(category)) throw refuse('invalid_input')
	return category
}

/** Tells readers something else of a category, as its form says. */
export async function describeByForm(by: Editor, form: SentForm) {
	const category = categoryIn(form)
	const sent = new Map(CATEGORY_TEXT_FIELDS.map((field) => [field, String(form.get(field) ?? '')]))
	const { draft: typed, errors: lost } = returned(
		form,
		inFields((field) => sent.get(field) ?? ''),
		inFields(longest),
	)
	const parsed = CategoryTextsInput.safeParse({ en: textsIn(sent, 'en'), pt: textsIn(sent, 'pt') })
	if (!parsed.success) {
		const wrong = parsed.error.issues.map(({ path, message }) => [path.join('.'), message] as const)
		const errors = { ...Object.fromEntries(wrong), ...lost }
		return data<CategoryAnswer>({ typed, errors }, { status: 400 })
	}
	const seen = z.coerce.number().int().min(0).catch(-1).parse(hiddenText(form, 'seen'))
	try {
		await saveCategoryTexts(by, category, { seen, texts: parsed.data })
		return redirectWithToast(categoryDeskAddress(category), 'desk_category_saved')
	} catch (error) {
		const { problem, init } = formProblem(error, 'desk_error')
		const theirs = init.status === 409 ? await readCategoryTexts(by, category) : null
		return data<CategoryAnswer>({ problem, typed, ...(theirs ? { theirs } : {}) }, init)
	}
}

function inFields<Value>(of: (field: CategoryTextField) => Value): Record<CategoryTextField, Value> {
	const [line, sentence] = ['line', 'description'] as const
	return {
		'en.line': of(`en.${line}`),
		'en.description': of(`en.${sentence}`),
		'pt.line': of(`pt.${line}`),
		'pt.description': of(`pt.${sentence}`),
	}
}

const longest = (field: CategoryTextField) =>
	field.endsWith('line') ? LONGEST_CATEGORY_TEXT.line : LONGEST_CATEGORY_TEXT.description

function textsIn(sent: ReadonlyMap<CategoryTextField, string>, language: Language) {
	return { line: sent.get(`${language}.line`) ?? '', description: sent.get(`${language}.description`) ?? '' }
}
