/** What only somebody of ours may be called, as one word without accents: who speaks for the product, and what its machines are called. */
const RESERVED: ReadonlySet<string> = new Set(
	`
pronto sandbox chatlegend
admin admins administrator administrators administracao administrador administradora sysadmin root superuser owner
support suporte help helpdesk ajuda atendimento
team staff equipe official oficial verified verificado moderator moderators moderador moderadora
security seguranca abuse privacy privacidade
billing payments cobranca pagamentos financeiro
system sistema bot mailerdaemon postmaster hostmaster webmaster noreply
`
		.trim()
		.split(/\s+/),
)

/** Digits, and letters of other scripts, that are read as one of ours. */
const LOOKALIKES = new Map(
	[
		['0оο', 'o'],
		['1іιl', 'i'],
		['3еε', 'e'],
		['4аα', 'a'],
		['5ѕ', 's'],
		['сϲ', 'c'],
		['рρ', 'p'],
		['уγ', 'y'],
		['кκ', 'k'],
		['м', 'm'],
		['нη', 'n'],
		['тτ', 't'],
		['в', 'b'],
		['υ', 'u'],
	].flatMap(([signs = '', letter = '']) => Array.from(signs, (sign) => [sign, letter] as const)),
)

const read = (word: string) => Array.from(word, (sign) => LOOKALIKES.get(sign) ?? sign).join('')
const READ: ReadonlySet<string> = new Set(Array.from(RESERVED, read))

/** Whether a username would pass for one of ours: a reserved word, or several, however they are spelled, spaced or accented. */
export function isReservedUsername(username: string): boolean {
	const words = username
		.normalize('NFKD')
		.toLowerCase()
		.replace(/\p{M}+/gu, '')
		.split(/[^\p{L}\p{N}]+/u)
		.map(read)
		.filter(Boolean)
	return words.length > 0 && (READ.has(words.join('')) || words.every((word) => READ.has(word)))
}
