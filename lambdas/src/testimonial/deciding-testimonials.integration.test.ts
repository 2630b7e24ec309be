import { randomBytes } from 'node:crypto';
import { validators } from '@tulia/contracts/endpoint-validators/all';
import { mayBeInCrisis } from '@tulia/contracts/may-be-in-crisis';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { scanAll, scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { callAsStaff, type StaffRequest } from '../../test-support/platform/call-as-staff.ts';
import { writingsRepository } from '../account/close/writings.repository.ts';
import { httpHandler } from '../platform/http/http.ts';
import { fieldCipherFrom } from '../platform/keys/field-cipher.ts';
import { visitorLimits } from '../platform/limits/visitor-limits.repository.ts';
import { newId } from '../platform/new-id.ts';
import { decideTestimonial, listAllTestimonials } from './decide-testimonials.usecase.ts';
import { decisionRepository } from './decision.repository.ts';
import { listTestimonials } from './list-testimonials.usecase.ts';
import { offerTestimonial } from './offer-testimonial.usecase.ts';
import { testimonialRepository } from './testimonial.repository.ts';

type Call = (request?: StaffRequest) => ReturnType<typeof callAsStaff>;
let engine: FreshTable;
let table: FreshTable;
let now: Date;
let call: Readonly<Record<'list' | 'decide' | 'offer' | 'visitors', Call>>;
beforeAll(async () => {
	engine = await freshTable();
	jest.spyOn(process.stdout, 'write').mockReturnValue(true); // Silences the log of each request.
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	now = new Date('2026-11-24T22:30:00.000Z'); // already the 25th in Nairobi
	const { db, tableName } = table;
	const cipher = fieldCipherFrom(randomBytes(32));
	const time = { now: () => now, newId };
	const decisions = { ...time, testimonials: decisionRepository(db, tableName) };
	const visitors = { testimonials: testimonialRepository(db, tableName) };
	const limits = visitorLimits(db, tableName, async () => cipher);
	const list = httpHandler('listAllTestimonials', validators, listAllTestimonials(decisions));
	const decide = httpHandler('decideTestimonial', validators, decideTestimonial(decisions));
	const offer = httpHandler(
		'offerTestimonial',
		validators,
		offerTestimonial({ ...time, ...visitors, limits, findCrisisWords: async () => mayBeInCrisis }),
	);
	const read = httpHandler('listTestimonials', validators, listTestimonials(visitors));
	call = {
		list: (request) => callAsStaff(list, request),
		decide: (request) => callAsStaff(decide, request),
		offer: (request) => callAsStaff(offer, request),
		visitors: (request) => callAsStaff(read, { query: {}, ...request }),
	};
});
afterEach(() => table.close());

const offered = { name: 'Amina', message: 'They listened to me.', rating: 5, consent: true };
/** A client offers a testimonial; returns it as staff see it. */
async function offer(as = 'amina', given: Partial<typeof offered> = {}) {
	await call.offer({ as, body: { ...offered, ...given } });
	return (await call.list()).body.data.at(-1);
}
const decide = (id: string, state: string, version: number, as = 'wanjiru') =>
	call.decide({ id, as, body: { state, version } });
const onSite = async () => (await call.visitors()).body.data;
const waiting = async () => (await scanEntity(table, 'stat')).find(({ SK }) => SK === 'OPEN#testimonials')?.open ?? 0;

test('a testimonial waits with the consent it was given with, and is shown once staff approve it', async () => {
	const testimonial = await offer();
	const { consent: _consent, ...words } = offered;
	const asShown = { ...words, id: testimonial.id, date: '2026-11-25' };
	expect(testimonial).toEqual({
		...asShown,
		state: 'pending',
		consent: { version: '2026-11-21', at: now.toISOString() },
		mayBeInCrisis: false,
		version: 1,
	});
	expect([await onSite(), await waiting()]).toEqual([[], 1]);
	expect(await decide(testimonial.id, 'published', 1)).toMatchObject({ status: 200, body: { version: 2 } });
	expect([await onSite(), await waiting()]).toEqual([[asShown], 0]);
	expect((await call.list({ query: { state: 'published' } })).body.data).toHaveLength(1);
});

test('a testimonial can be hidden, and a decision reverted; each is audited', async () => {
	const { id } = await offer();
	await decide(id, 'published', 1);
	await decide(id, 'hidden', 2);
	expect([await onSite(), await waiting()]).toEqual([[], 0]);
	expect((await call.list({ query: { state: 'hidden' } })).body.data).toMatchObject([{ id, version: 3 }]);
	await decide(id, 'pending', 3);
	expect([await onSite(), await waiting()]).toEqual([[], 1]);
	await decide(id, 'published', 4);
	expect([(await onSite()).length, await waiting()]).toEqual([1, 0]);
	const notes = (await scanEntity(table, 'audit')).map(({ action }) => action);
	expect(notes.sort()).toEqual([
		'testimonial_held',
		'testimonial_hidden',
		'testimonial_published',
		'testimonial_published',
	]);
});

test('of many concurrent decisions on a testimonial one succeeds', async () => {
	const { id } = await offer();
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, at) => decide(id, at % 2 === 0 ? 'published' : 'hidden', 1, `staff-${at}`)),
	);
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
	expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
	const state = answers.find(({ status }) => status === 200)?.body.state;
	expect([await onSite(), await waiting()]).toEqual([state === 'published' ? [expect.anything()] : [], 0]);
});

test('of twenty decisions on one version of a testimonial one is written', async () => {
	const { id } = await offer();
	const decisions = decisionRepository(table.db, table.tableName);
	const pending = await decisions.find(id);
	if (!pending) throw new Error('There is no testimonial.');
	const written = await Promise.all(
		Array.from({ length: 20 }, (_, turn) => {
			const act = { actor: 'wanjiru', at: now, auditId: newId(now) };
			return decisions.decide(pending, turn % 2 === 0 ? 'published' : 'hidden', act);
		}),
	);
	expect(written.filter((one) => one)).toHaveLength(1);
	const state = (await decisions.find(id))?.state;
	expect([(await onSite()).length, await waiting()]).toEqual([state === 'published' ? 1 : 0, 0]);
});

test('a testimonial is removed from the site when its account is erased', async () => {
	const { id } = await offer('amina');
	await decide(id, 'published', 1);
	const other = await offer('otieno', { name: 'Otieno' });
	await decide(other.id, 'published', 1);
	const writings = writingsRepository(table.db, table.tableName, async () => fieldCipherFrom(randomBytes(32)));
	const own = await writings.ofAccount('amina');
	expect(own.every(({ createdAt }) => new Date(String(createdAt)) <= now)).toBe(true);
	await writings.remove(own);
	expect((await onSite()).map(({ name }: { name: string }) => name)).toEqual(['Otieno']);
	expect((await scanAll(table)).filter(({ id: itsId }) => itsId === id)).toEqual([]);
});

test('a consent to an outdated wording is refused, and no testimonial is stored', async () => {
	const refused = await call.offer({ as: 'amina', body: { ...offered, consentVersion: '2026-01-31' } });
	expect(refused).toMatchObject({ status: 409, body: { code: 'wording_changed' } });
	expect((await call.list()).body.data).toEqual([]);
	expect((await call.offer({ as: 'amina', body: { ...offered, consentVersion: '2026-11-21' } })).status).toBe(202);
});

test('testimonials older than the form are listed without a consent, and can be hidden', async () => {
	const old = { id: 'grace-m', name: 'Grace M.', message: 'It helped.', rating: 5, date: '2026-05-10' };
	await testimonialRepository(table.db, table.tableName).publish(old);
	expect((await call.list({ query: { state: 'published' } })).body.data).toEqual([
		{ ...old, state: 'published', mayBeInCrisis: false, version: 1 },
	]);
	await decide('grace-m', 'hidden', 1);
	expect(await onSite()).toEqual([]);
	await decide('grace-m', 'published', 2);
	expect(await onSite()).toEqual([old]);
});
