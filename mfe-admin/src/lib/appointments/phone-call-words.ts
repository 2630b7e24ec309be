import { timeOf } from '@tulia/centre/clock';
import { compactDate } from '@tulia/centre/compact-date';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { explain } from '@tulia/platform';

type About = NonNullable<AdminAppointment['phoneCall']>['about'];

/** The news that the client has to get by phone, in words. */
export const phoneCallWords: { readonly [A in About]: string } = {
	confirmation: 'The confirmation did not arrive.',
	reminder: 'The reminder did not arrive.',
	moved: 'They have not heard of the new time.',
	cancelled: 'They have not heard that the visit is cancelled.',
};

const TIMES = ['', 'once', 'twice'] as const;

/** `No answer at 10:20 AM, tried once` */
export function unansweredWords({ count, at }: NonNullable<AdminAppointment['unanswered']>, now: Date): string {
	const [tried, moment] = [TIMES[count] ?? `${count} times`, new Date(at)];
	const day = compactDate(moment, now);
	return `No answer${day === compactDate(now, now) ? '' : ` on ${day}`} at ${timeOf(moment)}, tried ${tried}`;
}

const WHY_NOT = {
	appointment_changed: 'Not noted: this visit changed meanwhile. It is shown as it is now.',
	not_found: 'Not noted: this visit no longer exists.',
	forbidden: 'Not noted: this account may not do that. Please log in with a staff account.',
};

export const whyNotNoted = (error: unknown): string =>
	explain(error, WHY_NOT, 'We could not note this. Check your connection and try again.');
