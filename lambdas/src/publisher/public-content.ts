import type { Article } from '@tulia/contracts/article/schemas';
import type { EndpointName } from '@tulia/contracts/endpoints';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';

/** The response of an endpoint with arguments. */
export interface ApiResponse {
	readonly name: EndpointName;
	/** Parameters and query in one object, as the site's own queries have them. */
	readonly args: Readonly<Record<string, string>>;
	readonly value: unknown;
}

/** An article or a psychologist, with a page of its own. */
export interface PublishedItem {
	readonly id: string;
	/** The responses that only its page needs. */
	readonly answers: readonly ApiResponse[];
	/** The common responses that its page needs. */
	readonly needs: readonly EndpointName[];
}

/** The centre's profile and articles for sitemap, feed and home screens. */
export interface Announced {
	readonly centre: CentreProfile;
	readonly articles: readonly Article[];
}

/** The current responses of the public API. */
export interface PublicContent {
	/** By endpoint name, for endpoints without arguments. The profile is absent until the centre has one. */
	readonly data: { readonly [N in EndpointName]?: unknown };
	/** The active psychologists. */
	readonly psychologists: readonly PublishedItem[];
	readonly articles: readonly PublishedItem[];
	/** Absent until the centre has a profile, because a feed needs a name. */
	readonly announced?: Announced;
}
