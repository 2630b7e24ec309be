import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dayOf } from '../availability/centre-time.ts';
import { statedAddress } from '../identity/confirmed-address.ts';
import type { FieldCipher } from './field-cipher.ts';
import { networkOf, siteOf } from './network-of.ts';
import { rateLimits } from './rate-limit.repository.ts';
import type { Counter } from './rate-limits.ts';
import type { Viewer } from './request.ts';
import type { Result } from './result.ts';

/** How often in a window: one sender (an account, or else a browser), one email address, one network address. */
interface Limit {
	readonly windowSeconds: number;
	readonly sender?: number;
	readonly email?: number;
	/** Carriers put thousands behind one address, and the reception desk is one: a ceiling, not a measure of a person. */
	readonly address: number;
}

/** An IPv6 network of 48 bits may do so many times what one of 64 bits may: providers put many households into one. */
const SITE_FACTOR = 4;

const TEN_MINUTES = 10 * 60;

/**
 * Promise W5. `form` is one budget for everything a visitor writes (question, message, comment, testimonial,
 * newsletter), so that changing the form does not start a new one. Likes, views and reports keep no words and reach
 * nobody; their bounds only stop a flood.
 */
const LIMITS = {
	form: { windowSeconds: TEN_MINUTES, sender: 5, email: 5, address: 100 },
	/** Accounts made: a family, or the reception desk, may make several. */
	register: { windowSeconds: TEN_MINUTES, email: 5, address: 100 },
	/**
	 * Links for forgotten passwords. Not by email address: a stranger who names it could keep its owner out. What reaches the
	 * mailbox is bounded by the budget of reset mails alone.
	 */
	forgot: { windowSeconds: TEN_MINUTES, address: 100 },
	/** New passwords chosen by the link of a mail. */
	reset: { windowSeconds: TEN_MINUTES, address: 100 },
	/** Other addresses named for accounts: a mail goes to each. */
	email_change: { windowSeconds: TEN_MINUTES, email: 5, address: 100 },
	like: { windowSeconds: TEN_MINUTES, sender: 60, address: 1000 },
	view: { windowSeconds: TEN_MINUTES, sender: 60, address: 1000 },
	/**
	 * Free times that the edge does not hold: 4 a second from one network, of the 300 a second the whole API takes. Behind a carrier address
	 * that is a hundred people looking at once.
	 */
	times: { windowSeconds: 60, address: 240 },
	saved_content: { windowSeconds: TEN_MINUTES, address: 1000 },
} as const satisfies Record<string, Limit>;

type LimitKind = keyof typeof LIMITS;

/** Somebody who wants to do something that is limited. */
export interface Attempt {
	readonly kind: LimitKind;
	readonly viewer: Pick<Viewer, 'ip' | 'device'>;
	/** The address that was written into the form, in any spelling. */
	readonly email?: string | undefined;
	/** The id of the account, where one is needed: it tells people apart better than a browser does. */
	readonly account?: string | undefined;
	readonly now: Date;
}

/** The limits of what strangers may do. */
export interface VisitorLimits {
	/** Counts this attempt, or refuses it with the seconds to wait. */
	admit(attempt: Attempt): Promise<Result<undefined, 'too_many_requests'>>;
}

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
