import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { useHydrated } from '~/ui/use-hydrated'
import {
	addressOfPrompt,
	lastFillings,
	namedFillings,
	type RememberedItem,
	sharedAnswers,
} from '../remembered'
import { Forgotten } from './forgotten'
import { RememberedList } from './remembered-list'
import { useAnswerSync } from './sync-answers'
import { useAnswers } from './use-answers'
import { useForgetting } from './use-forgetting'

/** All that is remembered for a person: by this browser, and before its scripts have come, by their account. */
export function RememberedAnswers({
	owner,
	inAccount,
	titles,
}: {
	owner: string
	inAccount: readonly RememberedItem[]
	/** What the library’s prompts are called in the page’s language, which need not be the one of then. */
	titles: ReadonlyMap<string, string>
}) {
	const { t, day } = useWords()
	const isHydrated = useHydrated()
	const here = useAnswers(owner)
	// What was chosen just now, maybe on another device, this one learns at once.
	useAnswerSync(owner, true)
	const { undo, forget } = useForgetting(owner)
	const id = useId()
	const title = useRef<HTMLHeadingElement>(null)
	const items = isHydrated ? here : inAccount.filter(({ value }) => value !== null)
	const all = [...sharedAnswers(items), ...namedFillings(items), ...lastFillings(items)]

	function detail(item: (typeof all)[number]) {
		if (item.kind === 'answer') return item.value.text
		const about = item.kind === 'last' ? item.id : item.value.promptId
		return (
			<>
				<Link to={addressOfPrompt(about)}>{titles.get(about) ?? item.value.title}</Link>{' '}
				<span>{day(new Date(item.changedAt).toISOString())}</span>
			</>
		)
	}

	return (
		<section className="box answers-dialog" aria-labelledby={id}>
			<h2 id={id} ref={title} tabIndex={-1}>
				{t('answers_here')}
			</h2>
			{all.length > 0 ? (
				<RememberedList items={all} label={id} detail={detail} onForget={(item) => forget([item])} />
			) : (
				<p className="hint">{t('answers_none')}</p>
			)}
			<Forgotten undo={undo} focusBack={() => title.current?.focus()} />
			{all.length > 0 ? (
				<button
					className="button button-danger button-small needs-script justify-self-start"
					type="button"
					onClick={() => forget(all)}
				>
					{t('forget_everything')}
				</button>
			) : null}
			<noscript>
				<p className="hint">{t('answers_need_scripts')}</p>
			</noscript>
		</section>
	)
}
