import type { Article } from '@tulia/contracts/article/schemas';
import type { Faq } from '@tulia/contracts/faq/schemas';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { PsychologistCard } from '@tulia/contracts/psychologist/schemas';
import type { Service } from '@tulia/contracts/service/schemas';
import { createContext } from 'react';

/** The API content of a page, from which its structured data is built. */
export interface PageContent {
	/** The centre itself: address, opening hours, contact details. */
	readonly centre?: CentreProfile | undefined;
	readonly article?: Article | undefined;
	readonly faqs?: readonly Faq[] | undefined;
	readonly services?: readonly Service[] | undefined;
	readonly psychologist?: PsychologistCard | undefined;
}

/** Metadata of a page for browsers, search engines and link previews. */
export interface PageMetadata {
	/** Without the centre's name, which is appended. Empty on the home page. */
	readonly title: string;
	/** A sentence or two, at most 160 characters: search engines and previews truncate longer ones. */
	readonly description?: string;
	/** 404 for a page without content. Default 200. */
	readonly status?: 200 | 404;
	/** The parent page, where that is not the home page. */
	readonly parent?: { readonly title: string; readonly path: string };
	readonly content?: PageContent;
	/** The canonical address, where it has more than the path: a page of a list. */
	readonly address?: string;
}

/** Collects the metadata of a page during prerendering; undefined in a browser. */
export const PageMetadataContext = createContext<
	((metadata: PageMetadata, profile: CentreProfile | undefined) => unknown) | undefined
>(undefined);
