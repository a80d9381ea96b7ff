import './import-preview.css'
import type { ReactNode } from 'react'
import { Form, href, useNavigation } from 'react-router'
import { clockOf } from '~/i18n/clock'
import { type MessageId, useWords } from '~/i18n/words'
import type { TakenChange } from '../selection/selection'
import type { TakenImport } from './locker-import'

const CHANGES = {
	move: 'selection_moved',
	tag: 'selection_tagged',
	remove: 'selection_removed',
} as const satisfies Record<TakenChange['what'], MessageId>

/** What was imported lately, each with the way back. Nothing is shown where there was nothing. */
export function TakenImports({ taken, timeZone }: { taken: readonly TakenImport[]; timeZone: string }) {
	const { t } = useWords()
	return (
		<Taken title={t('imports_taken')} text={t('imports_taken_text')}>
			{taken.map(({ id, count, left, at }) => (
				<TakenRow
					key={id}
					what={t('import_taken_count', { count })}
					at={at}
					timeZone={timeZone}
					action={href('/prompt-locker/import/:id/undo', { id })}
					undo={t('import_undo', { left })}
				/>
			))}
		</Taken>
	)
}

/** What was done to many prompts at once lately, likewise. */
export function TakenChanges({ taken, timeZone }: { taken: readonly TakenChange[]; timeZone: string }) {
	const { t } = useWords()
	return (
		<Taken title={t('changes_taken')} text={t('changes_taken_text')}>
			{taken.map(({ id, what, count, at }) => {
				const said = t(CHANGES[what], { count })
				return (
					<TakenRow
						key={id}
						what={said}
						at={at}
						timeZone={timeZone}
						action={href('/prompt-locker/changes/:id/undo', { id })}
						undo={t('undo')}
						label={t('change_undo', { what: said })}
					/>
				)
			})}
		</Taken>
	)
}

function Taken({ title, text, children }: { title: string; text: string; children: ReactNode[] }) {
	if (children.length === 0) return null
	return (
		<section className="pt-12">
			<h2 className="text-h3">{title}</h2>
			<p className="muted pt-2">{text}</p>
			<ul className="taken-imports">{children}</ul>
		</section>
	)
}

function TakenRow({
	what,
	at,
	timeZone,
	action,
	undo,
	label,
}: {
	what: string
	/** In ISO 8601. */
	at: string
	timeZone: string
	action: string
	undo: string
	/** What the button is called where its own words are those of others too. */
	label?: string
}) {
	const { language } = useWords()
	const clock = clockOf(language, timeZone)
	const isBusy = useNavigation().formMethod === 'POST'
	return (
		<li>
			<span>
				<b>{what}</b>
				<time className="meta" dateTime={at}>
					{clock.day(at)}, {clock.time(at)}
				</time>
			</span>
			<Form method="post" action={action}>
				<button
					className="button button-secondary button-small"
					type="submit"
					aria-label={label}
					aria-busy={isBusy || undefined}
				>
					{undo}
				</button>
			</Form>
		</li>
	)
}
