import '../words/load'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { fencedMarkdown, inlineMarkdown } from '~/core/markdown'
import { LOCALE } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { CopyButton, selectText } from '~/ui/copy-button'

export interface EmptyBlank {
	label: string
	field: string
}

/** What follows on copying: which blanks went along empty, the message to send next, and the same text as Markdown. */
export default function AfterCopy({
	title,
	text,
	followUp,
	empty,
	lang,
	onClose,
}: {
	title: string
	text: string
	/** The message that follows, filled in; empty where there is none. */
	followUp: string
	/** The blanks that were copied in their brackets, with the ids of their fields. */
	empty: readonly EmptyBlank[]
	lang: string | undefined
	onClose: () => void
}) {
	const { t, language } = useWords()
	const panel = useRef<HTMLDivElement>(null)
	const shown = useRef<HTMLQuoteElement>(null)
	const onEscape = useEffectEvent(() => leave())
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
		}
		addEventListener('keydown', onKey)
		return () => removeEventListener('keydown', onKey)
	}, [])
	// The focus would go with what is closed, and the keyboard begin at the top of the page.
	function leave() {
		const bar = panel.current?.contains(document.activeElement)
			? panel.current.closest('.prompt-actions')
			: null
		bar?.querySelector<HTMLElement>('.button')?.focus()
		onClose()
	}
	const select = () => selectText(shown.current)
	const named = new Map(empty.map(({ label, field }) => [label, field]))
	const list = new Intl.ListFormat(LOCALE[language]).formatToParts(named.keys())
	return (
		<div ref={panel} className="after-copy">
			<button className="icon-button" type="button" aria-label={t('close')} onClick={leave}>
				<X className="icon icon-small" aria-hidden="true" />
			</button>
			{empty.length > 0 ? (
				<p>
					{t('copied_empty')}{' '}
					{list.map(({ type, value }) => {
						const field = type === 'element' ? named.get(value) : undefined
						return field ? (
							<button
								key={field}
								type="button"
								lang={lang}
								onClick={() => document.getElementById(field)?.focus()}
							>
								{value}
							</button>
						) : (
							value
						)
					})}
				</p>
			) : null}
			{followUp ? (
				<>
					<p className="after-copy-title">{t('follow_up')}</p>
					<blockquote ref={shown} lang={lang}>
						{followUp}
					</blockquote>
				</>
			) : null}
			<div className="after-copy-row">
				{followUp ? (
					<CopyButton
						className="button-secondary button-small"
						text={followUp}
						label={t('copy_follow_up')}
						onFail={select}
					/>
				) : null}
				<CopyButton
					className="button-secondary button-small"
					text={`# ${inlineMarkdown(title)}\n\n${fencedMarkdown(text)}\n`}
					label={t('copy_markdown')}
					onFail={select}
				/>
			</div>
		</div>
	)
}
