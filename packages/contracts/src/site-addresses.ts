/**
 * Every address of the site, and the file of the site bucket that answers it. Read by the edge, which maps addresses to
 * files, by the publisher, which writes the files, and by the function that answers unknown addresses.
 */

import { LIST_PATH } from './list-page.ts';
import { type ModuleArea, type ModuleName, remoteModules } from './site-modules.ts';

/** The pages that always exist, with prerendered HTML. */
export const standingPages = [
	'/',
	'/services',
	'/psychologists',
	LIST_PATH,
	'/help-center',
	'/contact',
	'/testimonials',
	'/terms-of-service',
	'/privacy-policy',
	'/help-now',
] as const;
export type StandingPage = (typeof standingPages)[number];

/** One more such page for each published article; the id is an id of the contract. */
export const articlePage = { prefix: '/blogs/', id: '[A-Za-z0-9-]{1,64}' } as const;

/** And one for each active psychologist. */
export const psychologistPage = { prefix: '/psychologists/', id: '[A-Za-z0-9-]{1,64}' } as const;

/** Pages that exist once per article or psychologist. Which one a person reads reveals something about them. */
export const itemPages = [articlePage, psychologistPage] as const;

/** The kind of such a page; `undefined` for every other path. */
export const itemPageOf = (pathname: string): (typeof itemPages)[number] | undefined =>
	itemPages.find(({ prefix, id }) => new RegExp(`^${prefix}${id}$`).test(pathname));

/**
 * Personal pages, which the browser renders: the shell's own forms, pages behind a link from a mail, and redirected
 * addresses. All but `formPages` begin with the app document. `*` matches one part of a path, `**` everything beneath.
 */
export const appAddresses = [
	'/login',
	'/register',
	'/forgot-password',
	'/reset-password',
	'/reset-password/*',
	'/confirm-email',
	'/account',
	'/developer-module',
	'/newsletter/confirm',
	'/newsletter/unsubscribe',
	'/offer',
	'/booking',
	'/terms',
	'/privacy',
] as const;

/**
 * Redirected addresses: the specification's (rule 2), for which the application has a link of its own
 * (`shell/src/app.tsx`), and the one where password managers look for the page that changes a password (W3C,
 * change-password-url).
 */
export const movedAddresses = {
	'/booking': '/schedule-appointment',
	'/terms': '/terms-of-service',
	'/privacy': '/privacy-policy',
	'/.well-known/change-password': '/account',
} as const;

/** A page of forms that is the same for everybody, or until the session is known. */
export interface FormPage {
	readonly address: string;
	/** Names its file, as the path of a page does. */
	readonly path: string;
	/** The address it is rendered for, which belongs to no person. */
	readonly rendered: string;
}

/** A well-formed token that is never valid (`lambdas/src/identity/address/link-token.ts`). */
const NO_TOKEN = `${'0'.repeat(43)}`;

/**
 * The forms on the way to a log-in, and the frame of the account. They are prerendered, so that they can be read and
 * filled in before the application has loaded. Search engines do not index them.
 */
export const formPages: readonly FormPage[] = [
	...['/login', '/register', '/forgot-password', '/account'].map((path) => ({ address: path, path, rendered: path })),
	{ address: '/reset-password/*', path: '/reset-password', rendered: `/reset-password/${NO_TOKEN}` },
];

/** The form a path belongs to; `undefined` for any other page. */
export const formPageOf = (pathname: string): FormPage | undefined =>
	formPages.find(({ address }) => new RegExp(patternOf([address])).test(pathname));

/** An area behind a log-in, with its module. */
export interface GuardedArea extends ModuleArea {
	readonly module: ModuleName;
	readonly keptOffline: boolean;
}

export const guardedAreas: readonly GuardedArea[] = remoteModules.flatMap(({ name, routes }) =>
	routes.flatMap(({ areas, keptOffline = false }) => areas.map((area) => ({ ...area, module: name, keptOffline }))),
);

const partsOf = (address: string): string =>
	address.replaceAll('.', '\\.').replaceAll(/\*\*?/g, (stars) => (stars === '**' ? '.+' : '[^/]+'));

/** A regular expression that matches the paths of all these addresses. */
export const patternOf = (addresses: readonly string[]): string => `^(?:${addresses.map(partsOf).join('|')})$`;

/** The area a path belongs to; `undefined` where no log-in is needed. */
export const guardedAreaOf = (pathname: string): GuardedArea | undefined =>
	guardedAreas.find(({ addresses }) => new RegExp(patternOf(addresses)).test(pathname));

/** Files of the bucket that are served without a rewrite. Modules and the shell have their own folders. */
export const siteFiles = [
	'/remotes.json',
	'/releases/*',
	'/sw.js',
	'/sitemap.xml',
	'/robots.txt',
	'/feed.xml',
	'/.well-known/security.txt',
	'/manifest.webmanifest',
] as const;

/** The service worker; at the root, because its scope is the paths beneath it. */
export const WORKER_FILE = 'sw.js';

/** The initial document of every address without prerendered HTML. */
export const APP_FILE = 'app.html';
/** The same document for an unknown address; without scripts it shows that there is no such page. */
export const NOT_FOUND_FILE = 'not-found.html';
/** The file that the edge requests for an unknown address. It never exists. */
export const MISSING_FILE = 'pages/missing.html';
/** The folder of all pages but the home page. */
export const PAGES_FOLDER = 'pages/';

/** The folder of the list of articles from its second page on. No article id contains a slash. */
export const LIST_PAGES_FOLDER = `pages${LIST_PATH}/page/`;
export const listPageFile = (page: number): string => `${LIST_PAGES_FOLDER}${page}.html`;

/** The file with the prerendered HTML of a page. */
export const pageFileOf = (path: string): string => (path === '/' ? 'index.html' : `pages${path}.html`);
