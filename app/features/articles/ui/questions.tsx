import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Disclosure } from '~/ui/disclosure'
import type { AnsweredQuestion } from '../article'
import { useInnerLinks } from './use-inner-links'

/** Questions that open and close without scripts; an address with `#id` opens that answer. */
export function Questions({ questions }: { questions: readonly AnsweredQuestion[] }) {
	const list = useRef<HTMLDivElement>(null)
	const { hash } = useLocation()
	useInnerLinks(list)
	useEffect(() => {
		const answer = hash ? document.getElementById(hash.slice(1)) : null
		if (!list.current?.contains(answer)) return
		// Browsers open it by themselves where they loaded the page; not where the router did.
		answer?.closest('details')?.setAttribute('open', '')
		answer?.scrollIntoView()
	}, [hash])
	return (
		<div ref={list}>
			{questions.map(({ id, question, html }) => (
				<Disclosure key={id} title={question}>
					{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, rendered on the server */}
					<div className="answer" id={id} dangerouslySetInnerHTML={{ __html: html }} />
				</Disclosure>
			))}
		</div>
	)
}
