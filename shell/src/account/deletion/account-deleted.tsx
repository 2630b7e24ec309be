import { Link, paths, useForgetSession, usePage } from '@tulia/platform';
import { Container, Lead, LinkButton, Seal } from '@tulia/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import * as s from './account-deleted.module.css';

/**
 * Replaces `/account` once the account is deleted. It ends the session only when the guarded page is unmounted: the
 * guard would redirect to the start page instead.
 */
export function AccountDeleted(): ReactNode {
	usePage({ title: 'Your account is deleted' });
	const forget = useForgetSession();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		window.scrollTo({ top: 0, behavior: 'instant' });
		heading.current?.focus({ preventScroll: true });
		forget();
	}, [forget]);
	return (
		<Container width="text">
			<div className={s.page}>
				<Seal />
				<h1 ref={heading} tabIndex={-1}>
					Your account is deleted
				</h1>
				<Lead>
					You are logged out everywhere. What we held about you is being erased, and coming appointments are cancelled.
				</Lead>
				<p>
					<span lang="sw">Asante</span> for the time you spent with us. You can come back with a new account whenever
					you like. If you need somebody to talk to, <Link to={paths.helpNow()}>help is here</Link>, with or without an
					account.
				</p>
				<LinkButton component={Link} variant="secondary" to={paths.home()}>
					Back to Home
				</LinkButton>
			</div>
		</Container>
	);
}
