import { type LoginState, paths } from '@tulia/platform';

/** Whether the log-in was reached from booking: a new visitor needs an account first. */
export const returnsToBooking = ({ returnTo }: LoginState): boolean =>
	returnTo !== undefined && new URL(returnTo, 'https://site.invalid').pathname === paths.schedule();
