import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { pointerOf, remoteModules, type SiteModule } from '@tulia/contracts/site-modules';
import { type LiveRelease, parsePointer } from './live-release.ts';
import { areComparable, type ComparedRelease, incompatibilities } from './shared-exports.ts';
import { getText, type Site } from './site-files.ts';

/** A release that failed its trial; the message is for the person who releases it. */
export class ReleaseRefused extends Error {
	constructor(problems: readonly string[]) {
		super([...problems, 'Nothing is live that was not live before.'].join('\n'));
	}
}

async function liveModule(site: Site, module: SiteModule): Promise<ComparedRelease | undefined> {
	const json = await getText(site, pointerOf(module));
	return json === undefined ? undefined : { ...parsePointer(json), name: module };
}

/**
 * Compares the exports that a module uses with those of the live shell; a shell is compared with every live module.
 * Throws the missing ones. Returns whether everything could be compared: older releases have no lists.
 */
export async function refuseIncompatible(
	site: Site,
	module: SiteModule,
	candidate: ComparedRelease,
): Promise<{ readonly isCompared: boolean }> {
	const others: readonly SiteModule[] = module === 'shell' ? remoteModules.map(({ name }) => name) : ['shell'];
	const live = (await Promise.all(others.map((name) => liveModule(site, name)))).flatMap((found) => found ?? []);
	const pairs = live.map((other) =>
		module === 'shell' ? { taking: other, shell: candidate } : { taking: candidate, shell: other },
	);
	const problems = pairs.flatMap(({ taking, shell }) => incompatibilities(taking, shell));
	if (problems.length > 0) throw new ReleaseRefused(problems);
	return { isCompared: pairs.every(({ taking, shell }) => areComparable(taking, shell)) };
}

export interface PublisherTrial {
	readonly lambda: LambdaClient;
	readonly publisher: string;
	readonly module: SiteModule;
	readonly candidate: LiveRelease;
}

interface TrialAnswer {
	readonly pages: readonly { readonly path: string; readonly problem: string | null }[];
	readonly html?: string;
}

async function ask({ lambda, publisher, ...request }: PublisherTrial, path?: string): Promise<TrialAnswer> {
	const Payload = JSON.stringify({ kind: 'trial', ...request, path });
	const { FunctionError, Payload: answer } = await lambda.send(new InvokeCommand({ FunctionName: publisher, Payload }));
	const text = answer?.transformToString() ?? '';
	const answered: unknown = JSON.parse(text || 'null');
	if (!FunctionError && isTrialAnswer(answered)) return answered;
	throw new ReleaseRefused([`The pages could not be rendered: ${text}`]);
}

const isTrialAnswer = (value: unknown): value is TrialAnswer =>
	typeof value === 'object' && value !== null && 'pages' in value;

/** Makes the publisher render every page with the release in place of the live one. Throws the pages that fail. */
export async function renderTrial(trial: PublisherTrial): Promise<readonly string[]> {
	const { pages } = await ask(trial);
	const problems = pages.flatMap(({ path, problem }) =>
		problem === null ? [] : [`${path} does not render: ${problem}`],
	);
	if (problems.length > 0) throw new ReleaseRefused(problems);
	return pages.map(({ path }) => path);
}

/** The document of one address, with the release in place of the live one. */
export async function trialDocument(trial: PublisherTrial, path: string): Promise<string> {
	const { html } = await ask(trial, path);
	if (html === undefined) throw new ReleaseRefused([`The publisher has no document for ${path}.`]);
	return html;
}
