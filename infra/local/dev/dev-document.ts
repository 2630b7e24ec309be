import type { SiteModule } from '@tulia/contracts/site-modules';
import type { EdgeRequest, EdgeResponse } from 'local-cloud/edge';
import { developerModulesPolicy } from '../../lib/content-security-policy.ts';

/** The port of each module's development server. */
export type DevPorts = { readonly [M in SiteModule]?: number } & { readonly shell: number };

const originOf = (port: number): string => `http://localhost:${port}`;

/** Paths that are not pages: every other request of a browser gets the document. */
const NO_PAGES = /^\/(?:api|\.well-known|uploads|shell|mfe|releases)\//;

const isDocument = ({ method, path, headers }: EdgeRequest): boolean =>
	method === 'GET' && headers['sec-fetch-dest'] === 'document' && !NO_PAGES.test(path);

/**
 * The document of every page in development: only the shell, which renders in the browser. Its stylesheet has the
 * bundler's attribute, so that a changed one replaces it.
 */
function documentOf(ports: DevPorts, released: Readonly<Record<string, string>>): string {
	const { shell, ...modules } = ports;
	const served = Object.entries(modules).map(([name, port]) => [name, `${originOf(port)}/remoteEntry.js`] as const);
	const entries = JSON.stringify({ ...released, ...Object.fromEntries(served) });
	return [
		'<!doctype html><html lang="en-KE"><head><meta charset="utf-8">',
		'<meta name="viewport" content="width=device-width, initial-scale=1"><title>Tulia</title>',
		`<link rel="stylesheet" href="${originOf(shell)}/main.css" data-rspack="shell:chunk-main">`,
		`<script type="application/json" id="releases">${entries.replaceAll('<', '\\u003c')}</script>`,
		`<script defer src="${originOf(shell)}/main.js"></script>`,
		'</head><body><div id="root"></div></body></html>',
	].join('');
}

/** Replaces the service worker of an earlier `npm start` on this port, which would serve cached pages. */
const WITHOUT_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.unregister()));
`;

const answer = (type: string, body: string, more: EdgeResponse['headers'] = []): EdgeResponse => ({
	status: 200,
	headers: [['content-type', `${type}; charset=utf-8`], ['cache-control', 'no-store'], ...more],
	body: Buffer.from(body),
});

/** Serves a site in development: shell and chosen modules from development servers, the others as released. */
export const devSite =
	(ports: DevPorts, releasedEntries: () => Promise<Readonly<Record<string, string>>>) =>
	async (request: EdgeRequest): Promise<EdgeResponse | undefined> => {
		if (request.path === '/sw.js') return answer('text/javascript', WITHOUT_WORKER);
		if (!isDocument(request)) return undefined;
		const document = documentOf(ports, await releasedEntries());
		return answer('text/html', document, [['content-security-policy', developerModulesPolicy]]);
	};
