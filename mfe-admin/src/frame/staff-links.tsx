import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import { countHoursRequests } from '@tulia/contracts/routes/own-hours';
import { countRegisters } from '@tulia/contracts/routes/register';
import { listToBeMoved } from '@tulia/contracts/routes/to-be-moved';
import { countWaiting } from '@tulia/contracts/routes/waiting-list';
import { NavLink, paths, rolesOf, useSessionUser } from '@tulia/platform';
import { AdminLink, AdminLinkGroup } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useGetDashboardQuery } from '../api/dashboard-api.ts';
import { useCountHoursRequestsQuery } from '../api/own-hours-api.ts';
import { useCountRegistersQuery } from '../api/registers-api.ts';
import { useListToBeMovedQuery } from '../api/visits/to-be-moved-api.ts';
import { useCountWaitingQuery } from '../api/visits/waiting-list-api.ts';
import { waitingIn } from '../lib/lists/waiting-in.ts';
import { mayCall } from '../lib/page/use-may-call.ts';
import { groupsFor, type StaffSection } from './sections.ts';

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

/** The parts of the module, with how much waits in each. No counts until they are loaded. */
export function StaffLinks(): ReactNode {
	const roles = rolesOf(useSessionUser());
	const { data } = useGetDashboardQuery();
	const elsewhere = useCountsElsewhere(roles);
	const isPsychologist = useSessionUser()?.psychologistId !== undefined;
	const isShown = ({ isOwn }: StaffSection): boolean => isPsychologist || isOwn !== true;
	const waitingAt = ({ waiting }: StaffSection): number | undefined => {
		if (!waiting) return undefined;
		if (isCountedElsewhere(waiting)) return elsewhere[waiting];
		if (!data) return undefined;
		return waiting === 'needsOutcome' ? data.needsOutcomeCount : waitingIn(data.open, waiting);
	};
	const inCrisisAt = ({ waiting }: StaffSection): number | undefined => {
		if (!data || !waiting || waiting === 'needsOutcome' || isCountedElsewhere(waiting)) return undefined;
		return waitingIn(data.open.crisis, waiting);
	};
	return groupsFor(roles).map((group) => (
		<AdminLinkGroup key={group.label ?? 'day'} label={group.label}>
			{group.sections.filter(isShown).map((section) => (
				<AdminLink
					key={section.path}
					component={NavLink}
					to={section.path}
					end={section.path === paths.admin()}
					icon={section.icon}
					count={waitingAt(section)}
					inCrisis={inCrisisAt(section)}
				>
					{section.label}
				</AdminLink>
			))}
		</AdminLinkGroup>
	));
}
