import { useId } from 'react'
import { Form, useNavigation } from 'react-router'
import { type MessageId, type MessageValues, useWords } from '~/i18n/words'
import { Field, FieldError } from '~/ui/form/field'
import { FormProblem } from '~/ui/form/form-problem'
import { SelectField } from '~/ui/form/select-field'
import { SubmitButton } from '~/ui/form/submit-button'
import { useMistakeFocus } from '~/ui/form/use-mistake-focus'
import {
	TOKEN_LIFETIMES,
	TOKEN_NAME_AT_MOST,
	TOKEN_SCOPES,
	type TokenLifetime,
	type TokenScope,
} from '../access-token'

/** What was typed, as it came. */
export interface TokenDraft {
	name: string
	scopes: readonly string[]
	lifetime: string
}

/** What comes back of a token that was not made. */
export interface TokenProblem {
	draft: TokenDraft
	errors?: { [Name in keyof TokenDraft]?: MessageId }
	problem?: MessageId
	values?: MessageValues | undefined
}

const USUAL: TokenDraft = { name: '', scopes: ['prompts:read'], lifetime: '90' }

const SCOPE_WORDS = {
	'prompts:read': { label: 'scope_prompts', hint: 'scope_prompts_hint' },
	'locker:read': { label: 'scope_locker', hint: 'scope_locker_hint' },
} as const satisfies Record<TokenScope, { label: MessageId; hint: MessageId }>

/** What a token may read, in words. */
export function scopeWords(scope: TokenScope): MessageId {
	return SCOPE_WORDS[scope].label
}

/** Makes a token: its name, what it may read, and how long it is good. */
export function TokenForm({ answer }: { answer: TokenProblem | undefined }) {
	const { t } = useWords()
	const navigation = useNavigation()
	const isBusy = navigation.formMethod === 'POST' && navigation.formData?.get('intent') === 'make'
	const { name, scopes, lifetime } = answer?.draft ?? USUAL
	const errors = answer?.errors
	const form = useMistakeFocus(errors)
	return (
		<Form ref={form} method="post" className="form" noValidate>
			{answer?.problem ? (
				<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
			) : null}
			<Field
				name="name"
				label={t('token_name')}
				autoComplete="off"
				maxLength={TOKEN_NAME_AT_MOST}
				defaultValue={name}
				hint={t('token_name_hint')}
				error={errors?.name}
				required
			/>
			<ScopeFields chosen={scopes} error={errors?.scopes} />
			<SelectField
				name="lifetime"
				label={t('token_lifetime')}
				defaultValue={lifetime}
				error={errors?.lifetime}
			>
				{TOKEN_LIFETIMES.map((one) => (
					<option key={one} value={one}>
						<LifetimeWords lifetime={one} />
					</option>
				))}
			</SelectField>
			<input type="hidden" name="intent" value="make" />
			<div className="acts-r">
				<SubmitButton isBusy={isBusy} label={t('make_token')} busyLabel={t('saving')} />
			</div>
		</Form>
	)
}

function ScopeFields({ chosen, error }: { chosen: readonly string[]; error: MessageId | undefined }) {
	const { t } = useWords()
	const errorId = useId()
	return (
		<fieldset className="field" aria-describedby={error ? errorId : undefined}>
			<legend className="lab">{t('token_scopes')}</legend>
			{TOKEN_SCOPES.map((scope, place) => (
				<label key={scope} className="check">
					<input
						type="checkbox"
						name="scopes"
						value={scope}
						defaultChecked={chosen.includes(scope)}
						// The first one is where the mistake can be mended.
						aria-invalid={error && place === 0 ? true : undefined}
						aria-describedby={error ? errorId : undefined}
					/>
					<b>{t(SCOPE_WORDS[scope].label)}</b>
					<span className="hint">{t(SCOPE_WORDS[scope].hint)}</span>
				</label>
			))}
			{error ? <FieldError id={errorId} error={error} /> : null}
		</fieldset>
	)
}

function LifetimeWords({ lifetime }: { lifetime: TokenLifetime }) {
	const { t } = useWords()
	return lifetime === 'never' ? t('token_lifetime_never') : t('token_days', { count: Number(lifetime) })
}
