import type { InboxItem } from '@tulia/contracts/inbox/staff-schemas';
import { useSessionUser } from '@tulia/platform';
import { useGetInboxAssignmentQuery } from '../../api/inbox-api.ts';
import { type Assignee, type Call, callIn } from './assignment.ts';

/** A colleague may take the phone while somebody reads: milliseconds. */
const AGAIN = 15_000;

/** Who deals with an item, as whoever has it open sees it. */
export interface SeenAssignment {
	readonly ownCall: Call | undefined;
	readonly callOfColleague: Call | undefined;
	readonly assignee: Assignee | undefined;
	/** It is with whoever looks at it. */
	readonly isMine: boolean;
}

/** Asked anew when the item is opened, and again while it stays open and waits. */
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
