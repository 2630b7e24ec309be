import { randomUUID } from 'node:crypto';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import type { APIGatewayProxyStructuredResultV2 as Answer } from 'aws-lambda';
import { articlesAt } from '../../demo/data/articles/articles-at.ts';
import { saveArticle } from '../../demo/save-article.ts';
import { ofEntity, scanAll } from '../../test-support/appointment/table-invariants.ts';
import { anEvent, ORIGIN_SECRET } from '../../test-support/platform/an-event.ts';
import { type BundledFunction, bundledFunction } from '../../test-support/platform/bundled-function.ts';
import { type KmsServer, kmsServer } from '../../test-support/platform/kms-server.ts';

const CANARY = 'canary7f3a';
const email = `${CANARY}@example.ke`;
const words = `${CANARY} is long enough to be sent`;
const forms: readonly (readonly [route: string, params: Record<string, string> | undefined, body: object])[] = [
	['POST /api/faqs/submit', undefined, { name: CANARY, email, question: words }],
	['POST /api/contact', undefined, { name: CANARY, email, phone: '0722178177', subject: CANARY, message: words }],
	['POST /api/blogs/{id}/comments', { id: '1' }, { name: CANARY, email, comment: words }],
	['POST /api/newsletter', undefined, { email }],
];

let table: FreshTable;
let kms: KmsServer;
let engagement: BundledFunction;
beforeAll(async () => {
	table = await freshTable();
	kms = await kmsServer();
	for (const article of articlesAt(new Date('2026-11-23T06:00:00.000Z')))
		await saveArticle(table.db, table.tableName)(article, 'published');
	engagement = await bundledFunction('engagement', {
		AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
		AWS_ENDPOINT_URL_KMS: kms.endpoint,
		TABLE_NAME: table.tableName,
		FIELD_KEY_ID: 'field-key',
		SIGNING_KEY_ID: 'signing-key',
		SITE_ORIGIN: 'https://tulia.example',
		ORIGIN_SECRET,
	});
});
afterAll(async () => {
	engagement.stop();
	kms.close();
	await table.close();
});

/** Calls the bundle as API Gateway does, by default from a new device. */
async function ask(route: string, parts: Parameters<typeof anEvent>[0] = {}) {
	const headers = { 'x-device-id': randomUUID(), 'user-agent': 'Mozilla/5.0 (Linux; Android 14)', ...parts?.headers };
	const { value } = await engagement.invoke(anEvent({ route, ...parts, headers }));
	const { statusCode, body } = value as Answer;
	return { status: statusCode, body: JSON.parse(body || 'null') };
}

describe('the engagement function', () => {
	test('the engagement function returns "try again" while it cannot encrypt, and neither stores nor logs the text', async () => {
		kms.breakDown();
		for (const [route, params, body] of forms)
			expect(await ask(route, { ...(params ? { params } : {}), body })).toMatchObject({ status: 503 });
		kms.repair();
		const entities = new Set((await scanAll(table)).map(({ entity }) => entity));
		expect([...entities].sort()).toEqual(['article', 'article-body', 'article-draft', 'article-draft-text', 'stat']);
		expect(engagement.output()).not.toContain(CANARY);
	});

	test.each(forms)(
		'the engagement function accepts posts to %s and logs none of their content',
		async (route, params, body) => {
			const parts = params ? { params } : {};
			expect(await ask(route, { ...parts, body })).toMatchObject({ status: 202, body: { status: 'received' } });
			expect(await ask(route, { ...parts, body: { ...body, extra: CANARY } })).toMatchObject({ status: 400 });
			expect(await ask(route, { ...parts, body: `{"email":"${CANARY}` })).toMatchObject({ status: 400 });
			expect(engagement.output()).toContain('REQUEST_ANSWERED');
			expect(engagement.output()).not.toContain(CANARY);
		},
	);

	test('the engagement function stores no text or address in the clear, except public comments', async () => {
		const open = (await scanAll(table)).filter((item) => JSON.stringify(item).includes(CANARY));
		expect(open.map(({ entity }) => entity)).toEqual(ofEntity(open, 'comment').map(() => 'comment'));
		expect(JSON.stringify(open)).not.toContain(email);
	});

	test('the engagement function counts likes and reads', async () => {
		const params = { id: '1' };
		expect(await ask('POST /api/blogs/{id}/like', { params, body: { liked: true } })).toEqual({
			status: 200,
			body: { likes: 1, views: 0 },
		});
		expect(await ask('POST /api/blogs/{id}/view', { params })).toEqual({ status: 200, body: { likes: 1, views: 1 } });
	});

	test('the engagement function counts uses of saved content in a CloudWatch metric', async () => {
		const uses = [{ read: 'listFaqs', count: 3 }];
		expect(await ask('POST /api/telemetry/saved-content', { body: { uses } })).toEqual({ status: 204, body: null });
		const metrics = engagement
			.output()
			.split('\n')
			.filter((line) => line.includes('SavedContentShown'));
		expect(metrics.map((line) => JSON.parse(line).SavedContentShown)).toEqual([3]);
	});

	test('the engagement function logs a browser error by module, without personal data', async () => {
		const body = {
			module: 'booking',
			release: '3f2a91c04b7d',
			kind: 'page',
			route: '/wanjiru-kamau',
			message: `Unknown client ${CANARY}@example.ke, 0700 000 100, said "${CANARY}" at /appointments/RLHFW2H8`,
		};
		expect(await ask('POST /api/telemetry/client-errors', { body })).toEqual({ status: 204, body: null });
		const lines = engagement.output().split('\n');
		const logged = lines.find((line) => line.includes('CLIENT_ERROR')) ?? '{}';
		expect(JSON.parse(logged)).toMatchObject({
			module: 'booking',
			release: '3f2a91c04b7d',
			route: '/**',
			errorMessage: 'Unknown client … …, said … at …',
		});
		expect(engagement.output()).not.toMatch(/kamau|RLHFW2H8|0700/);
		const metric = lines.find((line) => line.includes('"ClientErrors":1')) ?? '{}';
		expect(JSON.parse(metric)).toMatchObject({ module: 'booking', service: 'engagement' });
	});

	test('the engagement function logs a policy violation by its directive, without other data of the browser', async () => {
		const reportBody = {
			'document-uri': `https://tulia.example/reset-password/${CANARY}`,
			referrer: `https://tulia.example/?q=${CANARY}`,
			'effective-directive': 'script-src-elem',
			'blocked-uri': `https://evil.example/${CANARY}?${CANARY}`,
			'source-file': `https://tulia.example/${CANARY}`,
			'script-sample': CANARY,
		};
		const answer = await ask('POST /api/telemetry/policy-violations', {
			body: { 'csp-report': reportBody },
			headers: { 'content-type': 'application/csp-report', 'user-agent': CANARY },
		});
		expect(answer).toEqual({ status: 204, body: null });
		const lines = engagement.output().split('\n');
		const logged = lines.find((line) => line.includes('POLICY_VIOLATION')) ?? '{}';
		const violation = { directive: 'script-src-elem', blockedHost: 'evil.example' };
		expect(JSON.parse(logged)).toMatchObject({ ...violation, route: '/reset-password/*' });
		const metric = lines.find((line) => line.includes('"PolicyViolations":1')) ?? '{}';
		expect(JSON.parse(metric)).toMatchObject({ ...violation, service: 'engagement' });
		expect(engagement.output()).not.toContain(CANARY);
	});

	test('the engagement function refuses ten megabytes and continues to work', async () => {
		const body = { name: 'x'.repeat(10_000_000), email, question: words };
		expect(await ask('POST /api/faqs/submit', { body })).toMatchObject({ status: 413 });
		expect(await ask('POST /api/newsletter', { body: { email: 'otieno@example.ke' } })).toMatchObject({ status: 202 });
	});

	test('the engagement function logs nothing for a GET', async () => {
		const before = await scanAll(table);
		expect(await ask('GET /api/newsletter/confirm')).toMatchObject({ status: 404 });
		expect(await scanAll(table)).toEqual(before);
	});
});
