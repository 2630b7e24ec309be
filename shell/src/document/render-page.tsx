import type { ModuleName } from '@tulia/contracts/site-modules';
import { type AppStore, baseApi, makeStore, type RemoteModule, selectProfile } from '@tulia/platform';
import { type Centre, savedCentre } from '../centre/saved-centre.ts';
import { createModuleLoader } from '../modules/module-loader.ts';
import { isForReading, isShellPage, moduleRouteFor } from '../modules/module-routes.ts';
import { headOf, headOfApp } from './head-of-page.ts';
import { htmlDocument, inlineFiles } from './html-document.ts';
import { digestsOf, type InlineDigests, inlineParts, type ReadFile } from './inline-parts.ts';
import type { LiveReleases } from './release.ts';
import { renderContent } from './render-content.tsx';
import { renderingOf } from './rendered-path.ts';
import { type NoContentReason, withoutApp } from './without-app.ts';

export interface PageRequest {
	readonly url: string;
	/** `https://…` origin of the site, without a trailing slash; for canonical addresses and previews. */
	readonly origin: string;
	readonly releases: LiveReleases;
	/** The Node builds of the live modules, imported after the shell's. Guarded modules render their waiting state. */
	readonly modules: { readonly [N in ModuleName]?: RemoteModule };
	/** Responses of endpoints without arguments, by endpoint name. Missing ones are fetched in the browser. */
	readonly data: Readonly<Record<string, unknown>>;
	/** Responses of endpoints with arguments; an older publisher sends none. */
	readonly answers?: readonly PreloadedResponse[];
	/** Reads a file of a live release by its address; an older renderer passes none. */
	readonly readFile?: ReadFile;
}

export interface PreloadedResponse {
	readonly name: string;
	/** The argument of the query; undefined for an endpoint without arguments. */
	readonly args: unknown;
	readonly value: unknown;
}

export interface RenderedPage {
	readonly html: string;
	readonly status: 200 | 404;
	/** Absent without inline parts. */
	readonly inline?: InlineDigests;
}

/** Replaces the placeholders for release folders in addresses of Node builds (packages/build/module-config.mjs). */
const withReleaseFolders = (html: string, releases: LiveReleases): string =>
	Object.entries(releases).reduce((text, [name, { base }]) => text.replaceAll(`/@release/${name}/`, base), html);

/** Whether a live module knows the endpoint: after a rollback the publisher may still send responses of others. */
const isKnownEndpoint = ({ name }: PreloadedResponse): boolean => Object.hasOwn(baseApi.endpoints, name);

async function fill(store: AppStore, answers: readonly PreloadedResponse[]): Promise<void> {
	for (const { name, args, value } of answers) {
		// The types of this build do not have the endpoints of modules; the name comes from the same contract.
		await store.dispatch(baseApi.util.upsertQueryData(name as never, args as never, value as never));
	}
}

const withoutArguments = (data: PageRequest['data']): readonly PreloadedResponse[] =>
	Object.entries(data).map(([name, value]) => ({ name, args: undefined, value }));

/**
 * Runs `use` with a store that holds the responses. The store is reset afterwards, or its timers would block the
 * process for another minute.
 */
async function withPreloadedStore<T>(
	answers: readonly PreloadedResponse[],
	use: (store: AppStore) => Promise<T>,
): Promise<T> {
	const store = makeStore();
	try {
		await fill(store, answers.filter(isKnownEndpoint));
		return await use(store);
	} finally {
		store.dispatch(baseApi.util.resetApiState());
	}
}

/** The part of the store that the document contains: responses, no session and no subscriptions. */
function serialisableState(store: AppStore): unknown {
	const { queries, provided } = store.getState().api;
	return { api: { queries, provided } };
}

/** The centre's name in titles: from the responses, or of this build. */
function siteNameIn({ getProfile }: PageRequest['data']): string {
	const isNamed = typeof getProfile === 'object' && getProfile !== null && 'name' in getProfile;
	return isNamed && typeof getProfile.name === 'string' ? getProfile.name : savedCentre.name;
}

/** The centre from the responses, or of this build. */
const centreIn = (store: AppStore): Centre => selectProfile(store.getState()).data ?? savedCentre;

/** Renders one page to HTML. Throws when a component throws or the page's module is missing. */
export function renderPage({ data, answers = [], ...request }: PageRequest): Promise<RenderedPage> {
	const responses = [...withoutArguments(data), ...answers];
	const unasked = responses.filter((answer) => !isKnownEndpoint(answer));
	return withPreloadedStore(responses, async (store) => {
		const page = await renderWith(store, request, siteNameIn(data));
		// A lazy page registers its endpoints when its file is evaluated, which the first rendering does.
		const late = unasked.filter(isKnownEndpoint);
		if (late.length === 0) return page;
		await fill(store, late);
		return renderWith(store, request, siteNameIn(data));
	});
}

async function renderWith(
	store: AppStore,
	{ url, origin, releases, modules, readFile }: Omit<PageRequest, 'data' | 'answers'>,
	siteName: string,
): Promise<RenderedPage> {
	const address = new URL(url, origin);
	const { pathname } = address;
	const loader = createModuleLoader(async (name) => {
		const module = modules[name];
		if (!module) throw new Error(`${url} needs the Node build of ${name}.`);
		return module;
	});
	const { content, facts, profile, page } = await renderContent(url, store, loader);
	const parts = {
		...headOf({ facts, profile, origin, pathname, siteName }, releases.shell),
		releases,
		module: isShellPage(pathname) ? undefined : moduleRouteFor(pathname).module,
		page,
		renderedPath: renderingOf(address),
		content,
		withoutApp: isForReading(pathname) ? undefined : withoutApp(centreIn(store)),
		state: serialisableState(store),
	};
	const inline = readFile && (await inlineParts(htmlDocument(parts), inlineFiles(parts), readFile));
	return {
		html: withReleaseFolders(htmlDocument({ ...parts, inline }), releases),
		status: facts.status ?? 200,
		...(inline ? { inline: digestsOf(inline) } : {}),
	};
}

/**
 * The document for addresses without prerendered HTML: the browser renders it. `data` may hold the frame's data, such
 * as the profile. `noContentReason` chooses the text without scripts.
 */
export const renderAppDocument = ({
	releases,
	data,
	noContentReason,
}: Pick<PageRequest, 'releases' | 'data'> & { readonly noContentReason?: NoContentReason }): Promise<string> =>
	withPreloadedStore(withoutArguments(data), async (store) => {
		const siteName = siteNameIn(data);
		const html = htmlDocument({
			...headOfApp(siteName, releases.shell),
			releases,
			module: undefined,
			renderedPath: undefined,
			content: '',
			withoutApp: withoutApp(centreIn(store), noContentReason),
			state: serialisableState(store),
		});
		return withReleaseFolders(html, releases);
	});
