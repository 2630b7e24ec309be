import type { EndpointName } from '@tulia/contracts/endpoints';

/** What an endpoint with arguments answers. */
export interface Answer {
	readonly name: EndpointName;
	/** Parameters and query in one object, as the site's own queries are asked. */
	readonly args: Readonly<Record<string, string>>;
	readonly value: unknown;
}

export interface PublishedArticle {
	readonly id: string;
	/** What its page asks for of this article alone. */
	readonly answers: readonly Answer[];
	/** What it asks for of the answers for all. */
	readonly needs: readonly EndpointName[];
}

/** What the public API answers at this moment. */
export interface PublicContent {
	/** By endpoint name, for endpoints without arguments. The profile is absent until the centre has one. */
	readonly data: { readonly [N in EndpointName]?: unknown };
	readonly articles: readonly PublishedArticle[];
}
