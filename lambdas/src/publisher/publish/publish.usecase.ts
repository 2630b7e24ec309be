import { PAGES_FOLDER } from '@tulia/contracts/site-addresses';
import { log, traceOf } from '../../platform/log.ts';
import { type LiveReleases, liveReleases } from '../live-release.ts';
import type { PlannedDocument, SiteInputs } from '../planned-document.ts';
import type { PublicContent } from '../public-content.ts';
import type { Renderer } from '../renderer.ts';
import type { Site } from '../site.ts';
import { documentsOf } from './documents.ts';

/** The maximum number of rounds before the rest is left to the next event. */
const MAX_ROUNDS = 4;
/** The fingerprint of an app document in the place of a page; no rendered page has it. */
const STAND_IN = 'stand-in';

export interface PublishDeps {
	readonly site: Site;
	/** The site's origin, for absolute addresses in search engines and shared links. */
	readonly origin: string;
	readonly readContent: () => Promise<PublicContent>;
	/** Throws when a build that public pages need does not load. */
	readonly loadRenderer: (releases: LiveReleases) => Promise<Renderer>;
	/** Waits before each round: secondary indexes are eventually consistent. */
	readonly waitForIndexes: () => Promise<unknown>;
}

/** The difference between the bucket and what is live. */
interface PublishPlan {
	readonly stale: readonly PlannedDocument[];
	/** Pages of content that is no longer published. */
	readonly surplus: readonly string[];
}

/** Why documents could not be made, by file and fingerprint, so that a change is a new attempt. */
type Failures = Map<string, unknown>;

const nameOf = ({ file, fingerprint }: PlannedDocument): string => `${file} ${fingerprint}`;

/**
 * Makes the bucket match the live content and releases: renders changed pages, removes those of withdrawn articles, and
 * checks again afterwards. Of two concurrent publishers, the one that read older content finds the newer content and
 * renders again, so that the newest is published. Idempotent: every document stores the fingerprint of its inputs, and
 * without a change nothing is rendered or written. Returns how many rounds had something to do. Throws when a page
 * could not be rendered, after all others were written: the last good page stays, and a page that never existed is
 * replaced by the app document, so that the browser renders it.
 */
export const publish =
	(deps: PublishDeps) =>
	async ({ force = false }: { readonly force?: boolean } = {}): Promise<number> => {
		const failures: Failures = new Map();
		for (let round = 0; round < MAX_ROUNDS; round += 1) {
			await deps.waitForIndexes();
			const inputs = await currentInputs(deps);
			if (!inputs) return round;
			const plan = await planFor(deps.site, inputs, { all: force && round === 0, failures });
			if (plan.stale.length + plan.surplus.length === 0) {
				throwIfAnyFailed(failures);
				return round;
			}
			await execute(deps, plan, { ...inputs, failures });
		}
		log.warn('PAGES_KEEP_CHANGING', { rounds: MAX_ROUNDS });
		throwIfAnyFailed(failures);
		return MAX_ROUNDS;
	};

/** The live inputs; undefined before the shell's first release, when there is nothing to publish. */
async function currentInputs({ site, origin, readContent }: PublishDeps): Promise<SiteInputs | undefined> {
	const releases = await liveReleases(site);
	if ('shell' in releases) return { origin, releases, content: await readContent() };
	log.info('NOTHING_TO_PUBLISH');
	return undefined;
}

async function planFor(
	site: Site,
	inputs: SiteInputs,
	{ all, failures }: { readonly all: boolean; readonly failures: Failures },
): Promise<PublishPlan> {
	const documents = documentsOf(inputs);
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

async function execute(
	deps: PublishDeps,
	plan: PublishPlan,
	{ releases, failures }: Pick<SiteInputs, 'releases'> & { readonly failures: Failures },
): Promise<void> {
	const { site, loadRenderer } = deps;
	const { shell, content } = releases;
	const renderer = await loadRenderer(releases);
	for (const document of plan.stale) await write({ site, renderer, failures }, document);
	for (const key of plan.surplus) await site.remove(key);
	log.info('PAGES_PUBLISHED', {
		shell: shell?.version,
		content: content?.version,
		written: plan.stale.length,
		removed: plan.surplus.length,
	});
}

interface Writing {
	readonly site: Site;
	readonly renderer: Renderer;
	readonly failures: Failures;
}

async function write({ site, renderer, failures }: Writing, document: PlannedDocument): Promise<void> {
	const { file, type, fingerprint, make } = document;
	const made = await make(renderer).then(
		(document) =>
			typeof document === 'string' ? { body: document } : { body: document.html, inline: document.inline },
		(error: unknown) => ({ error }),
	);
	if ('body' in made) return site.write(file, { ...made, type, fingerprint });
	failures.set(nameOf(document), made.error);
	log.error('PAGE_NOT_RENDERED', { file, ...traceOf(made.error) });
	if (document.standIn && (await site.read(file)) === undefined)
		await site.write(file, { body: await document.standIn(renderer), type, fingerprint: STAND_IN });
}

/** The error is for the person who released: it names the broken page and the cause. */
function throwIfAnyFailed(failures: Failures): void {
	if (failures.size === 0) return;
	const broken = [...failures].map(
		([name, error]) => `${name.split(' ')[0]} (${error instanceof Error ? error.message : error})`,
	);
	throw new Error(`Not rendered, all other pages were: ${[...new Set(broken)].join(', ')}`);
}
