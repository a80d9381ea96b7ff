import { Link, type LinkProps } from 'react-router'
import { opensElsewhere } from './opens-elsewhere'

/** A link whose press is answered on the page it stands on; in another tab or window it leads to its address. */
export function InPlaceLink({ onPress, ...link }: LinkProps & { onPress: () => void }) {
	return (
		<Link
			{...link}
			onClick={(event) => {
				if (opensElsewhere(event)) return
				event.preventDefault()
				onPress()
			}}
		/>
	)
}
