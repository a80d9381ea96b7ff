import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { Form, href, Link } from 'react-router'
import { LANGUAGE_TAG } from '~/i18n/language'
import { type MessageId, useWords } from '~/i18n/words'
import { FormProblem } from '~/ui/form/form-problem'
import { TextField } from '~/ui/form/text-field'
import { useTypedOver } from '~/ui/form/typed-texts'
import { COLLECTION_LENGTHS, type OwnCollected } from '../collection'
import { type CollectionAnswer, collectionForm } from '../collection-texts'
import { StoredInstead } from './stored-instead'

/** A prompt in its author's collection: its note, and the buttons that move it and take it out. Each stores the note too. */
export function CollectedRow({
	userId,
	collectionId,
	one: { id, note, seen, prompt },
	at,
	isLast,
	answer,
}: {
	userId: string
	collectionId: string
	one: OwnCollected
	at: number
	isLast: boolean
	answer: CollectionAnswer | undefined
}) {
	const { t } = useWords()
	const form = useRef<HTMLFormElement>(null)
	const title = prompt?.title ?? t('collected_gone')
	return (
		<Form
			ref={form}
			method="post"
			className="collected-row"
			preventScrollReset
			noValidate
			aria-label={t('collected_place', { place: at + 1, title })}
		>
			<b className="collected-number" aria-hidden="true">
				{at + 1}
			</b>
			<div className="collected-words">
				<CollectedTitle prompt={prompt} />
				{answer?.problem ? (
					<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
				) : null}
				{answer?.stored ? <StoredInstead text={answer.stored} /> : null}
				<input type="hidden" name="prompt" value={id} />
				<NoteField
					key={seen}
					form={form}
					typed={{ name: collectionForm(collectionId, id), userId, seen }}
					isShown={answer?.stored !== undefined}
					note={answer?.draft?.note ?? note}
					error={answer?.errors?.note}
				/>
				<div className="collected-buttons">
					<button className="button button-secondary button-small" type="submit" name="intent" value="note">
						{t('collection_note_save')}
					</button>
					<span className="collected-moves">
						<MoveButton intent="up" isEnd={at === 0} label={t('collected_up', { title })} />
						<MoveButton intent="down" isEnd={isLast} label={t('collected_down', { title })} />
						<button
							className="icon-button"
							type="submit"
							name="intent"
							value="take-out"
							aria-label={t('collected_take_out', { title })}
						>
							<Trash2 className="icon" aria-hidden="true" />
						</button>
					</span>
				</div>
			</div>
		</Form>
	)
}

/** What is stored now, or typed and not stored yet; the buttons beside it keep the focus while it changes. */
function NoteField({
	form,
	typed,
	isShown,
	note,
	error,
}: {
	form: RefObject<HTMLFormElement | null>
	typed: { name: string; userId: string; seen: string }
	/** Whether what is stored stands beside what was typed. */
	isShown: boolean
	note: string
	error: MessageId | undefined
}) {
	const { t } = useWords()
	const made = useTypedOver(form, typed)
	return (
		<>
			<input type="hidden" name="seen" value={isShown ? typed.seen : made} />
			<TextField
				name="note"
				label={t('collection_note')}
				rows={2}
				defaultValue={note}
				error={error}
				values={{ most: COLLECTION_LENGTHS.note }}
			/>
		</>
	)
}

function CollectedTitle({ prompt }: Pick<OwnCollected, 'prompt'>) {
	const { t, language } = useWords()
	if (!prompt) return <p className="muted">{t('collected_gone')}</p>
	const { title, address: id, isSaved } = prompt
	const lang = prompt.language && prompt.language !== language ? LANGUAGE_TAG[prompt.language] : undefined
	return (
		<h2 className="text-h3 wrap-anywhere" lang={lang}>
			<Link to={isSaved ? href('/prompt-locker/:id', { id }) : href('/prompt/:id', { id })}>{title}</Link>
		</h2>
	)
}

/** At its end it stays where the keyboard is, and does nothing. */
function MoveButton({ intent, isEnd, label }: { intent: 'up' | 'down'; isEnd: boolean; label: string }) {
	const Icon = intent === 'up' ? ArrowUp : ArrowDown
	return (
		<button
			className="icon-button"
			type="submit"
			name="intent"
			value={intent}
			aria-disabled={isEnd || undefined}
			aria-label={label}
			onClick={(event) => isEnd && event.preventDefault()}
		>
			<Icon className="icon" aria-hidden="true" />
		</button>
	)
}
