import { useEffect } from 'react'
import { brand } from '~/brand'
import { isolated } from '~/i18n/isolated'
import { useWords } from '~/i18n/words'

/** Calls the tab, and so its entry in the history, as the open conversation is called by now, here or on another device. */
export function useConversationTitle(title: string | undefined): void {
	const { t } = useWords()
	const whole = title && `${isolated(`${title} · ${t('nav_chat')}`)} · ${brand.name}`
	useEffect(() => {
		if (whole) document.title = whole
	}, [whole])
}
