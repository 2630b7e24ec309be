import { edgeHandler } from 'local-cloud/edge-runtime';
import { contentSecurityPolicy, developerModulesPolicy } from '../content-security-policy.ts';
import { inlinePolicyCode } from './inline-policy-code.ts';

interface Response {
	readonly statusCode: number;
	readonly headers: Readonly<Record<string, { readonly value: string }>>;
}
const handler = edgeHandler<Response>(inlinePolicyCode);

const DIGEST = `sha256-${'a'.repeat(43)}=`;
const OTHER = `sha256-${'+/'.repeat(21)}9=`;

function headersOf(
	metadata: Readonly<Record<string, string>>,
	{ policy = contentSecurityPolicy, statusCode = 200 } = {},
) {
	const given = { 'content-security-policy': policy, etag: '"1"', ...metadata };
	const headers = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, { value }]));
	const answer = handler({ response: { statusCode, headers } }).headers;
	return Object.fromEntries(Object.entries(answer).map(([name, { value }]) => [name, value]));
}
const directivesOf = (policy = '') => policy.split('; ');

test('the digests of a page are added to its policy, each in its own directive', () => {
	const { 'content-security-policy': policy } = headersOf({
		'x-amz-meta-inline-styles': DIGEST,
		'x-amz-meta-inline-scripts': `${DIGEST} ${OTHER}`,
	});
	expect(directivesOf(policy)).toEqual(
		directivesOf(contentSecurityPolicy).map((directive) =>
			directive
				.replace(/^style-src/, `style-src '${DIGEST}'`)
				.replace(/^script-src/, `script-src '${DIGEST}' '${OTHER}'`),
		),
	);
});

test('a page without inline parts has the policy of the site', () => {
	expect(headersOf({ 'x-amz-meta-fingerprint': 'f' })).toEqual({
		'content-security-policy': contentSecurityPolicy,
		etag: '"1"',
	});
});

test.each([
	["'unsafe-inline'"],
	['sha256-short='],
	[`${DIGEST}; script-src *`],
	[`sha256-${'a'.repeat(43)}=' 'unsafe-inline`],
	['https://evil.example'],
	["$'"],
])('%s is not a digest and is not added', (value) => {
	const { 'content-security-policy': policy } = headersOf({
		'x-amz-meta-inline-styles': value.split(' ').at(-1) ?? '',
	});
	expect(policy).toBe(contentSecurityPolicy);
});

test('of several values only the digests are added', () => {
	const { 'content-security-policy': policy } = headersOf({
		'x-amz-meta-inline-styles': `'unsafe-inline' ${DIGEST} *`,
	});
	expect(policy).toBe(contentSecurityPolicy.replace("style-src 'self'", `style-src '${DIGEST}' 'self'`));
});

test('the policy of a stage that allows developers’ modules is extended in the same way', () => {
	const { 'content-security-policy': policy } = headersOf(
		{ 'x-amz-meta-inline-styles': DIGEST },
		{ policy: developerModulesPolicy },
	);
	expect(policy).toContain(`style-src '${DIGEST}' 'self' http://localhost:*`);
});

test('a 304 response leaves the policy that the browser has stored with the page', () => {
	expect(headersOf({ 'x-amz-meta-inline-styles': DIGEST }, { statusCode: 304 })).toEqual({ etag: '"1"' });
});
