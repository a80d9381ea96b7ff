import type { ReactNode } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { brand } from '~/brand'
import type { MessageId } from '~/i18n/words'
import { PageError } from '../problem-page'
import { FormPage } from './form-page'

/** `place` tells those of one name apart. */
interface Sent {
	place: number
	name: string
	value: string
}

/** A form that came back because its sender is no longer signed in, in the words that are shown: a page of it needs no others. */
export interface SignedOutAnswer {
	message: MessageId
	title: string
	text: string
	/** In a tab of its own where this page keeps what was typed. */
	login: { label: string; to: string; isTab: boolean }
	/** The way to send it again; null where not all of it came back. */
	again: string | null
	fields: readonly (Sent & { label: string; error: string | undefined })[]
	unseen: readonly Sent[]
}

/** What the page of a form shows instead of itself; who was signed out gets back what was typed. */
export function FormError({ children = <PageError /> }: { children?: ReactNode }) {
	const error = useRouteError()
	const answer: unknown = isRouteErrorResponse(error) ? error.data : null
	return isSignedOutAnswer(answer) ? <SignedOutForm {...answer} /> : children
}

function isSignedOutAnswer(answer: unknown): answer is SignedOutAnswer {
	return typeof answer === 'object' && answer !== null && 'unseen' in answer
}

function SignedOutForm({ message, title, text, login, again, fields, unseen }: SignedOutAnswer) {
	return (
		<>
			<title>{`${title} · ${brand.name}`}</title>
			<FormPage title={title} text={text}>
				{/* To where it was sent. Not the router's own: whoever comes here may have no scripts. */}
				<form method="post" className="form box" data-message={message}>
					<p>
						<a
							className="button button-primary"
							href={login.to}
							{...(login.isTab ? { target: '_blank', rel: 'noreferrer' } : {})}
						>
							{login.label}
						</a>
					</p>
					{fields.map((field) => (
						<KeptText key={field.place} {...field} />
					))}
					{unseen.map(({ place, name, value }) => (
						<input key={place} type="hidden" name={name} value={value} />
					))}
					{again ? (
						<div className="acts-r">
							<button className="button button-secondary" type="submit">
								{again}
							</button>
						</div>
					) : null}
				</form>
			</FormPage>
		</>
	)
}

function KeptText({ place, name, label, value, error }: SignedOutAnswer['fields'][number]) {
	if (error)
		return (
			<div className="field">
				<b>{label}</b>
				<span className="field-error">{error}</span>
			</div>
		)
	const id = `kept-${place}`
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<textarea
				className="input"
				id={id}
				name={name}
				rows={Math.min(8, value.split('\n').length)}
				defaultValue={value}
				readOnly
			/>
		</div>
	)
}
