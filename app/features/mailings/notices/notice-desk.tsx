import { useEffect, useRef } from 'react'
import { Form, href, useNavigation } from 'react-router'
import { LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES } from '~/i18n/language'
import { type MessageId, useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Field } from '~/ui/form/field'
import { FormProblem, useMistakeFocus } from '~/ui/form/form-problem'
import { SelectField } from '~/ui/form/select-field'
import { SubmitButton } from '~/ui/form/submit-button'
import { TextField } from '~/ui/form/text-field'
import { AUDIENCES, NOTICE_LENGTHS } from '../notice'
import {
	EMPTY_NOTICE,
	type NoticeAnswer,
	type NoticeDraft,
	type NoticePreview,
	type SentNotice,
} from './notice-form'

const AUDIENCE_WORDS = {
	subscribers: 'notice_audience_subscribers',
	everybody: 'notice_audience_everybody',
} as const satisfies Record<(typeof AUDIENCES)[number], MessageId>

const FIELDS = { en: ['titleEn', 'textEn'], pt: ['titlePt', 'textPt'] } as const

/** Writes, shows and sends what many people have to be told, and tells what became of it (docs/product.md#notices). */
export function NoticeDesk({
	notices,
	answer,
}: {
	notices: readonly (SentNotice & { day: string })[]
	answer: NoticeAnswer | undefined
}) {
	const { t } = useWords()
	return (
		<div className="wrap">
			<Breadcrumb crumbs={[{ label: t('admin'), to: href('/admin') }, { label: t('notices_title') }]} />
			<div className="two account-page">
				<div>
					<h1>{t('notices_title')}</h1>
					<p className="muted">{t('notices_text')}</p>
				</div>
				<div className="grid gap-12">
					{answer?.preview ? <Preview preview={answer.preview} typed={answer.typed} /> : null}
					<Written answer={answer} />
					<section>
						<h2 className="text-h3 pb-4">{t('notice_past')}</h2>
						{notices.length > 0 ? <Past notices={notices} /> : <p className="muted">{t('notice_none')}</p>}
					</section>
				</div>
			</div>
		</div>
	)
}

function Written({ answer }: { answer: NoticeAnswer | undefined }) {
	const { t } = useWords()
	const isBusy = useNavigation().formMethod === 'POST'
	const { typed = EMPTY_NOTICE, errors, problem } = answer ?? {}
	const form = useMistakeFocus(errors)
	return (
		<Form method="post" className="form" ref={form} noValidate>
			<h2 className="text-h3">{t('notice_edit')}</h2>
			{problem ? <FormProblem problem={problem} values={answer?.values} answer={answer} /> : null}
			<SelectField name="to" label={t('notice_audience')} defaultValue={typed.to} error={errors?.to} required>
				<option value="">{t('notice_audience_choose')}</option>
				{AUDIENCES.map((audience) => (
					<option key={audience} value={audience}>
						{t(AUDIENCE_WORDS[audience])}
					</option>
				))}
			</SelectField>
			<Field
				name="link"
				label={t('notice_link')}
				hint={t('notice_link_hint')}
				defaultValue={typed.link}
				maxLength={NOTICE_LENGTHS.link}
				error={errors?.link}
				values={{ most: NOTICE_LENGTHS.link }}
			/>
			{LANGUAGES.map((language) => {
				const [title, text] = FIELDS[language]
				return (
					<fieldset key={language} className="form">
						<legend className="lab mb-3">{LANGUAGE_NAME[language]}</legend>
						<Field
							name={title}
							label={t('notice_title')}
							lang={LANGUAGE_TAG[language]}
							defaultValue={typed[title]}
							maxLength={NOTICE_LENGTHS.title}
							error={errors?.[title]}
							values={{ most: NOTICE_LENGTHS.title }}
							required
						/>
						<TextField
							name={text}
							label={t('notice_text')}
							hint={t('notice_text_hint')}
							lang={LANGUAGE_TAG[language]}
							defaultValue={typed[text]}
							rows={8}
							maxLength={NOTICE_LENGTHS.text}
							error={errors?.[text]}
							values={{ most: NOTICE_LENGTHS.text }}
							required
						/>
					</fieldset>
				)
			})}
			<SubmitButton isBusy={isBusy} label={t('notice_preview')} busyLabel={t('loading')} />
		</Form>
	)
}

function Preview({
	preview: { mails, people, wasSent },
	typed = EMPTY_NOTICE,
}: {
	preview: NoticePreview
	typed: NoticeDraft | undefined
}) {
	const { t } = useWords()
	const isBusy = useNavigation().formMethod === 'POST'
	const heading = useRef<HTMLHeadingElement>(null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: each preview is led to
	useEffect(() => heading.current?.focus(), [typed])
	return (
		<section className="grid gap-5">
			<h2 ref={heading} className="text-h3" tabIndex={-1}>
				{t('notice_preview_title')}
			</h2>
			<p data-message={wasSent ? 'notice_was_sent' : 'notice_goes_to'}>
				{wasSent ? t('notice_was_sent') : t('notice_goes_to', { people })}
			</p>
			{LANGUAGES.map((language) => (
				<article key={language} className="border-t pt-4" lang={LANGUAGE_TAG[language]}>
					<p className="meta">{LANGUAGE_NAME[language]}</p>
					<h3 className="label">{mails[language].subject}</h3>
					<p className="pt-3 whitespace-pre-wrap wrap-anywhere">{mails[language].text}</p>
				</article>
			))}
			{people > 0 || wasSent ? (
				<Form method="post">
					<input type="hidden" name="intent" value="send" />
					{Object.entries(typed).map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<SubmitButton
						isBusy={isBusy}
						label={wasSent ? t('notice_send_again') : t('notice_send', { people })}
						busyLabel={t('loading')}
					/>
				</Form>
			) : null}
		</section>
	)
}

function Past({ notices }: { notices: readonly (SentNotice & { day: string })[] }) {
	const { t } = useWords()
	return (
		<ul className="grid gap-5">
			{notices.map(({ name, title, to, day, by, people, sent, waiting, failed }) => (
				<li key={name}>
					<b className="wrap-anywhere">{title}</b>
					<p className="muted wrap-anywhere">
						{[day, t(AUDIENCE_WORDS[to]), by ? t('notice_by', { who: by }) : t('notice_by_command')].join(
							' · ',
						)}
					</p>
					<p className="muted" data-people={people}>
						{t('notice_counts', { sent, waiting, failed })}
					</p>
				</li>
			))}
		</ul>
	)
}
