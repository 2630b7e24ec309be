import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { readItems } from '../platform/table/read-items.repository.ts';
import { userKey } from '../platform/table/user.items.ts';
import type { NamesOfThings } from './named-things.ts';

/** The names of client records that still are, in one batch. */
export const namesOfPeople =
	(db: DynamoDBDocumentClient, TableName: string): NamesOfThings['people'] =>
	async (ids) => {
		const keys = [...new Set(ids)].map((id) => userKey(id, 'PROFILE'));
		const profiles = await readItems(db, TableName, keys, 'recent');
		return new Map(profiles.map(({ id, name }) => [id, name]));
	};
