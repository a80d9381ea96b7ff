import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useWords } from '~/i18n/words'

/** Spec 9: how long a gate waits before it leads on. */
const WAIT_MS = 3_000

/** Leads on after three seconds, which can be stopped or shortened (docs/product.md#gates). Without scripts it is a link. */
export function RedirectNotice({ to, text }: { to: string; text: string }) {
	const { t } = useWords()
	const navigate = useNavigate()
	const [isStaying, setIsStaying] = useState(false)
	const link = useRef<HTMLAnchorElement>(null)
	useEffect(() => {
		if (isStaying) return
		const timer = setTimeout(() => void navigate(to, { replace: true }), WAIT_MS)
		return () => clearTimeout(timer)
	}, [isStaying, navigate, to])
	return (
		<div className={isStaying ? 'row mt-6' : 'redirect-notice'}>
			{isStaying ? null : (
				<>
					<p className="needs-script" role="status">
						{text}
					</p>
					<button
						className="button button-quiet button-small needs-script"
						type="button"
						onClick={() => {
							setIsStaying(true)
							// This button is gone now; whoever pressed it by keyboard is not.
							link.current?.focus()
						}}
					>
						{t('stay_here')}
					</button>
				</>
			)}
			<Link ref={link} className="button button-quiet button-small" to={to} replace>
				{t('go_now')}
			</Link>
		</div>
	)
}
