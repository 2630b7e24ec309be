import type { EndpointName } from '@tulia/contracts/endpoints';

/** A page or file as it was answered. */
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
	/** Of a refusal: what the answer says of itself, code first. */
	readonly problem: string;
	/** The parsed body, `{}` where there is none; whoever reads it checks what it needs. */
	readonly body: Readonly<Record<string, unknown>>;
}

/** A deployed site, asked from outside as a browser asks it. */
export interface SiteClient {
	page(path: string): Promise<PageResponse>;
	call(name: EndpointName, call?: ApiCall): Promise<ApiResponse>;
}
