import type { EdgeRequest, EdgeResponse } from '../edge/edge-message.ts';

/** Method, path beneath the console's prefix (`{x}` is one segment), and its handler, which gets `x` decoded. */
export type ConsoleRoute = readonly [
	method: string,
	path: string,
	run: (request: EdgeRequest, segment: string) => Promise<EdgeResponse>,
];

/** The route of a request; undefined when there is none. */
export function routesOf(
	prefix: string,
	routes: readonly ConsoleRoute[],
): (request: EdgeRequest) => (() => Promise<EdgeResponse>) | undefined {
	const compiled = routes.map(([method, path, run]) => ({
		method,
		pattern: new RegExp(`^${prefix}${path.replaceAll(/\{\w+\}/g, '([^/]+)')}/?$`),
		run,
	}));
	return (request) => {
		for (const { method, pattern, run } of compiled) {
			const match = method === request.method ? pattern.exec(request.path) : null;
			if (match) return () => run(request, decodeURIComponent(match[1] ?? ''));
		}
		return undefined;
	};
}
