import type { Viewer } from '../http/request.ts';
import type { Result } from '../http/result.ts';

/** An attempt at something that is limited. */
export interface Attempt {
	readonly kind: LimitKind;
	readonly viewer: Pick<Viewer, 'ip' | 'device'>;
	/** The email address in the form, in any spelling. */
	readonly email?: string | undefined;
	/** The id of the account, if one is required: it identifies people better than a browser does. */
	readonly account?: string | undefined;
	readonly now: Date;
}

/** The limits of visitors and accounts. */
export interface VisitorLimits {
	/** Counts this attempt, or refuses it with the seconds to wait. */
	admit(attempt: Attempt): Promise<Result<undefined, 'too_many_requests'>>;
}

/** How often in a window: one sender (an account, or else a browser), one email address, one network address. */
export interface Limit {
	readonly windowSeconds: number;
	readonly sender?: number;
	readonly email?: number;
	/** Carriers put thousands behind one address, and the front desk shares one: a ceiling, not a measure of a person. */
	readonly address: number;
}

/** The limit of a 48-bit IPv6 network, as a multiple of a 64-bit one: providers put many households into one. */
export const SITE_FACTOR = 4;

const TEN_MINUTES = 10 * 60;
const DAY = 24 * 60 * 60;

/**
 * Promise W5. `form` is one budget for everything a visitor writes (question, message, comment, testimonial,
 * newsletter), so that changing the form does not start a new one. Likes, views and reports store no text and notify no
 * person; their limits only stop a flood.
 */
export const LIMITS = {
	form: { windowSeconds: TEN_MINUTES, sender: 5, email: 5, address: 100 },
	/** Registrations: a family, or the front desk, may make several. */
	register: { windowSeconds: TEN_MINUTES, email: 5, address: 100 },
	/**
	 * Links for forgotten passwords. Not limited by email address: a stranger who names it could lock its owner out. The
	 * budget of reset mails alone limits what is sent to the mailbox.
	 */
	forgot: { windowSeconds: TEN_MINUTES, address: 100 },
	/** New passwords chosen by the link of a mail. */
	reset: { windowSeconds: TEN_MINUTES, address: 100 },
	/** Changes of an account's address: each sends a mail. */
	email_change: { windowSeconds: TEN_MINUTES, email: 5, address: 100 },
	/** Attempts to add the visits of a record to an account by ticket. */
	visit_claim: { windowSeconds: TEN_MINUTES, sender: 5, address: 30 },
	/** Phone codes requested by accounts of one network: each is an SMS, which costs. */
	phone_code: { windowSeconds: TEN_MINUTES, address: 30 },
	/** Phone codes per day: thirty accounts of one network must not use up the month's quota. */
	phone_code_day: { windowSeconds: DAY, address: 40 },
	/** Dry runs of bookings: each costs the table as much as a booking. The canary makes one every 15 minutes. */
	dry_run: { windowSeconds: TEN_MINUTES, address: 12 },
	/** Reads and answers of offers by their links. A proof of 132 bits cannot be guessed; this stops a flood. */
	offer: { windowSeconds: TEN_MINUTES, address: 200 },
	like: { windowSeconds: TEN_MINUTES, sender: 60, address: 1000 },
	view: { windowSeconds: TEN_MINUTES, sender: 60, address: 1000 },
	/**
	 * Free times that the edge has not cached: 4 a second from one network, of the 300 a second that the whole API
	 * accepts. Behind a carrier address that is a hundred people at once.
	 */
	times: { windowSeconds: 60, address: 240 },
	/** Calendar feeds: programs poll once an hour or less, several from one address. Each response reads some months. */
	calendar_feed: { windowSeconds: TEN_MINUTES, address: 60 },
	saved_content: { windowSeconds: TEN_MINUTES, address: 1000 },
	web_vitals: { windowSeconds: TEN_MINUTES, address: 1000 },
	/** Each is a log line, so fewer than counts: three per page visit for thirty people at once behind one address. */
	client_error: { windowSeconds: TEN_MINUTES, address: 100 },
	/** Limited like errors: some browsers send a report for each violation, others all of a page at once. */
	policy_violation: { windowSeconds: TEN_MINUTES, address: 100 },
} as const satisfies Record<string, Limit>;

type LimitKind = keyof typeof LIMITS;
