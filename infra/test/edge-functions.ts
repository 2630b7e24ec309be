import { inlinePolicyCode } from '../lib/edge-code/inline-policy-code.ts';
import { pageAddressCode } from '../lib/edge-code/page-address-code.ts';
import { unsubscribePageCode } from '../lib/edge-code/unsubscribe-page-code.ts';
import { precompressedFilesCode } from '../lib/precompressed-files.ts';

/** A CloudFront function, with events that together cover all of its code. */
export interface EdgeFunction {
	readonly name: string;
	readonly code: string;
	readonly events: readonly object[];
}

const DIGEST = `sha256-${'a'.repeat(43)}=`;

const page = (uri: string, querystring: object = {}): object => ({ request: { method: 'GET', uri, querystring } });

const policy = (statusCode: number, metadata: object): object => ({
	response: {
		statusCode,
		headers: { 'content-security-policy': { value: "script-src 'self'; style-src 'self'" }, ...metadata },
	},
});

const unsubscribe = (method: string, querystring: object): object => ({
	request: { method, uri: '/api/newsletter/unsubscribe', querystring },
});

const file = (uri: string, headers: object): object => ({ request: { method: 'GET', uri, headers } });

/** Every function of the distribution; a test compares the list with the templates. */
export const edgeFunctions: readonly EdgeFunction[] = [
	{
		name: 'PageAddress',
		code: pageAddressCode,
		events: [
			...['/', '/services', '/blogs/1', '/appointments/TUL-26-4K7M9', '/admin/users', '/confirm-email', '/sw.js'],
			...['/nonsense', '/services/', '//', '/blogs/1//', '/nonsense/'],
		]
			.map((uri) => page(uri))
			.concat(
				page('/blogs', { page: { value: '2' } }),
				page('/blogs', { page: { value: '2', multiValue: [{ value: '2' }, { value: '3' }] } }),
				page('/blogs/', { search: { value: 'a%20b' }, all: { value: '' } }),
				page('/blogs/', { a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] } }),
			),
	},
	{
		name: 'InlinePolicy',
		code: inlinePolicyCode,
		events: [
			policy(200, {}),
			policy(304, { 'x-amz-meta-inline-styles': { value: DIGEST } }),
			policy(200, {
				'x-amz-meta-inline-styles': { value: `${DIGEST} 'unsafe-inline'` },
				'x-amz-meta-inline-scripts': { value: DIGEST },
			}),
		],
	},
	{
		name: 'UnsubscribePage',
		code: unsubscribePageCode,
		events: [
			unsubscribe('POST', { token: { value: 'a.b' } }),
			unsubscribe('GET', { token: { value: 'a.b' } }),
			unsubscribe('GET', { token: { value: 'a\r\nb' } }),
			unsubscribe('HEAD', {}),
		],
	},
	{
		name: 'PrecompressedFiles',
		code: precompressedFilesCode,
		events: [
			file('/shell/v1/main.js', {}),
			file('/shell/v1/main.js', { 'accept-encoding': { value: 'gzip, br' } }),
			file('/shell/v1/main.js', { 'accept-encoding': { value: 'br;q=0' } }),
			file('/shell/v1/home.png', { 'accept-encoding': { value: 'br' } }),
		],
	},
];
