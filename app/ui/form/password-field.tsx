import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '~/i18n/words'
import { Field, type FieldProps } from './field'

/** A password to fill in, hidden until its owner wants to see it. */
export function PasswordField(field: Omit<FieldProps, 'type' | 'button'>) {
	const { t } = useWords()
	const [isShown, setIsShown] = useState(false)
	const Icon = isShown ? EyeOff : Eye
	return (
		<Field
			{...field}
			type={isShown ? 'text' : 'password'}
			autoCapitalize="none"
			spellCheck={false}
			button={
				<button
					className="icon-button needs-script"
					type="button"
					aria-label={isShown ? t('hide_password') : t('show_password')}
					onClick={() => setIsShown(!isShown)}
				>
					<Icon className="icon" aria-hidden="true" />
				</button>
			}
		/>
	)
}
