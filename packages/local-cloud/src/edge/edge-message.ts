/** A viewer's request, with its whole body. */
export interface EdgeRequest {
	readonly method: string;
	/** As sent, encoded, without the query. */
	readonly path: string;
	readonly query: string;
	/** In lower case; repeated ones joined by commas. */
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Buffer;
	readonly viewerIp: string;
}

export interface EdgeResponse {
	readonly status: number;
	readonly headers: readonly (readonly [string, string])[];
	readonly body: Uint8Array;
}

/** A handler of viewers' requests: a distribution, an origin, the console. */
export type Serve = (request: EdgeRequest) => Promise<EdgeResponse>;

export const plainAnswer = (status: number, text: string): EdgeResponse => ({
	status,
	headers: [['content-type', 'text/plain; charset=utf-8']],
	body: Buffer.from(text),
});

export const hasHeader = ({ headers }: EdgeResponse, name: string): boolean =>
	headers.some(([given]) => given === name);
