import { useLocation } from 'react-router'
import { narrowedAddress } from '~/i18n/address'
import { PROBLEM_PATH } from './problem-path'

/** The address of this page in no language; a request that was refused has no page of its own. */
export function usePageAddress(): string {
	const { pathname, search } = useLocation()
	return pathname === PROBLEM_PATH
		? '/'
		: narrowedAddress({ pathname, searchParams: new URLSearchParams(search) })
}
