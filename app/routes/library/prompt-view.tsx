import '~/features/library/words/load'
import { lazy } from 'react'
import { href } from 'react-router'
import type { PromptPage, PromptTab } from '~/features/library/prompt'
import { FiledNearby } from '~/features/library/ui/filed-nearby'
import { useTellOpened } from '~/features/library/ui/post-view-count'
import { HowToUse, PromptDetail } from '~/features/library/ui/prompt-detail'
import { TagList } from '~/features/library/ui/tag-list'
import type { Currency } from '~/i18n/currency'
import { LANGUAGE_TAG } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { PromptDesk } from './prompt-desk'

/** It stands below what a visitor comes for, and its script comes after. */
const SampleResult = lazy(() => import('~/features/library/ui/sample-result'))
/** Stands where a prompt is one of a series, below all that it is opened for. */
const SeriesStrip = lazy(() => import('~/features/library/series/series-strip'))
/** Stands on pages of created prompts alone. */
const CreatedNote = lazy(() => import('~/features/reports/ui/created-note'))

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
	const { id, detail, sample, credits, tags, related } = prompt
	useTellOpened(prompt.address)
	const lang = prompt.language === language ? undefined : LANGUAGE_TAG[prompt.language]
	return (
		<>
			{prompt.hidden ? <CreatedNote prompt={prompt} /> : null}
			<PromptDesk
				key={`${id} ${prompt.language}`}
				prompt={prompt}
				tab={tab}
				currency={currency}
				origin={origin}
				lang={lang}
				sample={
					<>
						{prompt.series ? <SeriesStrip place={prompt.series} /> : null}
						{sample ? <SampleResult sample={sample} lang={lang} /> : null}
					</>
				}
			>
				<HowToUse isLocked={prompt.body === null} />
				{detail ? <PromptDetail detail={detail} lang={lang} /> : null}
				{credits ? (
					<div className="tip mt-8">
						<h2>{t('credits')}</h2>
						<p className="muted" lang={lang}>
							{credits}
						</p>
					</div>
				) : null}
				<div className="mt-8">
					<TagList
						tags={tags}
						lang={lang}
						addressOf={(q) => `${href('/categories')}?${new URLSearchParams({ q })}`}
					/>
				</div>
				{prompt.isCreated && !prompt.hidden ? <CreatedNote prompt={prompt} /> : null}
			</PromptDesk>
			<FiledNearby prompts={related} />
		</>
	)
}
