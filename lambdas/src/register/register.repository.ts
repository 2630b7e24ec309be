import { type DynamoDBDocumentClient, GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { ok, refuse } from '../platform/http/result.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { auditItem } from '../platform/table/audit.items.ts';
import type { Item } from '../platform/table/stored-item.ts';
import { transactIfUnchanged } from '../platform/table/transact-if-unchanged.repository.ts';
import { putNew } from '../platform/table/transaction.actions.ts';
import type { RegisterEntries, RegisterName } from './register-entry.ts';
import type { EntryAudit, RegisterStore } from './register-store.ts';

const KIND = {
	breaches: { PK: 'REGISTER#BREACHES', entity: 'breach' },
	requests: { PK: 'REGISTER#REQUESTS', entity: 'data-request' },
} as const satisfies Record<RegisterName, object>;
/** 24 months, like the audit of an answered request (rule 5). */
const KEPT_SECONDS = 730 * 24 * 60 * 60;

/** The only module that knows how registers are stored. Texts may name people, so they are sealed with the entry id. */
export function registerRepository(
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: () => Promise<Pick<FieldCipher, 'encrypt' | 'decrypt'>>,
): RegisterStore {
	const keyOf = (register: RegisterName, id: string) => ({ PK: KIND[register].PK, SK: id });
	async function itemOf<N extends RegisterName>(register: N, entry: RegisterEntries[N]): Promise<Item> {
		const { encrypt } = await openCipher();
		const { id, version: ver, ...said } = entry;
		return {
			...keyOf(register, id),
			entity: KIND[register].entity,
			id,
			ver,
			words: encrypt(JSON.stringify(said), id),
			...(register === 'requests' && entry.closedAt !== undefined
				? { ttl: Math.floor(Date.parse(entry.closedAt) / 1000) + KEPT_SECONDS }
				: {}),
		};
	}
	return {
		async list(register) {
			const items: Item[] = [];
			const question = {
				TableName,
				ConsistentRead: true,
				KeyConditionExpression: 'PK = :register',
				ExpressionAttributeValues: { ':register': KIND[register].PK },
			};
			for await (const { Items = [] } of paginateQuery({ client: db }, question)) items.push(...Items);
			const cipher = await openCipher();
			return items.map((item) => entryFrom(item, cipher));
		},
		async find(register, id) {
			const { Item: found } = await db.send(
				new GetCommand({ TableName, Key: keyOf(register, id), ConsistentRead: true }),
			);
			return found && entryFrom(found, await openCipher());
		},
		async add(register, entry, audit) {
			const item = await itemOf(register, entry);
			await transactIfUnchanged(db, [putNew(TableName, item), putNew(TableName, auditOf(entry.id, audit))]);
		},
		async replace(register, entry, audit) {
			const Put = {
				TableName,
				Item: { ...(await itemOf(register, entry)) },
				ConditionExpression: 'ver = :before',
				ExpressionAttributeValues: { ':before': entry.version - 1 },
			};
			const isWritten = await transactIfUnchanged(db, [{ Put }, putNew(TableName, auditOf(entry.id, audit))]);
			return isWritten ? ok(undefined) : refuse('changed_meanwhile');
		},
	};
}

const auditOf = (object: string, { by: { actor, at, auditId: id }, action, change }: EntryAudit) =>
	auditItem({ id, actor, action, object, at, change });

/** Decrypts what `itemOf` sealed. */
const entryFrom = <T>({ id, ver, words }: Item, { decrypt }: Pick<FieldCipher, 'decrypt'>): T => ({
	...(JSON.parse(decrypt(words, id)) as T),
	id,
	version: ver,
});
