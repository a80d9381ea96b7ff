import { createContext, use } from 'react'
import { useWords } from '~/i18n/words'

/** Known while the server renders; in the browser the page that was sent still shows it. */
export const RequestIdContext = createContext<string | null>(null)

/** The name under which the log knows this request, for someone who writes to us about an error. */
export function RequestId() {
	const { t } = useWords()
	const rendered = use(RequestIdContext)
	const id = rendered ?? sentId()
	return id ? (
		<p className="meta mt-6" data-request-id={id}>
			{t('request_id', { id })}
		</p>
	) : null
}

function sentId(): string | undefined {
	if (typeof document === 'undefined') return
	return document.querySelector<HTMLElement>('[data-request-id]')?.dataset['requestId']
}
