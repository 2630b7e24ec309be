import type { Action } from '../platform/table/transaction.actions.ts';

/** Uploaded pictures that nothing may use any more, by the moment they were last uploaded or let go of (sparse). */
export const UNREFERENCED = 'PICTURES#LOOSE';

export const pictureKey = (address: string) => ({ PK: `PICTURE#${address}`, SK: 'P' });

/** The address an item is about. */
export const addressIn = ({ PK }: { readonly PK?: unknown }): string => String(PK).slice(pictureKey('').PK.length);

/** Its place on the list of what may be loose. */
export const unreferencedSince = (address: string, at: Date) => `${at.toISOString()}#${address}`;

interface ReferenceChange {
	readonly TableName: string;
	/** Whose picture it is: the draft of an article, what is on the site of it, or a psychologist's. */
	readonly user: `draft:${string}` | `site:${string}` | `portrait:${string}`;
	readonly before: ReadonlySet<string>;
	readonly after: ReadonlySet<string>;
	/** Those that are known; of any other nothing is noted. */
	readonly known: ReadonlySet<string>;
	readonly at: Date;
}

/** Takes hold of the pictures an article shows now: refused when one is just being deleted. */
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

/** Lets go of those it no longer shows. Whether anybody else holds them, the sweep looks a day later. */
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
