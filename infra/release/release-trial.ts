import type { LambdaClient } from '@aws-sdk/client-lambda';
import { guardedAreaOf, itemPageOf } from '@tulia/contracts/site-addresses';
import { pointerOf, type SiteModule } from '@tulia/contracts/site-modules';
import type { ReleaseTrial } from './release.ts';
import { getText, type Site } from './site-files.ts';
import { type PublisherTrial, ReleaseRefused, refuseIncompatible, renderTrial, trialDocument } from './trial.ts';

export interface TrialOptions {
	readonly site: Site;
	readonly lambda: LambdaClient;
	readonly publisher: string;
	readonly module: SiteModule;
	/** Origin of the live site; '' when it is not known. */
	readonly origin: string;
}

/** The trial of a release before its pointer moves. It logs what was tried and what could not be. */
export function trialOf({ site, lambda, publisher, module, origin }: TrialOptions): ReleaseTrial {
	const print = (line: string): void => console.log(`  ${line}`);
	return {
		async beforeUpload(candidate) {
			const { isCompared } = await refuseIncompatible(site, module, candidate);
			print(
				isCompared
					? 'exports: everything taken of the shell is there'
					: 'exports: NOT compared, a live release is from before they were listed',
			);
		},
		async beforeLive(candidate) {
			if (module === 'shell' && (await getText(site, pointerOf('shell'))) === undefined) {
				print('pages: NOT tried, nothing was ever live');
				return;
			}
			const trial = { lambda, publisher, module, candidate };
			const paths = await renderTrial(trial);
			print(`server: ${paths.length} pages rendered`);
			await browserTrial(trial, paths, { origin, say: print });
		},
	};
}

async function browserTrial(
	trial: PublisherTrial,
	paths: readonly string[],
	{ origin, say }: { readonly origin: string; readonly say: (line: string) => void },
): Promise<void> {
	if (!origin) return say('browser: NOT tried, no --site');
	if (!(await isServing(origin))) return say(`browser: NOT tried, no site of ours answers at ${origin} yet`);
	const { openTrialBrowser, tryInBrowser } = await import('./browser-trial.ts');
	const browser = await openTrialBrowser();
	if ('problem' in browser) return say(`browser: NOT tried, none opens on this machine: ${browser.problem}`);
	try {
		const opened = onePerPage(paths);
		const documentAt = documentsOf(trial);
		const { module, candidate } = trial;
		const problems = await tryInBrowser(browser, { origin, module, candidate, paths: opened, documentAt });
		if (problems.length > 0) throw new ReleaseRefused(problems);
		say(`browser: ${opened.length} pages opened`);
	} finally {
		await browser.close();
	}
}

/** Until the first deployment is complete, the site's name does not resolve, or it leads to an older site. */
const isServing = (origin: string): Promise<boolean> =>
	fetch(new URL(pointerOf('shell'), origin)).then(
		({ ok }) => ok,
		() => false,
	);

/** The documents of addresses; all addresses of a guarded area share one. */
function documentsOf(trial: PublisherTrial): (path: string) => Promise<string> {
	const documents = new Map<string, Promise<string>>();
	return (path) => {
		const documentPath = guardedAreaOf(path)?.path ?? path;
		const document = documents.get(documentPath) ?? trialDocument(trial, documentPath);
		documents.set(documentPath, document);
		return document;
	};
}

/** One address of each kind: all articles, psychologists and list pages are rendered, one of each is opened. */
function onePerPage(paths: readonly string[]): readonly string[] {
	const sorts = new Set<string>();
	return paths.filter((path) => {
		const [pathname = path, query] = path.split('?');
		const sort = itemPageOf(pathname)?.prefix ?? (query ? `${pathname}?` : path);
		const isFirst = !sorts.has(sort);
		sorts.add(sort);
		return isFirst;
	});
}
