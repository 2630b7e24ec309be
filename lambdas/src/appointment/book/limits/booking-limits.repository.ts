import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dayOf } from '@tulia/centre/clock';
import { networkOf, siteOf } from '../../../platform/http/network-of.ts';
import type { FieldCipher } from '../../../platform/keys/field-cipher.ts';
import { rateLimits } from '../../../platform/limits/rate-limit.repository.ts';
import type { Counter } from '../../../platform/limits/rate-limits.ts';
import { BOOKING_LIMITS, type BookingLimits, type ChangeAttempt } from './booking-limits.ts';

/** The limits, counted in this table; network addresses are stored as pseudonyms that change every day. */
export const bookingLimits = (
	db: DynamoDBDocumentClient,
	tableName: string,
	openCipher: () => Promise<Pick<FieldCipher, 'pseudonym'>>,
): BookingLimits => {
	const limits = rateLimits(db, tableName);
	return {
		async admit(attempt, now) {
			return limits.admit(countersOf(attempt, await openCipher(), now), now);
		},
	};
};

function countersOf(
	{ caller, viewer: { ip } }: ChangeAttempt,
	{ pseudonym }: Pick<FieldCipher, 'pseudonym'>,
	now: Date,
): readonly Counter[] {
	const today = dayOf(now);
	const site = siteOf(ip);
	return [
		...BOOKING_LIMITS.account.map((limit) => ({
			name: `visit.account.${limit.windowSeconds}#${caller.userId}`,
			...limit,
		})),
		{ name: `visit.network#${pseudonym('ip', `${today} ${networkOf(ip)}`)}`, ...BOOKING_LIMITS.network },
		...(site === undefined
			? []
			: [{ name: `visit.site#${pseudonym('ip', `${today} ${site}`)}`, ...BOOKING_LIMITS.site }]),
	];
}
