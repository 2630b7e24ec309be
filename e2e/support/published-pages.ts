import { createHash } from 'node:crypto';
import { ARTICLES_A_PAGE, listPageAddress } from '@tulia/contracts/list-page';
import { formPages, standingPages } from '@tulia/contracts/site-addresses';
import { until } from './until.ts';

/** A page of the site bucket with the metadata that changes when it is written again. */
export interface PublishedPage {
	readonly status: number;
	readonly etag: string;
	readonly modified: string;
	readonly digest: string;
	readonly html: string;
}

export async function readPage(origin: string, path: string): Promise<PublishedPage> {
	const answer = await fetch(origin + path, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } });
	const html = await answer.text();
	return {
		status: answer.status,
		etag: answer.headers.get('etag') ?? '',
		modified: answer.headers.get('last-modified') ?? '',
		digest: createHash('sha256').update(html).digest('hex'),
		html,
	};
}

/** The list pages for this many articles, without the first. */
export const laterListPages = (articles: number): readonly string[] =>
	Array.from({ length: Math.ceil(articles / ARTICLES_A_PAGE) }, (_, at) => listPageAddress(at + 1)).slice(1);

/** The addresses of all prerendered pages, and one of the app document. */
export async function publishedPaths(origin: string): Promise<readonly string[]> {
	const listed = async (path: string) => (await (await fetch(origin + path)).json()) as { data: { id: string }[] };
	const [articles, psychologists] = await Promise.all([listed('/api/blogs'), listed('/api/psychologists')]);
	return [
		...standingPages,
		...laterListPages(articles.data.length),
		...articles.data.map(({ id }) => `/blogs/${id}`),
		...psychologists.data.map(({ id }) => `/psychologists/${id}`),
		...formPages.map(({ rendered }) => rendered),
		'/confirm-email',
		'/remotes.json',
	];
}

export async function readPages(origin: string, paths: readonly string[]): Promise<ReadonlyMap<string, PublishedPage>> {
	return new Map(await Promise.all(paths.map(async (path) => [path, await readPage(origin, path)] as const)));
}

/** The pages written between two reads: with other bytes, or with the same bytes again. */
export const rewrittenPages = (
	before: ReadonlyMap<string, PublishedPage>,
	after: ReadonlyMap<string, PublishedPage>,
): readonly string[] =>
	[...before.keys()].filter((path) => {
		const [one, other] = [before.get(path), after.get(path)];
		return one?.digest !== other?.digest || one?.etag !== other?.etag || one?.modified !== other?.modified;
	});

/** The defect of a page; undefined for an intact one. */
export function pageDefect({ status, html }: PublishedPage): string | undefined {
	if (status !== 200) return `status ${status}`;
	if (!html.startsWith('<!doctype html>') || !html.endsWith('</html>')) return 'cut off';
	const [, state] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ?? [];
	try {
		JSON.parse(state ?? '');
	} catch {
		return 'its state is cut off';
	}
	return /<h1[\s>]/.test(html) ? undefined : 'no heading';
}

/** Reloads a page until the check holds. */
export const untilPage = (
	origin: string,
	path: string,
	holds: (page: PublishedPage) => boolean,
): Promise<PublishedPage> => until(() => readPage(origin, path), holds);
