import { randomBytes } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { validators } from '@tulia/contracts/endpoint-validators/all';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { callAsStaff, type StaffRequest } from '../../test-support/platform/call-as-staff.ts';
import { phoneAttributes } from '../client/reach.items.ts';
import { httpHandler } from '../platform/http/http.ts';
import { fieldCipherFrom } from '../platform/keys/field-cipher.ts';
import { newId } from '../platform/new-id.ts';
import { phoneNumber } from '../platform/phone-number.ts';
import { crisisSettings } from './crisis-settings.repository.ts';
import {
	changeCrisisDuty,
	changeCrisisPhrases,
	getCrisisSettings,
	listCrisisPhrases,
} from './crisis-settings.usecase.ts';
import { findCrisisWords } from './find-crisis-words.usecase.ts';
import { staffReach } from './staff-reach.repository.ts';

const NOW = new Date('2026-11-18T07:30:00.000Z');
const cipher = fieldCipherFrom(randomBytes(32));
const number = phoneNumber('0712 345 678');
if (number === undefined) throw new Error('This is a number.');

let engine: FreshTable;
let table: FreshTable;
let call: Readonly<
	Record<'read' | 'duty' | 'phrases' | 'visitors', (request?: StaffRequest) => ReturnType<typeof callAsStaff>>
>;
beforeAll(async () => {
	engine = await freshTable();
	jest.spyOn(process.stdout, 'write').mockReturnValue(true); // silences the request log
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	const { db, tableName } = table;
	const settings = crisisSettings(db, tableName);
	const staff = staffReach(db, tableName, async () => cipher);
	const deps = { settings, staff, sendsSms: true, now: () => NOW, newId };
	const read = httpHandler('getCrisisSettings', validators, getCrisisSettings(deps));
	const duty = httpHandler('changeCrisisDuty', validators, changeCrisisDuty(deps));
	const phrases = httpHandler('changeCrisisPhrases', validators, changeCrisisPhrases(deps));
	const visitors = httpHandler('listCrisisPhrases', validators, listCrisisPhrases({ settings }));
	call = {
		read: (request) => callAsStaff(read, request),
		duty: (request) => callAsStaff(duty, request),
		phrases: (request) => callAsStaff(phrases, request),
		visitors: (request) => callAsStaff(visitors, { query: {}, ...request }),
	};
	await put({ PK: 'STAFF#ADMINS', SK: 'S', entity: 'staff', ids: new Set(['amina', 'rose', 'left']) });
	await addStaff('amina', 'Amina Hassan', { phone: true });
	await addStaff('rose', 'Rose Wanjiru', { isConfirmed: false });
	await addStaff('left', 'Left Us', { status: 'disabled' });
});
afterEach(() => table.close());

const put = (Item: object) => table.db.send(new PutCommand({ TableName: table.tableName, Item: { ...Item } }));
type Access = { readonly role?: string; readonly roles?: readonly string[] };
async function addStaff(
	id: string,
	name: string,
	{
		phone = false,
		isConfirmed = true,
		status = 'active',
		...access
	}: Access & { phone?: boolean; isConfirmed?: boolean; status?: string } = {},
) {
	const reach = phone && number ? phoneAttributes({ number, proof: 'code', since: NOW.toISOString() }, id, cipher) : {};
	const email = cipher.encrypt(`${id}@tulia.example`, id);
	await put({ PK: `USER#${id}`, SK: 'PROFILE', entity: 'user', id, name, email, emailVerified: isConfirmed, ...reach });
	await put({ PK: `USER#${id}`, SK: 'AUTH', entity: 'auth', role: 'admin', ...access, status, ver: 1 });
}
const audited = async () => (await scanEntity(table, 'audit')).map(({ action, actor }) => ({ action, actor }));
const amina = { userId: 'amina', byMail: true, bySms: true };
const phrase = (text: string, isOn = true) => ({ phrase: text, isOn });

describe('on-duty staff', () => {
	test('the list of staff on duty is empty at first, and shows each member of staff with their channels', async () => {
		expect((await call.read()).body).toEqual({
			duty: { people: [], version: 0 },
			candidates: [
				{ userId: 'amina', name: 'Amina Hassan', roles: ['owner'], hasMail: true, hasSms: true },
				{ userId: 'rose', name: 'Rose Wanjiru', roles: ['owner'], hasMail: false, hasSms: false },
			],
			phrases: { own: [], version: 0 },
		});
	});

	test('a member of staff is put on duty with hours, which is audited', async () => {
		const people = [{ ...amina, hours: { from: '20:00', to: '06:00' } }];
		expect((await call.duty({ as: 'wanjiru', body: { people, version: 0 } })).body.duty).toEqual({
			people,
			version: 1,
		});
		expect(await audited()).toEqual([{ action: 'crisis_duty_changed', actor: 'wanjiru' }]);
	});

	test.each([
		['has no confirmed address', { userId: 'rose', byMail: true, bySms: false }, 'Rose Wanjiru has no confirmed email'],
		['has no confirmed phone', { userId: 'rose', byMail: false, bySms: true }, 'Rose Wanjiru has no phone'],
		['has no channel', { userId: 'amina', byMail: false, bySms: false }, 'Please say how Amina Hassan is told'],
		['left', { userId: 'left', byMail: true, bySms: false }, 'Nobody with this account may read the inbox'],
		['does not exist', { userId: 'nobody', byMail: true, bySms: false }, 'Nobody with this account may read the inbox'],
	])('a colleague who %s is refused by name', async (_why, person, message) => {
		const { status, body } = await call.duty({ body: { people: [person], version: 0 } });
		expect({ status, errors: body.errors }).toEqual({
			status: 400,
			errors: [{ field: 'people.0', message: expect.stringContaining(message) }],
		});
	});

	describe('staff who may be on duty', () => {
		const namesIn = (people: readonly { readonly userId: string }[]) => people.map(({ userId }) => userId);
		const kevin = { userId: 'kevin', byMail: true, bySms: false };
		beforeEach(async () => {
			const otherIds = new Set(['kevin', 'otieno', 'peter']);
			await put({ PK: 'STAFF#ADMINS', SK: 'S', entity: 'staff', ids: new Set(['amina']), otherIds });
			await addStaff('kevin', 'Kevin Mwangi', { role: 'staff', roles: ['front_desk'] });
			await addStaff('otieno', 'Otieno Odhiambo', { role: 'staff', roles: ['editor'] });
			await addStaff('peter', 'Peter Kimani', { role: 'staff', roles: ['psychologist'] });
		});

		test('only staff who may read the inbox can be put on duty', async () => {
			expect(namesIn((await call.read()).body.candidates)).toEqual(['amina', 'kevin']);
			expect((await call.duty({ body: { people: [kevin], version: 0 } })).body.duty.people).toEqual([kevin]);
			const peter = { userId: 'peter', byMail: true, bySms: false };
			expect((await call.duty({ body: { people: [peter], version: 1 } })).status).toBe(400);
		});

		test('a member of staff who loses the role for the inbox is removed from duty', async () => {
			await call.duty({ body: { people: [kevin], version: 0 } });
			await addStaff('kevin', 'Kevin Mwangi', { role: 'staff', roles: ['editor'] });
			const { body } = await call.read();
			expect([namesIn(body.duty.people), namesIn(body.candidates)]).toEqual([[], ['amina']]);
		});
	});

	test('of two changes of duty at once one is refused as a conflict', async () => {
		const saved = await Promise.all(
			[amina, { ...amina, bySms: false }].map((one) => call.duty({ body: { people: [one], version: 0 } })),
		);
		expect(saved.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(await audited()).toHaveLength(1);
	});
});

describe('the centre’s own words of crisis', () => {
	const seen = async (text: string) => (await findCrisisWords(crisisSettings(table.db, table.tableName))())(text);

	test('a phrase applies to later texts, also in visitors’ browsers, and a phrase that is switched off does not', async () => {
		expect(await seen('Nimefika mwisho kabisa')).toBe(false);
		const added = await call.phrases({ body: { own: [phrase('nimefika mwisho')], version: 0 } });
		expect(added.body.phrases).toEqual({ own: [phrase('nimefika mwisho')], version: 1 });
		expect(await seen('Nimefika mwisho kabisa')).toBe(true);
		expect((await call.visitors()).body).toEqual({ phrases: ['nimefika mwisho'] });
		await call.phrases({ body: { own: [phrase('nimefika mwisho', false)], version: 1 } });
		expect(await seen('Nimefika mwisho kabisa')).toBe(false);
		expect((await call.visitors()).body).toEqual({ phrases: [] });
		expect(await audited()).toHaveLength(2);
	});

	test('built-in words stay, whatever the centre adds or removes', async () => {
		await call.phrases({ body: { own: [], version: 0 } });
		expect(await seen('I want to die')).toBe(true);
	});

	test.each([
		['too short', 'ai', 'four letters'],
		['signs', 'end (it)', 'with one space between them'],
		['wildcards alone', '* *', 'with one space between them'],
	])('a phrase that cannot be compared is refused with advice: %s', async (_what, text, message) => {
		const { status, body } = await call.phrases({ body: { own: [phrase(text)], version: 0 } });
		expect({ status, message: body.errors[0].message }).toEqual({
			status: 400,
			message: expect.stringContaining(message),
		});
	});

	test('a duplicate phrase is refused, in any spelling', async () => {
		const { body } = await call.phrases({
			body: { own: [phrase('don’t see a way'), phrase('dont see a way')], version: 0 },
		});
		expect(body.errors).toEqual([{ field: 'own.1.phrase', message: 'This phrase is here already' }]);
	});
});
