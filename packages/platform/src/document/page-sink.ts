import type { Article } from '@tulia/contracts/article/schemas';
import type { Faq } from '@tulia/contracts/faq/schemas';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { Service } from '@tulia/contracts/service/schemas';
import { createContext } from 'react';

/** What a page shows of the centre's content, as the API gave it: what is said to machines is made from the same. */
export interface Shown {
	/** The centre itself: where it is, when it opens, how to reach it. */
	readonly centre?: CentreProfile | undefined;
	readonly article?: Article | undefined;
	readonly faqs?: readonly Faq[] | undefined;
	readonly services?: readonly Service[] | undefined;
}

/** What a page says about itself to browsers, search engines and those it is shared with. */
export interface PageFacts {
	/** Without the centre's name, which is added. Empty on the home page. */
	readonly title: string;
	/** A sentence or two, at most 160 characters: search engines and previews cut off what is longer. */
	readonly description?: string;
	/** 404 for a page that says there is nothing here. Default 200. */
	readonly status?: 200 | 404;
	/** The page this one is beneath, where that is not the home page. */
	readonly within?: { readonly title: string; readonly path: string };
	readonly shows?: Shown;
	/** Its own address, where that is more than the path: one of the pages of a list. */
	readonly address?: string;
}

/** Where a page being rendered ahead of time leaves its facts, and who the centre is; in a browser there is none. */
export const PageSinkContext = createContext<
	((facts: PageFacts, profile: CentreProfile | undefined) => unknown) | undefined
>(undefined);
