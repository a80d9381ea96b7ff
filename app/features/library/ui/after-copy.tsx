import '../words/load'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { fencedMarkdown, inlineMarkdown } from '~/core/markdown'
import { LOCALE } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { CopyButton, selectText } from '~/ui/copy-button'

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
	/** The labels of the blanks that were copied in their brackets. */
	empty: readonly string[]
	lang: string | undefined
	onClose: () => void
}) {
	const { t, language } = useWords()
	const shown = useRef<HTMLQuoteElement>(null)
	const select = () => selectText(shown.current)
	return (
		<div className="after-copy">
			<button className="icon-button" type="button" aria-label={t('close')} onClick={onClose}>
				<X className="icon icon-small" aria-hidden="true" />
			</button>
			{empty.length > 0 ? (
				<p>{t('copied_empty', { blanks: new Intl.ListFormat(LOCALE[language]).format(empty) })}</p>
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
