import { HOUR, MINUTE } from '@tulia/centre/durations';
import { isWakingHour, nextMorning } from '../../../appointment/mail/waking-hours.ts';

/** After a request of the client, an SMS about it may be sent at night for this long. */
const JUST_ASKED_MS = 15 * MINUTE;

/** The longest validity of an SMS: its content is soon outdated. */
const VALID_MS = 4 * HOUR;
/** The service takes 5 seconds to 72 hours. */
const LEAST_SECONDS = 60;

export type SmsMoment =
	| { readonly kind: 'now'; readonly validSeconds: number }
	| { readonly kind: 'later'; readonly at: Date }
	/** The visit starts before the morning, or has started. */
	| { readonly kind: 'never'; readonly reason: 'Night' | 'Started' };

export interface SmsOccasion {
	/** ISO UTC. */
	readonly startAt: string;
	/** ISO UTC: when the client requested the change. Absent when staff made it. */
	readonly askedAt?: string | undefined;
	readonly now: Date;
}

/**
 * When an SMS about a visit may be sent (promise N14): by day; at night only shortly after the client's request; never
 * after the visit began. Staff see when the next morning is too late.
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
