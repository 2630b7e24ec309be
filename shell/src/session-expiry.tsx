import { addressOf, type LoginState, paths, useLocation, useNavigate, useSession } from '@tulia/platform';
import { useEffect, useRef } from 'react';
import { logInAgain } from './modules/guard.tsx';
import { guardRuleFor } from './modules/module-routes.ts';

/** Sends a person whose session was refused to /login, with the return path (R4). Guarded pages do it themselves. */
export function SessionExpiry(): null {
	const session = useSession();
	const location = useLocation();
	const navigate = useNavigate();
	const here = useRef(location);
	here.current = location;
	useEffect(() => {
		if (session.status !== 'out' || session.reason !== 'expired') return;
		const { pathname } = here.current;
		// Already handled: redirecting again would make /login its own return path.
		if (pathname === paths.login() || guardRuleFor(pathname).guard) return;
		const state: LoginState = { message: logInAgain(), returnTo: addressOf(here.current) };
		navigate(paths.login(), { state });
	}, [session, navigate]);
	return null;
}
