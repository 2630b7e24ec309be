import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { formerlyKnownAs } from '../../client/merged-client.items.ts';
import { newestRecords } from '../../client/newest-records.repository.ts';
import { openedEmail, phoneAttributes, reachOf } from '../../client/reach.items.ts';
import { accessItem, recordItem } from '../../client/record.items.ts';
import { remainingClient } from '../../client/remaining-client.repository.ts';
import { clientIndex } from '../../client/search/client-index.repository.ts';
import type { ClientSearch } from '../../client/search/client-index.ts';
import { holdsAll, searchWords } from '../../client/search-words.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { auditItem } from '../../platform/table/audit.items.ts';
import { readItems } from '../../platform/table/read-items.repository.ts';
import { retryConflicts } from '../../platform/table/retry-conflicts.ts';
import type { Item } from '../../platform/table/stored-item.ts';
import { putNew } from '../../platform/table/transaction.actions.ts';
import { isConditionFailure } from '../../platform/table/transaction.ts';
import { userKey } from '../../platform/table/user.items.ts';
import type { AddedClient, ClientDirectory } from './client-directory.ts';
import { type ClientRowsDeps, clientRows } from './client-rows.repository.ts';

/** Lists, finds and adds client records for staff. */
export const clientDirectory = (deps: ClientRowsDeps): ClientDirectory => {
	const { db, tableName: TableName, openCipher } = deps;
	const index = clientIndex(db, TableName, openCipher);

	const rowsOf = clientRows(deps);
	const recordsOf = (ids: readonly string[], freshness: 'latest' | 'recent') =>
		readItems(
			db,
			TableName,
			ids.map((id) => userKey(id, 'PROFILE')),
			freshness,
		);

	return {
		async newest(count, before) {
			const records = await newestRecords(deps, count + 1, before);
			const shown = records.slice(0, count);
			const next = records.length > count ? shown.at(-1)?.G1SK : undefined;
			return { clients: await rowsOf(shown, 'recent'), next };
		},
		async search(search, count) {
			const { ids, more } = await index.candidates(search);
			const cipher = await openCipher();
			const meant = (await recordsOf(ids, 'recent'))
				.filter((record) => isMeant(search, record, cipher))
				.sort((a, b) => String(a.name).localeCompare(String(b.name)) || String(a.id).localeCompare(String(b.id)));
			const clients = await rowsOf(meant.slice(0, count), 'recent');
			return { clients, more: more || meant.length > count };
		},
		async find(id) {
			const stays = await remainingClient(db, TableName, id);
			const [row] = await rowsOf(await recordsOf([stays], 'latest'), 'latest');
			return row;
		},
		async add(client) {
			const TransactItems = additions(client, await openCipher()).map((item) => putNew(TableName, item));
			try {
				await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems: [...TransactItems] })));
				return ok(undefined);
			} catch (error) {
				if (!isConditionFailure(error)) throw error;
				return (await isSame(recordsOf, client, openCipher)) ? ok(undefined) : refuse('idempotency_key_reused');
			}
		},
	};
};

/** The index may be stale and truncated digests may collide, so each hit is checked against its record. */
function isMeant(search: ClientSearch, record: Item, cipher: FieldCipher): boolean {
	const before = formerlyKnownAs(record, cipher);
	if (search.kind === 'words') {
		const texts = [record.name, openedEmail(record, cipher), ...before.flatMap(({ name, email }) => [name, email])];
		return holdsAll(texts.flatMap(searchWords), search.words);
	}
	const numbers: readonly string[] = [reachOf(record, cipher).phone, ...before.map(({ phone }) => ({ number: phone }))]
		.map((phone) => phone?.number ?? '')
		.filter((number) => number !== '');
	return numbers.some((number) =>
		search.kind === 'phone' ? number === search.number : number.endsWith(search.digits),
	);
}

const additions = ({ id, name, phone, notices, actor, auditId, now }: AddedClient, cipher: FieldCipher) => {
	const since = now.toISOString();
	return [
		{
			...recordItem({ id, name, emailVerified: false, joinedAt: since, consents: {} }),
			...(phone === undefined ? {} : phoneAttributes({ number: phone, proof: 'staff', since }, id, cipher)),
			...(notices === undefined ? {} : { notices }),
		},
		accessItem(id),
		auditItem({ id: auditId, actor, action: 'client_added', object: id, at: now }),
	];
};

async function isSame(
	recordsOf: (ids: readonly string[], freshness: 'latest') => Promise<readonly Item[]>,
	{ id, name, phone }: AddedClient,
	openCipher: () => Promise<FieldCipher>,
): Promise<boolean> {
	const [record] = await recordsOf([id], 'latest');
	if (!record) return false;
	return record.name === name && reachOf(record, await openCipher()).phone?.number === phone;
}
