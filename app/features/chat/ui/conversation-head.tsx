import { Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useWords } from '~/i18n/words'
import { Dialog } from '~/ui/dialog'
import { useToast } from '~/ui/toast'
import { LONGEST_TITLE } from '../chat'
import { type ChatProblem, changeConversation } from './call-chat'

/** The open conversation's title, and what can be done with it as a whole. */
export function ConversationHead({
	id,
	title,
	seen,
	onRenamed,
	onRemoved,
	onUnseen,
}: {
	id: string
	title: string
	/** The last message of it on the screen. */
	seen: string | null
	onRenamed: () => void
	onRemoved: () => void
	/** It has messages that are not on the screen, and stays. */
	onUnseen: () => void
}) {
	const { t } = useWords()
	const showToast = useToast()
	const [asked, setAsked] = useState<'rename' | 'remove' | null>(null)
	const close = () => setAsked(null)

	async function rename(wanted: string): Promise<ChatProblem> {
		const problem = await changeConversation(id, { intent: 'rename', title: wanted })
		if (problem) return problem
		close()
		showToast('chat_renamed')
		onRenamed()
		return null
	}

	async function remove(): Promise<void> {
		const problem = await changeConversation(id, { intent: 'remove', seen: seen ?? '' })
		close()
		showToast(problem ?? 'chat_removed', { kind: problem ? 'error' : 'done' })
		if (!problem) onRemoved()
		if (problem === 'chat_unseen') onUnseen()
	}

	return (
		<>
			<div className="conversation-head">
				<h2>{title}</h2>
				<span className="row needs-script">
					<button
						className="icon-button"
						type="button"
						aria-label={t('chat_rename')}
						aria-haspopup="dialog"
						onClick={() => setAsked('rename')}
					>
						<Pencil className="icon" aria-hidden="true" />
					</button>
					<button
						className="icon-button"
						type="button"
						aria-label={t('chat_delete')}
						aria-haspopup="dialog"
						onClick={() => setAsked('remove')}
					>
						<Trash2 className="icon" aria-hidden="true" />
					</button>
				</span>
			</div>
			{asked === 'rename' ? <RenameDialog title={title} onRename={rename} onClose={close} /> : null}
			{asked === 'remove' ? <RemoveDialog title={title} onRemove={remove} onClose={close} /> : null}
		</>
	)
}

function RenameDialog({
	title,
	onRename,
	onClose,
}: {
	title: string
	onRename: (wanted: string) => Promise<ChatProblem>
	onClose: () => void
}) {
	const { t } = useWords()
	const id = useId()
	const [isBusy, setIsBusy] = useState(false)
	const [problem, setProblem] = useState<ChatProblem>(null)

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		if (isBusy) return
		setIsBusy(true)
		setProblem(await onRename(String(new FormData(event.currentTarget).get('title'))))
		setIsBusy(false)
	}

	return (
		<Dialog title={t('chat_rename')} isForm onClose={onClose}>
			<form className="form" onSubmit={(event) => void submit(event)}>
				<div className="field">
					<label htmlFor={id}>{t('chat_title')}</label>
					<input
						id={id}
						className="input"
						name="title"
						defaultValue={title}
						maxLength={LONGEST_TITLE}
						autoComplete="off"
						data-first
						aria-invalid={problem ? true : undefined}
						aria-describedby={problem ? `${id}-error` : undefined}
					/>
					{problem ? (
						<p id={`${id}-error`} className="field-error" role="alert" data-message={problem}>
							{t(problem, { most: LONGEST_TITLE })}
						</p>
					) : null}
				</div>
				<div className="row">
					<button className="button button-primary" type="submit" aria-busy={isBusy}>
						{t('chat_rename_save')}
					</button>
					<button className="button button-quiet" type="button" onClick={onClose}>
						{t('close')}
					</button>
				</div>
			</form>
		</Dialog>
	)
}

/** Names what goes for good; the focus starts on the safe button. */
function RemoveDialog({
	title,
	onRemove,
	onClose,
}: {
	title: string
	onRemove: () => Promise<void>
	onClose: () => void
}) {
	const { t } = useWords()
	const [isBusy, setIsBusy] = useState(false)
	return (
		<Dialog title={t('chat_delete_named', { title })} isAlert onClose={onClose}>
			<p>{t('chat_delete_text')}</p>
			<div className="row">
				<button className="button button-secondary" type="button" data-first onClick={onClose}>
					{t('chat_keep')}
				</button>
				<button
					className="button button-danger"
					type="button"
					aria-busy={isBusy}
					onClick={() => {
						if (isBusy) return
						setIsBusy(true)
						void onRemove()
					}}
				>
					{t('chat_delete')}
				</button>
			</div>
		</Dialog>
	)
}
