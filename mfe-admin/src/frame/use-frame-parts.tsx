import { dayOf } from '@tulia/centre/clock';
import { longDayWithYear } from '@tulia/centre/date-words';
import { listAppointments } from '@tulia/contracts/routes/appointment';
import { Link, paths, rolesOf, useLocation, useLogout, useSessionUser } from '@tulia/platform';
import { AdminLink } from '@tulia/ui/admin';
import { mayCall } from '../lib/page/use-may-call.ts';
import { useNow } from '../lib/page/use-now.ts';
import { AccountMenu } from './account-menu.tsx';
import { skeletonParts } from './admin-skeleton.tsx';
import { GlobalSearch } from './global-search.tsx';
import { SectionLinks } from './section-links.tsx';
import { groupsFor } from './sections.ts';
import type { FrameParts } from './staff-frame.tsx';
import { useSectionCounts } from './use-section-counts.ts';

/** What the frame shows to whoever is logged in; before that is known, what it shows to everybody. */
export function useFrameParts(isSkeleton: boolean): FrameParts {
	const { pathname } = useLocation();
	const logout = useLogout();
	const now = useNow();
	const user = useSessionUser();
	const roles = isSkeleton ? [] : rolesOf(user);
	const countOf = useSectionCounts(roles);
	if (isSkeleton) return skeletonParts;
	const groups = groupsFor(roles, user?.psychologistId !== undefined);
	return {
		links: <SectionLinks groups={groups} pathname={pathname} countOf={countOf} />,
		search: mayCall(roles, listAppointments) ? <GlobalSearch /> : null,
		foot: (
			<>
				<AdminLink component={Link} to={paths.home()} icon="home">
					View website
				</AdminLink>
				<AdminLink component="button" type="button" icon="logOut" onClick={logout}>
					Logout
				</AdminLink>
			</>
		),
		date: longDayWithYear(dayOf(now)),
		account: <AccountMenu closeOn={pathname} onLogout={logout} />,
		closeOn: pathname,
	};
}
