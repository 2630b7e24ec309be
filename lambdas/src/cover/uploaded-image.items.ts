import type { Action } from '../platform/table/transaction.actions.ts';

/** Sparse list of pictures that may be unreferenced, by the moment of their last upload or dereference. */
export const UNREFERENCED = 'PICTURES#LOOSE';

export const pictureKey = (address: string) => ({ PK: `PICTURE#${address}`, SK: 'P' });

/** The address of an item's picture. */
export const addressIn = ({ PK }: { readonly PK?: unknown }): string => String(PK).slice(pictureKey('').PK.length);

/** Sort key on the list of candidates for deletion. */
export const unreferencedSince = (address: string, at: Date) => `${at.toISOString()}#${address}`;

interface ReferenceChange {
	readonly TableName: string;
	/** What references the picture: an article's draft, its published version, or a psychologist's portrait. */
	readonly user: `draft:${string}` | `site:${string}` | `portrait:${string}`;
	readonly before: ReadonlySet<string>;
	readonly after: ReadonlySet<string>;
	/** Existing pictures; references to others are not recorded. */
	readonly known: ReadonlySet<string>;
	readonly at: Date;
}

/** References the pictures an article shows now; fails when one is locked for deletion. */
export const referencePictures = ({ TableName, user, before, after, known }: ReferenceChange): readonly Action[] =>
	[...after]
		.filter((address) => !before.has(address) && known.has(address))
		.map((address) => ({
			Update: {
				TableName,
				Key: pictureKey(address),
				UpdateExpression: 'ADD #users :user',
				ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(going)',
				ExpressionAttributeNames: { '#users': 'users' },
				ExpressionAttributeValues: { ':user': new Set([user]) },
			},
		}));

/** Dereferences pictures that are no longer shown. A day later the sweep checks for other references. */
export const dereferencePictures = ({
	TableName,
	user,
	before,
	after,
	known,
	at,
}: ReferenceChange): readonly Action[] =>
	[...before]
		.filter((address) => !after.has(address) && known.has(address))
		.map((address) => ({
			Update: {
				TableName,
				Key: pictureKey(address),
				UpdateExpression: 'SET G1PK = :loose, G1SK = :since DELETE #users :user',
				ExpressionAttributeNames: { '#users': 'users' },
				ExpressionAttributeValues: {
					':loose': UNREFERENCED,
					':since': unreferencedSince(address, at),
					':user': new Set([user]),
				},
			},
		}));
