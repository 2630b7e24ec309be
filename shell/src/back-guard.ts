import { preventEarlySubmit } from './boot/early-events.ts';
import { forgetLeaving, neutralPage, wasLeft } from './chrome/quick-exit-state.ts';
import { deferBelowFold } from './document/below-fold.ts';
import { leadToLogin } from './lead-to-login.ts';

/**
 * Runs in the head of every document before its first paint. A page that was left by "Leave this site" is replaced by
 * the neutral page when reached with Back or Forward, from the network or the back/forward cache (decision 033). A
 * guarded page leads a visitor without a session to the log-in (decision 021). It also prevents native form submission
 * until a script takes over.
 */

const page = document.documentElement;
const hide = (): void => {
	page.style.visibility = 'hidden';
};

function goAgain(): void {
	hide();
	document.title = 'Weather';
	const neutral = neutralPage();
	if (neutral) location.replace(neutral);
}

const hasComeBy = (type: NavigationTimingType): boolean =>
	performance
		.getEntriesByType('navigation')
		.some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === type);

/** True after Back or Forward only: links, addresses and reloads are new visits. */
const isGoneBackTo = (): boolean => hasComeBy('back_forward');

preventEarlySubmit();
// Reloads, Back and addresses with a hash restore the scroll position from the heights above it.
if (hasComeBy('navigate') && location.hash === '') deferBelowFold();
if (wasLeft() && isGoneBackTo()) goAgain();
else {
	forgetLeaving();
	const { guard } = page.dataset;
	if (guard !== undefined) void leadToLogin(JSON.parse(guard), page, () => location.reload());
}

// A page in the back/forward cache is hidden, so that it is not painted before the guard decides about it.
window.addEventListener('pagehide', ({ persisted }) => {
	if (persisted) hide();
});
window.addEventListener('pageshow', ({ persisted }) => {
	if (!persisted) return;
	if (wasLeft()) goAgain();
	else page.style.visibility = '';
});
