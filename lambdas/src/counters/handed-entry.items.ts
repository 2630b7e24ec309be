import type { Action } from '../platform/table/transaction.actions.ts';
import type { WaitingNoun } from './counted-nouns.ts';
import { EVER_FIGURES } from './figure.items.ts';
import type { Handed } from './handed-entry.ts';
import { OPEN_PREFIX } from './open-counts.actions.ts';

/** Sort keys in the partition of the open counts, so that one Query reads both. */
export const HANDED_PREFIX = `${OPEN_PREFIX}handed#`;

type HandedNoun = Extract<WaitingNoun, 'questions' | 'messages'>;
const handedKey = (noun: HandedNoun, id: string) => ({ PK: EVER_FIGURES, SK: `${HANDED_PREFIX}${noun}#${id}` });

/** Notes the account that a question or message was handed to, in place of the previous one. */
export const noteHanded = (
	TableName: string,
	{ kind, id }: { readonly kind: HandedNoun; readonly id: string },
	handed: Handed,
): Action => ({
	Put: { TableName, Item: { ...handedKey(kind, id), entity: 'handed-entry', to: handed.to, since: handed.since } },
});

/** Removes the note when the entry no longer waits, or is unassigned. Idempotent. */
export const forgetHanded = (TableName: string, noun: HandedNoun, id: string): Action => ({
	Delete: { TableName, Key: handedKey(noun, id) },
});
