import type { Viewer } from '../http/request.ts';
import type { Result } from '../http/result.ts';

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

/** How often in a window: one sender (an account, or else a browser), one email address, one network address. */
export interface Limit {
	readonly windowSeconds: number;
	readonly sender?: number;
	readonly email?: number;
	/** Carriers put thousands behind one address, and the reception desk is one: a ceiling, not a measure of a person. */
	readonly address: number;
}

/** An IPv6 network of 48 bits may do so many times what one of 64 bits may: providers put many households into one. */
export const SITE_FACTOR = 4;

const TEN_MINUTES = 10 * 60;
const DAY = 24 * 60 * 60;

/**
 * Promise W5. `form` is one budget for everything a visitor writes (question, message, comment, testimonial,
 * newsletter), so that changing the form does not start a new one. Likes, views and reports keep no words and reach
 * nobody; their bounds only stop a flood.
 */
export const LIMITS = {
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
	/** Tickets tried out to add the visits of a record to an account. */
	visit_claim: { windowSeconds: TEN_MINUTES, sender: 5, address: 30 },
	/** Codes asked for by accounts of one network: each is an SMS, which costs. */
	phone_code: { windowSeconds: TEN_MINUTES, address: 30 },
	/** The same of a day: thirty accounts of one house must not use up the month. */
	phone_code_day: { windowSeconds: DAY, address: 40 },
	/** Bookings tried without being made: each costs the table as much as one that is. The canary makes one each quarter of an hour. */
	dry_run: { windowSeconds: TEN_MINUTES, address: 12 },
	/** Links of offers that are read and answered. A proof of 132 bits is beyond guessing; this stops a flood. */
	offer: { windowSeconds: TEN_MINUTES, address: 200 },
	like: { windowSeconds: TEN_MINUTES, sender: 60, address: 1000 },
	view: { windowSeconds: TEN_MINUTES, sender: 60, address: 1000 },
	/**
	 * Free times that the edge does not hold: 4 a second from one network, of the 300 a second the whole API takes. Behind a carrier address
	 * that is a hundred people looking at once.
	 */
	times: { windowSeconds: 60, address: 240 },
	/** Calendar feeds: programs ask once an hour or less, a house of psychologists from one address. Each answer reads some months of visits. */
	calendar_feed: { windowSeconds: TEN_MINUTES, address: 60 },
	saved_content: { windowSeconds: TEN_MINUTES, address: 1000 },
	web_vitals: { windowSeconds: TEN_MINUTES, address: 1000 },
	/** Each is a log line, so fewer than of counts: three a page visit reach thirty people at once behind one address. */
	client_error: { windowSeconds: TEN_MINUTES, address: 100 },
	/** As errors: some browsers send one for each thing that was forbidden, others all of a page at once. */
	policy_violation: { windowSeconds: TEN_MINUTES, address: 100 },
} as const satisfies Record<string, Limit>;

type LimitKind = keyof typeof LIMITS;
