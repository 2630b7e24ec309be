import { type LoginState, paths, useLocation, useMissingSecondFactor, useNavigate } from '@tulia/platform';
import { useEffect } from 'react';

/** What staff read on the account page after being sent there. */
export const SECOND_FACTOR_FIRST =
	'Staff accounts need a second step at log-in. Please set it up here, and then go on to the admin area.';

/** Takes staff without the second factor that the centre asks for to /account, with the reason: the server let them no further. */
export function SecondFactorFirst(): null {
	const { isMissing, onTold } = useMissingSecondFactor();
	const { pathname } = useLocation();
	const navigate = useNavigate();
	useEffect(() => {
		if (!isMissing) return;
		onTold();
		const state: LoginState = { message: SECOND_FACTOR_FIRST };
		// In place of the page that was refused: going back must not lead into it again.
		if (pathname !== paths.account()) navigate(paths.account('second-factor'), { state, replace: true });
	}, [isMissing, onTold, pathname, navigate]);
	return null;
}
