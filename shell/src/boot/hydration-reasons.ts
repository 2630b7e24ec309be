import { DRAFT_PREFIX, inSessionLifetimeStorage, readSession, tryStorage } from '@tulia/platform/boot';
import { isDeveloperModuleChosen } from '../developer-module/is-chosen.ts';

/** Tracking parameters of links from outside. The application reads none of them. */
const FROM_OUTSIDE = /^(?:utm_\w+|fbclid|gclid|gad_source|mc_[ce]id|igshid)$/;

/** Prerendered HTML is for the address without its query, except for the pages of a list. */
const asksForMore = ({ pathname, search }: Location): boolean =>
	document.getElementById('root')?.dataset.path !== pathname + search &&
	[...new URLSearchParams(search).keys()].some((name) => !FROM_OUTSIDE.test(name));

const hasDraft = (): boolean => Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX));

/** The page has to show an earlier action in this tab: a like or a form draft. */
function wasUsedBefore(): boolean {
	const keptNames = [...document.querySelectorAll<HTMLElement>('[data-kept]')].map(({ dataset }) => dataset.kept ?? '');
	return (
		keptNames.some((key) => inSessionLifetimeStorage((storage) => storage.getItem(key)) != null) ||
		(document.querySelector('main form') !== null && tryStorage(hasDraft) === true)
	);
}

/** Whether the browser stores a session, which the page must show. */
export const isLoggedIn = (): boolean => readSession() !== undefined;

/** Whether the prerendered page differs from what this visitor must see, so that hydration cannot wait for intent. */
export const mustHydrateAtOnce = (): boolean =>
	isLoggedIn() || asksForMore(location) || wasUsedBefore() || isDeveloperModuleChosen();
