import { useRef } from 'react'
import { useWords } from '~/i18n/words'
import { CopyButton, selectText } from '~/ui/copy-button'

/** The message to send after the assistant's first answer. */
export function FollowUp({ text, lang }: { text: string; lang: string | undefined }) {
	const { t } = useWords()
	const shown = useRef<HTMLQuoteElement>(null)
	return (
		<section className="follow-up" aria-labelledby="follow-up-title">
			<h3 id="follow-up-title">{t('follow_up')}</h3>
			<blockquote ref={shown} lang={lang}>
				{text}
			</blockquote>
			<CopyButton
				className="button-secondary button-small"
				text={text}
				label={t('copy_follow_up')}
				onFail={() => selectText(shown.current)}
			/>
		</section>
	)
}
