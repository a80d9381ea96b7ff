import { MessageCircle, Share2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import { writeToClipboard } from '~/ui/use-copy'

/** Shares a prompt by the device's own sheet where it has one, else by copying the link; WhatsApp beside it. */
export function ShareButtons({
	title,
	text,
	url,
	onPress,
}: {
	title: string
	text: string | null
	url: string
	/** Told of a press; where it prevents what comes of one, nothing is shared. */
	onPress?: ((event: MouseEvent<HTMLElement>) => void) | undefined
}) {
	const { t } = useWords()
	const showToast = useToast()

	function copyLink() {
		writeToClipboard(url).then(
			() => showToast('link_copied_to_clipboard'),
			() => showToast('link_not_copied', { kind: 'error' }),
		)
	}

	function share(event: MouseEvent<HTMLElement>) {
		onPress?.(event)
		if (event.defaultPrevented) return
		if (!('share' in navigator)) return copyLink()
		navigator.share(text === null ? { title, url } : { title, text, url }).then(
			() => showToast('shared_successfully'),
			(error: unknown) => {
				const isCancelled = error instanceof DOMException && error.name === 'AbortError'
				if (!isCancelled) copyLink()
			},
		)
	}

	return (
		<>
			<button className="button button-secondary button-small needs-script" type="button" onClick={share}>
				<Share2 className="icon icon-small" aria-hidden="true" />
				<span>{t('share')}</span>
			</button>
			<a
				className="button button-secondary button-small"
				href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
				target="_blank"
				rel="noopener"
				aria-label={t('share_on_whatsapp')}
				onClick={onPress}
			>
				<MessageCircle className="icon icon-small" aria-hidden="true" />
				<span>{t('whatsapp')}</span>
			</a>
		</>
	)
}
