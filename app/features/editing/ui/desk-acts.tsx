import { Form } from 'react-router'
import { type MessageId, useWords } from '~/i18n/words'
import { Field } from '~/ui/form/field'
import type { StoredDesk } from '../desk-state'
import { LONGEST_ADDRESS } from '../draft-limits'
import type { EditedPrompt } from '../edited-prompt'

/** What else can be done with a prompt, each asked for twice: what its page is called, taking back, withdrawing, throwing the draft away. */
export function DeskActs({
	prompt,
	base,
	address,
	onDiscard,
}: {
	prompt: EditedPrompt
	base: StoredDesk
	/** What came back of an address that was refused. */
	address: { typed: string; error: MessageId } | undefined
	onDiscard: () => void
}) {
	const { t } = useWords()
	const { state, scheduledFor, formerAddresses, newestVersion } = prompt
	return (
		<section className="desk-card" aria-labelledby="further">
			<h2 id="further">{t('editor_further')}</h2>
			<details open={address !== undefined}>
				<summary>{t('editor_move')}</summary>
				<Form method="post" className="form" noValidate>
					<input type="hidden" name="intent" value="move" />
					<Field
						name="address"
						label={t('editor_address')}
						defaultValue={address?.typed ?? prompt.address}
						hint={t('editor_address_hint')}
						error={address?.error}
						values={{ most: LONGEST_ADDRESS }}
						maxLength={100}
					/>
					{formerAddresses.length > 0 ? (
						<p className="hint">{t('editor_former', { addresses: formerAddresses.join(', ') })}</p>
					) : null}
					<button className="button button-secondary button-small" type="submit">
						{t('editor_move_now')}
					</button>
				</Form>
			</details>
			{scheduledFor ? (
				<Act
					intent="unschedule"
					title="editor_unschedule"
					text="editor_unschedule_text"
					label="editor_unschedule_now"
				/>
			) : null}
			{base.revision === null ? null : (
				<Act
					intent="discard"
					title="editor_discard"
					text={newestVersion === null ? 'editor_discard_all_text' : 'editor_discard_text'}
					label="editor_discard_now"
					revision={base.revision}
					onSubmit={onDiscard}
				/>
			)}
			{state === 'published' ? (
				<Act
					intent="withdraw"
					title="editor_withdraw"
					text="editor_withdraw_text"
					label="editor_withdraw_now"
				/>
			) : null}
		</section>
	)
}

function Act({
	intent,
	title,
	text,
	label,
	revision,
	onSubmit,
}: {
	intent: string
	title: MessageId
	text: MessageId
	label: MessageId
	revision?: number
	onSubmit?: () => void
}) {
	const { t } = useWords()
	return (
		<details>
			<summary>{t(title)}</summary>
			<Form
				method="post"
				className="form"
				onSubmit={(event) => {
					if (!onSubmit) return
					event.preventDefault()
					onSubmit()
				}}
			>
				<input type="hidden" name="intent" value={intent} />
				{revision === undefined ? null : <input type="hidden" name="revision" value={revision} />}
				<p>{t(text)}</p>
				<button className="button button-danger button-small" type="submit">
					{t(label)}
				</button>
			</Form>
		</details>
	)
}
