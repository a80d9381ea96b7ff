import fc from 'fast-check'
import { anyText, specialName, specialText } from '../../tests/support/any-text.ts'

/** What nothing that is ever answered may hold: the mark of a script that came from outside. */
export const SCRIPT = 'hostile()'

/** What a hostile text would like to reach: a file that a shell would make, and an address that somebody would ask. */
export interface Bait {
	file: string
	address: string
}

/** Texts that have broken other products, and any text at all. */
export function hostileText({ file, address }: Bait): fc.Arbitrary<string> {
	const known = [
		'',
		' ',
		"' or '1'='1",
		`'; drop table "user" cascade; --`,
		`'; select pg_sleep(20); --`,
		`'; copy (select 1) to program 'touch ${file}'; --`,
		"$$; update user_roles set role='admin'; $$",
		'%_\\',
		`<script>${SCRIPT}</script>`,
		`"><script>${SCRIPT}</script>`,
		`</script><script>${SCRIPT}</script>`,
		`<img src=x onerror=${SCRIPT}>`,
		`" autofocus onfocus=${SCRIPT} x="`,
		`javascript:${SCRIPT}`,
		`[x](javascript:${SCRIPT})`,
		`data:text/html,<script>${SCRIPT}</script>`,
		'{{constructor.constructor("return 1")()}}',
		`\${7*7}#{7*7}<%= 7*7 %>`,
		`$(touch ${file})`,
		`\`touch ${file}\``,
		`; touch ${file} #`,
		`| touch ${file}`,
		`=cmd|' /C touch ${file}'!A0`,
		`require('fs').writeFileSync('${file}','')`,
		'../../../../../../etc/passwd',
		'..%2f..%2f..%2fetc%2fpasswd',
		'/etc/passwd\u0000.png',
		'file:///etc/passwd',
		address,
		`${address}/avatar.png`,
		'//evil.test/',
		'/\\evil.test/',
		'https://evil.test/',
		'https:evil.test',
		'\r\nX-Hostile: yes\r\n\r\n',
		'%0d%0aSet-Cookie:%20hostile=1',
		'\u0000',
		'a\u0000b',
		'\\u0000',
		'\ud800',
		'\udfff\ud800',
		'\u202e\u2066\u200b\ufeff',
		'\uffff\ufffe',
		'%',
		'%zz',
		'%E0%A4',
		'%00',
		'null',
		'undefined',
		'NaN',
		'-1',
		'0',
		'1e309',
		'99999999999999999999',
		'-9223372036854775809',
		'0x7fffffff',
		'+275760-09-13T00:00:00.001Z',
		'0000-00-00T00:00:00Z',
		'2026-02-30T25:61:61.000Z',
		'infinity',
		'()&|!:*',
		'a:* & !b | (c',
		'(((((((((((((((((((((a',
		'(a+)+$',
		'*)(uid=*))(|(uid=*',
		'<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
		'[a]'.repeat(300),
		'{count, plural, one {#} other {#}}',
		'😀'.repeat(200),
		'é'.repeat(1_000),
		'İ'.repeat(300),
		'ﷺ'.repeat(300),
		'a'.repeat(5_000),
		'a '.repeat(2_000),
		'9'.repeat(400),
		`[${'['.repeat(2_000)}`,
		'xx-XX',
		'America/../../etc/passwd',
		'uTc',
		'e30.e30.e30',
	]
	return fc.oneof(
		{ weight: 8, arbitrary: fc.constantFrom(...known) },
		{ weight: 1, arbitrary: specialText },
		{ weight: 2, arbitrary: anyText },
	)
}

/** Values of a JSON body: hostile texts, and all the other kinds of value in places where they don’t belong. */
export function hostileValue(text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
	return fc.oneof(
		{ weight: 5, arbitrary: text },
		{
			weight: 1,
			arbitrary: fc.constantFrom(null, true, false, 0, -1, 1.5, 1e300, 2 ** 53, [], {}, [[[[]]]]),
		},
		{ weight: 1, arbitrary: fc.array(text, { maxLength: 5 }) },
		{ weight: 1, arbitrary: fc.array(fc.constant('x'), { minLength: 250, maxLength: 300 }) },
		{ weight: 1, arbitrary: fc.dictionary(fc.oneof(fc.constantFrom('id', 'text'), specialName), text) },
		// As JSON has it: a key of its own, not the prototype.
		{ weight: 1, arbitrary: fc.constant(JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{}}')) },
	)
}
