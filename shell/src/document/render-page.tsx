import { finishedAddress } from '@tulia/contracts/list-page';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import {
	type AppStore,
	baseApi,
	makeStore,
	type PageFacts,
	PageFilesContext,
	PageSinkContext,
	type RemoteModule,
	selectProfile,
} from '@tulia/platform';
import { StaticRouter } from '@tulia/platform/rendering';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from '../app.tsx';
import { type Centre, savedCentre } from '../centre/saved-centre.ts';
import { createModuleLoader, type ModuleLoader } from '../modules/module-loader.ts';
import type { ModuleName } from '../modules/module-name.ts';
import { isOwnPage, moduleRouteFor } from '../modules/module-routes.ts';
import { headOf, headOfApp } from './head-of-page.ts';
import { htmlDocument } from './html-document.ts';
import type { LiveReleases } from './release.ts';
import { type EmptyBecause, withoutApp } from './without-app.ts';

export interface PageRequest {
	/** Path and query of the page. */
	readonly url: string;
	/** `https://…` of the site, without a slash at the end; for the addresses search engines and shared links show. */
	readonly origin: string;
	readonly releases: LiveReleases;
	/** The Node builds of the live modules, imported after this one. Those behind a log-in render as waiting. */
	readonly modules: { readonly [N in ModuleName]?: RemoteModule };
	/** Answers of the API by endpoint name, for endpoints without arguments. What is missing is fetched in the browser. */
	readonly data: Readonly<Record<string, unknown>>;
	/** Answers of endpoints with arguments; a publisher from before there were any sends none. */
	readonly answers?: readonly Answer[];
}

/** What an endpoint answered to a question. */
export interface Answer {
	readonly name: string;
	/** As the site's own query is asked; undefined for an endpoint without arguments. */
	readonly args: unknown;
	readonly value: unknown;
}

export interface RenderedPage {
	readonly html: string;
	readonly status: 200 | 404;
}

/** What stands for a release's folder in the addresses of a Node build's assets (packages/build/module-config.mjs). */
const withReleaseFolders = (html: string, releases: LiveReleases): string =>
	Object.entries(releases).reduce((text, [name, { base }]) => text.replaceAll(`/@release/${name}/`, base), html);

/** An answer to a question that none of the live modules asks: after a rollback the publisher may still send some. */
const isAsked = ({ name }: Answer): boolean => Object.hasOwn(baseApi.endpoints, name);

async function fill(store: AppStore, answers: readonly Answer[]): Promise<void> {
	for (const { name, args, value } of answers) {
		// The endpoints of modules are not in this build's types; the name comes from the same contract.
		await store.dispatch(baseApi.util.upsertQueryData(name as never, args as never, value as never));
	}
}

const withoutArguments = (data: PageRequest['data']): readonly Answer[] =>
	Object.entries(data).map(([name, value]) => ({ name, args: undefined, value }));

/**
 * Lends a store that holds the answers that are asked for. Afterwards it is emptied, or its timers would keep the process for
 * another minute.
 */
async function withAnswers<T>(answers: readonly Answer[], use: (store: AppStore) => Promise<T>): Promise<T> {
	const store = makeStore();
	try {
		await fill(store, answers.filter(isAsked));
		return await use(store);
	} finally {
		store.dispatch(baseApi.util.resetApiState());
	}
}

/** Of the store only the answers travel: no session, no subscriptions. */
function travelling(store: AppStore): unknown {
	const { queries, provided } = store.getState().api;
	return { api: { queries, provided } };
}

/** The centre's name in titles: the live one where the answers hold it. */
function siteNameIn({ getProfile }: PageRequest['data']): string {
	const isNamed = typeof getProfile === 'object' && getProfile !== null && 'name' in getProfile;
	return isNamed && typeof getProfile.name === 'string' ? getProfile.name : savedCentre.name;
}

/** The centre as the answers know it, or as of the day of this build. */
const centreIn = (store: AppStore): Centre => selectProfile(store.getState()).data ?? savedCentre;

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of stream) chunks.push(Buffer.from(chunk));
	return Buffer.concat(chunks).toString('utf8');
}

interface Rendered {
	readonly content: string;
	readonly facts: PageFacts;
	readonly profile: CentreProfile | undefined;
	/** The file of the page, where it is one of its own. */
	readonly page: string | undefined;
}

/** `ContactPage` is in `contact-page`. */
const fileOf = (component: string): string =>
	component.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** The page inside `#root`. Everything comes in its place: no inline script has to move it there. */
async function renderContent(url: string, store: AppStore, loader: ModuleLoader): Promise<Rendered> {
	const said: Pick<Rendered, 'facts' | 'profile'>[] = [];
	const pages: string[] = [];
	const failures: unknown[] = [];
	const { prelude } = await prerenderToNodeStream(
		<PageSinkContext value={(facts, profile) => said.push({ facts, profile })}>
			<PageFilesContext value={(component) => pages.push(fileOf(component))}>
				<StaticRouter location={url}>
					<App store={store} modules={{ loader, renderedPath: undefined }} />
				</StaticRouter>
			</PageFilesContext>
		</PageSinkContext>,
		{
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onError: (error) => {
				failures.push(error);
			},
		},
	);
	const content = await textOf(prelude);
	if (failures.length > 0) throw failures[0];
	const { facts = { title: '' }, profile } = said.at(-1) ?? {};
	return { content, facts, profile, page: pages.at(-1) };
}

/**
 * Renders one page to finished HTML. Throws when a component does, or when the page needs a module that was not given: half
 * a page is not published.
 */
export function renderPage({ data, answers = [], ...request }: PageRequest): Promise<RenderedPage> {
	const given = [...withoutArguments(data), ...answers];
	const unasked = given.filter((answer) => !isAsked(answer));
	return withAnswers(given, async (store) => {
		const page = await renderWith(store, request, siteNameIn(data));
		// A page in files of its own asks its questions once they are evaluated, which rendering it for the first time does.
		const late = unasked.filter(isAsked);
		if (late.length === 0) return page;
		await fill(store, late);
		return renderWith(store, request, siteNameIn(data));
	});
}

async function renderWith(
	store: AppStore,
	{ url, origin, releases, modules }: Omit<PageRequest, 'data' | 'answers'>,
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
	const html = htmlDocument({
		...headOf({ facts, profile, origin, pathname, siteName }, releases.shell),
		releases,
		module: isOwnPage(pathname) ? undefined : moduleRouteFor(pathname).module,
		page,
		renderedPath: finishedAddress(address),
		content,
		withoutApp: moduleRouteFor(pathname).guard ? withoutApp(centreIn(store)) : undefined,
		state: travelling(store),
	});
	return { html: withReleaseFolders(html, releases), status: facts.status ?? 200 };
}

/**
 * The document for every address without finished HTML: the browser renders it. `data` may hold what the frame shows, such as
 * the profile. `emptyBecause` is what it says where no scripts run.
 */
export const renderAppDocument = ({
	releases,
	data,
	emptyBecause,
}: Pick<PageRequest, 'releases' | 'data'> & { readonly emptyBecause?: EmptyBecause }): Promise<string> =>
	withAnswers(withoutArguments(data), async (store) => {
		const siteName = siteNameIn(data);
		const html = htmlDocument({
			...headOfApp(siteName, releases.shell),
			releases,
			module: undefined,
			renderedPath: undefined,
			content: '',
			withoutApp: withoutApp(centreIn(store), emptyBecause),
			state: travelling(store),
		});
		return withReleaseFolders(html, releases);
	});
