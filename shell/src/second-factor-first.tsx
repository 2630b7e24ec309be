import { type LoginState, paths, useLocation, useMissingSecondFactor, useNavigate } from '@tulia/platform';
import { useEffect } from 'react';

export const SECOND_FACTOR_FIRST =
	'Staff accounts need a second step at log-in. Please set it up here, and then go on to the admin area.';

/** Sends staff without the required second factor to /account, with the reason: the server refuses every other call. */
export function SecondFactorFirst(): null {
	const { isMissing, onNotified } = useMissingSecondFactor();
	const { pathname } = useLocation();
	const navigate = useNavigate();
	useEffect(() => {
		if (!isMissing) return;
		onNotified();
		const state: LoginState = { message: SECOND_FACTOR_FIRST };
		// Replaces the refused page in the history: Back must not lead into it again.
		if (pathname !== paths.account()) navigate(paths.account('second-factor'), { state, replace: true });
	}, [isMissing, onNotified, pathname, navigate]);
	return null;
}
