import { isWakingHour, nextMorning } from '../../../appointment/mail/waking-hours.ts';

const MINUTE = 60_000;

/** For so long after the client asked for something an SMS about it is what they wait for, also at night. */
const JUST_ASKED_MS = 15 * MINUTE;

/** How long a phone that is off is waited for, at most: what an SMS tells is soon old. */
const VALID_MS = 4 * 60 * MINUTE;
/** The least and the most that the service takes is 5 seconds and 72 hours. */
const LEAST_SECONDS = 60;

export type SmsMoment =
	| { readonly kind: 'now'; readonly validSeconds: number }
	| { readonly kind: 'later'; readonly at: Date }
	/** Nobody can be told any more without being woken, or the visit has begun. */
	| { readonly kind: 'never'; readonly reason: 'Night' | 'Started' };

export interface SmsOccasion {
	/** ISO UTC. */
	readonly startAt: string;
	/** ISO UTC: when the client asked for what it tells. Absent when somebody else did it. */
	readonly askedAt?: string | undefined;
	readonly now: Date;
}

/**
 * When an SMS may leave (promise N14): by day; at night only what was just asked for; never after the visit has begun. Where the
 * morning would be too late it does not leave at all, and staff see that.
 */
export function smsMoment({ startAt, askedAt, now }: SmsOccasion): SmsMoment {
	const start = Date.parse(startAt);
	if (start <= now.getTime()) return { kind: 'never', reason: 'Started' };
	const isAsked = askedAt !== undefined && now.getTime() - Date.parse(askedAt) <= JUST_ASKED_MS;
	if (isWakingHour(now) || isAsked) {
		const seconds = Math.floor(Math.min(VALID_MS, start - now.getTime()) / 1000);
		return { kind: 'now', validSeconds: Math.max(LEAST_SECONDS, seconds) };
	}
	const morning = nextMorning(now);
	return morning.getTime() < start ? { kind: 'later', at: morning } : { kind: 'never', reason: 'Night' };
}
