/**
 * `node --import tsx scripts/save-content.mjs`: writes the saved content of the public site (mfe-content/src/saved) from the
 * seed. For whoever changed the seed's content; a test says when it is due. The site itself never imports the seed.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from './lib/steps.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { centreProfile } = await import(path.join(root, 'packages/centre/src/profile/centre-profile.ts'));
const seed = (/** @type {string} */ file) => import(path.join(root, 'lambdas/src/seed/data', file));
const folder = path.join(root, 'mfe-content/src/saved/content');

const [{ services }, { testimonials }, { allFaqs }, { articlesAt }, { withPrices }] = await Promise.all(
	['services.ts', 'testimonials.ts', 'faqs/all-faqs.ts', 'articles/articles-at.ts', '../../faq/price-list.ts'].map(
		seed,
	),
);

const today = new Date();
const articles = articlesAt(today);
const newestFirst = [...articles].sort((one, other) => other.createdAt.localeCompare(one.createdAt));

const json = (/** @type {unknown} */ value) => JSON.stringify(value, null, '\t');
const literal = (/** @type {string} */ text) => `\`${text.replaceAll(/[`\\]|\$\{/g, '\\$&')}\``;

/**
 * @param {string} type
 * @param {string} noun
 * @param {string} comment
 * @param {string} name
 * @param {unknown} list
 */
const listFile = (type, noun, comment, name, list) => `import type { ${type} } from '@tulia/contracts/${noun}/schemas';

/** ${comment} Written by scripts/save-content.mjs. */
export const ${name}: readonly ${type}[] = ${json(list)};
`;

const articleFile = (
	/** @type {any} */ { content, ...card },
) => `import type { Article } from '@tulia/contracts/article/schemas';

/** Written by scripts/save-content.mjs. */
export const savedArticle: Article = {${json(card).slice(1, -2)}, content: ${literal(content)} };
`;

const articleNames = newestFirst.map(({ id }) => `article-${id}`);
const articlesFile = `import type { Article } from '@tulia/contracts/article/schemas';

/** Each article of the seed in a file of its own, by id. Written by scripts/save-content.mjs. */
export const savedArticleFiles: Readonly<Record<string, () => Promise<{ readonly savedArticle: Article }>>> = {
${newestFirst.map(({ id }) => `'${id}': () => import('./article-${id}.ts'),`).join('\n')}
};
`;

const cardsFile = `${listFile(
	'ArticleCard',
	'article',
	'The cards of the articles of the seed, newest first.',
	'savedArticleCards',
	newestFirst.map(({ content: _content, aboutAuthor: _aboutAuthor, ...card }) => card),
)}
/** The instant at which they were saved: the articles of the seed are dated back from it. */
export const savedAt = '${today.toISOString()}';
`;

const files = {
	'saved-services.ts': listFile('Service', 'service', 'The services of the seed.', 'savedServices', services),
	'saved-testimonials.ts': listFile(
		'Testimonial',
		'testimonial',
		'The testimonials of the seed, newest first.',
		'savedTestimonials',
		testimonials,
	),
	'saved-faqs.ts': listFile(
		'Faq',
		'faq',
		'The FAQs of the seed, in the order of the help centre.',
		'savedFaqs',
		allFaqs.map((/** @type {any} */ { order: _order, ...faq }) => ({
			...faq,
			answer: withPrices(faq.answer, services, centreProfile.currency),
		})),
	),
	'saved-article-cards.ts': cardsFile,
	'saved-article-files.ts': articlesFile,
	...Object.fromEntries(newestFirst.map((article, index) => [`${articleNames[index]}.ts`, articleFile(article)])),
};

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
process.exit(await run(path.join(root, 'node_modules/.bin/biome'), ['format', '--write', folder]));
