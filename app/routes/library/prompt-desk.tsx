import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { FocusLink } from '~/features/focus/ui/focus-link'
import { fillIn } from '~/features/library/blanks'
import { useMarks } from '~/features/library/marks/marks-provider'
import type { Blank, PromptPage, PromptTab } from '~/features/library/prompt'
import { toFragment } from '~/features/library/shared-blanks'
import { Desk } from '~/features/library/ui/desk'
import { Instructions } from '~/features/library/ui/instructions'
import { tellCopied } from '~/features/library/ui/post-view-count'
import { PremiumLock } from '~/features/library/ui/premium-lock'
import { PromptHead } from '~/features/library/ui/prompt-head'
import { useBlanks } from '~/features/library/ui/use-blanks'
import { inLanguage } from '~/i18n/address'
import type { Currency } from '~/i18n/currency'
import { useWords } from '~/i18n/words'
import { FolderTabs } from '~/ui/folder-tabs'
import { PromptTools } from './prompt-tools'
import { SidePanel } from './side-panel'

const NO_BLANKS: readonly Blank[] = []

/** What of a prompt's page follows what is filled in: its head with the buttons, its tabs, and the fields beside them. */
export function PromptDesk({
	prompt,
	tab,
	currency,
	origin,
	lang,
	children,
}: {
	prompt: PromptPage
	tab: PromptTab
	currency: Currency
	/** The public address of the site, for links that are shared. */
	origin: string
	lang: string | undefined
	/** What stands below. */
	children: ReactNode
}) {
	const { t } = useWords()
	const { isSignedIn } = useMarks()
	const { id, title, body } = prompt
	const blanks = body?.blanks ?? NO_BLANKS
	const values = useBlanks(blanks, `blanks:${id}`)
	const { filled } = values
	const address = href('/prompt/:id', { id })
	const instructionsAddress = `${address}?tab=instructions`
	const fragment = toFragment(blanks, filled)
	// What was filled in belongs to one language; a bare link opens in the reader's own.
	const shared = fragment ? inLanguage(address, prompt.language) + fragment : address

	const renderTabs = (panel: ReactNode) => (
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
					panel,
				},
				{
					id: 'instructions',
					to: instructionsAddress,
					label: t('tab_instructions'),
					panel: (
						<Instructions
							prompt={prompt}
							followUp={body ? fillIn(body.followUp, filled) : null}
							lang={lang}
							address={instructionsAddress}
						/>
					),
				},
			]}
		/>
	)

	return (
		<>
			<PromptHead prompt={prompt} lang={lang}>
				<PromptTools prompt={prompt} filled={filled} url={origin + shared} />
			</PromptHead>
			{body ? (
				<div className="wrap desk-wrap">
					<Desk title={title} body={body} lang={lang} values={values} onCopied={() => tellCopied(id)}>
						{renderTabs}
					</Desk>
				</div>
			) : null}
			<div className="wrap prompt-body">
				{body ? null : (
					<div>
						{renderTabs(<PremiumLock currency={currency} isSignedIn={isSignedIn} address={address} />)}
					</div>
				)}
				<SidePanel address={address} currency={currency}>
					<FocusLink id={id} title={title} filled={filled} />
				</SidePanel>
				<div>{children}</div>
			</div>
		</>
	)
}
