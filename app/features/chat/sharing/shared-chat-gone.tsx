import { href, Link } from 'react-router'
import { brand } from '~/brand'
import { useWords } from '~/i18n/words'
import { NothingHere } from '~/ui/problem-page'

/** In place of a shared conversation whose link shows nothing, or nothing any more. */
export function SharedChatGone() {
	const { t } = useWords()
	return (
		<>
			<title>{`${t('shared_chat_gone')} · ${brand.name}`}</title>
			<meta name="robots" content="noindex" />
			<NothingHere
				title={t('shared_chat_gone')}
				message="shared_chat_gone"
				text={t('shared_chat_gone_text')}
				actions={
					<Link className="button button-primary" to={href('/')}>
						{t('home')}
					</Link>
				}
			/>
		</>
	)
}
