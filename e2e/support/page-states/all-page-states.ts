import { accountPageStates } from './account-page-states.ts';
import { bookingPageStates } from './booking-page-states.ts';
import type { PageState } from './page-state.ts';
import { publicPageStates } from './public-page-states.ts';
import { signInPageStates } from './sign-in-page-states.ts';
import { adminPageStates } from './staff/admin-page-states.ts';

/** The states of visitors and clients. */
export const sitePageStates: readonly PageState[] = [
	...publicPageStates,
	...signInPageStates,
	...accountPageStates,
	...bookingPageStates,
];

export const allPageStates: readonly PageState[] = [...sitePageStates, ...adminPageStates];
