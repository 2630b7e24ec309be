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

/** What the site says of itself to those who look for it: robots, readers of feeds, home screens. */
export const announcedDocuments = (inputs: SiteInputs): readonly PlannedDocument[] => [
	sitemap(inputs),
	robots(inputs),
	...feed(inputs),
	...manifest(inputs),
];

function sitemap({ origin, content: { psychologists, articles, announced } }: SiteInputs): PlannedDocument {
	const changes = new Map(announced?.articles.map((article) => [article.id, lastChange(article)]));
	// The list shows the words of each: it changes when one of them does.
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

const robots = ({ origin }: SiteInputs): PlannedDocument => ({
	file: 'robots.txt',
	type: 'text/plain; charset=utf-8',
	fingerprint: fingerprintOf(robotsOf(origin)),
	make: async () => robotsOf(origin),
});

function feed({ origin, content: { announced } }: SiteInputs): readonly PlannedDocument[] {
	if (!announced) return [];
	const text = feedOf(announced, origin);
	return [
		{
			file: 'feed.xml',
			type: 'application/atom+xml; charset=utf-8',
			fingerprint: fingerprintOf(text),
			make: async () => text,
		},
	];
}

function manifest({ releases: { shell }, content: { announced } }: SiteInputs): readonly PlannedDocument[] {
	const icons = shell && iconsOf(shell);
	if (!announced || !icons) return [];
	const text = webManifestOf(announced.centre, icons);
	return [
		{
			file: 'manifest.webmanifest',
			type: 'application/manifest+json; charset=utf-8',
			fingerprint: fingerprintOf(text),
			make: async () => text,
		},
	];
}
