import { Form, href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { LONGEST_WISH } from '../search-choice'

/** Below what only comes close: the ways on for who looked for something else. */
export function SomethingElse({ query }: { query: string }) {
	const { t } = useWords()
	return (
		<section className="else" aria-labelledby="else-title">
			<h2 id="else-title">{t('looked_for_else')}</h2>
			<WishForm query={query} />
			<CreateMissing query={query} />
		</section>
	)
}

/** The way to write the prompt that was looked for oneself. */
export function CreateMissing({ query }: { query: string }) {
	const { t } = useWords()
	return (
		<Link
			className="button button-secondary"
			to={`${href('/create-prompt')}?${new URLSearchParams({ title: query })}`}
		>
			{t('create_what_is_missing', { query })}
		</Link>
	)
}

/** Tells the owners what was looked for in vain. */
export function WishForm({ query }: { query: string }) {
	const { t } = useWords()
	return (
		<Form className="wish" method="post" action={href('/categories')}>
			<label htmlFor="wish">{t('wish_label')}</label>
			<div className="row">
				<input
					key={query}
					className="input"
					id="wish"
					name="words"
					defaultValue={query}
					maxLength={LONGEST_WISH}
					aria-describedby="wish-hint"
					required
				/>
				<button className="button button-secondary" type="submit">
					{t('wish_send')}
				</button>
			</div>
			<p className="muted" id="wish-hint">
				{t('wish_hint')}
			</p>
		</Form>
	)
}
