/** Methods, and words that are none. */
export const METHODS = [
	...['GET', 'POST', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'get', 'PROPFIND', 'X'],
]
/** What some door reads of an address. */
export const PARAMETERS = [
	...['lang', 'q', 'category', 'after', 'before', 'tab', 'next', 'token', 'session_id', 'code', 'state'],
	...['error', 'index', '_routes', 'page', 'id', 'format', 'redirect_uri', 'client_id', 'limit', 'cursor'],
	...['plan', 'intent'],
]
export const HEADERS = [
	...['Accept', 'Accept-Language', 'Accept-Encoding', 'Authorization', 'Content-Encoding', 'Content-Type'],
	...['Cookie', 'Expect', 'Forwarded', 'Host', 'If-Match', 'If-Modified-Since', 'If-None-Match', 'Origin'],
	...['Purpose', 'Range', 'Referer', 'Sec-Fetch-Site', 'Sec-Purpose', 'Stripe-Signature', 'Te', 'Upgrade'],
	...['User-Agent', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-HTTP-Method-Override', 'X-Original-URL'],
	...['X-Pad', 'CF-IPCountry', 'Last-Event-ID', 'Mcp-Session-Id', 'Trailer', 'Via'],
]
export const COOKIES = [
	...['language', 'theme', 'tz', 'flash', 'session', '__Host-session', 'country', 'hostile'],
]
/** Ends of addresses that change what is answered. */
export const SUFFIXES = ['.data', '.data', '/', '//', '.json', '.md', '%00', ';x']
