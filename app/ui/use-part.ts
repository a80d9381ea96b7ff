import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/**
 * A part of the screen that is loaded when it is first wanted; null until then, and where it can't be had, which takes
 * nothing else off the screen: it is asked for again the next time.
 */
export function usePart<Props>(
	load: () => Promise<{ default: ComponentType<Props> }>,
	isWanted: boolean,
	onMissing?: () => void,
): ComponentType<Props> | null {
	const [Part, setPart] = useState<ComponentType<Props> | null>(null)
	const ask = useEffectEvent(() => {
		load().then(
			(part) => setPart(() => part.default),
			() => onMissing?.(),
		)
	})
	useEffect(() => {
		if (isWanted && !Part) ask()
	}, [isWanted, Part])
	return isWanted ? Part : null
}
