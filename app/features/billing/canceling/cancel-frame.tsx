import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useWords } from '~/i18n/words'
import { FormPage } from '~/ui/form/form-page'
import { planChangeAddress } from '../ui/plan-address'

/** What stands around the page of a cancellation: the way here, what it is, and a sheet. */
export function CancelFrame({
	title,
	text,
	problem,
	children,
}: {
	title: string
	text: string
	/** Why what stands here may be behind, in words. */
	problem: string | null
	children: ReactNode
}) {
	const { t } = useWords()
	const crumbs = [
		{ label: t('settings'), to: href('/settings') },
		{ label: t('subscription'), to: planChangeAddress() },
	]
	return (
		<FormPage title={title} text={text} crumbs={crumbs}>
			<div className="box cancel-sheet">
				{problem ? <p className="note note-error">{problem}</p> : null}
				{children}
			</div>
		</FormPage>
	)
}
