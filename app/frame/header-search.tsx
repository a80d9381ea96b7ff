import { Search } from 'lucide-react'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { href, Link, useNavigate } from 'react-router'
import { SEARCH_PAGE_FIELD } from '~/features/search/ui/search-address'
import { useWords } from '~/i18n/words'

type Dialog = ComponentType<{ onClose: () => void }>

/** A link to the search page. Where scripts run it opens the search box in place (docs/product.md#addresses). */
export function HeaderSearch() {
	const { t } = useWords()
	const navigate = useNavigate()
	const [SearchDialog, setSearchDialog] = useState<Dialog | null>(null)
	const [isOpen, setIsOpen] = useState(false)

	function open(event: MouseEvent) {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
		event.preventDefault()
		const fieldOfPage = document.getElementById(SEARCH_PAGE_FIELD)
		if (fieldOfPage) {
			fieldOfPage.focus()
			return
		}
		setIsOpen(true)
		import('~/features/search/ui/search-dialog').then(
			(module) => setSearchDialog(() => module.SearchDialog),
			() => navigate(href('/categories')),
		)
	}

	return (
		<>
			<Link className="icon-button" to={href('/categories')} aria-label={t('search_prompts')} onClick={open}>
				<Search className="icon" aria-hidden="true" />
			</Link>
			{isOpen && SearchDialog ? <SearchDialog onClose={() => setIsOpen(false)} /> : null}
		</>
	)
}
