import { type MouseEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import { UnsavedText } from './unsaved-text'

/** Says that a form begins with what was left unsaved, which can be thrown away: its first field has the focus then. */
export function KeptNote({ onDiscard }: { onDiscard: () => void }) {
	const { t } = useWords()

	function discard({ currentTarget }: MouseEvent<HTMLButtonElement>) {
		// The form may be another one afterwards.
		const place = currentTarget.form?.parentElement
		flushSync(onDiscard)
		place?.querySelector<HTMLElement>('form :is(input,select,textarea):not([type=hidden])')?.focus()
	}

	return (
		<div className="note note-kept" role="status">
			<p>
				{t('draft_brought_back')}{' '}
				<button type="button" onClick={discard}>
					{t('discard_draft')}
				</button>
			</p>
		</div>
	)
}

/** Says that the prompt of a form is not there any more, and offers what was typed: it can be saved as a new one, or copied. */
export function GoneNote({ text }: { text: () => string }) {
	const { t } = useWords()
	const showToast = useToast()
	const note = useRef<HTMLElement>(null)
	useEffect(() => note.current?.focus(), [])

	async function copy() {
		try {
			await navigator.clipboard.writeText(text())
			showToast('copied')
		} catch {
			showToast('copy_my_text_failed', { kind: 'error' })
		}
	}

	return (
		<section ref={note} tabIndex={-1} className="note note-error" role="alert" data-message="prompt_gone">
			<p>
				{t('prompt_gone')}{' '}
				<button type="button" onClick={() => void copy()}>
					{t('copy_my_text')}
				</button>
			</p>
		</section>
	)
}

/** Further unsaved texts of tabs that were closed: the form can go on with one of them, and keeps what is in it. */
export function OtherDrafts({
	others,
	onTake,
}: {
	others: readonly { place: string; title: string; content: string }[]
	onTake: (place: string) => void
}) {
	const { t } = useWords()
	if (others.length === 0) return null
	return (
		<section data-message="more_unsaved_texts" aria-label={t('more_unsaved_texts')}>
			<p className="hint">{t('more_unsaved_texts')}</p>
			<ul>
				{others.map(({ place, title, content }) => (
					<UnsavedText key={place} title={title} content={content} onContinue={() => onTake(place)} />
				))}
			</ul>
		</section>
	)
}
