import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dayOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import { copyItems, type Item } from '../operations/copy-items.ts';
import { scheduleKey } from '../src/calendar/schedule.items.ts';
import { faqRepository } from '../src/faq/faq.repository.ts';
import { accountRepository } from '../src/identity/account/account.repository.ts';
import { createUser, type NewUser } from '../src/identity/account/create-user.usecase.ts';
import type { FieldCipher } from '../src/platform/keys/field-cipher.ts';
import { profileRepository } from '../src/profile/profile.repository.ts';
import { psychologistRepository } from '../src/psychologist/psychologist.repository.ts';
import { serviceRepository } from '../src/service/service.repository.ts';
import { testimonialRepository } from '../src/testimonial/testimonial.repository.ts';
import { articlesAt } from './data/articles/articles-at.ts';
import { demoStaff } from './demo-accounts.ts';
import { askForHours } from './history/ask-for-hours.ts';
import { EIGHT_MONTHS, type HistorySize, runHistory } from './history/history.ts';
import { randomFrom } from './history/random.ts';
import { type MemoryTable, memoryTable } from './memory-table/memory-table.ts';
import { isFreshAt, type PreparedHistory } from './prepared-history.ts';
import { saveArticle } from './save-article.ts';
import { seed } from './seed.ts';

interface HistoryOptions {
	readonly tableName: string;
	readonly cipher: FieldCipher;
	/** Hashes a password. Called twice, because the demo has two passwords. */
	readonly hash: (password: string) => Promise<string>;
	readonly admin: NewUser;
	/** The present, at which the history ends. */
	readonly end: Date;
}

export interface SeedHistoryOptions extends Omit<HistoryOptions, 'cipher'> {
	readonly db: DynamoDBDocumentClient;
	readonly cipher: () => Promise<FieldCipher>;
	readonly prepared?: PreparedHistory | undefined;
	/** Makes this the key of the table's encrypted fields. False when the table already has another one. */
	readonly useDataKey: (dataKey: Uint8Array) => Promise<boolean>;
	readonly report: (line: string) => void;
}

/**
 * Fills a table without a centre profile with the demo and eight months of history: the prepared history where it is
 * fresh and its data key can be used, else a new one. The profile is copied last, so that an interrupted seed is run
 * again.
 */
export async function seedHistory(options: SeedHistoryOptions): Promise<void> {
	const { db, tableName, end, prepared, report } = options;
	if (await profileRepository(db, tableName).read()) {
		report('This table is already seeded.');
		return;
	}
	const usable = prepared && isFreshAt(prepared, end) && prepared.adminEmail === options.admin.email;
	const items =
		usable && (await options.useDataKey(prepared.dataKey))
			? prepared.items
			: await historyItems({ ...options, model: db, cipher: await options.cipher() });
	const copied = await copyItems(items, { db, tableName, now: end });
	report(`${copied} records of eight months`);
}

/** All items of the demo with eight months of history. It runs in memory, which takes seconds. */
export async function historyItems({
	model,
	...options
}: HistoryOptions & { readonly model: DynamoDBDocumentClient }): Promise<readonly Item[]> {
	const table = memoryTable(model);
	await historyOn(table, options);
	return table.items();
}

/** Runs the demo's history on an empty table. `size` makes it shorter than eight months. */
export async function historyOn(
	{ db, onNew }: Pick<MemoryTable, 'db' | 'onNew'>,
	options: HistoryOptions & { readonly size?: HistorySize },
): Promise<void> {
	const { tableName, cipher, admin, end, size = EIGHT_MONTHS } = options;
	const begin = instantAt(addDays(dayOf(end), -size.days - 1), 9 * 60);
	const hash = onceForEach(options.hash);
	const accounts = accountRepository(db, tableName, async () => cipher);
	const createAdmin = createUser({ accounts, hash, now: () => begin, newId: randomFrom(1).newId });
	let staffId = '';
	await seed('demo', admin, {
		profiles: profileRepository(db, tableName),
		services: serviceRepository(db, tableName),
		psychologists: psychologistRepository(db, tableName),
		testimonials: testimonialRepository(db, tableName),
		faqs: faqRepository(db, tableName),
		saveArticle: saveArticle(db, tableName),
		async createUser(user) {
			const created = await createAdmin(user);
			if (created.ok) staffId = created.value.id;
			return created;
		},
		now: () => end,
		report: () => undefined,
	});
	const psychologist = await addStaff({ db, tableName }, createAdmin);
	await runHistory({
		...{ db, tableName, cipher, hash, end, onNew, size },
		staffId,
		articles: articlesAt(end),
	});
	if (psychologist) await askForHours({ db, tableName, cipher, end }, psychologist);
}

/** Creates one member of staff for each role. Returns the accounts of psychologists, linked to their entries. */
async function addStaff(
	{ db, tableName: TableName }: { readonly db: DynamoDBDocumentClient; readonly tableName: string },
	create: ReturnType<typeof createUser>,
): Promise<{ readonly userId: string; readonly psychologistId: string } | undefined> {
	let psychologist: Awaited<ReturnType<typeof addStaff>>;
	for (const person of demoStaff) {
		const created = await create(person);
		if (!created.ok || person.psychologistId === undefined) continue;
		const entry = new UpdateCommand({
			TableName,
			Key: scheduleKey(person.psychologistId),
			UpdateExpression: 'SET accountId = :account',
			ExpressionAttributeValues: { ':account': created.value.id },
		});
		await db.send(entry);
		psychologist = { userId: created.value.id, psychologistId: person.psychologistId };
	}
	return psychologist;
}

function onceForEach(hash: (password: string) => Promise<string>): (password: string) => Promise<string> {
	const hashes = new Map<string, Promise<string>>();
	return (password) => {
		const known = hashes.get(password) ?? hash(password);
		hashes.set(password, known);
		return known;
	};
}
