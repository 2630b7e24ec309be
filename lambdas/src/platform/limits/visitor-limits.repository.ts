import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dayOf } from '@tulia/centre/clock';
import { statedAddress } from '../confirmed-address.ts';
import { networkOf, siteOf } from '../http/network-of.ts';
import type { FieldCipher } from '../keys/field-cipher.ts';
import { rateLimits } from './rate-limit.repository.ts';
import type { Counter } from './rate-limits.ts';
import { type Attempt, LIMITS, type Limit, SITE_FACTOR, type VisitorLimits } from './visitor-limits.ts';
/** The limits of visitors. Addresses and devices are stored as pseudonyms; a network's changes every day. */
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

/** The counters of an attempt: the sender's own first, the shared address last. */
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

/** All senders without a device id at one address share one counter. */
function senderOf(attempt: Attempt, cipher: FieldCipher): string {
	const { account, viewer } = attempt;
	if (account !== undefined) return cipher.pseudonym('account', account);
	return viewer.device === undefined ? addressOf(attempt, cipher) : cipher.pseudonym('device', viewer.device);
}

/** The pseudonym changes every day of the centre, so that a person cannot be tracked by their network address. */
const addressOf = ({ viewer, now }: Attempt, cipher: FieldCipher): string =>
	cipher.pseudonym('ip', `${dayOf(now)} ${networkOf(viewer.ip)}`);
const siteNameOf = ({ viewer, now }: Attempt, cipher: FieldCipher): string =>
	cipher.pseudonym('ip', `${dayOf(now)} ${siteOf(viewer.ip)}`);
