import { ArrowUpRight, ChevronUp } from 'lucide-react'
import { useId } from 'react'
import { LOCALE } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import { writeToClipboard } from '~/ui/use-copy'
import { ASSISTANTS, openIn } from '../open-in'

/**
 * Links that open the text in an assistant; where it can't travel in the address, it is copied for pasting. A row, and
 * where there is no room for one, a menu that the browser itself opens and closes.
 */
export function OpenIn({ text }: { text: string }) {
	const { t } = useWords()
	const showToast = useToast()
	const id = useId()
	const openings = openingsOf(text)

	function copyFor(tool: string) {
		writeToClipboard(text).then(
			() => showToast('open_in_copied', { values: { tool } }),
			() => showToast('open_in_not_copied', { values: { tool }, kind: 'error' }),
		)
	}

	return (
		<>
			<button className="button button-secondary open-in-menu" type="button" popoverTarget={id}>
				{t('open_in')}
				<ChevronUp className="icon icon-small" aria-hidden="true" />
			</button>
			<div className="open-in" id={id} popover="auto">
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
			</div>
		</>
	)
}

/** Says which assistants take no text by link; nothing where all do. */
export function PasteHint({ text }: { text: string }) {
	const { t, language } = useWords()
	const tools = openingsOf(text)
		.filter(({ isPasted }) => isPasted)
		.map(({ tool }) => tool)
	if (tools.length === 0) return null
	return t('open_in_paste_hint', {
		count: tools.length,
		tools: new Intl.ListFormat(LOCALE[language]).format(tools),
	})
}

function openingsOf(text: string) {
	return ASSISTANTS.map((assistant) => ({ tool: assistant.name, ...openIn(assistant, text) }))
}
