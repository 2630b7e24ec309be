import type { EndpointName } from '@tulia/contracts/endpoints';

/** The response for a page or file. */
interface PageResponse {
	readonly status: number;
	readonly headers: Headers;
	readonly text: string;
}

export interface ApiCall {
	readonly token?: string;
	readonly params?: Readonly<Record<string, string>>;
	readonly query?: Readonly<Record<string, string>>;
	readonly body?: object;
}

export interface ApiResponse {
	readonly status: number;
	/** The problem of a refusal, code first. */
	readonly problem: string;
	/** The parsed body, or `{}` for an empty one; the reader validates what it needs. */
	readonly body: Readonly<Record<string, unknown>>;
}

/** A deployed site, requested from outside like a browser. */
export interface SiteClient {
	page(path: string): Promise<PageResponse>;
	call(name: EndpointName, call?: ApiCall): Promise<ApiResponse>;
}
