import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { useMediaQuery } from '~/ui/use-media-query'
import { categoryTitle } from '../category'
import { type PromptSlide, TAGS_ON_A_CARD } from '../prompt'
import { BlankText } from '../ui/blank-text'
import { Cover } from '../ui/cover'
import { Glyph } from '../ui/glyph'
import { PremiumBadge } from '../ui/premium-badge'
import { TagList } from '../ui/tag-list'

const NOTHING_FILLED = {}

function Slide({ card, excerpt, name }: PromptSlide & { name: string }) {
	const { t, language } = useWords()
	const { id, address, category, title, description, tags, isPremium, isOpen } = card
	return (
		<article className="slide" data-cat={category} aria-roledescription={t('slide')} aria-label={name}>
			<Cover id={id} category={category} />
			<div className="slide-body">
				<div className="row">
					<Link className="category-line" to={href('/category/:id', { id: category })} prefetch="intent">
						<Glyph category={category} />
						{categoryTitle(category, language)}
					</Link>
					{isPremium ? <PremiumBadge isOpen={isOpen} /> : null}
				</div>
				<h3>{title}</h3>
				<p className="muted">{description}</p>
				{excerpt ? (
					<p className="ruled whitespace-pre-line">
						<BlankText text={excerpt} filled={NOTHING_FILLED} />
					</p>
				) : (
					<TagList tags={tags.slice(0, TAGS_ON_A_CARD)} />
				)}
				<Link
					className="button button-secondary"
					to={href('/prompt/:id', { id: address })}
					prefetch="intent"
					aria-label={t('view_prompt_named', { title })}
				>
					{t('view_prompt')} <ArrowRight className="icon" aria-hidden="true" />
				</Link>
			</div>
		</article>
	)
}

/** How long a slide stays. */
const SLIDE_MS = 7_000
/** So long after the last scroll event a swipe has come to rest. */
const SETTLED_MS = 120

/**
 * A row of slides that scrolls itself, round and round, until someone points at it, focuses it, swipes it away, stops
 * it, or looks at another tab. With reduced motion it runs only for who starts it.
 */
function useCarousel(count: number) {
	const track = useRef<HTMLDivElement>(null)
	const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
	const [current, setCurrent] = useState(0)
	const [isHovered, setIsHovered] = useState(false)
	const [isFocused, setIsFocused] = useState(false)
	const [chosen, setChosen] = useState<boolean | null>(null)
	const prefersStill = useMediaQuery('(prefers-reduced-motion: reduce)')
	const isHidden = useIsTabHidden()
	const isRunning = chosen ?? !prefersStill

	const show = useCallback(
		(index: number) => {
			const next = (index + count) % count
			setCurrent(next)
			if (!track.current) return
			const left = slideOffsets(track.current)[next] ?? 0
			track.current.scrollTo({ left, behavior: prefersStill ? 'instant' : 'smooth' })
		},
		[count, prefersStill],
	)

	useEffect(() => {
		if (!isRunning || isHovered || isFocused || isHidden) return
		const timer = setTimeout(() => show(current + 1), SLIDE_MS)
		return () => clearTimeout(timer)
	}, [isRunning, isHovered, isFocused, isHidden, show, current])

	useEffect(() => () => clearTimeout(settling.current), [])

	const whileFocused = { onFocus: () => setIsFocused(true), onBlur: () => setIsFocused(false) }
	return {
		current,
		isRunning,
		toggle: () => setChosen(!isRunning),
		stepProps: (step: 1 | -1) => ({ onClick: () => show(current + step), ...whileFocused }),
		trackProps: {
			ref: track,
			onPointerEnter: () => setIsHovered(true),
			onPointerLeave: () => setIsHovered(false),
			onScroll: () => {
				clearTimeout(settling.current)
				settling.current = setTimeout(() => {
					const row = track.current
					if (row) setCurrent((shown) => nearestSlide(row, shown))
				}, SETTLED_MS)
			},
			...whileFocused,
		},
	}
}

/** How far the row is scrolled when each slide is shown; the last ones can't come to the very start. */
function slideOffsets(row: HTMLElement): number[] {
	const slides = [...row.children].filter((slide) => slide instanceof HTMLElement)
	const furthest = row.scrollWidth - row.clientWidth
	return slides.map((slide) => Math.min(slide.offsetLeft - (slides[0]?.offsetLeft ?? 0), furthest))
}

function nearestSlide(row: HTMLElement, shown: number): number {
	const distances = slideOffsets(row).map((offset) => Math.abs(offset - row.scrollLeft))
	const least = Math.min(...distances)
	return distances[shown] === least ? shown : distances.indexOf(least)
}

function useIsTabHidden(): boolean {
	return useSyncExternalStore(
		subscribeToVisibility,
		() => document.hidden,
		() => false,
	)
}

function subscribeToVisibility(onChange: () => void): () => void {
	document.addEventListener('visibilitychange', onChange)
	return () => document.removeEventListener('visibilitychange', onChange)
}

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
