import { Link, paths, useSessionUser } from '@tulia/platform';
import { Avatar, Icon, Menu } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './staff-frame.module.css';

interface AccountMenuProps {
	/** The path of the page. The menu closes when it changes. */
	readonly closeOn: string;
	readonly onLogout: () => void;
}

/** The menu of the user's account: their own pages and the log-out. */
export function AccountMenu({ closeOn, onLogout }: AccountMenuProps): ReactNode {
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
