import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { fillIn } from '~/features/library/blanks'
import { useMarks } from '~/features/library/marks/marks-provider'
import type { Blank, PromptPage, PromptTab } from '~/features/library/prompt'
import { toFragment } from '~/features/library/shared-blanks'
import { Instructions } from '~/features/library/ui/instructions'
import { OpenPrompt } from '~/features/library/ui/open-prompt'
import { tellCopied } from '~/features/library/ui/post-view-count'
import { PremiumLock } from '~/features/library/ui/premium-lock'
import { useBlanks } from '~/features/library/ui/use-blanks'
import { inLanguage } from '~/i18n/address'
import type { Currency } from '~/i18n/currency'
import { useWords } from '~/i18n/words'
import { FolderTabs } from '~/ui/folder-tabs'
import { SaveToLocker } from './save-to-locker'
import { SidePanel } from './side-panel'

const NO_BLANKS: readonly Blank[] = []

/** Where a prompt is worked with: its two tabs and the panel beside them, which all follow what is filled in. */
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
	/** What stands below the tabs. */
	children: ReactNode
}) {
	const { t } = useWords()
	const { isSignedIn } = useMarks()
	const { id, title, body } = prompt
	const blanks = body?.blanks ?? NO_BLANKS
	const values = useBlanks(blanks, `blanks:${id}:${prompt.language}`)
	const address = href('/prompt/:id', { id })
	const instructionsAddress = `${address}?tab=instructions`
	const fragment = toFragment(blanks, values.filled)
	// What was filled in belongs to one language; a bare link opens in the reader's own.
	const shared = fragment ? inLanguage(address, prompt.language) + fragment : address

	return (
		<div className="wrap prompt-body">
			<div>
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
								<OpenPrompt body={body} lang={lang} values={values} onCopied={() => tellCopied(id)} />
							) : (
								<PremiumLock currency={currency} isSignedIn={isSignedIn} address={address} />
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
				id={id}
				title={title}
				text={body ? fillIn(body.promptText, values.filled) : null}
				filled={values.filled}
				url={origin + shared}
				address={address}
				currency={currency}
			>
				{body ? <SaveToLocker prompt={prompt} promptText={body.promptText} filled={values.filled} /> : null}
			</SidePanel>
			<div>{children}</div>
		</div>
	)
}
