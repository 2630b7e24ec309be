import path from 'node:path';
import { centreProfile } from '@tulia/centre/profile';
import { savedArticleCards, savedAt, savedFrom } from './content/saved-article-cards.ts';
import { savedArticleFiles } from './content/saved-article-files.ts';
import { savedFaqs } from './content/saved-faqs.ts';
import { savedServices } from './content/saved-services.ts';
import { savedTestimonials } from './content/saved-testimonials.ts';
import { loadSavedArticle, loadSavedRelated } from './load-saved-article.ts';

/** The seed data of the lambdas, imported by path because no folder of the site may depend on it. */
const seed = (file: string) => import(path.resolve(__dirname, '../../../lambdas/demo/data', file));

/** A fork saves its own content and skips this test. To update: `node --import tsx scripts/save-content.mjs`. */
(savedFrom === 'the seed' ? describe : describe.skip)('the saved content equals the seed', () => {
	test('the saved services are those of the seed', async () => {
		expect(savedServices).toEqual((await seed('services.ts')).services);
	});

	test('the saved testimonials are those of the seed', async () => {
		expect(savedTestimonials).toEqual((await seed('testimonials.ts')).testimonials);
	});

	test('the saved FAQs are those of the seed, without the order set by staff', async () => {
		const { allFaqs } = await seed('faqs/all-faqs.ts');
		const { services } = await seed('services.ts');
		const { withPrices } = await seed('../../src/faq/price-list.ts');
		expect(savedFaqs).toEqual(
			allFaqs.map(({ order: _order, answer, ...faq }: { readonly order: number; readonly answer: string }) => ({
				...faq,
				answer: withPrices(answer, services, centreProfile.currency),
			})),
		);
	});

	test('the saved articles are those of the seed, each with its text, and their cards newest first', async () => {
		const { articlesAt } = await seed('articles/articles-at.ts');
		const articles: readonly { readonly id: string; readonly createdAt: string }[] = articlesAt(new Date(savedAt));
		const undated = articles.map(({ createdAt: _createdAt, ...article }) => article);
		expect(await Promise.all(articles.map(({ id }) => loadSavedArticle(id)))).toEqual(undated);
		expect(Object.keys(savedArticleFiles).sort()).toEqual(articles.map(({ id }) => id).sort());

		const cards = await Promise.all(savedArticleCards.map(({ id }) => loadSavedArticle(id)));
		expect(cards).toMatchObject(savedArticleCards.map(({ createdAt: _createdAt, ...card }) => card));
		expect(cards).toHaveLength(articles.length);
		const dates = savedArticleCards.map(({ createdAt }) => createdAt);
		expect(dates).toEqual(dates.toSorted().reverse());
	});
});

test.each(['no-such-article', 'constructor'])('the article "%s" is not saved', async (id) => {
	expect(await loadSavedArticle(id)).toBeUndefined();
});

test('related articles are up to three others of the category', async () => {
	for (const { id, category } of savedArticleCards) {
		const { data } = await loadSavedRelated(id, category);
		expect(data.length).toBeLessThanOrEqual(3);
		expect(data.filter((card) => card.id === id || card.category !== category)).toEqual([]);
	}
});
