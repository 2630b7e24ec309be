import type { Article } from '@tulia/contracts/article/schemas';
import type { EndpointName } from '@tulia/contracts/endpoints';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';

/** What an endpoint with arguments answers. */
export interface ApiResponse {
	readonly name: EndpointName;
	/** Parameters and query in one object, as the site's own queries are asked. */
	readonly args: Readonly<Record<string, string>>;
	readonly value: unknown;
}

/** An article or a psychologist, with a page of its own. */
export interface PublishedItem {
	readonly id: string;
	/** What its page asks for of this item alone. */
	readonly answers: readonly ApiResponse[];
	/** What it asks for of the answers for all. */
	readonly needs: readonly EndpointName[];
}

/** Who speaks, and what there is to tell those who do not come to the site to look. */
export interface Announced {
	readonly centre: CentreProfile;
	readonly articles: readonly Article[];
}

/** What the public API answers at this moment. */
export interface PublicContent {
	/** By endpoint name, for endpoints without arguments. The profile is absent until the centre has one. */
	readonly data: { readonly [N in EndpointName]?: unknown };
	/** Those who see clients. */
	readonly psychologists: readonly PublishedItem[];
	readonly articles: readonly PublishedItem[];
	/** Absent until the centre has a profile: nobody subscribes to a feed without a name. */
	readonly announced?: Announced;
}
