import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { picturesIn } from '../../cover/pictures-in.ts';
import { addressIn, dereferencePictures, pictureKey, referencePictures } from '../../cover/uploaded-image.items.ts';
import { readItems } from '../../platform/table/read-items.repository.ts';
import type { Action } from '../../platform/table/transaction.actions.ts';
import { bodyKey, metaKey, partitionOf } from '../article.items.ts';
import type { ArticleDraft } from '../draft.ts';

interface Holding {
	/** Takes hold of new pictures: refused once one is being deleted. */
	readonly take: readonly Action[];
	readonly leave: readonly Action[];
}

interface Change {
	readonly db: DynamoDBDocumentClient;
	readonly TableName: string;
	readonly before: ArticleDraft | undefined;
	readonly after: ArticleDraft | undefined;
	readonly at: Date;
}

type User = `draft:${string}` | `site:${string}`;
interface PictureUse {
	readonly user: User;
	readonly before: ReadonlySet<string>;
	readonly after: ReadonlySet<string>;
	/** The uploaded cover. Absent for the published article: its draft holds the picture. */
	readonly cover?: string | undefined;
}

const shownBy = (draft: ArticleDraft | undefined): ReadonlySet<string> => (draft ? picturesIn(draft) : new Set());
/** The pictures of an earlier version stay stored as long as it does, so that it can be restored whole. */
const keptFor = (draft: ArticleDraft | undefined): ReadonlySet<string> =>
	new Set([...shownBy(draft), ...(draft?.revisions ?? []).flatMap(({ pictures }) => pictures)]);
const idOf = ({ before, after }: Change): string => (after ?? before)?.id ?? '';

/** Uploaded pictures that a change of a draft starts or ceases to use. */
export const ownPictures = (change: Change): Promise<Holding> =>
	holding(change, {
		user: `draft:${idOf(change)}`,
		cover: change.after?.imageUrl.startsWith('/') ? change.after.imageUrl : undefined,
		before: keptFor(change.before),
		after: keptFor(change.after),
	});

/**
 * Uploaded pictures that a change of the published article starts or ceases to use. It may use an older picture than
 * the draft.
 */
export async function sitePictures(change: Change): Promise<Holding> {
	const id = idOf(change);
	const before = change.before?.state === 'published' ? await shownOnSite(change, id) : new Set<string>();
	return holding(change, { user: `site:${id}`, before, after: shownBy(change.after) });
}

async function holding({ db, TableName, at }: Change, { cover, ...shown }: PictureUse): Promise<Holding> {
	const changed = [...new Set([...shown.before, ...shown.after])].filter(
		(address) => shown.before.has(address) !== shown.after.has(address),
	);
	if (changed.length === 0) return { take: [], leave: [] };
	const known = new Set((await readItems(db, TableName, changed.map(pictureKey))).map(addressIn));
	const use = { TableName, ...shown, known, at };
	// Condition: the cover exists. One deleted since the check refuses the whole transaction.
	const wanted = new Set([...known, ...(cover === undefined ? [] : [cover])]);
	return { take: referencePictures({ ...use, known: wanted }), leave: dereferencePictures(use) };
}

async function shownOnSite({ db, TableName }: Change, id: string): Promise<ReadonlySet<string>> {
	const { Items = [] } = await db.send(
		new QueryCommand({
			TableName,
			KeyConditionExpression: 'PK = :article',
			ExpressionAttributeValues: { ':article': partitionOf(id) },
			ConsistentRead: true,
		}),
	);
	const { imageUrl = '' } = Items.find(({ SK }) => SK === metaKey(id).SK) ?? {};
	const { content = '' } = Items.find(({ SK }) => SK === bodyKey(id).SK) ?? {};
	return picturesIn({ imageUrl, content });
}
