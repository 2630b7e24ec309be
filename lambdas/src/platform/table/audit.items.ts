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

/** Who did what, when: ids, what a change was from and to, and the sealed words of a data request; written in the transaction that did it, never changed. */
export const auditItem = ({ id, actor, action, object, at, change, days, merged, request }: AuditEntry) => ({
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
	at: at.toISOString(),
	ttl: Math.floor(at.getTime() / SECOND) + KEPT_SECONDS,
});
