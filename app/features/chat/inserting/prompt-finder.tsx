import '../words/load'
import { Archive } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Glyph } from '~/features/library/ui/glyph'
import { MarkedText } from '~/features/library/ui/marked-text'
import { LANGUAGE_TAG, type Language } from '~/i18n/language'
import { type MessageId, useWords } from '~/i18n/words'
import type { WantedPrompt } from './load-prompt'
import type { PromptFinds } from './prompt-finds'
import type { Slash } from './slash'
import { usePromptFinds } from './use-prompt-finds'

interface Option {
	prompt: WantedPrompt
	category?: string
	shown: ReactNode
}

const NO_OPTION = -1

/**
 * The prompts that fit what was typed behind a `/`: a list whose field keeps the focus and the caret, and hands it the
 * keys that move, choose and close. Enter takes the first at once where the `/` begins its line; elsewhere it belongs to
 * the message until an arrow has led into the list.
 */
export default function PromptFinder({
	id,
	field,
	slash,
	onActive,
	onChoose,
	onClose,
}: {
	id: string
	field: HTMLTextAreaElement
	slash: Slash
	/** Told the id of the option that Enter takes; undefined where there is none. */
	onActive: (option: string | undefined) => void
	onChoose: (prompt: WantedPrompt) => void
	onClose: () => void
}) {
	const { t, language } = useWords()
	const finds = usePromptFinds(slash.query)
	const found = finds === 'failed' ? null : finds
	const groups = groupsOf(found, language)
	const options = groups.flatMap((group) => group.options)
	const isAwaited = finds !== 'failed' && found?.query !== slash.query
	const first = slash.isFirst ? 0 : NO_OPTION
	const [active, setActive] = useState(first)
	const [isEntered, setIsEntered] = useState(false)
	const shownId = options[active] ? `${id}-${active}` : undefined

	// biome-ignore lint/correctness/useExhaustiveDependencies: other finds begin with the first one
	useEffect(() => setActive(first), [finds, first])
	// biome-ignore lint/correctness/useExhaustiveDependencies: who types on has not chosen
	useEffect(() => setIsEntered(false), [slash.query])
	const tellActive = useEffectEvent(onActive)
	useEffect(() => {
		tellActive(shownId)
		if (shownId) document.getElementById(shownId)?.scrollIntoView({ block: 'nearest' })
	}, [shownId])
	useEffect(() => () => tellActive(undefined), [])
	const chooseFirst = useEffectEvent(() => {
		setIsEntered(false)
		const [option] = options
		if (option) onChoose(option.prompt)
	})
	useEffect(() => {
		if (isEntered && !isAwaited) chooseFirst()
	}, [isEntered, isAwaited])

	function takes({ key, shiftKey }: KeyboardEvent): boolean {
		if (key === 'Escape') onClose()
		else if ((key === 'ArrowDown' || key === 'ArrowUp') && options.length > 0) {
			const step = key === 'ArrowDown' ? 1 : -1
			const from = active === NO_OPTION && step < 0 ? 0 : active
			setActive((from + step + options.length) % options.length)
		} else if (key === 'Enter' && !shiftKey && isAwaited && active === 0) setIsEntered(true)
		else if (key === 'Enter' && !shiftKey && options[active]) onChoose(options[active].prompt)
		else return false
		return true
	}
	const handle = useEffectEvent((event: KeyboardEvent) => {
		if (event.isComposing || !takes(event)) return
		event.preventDefault()
		// Neither a message to send nor a reply to stop.
		event.stopPropagation()
	})
	useEffect(() => {
		const listening = new AbortController()
		field.addEventListener('keydown', (event) => handle(event), { signal: listening.signal })
		return () => listening.abort()
	}, [field])

	return (
		// A press on the list must not take the focus from the field.
		<div className="menu" onPointerDown={(event) => event.preventDefault()}>
			<div id={id} role="listbox" aria-label={t('chat_insert_prompt')} aria-busy={isAwaited} tabIndex={-1}>
				{groups.map(({ label, options: ofGroup, from }) => (
					// biome-ignore lint/a11y/useSemanticElements: a group of options, not of form controls
					<div key={label} role="group" aria-label={t(label)}>
						<span className="lab" aria-hidden="true">
							{t(label)}
						</span>
						{ofGroup.map(({ prompt, category, shown }, place) => (
							// biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and takes the keys
							// biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and takes the keys
							<div
								key={prompt.id}
								id={`${id}-${from + place}`}
								role="option"
								aria-selected={from + place === active}
								className={from + place === active ? 'menu-item is-on' : 'menu-item'}
								data-cat={category}
								onClick={() => onChoose(prompt)}
							>
								{shown}
							</div>
						))}
					</div>
				))}
			</div>
			<p className="lab" role="status">
				{finds === 'failed'
					? t('chat_prompts_failed')
					: isAwaited && !found
						? t('loading')
						: options.length === 0
							? t('chat_prompts_none')
							: t('chat_prompts_keys', { count: options.length })}
			</p>
		</div>
	)
}

interface OptionGroup {
	label: MessageId
	options: Option[]
	/** The position of its first option among all. */
	from: number
}

function groupsOf(finds: PromptFinds | null, language: Language): OptionGroup[] {
	if (!finds) return []
	const own = finds.own.map(
		({ id, titleParts }): Option => ({
			prompt: { from: 'locker', id },
			shown: (
				<>
					<Archive className="icon" aria-hidden="true" />
					<span>
						<MarkedText parts={titleParts} />
					</span>
				</>
			),
		}),
	)
	const library = finds.library.map(
		({ id, category, language: written, titleParts }): Option => ({
			prompt: { from: 'library', id },
			category,
			shown: (
				<>
					<Glyph category={category} />
					<span lang={written === language ? undefined : LANGUAGE_TAG[written]}>
						<MarkedText parts={titleParts} />
					</span>
				</>
			),
		}),
	)
	const groups: OptionGroup[] = [
		{ label: 'nav_locker', options: own, from: 0 },
		{ label: 'chat_prompts_library', options: library, from: own.length },
	]
	return groups.filter(({ options }) => options.length > 0)
}
