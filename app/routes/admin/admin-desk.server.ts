import { data } from 'react-router'
import { refuse } from '~/core/refuse.server'
import type { Admin } from '~/core/viewer'
import { listCategoryDesk, moveInCategory, readCategoryOrder } from '~/features/editing/category-desk.server'
import type { DeskRow } from '~/features/editing/desk-list'
import { listDesk, parseDeskQuery } from '~/features/editing/desk-list.server'
import { categoryDeskAddress } from '~/features/editing/ui/desk-address'
import { isCategoryId } from '~/features/library/category'
import type { Language } from '~/i18n/language'
import { dayIn, momentIn, zoneName } from '~/i18n/time-zone.server'
import { redirectWithToast } from '~/requests/flash.server'
import { formProblem } from '~/requests/form-problem.server'
import { hiddenText } from '~/requests/form-request.server'

interface Reader {
	language: Language
	timeZone: string
}

/** The list of the library as the tab shows it: its days and moments as the reader's clock has them. */
export async function loadPromptDesk(by: Admin, parameters: URLSearchParams, reader: Reader) {
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
export async function loadCategoryDesk(by: Admin, parameters: URLSearchParams, reader: Reader) {
	const category = parameters.get('category')
	if (isCategoryId(category)) return { order: { category, prompts: await readCategoryOrder(by, category) } }
	const { language, timeZone } = reader
	const lines = (await listCategoryDesk(by)).map((line) => ({
		...line,
		coming: line.coming.map(({ id, state, titles, scheduledFor }) => ({
			id,
			state,
			titles,
			scheduledFor: momentIn(timeZone, language, scheduledFor),
		})),
	}))
	return { order: null, lines, timeZone: zoneName(timeZone, language) }
}

/** Moves a prompt within its category, as the form of its order says; the page stays where it was. */
export async function moveByForm(by: Admin, form: FormData) {
	const category = hiddenText(form, 'category')
	if (!isCategoryId(category)) throw refuse('invalid_input')
	const move = { id: hiddenText(form, 'id'), before: hiddenText(form, 'before') || null }
	try {
		await moveInCategory(by, category, move)
		return redirectWithToast(categoryDeskAddress(category), 'desk_moved')
	} catch (error) {
		const { problem, init } = formProblem(error, 'desk_error')
		return data({ problem }, init)
	}
}
