import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { articleRepository } from '../src/article/article.repository.ts';
import { faqRepository } from '../src/faq/faq.repository.ts';
import { accountRepository } from '../src/identity/account/account.repository.ts';
import { createUser } from '../src/identity/account/create-user.usecase.ts';
import { hashPassword } from '../src/identity/account/password-hash.ts';
import { statedAddress } from '../src/platform/confirmed-address.ts';
import { fieldCipherFrom } from '../src/platform/keys/field-cipher.ts';
import { newId } from '../src/platform/new-id.ts';
import { profileRepository } from '../src/profile/profile.repository.ts';
import { psychologistRepository } from '../src/psychologist/psychologist.repository.ts';
import { serviceRepository } from '../src/service/service.repository.ts';
import { testimonialRepository } from '../src/testimonial/testimonial.repository.ts';
import { firstAdmin } from './demo-accounts.ts';
import { saveArticle } from './save-article.ts';
import { type SeedDeps, seed } from './seed.ts';

const NOW = new Date('2026-11-21T07:00:00.000Z');
const admin = firstAdmin({ AWS_ENDPOINT_URL: 'http://127.0.0.1' });

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
});
afterEach(() => table.close());

const accounts = () => accountRepository(table.db, table.tableName, async () => fieldCipherFrom(new Uint8Array(32)));

const deps = (report: (line: string) => void = () => undefined): SeedDeps => ({
	profiles: profileRepository(table.db, table.tableName),
	services: serviceRepository(table.db, table.tableName),
	psychologists: psychologistRepository(table.db, table.tableName),
	testimonials: testimonialRepository(table.db, table.tableName),
	faqs: faqRepository(table.db, table.tableName),
	saveArticle: saveArticle(table.db, table.tableName),
	createUser: createUser({ accounts: accounts(), hash: hashPassword, now: () => NOW, newId }),
	now: () => NOW,
	report,
});

const items = async () => (await table.db.send(new ScanCommand({ TableName: table.tableName }))).Items ?? [];
const keysOf = async () => (await items()).map(({ PK, SK }) => `${PK} ${SK}`).sort();

describe('seeding', () => {
	test('seeding fills a table with the demo centre and reports what it wrote', async () => {
		const lines: string[] = [];
		await seed(
			'demo',
			admin,
			deps((line) => lines.push(line)),
		);
		expect(lines).toEqual([
			'8 services',
			'3 psychologists',
			'30 FAQs',
			'14 articles',
			'6 testimonials',
			'1 admin',
			'1 centre profile',
		]);
		expect(await serviceRepository(table.db, table.tableName).list()).toHaveLength(8);
		expect(await psychologistRepository(table.db, table.tableName).list()).toHaveLength(3);
		expect(await articleRepository(table.db, table.tableName).findPublished('9')).toMatchObject({
			content: expect.stringContaining('<h2>Seven steps back</h2>'),
			aboutAuthor: expect.stringContaining('Psychologist at Tulia Centre.'),
		});
		expect(await accounts().findLogin(statedAddress('admin@tulia.example', 'log_in'))).toMatchObject({
			role: 'admin',
			status: 'active',
		});
	});

	test('seeding is idempotent', async () => {
		await seed('demo', admin, deps());
		const before = await items();
		const lines: string[] = [];
		await seed(
			'demo',
			admin,
			deps((line) => lines.push(line)),
		);
		expect(lines).toEqual(['This table is already seeded.']);
		expect(await items()).toEqual(before);
	});

	test('an interrupted seeding is completed by the next run', async () => {
		const whole = deps();
		const cut = async () => Promise.reject(new Error('cut off'));
		await expect(seed('demo', admin, { ...whole, profiles: { ...whole.profiles, save: cut } })).rejects.toThrow(
			'cut off',
		);
		const interrupted = await keysOf();
		await seed('demo', admin, whole);
		expect(await keysOf()).toEqual([...interrupted, 'PROFILE#CENTRE P'].sort());
	});

	test('an empty centre has a profile and an admin, and no content', async () => {
		await seed('empty', admin, deps());
		const entities = new Set((await items()).map(({ entity }) => String(entity)));
		expect(entities).toContain('profile');
		for (const none of ['service', 'psychologist', 'faq', 'article', 'testimonial'])
			expect(entities).not.toContain(none);
	});

	test('seeding stores the entity of every item', async () => {
		await seed('demo', admin, deps());
		expect((await items()).filter(({ entity }) => typeof entity !== 'string')).toEqual([]);
	});
});
