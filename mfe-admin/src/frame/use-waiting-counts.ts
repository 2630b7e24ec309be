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

/**
 * The polling interval of the counts that are requested separately, milliseconds. They change without this tab, for
 * example when a colleague adds a closure.
 */
const RECOUNT = 300_000;

const without = (others: number | undefined): Waiting | undefined =>
	others === undefined ? undefined : { inCrisis: 0, others };

/** The counts of waiting items for these roles; `undefined` until loaded. Without roles nothing is requested. */
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
		// Of the waiting list, only clients whom no message reached are counted, because staff have to phone them.
		toPhone: without(waitingList.data?.toPhone),
		registers: without(registers.data?.open),
		hoursRequests: without(hours.data?.open),
	};
}
