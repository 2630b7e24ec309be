import { centreProfile } from '@tulia/centre/profile';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { type SaveArticle, saveArticle } from '../../demo/save-article.ts';
import { anArticle } from '../../test-support/article/an-article.ts';
import { sentCommands } from '../../test-support/article/sent-commands.ts';
import { faqRepository } from '../faq/faq.repository.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { psychologistRepository } from '../psychologist/psychologist.repository.ts';
import { publicContentReader } from './read-public-content.ts';

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
});
afterEach(() => table.close());

const read = () =>
	publicContentReader({
		db: table.db,
		tableName: table.tableName,
		sendsSms: true,
		now: () => new Date('2026-12-01T09:00:00.000Z'),
	})();
const save: SaveArticle = (...given) => saveArticle(table.db, table.tableName)(...given);

test('the content of an empty table is empty lists, and no profile', async () => {
	const nothing = { data: [] };
	expect(await read()).toEqual({
		data: {
			...{ listServices: nothing, listPsychologists: nothing, listTestimonials: nothing },
			...{ listArticles: nothing, listFaqs: nothing },
		},
		psychologists: [],
		articles: [],
	});
});

test("the public content contains the API's responses, and for each published article what its page needs", async () => {
	const { db, tableName } = table;
	await profileRepository(db, tableName).save(centreProfile);
	const faq = { id: 'f', question: 'How long?', answer: 'An hour.', category: 'Sessions', featured: true } as const;
	await faqRepository(db, tableName).save({ ...faq, order: 1 });
	await save(anArticle({ id: 'one' }), 'published');
	await save(anArticle({ id: 'two', createdAt: '2026-11-02T06:00:00.000Z' }), 'published');
	await save(anArticle({ id: 'not-yet' }), 'draft');

	const { data, articles: published } = await read();
	expect(data.getProfile).toMatchObject({
		...centreProfile,
		closedDays: expect.arrayContaining(['2026-12-25']),
		sendsSms: true,
	});
	expect(data.listFaqs).toEqual({ data: [faq] });
	expect(published.map(({ id }) => id)).toEqual(['two', 'one']);
	expect(published[1]?.answers).toEqual([
		{ name: 'getArticle', args: { id: 'one' }, value: anArticle({ id: 'one' }) },
		{
			name: 'listRelatedArticles',
			args: { id: 'one', category: 'Self-Care' },
			value: { data: [expect.objectContaining({ id: 'two' })] },
		},
		{ name: 'listComments', args: { id: 'one' }, value: { data: [] } },
	]);
});

test('only active psychologists have a page', async () => {
	const people = psychologistRepository(table.db, table.tableName);
	const hours = { weeklyHours: {}, breaks: {}, timeOff: [], version: 1 };
	const profile = { summary: 'Listens first.', about: 'Came to us in 2020.', isSample: true };
	const amina = {
		id: 'amina',
		name: 'Amina',
		serviceIds: ['stress'],
		active: true,
		profile: { ...profile, languages: ['sw'] },
	};
	await people.save(amina, hours);
	await people.save({ ...amina, id: 'gone', active: false }, hours);

	const { data, psychologists } = await read();
	const card = {
		...{ id: 'amina', name: 'Amina', serviceIds: ['stress'], summary: 'Listens first.' },
		languages: [{ tag: 'sw', name: 'Kiswahili', nameLang: 'sw' }],
	};
	expect(data.listPsychologists).toEqual({ data: [card] });
	expect(psychologists).toEqual([
		{
			id: 'amina',
			answers: [{ name: 'getPsychologist', args: { id: 'amina' }, value: { ...card, about: 'Came to us in 2020.' } }],
			needs: ['listServices'],
		},
	]);
});

test('an article with too few related articles needs the list of all articles, and an article with enough does not', async () => {
	const needs = async () => (await read()).articles.map((article) => article.needs);
	for (const id of ['1', '2', '3']) await save(anArticle({ id }), 'published');
	expect(await needs()).toEqual([['listArticles'], ['listArticles'], ['listArticles']]);
	await save(anArticle({ id: '4' }), 'published');
	expect(await needs()).toEqual([[], [], [], []]);
});

test('the related articles cost one Query a category, besides two an article', async () => {
	const readsSent = () => sentCommands(table.client, read);
	const queries = async () => (await readsSent()).filter((name) => name === 'QueryCommand').length;
	const before = await queries();
	for (const id of ['1', '2', '3', '4']) await save(anArticle({ id }), 'published');
	expect(await queries()).toBe(before + 2 * 4 + 1);
});
