import { Download, type LucideIcon, Pencil, Pin, PinOff, Share2, Trash2 } from 'lucide-react'
import { type ComponentProps, type FormEvent, useId, useState } from 'react'
import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { Dialog } from '~/ui/dialog'
import { useToast } from '~/ui/toast'
import { LONGEST_TITLE, UNDO_MS } from '../chat'
import { type ChatProblem, changeConversation } from './call-chat'

/** What a dialog is opened for. */
const QUESTIONS = [
	{ question: 'rename', icon: Pencil, label: 'chat_rename' },
	{ question: 'download', icon: Download, label: 'chat_download' },
	{ question: 'remove', icon: Trash2, label: 'chat_delete' },
] as const

/** The open conversation's title, and what can be done with it as a whole. */
export function ConversationHead({
	id,
	title,
	isPinned,
	seen,
	end,
	onChanged,
	onRemoved,
	onRestored,
	onUnseen,
}: {
	id: string
	title: string
	isPinned: boolean
	/** The last message of it on the screen. */
	seen: string | null
	/** The last message on the screen. */
	end: string | null
	/** It has another title, or another place. */
	onChanged: () => void
	onRemoved: () => void
	/** Its removal was undone. */
	onRestored: () => void
	/** It has messages that are not on the screen, and stays. */
	onUnseen: () => void
}) {
	const { t } = useWords()
	const showToast = useToast()
	const [asked, setAsked] = useState<(typeof QUESTIONS)[number]['question'] | null>(null)
	const close = () => setAsked(null)

	async function rename(wanted: string): Promise<ChatProblem> {
		const problem = await changeConversation(id, { intent: 'rename', title: wanted })
		if (problem) return problem
		close()
		showToast('chat_renamed')
		onChanged()
		return null
	}

	async function pin(): Promise<void> {
		const problem = await changeConversation(id, { intent: isPinned ? 'unpin' : 'pin' })
		showToast(problem ?? (isPinned ? 'chat_unpinned' : 'chat_pinned_done'), {
			kind: problem ? 'error' : 'done',
		})
		if (!problem) onChanged()
	}

	async function restore(): Promise<void> {
		const problem = await changeConversation(id, { intent: 'restore' })
		showToast(problem ?? 'chat_restored', { kind: problem ? 'error' : 'done' })
		if (!problem) onRestored()
	}

	async function remove(): Promise<void> {
		const problem = await changeConversation(id, { intent: 'remove', seen: seen ?? '' })
		close()
		if (problem) showToast(problem, { kind: 'error' })
		else {
			const undo = { label: 'undo', run: () => void restore(), milliseconds: UNDO_MS } as const
			showToast('chat_removed', { action: undo })
			onRemoved()
		}
		if (problem === 'chat_unseen') onUnseen()
	}

	return (
		<>
			<div className="conversation-head">
				<h2>{title}</h2>
				<span className="row">
					<Link
						className="icon-button"
						to={`${href('/chat-legend/links')}?conversation=${id}&end=${end ?? ''}`}
						aria-label={t('chat_share')}
						title={t('chat_share')}
					>
						<Share2 className="icon" aria-hidden="true" />
					</Link>
					<span className="row needs-script">
						<HeadButton
							icon={isPinned ? PinOff : Pin}
							label={t('chat_pin')}
							aria-pressed={isPinned}
							onClick={() => void pin()}
						/>
						{QUESTIONS.map(({ question, icon, label }) => (
							<HeadButton
								key={question}
								icon={icon}
								label={t(label)}
								aria-haspopup="dialog"
								onClick={() => setAsked(question)}
							/>
						))}
					</span>
				</span>
			</div>
			{asked === 'rename' ? <RenameDialog title={title} onRename={rename} onClose={close} /> : null}
			{asked === 'download' ? <DownloadDialog id={id} onClose={close} /> : null}
			{asked === 'remove' ? <RemoveDialog title={title} onRemove={remove} onClose={close} /> : null}
		</>
	)
}

function HeadButton({
	icon: Icon,
	label,
	...more
}: { icon: LucideIcon; label: string } & ComponentProps<'button'>) {
	return (
		<button className="icon-button" type="button" aria-label={label} {...more}>
			<Icon className="icon" aria-hidden="true" />
		</button>
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

/** The conversation as a file, in either form. */
function DownloadDialog({ id, onClose }: { id: string; onClose: () => void }) {
	const { t } = useWords()
	const files = [
		{ address: href('/chat-legend/conversation/:id/export.md', { id }), label: t('chat_download_markdown') },
		{ address: href('/chat-legend/conversation/:id/export.json', { id }), label: t('chat_download_json') },
	]
	return (
		<Dialog title={t('chat_download')} onClose={onClose}>
			<p>{t('chat_download_text')}</p>
			<div className="row">
				{files.map(({ address, label }) => (
					<a key={address} className="button button-secondary" href={address} download onClick={onClose}>
						{label}
					</a>
				))}
				<button className="button button-quiet" type="button" onClick={onClose}>
					{t('close')}
				</button>
			</div>
		</Dialog>
	)
}

/** Names what goes; the focus starts on the safe button. */
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
