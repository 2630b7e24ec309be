import { dayOf } from '../availability/centre-time.ts';
import { shardOf } from '../platform/shard.ts';
import { type Appointment, compactMonth } from './appointment-item.ts';

const SHARDS = 16;

/**
 * Where an appointment is counted: in the month it takes place in (the month index can then be recounted against it,
 * promise P7) and in the figures of all time. The shard follows from the id, so that a repeat of an ambiguous
 * transaction names the same items.
 */
export function statKeys({ id, startAt }: Pick<Appointment, 'id' | 'startAt'>) {
	const SK = `S#${String(shardOf(id, SHARDS)).padStart(2, '0')}`;
	return [`STAT#${compactMonth(dayOf(new Date(startAt)))}`, 'STAT#ALL'].map((PK) => ({ PK, SK }));
}
