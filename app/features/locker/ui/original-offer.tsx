import './original-offer.css'
import { Form, href, Link, useNavigation } from 'react-router'
import { ComparedFields } from '~/features/editing/changes/compared-fields'
import { LANGUAGE_TAG } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import type { SavedPrompt } from '../locker'
import type { Improvement } from '../locker-origin'

/** What became better of the original of a saved prompt, and the three ways to go on with the copy. */
export function OriginalOffer({
	prompt: { id, updatedAt },
	improvement: { version, notes, difference, language, isOwn, merged },
	typed,
}: {
	prompt: Pick<SavedPrompt, 'id' | 'updatedAt'>
	improvement: Improvement
	/** What was typed into the merged text, and could not be stored. */
	typed: string | undefined
}) {
	const { t } = useWords()
	const conflicts = (merged?.conflicts ?? []).map((conflict, at) => ({ ...conflict, key: `${at}` }))
	const isBusy = useNavigation().formMethod === 'POST'
	const seen = (
		<>
			<input type="hidden" name="version" value={version} />
			<input type="hidden" name="editedAt" value={updatedAt} />
		</>
	)
	return (
		<div className="original-offer">
			{notes.map((note) => (
				<p key={note} className="tip">
					{note}
				</p>
			))}
			<section className="version-sheet version-body" aria-labelledby="original-difference">
				<h2 id="original-difference">{t('original_difference')}</h2>
				<ComparedFields
					difference={difference}
					lang={LANGUAGE_TAG[language]}
					nameOf={() => t('tab_prompt')}
				/>
			</section>
			<Form method="post" className="original-ways">
				{seen}
				<p className="muted">{t(isOwn ? 'original_take_own' : 'original_take_same')}</p>
				<div className="row">
					<button
						className="button button-primary"
						type="submit"
						name="intent"
						value="take"
						aria-busy={isBusy || undefined}
					>
						{t('original_take')}
					</button>
					<button className="button button-secondary" type="submit" name="intent" value="keep">
						{t('original_keep')}
					</button>
					<Link className="text-link" to={href('/prompt-locker/:id', { id })}>
						{t('original_later')}
					</Link>
				</div>
			</Form>
			{isOwn && merged ? (
				<Form method="post" className="form">
					{seen}
					<label className="field">
						<b>{t('original_merged')}</b>
						<span className="hint" id="merged-hint">
							{t('original_merged_hint', { count: conflicts.length })}
						</span>
						<textarea
							className="input mono"
							name="content"
							rows={14}
							required
							defaultValue={typed ?? merged.text}
							aria-describedby="merged-hint"
						/>
					</label>
					{conflicts.length > 0 ? (
						<ol className="original-conflicts">
							{conflicts.map(({ mine, theirs, key }) => (
								<li key={key}>
									<p>
										<b>{t('original_yours')}</b> {mine.trim() || t('original_nothing')}
									</p>
									<p>
										<b>{t('original_theirs')}</b> {theirs.trim() || t('original_nothing')}
									</p>
								</li>
							))}
						</ol>
					) : null}
					<div className="row">
						<button
							className="button button-secondary"
							type="submit"
							name="intent"
							value="merge"
							aria-busy={isBusy || undefined}
						>
							{t('original_save_merged')}
						</button>
					</div>
				</Form>
			) : null}
		</div>
	)
}
