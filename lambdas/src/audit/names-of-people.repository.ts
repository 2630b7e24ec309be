import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { isListed } from '../client/record.items.ts';
import { readItems } from '../platform/table/read-items.repository.ts';
import type { Item } from '../platform/table/stored-item.ts';
import { userKey } from '../platform/table/user.items.ts';
import type { NamesOfThings } from './named-things.ts';

/** How many merges in a row are followed. A record merged more often has no name here. */
const MERGES = 2;

/** For each requested id the record to read next. */
type Wanted = ReadonlyMap<string, string>;

/** The names of existing client records; for a merged record the name of the remaining one. */
export const namesOfPeople = (db: DynamoDBDocumentClient, TableName: string): NamesOfThings['people'] => {
	const read = async (ids: Iterable<string>, part: 'PROFILE' | 'MERGED'): Promise<ReadonlyMap<string, Item>> => {
		const keys = [...new Set(ids)].map((id) => userKey(id, part));
		return new Map((await readItems(db, TableName, keys, 'recent')).map((item) => [item.id, item]));
	};
	const mergedInto = async (wanted: Wanted): Promise<Wanted> => {
		const merged = await read(wanted.values(), 'MERGED');
		return new Map(
			[...wanted].flatMap(([requestedId, id]): readonly (readonly [string, string])[] => {
				const into = merged.get(id)?.into;
				return into === undefined ? [] : [[requestedId, into]];
			}),
		);
	};

	return async (ids) => {
		const names = new Map<string, string>();
		let wanted: Wanted = new Map(ids.map((id) => [id, id]));
		for (let passed = 0; wanted.size > 0; passed += 1) {
			const records = await read(wanted.values(), 'PROFILE');
			for (const [requestedId, name] of namesIn(wanted, records)) names.set(requestedId, name);
			const missing = new Map([...wanted].filter(([, id]) => !records.has(id)));
			if (passed === MERGES || missing.size === 0) break;
			wanted = await mergedInto(missing);
		}
		return names;
	};
};

/** A closed account is on no list any more, and its name is about to be erased. */
const namesIn = (wanted: Wanted, records: ReadonlyMap<string, Item>): readonly (readonly [string, string])[] =>
	[...wanted].flatMap(([requestedId, id]) => {
		const record = records.get(id);
		return record && isListed(record) ? [[requestedId, String(record.name)] as const] : [];
	});
