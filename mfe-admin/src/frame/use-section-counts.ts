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
import { waitingIn } from '../lib/lists/waiting-in.ts';
import { mayCall } from '../lib/page/use-may-call.ts';
import type { StaffSection } from './sections.ts';

/** How often what is counted apart is asked for, milliseconds: a colleague may have closed a day. */
const RECOUNT = 300_000;

/** What the dashboard does not count. */
const COUNTED_ELSEWHERE = ['toBeMoved', 'waitingList', 'registers', 'hoursRequests'] as const;
type CountedElsewhere = (typeof COUNTED_ELSEWHERE)[number];
const isCountedElsewhere = (waiting: NonNullable<StaffSection['waiting']>): waiting is CountedElsewhere =>
	COUNTED_ELSEWHERE.some((one) => one === waiting);

/** Each is asked for by whoever may see it, again and again. */
function useCountsElsewhere(roles: readonly StaffRole[]): Readonly<Record<CountedElsewhere, number | undefined>> {
	const again = { pollingInterval: RECOUNT, skipPollingIfUnfocused: true };
	const toBeMoved = useListToBeMovedQuery({ part: 'count' }, { ...again, skip: !mayCall(roles, listToBeMoved) });
	const waitingList = useCountWaitingQuery(undefined, { ...again, skip: !mayCall(roles, countWaiting) });
	const registers = useCountRegistersQuery(undefined, { ...again, skip: !mayCall(roles, countRegisters) });
	const hours = useCountHoursRequestsQuery(undefined, { ...again, skip: !mayCall(roles, countHoursRequests) });
	return {
		toBeMoved: toBeMoved.data?.openCount,
		waitingList: waitingList.data?.waiting,
		registers: registers.data?.open,
		hoursRequests: hours.data?.open,
	};
}

/** What waits in a part of the module; undefined until it is counted, and where nothing is. */
export interface SectionCount {
	readonly waiting?: number | undefined;
	/** How many of them may come from somebody in danger. */
	readonly inCrisis?: number | undefined;
}

/** How much waits in each part for somebody with these roles. Without roles nothing is asked for. */
export function useSectionCounts(roles: readonly StaffRole[]): (section: StaffSection) => SectionCount {
	const { data } = useGetDashboardQuery(undefined, { skip: roles.length === 0 });
	const elsewhere = useCountsElsewhere(roles);
	return ({ waiting }) => {
		if (!waiting) return {};
		if (isCountedElsewhere(waiting)) return { waiting: elsewhere[waiting] };
		if (!data) return {};
		if (waiting === 'needsOutcome') return { waiting: data.needsOutcomeCount };
		return { waiting: waitingIn(data.open, waiting), inCrisis: waitingIn(data.open.crisis, waiting) };
	};
}
