import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dayOf } from '@tulia/centre/clock';
import { statedAddress } from '../confirmed-address.ts';
import { networkOf, siteOf } from '../http/network-of.ts';
import type { FieldCipher } from '../keys/field-cipher.ts';
import { rateLimits } from './rate-limit.repository.ts';
import type { Counter } from './rate-limits.ts';
import { type Attempt, LIMITS, type Limit, SITE_FACTOR, type VisitorLimits } from './visitor-limits.ts';
/** The limits over the counts of this table. Addresses and devices are kept as pseudonyms, network addresses for a day's sake. */
export const visitorLimits = (
	db: DynamoDBDocumentClient,
	tableName: string,
	openCipher: () => Promise<FieldCipher>,
): VisitorLimits => {
	const limits = rateLimits(db, tableName);
	return {
		async admit(attempt) {
			return limits.admit(countersOf(attempt, LIMITS[attempt.kind], await openCipher()), attempt.now);
		},
	};
};

/** What an attempt is counted on: the sender's own counters first, the shared address last. */
function countersOf(attempt: Attempt, limit: Limit, cipher: FieldCipher): readonly Counter[] {
	const { kind, email } = attempt;
	const of = (who: string, bound: number | undefined, pseudonym: string): readonly Counter[] =>
		bound === undefined
			? []
			: [{ name: `${kind}.${who}#${pseudonym}`, limit: bound, windowSeconds: limit.windowSeconds }];
	return [
		...of('sender', limit.sender, senderOf(attempt, cipher)),
		...(email === undefined
			? []
			: of('email', limit.email, cipher.pseudonym('email', statedAddress(email, 'rate_limit')))),
		...of('address', limit.address, addressOf(attempt, cipher)),
		...(siteOf(attempt.viewer.ip) === undefined
			? []
			: of('site', SITE_FACTOR * limit.address, siteNameOf(attempt, cipher))),
	];
}

/** Whoever names no device shares one with everybody else at the address who names none. */
function senderOf(attempt: Attempt, cipher: FieldCipher): string {
	const { account, viewer } = attempt;
	if (account !== undefined) return cipher.pseudonym('account', account);
	return viewer.device === undefined ? addressOf(attempt, cipher) : cipher.pseudonym('device', viewer.device);
}

/** Another name each day of the centre, so that nobody can be followed by their network address. */
const addressOf = ({ viewer, now }: Attempt, cipher: FieldCipher): string =>
	cipher.pseudonym('ip', `${dayOf(now)} ${networkOf(viewer.ip)}`);
const siteNameOf = ({ viewer, now }: Attempt, cipher: FieldCipher): string =>
	cipher.pseudonym('ip', `${dayOf(now)} ${siteOf(viewer.ip)}`);
