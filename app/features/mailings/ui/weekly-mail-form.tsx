import { Form, href } from 'react-router'
import { useWords } from '~/i18n/words'

/** The tick for the weekly mail, off at first; it needs a confirmed address. */
export function WeeklyMailForm({ isOn, isConfirmed }: { isOn: boolean; isConfirmed: boolean }) {
	const { t } = useWords()
	const canChange = isConfirmed || isOn
	return (
		<section id="weekly-mail" aria-labelledby="weekly-mail-title">
			<h3 id="weekly-mail-title">{t('weekly_mail')}</h3>
			<Form method="post" action={href('/settings/weekly-mail')} className="form">
				<label className="check">
					<input
						type="checkbox"
						name="weekly"
						defaultChecked={isOn}
						disabled={!canChange}
						aria-describedby="weekly-mail-hint"
					/>
					<span>{t('weekly_mail_label')}</span>
					<span className="hint" id="weekly-mail-hint">
						{t(canChange ? 'weekly_mail_hint' : 'weekly_mail_unconfirmed')}
					</span>
				</label>
				{canChange ? (
					<button className="button button-secondary justify-self-start" type="submit">
						{t('save_changes')}
					</button>
				) : null}
			</Form>
		</section>
	)
}
