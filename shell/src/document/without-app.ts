import type { Centre } from '../centre/saved-centre.ts';
import { escapeHtml } from './head-tags.ts';

import { WITHOUT_APP_ID } from './remove-without-app.ts';

const phone = (number: string): string => `<a href="tel:${number.replaceAll(/[^\d+]/g, '')}">${escapeHtml(number)}</a>`;

/**
 * What a document without finished HTML says where no scripts run, at once, and where they do not arrive, after some seconds
 * (`without-app.css`): whom to call, and the pages that can be read all the same.
 */
export const withoutApp = ({ name, phones, crisisLines }: Pick<Centre, 'name' | 'phones' | 'crisisLines'>): string =>
	[
		`<section id="${WITHOUT_APP_ID}" class="without-app"><h1>This page needs JavaScript</h1>`,
		`<p>It is switched off in your browser, or it did not arrive. To book or to change a visit, call ${escapeHtml(name)} on ${phone(phones.main)}.</p>`,
		'<p><a href="/">Home</a> · <a href="/services">Services</a> · <a href="/contact">Contact</a></p>',
		'<h2>Need help now?</h2><ul>',
		...crisisLines.map((line) => `<li>${escapeHtml(line.name)}: ${phone(line.phone)}</li>`),
		'</ul></section>',
	].join('');
