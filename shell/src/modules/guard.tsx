import {
	addressOf,
	type EndReason,
	hasUnsentDraft,
	type LoginState,
	Navigate,
	paths,
	type SessionState,
	type SessionUser,
	useLocation,
	useSession,
} from '@tulia/platform';
import { FullPageSpinner } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import type { GuardRule } from './module-routes.ts';
import { hasSavedTicket } from './saved-ticket-fallback.ts';

/** The message for a logged-in person without the role. It has no return path, which would lead straight back. */
const STAFF_ONLY = 'That area is for staff. Please log in with a staff account.';
/** The message when a session ended on a page, with whether the form draft is preserved. */
export const logInAgain = (): string =>
	hasUnsentDraft() ? 'Please log in again. What you typed is kept.' : 'Please log in again.';

const CHECKING = <FullPageSpinner label="Checking your session" />;

const isFor = (guard: 'client' | 'admin', { role }: SessionUser): boolean => guard === 'client' || role === 'admin';

interface GuardProps {
	readonly guard: 'client' | 'admin';
	readonly message: string | undefined;
	/** Shown while the session is checked. A `ModulePage` is shown itself, because it withholds its guarded part. */
	readonly whileChecking: ReactNode;
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

/** A visitor: sent to the start page after logging out here, otherwise to /login with the reason. */
function Visitor({
	wasIn,
	reason,
	message,
}: Pick<GuardProps, 'message'> & { wasIn: boolean; reason: EndReason }): ReactNode {
	if (wasIn && reason === 'logged_out') return <Navigate to={paths.home()} replace />;
	return <ToLogin message={wasIn ? logInAgain() : message} withReturn />;
}

const isLetIn = ({ status }: SessionState): boolean => status === 'in' || status === 'unconfirmed';

/**
 * Shows a page once the session is known: a full-page spinner while the token is checked (rule 2), /login for visitors,
 * except for a ticket stored on this device. A failed check lets the person through: the calls of the page check the
 * session too.
 */
function Guard({ guard, message, whileChecking, children }: GuardProps): ReactNode {
	const session = useSession();
	const { pathname } = useLocation();
	const [wasIn, setWasIn] = useState(false);
	if (!wasIn && isLetIn(session)) setWasIn(true);

	switch (session.status) {
		case 'unknown':
			return whileChecking;
		case 'checking':
			return isFor(guard, session.user) ? whileChecking : CHECKING;
		case 'out':
			if (!wasIn && hasSavedTicket(pathname, undefined)) return children;
			return <Visitor wasIn={wasIn} reason={session.reason} message={message} />;
		case 'in':
		case 'unconfirmed':
			if (!isFor(guard, session.user)) return <ToLogin message={STAFF_ONLY} withReturn={false} />;
			return children;
	}
}

interface GuardedProps {
	readonly route: GuardRule;
	/** Default: the full-page spinner. */
	readonly whileChecking?: ReactNode;
	readonly children: ReactNode;
}

/** A page behind its guard, if it has one. */
export const Guarded = ({ route, whileChecking = CHECKING, children }: GuardedProps): ReactNode =>
	route.guard ? (
		<Guard guard={route.guard} message={route.message} whileChecking={whileChecking}>
			{children}
		</Guard>
	) : (
		children
	);
