import type { InboxItem } from '@tulia/contracts/inbox/staff-schemas';
import { useSessionUser } from '@tulia/platform';
import { useGetInboxAssignmentQuery } from '../../api/inbox-api.ts';
import { type Assignee, type Call, callIn } from './assignment.ts';

/** The polling interval, milliseconds. A colleague may begin a call meanwhile. */
const AGAIN = 15_000;

/** The assignment of the open item, from the view of the user. */
export interface SeenAssignment {
	readonly ownCall: Call | undefined;
	readonly callOfColleague: Call | undefined;
	readonly assignee: Assignee | undefined;
	/** Whether the item is assigned to the user. */
	readonly isMine: boolean;
}

/** The assignment is fetched when the item is opened, and polled while the item is open and unanswered. */
export function useAssignment(item: InboxItem, now: Date): SeenAssignment {
	const { kind, id } = item;
	const mine = useSessionUser()?.id;
	const { currentData = item } = useGetInboxAssignmentQuery(
		{ kind, id },
		{
			skip: item.state !== 'new',
			refetchOnMountOrArgChange: true,
			pollingInterval: AGAIN,
			skipPollingIfUnfocused: true,
		},
	);
	const call = callIn(currentData, now);
	const isOwn = call?.userId === mine;
	const { assignee } = currentData;
	return {
		ownCall: isOwn ? call : undefined,
		callOfColleague: isOwn ? undefined : call,
		assignee,
		isMine: assignee !== undefined && assignee.userId === mine,
	};
}
