import { dayOf } from '@tulia/centre/clock';
import { longDayWithYear } from '@tulia/centre/date-words';
import { listAppointments } from '@tulia/contracts/routes/appointment';
import { Link, paths, rolesOf, useLocation, useLogout, useSessionUser } from '@tulia/platform';
import { Avatar, Icon, Menu } from '@tulia/ui';
import { AdminFrame, AdminLink } from '@tulia/ui/admin';
import { type ReactNode, useEffect } from 'react';
import { purgeMemoryDrafts } from '../lib/drafts/memory-drafts.ts';
import { mayCall } from '../lib/page/use-may-call.ts';
import { useNow } from '../lib/page/use-now.ts';
import { Brand } from './brand.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { GlobalSearch } from './global-search.tsx';
import * as s from './staff-frame.module.css';
import { StaffLinks } from './staff-links.tsx';

/** The layout of every page of staff. */
export function StaffFrame({ children }: { readonly children: ReactNode }): ReactNode {
	const { pathname } = useLocation();
	const logout = useLogout();
	const now = useNow();
	const roles = rolesOf(useSessionUser());
	// The last of staff's pages goes when somebody logs out.
	useEffect(() => purgeMemoryDrafts, []);
	return (
		<>
			<a className={s.skip} href="#main">
				Skip to main content
			</a>
			<AdminFrame
				brand={<Brand />}
				links={<StaffLinks />}
				search={mayCall(roles, listAppointments) ? <GlobalSearch /> : null}
				foot={
					<>
						<AdminLink component={Link} to={paths.home()} icon="home">
							View website
						</AdminLink>
						<AdminLink component="button" type="button" icon="logOut" onClick={logout}>
							Logout
						</AdminLink>
					</>
				}
				date={longDayWithYear(dayOf(now))}
				account={<Account closeOn={pathname} onLogout={logout} />}
				closeOn={pathname}
			>
				<Breadcrumbs />
				{children}
			</AdminFrame>
		</>
	);
}

function Account({ closeOn, onLogout }: { readonly closeOn: string; readonly onLogout: () => void }): ReactNode {
	const user = useSessionUser();
	if (!user) return null;
	return (
		<Menu
			closeOn={closeOn}
			trigger={
				<>
					<Avatar name={user.name} />
					<span className={s.name}>{user.name}</span>
				</>
			}
		>
			<Link to={paths.account()}>
				<Icon name="person" /> My account
			</Link>
			<Link to={paths.home()}>
				<Icon name="home" /> View website
			</Link>
			<button type="button" onClick={onLogout}>
				<Icon name="logOut" /> Logout
			</button>
		</Menu>
	);
}
