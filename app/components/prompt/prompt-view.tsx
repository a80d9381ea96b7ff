import { Lock } from 'lucide-react'
import { href } from 'react-router'
import { FolderTabs } from '~/components/ui/folder-tabs'
import { fillIn } from '~/domain/blanks'
import type { Currency } from '~/domain/plan'
import type { Blank, PromptPage } from '~/domain/prompt'
import { toFragment } from '~/domain/shared-blanks'
import { inLanguage } from '~/i18n/address'
import { LANGUAGE_TAG } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { HowToUse } from './how-to-use'
import { Instructions } from './instructions'
import { OpenPrompt } from './open-prompt'
import { PremiumLock } from './premium-lock'
import { PromptDetail } from './prompt-detail'
import { PromptGrid } from './prompt-grid'
import { PromptHead } from './prompt-head'
import { SidePanel } from './side-panel'
import { useBlanks } from './use-blanks'

export const PROMPT_TABS = ['prompt', 'instructions'] as const
export type PromptTab = (typeof PROMPT_TABS)[number]

const NO_BLANKS: readonly Blank[] = []

/** The prompt's page (spec 2, Prompt detail). */
export function PromptView({
	prompt,
	tab,
	currency,
	origin,
}: {
	prompt: PromptPage
	tab: PromptTab
	currency: Currency
	/** The public address of the site, for links that are shared. */
	origin: string
}) {
	const { t, language } = useWords()
	const { id, title, body, detail, credits, related } = prompt
	const blanks = body?.blanks ?? NO_BLANKS
	const values = useBlanks(blanks, `blanks:${id}:${prompt.language}`)
	const lang = prompt.language === language ? undefined : LANGUAGE_TAG[prompt.language]
	const address = href('/prompt/:id', { id })
	const instructionsAddress = `${address}?tab=instructions`
	const fragment = toFragment(blanks, values.filled)
	// What was filled in belongs to one language; a bare link opens in the reader's own.
	const shared = fragment ? inLanguage(address, prompt.language) + fragment : address

	return (
		<>
			<PromptHead prompt={prompt} lang={lang} />
			<div className="wrap">
				<div className="prompt-body">
					<div className="min-w-0">
						<FolderTabs
							label={title}
							selected={tab}
							className="prompt-sheet"
							tabs={[
								{
									id: 'prompt',
									to: address,
									label: (
										<>
											{body ? null : <Lock className="icon icon-small" role="img" aria-label={t('locked')} />}
											{t('tab_prompt')}
										</>
									),
									panel: body ? (
										<OpenPrompt body={body} lang={lang} values={values} />
									) : (
										<PremiumLock currency={currency} isSignedIn={false} address={address} />
									),
								},
								{
									id: 'instructions',
									to: instructionsAddress,
									label: t('tab_instructions'),
									panel: (
										<Instructions
											prompt={prompt}
											followUp={body ? fillIn(body.followUp, values.filled) : null}
											lang={lang}
											address={instructionsAddress}
										/>
									),
								},
							]}
						/>
					</div>
					<SidePanel
						title={title}
						text={body ? fillIn(body.promptText, values.filled) : null}
						url={origin + shared}
						address={address}
					/>
					<div className="min-w-0">
						<HowToUse />
						{detail ? <PromptDetail detail={detail} blanks={blanks} lang={lang} /> : null}
						{credits ? (
							<div className="tip mt-8">
								<h2>{t('credits')}</h2>
								<p className="muted" lang={lang}>
									{credits}
								</p>
							</div>
						) : null}
					</div>
				</div>
			</div>
			{related.length > 0 ? (
				<section className="section pb-(--section)" aria-labelledby="related-title">
					<div className="wrap">
						<div className="section-head">
							<h2 id="related-title">{t('filed_nearby')}</h2>
						</div>
						<PromptGrid prompts={related} columns={3} heading="h3" />
					</div>
				</section>
			) : null}
		</>
	)
}
