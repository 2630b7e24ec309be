import type { EndpointName } from '@tulia/contracts/endpoints';
import { ARTICLES_A_PAGE, LIST_PATH, listPageAddress } from '@tulia/contracts/list-page';
import {
	articlePage,
	listPageFile,
	pageFileOf,
	psychologistPage,
	type StandingPage,
	standingPages,
} from '@tulia/contracts/site-addresses';
import type { ApiResponse, PublicContent, PublishedItem } from './public-content.ts';

/** A page to be rendered, with all its content. */
export interface PlannedPage {
	/** Its address: the path, and for later pages of a list the query, too. */
	readonly path: string;
	/** Its key in the site bucket. */
	readonly file: string;
	readonly data: PublicContent['data'];
	readonly answers: readonly ApiResponse[];
}

/** The data of each page besides the profile, which every page has. Further data would only make the page larger. */
const NEEDS: Record<StandingPage, readonly EndpointName[]> = {
	'/': ['listServices', 'listTestimonials', 'listArticles'],
	'/services': ['listServices', 'listPsychologists'],
	'/psychologists': ['listPsychologists'],
	'/blogs': ['listArticles'],
	'/help-center': ['listFaqs'],
	'/contact': ['listFaqs'],
	'/testimonials': ['listTestimonials'],
	'/terms-of-service': [],
	'/privacy-policy': [],
	'/help-now': [],
};

/** The data of every document. */
export const FRAME_NEEDS = ['getProfile'] as const satisfies readonly EndpointName[];

/** The part of the content with the named responses, as far as they exist. */
export const partOf = (data: PublicContent['data'], names: readonly EndpointName[]): PublicContent['data'] =>
	Object.fromEntries(names.filter((name) => name in data).map((name) => [name, data[name]]));

/** The pages of the list of articles after its first; each has the whole list for search and paging. */
export function laterListPages({ articles }: Pick<PublicContent, 'articles'>): readonly number[] {
	const count = Math.ceil(articles.length / ARTICLES_A_PAGE);
	return Array.from({ length: Math.max(0, count - 1) }, (_, at) => at + 2);
}

/** Every page with finished HTML: permanent pages, pages of the article list, active psychologists and articles. */
export const pagesOf = ({
	data,
	psychologists,
	articles,
}: Pick<PublicContent, 'data' | 'psychologists' | 'articles'>): readonly PlannedPage[] => [
	...standingPages.map((path) => ({
		path,
		file: pageFileOf(path),
		data: partOf(data, [...FRAME_NEEDS, ...NEEDS[path]]),
		answers: [],
	})),
	...laterListPages({ articles }).map((page) => ({
		path: listPageAddress(page),
		file: listPageFile(page),
		data: partOf(data, [...FRAME_NEEDS, ...NEEDS[LIST_PATH]]),
		answers: [],
	})),
	...psychologists.map((item) => itemPageFor(psychologistPage.prefix, item, data)),
	...articles.map((item) => itemPageFor(articlePage.prefix, item, data)),
];

function itemPageFor(prefix: string, { id, answers, needs }: PublishedItem, data: PublicContent['data']): PlannedPage {
	const path = `${prefix}${id}`;
	return { path, file: pageFileOf(path), data: partOf(data, [...FRAME_NEEDS, ...needs]), answers };
}
