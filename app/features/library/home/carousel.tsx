import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import { useWords } from '~/i18n/words'
import type { PromptSlide } from '../prompt'
import { Slide } from './slide'
import { useCarousel } from './use-carousel'

/** The looping carousel of home. Without scripts it is a row that scrolls sideways. */
export function Carousel({ slides }: { slides: readonly PromptSlide[] }) {
	const { t } = useWords()
	const { current, isRunning, toggle, stepProps, trackProps } = useCarousel(slides.length)
	const number = current + 1
	const total = slides.length
	return (
		<section
			className="section pt-0"
			id="popular"
			aria-labelledby="popular-title"
			aria-roledescription={t('carousel')}
		>
			<div className="wrap">
				<div className="section-head mb-5">
					<h2 id="popular-title">{t('popular_prompts')}</h2>
					<div className="carousel-nav needs-script">
						<button className="icon-button" type="button" aria-label={t('previous')} {...stepProps(-1)}>
							<ArrowLeft className="icon" aria-hidden="true" />
						</button>
						<b aria-hidden="true">
							{number} / {total}
						</b>
						<span className="visually-hidden" aria-live={isRunning ? 'off' : 'polite'}>
							{t('slide_of', { number, total })}
						</span>
						<button className="icon-button" type="button" aria-label={t('next')} {...stepProps(1)}>
							<ArrowRight className="icon" aria-hidden="true" />
						</button>
						<button
							className="icon-button"
							type="button"
							aria-label={isRunning ? t('pause_carousel') : t('play_carousel')}
							onClick={toggle}
						>
							{isRunning ? (
								<Pause className="icon" aria-hidden="true" />
							) : (
								<Play className="icon" aria-hidden="true" />
							)}
						</button>
					</div>
				</div>
			</div>
			<div className="carousel-track" {...trackProps}>
				{slides.map(({ card, excerpt }, index) => (
					<Slide
						key={card.id}
						card={card}
						excerpt={excerpt}
						name={t('slide_of', { number: index + 1, total })}
					/>
				))}
			</div>
		</section>
	)
}
