import { Stamp } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { href, Link } from 'react-router'
import { loginAddress } from '~/components/site/login-address'
import { useToast } from '~/components/ui/toast'
import { useWords } from '~/i18n/words'

/** 'Mark as used today' for a visitor: says that it takes an account, and leads to one and back (product.md, Accounts). */
export function UsedToday({ address }: { address: string }) {
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
			<button className="button button-secondary" type="submit">
				<Stamp className="icon" aria-hidden="true" />
				{t('mark_as_used_today')}
			</button>
			{isAsked ? (
				<Link className="button button-quiet" to={loginAddress(address)}>
					{t('log_in_and_return')}
				</Link>
			) : null}
		</form>
	)
}
