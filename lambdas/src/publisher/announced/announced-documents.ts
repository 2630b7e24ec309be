import { LIST_PATH, listPageAddress } from '@tulia/contracts/list-page';
import { articlePage, psychologistPage, standingPages } from '@tulia/contracts/site-addresses';
import { fingerprintOf } from '../fingerprint.ts';
import { iconsOf } from '../live-release.ts';
import { laterListPages } from '../pages.ts';
import type { PlannedDocument, SiteInputs } from '../planned-document.ts';
import { feedOf, lastChange } from './feed.ts';
import { robotsOf } from './robots.ts';
import { type Listed, sitemapOf } from './sitemap.ts';
import { webManifestOf } from './web-manifest.ts';

/** The documents of the site for crawlers, feed readers and home screens. */
export const announcedDocuments = (inputs: SiteInputs): readonly PlannedDocument[] => [
	sitemap(inputs),
	...documentOf('robots.txt', 'text/plain', robotsOf(inputs.origin)),
	...feed(inputs),
	...manifest(inputs),
	...securityContact(inputs),
];

function sitemap({ origin, content: { psychologists, articles, announced } }: SiteInputs): PlannedDocument {
	const changes = new Map(announced?.articles.map((article) => [article.id, lastChange(article)]));
	// The list page shows parts of every article, so it changes when one of them does.
	const list = [...changes.values()].sort().at(-1);
	const pages: readonly Listed[] = [
		...standingPages.map((path) => ({ path, ...(path === LIST_PATH ? { changed: list } : {}) })),
		...laterListPages({ articles }).map((page) => ({ path: listPageAddress(page), changed: list })),
		...psychologists.map(({ id }) => ({ path: `${psychologistPage.prefix}${id}` })),
		...articles.map(({ id }) => ({ path: `${articlePage.prefix}${id}`, changed: changes.get(id) })),
	];
	return {
		file: 'sitemap.xml',
		type: 'application/xml; charset=utf-8',
		fingerprint: fingerprintOf({ origin, pages }),
		make: () => sitemapOf(pages, origin),
	};
}

/** A document that exists once the centre's facts do, and whose fingerprint is its text. */
const documentOf = (file: string, type: string, text: string): readonly PlannedDocument[] => [
	{ file, type: `${type}; charset=utf-8`, fingerprint: fingerprintOf(text), make: async () => text },
];

const feed = ({ origin, content: { announced } }: SiteInputs): readonly PlannedDocument[] =>
	announced ? documentOf('feed.xml', 'application/atom+xml', feedOf(announced, origin)) : [];

function manifest({ releases: { shell }, content: { announced } }: SiteInputs): readonly PlannedDocument[] {
	const icons = shell && iconsOf(shell);
	if (!announced || !icons) return [];
	return documentOf('manifest.webmanifest', 'application/manifest+json', webManifestOf(announced.centre, icons));
}

/** The contact for security issues (RFC 9116). It is always made from the current facts, so it never expires. */
const securityContact = ({ origin, content: { announced } }: SiteInputs): readonly PlannedDocument[] => {
	if (!announced) return [];
	const file = '.well-known/security.txt';
	const lines = [
		`Contact: mailto:${announced.centre.emails.general}`,
		'Expires: 2099-12-31T00:00:00.000Z',
		'Preferred-Languages: en, sw',
		`Canonical: ${origin}/${file}`,
		'',
	];
	return documentOf(file, 'text/plain', lines.join('\n'));
};
