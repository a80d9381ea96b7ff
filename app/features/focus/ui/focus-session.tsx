import { useEffect, useEffectEvent, useState } from 'react'
import { href, Link } from 'react-router'
import { type MessageId, useWords } from '~/i18n/words'
import { FormProblem } from '~/ui/form/form-problem'
import { useToast } from '~/ui/toast'
import { useHydrated } from '~/ui/use-hydrated'
import type { StoredFocusSession as Session } from '../focus'
import { addLastPrompt } from '../focus-work'
import { type BegunWith, beginWith } from '../saving/begun-with'
import { useLeftovers } from '../saving/leftovers'
import { useSaver } from '../saving/use-saver'
import type { FocusTab, WantedFocus } from './focus-address'
import { NEW_TASK } from './new-task'
import type { PastRows } from './past-sessions'
import { RecommendationDialog } from './recommendation-dialog'
import { SessionHead } from './session-head'
import { SessionTabs } from './session-tabs'

/** A session in progress: the clock, and the three tabs that save themselves. */
export function FocusSession({
	session,
	past,
	serverNow,
	tab,
	wanted,
	promptText,
	begunWith,
	isLapsed,
	problem,
}: {
	session: Session
	past: PastRows
	serverNow: number
	tab: FocusTab
	/** What is to be started next, once this session has ended. */
	wanted: WantedFocus
	/** The text that it begins with; it can be used in this session too. */
	promptText: string
	/** Where it was just started on this page. */
	begunWith: BegunWith | null
	/** Whether the plan ended while this was on the screen: what was typed is saved, and nothing more is taken. */
	isLapsed: boolean
	/** Why a form without scripts did nothing. */
	problem: MessageId | undefined
}) {
	const showToast = useToast()
	const { saver, state, newsAt } = useSaver(session)
	const [isLost, setIsLost] = useState(false)
	const { mine, phase } = state
	const isReady = useHydrated() && phase.name !== 'closed' && !isLapsed
	useLeftovers(session.id)
	useEffect(() => {
		if (isLapsed) void saver.flush()
	}, [isLapsed, saver])
	const begin = useEffectEvent((begun: BegunWith) => {
		const { text, isWhole } = beginWith(begun)
		document.getElementById(NEW_TASK)?.focus()
		if (text) saver.texts.add('prompt', text)
		if (!isWhole) return
		saver.change((work) => addLastPrompt(work, text))
		showToast('prompt_noted')
	})
	useEffect(() => {
		if (begunWith) begin(begunWith)
	}, [begunWith])

	return (
		<div className="wrap">
			{problem ? <FormProblem problem={problem} answer={problem} /> : null}
			{isLapsed || (phase.name === 'closed' && phase.because === 'plan') ? <PlanEnded /> : null}
			<div className="focus-mode">
				<SessionHead
					session={session}
					saver={saver}
					state={state}
					newsAt={newsAt}
					serverNow={serverNow}
					wanted={wanted}
					promptText={promptText}
					isReady={isReady}
					onLostFocus={() => setIsLost(true)}
				/>
				<SessionTabs
					work={mine}
					saver={saver}
					past={past}
					tab={tab}
					wanted={wanted}
					isReady={isReady}
					onLostFocus={() => setIsLost(true)}
				/>
			</div>
			{isLost ? <RecommendationDialog onBefore={saver.flush} onClose={() => setIsLost(false)} /> : null}
		</div>
	)
}

/** The plan ended in the middle of a session: what was typed is saved, and stays readable until the page is left. */
function PlanEnded() {
	const { t } = useWords()
	return (
		<div className="note note-error mt-6" role="alert" data-message="focus_plan_ended">
			<p>
				{t('focus_plan_ended')} <Link to={href('/pricing')}>{t('see_the_plans')}</Link>
			</p>
		</div>
	)
}
