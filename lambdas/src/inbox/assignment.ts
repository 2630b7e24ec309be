import type { InboxAssignment } from '@tulia/contracts/inbox/staff-schemas';

/** Somebody of staff has the writer on the phone, as they said. */
export interface OnPhone {
	/** The account. */
	readonly by: string;
	/** ISO UTC. */
	readonly since: string;
}

/** The colleague whom an entry was handed to, or who took it. It stays theirs until it is answered or somebody takes it over. */
export interface Assignee {
	/** The account. */
	readonly to: string;
	/** The account that handed it to them; their own where they took it. */
	readonly by: string;
	/** ISO UTC. */
	readonly since: string;
}

/** Who of staff deals with an entry, as it is stored. */
export interface Assignment {
	readonly onPhone?: OnPhone | undefined;
	readonly assignee?: Assignee | undefined;
}

/** A call that nobody ends counts for so long: somebody who forgot must not keep the others from calling. */
const ON_PHONE_MINUTES = 60;
const MINUTE = 60_000;

const endOf = ({ since }: OnPhone): Date => new Date(new Date(since).getTime() + ON_PHONE_MINUTES * MINUTE);

/** Who has the writer on the phone now. */
export const onPhoneAt = ({ onPhone }: Assignment, now: Date): OnPhone | undefined =>
	onPhone && now < endOf(onPhone) ? onPhone : undefined;

/** The accounts that it names. */
export const assignedIn = ({ onPhone, assignee }: Assignment): readonly string[] => [
	...(onPhone ? [onPhone.by] : []),
	...(assignee ? [assignee.to, assignee.by] : []),
];

/** As staff read it. */
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
