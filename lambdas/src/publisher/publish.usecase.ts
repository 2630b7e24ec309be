import { PAGES_FOLDER } from '@tulia/contracts/site-addresses';
import { log, traceOf } from '../platform/log.ts';
import { documentsOf } from './documents.ts';
import { type LiveRelease, type LiveReleases, parseRelease, siteModules } from './live-release.ts';
import type { PlannedDocument, World } from './planned-document.ts';
import type { PublicContent } from './public-content.ts';
import type { Renderer } from './renderer.ts';
import type { Site } from './site.ts';

/** How often the world may change while we render before the next event is left to finish the job. */
const MAX_ROUNDS = 4;
/** What is said of an app document that stands in for a page: no page is ever made from it. */
const STAND_IN = 'stand-in';

export interface PublishDeps {
	readonly site: Site;
	/** The site's origin, for the addresses search engines and shared links show. */
	readonly origin: string;
	readonly readContent: () => Promise<PublicContent>;
	readonly loadRenderer: (shell: LiveRelease, releases: LiveReleases) => Promise<Renderer>;
	/** Waits before each look: indexes lag behind the change that called us. */
	readonly settle: () => Promise<unknown>;
}

/** What is to be done so that the bucket shows the world as it is. */
interface Work {
	readonly stale: readonly PlannedDocument[];
	/** Pages of what is published no longer. */
	readonly surplus: readonly string[];
}

/** Documents that could not be made, with the reason; named by file and fingerprint, so that a change is a new chance. */
type Failures = Map<string, unknown>;

const nameOf = ({ file, fingerprint }: PlannedDocument): string => `${file} ${fingerprint}`;

/**
 * Makes the bucket hold what is live now: renders the pages whose content or releases changed, removes those of articles that are
 * no longer published, and looks again afterwards. Of two publishers at once, the one that read older content finds the
 * newer and renders again, so that the newest always ends up on the page. Running twice, or too late, is harmless: every
 * document says what it was made from, and when nothing changed, nothing is rendered or written.
 *
 * Answers how many rounds had something to do. Throws when a page could not be rendered, after all others were written: the last
 * good page stays, and where there was none the app document stands in, so that the browser renders it.
 */
export const publish =
	(deps: PublishDeps) =>
	async ({ force = false }: { readonly force?: boolean } = {}): Promise<number> => {
		const failures: Failures = new Map();
		for (let round = 0; round < MAX_ROUNDS; round += 1) {
			await deps.settle();
			const world = await worldNow(deps);
			if (!world) return round;
			const work = await workIn(deps.site, world, { all: force && round === 0, failures });
			if (work.stale.length + work.surplus.length === 0) return finished(round, failures);
			await carryOut(deps, world, work, failures);
		}
		log.warn('PAGES_KEEP_CHANGING', { rounds: MAX_ROUNDS });
		return finished(MAX_ROUNDS, failures);
	};

/** What is live; undefined before the shell's first release, when there is nothing to publish. */
async function worldNow({ site, origin, readContent }: PublishDeps): Promise<World | undefined> {
	const pointers = await Promise.all(siteModules.map((name) => site.read(`releases/${name}.json`)));
	const releases = Object.fromEntries(
		siteModules.flatMap((name, at) => (pointers[at] === undefined ? [] : [[name, parseRelease(pointers[at])]])),
	);
	if ('shell' in releases) return { origin, releases, content: await readContent() };
	log.info('NOTHING_TO_PUBLISH');
	return undefined;
}

async function workIn(
	site: Site,
	world: World,
	{ all, failures }: { readonly all: boolean; readonly failures: Failures },
): Promise<Work> {
	const documents = documentsOf(world);
	const files = new Set(documents.map(({ file }) => file));
	const [present, written] = await Promise.all([
		Promise.all(documents.map(({ file }) => site.fingerprintOf(file))),
		site.keysIn(PAGES_FOLDER),
	]);
	return {
		stale: documents.filter((one, at) => (all || present[at] !== one.fingerprint) && !failures.has(nameOf(one))),
		surplus: written.filter((key) => !files.has(key)),
	};
}

async function carryOut(deps: PublishDeps, { releases }: World, work: Work, failures: Failures): Promise<void> {
	const { site, loadRenderer } = deps;
	const { shell, content } = releases;
	if (!shell) return;
	const renderer = await loadRenderer(shell, releases);
	for (const document of work.stale) await write(site, renderer, document, failures);
	for (const key of work.surplus) await site.remove(key);
	log.info('PAGES_PUBLISHED', {
		shell: shell.version,
		content: content?.version,
		written: work.stale.length,
		removed: work.surplus.length,
	});
}

async function write(site: Site, renderer: Renderer, document: PlannedDocument, failures: Failures): Promise<void> {
	const { file, type, fingerprint, make } = document;
	const made = await make(renderer).then(
		(body) => ({ body }),
		(error: unknown) => ({ error }),
	);
	if ('body' in made) return site.write(file, { body: made.body, type, fingerprint });
	failures.set(nameOf(document), made.error);
	log.error('PAGE_NOT_RENDERED', { file, ...traceOf(made.error) });
	if (document.standIn && (await site.read(file)) === undefined)
		await site.write(file, { body: await document.standIn(renderer), type, fingerprint: STAND_IN });
}

/** Whoever released it reads this: it must say which page is broken, and how. */
function finished(rounds: number, failures: Failures): number {
	if (failures.size === 0) return rounds;
	const broken = [...failures].map(
		([name, error]) => `${name.split(' ')[0]} (${error instanceof Error ? error.message : error})`,
	);
	throw new Error(`Not rendered, all other pages were: ${[...new Set(broken)].join(', ')}`);
}
