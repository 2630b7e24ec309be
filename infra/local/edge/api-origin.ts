import type { HttpApi } from '../runtime/http-api.ts';
import type { EdgeRequest, EdgeResponse } from './edge-message.ts';

/** The edge's own address, which is what the API sees as the caller's. */
const EDGE_IP = '127.0.0.1';

/** Headers between one hop and the next; they do not travel on. */
const hopByHop = new Set([
	'connection',
	'keep-alive',
	'proxy-connection',
	'te',
	'trailer',
	'transfer-encoding',
	'upgrade',
]);

export interface ApiOriginOptions {
	readonly api: HttpApi;
	readonly domain: string;
	/** Added to each request, over what the viewer sent. */
	readonly originHeaders: Readonly<Record<string, string>>;
}

/**
 * The API behind the edge. It sees the viewer's headers except Host, and in `x-forwarded-for` what the viewer claimed,
 * then the viewer's address (from CloudFront), then the edge's (from API Gateway).
 */
export function apiOrigin({
	api,
	domain,
	originHeaders,
}: ApiOriginOptions): (request: EdgeRequest) => Promise<EdgeResponse> {
	return ({ method, path, query, headers, body, viewerIp }) => {
		const passed = Object.entries(headers).filter(([name]) => !hopByHop.has(name) && name !== 'host');
		const claimed = headers['x-forwarded-for'];
		const chain = [...(claimed ? [claimed] : []), viewerIp, EDGE_IP].join(', ');
		return api({
			method,
			path,
			query,
			headers: {
				...Object.fromEntries(passed),
				...originHeaders,
				host: domain,
				'x-forwarded-for': chain,
				'x-forwarded-port': '443',
				'x-forwarded-proto': 'https',
				via: '1.1 local.cloudfront.net (CloudFront)',
			},
			body,
			sourceIp: EDGE_IP,
		});
	};
}
