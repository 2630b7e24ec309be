import { cleanText } from '@tulia/contracts/clean-text';
import type { Endpoint } from '@tulia/contracts/endpoint';
import { type EndpointName, endpoints } from '@tulia/contracts/endpoints';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { oddNumbers, oddStrings } from '@tulia/test-kit/odd-values';
import { chosenSeeds, isSweep } from '@tulia/test-kit/test-tier';
import { callsAboutCentre } from '../../test-support/functions/calls-about-centre.ts';
import { callsAboutPeople } from '../../test-support/functions/calls-about-people.ts';
import { callsAboutVisits } from '../../test-support/functions/calls-about-visits.ts';
import { isAbout, type Leaf, leavesOf, withValue } from '../../test-support/functions/contract-fields.ts';
import { readPart } from '../../test-support/functions/read-part.ts';
import { runningApi } from '../../test-support/functions/running-api.ts';
import {
	type Api,
	type Asker,
	type Call,
	pathOf,
	runningCentre,
	type StoringCall,
} from '../../test-support/functions/storing-calls.ts';

let table: FreshTable;
let api: Api;
beforeAll(async () => {
	table = await freshTable();
	api = await runningApi(table);
	await api.confirmAddresses();
});
afterAll(async () => {
	api.stop();
	await table.close();
});

const centre = runningCentre(() => api);
const calls = [...callsAboutPeople, ...callsAboutVisits, ...callsAboutCentre].map((callOn) => callOn(centre));

/** Endpoints that do not store text as it was written, or the test that covers them. */
const elsewhere: Partial<Record<EndpointName, string>> = {
	login: 'compared with what is stored',
	forgotPassword: 'compared with what is stored',
	resetPassword: 'a password, of which a hash is stored',
	changePassword: 'a password, of which a hash is stored',
	deleteAccount: 'compared with what is stored',
	startSecondFactor: 'compared with what is stored',
	confirmSecondFactor: 'compared with what is stored',
	removeSecondFactor: 'compared with what is stored',
	startPhone: 'needs an SMS: account/phone/own-phone.integration.test.ts',
	notePhoneCall: 'needs a message that was lost: appointment/mail/note-phone-call.integration.test.ts',
	confirmPhone: 'compared with what is stored',
	claimVisits: 'compared with what is stored',
	changeUser: 'compared with what is stored',
	releaseUnconfirmedVisits: 'compared with what is stored',
	changeToBeMoved: 'a time of the clock, by its pattern',
	uploadCover: 'a picture, which is decoded: cover/upload-cover.integration.test.ts',
	reportClientError: 'a line of the log: telemetry-over-http.integration.test.ts',
	reportPolicyViolations: 'a line of the log: telemetry-over-http.integration.test.ts',
};

const bodyOf = (name: EndpointName): object => (endpoints[name] as Endpoint).body ?? {};
/** Compared with stored values: a password, and the currency that a price was typed in. */
const COMPARED = /password$|^createService currency$/i;
const writtenIn = (name: EndpointName): readonly Leaf[] =>
	leavesOf(bodyOf(name)).filter(({ isWritten, path }) => isWritten && !COMPARED.test(`${name} ${path.join('.')}`));

test('every endpoint of the contract that accepts free values is walked here, or listed with its own test', () => {
	const names = (Object.keys(endpoints) as EndpointName[]).filter((name) =>
		leavesOf(bodyOf(name)).some((leaf) => leaf.isWritten),
	);
	const walked = [...new Set([...calls.map(([name]) => name), ...Object.keys(elsewhere)])];
	expect(walked.sort()).toEqual(names.sort());
});

interface Reader {
	readonly name: EndpointName;
	/** Path before the id, and after it. */
	readonly start: string;
	readonly end: string;
}
const readers: readonly Reader[] = (Object.keys(endpoints) as EndpointName[]).flatMap((name) => {
	const { method, path, query }: Endpoint = endpoints[name];
	const [start = '', ...ends] = path.split(/\{\w+\}/);
	return method === 'GET' && ends.length === 1 && !query ? [{ name, start, end: String(ends[0]) }] : [];
});
/** Pages that show what was stored, by path, with the endpoint and the reader. */
const written = new Map<string, readonly [EndpointName, Asker]>();
function keepPages({ caller, path }: Call, said: { readonly id?: string } | null): void {
	const at = said?.id ? `${path}/${said.id}` : path;
	for (const { name, start, end } of readers) {
		const [thing] = new RegExp(`^${start}[^/]+`).exec(at) ?? [];
		if (thing) written.set(thing + end, [name, endpoints[name].access === 'client' ? caller : 'an owner']);
	}
}

/** Refusals of an ill-prepared call, which would hide the effect of the value. */
const NOT_LAID_OUT = /changed_meanwhile|appointment_changed|slot_taken|too_many|idempotency/;
const PER_FIELD = isSweep ? 12 : 4;
const [night = 0] = chosenSeeds(0);
const fields = calls.flatMap(([name]) => writtenIn(name).map(({ path }) => `${name} ${path.join('.')}`));

/**
 * Values that the contract accepts; `odd-values.test.ts` covers those it refuses. Each field takes the next ones in turn,
 * so that every value is stored in several fields. A sweep begins elsewhere each night.
 */
function takenOf(name: EndpointName, body: object, { path, type }: Leaf): readonly (string | number)[] {
	const odd: readonly (string | number)[] = type === 'string' ? oddStrings : oddNumbers;
	const taken = odd.filter((value) => readPart(name, 'body', withValue(body, path, value)).ok);
	const first = (night + fields.indexOf(`${name} ${path.join('.')}`)) * PER_FIELD;
	return taken.length <= PER_FIELD
		? taken
		: Array.from({ length: PER_FIELD }, (_, at) => taken[(first + at) % taken.length] ?? '');
}

/** The fault of the response to this value in this field; undefined when it is stored, or refused by its name. */
async function sendOdd(name: EndpointName, call: Call, { path }: Leaf, value: string | number) {
	const sent = withValue(call.body, path, value) as object;
	const { status = 0, body: said } = await centre.ask(name, call.caller, call.path, sent);
	const isStored = status > 0 && status < 300;
	if (isStored) keepPages(call, said);
	const isNamed = said?.errors?.some(({ field }: { field: string }) => isAbout(field, path));
	const isRight = status === 400 ? isNamed : isStored || (status < 500 && !NOT_LAID_OUT.test(said?.code));
	return { isStored, wrong: isRight ? [] : [{ field: path.join('.'), value, status, said }] };
}

async function wrongAnswers([name, next]: StoringCall): Promise<readonly unknown[]> {
	const wrong: unknown[] = [];
	let call = await next();
	for (const leaf of writtenIn(name)) {
		for (const value of takenOf(name, call.body, leaf)) {
			const answer = await sendOdd(name, call, leaf, value);
			wrong.push(...answer.wrong);
			if (answer.isStored) call = await next();
		}
		const [limited] = /service$|psychologist$/i.exec(name) ?? [];
		if (!limited) continue;
		// A centre has a limited number of them.
		wrong.push(...(await uncleanPages(lists)));
		await api.deleteAdded(limited.toLowerCase());
		call = await next();
	}
	return wrong;
}

type Page = readonly [string, readonly [EndpointName, Asker]];
const lists: readonly Page[] = (Object.keys(endpoints) as EndpointName[])
	.filter((name) => endpoints[name].method === 'GET' && pathOf(name))
	.map((name) => [pathOf(name), [name, 'an owner']]);

/** The pages that fail, or that show characters which the contract removes. */
async function uncleanPages(pages: readonly Page[]): Promise<readonly object[]> {
	const unclean: object[] = [];
	for (const [path, [name, caller]] of pages) {
		const { status = 0, body } = await centre.ask(name, caller, path);
		const text = JSON.stringify(body ?? {}).replaceAll('\ufeff', '');
		if (status >= 500 || cleanText(text) !== text.normalize('NFC')) unclean.push({ name, path, status });
	}
	return unclean;
}

test.each(calls)('%s stores no odd value uncleaned, and names the field it refuses', async (name, next) => {
	const { caller, path, body } = await next();
	await centre.done(name, caller, path, body);
	expect(await wrongAnswers([name, next])).toEqual([]);
});

test('every list, page and file still loads after all odd values, and is clean', async () => {
	const requests: Page = ['/api/admin/registers/export?register=requests', ['exportRegister', 'an owner']];
	expect(await uncleanPages([...lists, requests, ...written])).toEqual([]);
	expect(lists.length).toBeGreaterThan(40);
	expect(written.size).toBeGreaterThan(100);
});
