import { href, Link } from 'react-router'
import { categoryTitle, isCategoryId } from '~/features/library/category'
import { isLanguage, LANGUAGE_NAME } from '~/i18n/language'
import { type MessageId, useWords } from '~/i18n/words'
import { opensElsewhere } from '~/ui/opens-elsewhere'
import { differing } from '../prompt-drafts'
import type { PromptDraft } from '../prompt-form'

/** A prompt as it is stored, and as of when. */
export interface StoredPrompt {
	id: string
	draft: PromptDraft
	updatedAt: string
}

/** In the order of the form. */
const FIELDS: readonly [keyof PromptDraft, MessageId][] = [
	['title', 'field_title'],
	['tagline', 'field_tagline'],
	['category', 'category'],
	['tags', 'tags'],
	['description', 'field_description'],
	['promptText', 'tab_prompt'],
	['instructions', 'tab_instructions'],
	['credits', 'credits'],
	['language', 'written_in'],
	['isPremium', 'premium_prompt'],
]

/**
 * What was typed beside what somebody stored meanwhile, field by field where they differ, and the two ways on (no lost
 * update). Stands inside the form, which keeps what was typed.
 */
export function PromptConflict({
	id,
	mine,
	stored,
	isAdmin,
	onTake,
}: {
	id: string
	mine: PromptDraft
	stored: PromptDraft
	isAdmin: boolean
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
					<Version name={t('stored_version')} field={field} value={stored[field]} />
				</div>
			))}
			<div className="row">
				<button className="button button-secondary" type="submit">
					{t('keep_my_version')}
				</button>
				<Link
					className="button button-secondary"
					to={href('/prompt/:id/edit', { id })}
					replace
					onClick={(event) => {
						if (!opensElsewhere(event)) onTake()
					}}
				>
					{t('take_stored_version')}
				</Link>
			</div>
		</section>
	)
}

function Version({ name, field, value }: { name: string; field: keyof PromptDraft; value: string }) {
	const { t, language } = useWords()
	const shown =
		field === 'category' && isCategoryId(value)
			? categoryTitle(value, language)
			: field === 'language' && isLanguage(value)
				? LANGUAGE_NAME[value]
				: field === 'isPremium' && value
					? t('premium')
					: value
	return (
		<div>
			<p className="hint">{name}</p>
			<p className={field === 'promptText' ? 'version mono' : 'version'}>{shown.trim() || '—'}</p>
		</div>
	)
}
