import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { NativeAttributeValue } from '@aws-sdk/util-dynamodb';
import type { Comment } from '@tulia/contracts/comment/schemas';
import { waitingCounts } from '../counters/waiting-counts.actions.ts';
import { crisisAlertJobs } from '../outbox/crisis-alert.items.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { crisisMark, keptForAYear, writerIndex } from '../platform/limits/visitor-writing.items.ts';
import { decodeCursor, encodeCursor } from '../platform/lists/cursor.ts';
import { putNewItems } from '../platform/table/put-new-items.repository.ts';
import { commentKey, moderationList, moderationPlace, placeOf, publishedList } from './comment.items.ts';
import type { CommentPage, CommentStore, PendingComment } from './comment.ts';

const PAGE = 20;
/** A cursor: the article's id, then the sort key of the last comment on the page. */
const PLACE = /^[A-Za-z0-9-]{1,64} \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[A-Za-z0-9-]{1,64}$/;

type Item = Readonly<Record<string, NativeAttributeValue>>;

/** Comments as visitors write and read them. Name and text are public, in the clear; the address is encrypted. */
export const commentRepository = (
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: () => Promise<FieldCipher>,
): CommentStore => ({
	async hold(comment) {
		const item = pendingItem(comment, await openCipher());
		await putNewItems(
			db,
			TableName,
			[item, ...crisisAlertJobs(comment)],
			waitingCounts(TableName, { noun: 'comments', mayBeInCrisis: comment.mayBeInCrisis }, 1),
		);
	},

	...publishedComments(db, TableName),
});

/** The public reads, without the key that decrypts addresses. */
export const publishedComments = (
	db: DynamoDBDocumentClient,
	TableName: string,
): Pick<CommentStore, 'listPublished'> => ({
	async listPublished(articleId, cursor) {
		const after = cursor === undefined ? undefined : placeIn(articleId, cursor);
		if (cursor !== undefined && after === undefined) return undefined;
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				IndexName: 'GSI1',
				KeyConditionExpression: after === undefined ? 'G1PK = :list' : 'G1PK = :list AND G1SK < :after',
				ExpressionAttributeValues: {
					':list': publishedList(articleId),
					...(after === undefined ? {} : { ':after': after }),
				},
				ProjectionExpression: 'id, #name, #comment, createdAt',
				ExpressionAttributeNames: { '#name': 'name', '#comment': 'comment' },
				ScanIndexForward: false,
				// One more than a page shows whether there is another page.
				Limit: PAGE + 1,
			}),
		);
		return pageOf(articleId, Items.map(commentFrom));
	},
});

/** The sort key of a cursor; undefined when the cursor belongs to another article. */
function placeIn(articleId: string, cursor: string): string | undefined {
	const [article, place] = decodeCursor(cursor, PLACE)?.split(' ') ?? [];
	return article === articleId ? place : undefined;
}

function pageOf(articleId: string, found: readonly Comment[]): CommentPage {
	const comments = found.slice(0, PAGE);
	const last = comments.at(-1);
	const nextCursor = last && found.length > PAGE ? encodeCursor(`${articleId} ${placeOf(last)}`) : undefined;
	return { comments, nextCursor };
}

const commentFrom = ({ id, name, comment, createdAt }: Item): Comment => ({ id, name, comment, createdAt });

const pendingItem = ({ articleId, email, mayBeInCrisis, ...comment }: PendingComment, cipher: FieldCipher) => ({
	...commentKey(comment.id),
	entity: 'comment',
	...comment,
	articleId,
	state: 'pending',
	ver: 1,
	...crisisMark(mayBeInCrisis),
	email: cipher.encrypt(email, comment.id),
	G1PK: moderationList('pending'),
	G1SK: moderationPlace({ ...comment, mayBeInCrisis }, 'pending'),
	...writerIndex(cipher, email, comment.createdAt),
	ttl: keptForAYear(comment.createdAt),
});
