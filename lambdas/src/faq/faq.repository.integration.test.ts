import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { faqRepository } from './faq.repository.ts';
import type { Faq } from './faq.ts';

const aFaq = (id: string, category: Faq['category'], order: number): Faq => ({
	id,
	question: `${id}?`,
	answer: 'Yes.',
	category,
	order,
	featured: false,
});

let table: FreshTable;
beforeAll(async () => {
	table = await freshTable();
});
afterAll(() => table.close());

test('FAQs come back grouped by category and in their order within it', async () => {
	const faqs = faqRepository(table.db, table.tableName);
	const privacyTenth = aFaq('notes', 'Privacy', 10);
	const privacySecond = aFaq('who-can-see', 'Privacy', 2);
	const general = { ...aFaq('parking', 'General', 1), featured: true };
	for (const faq of [privacyTenth, privacySecond, general]) await faqs.save(faq);
	expect(await faqs.list()).toEqual([general, privacySecond, privacyTenth]);
});
