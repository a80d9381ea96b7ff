import { type Ref, useRef } from 'react'
import { useWords } from '~/i18n/words'
import { CopyIcon } from '~/ui/copy-icon'
import { useCodeColours } from '../colouring/use-code-colours'

const LONGEST_NAME = 30

/** Code of a reply, with what it is written in and a button that copies it as it is. Wide code scrolls by itself, and by keyboard. */
export function ReplyCode({ code, info }: { code: string; info: string }) {
	const { t } = useWords()
	const name = nameOf(info)
	const place = useRef<HTMLElement>(null)
	useCodeColours(place, { code, language: name })
	return (
		<figure className="message-code">
			<figcaption>
				<span className="meta">{name || t('chat_code')}</span>
				<CopyIcon text={code} label={t('chat_copy_code')} failure="chat_copy_code_failed" />
			</figcaption>
			<PlainCode code={code} place={place} />
		</figure>
	)
}

/** Code that says nothing of itself. */
export function PlainCode({ code, place }: { code: string; place?: Ref<HTMLElement> }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody could scroll by keyboard
		<pre tabIndex={0}>
			<code ref={place}>{code}</code>
		</pre>
	)
}

/** The first word after the three signs: services put file names and the like behind it. */
function nameOf(info: string): string {
	const [name = ''] = info.trim().split(/[\s{:,]/, 1)
	return name.slice(0, LONGEST_NAME)
}
