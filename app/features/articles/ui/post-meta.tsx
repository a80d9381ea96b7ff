import { useWords } from '~/i18n/words'

/** When a post was published, and how long it takes. */
export function PostMeta({ post }: { post: { publishedOn: string; minutes: number } }) {
	const { t, day } = useWords()
	return (
		<p className="meta mono">
			<time dateTime={post.publishedOn}>{day(post.publishedOn)}</time> ·{' '}
			{t('reading_minutes', { minutes: post.minutes })}
		</p>
	)
}
