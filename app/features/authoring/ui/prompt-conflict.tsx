import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { opensElsewhere } from '~/ui/opens-elsewhere'
import { differing } from '../prompt-drafts'
import { FIELDS, type PromptDraft, type PromptIntent } from '../prompt-form'
import { Version } from './prompt-version'

/** A prompt as it is stored, and as of when. */
export interface StoredPrompt {
	id: string
	draft: PromptDraft
	updatedAt: string
	/** It is what the author keeps as a draft, not what readers get. */
	isDraft?: true
}

/**
 * What was typed beside what somebody stored meanwhile, field by field where they differ, and the two ways on (no lost
 * update). Stands inside the form, which keeps what was typed.
 */
export function PromptConflict({
	id,
	mine,
	stored,
	isDraft,
	isAdmin,
	intent,
	onTake,
}: {
	id: string
	mine: PromptDraft
	stored: PromptDraft
	/** What is stored is a draft. */
	isDraft: boolean
	isAdmin: boolean
	/** What the person pressed, and presses again. */
	intent: PromptIntent
	onTake: () => void
}) {
	const { t } = useWords()
	const fields = differing(mine, stored, { isAdmin })
	return (
		<section className="prompt-conflict" aria-labelledby="conflict-title">
			<h2 id="conflict-title">{t('two_versions')}</h2>
			<p>{t('two_versions_text')}</p>
			{FIELDS.filter(([field]) => fields.includes(field)).map(([field, label]) => (
				<div key={field} className="pair">
					<h3>{t(label)}</h3>
					<Version name={t('my_version')} field={field} value={mine[field]} />
					<Version
						name={t(isDraft ? 'stored_draft' : 'stored_version')}
						field={field}
						value={stored[field]}
					/>
				</div>
			))}
			<div className="row">
				<button className="button button-secondary" type="submit" name="intent" value={intent}>
					{t('keep_my_version')}
				</button>
				<Link
					className="button button-secondary"
					to={href('/prompt/:id/edit', { id })}
					onClick={(event) => {
						if (opensElsewhere(event)) return
						event.preventDefault()
						onTake()
					}}
				>
					{t('take_stored_version')}
				</Link>
			</div>
		</section>
	)
}
