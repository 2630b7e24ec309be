import type { Testimonial } from '@tulia/contracts/testimonial/schemas';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
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
beforeAll(async () => {
	table = await freshTable();
});
afterAll(() => table.close());

test('the five newest testimonials are answered, newest first, and older ones are left out', async () => {
	const testimonials = testimonialRepository(table.db, table.tableName);
	for (const month of ['03', '07', '01', '05', '02', '06', '04']) {
		await testimonials.publish(aTestimonial(`2026-${month}-15`));
	}
	const answer = await listTestimonials({ testimonials })();
	const newest = ['2026-07-15', '2026-06-15', '2026-05-15', '2026-04-15', '2026-03-15'];
	expect(answer).toEqual({ ok: true, value: { data: newest.map(aTestimonial) } });
});
