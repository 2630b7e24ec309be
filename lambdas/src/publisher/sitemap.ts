import { SitemapStream, streamToPromise } from 'sitemap';

/** A page that search engines may show. */
export interface Listed {
	readonly path: string;
	/** When what it shows was published, where that is known. */
	readonly since?: string | undefined;
}

/** The addresses of `origin` for search engines (sitemaps.org, version 0.9). */
export async function sitemapOf(pages: readonly Listed[], origin: string): Promise<string> {
	const stream = new SitemapStream({
		hostname: origin,
		xmlns: { news: false, video: false, xhtml: false, image: false },
	});
	for (const { path, since } of pages) stream.write({ url: path, ...(since ? { lastmod: since } : {}) });
	stream.end();
	return (await streamToPromise(stream)).toString();
}
