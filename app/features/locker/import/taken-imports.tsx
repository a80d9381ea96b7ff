import './import-preview.css'
import { Form, href, useNavigation } from 'react-router'
import { clockOf } from '~/i18n/clock'
import { useWords } from '~/i18n/words'
import type { TakenImport } from './locker-import'

/** What was imported lately, each with the way back. Nothing is shown where there was nothing. */
export function TakenImports({ taken, timeZone }: { taken: readonly TakenImport[]; timeZone: string }) {
	const { t, language } = useWords()
	const clock = clockOf(language, timeZone)
	const isBusy = useNavigation().formMethod === 'POST'
	if (taken.length === 0) return null
	return (
		<section className="pt-12">
			<h2 className="text-h3">{t('imports_taken')}</h2>
			<p className="muted pt-2">{t('imports_taken_text')}</p>
			<ul className="taken-imports">
				{taken.map(({ id, count, left, at }) => (
					<li key={id}>
						<span>
							<b>{t('import_taken_count', { count })}</b>
							<time className="meta" dateTime={at}>
								{clock.day(at)}, {clock.time(at)}
							</time>
						</span>
						<Form method="post" action={href('/prompt-locker/import/:id/undo', { id })}>
							<button
								className="button button-secondary button-small"
								type="submit"
								aria-busy={isBusy || undefined}
							>
								{t('import_undo', { left })}
							</button>
						</Form>
					</li>
				))}
			</ul>
		</section>
	)
}
