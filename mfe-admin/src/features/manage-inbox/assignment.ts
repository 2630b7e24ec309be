import { dayOf, timeOf } from '@tulia/centre/clock';
import { compactMoment } from '@tulia/centre/compact-date';
import type { InboxAssignment } from '@tulia/contracts/inbox/staff-schemas';

/** A call with whoever wrote. */
export type Call = NonNullable<InboxAssignment['onPhone']>;

/** The call that counts at this moment. */
export const callIn = ({ onPhone }: InboxAssignment, now: Date): Call | undefined =>
	onPhone && now < new Date(onPhone.until) ? onPhone : undefined;

/** `2:10 PM` */
export const clockOf = (instant: string): string => timeOf(new Date(instant));

/** `Rose W. has them on the phone since 2:10 PM`; of one's own, "You". */
export const callWords = ({ userId, name, since }: Call, mine: string | undefined): string =>
	`${userId === mine ? 'You have' : `${name} has`} them on the phone since ${clockOf(since)}`;

/** Whose it is. */
export type Assignee = NonNullable<InboxAssignment['assignee']>;

/** `With Dr. Nyambura Otieno since 2:10 PM`; of what is one's own, "you"; with the day where it was another one. */
export function assigneeWords({ userId, name, since }: Assignee, mine: string | undefined, now: Date): string {
	const isToday = dayOf(new Date(since)) === dayOf(now);
	return `With ${userId === mine ? 'you' : name} since ${isToday ? clockOf(since) : compactMoment(since, now)}`;
}
