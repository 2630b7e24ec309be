import { dayOf } from '@tulia/centre/clock';
import type { AuditEntry } from '../audit-entry.ts';
import { shardOf } from './shard.ts';

const SHARDS = 8;
const SECOND = 1000;
/** Stored for 24 months (rule 5). */
const KEPT_SECONDS = 730 * 24 * 60 * 60;
const partitionOf = (day: string, shard: number): string => `AUDIT#${day}#${shard}`;

/** The partitions of a day's audit. */
export const auditPartitions = (day: string): readonly string[] =>
	Array.from({ length: SHARDS }, (_, shard) => partitionOf(day, shard));

/** Partition of the readings of a client's notes, and of all readings by a member of staff. */
export const readingsOf = (clientId: string): string => `NOTESOF#${clientId}`;
export const readingsBy = (reader: string): string => `NOTESBY#${reader}`;

interface Reading {
	readonly place: string;
	readonly reader: string;
	readonly clientId: string | undefined;
}

/** Indexes a reading of notes by its client and by its reader, so that neither lookup scans the audit of 24 months. */
const readingKeys = ({ place, reader, clientId }: Reading) => ({
	...(clientId === undefined ? {} : { G1PK: readingsOf(clientId), G1SK: place }),
	G2PK: readingsBy(reader),
	G2SK: place,
});

/** An audit entry, written in the transaction of its action and never changed. Texts of a data request are sealed. */
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
