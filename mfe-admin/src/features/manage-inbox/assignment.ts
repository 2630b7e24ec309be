import { timeOf } from '@tulia/centre/clock';
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
