/**
 * Every address of the site, and the file of the site bucket that answers it. Read by the edge, which turns addresses into
 * files, by the publisher, which writes the files, and by the function that answers where there is none.
 */

import { LIST_PATH } from './list-page.ts';

/** The pages that are always there, with HTML rendered ahead of time. */
export const standingPages = [
	'/',
	'/services',
	LIST_PATH,
	'/help-center',
	'/contact',
	'/testimonials',
	'/terms-of-service',
	'/privacy-policy',
	'/help-now',
] as const;
export type StandingPage = (typeof standingPages)[number];

/** One more such page for each published article; the id is what the contract calls an id. */
export const articlePage = { prefix: '/blogs/', id: '[A-Za-z0-9-]{1,64}' } as const;

/**
 * What the browser renders from the app document: the shell's own forms, pages behind a link from a mail, and old addresses that
 * lead elsewhere. `*` stands for one part of a path, `**` for everything beneath.
 */
export const appAddresses = [
	'/login',
	'/register',
	'/forgot-password',
	'/reset-password',
	'/reset-password/*',
	'/confirm-email',
	'/account',
	'/newsletter/confirm',
	'/newsletter/unsubscribe',
	'/booking',
	'/terms',
	'/privacy',
] as const;

/**
 * What lies behind a log-in. All addresses of an area begin with the same finished page, rendered for `path`: what stands there
 * until it is known who is looking, and so the same for everybody.
 */
export const guardedAreas = [
	{ path: '/schedule-appointment', module: 'booking', addresses: ['/schedule-appointment'] },
	{ path: '/appointments', module: 'booking', addresses: ['/appointments'] },
	{ path: '/appointments/ticket', module: 'booking', addresses: ['/appointments/*'] },
	{ path: '/admin', module: 'admin', addresses: ['/admin', '/admin/**'] },
] as const;
export type GuardedArea = (typeof guardedAreas)[number];

const partsOf = (address: string): string =>
	address.replaceAll('.', '\\.').replaceAll(/\*\*?/g, (stars) => (stars === '**' ? '.+' : '[^/]+'));

/** A regular expression for paths that are any of these addresses. */
export const patternOf = (addresses: readonly string[]): string => `^(?:${addresses.map(partsOf).join('|')})$`;

/** The area a path belongs to; `undefined` where no log-in is needed. */
export const guardedAreaOf = (pathname: string): GuardedArea | undefined =>
	guardedAreas.find(({ addresses }) => new RegExp(patternOf(addresses)).test(pathname));

/** Files of the bucket that are answered as they are; modules and the shell have folders of their own. */
export const siteFiles = [
	'/remotes.json',
	'/releases/*',
	'/sw.js',
	'/sitemap.xml',
	'/robots.txt',
	'/feed.xml',
	'/manifest.webmanifest',
] as const;

/** The service worker; from the root, because it may only answer for what lies beneath it. */
export const WORKER_FILE = 'sw.js';

/** The document every address without finished HTML starts from. */
export const APP_FILE = 'app.html';
/** The same document for an address that nothing stands at: where no scripts run, it says so. */
export const NOT_FOUND_FILE = 'not-found.html';
/** What the edge asks for when the site has no such address. It never exists. */
export const MISSING_FILE = 'pages/missing.html';
/** Where the pages are, all but the home page. */
export const PAGES_FOLDER = 'pages/';

/** Where the pages of the list of articles are, beside its first. No article has a slash in its id. */
export const LIST_PAGES_FOLDER = `pages${LIST_PATH}/page/`;
export const listPageFile = (page: number): string => `${LIST_PAGES_FOLDER}${page}.html`;

/** The file that holds the finished HTML of a page. */
export const pageFileOf = (path: string): string => (path === '/' ? 'index.html' : `pages${path}.html`);
