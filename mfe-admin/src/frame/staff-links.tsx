import { NavLink, paths } from '@tulia/platform';
import { AdminLink } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useGetDashboardQuery } from '../api/dashboard-api.ts';
import { type StaffSection, sections } from './sections.ts';

/** The parts of the module, with how much waits in each. No counts until they are loaded. */
export function StaffLinks(): ReactNode {
	const { data } = useGetDashboardQuery();
	const waitingAt = ({ waiting }: StaffSection): number | undefined => {
		if (!data || !waiting) return undefined;
		return waiting === 'needsOutcome' ? data.needsOutcomeCount : data.open[waiting];
	};
	return sections.map((section) => (
		<AdminLink
			key={section.path}
			component={NavLink}
			to={section.path}
			end={section.path === paths.admin()}
			icon={section.icon}
			count={waitingAt(section)}
		>
			{section.label}
		</AdminLink>
	));
}
