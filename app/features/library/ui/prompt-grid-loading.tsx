import { useWords } from '~/i18n/words'

/** Cards of the same size as those that are on their way. */
export function PromptGridLoading({ count, columns }: { count: number; columns: 3 | 4 }) {
	const { t } = useWords()
	return (
		<div className={columns === 4 ? 'grid cards c4' : 'grid cards'} aria-busy="true">
			<p className="visually-hidden" role="status">
				{t('loading')}
			</p>
			{Array.from({ length: count }, (_, index) => index).map((index) => (
				<div key={index} className="card pt-8" aria-hidden="true">
					<div className="sheet">
						<div className="cover skeleton" />
						<div className="card-title">
							<div className="skeleton h-6 w-4/5" />
						</div>
						<div className="card-description grid gap-2">
							<div className="skeleton" />
							<div className="skeleton w-2/3" />
						</div>
						<div className="card-foot">
							<div className="skeleton w-1/2" />
						</div>
					</div>
				</div>
			))}
		</div>
	)
}
