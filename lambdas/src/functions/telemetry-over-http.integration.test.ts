import { randomBytes, randomUUID } from 'node:crypto';
import { validators } from '@tulia/contracts/endpoint-validators/all';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { anEvent, ORIGIN_SECRET } from '../../test-support/platform/an-event.ts';
import { type HttpHandler, httpHandler } from '../platform/http/http.ts';
import { refuse } from '../platform/http/result.ts';
import { fieldCipherFrom } from '../platform/keys/field-cipher.ts';
import { visitorLimits } from '../platform/limits/visitor-limits.repository.ts';
import { newId } from '../platform/new-id.ts';
import { reportClientError } from '../telemetry/report-client-error.usecase.ts';
import { reportPolicyViolations } from '../telemetry/report-policy-violations.usecase.ts';
import { reportSavedContent } from '../telemetry/report-saved-content.usecase.ts';
import { reportWebVitals } from '../telemetry/report-web-vitals.usecase.ts';

const NOW = new Date('2026-11-24T06:03:00.000Z');
const cipher = fieldCipherFrom(randomBytes(32));

let engineKept: FreshTable;
let table: FreshTable;
let reports: Record<Report, HttpHandler>;
const count = jest.fn();
const record = jest.fn();
beforeAll(async () => {
	engineKept = await freshTable(); // one engine for all tables of this file
	jest.spyOn(process.stdout, 'write').mockReturnValue(true); // silences the request log
});
afterAll(() => engineKept.close());
beforeEach(async () => {
	table = await freshTable();
	reports = handlersOf(table);
	count.mockClear();
	record.mockClear();
});
afterEach(() => table.close());

type Report = 'savedContent' | 'error' | 'violation' | 'vitals';

/** The handlers as wired in their function, with a fixed clock. */
function handlersOf({ db, tableName }: FreshTable): Record<Report, HttpHandler> {
	const deps = { limits: visitorLimits(db, tableName, async () => cipher), now: () => NOW, newId };
	return {
		savedContent: httpHandler('reportSavedContent', validators, reportSavedContent({ ...deps, count })),
		error: httpHandler('reportClientError', validators, reportClientError({ ...deps, record })),
		violation: httpHandler(
			'reportPolicyViolations',
			validators,
			reportPolicyViolations({ ...deps, record: jest.fn() }),
		),
		vitals: httpHandler('reportWebVitals', validators, reportWebVitals({ ...deps, record })),
	};
}

const filledIn: Readonly<Record<Report, object>> = {
	savedContent: { uses: [{ read: 'listFaqs', count: 2 }] },
	error: { module: 'admin', release: '3f2a', kind: 'load', route: '/admin/**', message: 'Script error' },
	vitals: { module: 'content', route: '/services', firstByte: 180, largestPaint: 900, layoutShift: 0.01 },
	violation: { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'inline' } },
};

/** Sends a report as a browser does, each from a new device behind one address. */
async function send(report: Report, body: object = filledIn[report]) {
	const event = anEvent({
		body,
		headers: {
			'x-device-id': randomUUID(),
			'x-forwarded-for': '41.90.1.2, 130.176.1.1',
			...(report === 'violation' ? { 'content-type': 'application/csp-report' } : {}),
		},
	});
	const identify = async () => refuse('unauthenticated');
	const answer = await reports[report](event, { originSecrets: [ORIGIN_SECRET], identify });
	return { status: answer.statusCode, body: JSON.parse(answer.body || 'null') };
}
const times = <T>(many: number, make: (index: number) => T): T[] => Array.from({ length: many }, (_, at) => make(at));

describe('a report of saved content', () => {
	test('a report of saved content is counted by endpoint, with an empty response', async () => {
		const uses = [
			{ read: 'listFaqs', count: 2 },
			{ read: 'getArticle', count: 1 },
		];
		expect(await send('savedContent', { uses })).toMatchObject({ status: 204, body: null });
		expect(count.mock.calls).toEqual([
			['listFaqs', 2],
			['getArticle', 1],
		]);
	});

	test('a report of saved content for an unknown endpoint is refused', async () => {
		expect(await send('savedContent', { uses: [{ read: 'listUsers', count: 1 }] })).toMatchObject({ status: 400 });
		expect(count).not.toHaveBeenCalled();
	});

	test('reports of saved content are accepted from many devices at one address, up to a limit', async () => {
		const answers = await Promise.all(times(1010, () => send('savedContent')));
		expect(answers.filter(({ status }) => status === 204)).toHaveLength(1000);
	});
});

describe('a browser error', () => {
	test('a browser error is recorded, with an empty response', async () => {
		expect(await send('error')).toMatchObject({ status: 204, body: null });
		expect(record.mock.calls).toEqual([[filledIn.error]]);
	});

	test.each([
		['a module the site does not have', { module: 'payments' }],
		['a route with an id', { route: '/appointments/RLHFW2H8?token=1' }],
		['a message that is too long', { message: 'word '.repeat(100) }],
		['the name of a device', { device: 'a phone' }],
	])('a browser error with %s is refused', async (_what, change) => {
		expect(await send('error', { ...filledIn.error, ...change })).toMatchObject({ status: 400 });
	});

	test.each(['error', 'violation'] as const)(
		'a browser error, reported as %s, is accepted a hundred times in ten minutes from one network',
		async (form) => {
			const answers = await Promise.all(times(110, () => send(form)));
			expect(answers.filter(({ status }) => status === 204)).toHaveLength(100);
		},
	);
});

describe('web vitals', () => {
	test('web vitals are recorded, with an empty response', async () => {
		expect(await send('vitals')).toMatchObject({ status: 204, body: null });
		expect(record.mock.calls).toEqual([[filledIn.vitals]]);
		await send('vitals', { ...filledIn.vitals, route: '/wanjiru-kamau' });
		expect(record.mock.calls.at(-1)).toMatchObject([{ route: '/**' }]);
	});

	test.each([
		['a route with an id', { route: '/appointments/RLHFW2H8' }],
		['a paint after a day', { largestPaint: 86_400_000 }],
		['a negative duration', { firstByte: -1 }],
		['an id of the visit', { visit: '01JDX3Q7V8ZK4M2N6P0R5T9WYB' }],
	])('web vitals are refused with %s', async (_what, change) => {
		expect(await send('vitals', { ...filledIn.vitals, ...change })).toMatchObject({ status: 400 });
	});

	test('web vitals are accepted from many devices at one address, up to a limit', async () => {
		const answers = await Promise.all(times(1010, () => send('vitals')));
		expect(answers.filter(({ status }) => status === 204)).toHaveLength(1000);
	});
});
