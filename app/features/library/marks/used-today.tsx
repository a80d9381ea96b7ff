import { Stamp } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { loginAddress } from '~/ui/login-address'
import { useToast } from '~/ui/toast'
import { useMarks } from './marks-provider'
import { useMark } from './use-mark'
import { UsedStamp } from './used-stamp'

/** 'Mark as used today'; `address` is where someone who has to log in first comes back to. */
export function UsedToday({ id, address }: { id: string; address: string }) {
	const { isSignedIn } = useMarks()
	return isSignedIn ? <MarkForm id={id} /> : <LoginFirst address={address} />
}

function MarkForm({ id }: { id: string }) {
	const { t } = useWords()
	const { usedToday } = useMarks()
	const { submit, next } = useMark('usedToday', id, 'error_updating_status')
	if (usedToday.includes(id)) return <UsedStamp />
	return (
		<form
			method="post"
			action={href('/prompt/:id/used', { id })}
			className="row"
			onSubmit={(event) => submit(event, true)}
		>
			<input type="hidden" name="next" value={next} />
			<MarkButton label={t('mark_as_used_today')} />
		</form>
	)
}

/** For a visitor: says that it takes an account, and leads to one and back (docs/product.md#accounts). */
function LoginFirst({ address }: { address: string }) {
	const { t } = useWords()
	const showToast = useToast()
	const [isAsked, setIsAsked] = useState(false)

	function ask(event: FormEvent) {
		event.preventDefault()
		setIsAsked(true)
		showToast('login_required', { kind: 'hint' })
	}

	// Without scripts the button leads to the login page.
	return (
		<form className="row" action={href('/login')} onSubmit={ask}>
			<input type="hidden" name="next" value={address} />
			<MarkButton label={t('mark_as_used_today')} />
			{isAsked ? (
				<Link className="button button-quiet" to={loginAddress(address)}>
					{t('log_in_and_return')}
				</Link>
			) : null}
		</form>
	)
}

function MarkButton({ label }: { label: string }) {
	return (
		<button className="button button-secondary" type="submit">
			<Stamp className="icon" aria-hidden="true" />
			{label}
		</button>
	)
}
