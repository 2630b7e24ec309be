import { faqCategories } from '@tulia/contracts/faq/schemas';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { profileRepository } from '../profile/profile.repository.ts';
import { serviceRepository } from '../service/service.repository.ts';
import { faqRepository } from './faq.repository.ts';
import type { Faq } from './faq.ts';
import { listFaqs } from './list-faqs.usecase.ts';

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

test('FAQs are listed by category, and in their order within it', async () => {
	const faqs = faqRepository(table.db, table.tableName);
	const privacyTenth = aFaq('notes', 'Privacy', 10);
	const privacySecond = aFaq('who-can-see', 'Privacy', 2);
	const general = { ...aFaq('parking', 'General', 1), featured: true };
	for (const faq of [privacyTenth, privacySecond, general]) await faqs.save(faq);
	expect(await faqs.list()).toEqual([general, privacySecond, privacyTenth]);
});

test('the help centre lists FAQs in its own order of categories', async () => {
	const faqs = faqRepository(table.db, table.tableName);
	for (const category of [...faqCategories].reverse()) await faqs.save(aFaq(`about-${category}`, category, 1));
	const answer = await listFaqs({
		faqs,
		services: serviceRepository(table.db, table.tableName),
		profiles: profileRepository(table.db, table.tableName),
	})();
	const categories = answer.ok ? answer.value.data.map(({ category }) => category) : [];
	expect([...new Set(categories)]).toEqual(['Services', 'General', 'Sessions', 'Privacy', 'Appointments']);
	expect(answer.ok && answer.value.data).toHaveLength((await faqs.list()).length);
});
