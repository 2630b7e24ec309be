import { addressOf, type EndReason, type LoginState, Navigate, paths, useLocation, useSession } from '@tulia/platform';
import { FullPageSpinner } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import type { Guarding } from './module-routes.ts';

/** What a logged-in person without the role reads. No return path goes along: it would lead straight back here. */
const STAFF_ONLY = 'That area is for staff. Please log in with a staff account.';
/** What a person reads whose session ended while they were at it. */
export const LOG_IN_AGAIN = 'Please log in again.';

interface GuardProps {
	readonly guard: 'client' | 'admin';
	readonly message: string | undefined;
	readonly children: ReactNode;
}

function ToLogin({
	message,
	withReturn,
}: {
	readonly message: string | undefined;
	readonly withReturn: boolean;
}): ReactNode {
	const returnTo = addressOf(useLocation());
	const state: LoginState = { ...(message ? { message } : {}), ...(withReturn ? { returnTo } : {}) };
	return <Navigate to={paths.login()} state={state} replace />;
}

/** Somebody without a session: home after logging out here, otherwise /login with the reason. */
function Visitor({
	wasIn,
	reason,
	message,
}: Pick<GuardProps, 'message'> & { wasIn: boolean; reason: EndReason }): ReactNode {
	if (wasIn && reason === 'logged_out') return <Navigate to={paths.home()} replace />;
	return <ToLogin message={wasIn ? LOG_IN_AGAIN : message} withReturn />;
}

/**
 * Lets a page be seen once the session is known: a full-page spinner while the token is checked (decision 2), /login for
 * visitors. A check that got no answer lets the person through: the page's own calls will tell.
 */
function Guard({ guard, message, children }: GuardProps): ReactNode {
	const session = useSession();
	const [wasIn, setWasIn] = useState(false);
	if (!wasIn && (session.status === 'in' || session.status === 'unconfirmed')) setWasIn(true);

	switch (session.status) {
		case 'unknown':
		case 'checking':
			return <FullPageSpinner label="Checking your session" />;
		case 'out':
			return <Visitor wasIn={wasIn} reason={session.reason} message={message} />;
		case 'in':
		case 'unconfirmed':
			if (guard === 'admin' && session.user.role !== 'admin')
				return <ToLogin message={STAFF_ONLY} withReturn={false} />;
			return children;
	}
}

/** A page behind its guard, if it has one. */
export const Guarded = ({ route, children }: { readonly route: Guarding; readonly children: ReactNode }): ReactNode =>
	route.guard ? (
		<Guard guard={route.guard} message={route.message}>
			{children}
		</Guard>
	) : (
		children
	);
