import { addressOf, type LoginState, paths, useLocation, useNavigate, useSession } from '@tulia/platform';
import { useEffect, useRef } from 'react';
import { logInAgain } from './modules/guard.tsx';
import { guardRuleFor } from './modules/module-routes.ts';

/** Takes a person whose session a call ended to /login, and remembers where they were (R4). Guarded pages do it themselves. */
export function SessionExpiry(): null {
	const session = useSession();
	const location = useLocation();
	const navigate = useNavigate();
	const here = useRef(location);
	here.current = location;
	useEffect(() => {
		if (session.status !== 'out' || session.reason !== 'expired') return;
		const { pathname } = here.current;
		// Already there, sent by this or by a guard: sending again would make /login its own way back.
		if (pathname === paths.login() || guardRuleFor(pathname).guard) return;
		const state: LoginState = { message: logInAgain(), returnTo: addressOf(here.current) };
		navigate(paths.login(), { state });
	}, [session, navigate]);
	return null;
}
