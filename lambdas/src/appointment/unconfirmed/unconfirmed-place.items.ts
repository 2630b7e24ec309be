import { bookingRules } from '../../calendar/booking-rules.ts';
import type { RoleAction } from '../../platform/table/transaction.actions.ts';
import type { Appointment } from '../appointment.ts';
import type { UnconfirmedPlace } from './unconfirmed-visits.ts';

/** Partition of the first index: all visits that took a quota slot, longest booked first. */
export const ALL_UNCONFIRMED = 'UNCONFIRMED#VISITS';
/** The booking horizon, and a week more for visits that were moved. */
const KEPT_SECONDS = (bookingRules.horizonDays + 7) * 24 * 60 * 60;

export const networkPartition = (network: string): string => `UNCONFIRMED#${network}`;
const placeKey = ({ network, number }: Pick<UnconfirmedPlace, 'network' | 'number'>) => ({
	PK: networkPartition(network),
	SK: `P#${String(number).padStart(2, '0')}`,
});

export const placeNumber = (sortKey: string): number => Number(sortKey.slice('P#'.length));

/** The action of a booking's transaction that takes a quota slot, conditional on the slot as it was read. */
export const takePlace = (
	TableName: string,
	place: UnconfirmedPlace,
	{ id, createdAt }: Pick<Appointment, 'id' | 'createdAt'>,
): RoleAction => ({
	role: 'place',
	action: {
		Put: {
			TableName,
			Item: {
				...placeKey(place),
				entity: 'unconfirmed-visit',
				aid: id,
				G1PK: ALL_UNCONFIRMED,
				G1SK: `${createdAt}#${id}`,
				ttl: Math.floor(Date.parse(createdAt) / 1000) + KEPT_SECONDS,
			},
			ConditionExpression: place.replaces === undefined ? 'attribute_not_exists(PK)' : 'aid = :replaced',
			...(place.replaces === undefined ? {} : { ExpressionAttributeValues: { ':replaced': place.replaces } }),
		},
	},
});
