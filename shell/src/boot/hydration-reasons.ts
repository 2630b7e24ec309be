import { DRAFT_PREFIX, inSessionLifetimeStorage, readSession, tryStorage } from '@tulia/platform/boot';
import { isDeveloperModuleChosen } from '../developer-module/is-chosen.ts';

/** What those who send visitors put behind an address. The application reads none of it. */
const FROM_OUTSIDE = /^(?:utm_\w+|fbclid|gclid|gad_source|mc_[ce]id|igshid)$/;

/** Prerendered HTML is made for the address without its search, but for the pages of a list: it says itself what it shows. */
const asksForMore = ({ pathname, search }: Location): boolean =>
	document.getElementById('root')?.dataset.path !== pathname + search &&
	[...new URLSearchParams(search).keys()].some((name) => !FROM_OUTSIDE.test(name));

const hasDraft = (): boolean => Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX));

/** Somebody has done something on this page before that it would have to show: a like, a half-filled form. */
function wasUsedBefore(): boolean {
	const keptNames = [...document.querySelectorAll<HTMLElement>('[data-kept]')].map(({ dataset }) => dataset.kept ?? '');
	return (
		keptNames.some((key) => inSessionLifetimeStorage((storage) => storage.getItem(key)) != null) ||
		(document.querySelector('main form') !== null && tryStorage(hasDraft) === true)
	);
}

/** Whether the browser holds a session, which the page must show. */
export const isLoggedIn = (): boolean => readSession() !== undefined;

/** Whether the prerendered page is not what its visitor has to see, so that it cannot wait until it is used. */
export const mustHydrateAtOnce = (): boolean =>
	isLoggedIn() || asksForMore(location) || wasUsedBefore() || isDeveloperModuleChosen();
