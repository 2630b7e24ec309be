import { centreProfile } from '@tulia/centre/profile';
import { cleanText } from '@tulia/contracts/clean-text';
import { validators } from '@tulia/contracts/endpoint-validators/all';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { xssPayloads } from '@tulia/test-kit/xss-payloads';
import { allFaqs } from '../../demo/data/faqs/all-faqs.ts';
import { services as seeded } from '../../demo/data/services.ts';
import { scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { callAsStaff, type StaffRequest } from '../../test-support/platform/call-as-staff.ts';
import { httpHandler } from '../platform/http/http.ts';
import { newId } from '../platform/new-id.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { serviceRepository } from '../service/service.repository.ts';
import { changeFaq, createFaq, deleteFaq, reorderFaqs } from './change-faqs.usecase.ts';
import { faqRepository } from './faq.repository.ts';
import { listAllFaqs, listFaqs } from './list-faqs.usecase.ts';

type Call = (request?: StaffRequest) => ReturnType<typeof callAsStaff>;
let engine: FreshTable;
let table: FreshTable;
let staff: Readonly<Record<'list' | 'create' | 'change' | 'reorder' | 'remove' | 'visitors', Call>>;
beforeAll(async () => {
	engine = await freshTable();
	jest.spyOn(process.stdout, 'write').mockReturnValue(true); // silences the request log
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	const faqs = faqRepository(table.db, table.tableName);
	const services = serviceRepository(table.db, table.tableName);
	const profiles = profileRepository(table.db, table.tableName);
	await profiles.save(centreProfile);
	const deps = { faqs, services, profiles, now: () => new Date('2026-11-24T09:00:00.000Z'), newId };
	const list = httpHandler('listAllFaqs', validators, listAllFaqs(deps));
	const create = httpHandler('createFaq', validators, createFaq(deps));
	const change = httpHandler('changeFaq', validators, changeFaq(deps));
	const reorder = httpHandler('reorderFaqs', validators, reorderFaqs(deps));
	const remove = httpHandler('deleteFaq', validators, deleteFaq(deps));
	const visitors = httpHandler('listFaqs', validators, listFaqs(deps));
	staff = {
		list: (request) => callAsStaff(list, request),
		create: (request) => callAsStaff(create, request),
		change: (request) => callAsStaff(change, request),
		reorder: (request) => callAsStaff(reorder, request),
		remove: (request) => callAsStaff(remove, request),
		visitors: (request) => callAsStaff(visitors, request),
	};
});
afterEach(() => table.close());

const words = {
	question: 'Do you see children?',
	answer: 'Yes, from six years on.',
	category: 'General',
	order: 10,
	featured: false,
};
const add = async (given: Partial<typeof words> = {}) => (await staff.create({ body: { ...words, ...given } })).body;
const questions = async () => (await staff.visitors()).body.data.map(({ question }: { question: string }) => question);

test('the prices of the catalogue replace the placeholder in an answer, and follow changes by staff', async () => {
	const services = serviceRepository(table.db, table.tableName);
	const [service] = seeded;
	if (!service) throw new Error('The seed has no service.');
	const answers = async () => (await staff.visitors()).body.data.map(({ answer }: { answer: string }) => answer);
	await add({ answer: 'It depends. {prices} It does not change after you have booked.' });
	await services.save({ ...service, title: 'Depression Therapy', price: 3500, durationMinutes: 60 }, 1, true);
	expect(await answers()).toEqual([
		'It depends. $35 for 60 minutes: Depression Therapy. It does not change after you have booked.',
	]);
	await services.save({ ...service, title: 'Depression Therapy', price: 4250, durationMinutes: 60 }, 1, true);
	expect((await answers())[0]).toContain('$42.50 for 60 minutes: Depression Therapy.');
	expect((await staff.list()).body.data[0].answer).toContain('{prices}');
});

test('the prices are in the centre’s current currency, for services on offer only', async () => {
	const [services, profiles] = [
		serviceRepository(table.db, table.tableName),
		profileRepository(table.db, table.tableName),
	];
	const [offered, other] = seeded;
	if (!offered || !other) throw new Error('The seed has too few services.');
	await add({ answer: '{prices}' });
	await services.save({ ...offered, title: 'Depression Therapy', price: 3500, durationMinutes: 60 }, 1, true);
	await services.save({ ...other, title: 'Stress Management', price: 3000, durationMinutes: 60 }, 2, false);
	const answer = async () => (await staff.visitors()).body.data[0].answer;
	expect(await answer()).toBe('$35 for 60 minutes: Depression Therapy.');
	await profiles.save({ ...centreProfile, currency: 'EUR' });
	expect(await answer()).toBe('€35 for 60 minutes: Depression Therapy.');
});

test('an FAQ by staff is what visitors read, in its category and position', async () => {
	await add({ question: 'Second', order: 20 });
	await add({ question: 'First', order: 10 });
	await add({ question: 'Of sessions', category: 'Sessions', order: 1 });
	expect(await questions()).toEqual(['First', 'Second', 'Of sessions']);
	expect((await staff.visitors()).body.data[0]).not.toHaveProperty('version');
	expect((await staff.list()).body.data).toMatchObject([
		{ question: 'First', order: 10, version: 1 },
		{ question: 'Second', order: 20, version: 1 },
		{ question: 'Of sessions', order: 1, version: 1 },
	]);
});

test('a question may change its text, position and category, and is listed once', async () => {
	const { id } = await add();
	const changes = [
		{ ...words, answer: 'Yes, from five.' },
		{ ...words, order: 500 },
		{ ...words, category: 'Privacy', featured: true },
	];
	for (const [at, change] of changes.entries())
		expect(await staff.change({ id, body: { ...change, version: at + 1 } })).toMatchObject({
			status: 200,
			body: { ...change, id, version: at + 2 },
		});
	expect((await staff.visitors()).body.data).toEqual([expect.objectContaining({ id, category: 'Privacy' })]);
	expect(await staff.remove({ id })).toMatchObject({ status: 204 });
	expect(await staff.remove({ id })).toMatchObject({ status: 404 });
	expect(await questions()).toEqual([]);
	const notes = (await scanEntity(table, 'audit')).map(({ action, object }) => `${action} ${object}`);
	expect(notes.sort()).toEqual([
		...Array.from({ length: 3 }, () => `faq_changed ${id}`),
		`faq_created ${id}`,
		`faq_deleted ${id}`,
	]);
});

test('of many changes of a question at once, in place or elsewhere, one succeeds', async () => {
	const { id } = await add();
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, at) =>
			staff.change({ id, body: { ...words, question: `By ${at}`, order: at % 2 === 0 ? 10 : at, version: 1 } }),
		),
	);
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
	const refused = answers.filter(({ status }) => status === 409);
	expect(refused).toHaveLength(19);
	expect(refused[0]?.body).toMatchObject({ code: 'changed_meanwhile', current: { version: 2 } });
	expect(await questions()).toEqual([answers.find(({ status }) => status === 200)?.body.question]);
});

test('of twenty concurrent changes of one version of a question one is written', async () => {
	const { id } = await add();
	const faqs = faqRepository(table.db, table.tableName);
	const before = (await faqs.listAll()).find((faq) => faq.id === id);
	if (!before) throw new Error('There is no FAQ.');
	const at = new Date('2026-11-24T09:00:00.000Z');
	const written = await Promise.all(
		Array.from({ length: 20 }, (_, turn) => {
			const act = { actor: 'wanjiru', at, auditId: newId(at) };
			if (turn % 3 === 2) return faqs.remove(before, act);
			return faqs.change({
				before,
				after: { ...before, order: turn % 3 === 0 ? before.order : turn, version: 2 },
				act,
			});
		}),
	);
	expect(written.filter((one) => one)).toHaveLength(1);
	expect((await staff.list()).body.data.length).toBeLessThanOrEqual(1);
});

test('a question deleted during a change is deleted, or changed and then deleted, never restored', async () => {
	for (let round = 0; round < 5; round += 1) {
		const { id } = await add();
		const [changed, removed] = await Promise.all([
			staff.change({ id, body: { ...words, order: 700, version: 1 } }),
			staff.remove({ id }),
		]);
		expect([200, 404, 409]).toContain(changed.status);
		expect(removed.status).toBe(204);
		expect(await questions()).toEqual([]);
	}
});

test('two questions swap positions, on the versions that were seen, with one audit entry', async () => {
	const first = await add({ question: 'First', order: 10 });
	const second = await add({ question: 'Second', order: 20 });
	const swap = [
		{ id: second.id, order: 10, version: 1 },
		{ id: first.id, order: 20, version: 1 },
	];
	const answers = await Promise.all([
		staff.reorder({ body: { places: swap } }),
		staff.reorder({ body: { places: swap } }),
	]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'changed_meanwhile' });
	expect(await questions()).toEqual(['Second', 'First']);
	const notes = (await scanEntity(table, 'audit')).filter(({ action }) => action === 'faqs_reordered');
	expect(notes).toHaveLength(1);
});

test('neither of two questions moves when one was changed meanwhile', async () => {
	const first = await add({ question: 'First', order: 10 });
	const second = await add({ question: 'Second', order: 20 });
	await staff.change({ id: first.id, body: { ...words, question: 'First, reworded', version: 1 } });
	const places = [
		{ id: second.id, order: 10, version: 1 },
		{ id: first.id, order: 20, version: 1 },
	];
	expect(await staff.reorder({ body: { places } })).toMatchObject({ status: 409 });
	expect(await questions()).toEqual(['First, reworded', 'Second']);
	const twice = places.map((place) => ({ ...place, id: second.id }));
	expect(await staff.reorder({ body: { places: twice } })).toMatchObject({ status: 400 });
	expect(await staff.reorder({ body: { places: [{ id: 'gone', order: 1, version: 1 }] } })).toMatchObject({
		status: 404,
	});
});

describe('the contact page has room for four', () => {
	const onPage = async () => (await staff.list()).body.data.filter(({ featured }: typeof words) => featured);

	test('the contact page refuses a fifth question at its field, and accepts it once another leaves', async () => {
		const [one] = [await add({ featured: true }), await add({ featured: true }), await add({ featured: true })];
		await add({ featured: true });
		const refused = { status: 409, body: { code: 'too_many_featured', errors: [{ field: 'featured' }] } };
		expect(await staff.create({ body: { ...words, featured: true } })).toMatchObject(refused);
		const fifth = await add();
		const faqChange = { ...words, featured: true, version: 1 };
		expect(await staff.change({ id: fifth.id, body: faqChange })).toMatchObject(refused);
		expect(await staff.change({ id: one.id, body: { ...faqChange, answer: 'Still here.' } })).toMatchObject({
			status: 200,
		});
		expect(await staff.change({ id: one.id, body: { ...words, version: 2 } })).toMatchObject({ status: 200 });
		expect(await staff.change({ id: fifth.id, body: faqChange })).toMatchObject({ status: 200 });
		expect(await onPage()).toHaveLength(4);
	});

	test('the contact page never exceeds four questions when many are added at once, new ones and old ones', async () => {
		const old = [await add(), await add(), await add()];
		const answers = await Promise.all([
			...old.map(({ id }) => staff.change({ id, body: { ...words, featured: true, version: 1 } })),
			...Array.from({ length: 4 }, () => staff.create({ body: { ...words, featured: true } })),
		]);
		expect(answers.filter(({ status }) => status === 200 || status === 201)).toHaveLength(4);
		expect(answers.filter(({ body }) => body.code === 'too_many_featured')).toHaveLength(3);
		expect(await onPage()).toHaveLength(4);
	});
});

test('the sample FAQs can be edited like any other', async () => {
	const [faq] = allFaqs;
	if (!faq) throw new Error('There is no sample FAQ.');
	await faqRepository(table.db, table.tableName).save(faq);
	const { id, ...same } = faq;
	expect(await staff.change({ id, body: { ...same, answer: 'Shorter.', version: 1 } })).toMatchObject({ status: 200 });
	expect((await staff.visitors()).body.data).toMatchObject([{ id, answer: 'Shorter.' }]);
});

test.each([
	['without a question', { question: ' ' }, 'question', 'Question is required'],
	['without an answer', { answer: '' }, 'answer', 'Answer is required'],
	['of no category', { category: 'Other' }, 'category', 'Choose a category'],
])('a question is refused at its field: %s', async (_what, change, field, message) => {
	const { status, body } = await staff.create({ body: { ...words, ...change } });
	expect({ status, fields: body.errors.map((error: { field: string }) => error.field) }).toEqual({
		status: 400,
		fields: [field],
	});
	if (field !== 'category') expect(body.errors).toEqual([{ field, message }]);
});

test('hostile text is stored and shown as plain text', async () => {
	const payloads = xssPayloads.slice(0, 60);
	for (const answer of payloads) {
		const question = answer.slice(0, 200);
		expect(await staff.create({ body: { ...words, question, answer } })).toMatchObject({ status: 201 });
	}
	const { data } = (await staff.visitors()).body;
	expect(data.map(({ answer }: typeof words) => answer).sort()).toEqual(
		payloads.map((payload) => cleanText(payload).trim()).sort(),
	);
});
