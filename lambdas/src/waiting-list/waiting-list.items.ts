import { DAY } from '@tulia/centre/durations';
import { cellKeysOf, freeCell, takeCell } from '../appointment/appointment-cells.items.ts';
import type { Item, Key } from '../platform/table/stored-item.ts';
import { ABSENT, type Action, putNew } from '../platform/table/transaction.actions.ts';
import { userPartition } from '../platform/table/user.items.ts';
import { openOffer, type TimeOffer, type WaitingEntry } from './waiting-entry.ts';

const SECOND = 1000;
/** How long staff see an ended entry. */
const KEPT_DAYS = 30;

export const entryKey = (id: string): Key => ({ PK: `WAIT#${id}`, SK: 'E' });
/** Partition of the first index: waiting entries by creation; and ended entries by their end. */
export const WAITING = 'WAITING#NOW';
export const WAITED = 'WAITING#ENDED';
/** Partition of the second index: all entries of one client, ended ones included. */
export const waitsOf = (userId: string): string => `WAITSOF#${userId}`;

/** Prefix of the sort keys of a client's quota slots. Each waiting entry has one, which limits their number. */
export const PLACE_PREFIX = 'WAITPLACE#';
const placeKey = (userId: string, place: number): Key => ({
	PK: userPartition(userId),
	SK: `${PLACE_PREFIX}${place}`,
});

/** TTL in epoch seconds. A sweep ends a waiting entry after its last day; the TTL deletes one that the sweep missed. */
function forgottenAt({ ended, until }: WaitingEntry): number {
	const from = ended ? Date.parse(ended.at) : Date.parse(`${until}T00:00:00.000Z`) + DAY;
	return Math.floor((from + KEPT_DAYS * DAY) / SECOND);
}

const entryItem = (entry: WaitingEntry) => ({
	...entryKey(entry.id),
	entity: 'waiting-entry',
	G1PK: entry.ended ? WAITED : WAITING,
	G1SK: `${entry.ended?.at ?? entry.askedAt}#${entry.id}`,
	G2PK: waitsOf(entry.userId),
	G2SK: `${entry.askedAt}#${entry.id}`,
	...entry,
	ttl: forgottenAt(entry),
});

export function entryOf(item: Item): WaitingEntry {
	const { PK, SK, entity, G1PK, G1SK, G2PK, G2SK, ttl, ...entry } = item;
	// The repository wrote the item; each field is one of `entryItem`.
	return entry as unknown as WaitingEntry;
}

const placeItem = (entry: WaitingEntry) => ({
	...placeKey(entry.userId, entry.place),
	entity: 'waiting-place',
	entryId: entry.id,
	ttl: forgottenAt(entry),
});

/** Puts a new entry into a quota slot of its client, unless a concurrent one took it. */
export const putEntry = (TableName: string, entry: WaitingEntry): Action => putNew(TableName, entryItem(entry));
export const takePlace = (TableName: string, entry: WaitingEntry): Action => putNew(TableName, placeItem(entry));

/** Replaces an entry, conditional on the version that was read. */
export const replaceEntry = (TableName: string, before: WaitingEntry, after: WaitingEntry): Action => ({
	Put: {
		TableName,
		Item: entryItem(after),
		ConditionExpression: 'ver = :ver AND userId = :userId',
		ExpressionAttributeValues: { ':ver': before.ver, ':userId': before.userId },
	},
});

export const deleteEntry = (TableName: string, { id, ver }: WaitingEntry): Action => ({
	Delete: {
		TableName,
		Key: { ...entryKey(id) },
		ConditionExpression: 'ver = :ver',
		ExpressionAttributeValues: { ':ver': ver },
	},
});

/** The quota slot expires no sooner than the entry, whose last day has changed. */
export const keepPlace = (TableName: string, entry: WaitingEntry): Action => ({
	Put: {
		TableName,
		Item: placeItem(entry),
		ConditionExpression: 'entryId = :id',
		ExpressionAttributeValues: { ':id': entry.id },
	},
});

/** Frees the quota slot of an ended entry. */
export const leavePlace = (TableName: string, { userId, place, id }: WaitingEntry): Action => ({
	Delete: {
		TableName,
		Key: { ...placeKey(userId, place) },
		ConditionExpression: `${ABSENT} OR entryId = :id`,
		ExpressionAttributeValues: { ':id': id },
	},
});

/** Holds the half hours of a time: only an answer to the offer can book them (promise P1). */
export const holdCells = (
	TableName: string,
	{ userId, serviceId }: WaitingEntry,
	offer: TimeOffer,
): readonly Action[] =>
	cellKeysOf(offer).map((Key) => takeCell(TableName, Key, { holder: { ...offer, userId, serviceId } }));

/** Frees the half hours that are held for an entry. */
export function freeHeld(TableName: string, before: WaitingEntry): readonly Action[] {
	const offer = openOffer(before);
	return offer ? cellKeysOf(offer).map((Key) => freeCell(TableName, Key, offer.id)) : [];
}
