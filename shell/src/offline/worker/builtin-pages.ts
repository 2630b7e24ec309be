import { savedCentre } from '../../centre/saved-centre.ts';

const page = (title: string, body: string): Response =>
	new Response(
		`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><body>${body}`,
		{ headers: { 'content-type': 'text/html; charset=utf-8' } },
	);

const call = (name: string, phone: string): string =>
	`<li>${name}: <a href="tel:${phone.replaceAll(' ', '')}">${phone}</a></li>`;

/** The crisis lines at build time, where not even the help page is cached, as after leaving in a hurry. */
export const offlineResponse = (): Response =>
	page(
		'No line',
		[
			'<h1>There is no line just now</h1><p>Nothing of this site is saved here. You can still call:</p><ul>',
			...savedCentre.crisisLines.map(({ name, phone }) => call(name, phone)),
			'</ul><p><a href="">Try again</a></p>',
		].join(''),
	);

/** Where "Leave this site" leads while offline: a page that names no site. */
export const AWAY_PATH = '/away';
export const awayPage = (): Response =>
	page('Weather', '<h1>No internet</h1><p>Check your connection, then load the page again.</p>');
