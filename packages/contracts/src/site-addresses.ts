/**
 * Every address of the site, and the file of the site bucket that answers it. Read by the edge, which turns addresses into
 * files, by the publisher, which writes the files, and by the function that answers where there is none.
 */

/** The pages that are always there, with HTML rendered ahead of time. */
export const standingPages = [
	'/',
	'/services',
	'/blogs',
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
 * What the browser renders from the app document: pages of one person, pages behind a link from a mail, and old addresses
 * that lead elsewhere. `*` stands for one part of a path, `**` for everything beneath.
 */
export const appAddresses = [
	'/login',
	'/register',
	'/forgot-password',
	'/reset-password',
	'/reset-password/*',
	'/confirm-email',
	'/account',
	'/schedule-appointment',
	'/appointments',
	'/appointments/*',
	'/admin',
	'/admin/**',
	'/newsletter/confirm',
	'/newsletter/unsubscribe',
	'/booking',
	'/terms',
	'/privacy',
] as const;

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
/** What the edge asks for when the site has no such address. It never exists. */
export const MISSING_FILE = 'pages/missing.html';
/** Where the pages are, all but the home page. */
export const PAGES_FOLDER = 'pages/';

/** The file that holds the finished HTML of a page. */
export const pageFileOf = (path: string): string => (path === '/' ? 'index.html' : `pages${path}.html`);
