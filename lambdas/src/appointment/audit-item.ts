import { dayOf } from '../availability/centre-time.ts';
import { shardOf } from '../platform/shard.ts';

const SHARDS = 8;
const SECOND = 1000;
/** Kept for 24 months (decision 5). */
const KEPT_SECONDS = 730 * 24 * 60 * 60;

export interface AuditEntry {
	readonly id: string;
	/** The account that acted. */
	readonly actor: string;
	readonly action: 'appointment_booked' | 'appointment_attended' | 'appointment_missed';
	/** The appointment's id. */
	readonly object: string;
	readonly at: Date;
}

/** Who did what, when: ids only, written in the transaction that did it, never changed. */
export const auditItem = ({ id, actor, action, object, at }: AuditEntry) => ({
	PK: `AUDIT#${dayOf(at)}#${shardOf(id, SHARDS)}`,
	SK: `${at.toISOString()}#${id}`,
	entity: 'audit',
	actor,
	action,
	object,
	at: at.toISOString(),
	ttl: Math.floor(at.getTime() / SECOND) + KEPT_SECONDS,
});
