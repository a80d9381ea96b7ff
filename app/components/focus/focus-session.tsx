import { useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { FormProblem } from '~/components/ui/form-problem'
import { useHydrated } from '~/components/ui/use-hydrated'
import type { FocusSession as Session } from '~/domain/focus'
import type { FocusWork } from '~/domain/focus-work'
import type { MessageId } from '~/i18n/words'
import { ConflictNote } from './conflict-note'
import type { FocusTab } from './focus-address'
import type { PastRows } from './past-sessions'
import { PlanEnded } from './plan-ended'
import { RecommendationDialog } from './recommendation-dialog'
import { SessionHead } from './session-head'
import { SessionTabs } from './session-tabs'
import { useNewsFromElsewhere, useSaver } from './use-saver'

/** A session in progress (spec 2): the clock, and the three tabs that save themselves. */
export function FocusSession({
	session,
	past,
	serverNow,
	tab,
	wanted,
	isLapsed,
	problem,
}: {
	session: Session
	past: PastRows
	serverNow: number
	tab: FocusTab
	/** What is to be started next, once this session has ended. */
	wanted: string
	/** Whether the plan ended while this was on the screen: what was typed is saved, and nothing more is taken. */
	isLapsed: boolean
	/** Why a form without scripts did nothing. */
	problem: MessageId | undefined
}) {
	const { revalidate } = useRevalidator()
	const { saver, state, isReading } = useSaver(session)
	const [isLost, setIsLost] = useState(false)
	const { mine, phase } = state
	const isReady = useHydrated() && phase.name !== 'closed' && !isLapsed && !isReading
	const onNews = useCallback(() => void revalidate(), [revalidate])
	useNewsFromElsewhere(session.id, saver, onNews)
	useEffect(() => {
		if (isLapsed) void saver.flush()
	}, [isLapsed, saver])
	const change = (edit: (work: FocusWork) => FocusWork) =>
		saver.tell({ type: 'changed', mine: edit(saver.read().mine) })
	return (
		<div className="wrap">
			{problem ? <FormProblem problem={problem} answer={problem} /> : null}
			{isLapsed || (phase.name === 'closed' && phase.because === 'plan') ? <PlanEnded /> : null}
			{phase.name === 'conflict' ? (
				<ConflictNote
					mine={mine}
					other={phase.other}
					onKeepMine={() => {
						saver.tell({ type: 'keepMine' })
						void saver.flush()
					}}
					onTakeOther={() => saver.tell({ type: 'takeOther' })}
				/>
			) : null}
			<div className="focus-mode">
				<SessionHead
					session={session}
					saver={saver}
					state={state}
					serverNow={serverNow}
					wanted={wanted}
					isReady={isReady}
					onLostFocus={() => setIsLost(true)}
				/>
				<SessionTabs
					sessionId={session.id}
					work={mine}
					past={past}
					tab={tab}
					wanted={wanted}
					isReady={isReady}
					onChange={change}
					onLostFocus={() => setIsLost(true)}
				/>
			</div>
			{isLost ? <RecommendationDialog onBefore={saver.flush} onClose={() => setIsLost(false)} /> : null}
		</div>
	)
}
