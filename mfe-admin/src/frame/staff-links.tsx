import { countRegisters } from '@tulia/contracts/routes/register';
import { listToBeMoved } from '@tulia/contracts/routes/to-be-moved';
import { NavLink, paths, rolesOf, useSessionUser } from '@tulia/platform';
import { AdminLink, AdminLinkGroup } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useGetDashboardQuery } from '../api/dashboard-api.ts';
import { useCountRegistersQuery } from '../api/registers-api.ts';
import { useListToBeMovedQuery } from '../api/to-be-moved-api.ts';
import { waitingIn } from '../lib/lists/waiting-in.ts';
import { mayCall } from '../lib/page/use-may-call.ts';
import { groupsFor, type StaffSection } from './sections.ts';

/** How often the count of what has to be moved is asked for, milliseconds: a colleague may have closed a day. */
const RECOUNT = 300_000;

/** The parts of the module, with how much waits in each. No counts until they are loaded. */
export function StaffLinks(): ReactNode {
	const roles = rolesOf(useSessionUser());
	const { data } = useGetDashboardQuery();
	const toBeMoved = useListToBeMovedQuery(
		{ part: 'count' },
		{ pollingInterval: RECOUNT, skipPollingIfUnfocused: true, skip: !mayCall(roles, listToBeMoved) },
	);
	const registers = useCountRegistersQuery(undefined, {
		...{ pollingInterval: RECOUNT, skipPollingIfUnfocused: true },
		skip: !mayCall(roles, countRegisters),
	});
	const isPsychologist = useSessionUser()?.psychologistId !== undefined;
	const isShown = ({ isOwn }: StaffSection): boolean => isPsychologist || isOwn !== true;
	const waitingAt = ({ waiting }: StaffSection): number | undefined => {
		if (waiting === 'toBeMoved') return toBeMoved.data?.openCount;
		if (waiting === 'registers') return registers.data?.open;
		if (!data || !waiting) return undefined;
		return waiting === 'needsOutcome' ? data.needsOutcomeCount : waitingIn(data.open, waiting);
	};
	const inCrisisAt = ({ waiting }: StaffSection): number | undefined => {
		if (!data || !waiting || waiting === 'toBeMoved' || waiting === 'needsOutcome' || waiting === 'registers')
			return undefined;
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
