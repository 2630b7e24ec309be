import { MINUTE } from '@tulia/centre/durations';
import type { InboxAssignment } from '@tulia/contracts/inbox/staff-schemas';

/** A member of staff who is on the phone with the writer, by their own statement. */
export interface OnPhone {
	/** The account. */
	readonly by: string;
	/** ISO UTC. */
	readonly since: string;
}

/** The assignee of an entry, until it is answered or taken over. */
export interface Assignee {
	/** The account. */
	readonly to: string;
	/** The account that handed it over; the assignee's own when they took it. */
	readonly by: string;
	/** ISO UTC. */
	readonly since: string;
}

/** A stored assignment. */
export interface Assignment {
	readonly onPhone?: OnPhone | undefined;
	readonly assignee?: Assignee | undefined;
}

/** A call expires after this time, so that staff can call again if nobody marked its end. */
const ON_PHONE_MINUTES = 60;

const endOf = ({ since }: OnPhone): Date => new Date(new Date(since).getTime() + ON_PHONE_MINUTES * MINUTE);

/** The current phone call with the writer. */
export const onPhoneAt = ({ onPhone }: Assignment, now: Date): OnPhone | undefined =>
	onPhone && now < endOf(onPhone) ? onPhone : undefined;

/** The accounts of an assignment. */
export const assignedIn = ({ onPhone, assignee }: Assignment): readonly string[] => [
	...(onPhone ? [onPhone.by] : []),
	...(assignee ? [assignee.to, assignee.by] : []),
];

export function shownAssignment(
	assignment: Assignment,
	nameOf: (userId: string) => string,
	now: Date,
): InboxAssignment {
	const call = onPhoneAt(assignment, now);
	const { assignee } = assignment;
	return {
		...(call
			? { onPhone: { userId: call.by, name: nameOf(call.by), since: call.since, until: endOf(call).toISOString() } }
			: {}),
		...(assignee
			? {
					assignee: {
						...{ userId: assignee.to, name: nameOf(assignee.to) },
						...{ since: assignee.since, by: nameOf(assignee.by) },
					},
				}
			: {}),
	};
}
