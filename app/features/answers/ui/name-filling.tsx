import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { newId } from '~/core/new-id'
import { countFilled } from '~/features/library/blanks'
import { type MessageId, type MessageValues, useWords } from '~/i18n/words'
import { Field } from '~/ui/form/field'
import { MOST_REMEMBERED, type NamedFilling, namedFillings, toPairs } from '../remembered'
import type { AnswerDesk } from './answer-desk'
import { browserAnswers } from './use-answers'

const REPLACE = 'replace'

const LIMITS = new Map<MessageId, MessageValues>([
	['filling_name_long', { most: MOST_REMEMBERED.name }],
	['filling_too_long', { most: MOST_REMEMBERED.filling }],
	['fillings_full', { sets: MOST_REMEMBERED.named }],
])

/**
 * A name to type, in a form of its own: what is wrong with it stands beside it. `onName` answers what that is, told whether
 * the button that replaces was pressed.
 */
function NameForm({
	start,
	action,
	onName,
	onWrite,
	children,
}: {
	start: string
	action: MessageId
	onName: (name: string, isReplacing: boolean) => MessageId | null
	/** Told of each key: what was said of the name is of another one. */
	onWrite?: () => void
	children?: ReactNode
}) {
	const { t } = useWords()
	const id = useId()
	const form = useRef<HTMLFormElement>(null)
	const [error, setError] = useState<MessageId | null>(null)
	// It stands where its button was.
	useEffect(() => {
		if (start !== '') document.getElementById(id)?.focus()
	}, [start, id])

	function submit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		const { submitter } = event.nativeEvent
		const isReplacing = submitter instanceof HTMLButtonElement && submitter.name === REPLACE
		const name = String(new FormData(event.currentTarget).get('name')).trim()
		const isLong = name.length > MOST_REMEMBERED.name
		const wrong =
			name === '' ? 'filling_name_missing' : isLong ? 'filling_name_long' : onName(name, isReplacing)
		setError(wrong)
		// The button that replaces goes with its question.
		if (wrong || isReplacing) document.getElementById(id)?.focus()
		if (!wrong) form.current?.reset()
	}

	return (
		<form ref={form} className="name-filling" noValidate onSubmit={submit}>
			<Field
				id={id}
				name="name"
				label={t('filling_name')}
				hint={t('filling_name_hint')}
				defaultValue={start}
				autoComplete="off"
				error={error ?? undefined}
				values={error === null ? undefined : LIMITS.get(error)}
				onInput={() => {
					setError(null)
					onWrite?.()
				}}
			/>
			<div className="row">
				<button className="button button-secondary" type="submit">
					{t(action)}
				</button>
				{children}
			</div>
		</form>
	)
}

/** Saves what is filled in under a name; where the prompt has one like it, it asks before that is replaced. */
export function NameFilling({ desk: { owner, promptId, title, blanks, values } }: { desk: AnswerDesk }) {
	const { t } = useWords()
	const [saved, setSaved] = useState<string | null>(null)
	/** The name that is asked about. */
	const [taken, setTaken] = useState<string | null>(null)

	function save(name: string, isReplacing: boolean): MessageId | null {
		const answers = browserAnswers(owner)
		const all = namedFillings(answers.read())
		const same = all.find(({ value }) => value.promptId === promptId && isSameName(value.name, name))
		const pairs = toPairs(blanks, values.filled)
		if (countFilled(blanks, values.filled) === 0) return 'filling_empty'
		if (!pairs) return 'filling_too_long'
		if (same && !isReplacing) {
			setSaved(null)
			setTaken(same.value.name)
			return 'filling_exists'
		}
		if (!same && all.length >= MOST_REMEMBERED.named) return 'fillings_full'
		const value = { promptId, title: title.slice(0, MOST_REMEMBERED.title), name, filled: pairs }
		if (!answers.say({ kind: 'named', id: same?.id ?? newId(), value })) return 'filling_not_kept'
		setSaved(name)
		setTaken(null)
		return null
	}

	return (
		<>
			<NameForm start="" action="save_filling" onName={save} onWrite={() => setTaken(null)}>
				{taken === null ? null : (
					<button className="button button-secondary" type="submit" name={REPLACE}>
						{t('replace_filling', { name: taken })}
					</button>
				)}
			</NameForm>
			<p className="hint" role="status">
				{saved ? t('filling_saved', { name: saved }) : null}
			</p>
		</>
	)
}

/** Gives a saved filling another name, in place. */
export function RenameFilling({ owner, filling }: { owner: string | null; filling: NamedFilling }) {
	const { t } = useWords()
	const [isOpen, setIsOpen] = useState(false)
	const button = useRef<HTMLButtonElement>(null)
	const { name } = filling.value

	function close() {
		setIsOpen(false)
		requestAnimationFrame(() => button.current?.focus())
	}

	function rename(wanted: string): MessageId | null {
		const answers = browserAnswers(owner)
		const { kind, id, value } = filling
		const isTaken = namedFillings(answers.read()).some(
			(one) => one.id !== id && one.value.promptId === value.promptId && isSameName(one.value.name, wanted),
		)
		if (isTaken) return 'filling_name_taken'
		if (!answers.say({ kind, id, value: { ...value, name: wanted } })) return 'filling_not_kept'
		close()
		return null
	}

	if (!isOpen) {
		return (
			<button
				className="button button-quiet button-small"
				type="button"
				ref={button}
				aria-label={t('rename_filling', { name })}
				onClick={() => setIsOpen(true)}
			>
				{t('rename')}
			</button>
		)
	}
	return (
		<NameForm start={name} action="rename" onName={rename}>
			<button className="button button-quiet" type="button" onClick={close}>
				{t('close')}
			</button>
		</NameForm>
	)
}

function isSameName(one: string, other: string): boolean {
	return one.toLocaleLowerCase() === other.toLocaleLowerCase()
}
