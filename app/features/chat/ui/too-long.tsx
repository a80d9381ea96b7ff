import { useWords } from '~/i18n/words'

/** Says that a message is longer than is taken, read out as soon as it is. */
export function TooLong() {
	const { t } = useWords()
	return (
		<span className="field-error" role="alert" data-message="chat_message_too_long">
			{t('chat_message_too_long')}
		</span>
	)
}
