import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { articleRepository } from '../article/article.repository.ts';
import { addDays, dayOf, instantAt } from '../availability/centre-time.ts';
import { faqRepository } from '../faq/faq.repository.ts';
import { accountRepository } from '../identity/account.repository.ts';
import { createUser, type NewUser } from '../identity/create-user.usecase.ts';
import type { FieldCipher } from '../platform/field-cipher.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { psychologistRepository } from '../psychologist/psychologist.repository.ts';
import { serviceRepository } from '../service/service.repository.ts';
import { testimonialRepository } from '../testimonial/testimonial.repository.ts';
import { copyItems } from './copy-items.ts';
import { articlesAt } from './data/articles/articles-at.ts';
import { EIGHT_MONTHS, type HistorySize, liveHistory } from './history/history.ts';
import { randomFrom } from './history/random.ts';
import { type MemoryTable, memoryTable } from './memory-table/memory-table.ts';
import { seed } from './seed.ts';

export interface SeedHistoryOptions {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly cipher: FieldCipher;
	/** Makes the hash of a password. Everybody of the demo has one of two, so it is made twice. */
	readonly hash: (password: string) => Promise<string>;
	readonly admin: NewUser;
	/** The present, at which the history ends. */
	readonly end: Date;
	readonly report: (line: string) => void;
}

/**
 * Fills a table that has no centre profile yet with the demo and eight months of its life. The history happens in memory, where
 * it takes seconds, and is copied then; the profile last, so that a seed that was interrupted is made again.
 */
export async function seedHistory(options: SeedHistoryOptions): Promise<void> {
	const { db, tableName, report } = options;
	if (await profileRepository(db, tableName).read()) {
		report('This table is already seeded.');
		return;
	}
	const table = memoryTable(db);
	await historyOn(table, options);
	const copied = await copyItems(table.items(), { db, tableName, now: options.end });
	report(`${copied} records of eight months`);
}

/** Has the demo's life happen in an empty table. Less of it than eight months where a `size` is given. */
export async function historyOn(
	{ db, onNew }: Pick<MemoryTable, 'db' | 'onNew'>,
	options: Omit<SeedHistoryOptions, 'db' | 'report'> & { readonly size?: HistorySize },
): Promise<void> {
	const { tableName, cipher, admin, end, size = EIGHT_MONTHS } = options;
	const begin = instantAt(addDays(dayOf(end), -size.days - 1), 9 * 60);
	const hash = onceForEach(options.hash);
	const accounts = accountRepository(db, tableName, async () => cipher);
	const createAdmin = createUser({ accounts, hash, now: () => begin, newId: randomFrom(1).newId });
	let desk = '';
	await seed('demo', admin, {
		profiles: profileRepository(db, tableName),
		services: serviceRepository(db, tableName),
		psychologists: psychologistRepository(db, tableName),
		testimonials: testimonialRepository(db, tableName),
		faqs: faqRepository(db, tableName),
		articles: articleRepository(db, tableName),
		async createUser(user) {
			const made = await createAdmin(user);
			if (made.ok) desk = made.value.id;
			return made;
		},
		now: () => end,
		report: () => undefined,
	});
	await liveHistory({
		...{ db, tableName, cipher, hash, end, onNew, size },
		desk,
		articles: articlesAt(end),
	});
}

function onceForEach(hash: (password: string) => Promise<string>): (password: string) => Promise<string> {
	const made = new Map<string, Promise<string>>();
	return (password) => {
		const known = made.get(password) ?? hash(password);
		made.set(password, known);
		return known;
	};
}
