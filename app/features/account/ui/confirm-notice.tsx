import { Form, href, useLocation } from 'react-router'
import { useWords } from '~/i18n/words'

/** Reminds someone, quietly, of the link that confirms their address, and sends it again (docs/product.md#accounts). */
export function ConfirmNotice({ email }: { email: string }) {
	const { t } = useWords()
	const { pathname, search } = useLocation()
	// That page has the button itself.
	if (pathname === href('/confirm-email')) return null
	return (
		<Form
			method="post"
			action={href('/confirm-email')}
			className="wrap confirm-notice"
			data-message="confirm_notice"
		>
			<input type="hidden" name="next" value={pathname + search} />
			<span>{t('confirm_notice', { email })}</span>
			<button className="button button-quiet button-small" type="submit">
				{t('send_again')}
			</button>
		</Form>
	)
}
