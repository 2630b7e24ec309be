/**
 * `node --import tsx scripts/save-content.mjs [--url https://…] [--into <folder>]`: writes the saved content of the
 * public site (mfe-content/src/saved/content): a centre's published content from the API of its site, or the seed
 * without an address. Run it after a change of the seed's content, which a test detects, and before the launch of a
 * centre. The site itself never imports the seed.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './lib/steps.mjs';

const root = path.resolve(import.meta.dirname, '..');
const SEED = 'the seed';
const own = path.join(root, 'mfe-content/src/saved/content');
const text = /** @type {const} */ ({ type: 'string' });
const { url, into: folder = own } = parseArgs({ options: { url: text, into: text } }).values;
const today = new Date();

/** The seed's content. */
async function seedContent() {
	const { centreProfile } = await import(path.join(root, 'packages/centre/src/profile/centre-profile.ts'));
	const seed = (/** @type {string} */ file) => import(path.join(root, 'lambdas/demo/data', file));
	const [{ services }, { testimonials }, { allFaqs }, { articlesAt }, { withPrices }] = await Promise.all(
		[
			'services.ts',
			'testimonials.ts',
			'faqs/all-faqs.ts',
			'articles/articles-at.ts',
			'../../src/faq/price-list.ts',
		].map(seed),
	);
	const faqs = allFaqs.map((/** @type {any} */ { order: _order, ...faq }) => ({
		...faq,
		answer: withPrices(faq.answer, services, centreProfile.currency),
	}));
	return { services, testimonials, faqs, articles: articlesAt(today) };
}

/** The published content of a site. */
async function publishedContent(/** @type {string} */ site) {
	const read = async (/** @type {string} */ address) => {
		const answer = await fetch(new URL(address, site));
		if (!answer.ok) throw new Error(`${address} answered ${answer.status}. Nothing was written.`);
		return answer.json();
	};
	const lists = ['/api/services', '/api/testimonials?limit=20', '/api/faqs', '/api/blogs'].map(read);
	const [services, testimonials, faqs, cards] = (await Promise.all(lists)).map(({ data }) => data);
	const articles = [];
	for (const { id } of cards) articles.push(await read(`/api/blogs/${encodeURIComponent(id)}`));
	return { services, testimonials, faqs, articles };
}

const { services, testimonials, faqs, articles } = url ? await publishedContent(url) : await seedContent();
const newestFirst = [...articles].sort((one, other) => other.createdAt.localeCompare(one.createdAt));

const json = (/** @type {unknown} */ value) => JSON.stringify(value, null, '\t');
const literal = (/** @type {string} */ text) => `\`${text.replaceAll(/[`\\]|\$\{/g, '\\$&')}\``;

/**
 * @param {{ type: string, noun: string, comment: string, name: string }} head
 * @param {unknown} list
 */
const listFile = (
	{ type, noun, comment, name },
	list,
) => `import type { ${type} } from '@tulia/contracts/${noun}/schemas';

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

/** Each article in a file of its own, by id. Written by scripts/save-content.mjs. */
export const savedArticleFiles: Readonly<Record<string, () => Promise<{ readonly savedArticle: Article }>>> = {
${newestFirst.map(({ id }) => `'${id}': () => import('./article-${id}.ts'),`).join('\n')}
};
`;

const cardsFile = `${listFile(
	{
		type: 'ArticleCard',
		noun: 'article',
		comment: 'The cards of the articles, newest first.',
		name: 'savedArticleCards',
	},
	newestFirst.map(({ content: _content, aboutAuthor: _aboutAuthor, ...card }) => card),
)}
/** The instant at which they were saved: the articles of the seed are dated back from it. */
export const savedAt = '${today.toISOString()}';
/** Where they are from. */
export const savedFrom: string = '${url ? new URL(url).origin : SEED}';
`;

const files = {
	'saved-services.ts': listFile(
		{ type: 'Service', noun: 'service', comment: 'The services.', name: 'savedServices' },
		services,
	),
	'saved-testimonials.ts': listFile(
		{
			type: 'Testimonial',
			noun: 'testimonial',
			comment: 'The testimonials, newest first.',
			name: 'savedTestimonials',
		},
		testimonials,
	),
	'saved-faqs.ts': listFile(
		{ type: 'Faq', noun: 'faq', comment: 'The FAQs, in the order of the help centre.', name: 'savedFaqs' },
		faqs,
	),
	'saved-article-cards.ts': cardsFile,
	'saved-article-files.ts': articlesFile,
	...Object.fromEntries(newestFirst.map((article, index) => [`${articleNames[index]}.ts`, articleFile(article)])),
};

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
console.log(
	`${services.length} services, ${testimonials.length} testimonials, ${faqs.length} FAQs and ${newestFirst.length} articles of ${url ?? SEED} are saved.`,
);
if (folder === own) process.exit(await run(path.join(root, 'node_modules/.bin/biome'), ['format', '--write', folder]));
