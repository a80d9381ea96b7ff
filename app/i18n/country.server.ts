import { FALLBACK_LANGUAGE, HOME_COUNTRY, isLanguage } from './language'
import { firstAccepted, readCookie } from './request-language.server'

/** Time zones of Brazil in the IANA database. */
const BRAZILIAN_ZONES = new Set(
	[
		'Araguaina',
		'Bahia',
		'Belem',
		'Boa_Vista',
		'Campo_Grande',
		'Cuiaba',
		'Eirunepe',
		'Fortaleza',
		'Maceio',
		'Manaus',
		'Noronha',
		'Porto_Acre',
		'Porto_Velho',
		'Recife',
		'Rio_Branco',
		'Santarem',
		'Sao_Paulo',
	].map((city) => `America/${city}`),
)

/**
 * The country that decides the prices on cards, two capital letters (docs/product.md#language): the region of the
 * first Accept-Language entry, else BR for Portuguese, else BR for a Brazilian time zone, else US.
 */
export function requestCountry(request: Request): string {
	const accepted = firstAccepted(request)
	const region = accepted.split('-').find((part, position) => position > 0 && /^[a-z]{2}$/.test(part))
	if (region) return region.toUpperCase()
	if (isLanguage(accepted) && accepted !== FALLBACK_LANGUAGE) return HOME_COUNTRY[accepted]
	if (BRAZILIAN_ZONES.has(readCookie(request, 'tz') ?? '')) return 'BR'
	return HOME_COUNTRY[FALLBACK_LANGUAGE]
}
