import { violationsIn } from './policy-violations.ts';

const page = 'https://tulia.example/appointments/RLHFW2H8?token=secret';
/** In the format of `report-uri`. */
const cspReport = (change: object) => ({
	'csp-report': {
		'document-uri': page,
		'effective-directive': 'img-src',
		'violated-directive': 'img-src',
		'blocked-uri': 'https://evil.example:8443/a?b=secret',
		'source-file': page,
		...change,
	},
});
/** In the format of `report-to`. */
const queued = (change: object, type = 'csp-violation') => ({
	type,
	body: {
		documentURL: page,
		effectiveDirective: 'img-src',
		blockedURL: 'https://evil.example/a?b=secret',
		sourceFile: page,
		...change,
	},
});
const violation = { directive: 'img-src', blockedHost: 'evil.example', route: '/appointments/*' };

test('both formats of a report name the directive, the host and the page, without the addresses', () => {
	expect(violationsIn(cspReport({}))).toEqual([violation]);
	expect(violationsIn([queued({})])).toEqual([violation]);
});

test.each([
	['inline', 'inline'],
	['eval', 'eval'],
	['data', 'data'],
	['https://tulia.example/mfe/booking/1.js', 'self'],
	['wss://evil.example/socket', 'evil.example'],
	['blob:https://tulia.example/1', 'blob'],
	['http://192.168.1.1/portal', 'ip-address'],
	['http://[2001:db8::1]/portal', 'ip-address'],
	['an unknown source', 'other'],
	[null, 'other'],
])('of a blocked %s only %s is stored', (blockedURL, blockedHost) => {
	expect(violationsIn([queued({ blockedURL })])).toEqual([{ ...violation, blockedHost }]);
});

test.each([
	['script-src-elem', 'script-src-elem'],
	["script-src 'self' https://x.example", 'script-src'],
	['Wanjiru Kamau', 'other'],
	['', 'other'],
])('a directive reported as %s is %s', (reported, directive) => {
	const report = cspReport({ 'effective-directive': undefined, 'violated-directive': reported });
	expect(violationsIn(report)).toMatchObject([{ directive }]);
});

test('a violation by a browser extension is not counted', () => {
	expect(violationsIn([queued({ sourceFile: 'chrome-extension://abc/content.js' })])).toEqual([]);
	expect(violationsIn([queued({ sourceFile: 'moz-extension' })])).toEqual([]);
	expect(violationsIn(cspReport({ 'blocked-uri': 'safari-web-extension://abc/x.css' }))).toEqual([]);
});

test('a repeated violation of a page is counted once, and other kinds of reports are not counted', () => {
	const twice = [queued({}), queued({ blockedURL: 'https://evil.example/other' })];
	expect(violationsIn([...twice, queued({}, 'deprecation')])).toEqual([violation]);
});

test('a report with almost no fields is counted', () => {
	expect(violationsIn({ 'csp-report': {} })).toEqual([{ directive: 'other', blockedHost: 'other', route: '/**' }]);
});
