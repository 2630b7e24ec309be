/**
 * Every address of the site, and the file of the site bucket that answers it. Read by the edge, which turns addresses into
 * files, by the publisher, which writes the files, and by the function that answers where there is none.
 */

import { LIST_PATH } from './list-page.ts';
import { type ModuleArea, type ModuleName, remoteModules } from './site-modules.ts';

/** The pages that are always there, with prerendered HTML. */
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

/** One more such page for each published article; the id is what the contract calls an id. */
export const articlePage = { prefix: '/blogs/', id: '[A-Za-z0-9-]{1,64}' } as const;

/** And one for each psychologist who sees clients. */
export const psychologistPage = { prefix: '/psychologists/', id: '[A-Za-z0-9-]{1,64}' } as const;

/** Pages of which there is one for each of some things. Which of them somebody reads says something of them. */
export const itemPages = [articlePage, psychologistPage] as const;

/** Which sort of them a path is; `undefined` for every other page. */
export const itemPageOf = (pathname: string): (typeof itemPages)[number] | undefined =>
	itemPages.find(({ prefix, id }) => new RegExp(`^${prefix}${id}$`).test(pathname));

/**
 * What is one person's, and so the browser's to render: the shell's own forms, pages behind a link from a mail, and old addresses that
 * lead elsewhere. All but `formPages` begin with the app document. `*` stands for one part of a path, `**` for everything beneath.
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
 * Addresses that lead elsewhere: the specification's (rule 2), to which the application leads from a link of its own (`shell/src/app.tsx`), and
 * where keepers of passwords look for the page that changes one (W3C, change-password-url).
 */
export const movedAddresses = {
	'/booking': '/schedule-appointment',
	'/terms': '/terms-of-service',
	'/privacy': '/privacy-policy',
	'/.well-known/change-password': '/account',
} as const;

/** A page of forms that is the same for everybody, or until it is known who is there. */
export interface FormPage {
	readonly address: string;
	/** Names its file, as the path of a page does. */
	readonly path: string;
	/** What it is rendered for: an address of its own that is nobody's. */
	readonly rendered: string;
}

/** A token that looks as one does and opens nothing (`lambdas/src/identity/address/link-token.ts`). */
const NO_TOKEN = `${'0'.repeat(43)}`;

/**
 * The forms on the way to a log-in, and the account. They are prerendered, so that they can be read and filled in before the application is
 * there; of the account that is its frame. Search engines leave them out.
 */
export const formPages: readonly FormPage[] = [
	...['/login', '/register', '/forgot-password', '/account'].map((path) => ({ address: path, path, rendered: path })),
	{ address: '/reset-password/*', path: '/reset-password', rendered: `/reset-password/${NO_TOKEN}` },
];

/** The form a path belongs to; `undefined` for any other page. */
export const formPageOf = (pathname: string): FormPage | undefined =>
	formPages.find(({ address }) => new RegExp(patternOf([address])).test(pathname));

/** An area behind a log-in, and whose it is. */
export interface GuardedArea extends ModuleArea {
	readonly module: ModuleName;
	readonly keptOffline: boolean;
}

export const guardedAreas: readonly GuardedArea[] = remoteModules.flatMap(({ name, routes }) =>
	routes.flatMap(({ areas, keptOffline = false }) => areas.map((area) => ({ ...area, module: name, keptOffline }))),
);

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
	'/.well-known/security.txt',
	'/manifest.webmanifest',
] as const;

/** The service worker; from the root, because it may only answer for what lies beneath it. */
export const WORKER_FILE = 'sw.js';

/** The document every address without prerendered HTML starts from. */
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

/** The file that holds the prerendered HTML of a page. */
export const pageFileOf = (path: string): string => (path === '/' ? 'index.html' : `pages${path}.html`);
