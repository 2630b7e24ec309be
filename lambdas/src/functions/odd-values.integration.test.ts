import { cleanText } from '@tulia/contracts/clean-text';
import type { Endpoint } from '@tulia/contracts/endpoint';
import { type EndpointName, endpoints } from '@tulia/contracts/endpoints';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { oddNumbers, oddStrings } from '@tulia/test-kit/odd-values';
import { chosenOf } from '@tulia/test-kit/test-tier';
import { type Caller, OWN_PSYCHOLOGIST } from './testing/access-callers.ts';
import { accessMatrix } from './testing/access-matrix.ts';
import { isAbout, leavesOf, withValue } from './testing/contract-fields.ts';
import { runningApi } from './testing/running-api.ts';
import { aDraft, aFaq, anIssue, aPsychologist, aService } from './testing/valid-bodies.ts';

let table: FreshTable;
let api: Awaited<ReturnType<typeof runningApi>>;
beforeAll(async () => {
	table = await freshTable();
	api = await runningApi(table);
});
afterAll(async () => {
	api.stop();
	await table.close();
});

const without = ({ version: _version, ...body }: { readonly version: number }): object => body;
const writer = { name: 'Wairimu Kariuki', email: 'wairimu@example.com' };
const visit = { serviceId: 'stress', date: '2026-11-25', psychologistId: OWN_PSYCHOLOGIST, notes: 'Hello' };
const consents = { healthData: true, hostingAbroad: false };
const byWord = { notices: 'none', consentsByWord: { how: 'by_phone', wordings: {} } };
const naomi = { name: 'Naomi Wanjiru', phone: '0722345678', forWhom: 'me', ...byWord };
/** What each caller may store, in a body that is taken as it is. */
const writes: readonly (readonly [EndpointName, Caller, object])[] = [
	['sendMessage', 'nobody', { ...writer, phone: '0712345678', subject: 'A question', message: 'Do you see couples?' }],
	['submitQuestion', 'nobody', { ...writer, question: 'Do you see couples at the weekend?' }],
	['subscribe', 'nobody', { email: writer.email }],
	['createAppointment', 'a client', { ...visit, time: '9:00 AM', consents }],
	['changeName', 'a client', { name: writer.name }],
	['addClient', 'the front desk', { name: writer.name, phone: '0712345678', notices: 'none' }],
	['bookForClient', 'the front desk', { ...visit, ...naomi, time: '12:00 PM' }],
	[
		'openBreach',
		'an owner',
		{ noticedAt: '2026-11-19T06:00:00.000Z', what: 'A list was lost', data: 'Names', people: '12' },
	],
	[
		'openDataRequest',
		'an owner',
		{ kind: 'access', askedOn: '2026-11-19', askedBy: 'Naomi', identity: 'Known', note: 'By phone' },
	],
	['createService', 'an owner', without(aService)],
	[
		'createPsychologist',
		'an owner',
		{ ...without(aPsychologist), timeOff: [{ from: '2026-12-01', to: '2026-12-02' }] },
	],
	['createArticle', 'an editor', without(aDraft)],
	['createIssue', 'an owner', anIssue],
	['createFaq', 'an editor', without(aFaq)],
	['createClosure', 'an owner', { date: '2026-12-03', reason: 'A day of the team', kind: 'closed', seen: [] }],
];

const pathOf = (name: EndpointName): string => {
	const row: unknown = accessMatrix[name];
	return typeof row === 'string' ? row : '';
};

type Write = (typeof writes)[number];
type Leaf = ReturnType<typeof leavesOf>[number];

/** What is wrong with the answer to this value in this field; nothing when it is taken, or refused by its name. */
async function wrongAnswer([name, caller, body]: Write, { path }: Leaf, value: string | number): Promise<unknown[]> {
	const sent = withValue(body, path, value) as object;
	const { status = 0, body: said } = await api.ask(name, caller, pathOf(name), sent);
	const isNamed = said?.errors?.some(({ field }: { field: string }) => isAbout(field, path));
	const isRight = status === 400 ? isNamed : status > 0 && status < 500;
	return isRight ? [] : [{ field: path.join('.'), value, status, errors: said?.errors }];
}

async function wrongAnswers(write: Write): Promise<readonly unknown[]> {
	const wrong: unknown[] = [];
	const { body }: Endpoint = endpoints[write[0]];
	for (const leaf of leavesOf(body ?? {})) {
		await api.resetLimits();
		const values = chosenOf<string | number>(leaf.type === 'string' ? oddStrings : oddNumbers, 24);
		for (const value of values) wrong.push(...(await wrongAnswer(write, leaf, value)));
	}
	return wrong;
}

test.each(writes)('%s keeps no odd value uncleaned, and names the field it refuses', async (name, caller, body) => {
	await api.resetLimits();
	const { status = 0, body: said } = await api.ask(name, caller, pathOf(name), body);
	expect({ isTaken: status >= 200 && status < 300, said }).toEqual({ isTaken: true, said });
	expect(await wrongAnswers([name, caller, body])).toEqual([]);
});

test('after all of it every list, page and file is there for whoever may read it, and clean', async () => {
	const readings = (Object.keys(accessMatrix) as EndpointName[]).filter(
		(name) => endpoints[name].method === 'GET' && pathOf(name),
	);
	const exports = ['breaches', 'requests'].map(
		(register) => ['exportRegister', `/api/admin/registers/export?register=${register}`] as const,
	);
	const wrong: unknown[] = [];
	for (const [name, path] of [...readings.map((one) => [one, pathOf(one)] as const), ...exports]) {
		await api.resetLimits();
		const { status = 0, body } = await api.ask(name, 'an owner', path);
		const text = JSON.stringify(body ?? {}).replaceAll('\ufeff', '');
		if (status >= 500 || cleanText(text) !== text.normalize('NFC')) wrong.push({ name, path, status });
	}
	expect(wrong).toEqual([]);
	expect(readings.length).toBeGreaterThan(40);
});
