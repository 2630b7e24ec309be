import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { keyIn, type LiveRelease, type LiveReleases } from './live-release.ts';
import type { RenderedPage, Renderer, RenderRequest } from './renderer.ts';
import type { Site } from './site.ts';

/** Longer than the renderer's own 30 seconds, so that its own error arrives. */
const TIMEOUT = { connectionTimeout: 1000, requestTimeout: 35_000, throwOnRequestTimeout: true } as const;

/**
 * The renderer in its own function. A load request evaluates the builds once, so that a broken build fails before any
 * page is rendered.
 */
function remoteRendererLoader(lambda: LambdaClient, FunctionName: string, site: Pick<Site, 'read'>) {
	const ask = async (request: RenderRequest): Promise<RenderedPage | null> => {
		const { FunctionError, Payload } = await lambda.send(
			new InvokeCommand({ FunctionName, Payload: JSON.stringify(request) }),
		);
		const answer: unknown = JSON.parse(Payload?.transformToString() ?? 'null');
		if (FunctionError) throw new Error(errorMessageIn(answer) ?? `${FunctionName} failed: ${FunctionError}`);
		return answer as RenderedPage | null; // The response is from our own function.
	};
	const pageOf = async (request: RenderRequest): Promise<RenderedPage> => {
		const page = await ask(request);
		if (!page) throw new Error(`${FunctionName} rendered nothing.`);
		return page;
	};
	const renderer: Renderer = {
		renderPage: (page) => pageOf({ kind: 'page', page }),
		renderAppDocument: async (app) => (await pageOf({ kind: 'app', app })).html,
		readWorker: async (shell) => (shell.worker ? workerOf(site, shell, shell.worker) : undefined),
	};
	return async (releases: LiveReleases): Promise<Renderer> => {
		await ask({ kind: 'load', releases });
		return renderer;
	};
}

async function workerOf(site: Pick<Site, 'read'>, shell: LiveRelease, file: string): Promise<string> {
	const key = keyIn(shell, file);
	const text = await site.read(key);
	if (text === undefined) throw new Error(`${key} is not in the site bucket.`);
	return text;
}

const errorMessageIn = (answer: unknown): string | undefined =>
	typeof answer === 'object' && answer !== null && 'errorMessage' in answer && typeof answer.errorMessage === 'string'
		? answer.errorMessage
		: undefined;

export const rendererFromEnvironment = (functionName: string, site: Pick<Site, 'read'>) =>
	remoteRendererLoader(new LambdaClient({ maxAttempts: 3, requestHandler: TIMEOUT }), functionName, site);
