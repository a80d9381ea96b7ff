import { Pencil, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import { Dialog } from '~/components/ui/dialog'
import { useToast } from '~/components/ui/toast'
import { LONGEST_TITLE } from '~/domain/chat'
import { type MessageId, useWords } from '~/i18n/words'

/** What the route's action answers to another title. */
export interface RenameAnswer {
	error: MessageId | null
}

/** The open conversation's title, and what can be done with it as a whole. */
export function ConversationHead({ title }: { title: string }) {
	const { t } = useWords()
	const [asked, setAsked] = useState<'rename' | 'remove' | null>(null)
	const close = useCallback(() => setAsked(null), [])
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
			{asked === 'rename' ? <RenameDialog title={title} onClose={close} /> : null}
			{asked === 'remove' ? <RemoveDialog title={title} onClose={close} /> : null}
		</>
	)
}

function RenameDialog({ title, onClose }: { title: string; onClose: () => void }) {
	const { t } = useWords()
	const id = useId()
	const showToast = useToast()
	const fetcher = useFetcher<RenameAnswer>()
	const answer = fetcher.data
	useEffect(() => {
		if (!answer || answer.error) return
		showToast('chat_renamed')
		onClose()
	}, [answer, showToast, onClose])
	const error = answer?.error
	return (
		<Dialog title={t('chat_rename')} isForm onClose={onClose}>
			<fetcher.Form method="post" className="form">
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
						aria-invalid={error ? true : undefined}
						aria-describedby={error ? `${id}-error` : undefined}
					/>
					{error ? (
						<p id={`${id}-error`} className="field-error" role="alert" data-message={error}>
							{t(error)}
						</p>
					) : null}
				</div>
				<div className="row">
					<button
						className="button button-primary"
						type="submit"
						name="intent"
						value="rename"
						aria-busy={fetcher.state !== 'idle'}
					>
						{t('chat_rename_save')}
					</button>
					<button className="button button-quiet" type="button" onClick={onClose}>
						{t('close')}
					</button>
				</div>
			</fetcher.Form>
		</Dialog>
	)
}

/** Names what goes for good; the focus starts on the safe button (design guide 6, Dialog). */
function RemoveDialog({ title, onClose }: { title: string; onClose: () => void }) {
	const { t } = useWords()
	const fetcher = useFetcher()
	return (
		<Dialog title={t('chat_delete_named', { title })} isAlert onClose={onClose}>
			<p>{t('chat_delete_text')}</p>
			<fetcher.Form method="post" className="row">
				<button className="button button-secondary" type="button" data-first onClick={onClose}>
					{t('chat_keep')}
				</button>
				<button
					className="button button-danger"
					type="submit"
					name="intent"
					value="remove"
					aria-busy={fetcher.state !== 'idle'}
				>
					{t('chat_delete')}
				</button>
			</fetcher.Form>
		</Dialog>
	)
}
