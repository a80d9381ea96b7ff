import { ListPlus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { ListedPrompt } from '~/features/library/prompt'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import { usePart } from '~/ui/use-part'

const load = () => import('./premium-menu')

/** The premium prompts that can be put into a message, as a menu: titles only. */
export function PremiumPrompts({
	prompts,
	onChoose,
}: {
	prompts: readonly ListedPrompt[]
	onChoose: (promptId: string) => void
}) {
	const { t } = useWords()
	const id = useId()
	const button = useRef<HTMLButtonElement>(null)
	const showToast = useToast()
	const [isOpen, setIsOpen] = useState(false)
	const PremiumMenu = usePart(load, isOpen, () => {
		setIsOpen(false)
		showToast('chat_insert_failed', { kind: 'error' })
	})
	return (
		<>
			{PremiumMenu ? (
				<PremiumMenu
					id={id}
					button={button}
					prompts={prompts}
					onChoose={onChoose}
					onClose={(by) => {
						setIsOpen(false)
						if (by === 'key') button.current?.focus()
					}}
				/>
			) : null}
			<button
				ref={button}
				className="button button-quiet button-small needs-script"
				type="button"
				aria-haspopup="menu"
				aria-expanded={isOpen}
				aria-controls={PremiumMenu ? id : undefined}
				onClick={() => setIsOpen((open) => !open)}
			>
				<ListPlus className="icon" aria-hidden="true" />
				<span className="max-[30rem]:sr-only">{t('chat_premium_prompts')}</span>
			</button>
		</>
	)
}
