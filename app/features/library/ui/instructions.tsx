import { useRef } from 'react'
import { useWords } from '~/i18n/words'
import { CopyButton, selectText } from '~/ui/copy-button'
import { UsedToday } from '../marks/used-today'
import type { PromptPage } from '../prompt'

/** The instructions tab: open to everyone, but for the follow-up message, which is part of the text. */
export function Instructions({
	prompt: { id, instructions, steps },
	followUp,
	lang,
	address,
}: {
	prompt: Pick<PromptPage, 'id' | 'instructions' | 'steps'>
	followUp: string | null
	lang: string | undefined
	address: string
}) {
	const { t } = useWords()
	return (
		<div className="prompt-sheet-body instructions">
			<h2 className="visually-hidden">{t('tab_instructions')}</h2>
			{instructions ? (
				<p className="max-w-(--measure)" lang={lang}>
					{instructions}
				</p>
			) : (
				<p className="muted" data-message="no_instructions">
					{t('no_instructions')}
				</p>
			)}
			{steps.length > 0 ? (
				<>
					<h3>{t('step_by_step')}</h3>
					<ol className="steps" lang={lang}>
						{steps.map((step) => (
							<li key={step}>{step}</li>
						))}
					</ol>
				</>
			) : null}
			{followUp ? <FollowUp text={followUp} lang={lang} /> : null}
			<UsedToday id={id} address={address} />
		</div>
	)
}

/** The message to send after the assistant's first answer. */
function FollowUp({ text, lang }: { text: string; lang: string | undefined }) {
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
