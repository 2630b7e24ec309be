import {
	APP_FILE,
	guardedAreas,
	MISSING_FILE,
	PAGES_FOLDER,
	pageFileOf,
	standingPages,
} from '@tulia/contracts/site-addresses';
import { log, traceOf } from '../platform/log.ts';
import type { Site } from './site.ts';

export interface MissingPageDeps {
	readonly site: Pick<Site, 'read'>;
	/** The page of the bad day, when not even the app document can be read. */
	readonly outOfOrder: string;
	readonly now: () => Date;
}

export interface PageAnswer {
	/** 404: the site has no such page. 503: we cannot know. */
	readonly status: 200 | 404 | 503;
	readonly html: string;
}

/** How long the app document is kept, milliseconds: a release is seen within a minute. */
const KEPT_FOR = 60_000;

const alwaysThere: ReadonlySet<string> = new Set([
	APP_FILE,
	...[...standingPages, ...guardedAreas.map(({ path }) => path)].map(pageFileOf),
]);
const mayExist = (file: string): boolean =>
	file !== MISSING_FILE && (alwaysThere.has(file) || file.startsWith(PAGES_FOLDER));

/**
 * Answers for a file that CloudFront did not get from the bucket. Mostly it does not exist, and so neither does the page: the app
 * document, which says so in the site's own words, as a 404. The file is looked for once more, because CloudFront calls when the
 * bucket fails, too: a page that exists must not be told gone. A page the site always has, but nobody rendered yet,
 * is the browser's to render.
 */
export const answerMissingPage = ({ site, outOfOrder, now }: MissingPageDeps) => {
	let kept: { readonly html: string; readonly at: number } | undefined;

	async function appDocument(): Promise<string | undefined> {
		if (kept && now().getTime() - kept.at < KEPT_FOR) return kept.html;
		const html = await site.read(APP_FILE);
		kept = html === undefined ? undefined : { html, at: now().getTime() };
		return html;
	}

	async function answer(file: string): Promise<PageAnswer> {
		const page = mayExist(file) ? await site.read(file) : undefined;
		if (page !== undefined) return { status: 200, html: page };
		const html = await appDocument();
		if (html === undefined) return { status: 503, html: outOfOrder };
		return { status: alwaysThere.has(file) ? 200 : 404, html };
	}

	return (file: string): Promise<PageAnswer> =>
		answer(file).catch((error: unknown): PageAnswer => {
			log.error('PAGE_UNREADABLE', { file, ...traceOf(error) });
			return { status: 503, html: outOfOrder };
		});
};
