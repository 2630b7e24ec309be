/**
 * Where something is stored on the device of a visitor.
 *
 * - `tab`: `sessionStorage`, which the browser empties when the tab is closed.
 * - `session`: in the tab, or with "Remember me" in the browser (`localStorage`).
 * - `browser`: `localStorage`.
 * - `pages`: a cache of the service worker (Cache Storage). `times`: its database (IndexedDB).
 */
export type Place = 'tab' | 'session' | 'browser' | 'pages' | 'times';

/** One item that the site stores on a device. */
export interface KeptOnDevice {
	/** The key, or the name of the store. With `*` at the end it stands for every key with that prefix. */
	readonly key: string;
	readonly place: Place;
	/** Personal: removed when the person logs out or another one logs in. */
	readonly isPersonal: boolean;
	/** The text in the privacy policy: what the entry is, and how long it is stored. */
	readonly what: string;
	readonly howLong: string;
}

/**
 * Everything this site stores on a device; it sets no cookies. The privacy policy is rendered from this list, and a
 * journey compares it with the storage of a browser (promise S9).
 */
export const keptOnDevice: readonly KeptOnDevice[] = [
	{
		key: 'tulia.session',
		place: 'session',
		isPersonal: true,
		what: 'That you are logged in, and your name for the top of the page',
		howLong: 'until you close the tab, or for up to 30 days if you ticked “Remember me”, or until you log out',
	},
	{
		key: 'tulia.person',
		place: 'session',
		isPersonal: true,
		what: 'The number of the account that was logged in last, so that the next person finds nothing of it',
		howLong: 'until you close the tab or log out, or until somebody else logs in',
	},
	{
		key: 'tulia.tickets',
		place: 'session',
		isPersonal: true,
		what: 'The tickets of your visits to come, as you last saw them, so that they open without internet',
		howLong: 'until you close the tab, or with “Remember me” until you log out or your visit is over',
	},
	{
		key: 'tulia.kept-tickets',
		place: 'browser',
		isPersonal: true,
		what: 'The tickets for which you ticked “Keep this ticket on this phone”',
		howLong: 'until you take the tick away or log out, or until somebody else logs in',
	},
	{
		key: 'tulia.draft.*',
		place: 'tab',
		isPersonal: true,
		what: 'A form you have not sent yet',
		howLong: 'until you send it, log out or close the tab',
	},
	{
		key: 'tulia.visit.*',
		place: 'session',
		isPersonal: true,
		what: 'Which articles you liked',
		howLong: 'until you close the tab, or with “Remember me” until you log out',
	},
	{
		key: 'tulia.left',
		place: 'tab',
		isPersonal: false,
		what: 'That “Leave this site” was pressed in this tab, so that going back shows none of our pages',
		howLong: 'until you come to the site again by its address, or close the tab',
	},
	{
		key: 'tulia.logout',
		place: 'browser',
		isPersonal: true,
		what: 'A sign to your other tabs that you logged out, with the number of your account',
		howLong: 'for less than a second',
	},
	{
		key: 'tulia.device',
		place: 'browser',
		isPersonal: false,
		what: 'A random number for this browser. It lets a like count once, and keeps robots from flooding us. It says nothing about you',
		howLong: 'until you delete it in your browser',
	},
	{
		key: 'tulia.saved-uses',
		place: 'browser',
		isPersonal: false,
		what: 'How often we had to show you saved text because our own computers did not answer',
		howLong: 'until we could be told, mostly a few seconds',
	},
	{
		key: 'tulia-help-*',
		place: 'pages',
		isPersonal: false,
		what: 'The page with numbers to call, for everybody who visits the site',
		howLong: 'until a newer one takes its place',
	},
	{
		key: 'tulia-pages-2',
		place: 'pages',
		isPersonal: false,
		what: 'Pages that are the same for everybody, such as Services and Contact. Articles only if you ticked “Remember me”',
		howLong: 'for up to 90 days, or until somebody logs out here',
	},
	{
		key: 'tulia-tickets-1',
		place: 'pages',
		isPersonal: false,
		what: 'The empty frame in which a ticket is shown, without anything of yours, once a ticket was opened here',
		howLong: 'until somebody logs out here',
	},
	{
		key: 'tulia-files-1',
		place: 'pages',
		isPersonal: false,
		what: 'What those pages are made of: letters, colours, pictures and programs',
		howLong: 'until newer ones take their place, or until somebody logs out here',
	},
	{
		key: 'workbox-expiration',
		place: 'times',
		isPersonal: false,
		what: 'When those pages and files were last opened, so that the oldest can go',
		howLong: 'as long as they are kept',
	},
];
