import './refine.css'
import { Sparkles } from 'lucide-react'
import { Form, href, Link, useNavigation } from 'react-router'
import { ComparedFields } from '~/features/editing/changes/compared-fields'
import { LANGUAGE_TAG, LOCALE } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import type { ChatAllowance } from '../chat'
import type { Refined } from './refined'

/** Asks for a better text of a saved prompt; one that came is shown beside the old one, and taken over or not. */
export function RefineView({
	id,
	refined,
	model,
	allowance: { left },
}: {
	id: string
	/** Null where none was asked for. */
	refined: Refined | null
	model: { label: string; weight: number }
	allowance: ChatAllowance
}) {
	const { t, number, language } = useWords()
	const navigation = useNavigation()
	const isAsking = navigation.formData?.get('intent') === 'ask'
	const isOffered = refined !== null && !refined.isSame
	return (
		<div className="refine">
			{refined?.isSame ? (
				<p className="note note-kept" data-message="refine_same" role="status">
					{t('refine_same')}
				</p>
			) : null}
			{isOffered ? (
				<>
					<section className="version-sheet version-body" aria-labelledby="refine-difference">
						<h2 id="refine-difference">{t('refine_difference')}</h2>
						<ComparedFields
							difference={refined.difference}
							lang={LANGUAGE_TAG[language]}
							nameOf={() => t('tab_prompt')}
						/>
					</section>
					{refined.blanksGone.length > 0 ? (
						<p className="note" data-message="refine_blanks_gone" role="status">
							{t('refine_blanks_gone', {
								count: refined.blanksGone.length,
								blanks: new Intl.ListFormat(LOCALE[language]).format(
									refined.blanksGone.map((name) => `[${name}]`),
								),
							})}
						</p>
					) : null}
				</>
			) : null}
			<Form method="post" className="form" key={refined ? refined.editedAt + refined.text : ''}>
				{isOffered ? (
					<>
						<input type="hidden" name="editedAt" value={refined.editedAt} />
						<label className="field">
							<b>{t('refine_result')}</b>
							<span className="hint" id="refine-hint">
								{t('refine_hint')}
							</span>
							<textarea
								className="input mono"
								name="content"
								rows={14}
								defaultValue={refined.text}
								aria-describedby="refine-hint"
							/>
						</label>
						<div className="row">
							<button className="button button-primary" type="submit" name="intent" value="take">
								{t('refine_take')}
							</button>
							<Link className="button button-secondary" to={href('/prompt-locker/:id', { id })}>
								{t('refine_keep')}
							</Link>
						</div>
					</>
				) : null}
				<p className="muted">
					{t('refine_cost', { weight: model.weight, left: number(left), model: model.label })}
				</p>
				<div className="row">
					<button
						className={isOffered ? 'button button-quiet' : 'button button-primary'}
						type="submit"
						name="intent"
						value="ask"
						aria-busy={isAsking || undefined}
						onClick={(event) => isAsking && event.preventDefault()}
					>
						<Sparkles className="icon icon-small" aria-hidden="true" />
						{t(isOffered ? 'refine_again' : 'refine_ask')}
					</button>
					<span role="status" className="muted">
						{isAsking ? t('refine_asking') : null}
					</span>
				</div>
			</Form>
		</div>
	)
}
