/** A viewer's request, read whole. */
export interface EdgeRequest {
	readonly method: string;
	/** As it was sent, still encoded, without the query. */
	readonly path: string;
	readonly query: string;
	/** Small letters; doubles joined by commas. */
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Buffer;
	readonly viewerIp: string;
}

export interface EdgeResponse {
	readonly status: number;
	readonly headers: readonly (readonly [string, string])[];
	readonly body: Uint8Array;
}

/** What answers viewers' requests: a distribution, an origin, the console. */
export type Serve = (request: EdgeRequest) => Promise<EdgeResponse>;

export const plainAnswer = (status: number, text: string): EdgeResponse => ({
	status,
	headers: [['content-type', 'text/plain; charset=utf-8']],
	body: Buffer.from(text),
});

export const hasHeader = ({ headers }: EdgeResponse, name: string): boolean =>
	headers.some(([given]) => given === name);
