import { type DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { AuditAction } from '@tulia/contracts/audit/actions';
import { auditItemOf } from '../../audit/audit-context.items.ts';
import { openCount } from '../../counters/open-counts.actions.ts';
import { uploadedImages } from '../../cover/uploaded-image.repository.ts';
import { newJob } from '../../outbox/job.items.ts';
import { indexPage } from '../../platform/lists/index-page.repository.ts';
import type { Table } from '../../platform/table/dynamo.ts';
import { readItems } from '../../platform/table/read-items.repository.ts';
import type { Item } from '../../platform/table/stored-item.ts';
import { transactIfUnchanged } from '../../platform/table/transact-if-unchanged.repository.ts';
import { type Action, putNew } from '../../platform/table/transaction.actions.ts';
import {
	bodyKey,
	cardOf,
	draftItems,
	draftKey,
	draftPartition,
	draftsOf,
	draftTextKey,
	metaKey,
} from '../article.items.ts';
import type { ArticleDraft, ArticleDraftCard } from '../draft.ts';
import type { DraftChange, DraftStore } from '../draft-store.ts';
import { publicItems } from '../public-article.items.ts';
import { deleteRevisions, keepRevisions } from '../revisions/revision.actions.ts';
import { revisionFrom, revisionKey, revisionListKey } from '../revisions/revision.items.ts';
import { ownPictures, sitePictures } from './draft-pictures.repository.ts';

/** How many actions `draftPuts` makes: they and `take` come first, and a refusal of one is a version conflict. */
const DRAFT_ITEMS = 2;

/** The storage of drafts. Every change has the version that was read as its condition, and is audited. */
export const draftRepository = (db: DynamoDBDocumentClient, TableName: string): DraftStore => ({
	...draftReads(db, TableName),
	...draftSchedules(db, TableName),
	keepsPicture: async (address) => (await uploadedImages(db, TableName).existingOf([address])).has(address),
	async create(draft, act) {
		const { take } = await ownPictures({ db, TableName, before: undefined, after: draft, at: act.at });
		const items = [...draftItems(draft), auditItemOf(act, 'article_created', draft.id)];
		await transactIfUnchanged(db, [...items.map((item) => putNew(TableName, item)), ...take], 0);
	},
	save: (change) => writeWords({ db, TableName }, change, 'article_saved'),
	restore: (change) => writeWords({ db, TableName }, change, 'article_restored'),
	async publish(change) {
		const { take, leave } = await sitePictures({ db, TableName, ...change, at: change.act.at });
		return transactIfUnchanged(
			db,
			[
				...draftPuts(TableName, change),
				...take,
				...leave,
				...publicItems(change.after, 'published').map((Item) => ({ Put: { TableName, Item } })),
				...(change.before.state === 'published' ? [] : [openCount(TableName, 'articles', 1)]),
				putNew(TableName, auditItemOf(change.act, 'article_published', change.after.id)),
			],
			DRAFT_ITEMS + take.length,
		);
	},
	async unpublish(change) {
		const { leave } = await sitePictures({ db, TableName, before: change.before, after: undefined, at: change.act.at });
		return transactIfUnchanged(db, [
			...draftPuts(TableName, change),
			...leave,
			takeOffLists(TableName, change.after.id),
			openCount(TableName, 'articles', -1),
			putNew(TableName, auditItemOf(change.act, 'article_unpublished', change.after.id)),
		]);
	},
	async remove(draft, act) {
		const { leave } = await ownPictures({ db, TableName, before: draft, after: undefined, at: act.at });
		return transactIfUnchanged(db, [
			{ Delete: { TableName, Key: draftKey(draft.id), ...asRead(draft) } },
			...[draftTextKey(draft.id), metaKey(draft.id), bodyKey(draft.id)].map((Key) => ({ Delete: { TableName, Key } })),
			...deleteRevisions(TableName, draft),
			...leave,
			putNew(TableName, auditItemOf(act, 'article_deleted', draft.id)),
		]);
	},
});

/** New texts, and the former ones as an earlier version: both or neither. */
async function writeWords({ db, TableName }: Table, change: DraftChange, action: AuditAction): Promise<boolean> {
	const { take, leave } = await ownPictures({ db, TableName, ...change, at: change.act.at });
	return transactIfUnchanged(
		db,
		[
			...draftPuts(TableName, change),
			...take,
			...leave,
			...keepRevisions(TableName, change),
			putNew(TableName, auditItemOf(change.act, action, change.after.id)),
		],
		DRAFT_ITEMS + take.length,
	);
}

type Schedules = Pick<DraftStore, 'schedule' | 'unschedule' | 'missSchedule'>;

const draftSchedules = (db: DynamoDBDocumentClient, TableName: string): Schedules => {
	const noted = (change: DraftChange, action: AuditAction) => [
		...draftPuts(TableName, change),
		putNew(TableName, auditItemOf(change.act, action, change.after.id)),
	];
	return {
		async schedule(change) {
			const { id: ref, version: refVersion, schedule } = change.after;
			const { at, jobId: id } = schedule;
			const due = { now: change.act.at, dueAt: new Date(at) };
			const job = newJob({ id, type: 'publish_article', ref, refVersion, ...due });
			return transactIfUnchanged(db, [...noted(change, 'article_scheduled'), putNew(TableName, job)]);
		},
		unschedule: (change) => transactIfUnchanged(db, noted(change, 'article_unscheduled')),
		missSchedule: (change) => transactIfUnchanged(db, noted(change, 'article_publication_missed')),
	};
};

type Reads = Pick<DraftStore, 'list' | 'find' | 'findRevision' | 'titlesOf'>;

const draftReads = (db: DynamoDBDocumentClient, TableName: string): Reads => ({
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
				// The texts of earlier versions have later sort keys.
				KeyConditionExpression: 'PK = :draft AND SK <= :text',
				ExpressionAttributeValues: { ':draft': draftPartition(id), ':text': draftTextKey(id).SK },
				ConsistentRead: true,
			}),
		);
		const card = Items.find(({ SK }) => SK === draftKey(id).SK);
		const text = Items.find(({ SK }) => SK === draftTextKey(id).SK);
		const list = Items.find(({ SK }) => SK === revisionListKey(id).SK);
		return card && text && draftFrom(card, text, list);
	},
	async findRevision(id, version) {
		const Key = revisionKey(id, version);
		const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
		return Item && revisionFrom(Item);
	},
	async titlesOf(ids) {
		const items = await readItems(db, TableName, [...new Set(ids)].map(draftKey));
		return new Map(items.map(({ id, title }) => [id, title]));
	},
});

const asRead = ({ version, state }: ArticleDraft) => ({
	ConditionExpression: 'ver = :ver AND #state = :state',
	ExpressionAttributeNames: { '#state': 'state' },
	ExpressionAttributeValues: { ':ver': version, ':state': state },
});

/** Writes a draft on the condition that it is as it was read. */
function draftPuts(TableName: string, { before, after }: DraftChange) {
	const [card, text] = draftItems(after);
	return [{ Put: { TableName, Item: card, ...asRead(before) } }, { Put: { TableName, Item: text } }];
}

/**
 * The item stays, because only a change renders pages, not a removal; off the lists and unpublished, it is not found.
 */
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

const cardFrom = (item: Item): ArticleDraftCard => ({
	...cardOf(item),
	state: item.state,
	hasNewerDraft: item.hasNewerDraft,
	...(item.schedule === undefined ? {} : { schedule: item.schedule }),
	updatedAt: item.updatedAt,
	version: item.ver,
});

const draftFrom = (card: Item, { content, aboutAuthor }: Item, list: Item | undefined): ArticleDraft => ({
	...cardFrom(card),
	content,
	aboutAuthor,
	firstPublishedAt: card.firstPublishedAt,
	publishedWords: card.publishedWords,
	writtenAt: card.writtenAt,
	writtenBy: card.writtenBy,
	revisions: list?.revisions ?? [],
	...(card.modifiedAt === undefined ? {} : { modifiedAt: card.modifiedAt }),
});
