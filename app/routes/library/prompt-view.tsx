import { href, Link } from 'react-router'
import type { PromptPage, PromptTab } from '~/features/library/prompt'
import { HowToUse } from '~/features/library/ui/how-to-use'
import { useTellOpened } from '~/features/library/ui/post-view-count'
import { PromptDetail } from '~/features/library/ui/prompt-detail'
import { PromptGrid } from '~/features/library/ui/prompt-grid'
import { PromptHead } from '~/features/library/ui/prompt-head'
import type { Currency } from '~/i18n/currency'
import { LANGUAGE_TAG } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { PromptDesk } from './prompt-panel'

/** The prompt's page. */
export function PromptView({
	prompt,
	tab,
	currency,
	origin,
}: {
	prompt: PromptPage
	tab: PromptTab
	currency: Currency
	origin: string
}) {
	const { t, language } = useWords()
	const { id, body, detail, credits, related } = prompt
	useTellOpened(id)
	const lang = prompt.language === language ? undefined : LANGUAGE_TAG[prompt.language]
	return (
		<>
			<PromptHead prompt={prompt} lang={lang} />
			{prompt.canEdit ? (
				<div className="wrap pb-6">
					<Link className="button button-secondary button-small" to={href('/prompt/:id/edit', { id })}>
						{t('edit_prompt')}
					</Link>
				</div>
			) : null}
			<PromptDesk
				key={`${id} ${prompt.language}`}
				prompt={prompt}
				tab={tab}
				currency={currency}
				origin={origin}
				lang={lang}
			>
				<HowToUse />
				{detail ? <PromptDetail detail={detail} blanks={body?.blanks ?? []} lang={lang} /> : null}
				{credits ? (
					<div className="tip mt-8">
						<h2>{t('credits')}</h2>
						<p className="muted" lang={lang}>
							{credits}
						</p>
					</div>
				) : null}
			</PromptDesk>
			{related.length > 0 ? (
				<section className="section pb-(--section)" aria-labelledby="related-title">
					<div className="wrap">
						<div className="section-head">
							<h2 id="related-title">{t('filed_nearby')}</h2>
						</div>
						<PromptGrid prompts={related} columns={3} heading="h3" />
					</div>
				</section>
			) : (
				<div className="section" />
			)}
		</>
	)
}
