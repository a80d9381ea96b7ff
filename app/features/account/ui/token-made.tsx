import { useEffect, useRef } from 'react'
import { useWords } from '~/i18n/words'
import { CopyButton, selectText } from '~/ui/copy-button'

/** A token that was just made: the only time that it is shown. */
export function TokenMade({ token, name }: { token: string; name: string }) {
	const { t } = useWords()
	const note = useRef<HTMLElement>(null)
	const text = useRef<HTMLElement>(null)
	// Each token is told, also the second one on the same page.
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above
	useEffect(() => note.current?.focus(), [token])
	return (
		<section ref={note} className="token-made" tabIndex={-1} aria-labelledby="token-made-title">
			<h2 id="token-made-title">{t('token_made_title')}</h2>
			<p>
				<b>{name}</b>
			</p>
			<code ref={text} className="mono" data-token>
				{token}
			</code>
			<p className="hint">{t('token_made_text')}</p>
			<CopyButton
				className="button-primary"
				text={token}
				label={t('copy_token')}
				onFail={() => selectText(text.current)}
			/>
		</section>
	)
}
