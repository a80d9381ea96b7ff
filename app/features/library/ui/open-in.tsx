import { ArrowUpRight } from 'lucide-react'
import { LOCALE } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import { writeToClipboard } from '~/ui/use-copy'
import { ASSISTANTS, openIn } from '../open-in'

/** Links that open the text in an assistant; where it can't travel in the address, it is copied for pasting. */
export function OpenIn({ text }: { text: string }) {
	const { t, language } = useWords()
	const showToast = useToast()
	const openings = ASSISTANTS.map((assistant) => ({ tool: assistant.name, ...openIn(assistant, text) }))
	const pasted = openings.filter(({ isPasted }) => isPasted).map(({ tool }) => tool)

	function copyFor(tool: string) {
		writeToClipboard(text).then(
			() => showToast('open_in_copied', { values: { tool } }),
			() => showToast('open_in_not_copied', { values: { tool }, kind: 'error' }),
		)
	}

	return (
		<div className="open-in">
			<span aria-hidden="true">{t('open_in')}</span>
			{openings.map(({ tool, url, isPasted }) => (
				<a
					key={tool}
					className="button button-secondary button-small"
					href={url}
					target="_blank"
					rel="noopener"
					aria-label={t('open_in_tool', { tool })}
					onClick={isPasted ? () => copyFor(tool) : undefined}
				>
					{tool}
					<ArrowUpRight className="icon icon-small" aria-hidden="true" />
				</a>
			))}
			{pasted.length > 0 ? (
				<p className="hint needs-script">
					{t('open_in_paste_hint', {
						count: pasted.length,
						tools: new Intl.ListFormat(LOCALE[language]).format(pasted),
					})}
				</p>
			) : null}
		</div>
	)
}
