import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { auditItemOf } from '../audit/audit-context.items.ts';
import type { AuditContext } from '../audit/audit-context.ts';
import { waitingCounts } from '../counters/waiting-counts.actions.ts';
import type { AuditAction } from '../platform/audit-entry.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { keptForAYear } from '../platform/limits/visitor-writing.items.ts';
import { indexPage } from '../platform/lists/index-page.repository.ts';
import type { Page } from '../platform/lists/page.ts';
import { readItems } from '../platform/table/read-items.repository.ts';
import type { Item } from '../platform/table/stored-item.ts';
import { transactIfUnchanged } from '../platform/table/transact-if-unchanged.repository.ts';
import { type Action, putNew } from '../platform/table/transaction.actions.ts';
import { commentKey, moderationList, moderationPlace, PENDING_ORDER, placeOf, publishedList } from './comment.items.ts';
import type { CommentState, ModeratedComment, ModerationStore } from './moderation.ts';

const ACTIONS = {
	pending: 'comment_held',
	published: 'comment_published',
	rejected: 'comment_rejected',
} as const satisfies Record<CommentState, AuditAction>;

/** Moderation of the comments that `commentRepository` stored. */
export const moderationRepository = (
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: () => Promise<FieldCipher>,
): ModerationStore => ({
	async list(state, { limit, cursor }) {
		const pageQuery = { db, TableName, partition: moderationList(state), limit, cursor } as const;
		const found =
			state === 'published'
				? await wholeItems(db, TableName, await indexPage({ ...pageQuery, index: 'GSI3', order: 'newest first' }))
				: await indexPage({
						...pageQuery,
						index: 'GSI1',
						order: state === 'pending' ? PENDING_ORDER : 'newest first',
					});
		if (!found) return undefined;
		const { decrypt } = await openCipher();
		return { ...found, rows: found.rows.map((item) => commentFrom(item, decrypt)) };
	},
	async find(id) {
		const { Item } = await db.send(new GetCommand({ TableName, Key: commentKey(id), ConsistentRead: true }));
		return Item && commentFrom(Item, (await openCipher()).decrypt);
	},
	decide: (comment, state, act) => transactIfUnchanged(db, decisionActions(TableName, comment, { state, act })),
});

/** The third index holds keys only: the comments are read in one batch, in the order of the page. */
async function wholeItems(
	db: DynamoDBDocumentClient,
	TableName: string,
	page: Page<Item> | undefined,
): Promise<Page<Item> | undefined> {
	if (!page) return undefined;
	const keys = page.rows.map(({ PK, SK }) => ({ PK, SK }));
	const items = new Map((await readItems(db, TableName, keys)).map((item) => [item.PK, item]));
	return { ...page, rows: keys.flatMap(({ PK }) => items.get(PK) ?? []) };
}

function decisionActions(
	TableName: string,
	comment: ModeratedComment,
	{ state, act }: { readonly state: CommentState; readonly act: AuditContext },
): Action[] {
	const { id, articleId, createdAt, version } = comment;
	const isShown = state === 'published';
	const update: Action = {
		Update: {
			TableName,
			Key: commentKey(id),
			// Published comments do not expire; all others expire 12 months after they were written.
			UpdateExpression: isShown
				? 'SET #state = :state, ver = :next, G1PK = :list, G1SK = :inList, G3PK = :staff, G3SK = :place REMOVE #ttl'
				: 'SET #state = :state, ver = :next, G1PK = :list, G1SK = :inList, #ttl = :ttl REMOVE G3PK, G3SK',
			ConditionExpression: 'ver = :ver',
			ExpressionAttributeNames: { '#state': 'state', '#ttl': 'ttl' },
			ExpressionAttributeValues: {
				':state': state,
				':ver': version,
				':next': version + 1,
				':list': isShown ? publishedList(articleId) : moderationList(state),
				':inList': moderationPlace(comment, state),
				...(isShown
					? { ':staff': moderationList(state), ':place': placeOf(comment) }
					: { ':ttl': keptForAYear(createdAt) }),
			},
		},
	};
	const waits = Number(state === 'pending') - Number(comment.state === 'pending');
	return [
		update,
		...waitingCounts(TableName, { noun: 'comments', mayBeInCrisis: comment.mayBeInCrisis }, waits),
		putNew(TableName, auditItemOf(act, ACTIONS[state], id)),
	];
}

const commentFrom = (item: Item, decrypt: FieldCipher['decrypt']): ModeratedComment => ({
	id: item.id,
	articleId: item.articleId,
	name: item.name,
	email: decrypt(item.email, item.id),
	comment: item.comment,
	createdAt: item.createdAt,
	mayBeInCrisis: item.crisis ?? false,
	state: item.state,
	version: item.ver,
});
