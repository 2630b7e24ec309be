import type { EndpointName } from '@tulia/contracts/endpoints';
import { articlePage, pageFileOf, type StandingPage, standingPages } from '@tulia/contracts/site-addresses';
import type { Answer, PublicContent } from './public-content.ts';

/** A page to be rendered, and all it shows. */
export interface PlannedPage {
	readonly path: string;
	/** Its key in the site bucket. */
	readonly file: string;
	readonly data: PublicContent['data'];
	readonly answers: readonly Answer[];
}

/** What each page shows beside the profile, which is in the frame of them all. More would only be weight. */
const NEEDS: Record<StandingPage, readonly EndpointName[]> = {
	'/': ['listServices', 'listTestimonials', 'listArticles'],
	'/services': ['listServices'],
	'/blogs': ['listArticles'],
	'/help-center': ['listFaqs'],
	'/contact': ['listFaqs'],
	'/testimonials': ['listTestimonials'],
	'/terms-of-service': [],
	'/privacy-policy': [],
	'/help-now': [],
};

/** What every document holds. */
export const FRAME_NEEDS = ['getProfile'] as const satisfies readonly EndpointName[];

/** The part of the content that is there, of the answers named. */
export const partOf = (data: PublicContent['data'], names: readonly EndpointName[]): PublicContent['data'] =>
	Object.fromEntries(names.filter((name) => name in data).map((name) => [name, data[name]]));

/** Every page of the site that has finished HTML: those that are always there, and one for each published article. */
export const pagesOf = ({ data, articles }: PublicContent): readonly PlannedPage[] => [
	...standingPages.map((path) => ({
		path,
		file: pageFileOf(path),
		data: partOf(data, [...FRAME_NEEDS, ...NEEDS[path]]),
		answers: [],
	})),
	...articles.map(({ id, answers, needs }) => {
		const path = `${articlePage.prefix}${id}`;
		return { path, file: pageFileOf(path), data: partOf(data, [...FRAME_NEEDS, ...needs]), answers };
	}),
];
