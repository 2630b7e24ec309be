import { ABSENT, type Action } from '../../platform/table/transaction.actions.ts';
import { bookedKey } from '../appointment.items.ts';
import type { Client } from '../client.ts';
import { stillUpcoming, type Upcoming } from '../upcoming.ts';

interface BookingsChange {
	readonly userId: string;
	readonly upcoming: readonly Upcoming[];
	/** Condition: the version of the list this was decided on; 0 for a client without a list. */
	readonly bookedVersion: number;
}

/** Replaces the list of a client's upcoming appointments, unless it changed since it was read. */
export const replaceBookings = (TableName: string, { userId, upcoming, bookedVersion }: BookingsChange): Action => ({
	Update: {
		TableName,
		Key: bookedKey(userId),
		UpdateExpression: 'SET upcoming = :upcoming, ver = :next, entity = :entity',
		ConditionExpression: bookedVersion === 0 ? ABSENT : 'ver = :ver',
		ExpressionAttributeValues: {
			':upcoming': upcoming,
			':next': bookedVersion + 1,
			':entity': 'bookings',
			...(bookedVersion === 0 ? {} : { ':ver': bookedVersion }),
		},
	},
});

/** Removes an appointment from its client's list; nothing to do where it is not on it, or the account is gone. */
export function dropFromBookings(
	TableName: string,
	appointment: { readonly id: string; readonly userId: string },
	client: Client | undefined,
): readonly Action[] {
	if (!client?.upcoming.some(({ aid }) => aid === appointment.id)) return [];
	const upcoming = client.upcoming.filter(({ aid }) => aid !== appointment.id);
	const { bookedVersion } = client;
	return [replaceBookings(TableName, { userId: appointment.userId, upcoming, bookedVersion })];
}

/** Puts a visit that is confirmed again back on its client's list, unless it is over. */
export function returnToBookings(
	TableName: string,
	{ id: aid, userId, startAt, endAt }: Omit<Upcoming, 'aid'> & { readonly id: string; readonly userId: string },
	{ client, now }: { readonly client: Client | undefined; readonly now: Date },
): readonly Action[] {
	const one = { aid, startAt, endAt };
	if (!client || stillUpcoming([one], now).length === 0) return [];
	const upcoming = [...client.upcoming.filter((other) => other.aid !== aid), one];
	return [replaceBookings(TableName, { userId, upcoming, bookedVersion: client.bookedVersion })];
}
