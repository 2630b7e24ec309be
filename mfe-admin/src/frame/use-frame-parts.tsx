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
import { MenuLinks } from './menu-links.tsx';
import type { FrameParts } from './staff-frame.tsx';
import type { Menu } from './use-menu.ts';

/** The parts of the frame for the session. Until the session is known, they are those for any account. */
export function useFrameParts(isSkeleton: boolean, { groups }: Menu): FrameParts {
	const { pathname } = useLocation();
	const logout = useLogout();
	const now = useNow();
	const roles = rolesOf(useSessionUser());
	if (isSkeleton) return skeletonParts;
	return {
		links: <MenuLinks groups={groups} />,
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
