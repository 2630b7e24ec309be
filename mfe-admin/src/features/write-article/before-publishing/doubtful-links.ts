import {
	appAddresses,
	formPageOf,
	guardedAreaOf,
	itemPageOf,
	patternOf,
	standingPages,
} from '@tulia/contracts/site-addresses';
import { shortened } from './article-text.ts';

/** Link texts that do not describe their target. A screen reader's list of links shows nothing but these texts. */
const EMPTY_WORDS = new Set(['here', 'click here', 'link', 'this link', 'this', 'read more', 'more', 'this page']);
const APP_ADDRESS = new RegExp(patternOf(appAddresses));

const isOurPage = (path: string): boolean =>
	(standingPages as readonly string[]).includes(path) ||
	itemPageOf(path) !== undefined ||
	formPageOf(path) !== undefined ||
	guardedAreaOf(path) !== undefined ||
	APP_ADDRESS.test(path);

function doubtAbout(link: HTMLAnchorElement): string | undefined {
	const words = shortened((link.textContent ?? '').trim());
	const address = link.getAttribute('href') ?? '';
	if (address.startsWith('/') && !isOurPage(address.replace(/[?#].*$/, ''))) {
		return `The link “${words}” leads to ${shortened(address)}, and this site has no such page.`;
	}
	if (/^https?:/i.test(address) && !URL.canParse(address)) return `The link “${words}” leads nowhere.`;
	if (/^http:/i.test(address))
		return `The link “${words}” begins with http://. Try https://, which nobody can read along.`;
	return EMPTY_WORDS.has(words.toLowerCase()) ? `The link “${words}” does not say where it leads.` : undefined;
}

/** The doubts about the links of an article. Whether another site responds cannot be checked from a page. */
export const doubtfulLinks = (body: HTMLElement): readonly string[] =>
	[...body.querySelectorAll('a')].map(doubtAbout).filter((doubt) => doubt !== undefined);
