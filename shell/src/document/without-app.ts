import { callAddress, writeAddress, writeWords } from '@tulia/contracts/line-address';
import type { CrisisLine } from '@tulia/contracts/profile/schemas';
import type { Centre } from '../centre/saved-centre.ts';
import { NEUTRAL_PAGE } from '../chrome/quick-exit-state.ts';
import { escapeHtml } from './head-tags.ts';

import { WITHOUT_APP_ID } from './remove-without-app.ts';

const phone = (number: string): string => `<a href="${callAddress(number)}">${escapeHtml(number)}</a>`;

const written = ({ write }: CrisisLine): string =>
	write ? `, <a href="${writeAddress(write)}">${writeWords[write.kind]}</a>` : '';

/** Why there is no content: the page needs the application, or the site has no such page. */
export type NoContentReason = 'needs-script' | 'not-found';

const WORDS: Record<NoContentReason, { readonly heading: string; readonly reason: string }> = {
	'needs-script': {
		heading: 'This page needs JavaScript',
		reason: 'It is switched off in your browser, or it did not arrive.',
	},
	'not-found': {
		heading: 'We could not find this page',
		reason: 'The address may have a slip in it, or the page has moved.',
	},
};

/**
 * The fallback of a document without prerendered HTML: phone numbers and the pages that work without scripts. It is
 * shown at once where scripts are disabled, and after some seconds where they do not load (`without-app.css`).
 */
export const withoutApp = (
	{ name, phones, crisisLines }: Pick<Centre, 'name' | 'phones' | 'crisisLines'>,
	reason: NoContentReason = 'needs-script',
): string =>
	[
		`<section id="${WITHOUT_APP_ID}" class="without-app" aria-label="${WORDS[reason].heading}"><h1>${WORDS[reason].heading}</h1>`,
		`<p>${WORDS[reason].reason}${phones ? ` To book or to change a visit, call ${escapeHtml(name)} on ${phone(phones.main)}.` : ''}</p>`,
		'<p><a href="/">Home</a> · <a href="/services">Services</a> · <a href="/contact">Contact</a></p>',
		`<p><a href="${NEUTRAL_PAGE}" rel="noreferrer" data-leave>Leave this site</a></p>`,
		'<h2>Need help now?</h2><ul>',
		...crisisLines.map((line) => `<li>${escapeHtml(line.name)}: ${phone(line.phone)}${written(line)}</li>`),
		'</ul></section>',
	].join('');
