import { Link, paths, type SessionUser, useLogout, useSession, useSessionUser } from '@tulia/platform';
import { Avatar, Icon, LinkButton, Menu, toast } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useIsOffline } from '../offline/use-is-offline.ts';
import * as s from './account.module.css';

function MemberLinks({ user }: { readonly user: SessionUser }): ReactNode {
	const endSession = useLogout();
	const logout = (): void => {
		endSession();
		toast.success('You are logged out.');
	};
	return (
		<>
			<Link to={paths.appointments()}>
				<Icon name="ticket" /> My appointments
			</Link>
			<Link to={paths.account()}>
				<Icon name="person" /> My account
			</Link>
			{user.role === 'admin' ? (
				<Link to={paths.admin()}>
					<Icon name="dashboard" /> Admin Dashboard
				</Link>
			) : null}
			<button type="button" onClick={logout}>
				<Icon name="logOut" /> Logout
			</button>
		</>
	);
}

/**
 * The person in the header: `undefined` until the stored token was checked, so that no other person's name is shown
 * (rule 2). Offline the token cannot be checked, and the stored session is shown.
 */
export function useShownUser(): SessionUser | undefined {
	const { status } = useSession();
	const user = useSessionUser();
	const isOffline = useIsOffline();
	return status === 'checking' && !isOffline ? undefined : user;
}

export function AccountLinks(): ReactNode {
	const user = useShownUser();
	if (user) {
		return (
			<>
				<p className={s.person}>{user.name}</p>
				<MemberLinks user={user} />
			</>
		);
	}
	return (
		<>
			<Link to={paths.login()}>Login</Link>
			<Link to={paths.register()}>Sign Up</Link>
		</>
	);
}

/**
 * The right end of the header: Login and Sign Up, or the person's name with a menu. It reserves its space while the
 * token is checked, so that nothing moves.
 */
export function AccountPlace({ closeOn }: { readonly closeOn: string }): ReactNode {
	const { status } = useSession();
	const user = useShownUser();
	if (user) {
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
				<MemberLinks user={user} />
			</Menu>
		);
	}
	// Prerendered HTML always contains these links; the document hides them where a session is stored.
	return (
		<div
			className={status === 'checking' ? s.waiting : s.visitor}
			data-visitor-only={status === 'unknown' ? '' : undefined}
		>
			<LinkButton component={Link} to={paths.login()} variant="quiet" size="sm">
				Login
			</LinkButton>
			<LinkButton component={Link} to={paths.register()} variant="secondary" size="sm">
				Sign Up
			</LinkButton>
		</div>
	);
}
