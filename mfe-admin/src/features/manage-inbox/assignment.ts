import { dayOf, timeOf } from '@tulia/centre/clock';
import { compactMoment } from '@tulia/centre/compact-date';
import type { InboxAssignment } from '@tulia/contracts/inbox/staff-schemas';

export type Call = NonNullable<InboxAssignment['onPhone']>;

/** The current call, not yet expired. */
export const callIn = ({ onPhone }: InboxAssignment, now: Date): Call | undefined =>
	onPhone && now < new Date(onPhone.until) ? onPhone : undefined;

/** A time of day: `2:10 PM`. */
export const clockOf = (instant: string): string => timeOf(new Date(instant));

/** `Rose W. has them on the phone since 2:10 PM`, or "You have" if the call is the user's. */
export const callWords = ({ userId, name, since }: Call, mine: string | undefined): string =>
	`${userId === mine ? 'You have' : `${name} has`} them on the phone since ${clockOf(since)}`;

/** The colleague to whom an item is assigned. */
export type Assignee = NonNullable<InboxAssignment['assignee']>;

/** `With Dr. Nyambura Otieno since 2:10 PM`; "you" for the user, and with the day if it is not today. */
export function assigneeWords({ userId, name, since }: Assignee, mine: string | undefined, now: Date): string {
	const isToday = dayOf(new Date(since)) === dayOf(now);
	return `With ${userId === mine ? 'you' : name} since ${isToday ? clockOf(since) : compactMoment(since, now)}`;
}
