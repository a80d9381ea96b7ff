import { ArrowUpRight, ChevronUp } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { LOCALE } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import { writeToClipboard } from '~/ui/use-copy'

/**
 * Links that open the text in an assistant; where it can't travel in the address, it is copied for pasting. A row, and
 * where there is no room for one, a menu that the browser itself opens and closes.
 */
export function OpenIn({
	text,
	blanksLeft,
	onOpened,
	children,
}: {
	text: string
	blanksLeft: number
	onOpened?: (() => void) | undefined
	/** Where it opens within the product: comes first. */
	children?: ReactNode
}) {
	const { t } = useWords()
	const showToast = useToast()
	const id = useId()
	const openings = openingsOf(text)
	const warning = blanksLeft > 0 ? `${id}-left` : undefined

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
				{warning ? <span id={warning}>{t('open_in_blanks_left', { count: blanksLeft })}</span> : null}
				<span>{t('open_in')}</span>
				{children}
				{openings.map(({ tool, url, isPasted }) => (
					<a
						key={tool}
						className="button button-secondary button-small"
						href={url}
						target="_blank"
						rel="noopener"
						aria-label={t('open_in_tool', { tool })}
						aria-describedby={warning}
						onClick={() => {
							onOpened?.()
							if (isPasted) copyFor(tool)
						}}
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

/** An assistant that a prompt can be opened in. */
export interface Assistant {
	name: 'ChatGPT' | 'Claude' | 'Gemini'
	/** An empty conversation. */
	home: string
	/** A conversation that begins with the text appended here, where the assistant takes one. */
	prefilled: string | null
}

export const ASSISTANTS: readonly Assistant[] = [
	{ name: 'ChatGPT', home: 'https://chatgpt.com/', prefilled: 'https://chatgpt.com/?q=' },
	{ name: 'Claude', home: 'https://claude.ai/new', prefilled: 'https://claude.ai/new?q=' },
	{ name: 'Gemini', home: 'https://gemini.google.com/app', prefilled: null },
]

/** Servers in front of the assistants refuse longer addresses. */
const LONGEST_URL = 6_000

export interface Opening {
	url: string
	/** True where the text is not in the address: the person pastes it. */
	isPasted: boolean
}

/** Where a text opens in an assistant: with the text in the address if it can be, else in an empty conversation. */
export function openIn({ home, prefilled }: Assistant, text: string): Opening {
	const url = prefilled && prefilled + encodeURIComponent(text.toWellFormed())
	return url && url.length < LONGEST_URL ? { url, isPasted: false } : { url: home, isPasted: true }
}
