import { edgeHandler } from 'local-cloud/edge-runtime';
import { unsubscribePageCode } from './unsubscribe-page-code.ts';

interface Answer {
	readonly uri?: string;
	readonly statusCode?: number;
	readonly headers?: Readonly<Record<string, { readonly value: string }>>;
}
const handler = edgeHandler<Answer>(unsubscribePageCode);
const ask = (method: string, querystring: object) =>
	handler({ request: { method, uri: '/api/newsletter/unsubscribe', querystring, headers: {} } });
const token = `${'a_-'.repeat(14)}a.${'b'.repeat(43)}`;

test.each(['GET', 'HEAD'])(
	'%s, requested by a mail program without one click, redirects to the page with the button',
	(method) => {
		const { statusCode, headers } = ask(method, { token: { value: token } });
		expect(statusCode).toBe(302);
		expect(headers?.location?.value).toBe(`/newsletter/unsubscribe?token=${token}`);
		expect(headers?.['cache-control']?.value).toBe('no-store');
	},
);

test('a mail program’s one click is passed to the API unchanged', () => {
	expect(ask('POST', { token: { value: token } })).toMatchObject({ uri: '/api/newsletter/unsubscribe' });
});

test.each([
	['none', {}],
	['an empty one', { token: { value: '' } }],
	['one with a line break', { token: { value: 'a\r\nset-cookie: b=1' } }],
	['one that adds a parameter', { token: { value: 'a&next=//evil.example' } }],
	['one too long to be ours', { token: { value: 'a'.repeat(201) } }],
])('a token that is %s is not repeated', (_what, querystring) => {
	expect(ask('GET', querystring).headers?.location?.value).toBe('/newsletter/unsubscribe');
});
