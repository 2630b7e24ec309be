import {
	APP_FILE,
	formPages,
	guardedAreas,
	NOT_FOUND_FILE,
	pageFileOf,
	WORKER_FILE,
} from '@tulia/contracts/site-addresses';
import { announcedDocuments } from '../announced/announced-documents.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { type LiveReleases, remotesOf } from '../live-release.ts';
import { FRAME_NEEDS, pagesOf, partOf } from '../pages.ts';
import type { MadeDocument, PlannedDocument, SiteInputs } from '../planned-document.ts';
import type { Renderer } from '../renderer.ts';
import { workerDocument } from './worker-document.ts';

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

/** Every document of the site, the pages first. */
export function documentsOf(inputs: SiteInputs): readonly PlannedDocument[] {
	const { origin, releases, content } = inputs;
	const frame = partOf(content.data, FRAME_NEEDS);
	const app = (renderer: Renderer): Promise<string> => renderer.renderAppDocument({ releases, data: frame });
	// Until the content module's first release the browser renders its pages too.
	const isRendered = Boolean(releases.content?.server);
	const pages = pagesOf(content).map(({ path, file, data, answers }) => ({
		file,
		type: HTML,
		fingerprint: fingerprintOf({ origin, releases, data, answers }),
		async make(renderer: Renderer): Promise<MadeDocument> {
			if (!isRendered) return app(renderer);
			const page = await renderer.renderPage({ url: path, origin, releases, data, answers });
			if (page.status !== 200) throw new Error(`It renders as ${page.status}.`);
			return page;
		},
		standIn: app,
	}));
	// The document until the session is known. A module without a Node build is rendered by the browser.
	const areas = guardedAreas.map(({ path, module }) => ({
		file: pageFileOf(path),
		type: HTML,
		fingerprint: fingerprintOf({ origin, releases, frame }),
		async make(renderer: Renderer): Promise<MadeDocument> {
			if (!releases[module]?.server) return app(renderer);
			return renderer.renderPage({ url: path, origin, releases, data: frame, answers: [] });
		},
		standIn: app,
	}));
	const forms = formPages.map(({ path, rendered }) => ({
		file: pageFileOf(path),
		type: HTML,
		fingerprint: fingerprintOf({ origin, releases, frame }),
		make: (renderer: Renderer): Promise<MadeDocument> =>
			renderer.renderPage({ url: rendered, origin, releases, data: frame, answers: [] }),
		standIn: app,
	}));
	const remotes = remotesOf(releases);
	return [
		...pages,
		...areas,
		...forms,
		{ file: APP_FILE, type: HTML, fingerprint: fingerprintOf({ releases, frame }), make: app },
		{
			file: NOT_FOUND_FILE,
			type: HTML,
			fingerprint: fingerprintOf({ releases, frame }),
			make: (renderer) => renderer.renderAppDocument({ releases, data: frame, noContentReason: 'not-found' }),
			standIn: app,
		},
		{
			file: 'remotes.json',
			type: JSON_TYPE,
			fingerprint: fingerprintOf(remotes),
			make: async () => JSON.stringify(remotes),
		},
		...announcedDocuments(inputs),
		workerOf(releases, pages.find(({ file }) => file === pageFileOf('/help-now'))?.fingerprint ?? ''),
	];
}

/** Last, because a browser that detects a new worker requests the help page. */
function workerOf({ shell }: LiveReleases, helpPage: string): PlannedDocument {
	const source = shell?.worker ? { base: shell.base, worker: shell.worker, helpPage } : null;
	return {
		file: WORKER_FILE,
		type: SCRIPT,
		fingerprint: fingerprintOf({ source }),
		make: async (renderer) =>
			workerDocument(shell && source ? await renderer.readWorker(shell) : undefined, helpPage.slice(0, 12)),
	};
}
