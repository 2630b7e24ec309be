import { type EdgeRequest, type EdgeResponse, plainAnswer } from '../edge/edge-message.ts';
import { consoleApi } from './console-api.ts';
import type { ConsoleContext } from './console-context.ts';
import { consolePages } from './console-pages.ts';

/** Everything under `/__local`. Other host names and requests from other sites are refused. */
export function localConsole(local: ConsoleContext): (request: EdgeRequest) => Promise<EdgeResponse> {
	const api = consoleApi(local);
	const pages = consolePages(local);
	return async (request) => {
		if (!isOwn(request)) return plainAnswer(403, 'The console answers this machine only.');
		return (await api(request)) ?? (await pages(request)) ?? plainAnswer(404, 'There is no such page.');
	};
}

const ownHosts = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Another site's page can send requests to localhost, too, or resolve its own name to it (DNS rebinding). */
const isOwn = ({ headers }: EdgeRequest): boolean =>
	ownHosts.test(headers.host ?? '') && headers['sec-fetch-site'] !== 'cross-site';
