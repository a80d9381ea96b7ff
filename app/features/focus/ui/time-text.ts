import { useWords } from '~/i18n/words'

/** Says how long something took, in hours and minutes. */
export function useTimeText(): (milliseconds: number) => string {
	const { t } = useWords()
	return (milliseconds) => {
		const all = Math.floor(milliseconds / 60_000)
		const [hours, minutes] = [Math.floor(all / 60), all % 60]
		if (all < 1) return t('under_a_minute')
		if (hours > 0 && minutes === 0) return t('hours_spent', { hours })
		return hours > 0 ? t('hours_and_minutes', { hours, minutes }) : t('minutes_spent', { minutes })
	}
}
