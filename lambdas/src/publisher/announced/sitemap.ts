import { isDate } from '@tulia/centre/date-format';
import { SitemapStream, streamToPromise } from 'sitemap';

/** A page that search engines may show. */
export interface Listed {
	readonly path: string;
	/** When its content last changed, where known. */
	readonly changed?: string | undefined;
}

/** The sitemap of `origin` (sitemaps.org, version 0.9). */
export async function sitemapOf(pages: readonly Listed[], origin: string): Promise<string> {
	const stream = new SitemapStream({
		hostname: origin,
		xmlns: { news: false, video: false, xhtml: false, image: false },
	});
	for (const { path, changed } of pages)
		stream.write({ url: path, ...(changed && isDate(new Date(changed)) ? { lastmod: changed } : {}) });
	stream.end();
	return (await streamToPromise(stream)).toString();
}
