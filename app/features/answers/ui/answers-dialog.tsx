import { useId, useRef } from 'react'
import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { Dialog } from '~/ui/dialog'
import { lastFillings, namedFillings, sharedAnswers } from '../remembered'
import type { AnswerDesk } from './answer-desk'
import { Forgotten } from './forgotten'
import { NameFilling, RenameFilling } from './name-filling'
import { RememberedList } from './remembered-list'
import { browserAnswers, useAnswers } from './use-answers'
import { useForgetting } from './use-forgetting'

type Take = (pairs: readonly (readonly [string, string])[]) => void

/** All that is saved for a prompt, and what is offered in others: taken, named, renamed, forgotten. */
export function AnswersDialog({
	desk,
	onTake,
	onClose,
}: {
	desk: AnswerDesk
	onTake: Take
	onClose: () => void
}) {
	const { t, day } = useWords()
	const { owner, promptId } = desk
	const items = useAnswers(owner)
	const { undo, forget } = useForgetting(owner)
	const id = useId()
	const title = useRef<HTMLHeadingElement>(null)
	const last = lastFillings(items).filter((one) => one.id === promptId)
	const named = namedFillings(items).filter(({ value }) => value.promptId === promptId)
	const answers = sharedAnswers(items)
	const isInAccount = browserAnswers(owner).account()?.isOn === true
	const on = (moment: number) => day(new Date(moment).toISOString())

	return (
		<Dialog title={t('saved_answers')} isForm onClose={onClose}>
			<div className="answers-dialog">
				<section>
					<h3 id={`${id}-here`} ref={title} tabIndex={-1}>
						{t('fillings_here')}
					</h3>
					{last.length + named.length > 0 ? (
						<RememberedList
							items={[...last, ...named]}
							label={`${id}-here`}
							detail={({ changedAt }) => on(changedAt)}
							onForget={(item) => forget([item])}
						>
							{(item, name) => (
								<>
									<button
										className="button button-secondary button-small"
										type="button"
										aria-label={t('use_named', { name })}
										onClick={() => onTake(item.value.filled)}
									>
										{t('use')}
									</button>
									{item.kind === 'named' ? <RenameFilling owner={owner} filling={item} /> : null}
								</>
							)}
						</RememberedList>
					) : (
						<p className="hint">{t('no_fillings_here')}</p>
					)}
					<NameFilling desk={desk} />
				</section>
				<section>
					<h3 id={`${id}-shared`}>{t('answers_offered')}</h3>
					{answers.length > 0 ? (
						<RememberedList
							items={answers}
							label={`${id}-shared`}
							detail={({ value }) => value.text}
							onForget={(item) => forget([item])}
						/>
					) : (
						<p className="hint">{t('no_answers_offered')}</p>
					)}
				</section>
				<div className="answers-foot">
					<Forgotten undo={undo} focusBack={() => title.current?.focus()} />
					<p className="hint">
						{t(!owner ? 'answers_kept_here' : isInAccount ? 'answers_in_account' : 'answers_kept_for_you')}{' '}
						{owner ? <Link to={href('/settings/answers')}>{t('answers_settings')}</Link> : null}
					</p>
					{items.length > 0 ? (
						<button className="button button-danger button-small" type="button" onClick={() => forget(items)}>
							{t('forget_everything')}
						</button>
					) : null}
				</div>
			</div>
		</Dialog>
	)
}
