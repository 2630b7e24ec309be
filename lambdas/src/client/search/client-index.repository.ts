import { type DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { PhoneNumber } from '../../platform/phone-number.ts';
import { retryConflicts } from '../../platform/table/retry-conflicts.ts';
import type { Item } from '../../platform/table/stored-item.ts';
import type { ClientCandidates, ClientIndex, ClientSearch } from './client-index.ts';
import { partItem, partKey } from './client-part.items.ts';
import { lastDigitsPart, type PartSearch, partsOf, searchFor, wholeNumberPart } from './search-parts.items.ts';

/** Actions of one transaction (limit of DynamoDB). A record is filed under some fifteen parts. */
const AT_ONCE = 100;
/** What one search answers at most, and how many pages of 1 MB it reads for it (docs/scale.md). */
const FOUND = 60;
const PAGES = 3;

/** Files client records by what they are found by (decision 065). */
export const clientIndex = (
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: () => Promise<Pick<FieldCipher, 'pseudonym'>>,
): ClientIndex => ({
	async apply({ clientId, before, after }) {
		const { pseudonym } = await openCipher();
		const [old, now] = [before, after].map((one) => (one === undefined ? [] : partsOf(one, pseudonym)));
		const kept = new Set(now);
		const writes = [
			...[...kept].map((part) => ({ Put: { TableName, Item: partItem(part, clientId, [...kept]) } })),
			...(old ?? [])
				.filter((part) => !kept.has(part))
				.map((part) => ({ Delete: { TableName, Key: partKey(part, clientId) } })),
		];
		for (let at = 0; at < writes.length; at += AT_ONCE) {
			const TransactItems = writes.slice(at, at + AT_ONCE);
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
		}
	},

	async candidates(search) {
		const { pseudonym } = await openCipher();
		const where = placeOf(search, pseudonym);
		return where ? readPart(db, TableName, where) : { ids: [], more: false };
	},
});

function placeOf(search: ClientSearch, pseudonym: FieldCipher['pseudonym']): PartSearch | undefined {
	switch (search.kind) {
		case 'words':
			return searchFor(search.words, pseudonym);
		case 'phone':
			return { part: wholeNumberPart(search.number as PhoneNumber, pseudonym), alsoIn: [] };
		case 'digits':
			return { part: lastDigitsPart(search.digits.slice(-4), pseudonym), alsoIn: [] };
	}
}

async function readPart(
	db: DynamoDBDocumentClient,
	TableName: string,
	{ part, alsoIn }: PartSearch,
): Promise<ClientCandidates> {
	const ids: string[] = [];
	let ExclusiveStartKey: Item | undefined;
	for (let page = 0; page < PAGES && ids.length <= FOUND; page += 1) {
		const { Items = [], LastEvaluatedKey } = await db.send(
			new QueryCommand({
				TableName,
				KeyConditionExpression: 'PK = :part',
				...narrowedTo(alsoIn),
				ExpressionAttributeValues: {
					':part': partKey(part, '').PK,
					...Object.fromEntries(alsoIn.map((one, at) => [`:p${at}`, one])),
				},
				ProjectionExpression: 'SK',
				ExclusiveStartKey,
			}),
		);
		ids.push(...Items.map(({ SK }) => String(SK)));
		ExclusiveStartKey = LastEvaluatedKey;
		if (!LastEvaluatedKey) break;
	}
	return { ids: ids.slice(0, FOUND), more: ExclusiveStartKey !== undefined || ids.length > FOUND };
}

const narrowedTo = (alsoIn: readonly string[]) =>
	alsoIn.length === 0 ? {} : { FilterExpression: alsoIn.map((_one, at) => `contains(parts, :p${at})`).join(' AND ') };
