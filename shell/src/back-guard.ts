import { preventEarlySubmit } from './boot/early-submit.ts';
import { forgetLeaving, neutralPage, wasLeft } from './chrome/quick-exit-state.ts';
import { deferBelowFold } from './document/below-fold.ts';

/**
 * Runs in the head of every document, before anything of it is painted: whoever comes back to a page of this tab after "Leave this
 * site" sees the neutral page in its place, whether the browser loads the page again or kept it whole (decision 033). And nobody's form is sent
 * by the browser itself.
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

/** By Back or Forward, and by no link, address or reload: those are a visit of their own. */
const isGoneBackTo = (): boolean => hasComeBy('back_forward');

preventEarlySubmit();
// A reload and Back find their place again by the heights above it, and so does an address with a place in it.
if (hasComeBy('navigate') && location.hash === '') deferBelowFold();
if (wasLeft()) {
	if (isGoneBackTo()) goAgain();
	else forgetLeaving();
}

// A page that the browser keeps whole is kept hidden, so that it is never painted before it was decided whether it may be seen.
window.addEventListener('pagehide', ({ persisted }) => {
	if (persisted) hide();
});
window.addEventListener('pageshow', ({ persisted }) => {
	if (!persisted) return;
	if (wasLeft()) goAgain();
	else page.style.visibility = '';
});
