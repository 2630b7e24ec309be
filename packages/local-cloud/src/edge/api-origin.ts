import type { HttpApi } from '../runtime/http-api.ts';
import type { EdgeRequest, EdgeResponse } from './edge-message.ts';

/** The edge's own address, which the API sees as the caller's. */
const EDGE_IP = '127.0.0.1';

/** Hop-by-hop headers, which are not forwarded. */
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
	/** Added to each request, replacing the viewer's. */
	readonly originHeaders: Readonly<Record<string, string>>;
	/** False: without an origin request policy CloudFront forwards only the path, with its own headers. */
	readonly forwardsViewer: boolean;
}

/** The headers CloudFront sends where no policy forwards the viewer's. */
const withoutViewer = ({ headers, ...request }: EdgeRequest): EdgeRequest => {
	const encoding = headers['accept-encoding'];
	return {
		...request,
		query: '',
		headers: { 'user-agent': 'Amazon CloudFront', ...(encoding ? { 'accept-encoding': encoding } : {}) },
	};
};

/**
 * The API behind the edge. It receives the viewer's headers except Host, and in `x-forwarded-for` the viewer's own
 * claim, then the viewer's address (from CloudFront), then the edge's (from API Gateway).
 */
export function apiOrigin({
	api,
	domain,
	originHeaders,
	forwardsViewer,
}: ApiOriginOptions): (request: EdgeRequest) => Promise<EdgeResponse> {
	return (request) => {
		const { method, path, query, headers, body, viewerIp } = forwardsViewer ? request : withoutViewer(request);
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
