import { href, isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { brand } from '~/brand'
import { useWords } from '~/i18n/words'
import { NothingHere, PageError } from '~/ui/problem-page'

/** What an unknown post shows, with the way to all posts; any other failure is a page's own. */
export function PostError() {
	const { t } = useWords()
	if (!useIsUnknown()) return <PageError />
	const [title, text] = [t('post_not_found'), t('post_not_found_text')]
	return (
		<Missing
			title={title}
			text={text}
			message="post_not_found"
			to={href('/blog')}
			label={t('see_all_posts')}
		/>
	)
}

/** The same for a guide. */
export function GuideError() {
	const { t } = useWords()
	if (!useIsUnknown()) return <PageError />
	const [title, text] = [t('guide_not_found'), t('guide_not_found_text')]
	return (
		<Missing
			title={title}
			text={text}
			message="guide_not_found"
			to={href('/guides')}
			label={t('see_all_guides')}
		/>
	)
}

function useIsUnknown(): boolean {
	const error = useRouteError()
	return isRouteErrorResponse(error) && error.status === 404
}

function Missing({
	title,
	text,
	message,
	to,
	label,
}: {
	title: string
	text: string
	message: 'post_not_found' | 'guide_not_found'
	to: string
	label: string
}) {
	const { t } = useWords()
	return (
		<>
			<title>{`${title} · ${brand.name}`}</title>
			<meta name="robots" content="noindex" />
			<NothingHere
				title={title}
				message={message}
				text={text}
				actions={
					<>
						<Link className="button button-primary" to={to}>
							{label}
						</Link>
						<Link className="button button-secondary" to={href('/categories')}>
							{t('browse_prompts')}
						</Link>
					</>
				}
			/>
		</>
	)
}
