import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import { countHoursRequests } from '@tulia/contracts/routes/own-hours';
import { countRegisters } from '@tulia/contracts/routes/register';
import { listToBeMoved } from '@tulia/contracts/routes/to-be-moved';
import { countWaiting } from '@tulia/contracts/routes/waiting-list';
import { useGetDashboardQuery } from '../api/dashboard-api.ts';
import { useCountHoursRequestsQuery } from '../api/own-hours-api.ts';
import { useCountRegistersQuery } from '../api/registers-api.ts';
import { useListToBeMovedQuery } from '../api/visits/to-be-moved-api.ts';
import { useCountWaitingQuery } from '../api/visits/waiting-list-api.ts';
import { type Waiting, type WaitingList, waitingIn } from '../lib/lists/waiting.ts';
import { mayCall } from '../lib/page/use-may-call.ts';

/** How often what is counted apart is asked for, milliseconds: a colleague may have closed a day. */
const RECOUNT = 300_000;

const without = (others: number | undefined): Waiting | undefined =>
	others === undefined ? undefined : { inCrisis: 0, others };

/** How much waits for somebody with these roles; undefined until it is counted. Without roles nothing is asked for. */
export function useWaitingCounts(roles: readonly StaffRole[]): Readonly<Record<WaitingList, Waiting | undefined>> {
	const again = { pollingInterval: RECOUNT, skipPollingIfUnfocused: true };
	const { data: board } = useGetDashboardQuery(undefined, { skip: roles.length === 0 });
	const toBeMoved = useListToBeMovedQuery({ part: 'count' }, { ...again, skip: !mayCall(roles, listToBeMoved) });
	const waitingList = useCountWaitingQuery(undefined, { ...again, skip: !mayCall(roles, countWaiting) });
	const registers = useCountRegistersQuery(undefined, { ...again, skip: !mayCall(roles, countRegisters) });
	const hours = useCountHoursRequestsQuery(undefined, { ...again, skip: !mayCall(roles, countHoursRequests) });
	return {
		inbox: board && waitingIn(board.open, 'inbox'),
		comments: board && waitingIn(board.open, 'comments'),
		testimonials: board && waitingIn(board.open, 'testimonials'),
		outcomes: without(board?.needsOutcomeCount),
		toBeMoved: without(toBeMoved.data?.openCount),
		// Who waits for a time waits for no colleague: only whom no message reached is work.
		toPhone: without(waitingList.data?.toPhone),
		registers: without(registers.data?.open),
		hoursRequests: without(hours.data?.open),
	};
}
