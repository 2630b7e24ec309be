import {
	APP_FILE,
	formPages,
	guardedAreas,
	MISSING_FILE,
	NOT_FOUND_FILE,
	PAGES_FOLDER,
	pageFileOf,
	standingPages,
} from '@tulia/contracts/site-addresses';
import { log, traceOf } from '../platform/log.ts';
import type { InlineDigests } from './renderer.ts';
import type { Site } from './site.ts';

export interface MissingPageDeps {
	readonly site: Pick<Site, 'read' | 'readDocument'>;
	/** The outage page, for when not even the app document can be read. */
	readonly outageHtml: string;
	readonly now: () => Date;
}

export interface PageAnswer {
	/** 404: the site has no such page. 503: unknown. */
	readonly status: 200 | 404 | 503;
	readonly html: string;
	/** The inline digests that the edge allows. */
	readonly inline?: InlineDigests | undefined;
}

/** How long such a document is cached, in milliseconds: a release is seen within a minute. */
const KEPT_FOR = 60_000;

const alwaysThere: ReadonlySet<string> = new Set([
	APP_FILE,
	...[...standingPages, ...[...guardedAreas, ...formPages].map(({ path }) => path)].map(pageFileOf),
]);
const mayExist = (file: string): boolean =>
	file !== MISSING_FILE && (alwaysThere.has(file) || file.startsWith(PAGES_FOLDER));

/**
 * Serves the response for a file that CloudFront could not read from the bucket. Usually neither file nor page exists:
 * the response is the site's own missing page with a 404. The file is read again, because CloudFront also calls when
 * the bucket fails, and an existing page must not be reported as gone. A permanent page that is not rendered yet is
 * rendered by the browser.
 */
export const answerMissingPage = ({ site, outageHtml, now }: MissingPageDeps) => {
	const cached = new Map<string, { readonly html: string; readonly at: number }>();

	async function read(file: string): Promise<string | undefined> {
		const last = cached.get(file);
		if (last && now().getTime() - last.at < KEPT_FOR) return last.html;
		const html = await site.read(file);
		if (html === undefined) cached.delete(file);
		else cached.set(file, { html, at: now().getTime() });
		return html;
	}

	/** A shell from before there was a missing page has only the app document. */
	const documentFor = async (status: 200 | 404): Promise<string | undefined> =>
		(status === 404 ? await read(NOT_FOUND_FILE) : undefined) ?? read(APP_FILE);

	async function answer(file: string): Promise<PageAnswer> {
		const page = mayExist(file) ? await site.readDocument(file) : undefined;
		if (page !== undefined) return { status: 200, html: page.body, inline: page.inline };
		const status = alwaysThere.has(file) ? 200 : 404;
		const html = await documentFor(status);
		return html === undefined ? { status: 503, html: outageHtml } : { status, html };
	}

	return (file: string): Promise<PageAnswer> =>
		answer(file).catch((error: unknown): PageAnswer => {
			log.error('PAGE_UNREADABLE', { file, ...traceOf(error) });
			return { status: 503, html: outageHtml };
		});
};
