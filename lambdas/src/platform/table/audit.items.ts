import { dayOf } from '@tulia/centre/clock';
import type { AuditEntry } from '../audit-entry.ts';
import { shardOf } from './shard.ts';

const SHARDS = 8;
const SECOND = 1000;
/** Kept for 24 months (rule 5). */
const KEPT_SECONDS = 730 * 24 * 60 * 60;
const partitionOf = (day: string, shard: number): string => `AUDIT#${day}#${shard}`;

/** The partitions of a day's audit. */
export const auditPartitions = (day: string): readonly string[] =>
	Array.from({ length: SHARDS }, (_, shard) => partitionOf(day, shard));

/** Readings of the notes of a client, and of all that one of staff read. */
export const readingsOf = (clientId: string): string => `NOTESOF#${clientId}`;
export const readingsBy = (reader: string): string => `NOTESBY#${reader}`;

interface Reading {
	readonly place: string;
	readonly reader: string;
	readonly clientId: string | undefined;
}

/** Files a reading of notes under its client and under its reader, so that both are found without reading the audit of 24 months. */
const readingKeys = ({ place, reader, clientId }: Reading) => ({
	...(clientId === undefined ? {} : { G1PK: readingsOf(clientId), G1SK: place }),
	G2PK: readingsBy(reader),
	G2SK: place,
});

/** Who did what, when: ids, what a change was from and to, and the sealed words of a data request; written in the transaction that did it, never changed. */
export const auditItem = ({ id, actor, action, object, at, change, days, merged, notesOf, request }: AuditEntry) => ({
	PK: partitionOf(dayOf(at), shardOf(id, SHARDS)),
	SK: `${at.toISOString()}#${id}`,
	entity: 'audit',
	actor,
	action,
	object,
	...(change === undefined ? {} : { change }),
	...(days === undefined ? {} : { days }),
	...(merged === undefined ? {} : { merged }),
	...(request === undefined ? {} : { request }),
	...(notesOf === undefined ? {} : readingKeys({ place: `${at.toISOString()}#${id}`, reader: actor, ...notesOf })),
	at: at.toISOString(),
	ttl: Math.floor(at.getTime() / SECOND) + KEPT_SECONDS,
});
