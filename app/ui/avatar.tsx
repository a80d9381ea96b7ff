import { useState } from 'react'

/** A person's picture, or the first letter of what they are called where there is none or it does not load. */
export function Avatar({ name, url }: { name: string; url: string | null }) {
	const [isBroken, setIsBroken] = useState(false)
	return (
		<span className="avatar" aria-hidden="true">
			{url && !isBroken ? (
				<img
					src={url}
					alt=""
					width="40"
					height="40"
					referrerPolicy="no-referrer"
					onError={() => setIsBroken(true)}
				/>
			) : (
				[...name][0]?.toUpperCase()
			)}
		</span>
	)
}
