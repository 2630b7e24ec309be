import { type DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { PhoneNumber } from '../../platform/phone-number.ts';
import type { Table } from '../../platform/table/dynamo.ts';
import { retryConflicts } from '../../platform/table/retry-conflicts.ts';
import type { Item } from '../../platform/table/stored-item.ts';
import type { ClientCandidates, ClientIndex, ClientSearch } from './client-index.ts';
import { partItem, partKey } from './client-part.items.ts';
import { lastDigitsPart, type PartSearch, partsOf, searchFor, wholeNumberPart } from './search-parts.items.ts';

/** Actions of one transaction (limit of DynamoDB). A record is indexed under some fifteen parts. */
const AT_ONCE = 100;
/** Most results of one search, and most pages of 1 MB it reads (docs/scale.md). */
const FOUND = 60;
const PAGES = 3;

/** Indexes client records by their search terms (decision 065). */
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
		return readPlaces(placesOf(search, pseudonym), (place, from) => readPage({ db, TableName }, place, from));
	},
});

/** A partition to search. Each has all matching clients; some have many others. */
export function placesOf(search: ClientSearch, pseudonym: FieldCipher['pseudonym']): readonly PartSearch[] {
	switch (search.kind) {
		case 'words':
			return searchFor(search.words, pseudonym);
		case 'phone':
			return [{ part: wholeNumberPart(search.number as PhoneNumber, pseudonym), alsoIn: [] }];
		case 'digits':
			return [{ part: lastDigitsPart(search.digits.slice(-4), pseudonym), alsoIn: [] }];
	}
}

interface PartPage {
	readonly ids: readonly string[];
	readonly next: Item | undefined;
}

type ReadPage = (place: PartSearch, from: Item | undefined) => Promise<PartPage>;

const candidatesOf = (ids: readonly string[], isWhole: boolean): ClientCandidates => ({
	ids: ids.slice(0, FOUND),
	more: !isWhole || ids.length > FOUND,
});

/**
 * Reads a page of each partition until one is read to its end, which then has all matches: a search for a rare and a
 * common word ends with the partition of the rare one. If none ends, the first is read on.
 */
async function readPlaces(places: readonly PartSearch[], read: ReadPage): Promise<ClientCandidates> {
	const ids = new Set<string>();
	let rest: Item | undefined;
	for (const place of places.slice(0, PAGES)) {
		const page = await read(place, undefined);
		if (!page.next) return candidatesOf(page.ids, true);
		rest ??= page.next;
		for (const id of page.ids) ids.add(id);
		if (ids.size > FOUND) break;
	}
	const [first] = places;
	return first && rest ? readOn(first, { ids, rest, pages: PAGES - places.length, read }) : candidatesOf([], true);
}

interface Unfinished {
	readonly ids: Set<string>;
	readonly rest: Item;
	/** How many more may be read. */
	readonly pages: number;
	readonly read: ReadPage;
}

async function readOn(place: PartSearch, { ids, rest, pages, read }: Unfinished): Promise<ClientCandidates> {
	let next: Item | undefined = rest;
	for (let page = 0; page < pages && next && ids.size <= FOUND; page += 1) {
		const further: PartPage = await read(place, next);
		for (const id of further.ids) ids.add(id);
		next = further.next;
	}
	return candidatesOf([...ids], next === undefined);
}

async function readPage(
	{ db, TableName }: Table,
	{ part, alsoIn }: PartSearch,
	ExclusiveStartKey: Item | undefined,
): Promise<PartPage> {
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
	return { ids: Items.map(({ SK }) => String(SK)), next: LastEvaluatedKey };
}

const narrowedTo = (alsoIn: readonly string[]) =>
	alsoIn.length === 0 ? {} : { FilterExpression: alsoIn.map((_one, at) => `contains(parts, :p${at})`).join(' AND ') };
