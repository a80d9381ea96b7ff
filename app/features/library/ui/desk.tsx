import '../words/load'
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useWords } from '~/i18n/words'
import { CopyButton, selectText } from '~/ui/copy-button'
import { useToast } from '~/ui/toast'
import { filledAt, fillIn } from '../blanks'
import type { PromptBody } from '../prompt'
import type { EmptyBlank } from './after-copy'
import { FillInForm, showBoth } from './fill-in-form'
import { OpenIn, PasteHint } from './open-in'
import { PromptSheet } from './prompt-sheet'
import { type FilledBlanks, fieldId } from './use-blanks'

/** It is offered on top: where it can't be had, the desk does without. */
const AfterCopy = lazy(() => import('./after-copy').catch(() => ({ default: () => null })))

/**
 * Where a prompt is worked with by someone who may read it: the fields for its blanks and what to do with it, and
 * beside them, or below on a narrow window, the text. In the document the fields come first at every width.
 */
export function Desk({
	title,
	body,
	lang,
	values,
	onCopied,
	onOpenedIn,
	onBegin,
	tools,
	renderOffer,
	renderOpenHere,
	children,
}: Pick<ComponentProps<typeof FillInForm>, 'tools' | 'renderOffer'> & {
	title: string
	body: PromptBody
	lang: string | undefined
	values: FilledBlanks
	onCopied?: (() => void) | undefined
	/** Told when the text is opened in an assistant. */
	onOpenedIn?: () => void
	/** Told when a field gets the focus. */
	onBegin?: () => void
	/** Where the text, as it is filled in, opens within the product. */
	renderOpenHere?: ((text: string) => ReactNode) | undefined
	/** Puts the sheet with the text where it belongs. */
	children: (sheet: ReactNode) => ReactNode
}) {
	const { t } = useWords()
	const showToast = useToast()
	const shown = useRef<HTMLDivElement>(null)
	const [at, setAt] = useState<string | null>(null)
	// Null once a field had the focus: it is loaded then, and closed.
	const [copiedEmpty, setCopiedEmpty] = useState<readonly EmptyBlank[] | null>()
	const { promptText, blanks, followUp } = body
	const { filled, told, isSent } = values
	const text = fillIn(promptText, told)
	const empty = blanks.flatMap(({ name, label }, position) =>
		filledAt(name, filled) ? [] : { label, field: fieldId(position) },
	)

	const firstFilled = isSent ? blanks.findIndex(({ name }) => filledAt(name, filled)) : -1
	useEffect(() => {
		const field = document.getElementById(fieldId(firstFilled))
		if (!field) return
		showBoth(field)
		showToast('filled_by_link', { kind: 'hint' })
	}, [firstFilled, showToast])

	function onField(id: string | null) {
		setAt(id)
		// It would lie over the fields.
		if (id) setCopiedEmpty(null)
		onBegin?.()
	}

	return (
		<div className={blanks.length > 0 ? 'desk' : 'desk desk-plain'}>
			<div className="desk-panel">
				{blanks.length > 0 ? (
					<FillInForm
						blanks={blanks}
						lang={lang}
						values={values}
						onField={onField}
						tools={tools}
						renderOffer={renderOffer}
					/>
				) : null}
				<div className="prompt-actions">
					<CopyButton
						className="button-primary"
						text={text}
						label={empty.length > 0 ? t('copy_blanks_left', { count: empty.length }) : t('copy_prompt')}
						onFail={() => selectText(shown.current)}
						onCopied={() => {
							setCopiedEmpty(empty)
							onCopied?.()
						}}
					/>
					<OpenIn text={text} blanksLeft={empty.length} onOpened={onOpenedIn}>
						{renderOpenHere?.(text)}
					</OpenIn>
					<div className="after-copy-place">
						{copiedEmpty === undefined ? null : (
							<Suspense>
								<AfterCopy
									title={title}
									text={text}
									followUp={fillIn(followUp, told)}
									empty={copiedEmpty}
									lang={lang}
									onClose={() => setCopiedEmpty(null)}
								/>
							</Suspense>
						)}
					</div>
				</div>
				<p className="hint desk-note needs-script">
					{blanks.length > 0 ? `${t(isSent ? 'answers_from_link' : 'answers_stay_here')} ` : null}
					<PasteHint text={text} />
				</p>
			</div>
			<div className="desk-text">
				{children(<PromptSheet ref={shown} body={body} lang={lang} filled={told} at={at} />)}
			</div>
		</div>
	)
}
