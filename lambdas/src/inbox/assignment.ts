import type { InboxAssignment } from '@tulia/contracts/inbox/staff-schemas';

/** Somebody of staff has the writer on the phone, as they said. */
export interface OnPhone {
	/** The account. */
	readonly by: string;
	/** ISO UTC. */
	readonly since: string;
}

/** Who of staff deals with an entry, as it is stored. */
export interface Assignment {
	readonly onPhone?: OnPhone | undefined;
}

/** A call that nobody ends counts for so long: somebody who forgot must not keep the others from calling. */
const ON_PHONE_MINUTES = 60;
const MINUTE = 60_000;

const endOf = ({ since }: OnPhone): Date => new Date(new Date(since).getTime() + ON_PHONE_MINUTES * MINUTE);

/** Who has the writer on the phone now. */
export const onPhoneAt = ({ onPhone }: Assignment, now: Date): OnPhone | undefined =>
	onPhone && now < endOf(onPhone) ? onPhone : undefined;

/** The accounts that it names. */
export const assignedIn = ({ onPhone }: Assignment): readonly string[] => (onPhone ? [onPhone.by] : []);

/** As staff read it. */
export function shownAssignment(
	assignment: Assignment,
	nameOf: (userId: string) => string,
	now: Date,
): InboxAssignment {
	const call = onPhoneAt(assignment, now);
	if (!call) return {};
	const { by, since } = call;
	return { onPhone: { userId: by, name: nameOf(by), since, until: endOf(call).toISOString() } };
}
