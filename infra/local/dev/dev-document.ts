import type { SiteModule } from '@tulia/contracts/site-modules';
import type { EdgeRequest, EdgeResponse } from 'local-cloud/edge';
import { developerModulesPolicy } from '../../lib/content-security-policy.ts';

/** The port on which a module is served while it is worked on. */
export type DevPorts = { readonly [M in SiteModule]?: number } & { readonly shell: number };

const originOf = (port: number): string => `http://localhost:${port}`;

/** Where a request is answered as it is: whatever else a browser opens gets the document. */
const NO_PAGES = /^\/(?:api|\.well-known|uploads|shell|mfe|releases)\//;

const isDocument = ({ method, path, headers }: EdgeRequest): boolean =>
	method === 'GET' && headers['sec-fetch-dest'] === 'document' && !NO_PAGES.test(path);

/**
 * The document of every page in development: nothing but the shell, which renders in the browser. Its stylesheet is marked as the
 * bundler marks those it adds itself, so that a changed one takes its place.
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

/** Takes the place of the worker of an earlier `npm start` on this port, which would answer with pages it has kept. */
const WITHOUT_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.unregister()));
`;

const answer = (type: string, body: string, more: EdgeResponse['headers'] = []): EdgeResponse => ({
	status: 200,
	headers: [['content-type', `${type}; charset=utf-8`], ['cache-control', 'no-store'], ...more],
	body: Buffer.from(body),
});

/**
 * Answers for a site that is worked on: its documents load the shell and the served modules from their development servers, and the
 * others as they were released last.
 */
export const devSite =
	(ports: DevPorts, releasedEntries: () => Promise<Readonly<Record<string, string>>>) =>
	async (request: EdgeRequest): Promise<EdgeResponse | undefined> => {
		if (request.path === '/sw.js') return answer('text/javascript', WITHOUT_WORKER);
		if (!isDocument(request)) return undefined;
		const document = documentOf(ports, await releasedEntries());
		return answer('text/html', document, [['content-security-policy', developerModulesPolicy]]);
	};
