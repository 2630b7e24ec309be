import { type LoginState, paths } from '@tulia/platform';

/** Whether somebody wanted to book when they met the log-in: whoever is new here needs an account first. */
export const returnsToBooking = ({ returnTo }: LoginState): boolean =>
	returnTo !== undefined && new URL(returnTo, 'https://site.invalid').pathname === paths.schedule();
