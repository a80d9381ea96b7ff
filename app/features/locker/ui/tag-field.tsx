import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { type MessageId, useWords } from '~/i18n/words'
import { FieldError } from '~/ui/form/field'
import { LOCKER_LENGTHS, MOST_SAVED_TAGS } from '../locker'
import { tagsTyped } from '../locker-form'

/**
 * Tags as chips: Enter or the button adds what stands between commas, each can be removed; blank ones and those already there do nothing. What is
 * typed but not yet added goes with the form too. Without scripts a line of commas.
 */
export function TagField({
	tags: start,
	error,
	onChange,
}: {
	tags: readonly string[]
	/** What is wrong with what was sent. */
	error: MessageId | undefined
	onChange?: () => void
}) {
	const { t } = useWords()
	const id = useId()
	const field = useRef<HTMLInputElement>(null)
	const chips = useRef<HTMLDivElement>(null)
	const [tags, setTags] = useState(start)
	const [said, setSaid] = useState('')

	function add() {
		const input = field.current
		const typed = tagsTyped(input?.value ?? '').map((tag) => tag.replace(/\s+/g, ' '))
		if (!input) return
		input.value = ''
		input.focus()
		const added = [...new Set(typed)].filter((tag) => !tags.includes(tag))
		const all = [...tags, ...added].slice(0, MOST_SAVED_TAGS)
		if (all.length === tags.length) return
		setTags(all)
		setSaid(t('tag_added', { tag: all.slice(tags.length).join(', ') }))
		onChange?.()
	}

	function remove(tag: string) {
		const at = tags.indexOf(tag)
		setTags(tags.filter((one) => one !== tag))
		setSaid(t('tag_removed', { tag }))
		// The chip goes with its focus: on to its neighbour, else back to the field.
		const buttons = chips.current?.querySelectorAll('button') ?? []
		const neighbour = buttons[at + 1] ?? buttons[at - 1] ?? field.current
		neighbour?.focus()
		onChange?.()
	}

	function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
		if (event.nativeEvent.isComposing) return
		if (event.key === 'Enter') {
			event.preventDefault()
			add()
		}
		if (event.key === 'Backspace' && event.currentTarget.value === '') {
			;[...(chips.current?.querySelectorAll('button') ?? [])].at(-1)?.focus()
		}
	}

	return (
		<div className="field">
			<label htmlFor={id} className="needs-script">
				{t('tags')} <span className="optional">{t('optional_mark')}</span>
			</label>
			<div className="row-in needs-script">
				<div ref={chips} className="tag-field">
					{tags.map((tag) => (
						<span key={tag} className="chip">
							<span>{tag}</span>
							<button
								type="button"
								aria-label={t('remove_tag', { tag })}
								onClick={() => remove(tag)}
								onKeyDown={({ key }) => (key === 'Backspace' || key === 'Delete') && remove(tag)}
							>
								<X className="icon icon-small" aria-hidden="true" />
							</button>
							<input type="hidden" name="tags" value={tag} />
						</span>
					))}
					<input
						ref={field}
						id={id}
						name="tag"
						autoComplete="off"
						placeholder={t('add_a_tag')}
						aria-invalid={error ? true : undefined}
						aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
						onKeyDown={onKeyDown}
					/>
				</div>
				<button className="button button-secondary" type="button" aria-label={t('add_tag')} onClick={add}>
					<Plus className="icon" aria-hidden="true" />
				</button>
			</div>
			<span className="hint needs-script" id={`${id}-hint`}>
				{t('tags_enter_hint')}
			</span>
			{error ? (
				<FieldError
					id={`${id}-error`}
					error={error}
					values={{ most: LOCKER_LENGTHS.tag, tags: MOST_SAVED_TAGS }}
				/>
			) : null}
			<span className="visually-hidden" role="status">
				{said}
			</span>
			<noscript>
				<div className="field">
					<label htmlFor={`${id}-list`}>{t('tags')}</label>
					<input className="input" id={`${id}-list`} name="tagList" defaultValue={start.join(', ')} />
				</div>
			</noscript>
		</div>
	)
}
