import '~/features/library/words/load'
import '../words/load'
import { type MouseEvent, useState } from 'react'
import { countFilled, fillIn } from '~/features/library/blanks'
import { toFragment } from '~/features/library/shared-blanks'
import { ShareButtons } from '~/features/library/ui/share-buttons'
import { inLanguage } from '~/i18n/address'
import type { Language } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import type { AnswerDesk } from './answer-desk'

const ID = 'share-answers'

/** The prompts whose answers stay here when they are shared: chosen on their pages, and kept until those are loaded anew. */
const withoutAnswers = new Set<string>()

/** In place of sharing: says first that the answers go along. */
export function askWhatToShare(event: MouseEvent<HTMLElement>): void {
	const question = document.getElementById(ID)
	if (!question) return
	event.preventDefault()
	question.showPopover({ source: event.currentTarget })
	question.querySelector('input')?.focus()
}

/**
 * Says that a shared link carries what was filled in, leaves that to the person, and shares (docs/product.md#library);
 * nothing where the answers are too long for a link.
 */
export function ShareAnswers({
	promptId,
	title,
	language,
	text,
	address: { origin, path },
	blanks,
	values: { filled, told },
}: Pick<AnswerDesk, 'promptId' | 'title' | 'blanks' | 'values'> & {
	/** What the prompt is read in. */
	language: Language
	/** Its text, with its blanks empty. */
	text: string
	address: { origin: string; path: string }
}) {
	const { t } = useWords()
	const [areCarried, setAreCarried] = useState(!withoutAnswers.has(promptId))
	const fragment = toFragment(blanks, filled)
	if (!fragment) return null
	// What was filled in belongs to one language; a bare link opens in the reader's own.
	const shared = areCarried
		? { text: fillIn(text, told), url: origin + inLanguage(path, language) + fragment }
		: { text, url: origin + path }

	function choose(areCarried: boolean) {
		if (areCarried) withoutAnswers.delete(promptId)
		else withoutAnswers.add(promptId)
		setAreCarried(areCarried)
	}

	return (
		// biome-ignore lint/a11y/useSemanticElements: a popover of buttons and links is no fieldset
		<div className="share-answers" id={ID} popover="auto" role="group" aria-label={t('share')}>
			<label className="check">
				<input type="checkbox" checked={areCarried} onChange={({ target }) => choose(target.checked)} />
				<span>{t('link_carries_answers', { count: countFilled(blanks, filled) })}</span>
			</label>
			<ShareButtons
				title={title}
				text={shared.text}
				url={shared.url}
				onPress={() => document.getElementById(ID)?.hidePopover()}
			/>
		</div>
	)
}
