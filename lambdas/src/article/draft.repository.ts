import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type Action, putNew } from '../appointment/transaction-action.ts';
import { noteOf } from '../audit/staff-act.ts';
import { openCount } from '../dashboard/open-counts.ts';
import { indexPage } from '../platform/index-page.repository.ts';
import { putNewItems } from '../platform/put-new-items.repository.ts';
import { readItems } from '../platform/read-items.repository.ts';
import type { Item } from '../platform/stored-item.ts';
import { writeUnlessChanged } from '../platform/write-unless-changed.repository.ts';
import {
	bodyKey,
	draftItems,
	draftKey,
	draftPartition,
	draftsOf,
	draftTextKey,
	metaKey,
	publicItems,
} from './article-item.ts';
import type { Draft, DraftCard } from './draft.ts';
import type { DraftChange, DraftStore } from './draft-store.ts';

/** How staff's side of articles lies in the table. Every change is on the version that was read, and noted in the audit. */
export const draftRepository = (db: DynamoDBDocumentClient, TableName: string): DraftStore => ({
	...draftReads(db, TableName),
	async create(draft, act) {
		await putNewItems(db, TableName, [...draftItems(draft), noteOf(act, 'article_created', draft.id)]);
	},
	save: (change) =>
		writeUnlessChanged(db, [
			...draftPuts(TableName, change),
			putNew(TableName, noteOf(change.act, 'article_saved', change.after.id)),
		]),
	publish: (change) =>
		writeUnlessChanged(db, [
			...draftPuts(TableName, change),
			...publicItems(change.after, 'published').map((Item) => ({ Put: { TableName, Item } })),
			...(change.before.state === 'published' ? [] : [openCount(TableName, 'articles', 1)]),
			putNew(TableName, noteOf(change.act, 'article_published', change.after.id)),
		]),
	unpublish: (change) =>
		writeUnlessChanged(db, [
			...draftPuts(TableName, change),
			takeOffLists(TableName, change.after.id),
			openCount(TableName, 'articles', -1),
			putNew(TableName, noteOf(change.act, 'article_unpublished', change.after.id)),
		]),
	remove: (draft, act) =>
		writeUnlessChanged(db, [
			{ Delete: { TableName, Key: draftKey(draft.id), ...asRead(draft) } },
			...[draftTextKey(draft.id), metaKey(draft.id), bodyKey(draft.id)].map((Key) => ({ Delete: { TableName, Key } })),
			putNew(TableName, noteOf(act, 'article_deleted', draft.id)),
		]),
});

const draftReads = (db: DynamoDBDocumentClient, TableName: string): Pick<DraftStore, 'list' | 'find' | 'titlesOf'> => ({
	async list(state, page) {
		const index = state === undefined ? 'GSI2' : 'GSI1';
		const found = await indexPage({
			db,
			TableName,
			index,
			partition: draftsOf(state),
			order: 'newest first',
			...page,
		});
		return found && { ...found, rows: found.rows.map(cardFrom) };
	},
	async find(id) {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				KeyConditionExpression: 'PK = :draft',
				ExpressionAttributeValues: { ':draft': draftPartition(id) },
				ConsistentRead: true,
			}),
		);
		const card = Items.find(({ SK }) => SK === draftKey(id).SK);
		const text = Items.find(({ SK }) => SK === draftTextKey(id).SK);
		return card && text && draftFrom(card, text);
	},
	async titlesOf(ids) {
		const items = await readItems(db, TableName, [...new Set(ids)].map(draftKey));
		return new Map(items.map(({ id, title }) => [id, title]));
	},
});

const asRead = ({ version, state }: Draft) => ({
	ConditionExpression: 'ver = :ver AND #state = :state',
	ExpressionAttributeNames: { '#state': 'state' },
	ExpressionAttributeValues: { ':ver': version, ':state': state },
});

function draftPuts(TableName: string, { before, after }: DraftChange) {
	const [card, text] = draftItems(after);
	return [{ Put: { TableName, Item: card, ...asRead(before) } }, { Put: { TableName, Item: text } }];
}

/** The item stays, because a removal is no change that renders pages; off the lists, and not published, it is nowhere. */
const takeOffLists = (TableName: string, id: string): Action => ({
	Update: {
		TableName,
		Key: metaKey(id),
		UpdateExpression: 'SET #state = :draft REMOVE G1PK, G1SK, G2PK, G2SK',
		ConditionExpression: 'attribute_exists(PK)',
		ExpressionAttributeNames: { '#state': 'state' },
		ExpressionAttributeValues: { ':draft': 'draft' },
	},
});

const cardFrom = (item: Item): DraftCard => ({
	id: item.id,
	title: item.title,
	snippet: item.snippet,
	author: item.author,
	category: item.category,
	createdAt: item.createdAt,
	readTime: item.readTime,
	imageUrl: item.imageUrl,
	state: item.state,
	hasNewerDraft: item.hasNewerDraft,
	updatedAt: item.updatedAt,
	version: item.ver,
});

const draftFrom = (card: Item, { content, aboutAuthor }: Item): Draft => ({
	...cardFrom(card),
	content,
	aboutAuthor,
	firstPublishedAt: card.firstPublishedAt,
	publishedWords: card.publishedWords,
	...(card.modifiedAt === undefined ? {} : { modifiedAt: card.modifiedAt }),
});
