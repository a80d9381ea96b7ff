import '../words/load'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { categoryTitle } from '~/features/library/category'
import type { ListedPrompt } from '~/features/library/prompt'
import { Glyph } from '~/features/library/ui/glyph'
import { LANGUAGE_TAG } from '~/i18n/language'
import { useWords } from '~/i18n/words'

/** The open menu of premium prompts; its first has the focus. */
export default function PremiumMenu({
	id,
	button,
	prompts,
	onChoose,
	onClose,
}: {
	id: string
	/** What opened it: a press there is none beside the menu. */
	button: RefObject<HTMLButtonElement | null>
	prompts: readonly ListedPrompt[]
	onChoose: (promptId: string) => void
	/** By a key, or by a press elsewhere, which has taken the focus along. */
	onClose: (by: 'key' | 'press') => void
}) {
	const { t, language } = useWords()
	const menu = useRef<HTMLDivElement>(null)
	const close = useEffectEvent(onClose)
	useEffect(() => {
		menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
		const closeOutside = ({ target }: PointerEvent) => {
			const isInside =
				target instanceof Node && (menu.current?.contains(target) || button.current?.contains(target))
			if (!isInside) close('press')
		}
		addEventListener('pointerdown', closeOutside)
		return () => removeEventListener('pointerdown', closeOutside)
	}, [button])

	function move(event: KeyboardEvent<HTMLDivElement>) {
		if (event.key === 'Escape' || event.key === 'Tab') {
			if (event.key === 'Escape') event.preventDefault()
			return onClose('key')
		}
		const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
		const target = itemFor(event.key, items)
		if (!target) return
		event.preventDefault()
		target.focus()
	}

	return (
		<div
			ref={menu}
			id={id}
			className="menu"
			role="menu"
			aria-label={t('chat_premium_prompts')}
			tabIndex={-1}
			onKeyDown={move}
		>
			<span className="lab" role="none">
				{t('chat_premium_menu')}
			</span>
			{prompts.map((prompt) => (
				<button
					key={prompt.id}
					className="menu-item"
					role="menuitem"
					type="button"
					tabIndex={-1}
					data-cat={prompt.category}
					onClick={() => {
						onClose('key')
						onChoose(prompt.id)
					}}
				>
					<Glyph category={prompt.category} />
					<span lang={prompt.language === language ? undefined : LANGUAGE_TAG[prompt.language]}>
						{prompt.title}
					</span>
					<span className="meta">{categoryTitle(prompt.category, language)}</span>
				</button>
			))}
		</div>
	)
}

/** Arrows go round, Home and End to the ends, letters to the next title that begins so. */
function itemFor(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
	const current = items.findIndex((item) => item.matches(':focus'))
	if (key === 'ArrowDown') return items[(current + 1) % items.length]
	if (key === 'ArrowUp') return items.at(current <= 0 ? -1 : current - 1)
	if (key === 'Home') return items[0]
	if (key === 'End') return items.at(-1)
	if (key.length !== 1) return
	const after = [...items.slice(current + 1), ...items.slice(0, current + 1)]
	return after.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()))
}
