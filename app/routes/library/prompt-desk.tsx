import { Lock } from 'lucide-react'
import { lazy, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { href } from 'react-router'
import { OpenInChat } from '~/features/chat/ui/open-in-chat'
import { FocusLink } from '~/features/focus/ui/focus-link'
import { countFilled, fillIn } from '~/features/library/blanks'
import { recallBlanks } from '~/features/library/kept-blanks'
import { useMarks } from '~/features/library/marks/marks-provider'
import { noteBegun } from '~/features/library/member/begun'
import type { Blank, PromptPage, PromptTab } from '~/features/library/prompt'
import { Desk } from '~/features/library/ui/desk'
import { Instructions } from '~/features/library/ui/instructions'
import { tellCopied } from '~/features/library/ui/post-view-count'
import { PromptHead } from '~/features/library/ui/prompt-head'
import { useBlanks } from '~/features/library/ui/use-blanks'
import type { Currency } from '~/i18n/currency'
import { useWords } from '~/i18n/words'
import { FolderTabs } from '~/ui/folder-tabs'
import { PromptTools } from './prompt-tools'
import { SidePanel } from './side-panel'

const NO_BLANKS: readonly Blank[] = []

/** Whoever may read a prompt does not load it. Without a boundary around it, no page is sent or shown before it is there. */
const LockedDesk = lazy(() => import('./locked-desk'))

/** For who used it before it became better. */
const ImprovedNote = lazy(() => import('~/features/editing/changes/improved-note'))

/** What remembers answers comes for those who have some, and for others once they begin to answer. */
const loadAnswers = () => import('~/features/answers/ui/answer-desk')

/** Whether somebody has begun to answer since this page was loaded, here or at another prompt. */
let isAnswering = false

function hasAnswers(owner: string | null): boolean {
	try {
		return owner !== null || localStorage.getItem('answers:visitor') !== null
	} catch {
		return false
	}
}

/** What of a prompt's page follows what is filled in: its head with the buttons, its tabs, and the fields beside them. */
export function PromptDesk({
	prompt,
	tab,
	currency,
	origin,
	lang,
	sample,
	children,
}: {
	prompt: PromptPage
	tab: PromptTab
	currency: Currency
	/** The public address of the site, for links that are shared. */
	origin: string
	lang: string | undefined
	/** What came of the prompt once, as wide as the desk. */
	sample: ReactNode
	/** What stands below. */
	children: ReactNode
}) {
	const { t } = useWords()
	const { isSignedIn, userId } = useMarks()
	const { id, title, body, outline, news } = prompt
	const blanks = body?.blanks ?? NO_BLANKS
	const values = useBlanks(blanks, id, prompt.language)
	const { filled, told } = values
	const isFilled = countFilled(blanks, filled) > 0
	const isBegun = !values.isSent && isFilled
	useEffect(() => {
		// While the person changes, the fields still hold what the one before wrote.
		const isTheirs = isBegun && countFilled(blanks, recallBlanks(id, userId, blanks)) > 0
		if (isTheirs) noteBegun(id, userId)
	}, [isBegun, id, userId, blanks])
	const [answers, setAnswers] = useState<Awaited<ReturnType<typeof loadAnswers>> | null>(null)
	const [isWanted, setIsWanted] = useState(isAnswering)
	useEffect(() => {
		if (blanks.length === 0 || !(isWanted || isFilled || hasAnswers(userId))) return
		loadAnswers().then(setAnswers, () => undefined)
	}, [blanks, isWanted, isFilled, userId])
	const answering = { owner: userId, promptId: id, title, blanks, values }
	const leave = useEffectEvent(() => {
		if (answers || values.own.size === 0) return
		loadAnswers().then(
			({ rememberWritten }) => rememberWritten(answering),
			() => undefined,
		)
	})
	// Who leaves before it has come has answered too.
	useEffect(() => () => leave(), [])
	const address = href('/prompt/:id', { id: prompt.address })
	const instructionsAddress = `${address}?tab=instructions`
	// What says so is loaded with the first answer; until it is there, none go along.
	const sharing = body && isFilled ? answers : null

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
							followUp={body ? fillIn(body.followUp, told) : null}
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
				<PromptTools prompt={prompt} filled={told} url={origin + address} onShare={sharing?.askWhatToShare} />
				{body && sharing ? (
					<sharing.ShareAnswers
						{...answering}
						language={prompt.language}
						text={body.promptText}
						address={{ origin, path: address }}
					/>
				) : null}
			</PromptHead>
			{news?.improved && <ImprovedNote improved={news.improved} changes={news.changes} />}
			{body ? (
				<div className="wrap desk-wrap">
					<Desk
						title={title}
						body={body}
						lang={lang}
						values={values}
						onCopied={() => {
							tellCopied(id)
							loadAnswers().then(
								({ rememberCopied }) => rememberCopied(answering),
								() => undefined,
							)
						}}
						onBegin={() => {
							isAnswering = true
							setIsWanted(true)
						}}
						renderOpenHere={(text) => <OpenInChat text={text} />}
						tools={answers ? <answers.AnswerTools {...answering} /> : null}
						renderOffer={
							answers
								? (blank, field) =>
										blank.meaning ? (
											<answers.AnswerOffer owner={userId} blank={blank} field={field} values={values} />
										) : null
								: undefined
						}
					>
						{renderTabs}
					</Desk>
				</div>
			) : null}
			{outline ? (
				<LockedDesk
					outline={outline}
					currency={currency}
					isSignedIn={isSignedIn}
					address={address}
					lang={lang}
				>
					{renderTabs}
				</LockedDesk>
			) : null}
			{sample}
			<div className="wrap prompt-body">
				<SidePanel address={address} currency={currency}>
					<FocusLink id={id} title={title} filled={told} />
				</SidePanel>
				<div>{children}</div>
			</div>
		</>
	)
}
