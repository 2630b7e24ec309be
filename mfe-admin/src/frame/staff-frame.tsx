import { Link, paths, useLocation, useLogout, useSessionUser } from '@tulia/platform';
import { Avatar, Icon, Menu } from '@tulia/ui';
import { AdminFrame, AdminLink } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { longDate } from '../lib/centre-time.ts';
import { useNow } from '../lib/use-now.ts';
import { Brand } from './brand.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { FindAnything } from './find-anything.tsx';
import * as s from './staff-frame.module.css';
import { StaffLinks } from './staff-links.tsx';

/** What every page of staff stands in. */
export function StaffFrame({ children }: { readonly children: ReactNode }): ReactNode {
	const { pathname } = useLocation();
	const logout = useLogout();
	const now = useNow();
	return (
		<>
			<a className={s.skip} href="#main">
				Skip to main content
			</a>
			<AdminFrame
				brand={<Brand />}
				links={<StaffLinks />}
				search={<FindAnything />}
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
				date={longDate(now)}
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
			<Link to={paths.home()}>
				<Icon name="home" /> View website
			</Link>
			<button type="button" onClick={onLogout}>
				<Icon name="logOut" /> Logout
			</button>
		</Menu>
	);
}
