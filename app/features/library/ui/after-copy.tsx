import '../words/load'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { fencedMarkdown, inlineMarkdown } from '~/core/markdown'
import { LOCALE } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { CopyButton, selectText } from '~/ui/copy-button'

export interface EmptyBlank {
	label: string
	field: string
}

/**
 * What follows on copying: which blanks went along empty, the message to send next, and the same text as Markdown. It
 * stands here, empty, before anything is copied: screen readers say what is added to a status, not one that is new.
 */
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
	/** The blanks that were copied in their brackets, with the ids of their fields; null while nothing was copied. */
	empty: readonly EmptyBlank[] | null
	lang: string | undefined
	onClose: () => void
}): ReactNode {
	const { t, language } = useWords()
	const panel = useRef<HTMLDivElement>(null)
	const isShown = empty !== null
	const onEscape = useEffectEvent(() => leave())
	useEffect(() => {
		if (!isShown) return
		const onKey = (event: KeyboardEvent) => {
			if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
		}
		addEventListener('keydown', onKey)
		return () => removeEventListener('keydown', onKey)
	}, [isShown])
	// The focus would go with what is closed, and the keyboard begin at the top of the page.
	function leave() {
		const bar = panel.current?.contains(document.activeElement)
			? panel.current.closest('.prompt-actions')
			: null
		bar?.querySelector<HTMLElement>('.button')?.focus()
		onClose()
	}
	const named = new Map(empty?.map(({ label, field }) => [label, field]))
	const list = new Intl.ListFormat(LOCALE[language]).formatToParts(named.keys())
	return (
		<div ref={panel} className={empty ? 'after-copy' : undefined}>
			{empty ? (
				<button className="icon-button" type="button" aria-label={t('close')} onClick={leave}>
					<X className="icon icon-small" aria-hidden="true" />
				</button>
			) : null}
			<p role="status">
				{named.size > 0 ? `${t('copied_empty')} ` : null}
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
			{empty ? <WhatFollows title={title} text={text} followUp={followUp} lang={lang} /> : null}
		</div>
	)
}

/** The message to send next, and the ways to copy it and the text as Markdown. */
function WhatFollows({
	title,
	text,
	followUp,
	lang,
}: Pick<ComponentProps<typeof AfterCopy>, 'title' | 'text' | 'followUp' | 'lang'>) {
	const { t } = useWords()
	const shown = useRef<HTMLQuoteElement>(null)
	const select = () => selectText(shown.current)
	return (
		<>
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
		</>
	)
}
