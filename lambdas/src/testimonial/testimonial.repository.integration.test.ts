import type { Testimonial } from '@tulia/contracts/testimonial/schemas';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { encodeCursor } from '../platform/lists/cursor.ts';
import { listTestimonials } from './list-testimonials.usecase.ts';
import { testimonialRepository } from './testimonial.repository.ts';

const aTestimonial = (date: string): Testimonial => ({
	id: `on-${date}`,
	name: 'A. B.',
	message: 'Asante.',
	rating: 5,
	date,
});

let table: FreshTable;
let testimonials: ReturnType<typeof testimonialRepository>;

beforeEach(async () => {
	table = await freshTable();
	testimonials = testimonialRepository(table.db, table.tableName);
	for (const month of ['03', '07', '01', '05', '02', '06', '04'])
		await testimonials.publish(aTestimonial(`2026-${month}-15`));
});
afterEach(() => table.close());

const list = (query: { limit?: string; cursor?: string } = {}) => listTestimonials({ testimonials })({ query });
const inMonths = (...months: readonly string[]) => months.map((month) => aTestimonial(`2026-${month}-15`));

test('the five newest testimonials are returned, newest first, with a cursor to the rest', async () => {
	const data = inMonths('07', '06', '05', '04', '03');
	const first = await list();
	expect(first).toEqual({ ok: true, value: { data, nextCursor: expect.stringMatching(/^[\w-]+$/) } });
	const cursor = first.ok ? (first.value.nextCursor ?? '') : '';
	expect(await list({ cursor })).toEqual({ ok: true, value: { data: inMonths('02', '01') } });
});

test('the requested number of testimonials is returned', async () => {
	expect(await list({ limit: '1' })).toMatchObject({ value: { data: inMonths('07') } });
	expect(await list({ limit: '20' })).toEqual({
		ok: true,
		value: { data: inMonths('07', '06', '05', '04', '03', '02', '01') },
	});
});

test.each([['AAAA'], [encodeCursor('1 2026-11-24T06:00:00.000Z#c-1')]])(
	'the invalid cursor %s is refused',
	async (cursor) => {
		expect(await list({ cursor })).toMatchObject({ refusal: 'invalid_request', errors: [{ field: 'cursor' }] });
	},
);

test('a testimonial that a client offers waits for approval with the consent, apart from the published ones', async () => {
	const before = await list({ limit: '20' });
	const words = { id: 't-1', name: 'Amina', message: 'They listened to me.', rating: 5 };
	await testimonials.hold({ ...words, userId: 'amina', createdAt: '2026-11-24T06:03:00.000Z', mayBeInCrisis: false });
	expect(await list({ limit: '20' })).toEqual(before);
	const pending = (await scanEntity(table, 'offered-testimonial')).filter(({ state }) => state === 'pending');
	expect(pending).toEqual([
		{
			...words,
			PK: 'TESTI#t-1',
			SK: 'T',
			entity: 'offered-testimonial',
			uid: 'amina',
			createdAt: '2026-11-24T06:03:00.000Z',
			state: 'pending',
			ver: 1,
			consent: { version: '2026-11-21', at: '2026-11-24T06:03:00.000Z' },
			G1PK: 'TESTIMOD#PENDING',
			G1SK: '2026-11-24T06:03:00.000Z#t-1',
			// The index by which an erasure or a data request finds it.
			G2PK: 'WRITER#amina',
			G2SK: '2026-11-24T06:03:00.000Z',
			ttl: 1795500180 + 365 * 86400,
		},
	]);
});
