import type { StaffMessage } from '@tulia/contracts/message/staff-schemas';
import type { InboxEntry } from '../inbox/inbox.ts';
import { namesOf, type StaffNames } from '../inbox/names-of.ts';
import { ok, type Result } from '../platform/result.ts';
import { staffMessage } from './staff-message.ts';

/** A change of a message as it is answered, with the names of those who wrote back. */
export async function answeredMessage<R extends string>(
	staff: StaffNames,
	changed: Result<InboxEntry, R>,
): Promise<Result<StaffMessage, R>> {
	if (!changed.ok) return changed;
	const writers = changed.value.replies.map(({ by }) => by);
	return ok(staffMessage(changed.value, await namesOf(staff, writers)));
}
