import '~/features/library/words/load'
import type { PromptPage, PromptTab } from '~/features/library/prompt'
import { useTellOpened } from '~/features/library/ui/post-view-count'
import { HowToUse, PromptDetail } from '~/features/library/ui/prompt-detail'
import { PromptGrid } from '~/features/library/ui/prompt-grid'
import { TagList } from '~/features/library/ui/tag-list'
import type { Currency } from '~/i18n/currency'
import { LANGUAGE_TAG } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { PromptDesk } from './prompt-desk'

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
	const { id, body, detail, credits, tags, related } = prompt
	useTellOpened(id)
	const lang = prompt.language === language ? undefined : LANGUAGE_TAG[prompt.language]
	return (
		<>
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
				<div className="mt-8">
					<TagList tags={tags} lang={lang} />
				</div>
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
