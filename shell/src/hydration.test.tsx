/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, waitFor } from '@testing-library/react';
import {
	BrowserRouter,
	lazyPage,
	makeStore,
	persistSession,
	type RemoteModule,
	useScheduleLink,
	useSessionUser,
} from '@tulia/platform';
import { StaticRouter } from '@tulia/platform/rendering';
import { mockFetch } from '@tulia/platform/testing';
import { type ReactNode, Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { createModuleLoader, type ModuleLoader } from './modules/module-loader.ts';
import { loggedInAs } from './testing/logged-in.ts';

const PATH = '/services';

/** A page that depends on the session, as the home page does. */
function Page(): ReactNode {
	const user = useSessionUser();
	const { to } = useScheduleLink();
	return (
		<h1 className={user ? 'known' : 'stranger'}>
			<a href={to}>{user ? `Karibu, ${user.name}` : 'Karibu'}</a>
		</h1>
	);
}

const content: RemoteModule = { App: Page };

let arrive: (file: { readonly Page: typeof Page }) => void = () => undefined;
const PageAtOnce = lazyPage(async () => ({ Page }), 'Page');
const PageWhenItArrives = lazyPage(
	() =>
		new Promise<{ readonly Page: typeof Page }>((resolve) => {
			arrive = resolve;
		}),
	'Page',
);
const inSuspense = (children: ReactNode): ReactNode => <Suspense fallback={<p>Waiting</p>}>{children}</Suspense>;

/** A module with a lazy page, on the server and in a browser where its file is late. */
const contentInFiles: RemoteModule = { App: () => inSuspense(<PageAtOnce />) };
const contentInLateFiles: RemoteModule = { App: () => inSuspense(<PageWhenItArrives />) };

async function serverHtml(module: RemoteModule): Promise<string> {
	const loader = createModuleLoader(async () => module);
	await loader.load('content');
	const render = (): string =>
		renderToString(
			<StaticRouter location={PATH}>
				<App store={makeStore()} modules={{ loader, renderedPath: undefined }} />
			</StaticRouter>,
		);
	// The first rendering only starts loading lazy parts; the publisher's renderer waits for them instead.
	render();
	await new Promise((resolve) => setTimeout(resolve));
	return render();
}

const problems: unknown[] = [];
let root: Root;
let stop: () => void;

/** Opens the prerendered page in a browser with a client's session. */
async function open(loader: ModuleLoader, rendered: RemoteModule = content): Promise<HTMLElement> {
	mockFetch(loggedInAs('client'));
	const container = document.createElement('div');
	container.innerHTML = await serverHtml(rendered);
	document.body.replaceChildren(container);
	window.history.replaceState(null, '', PATH);
	const store = makeStore();
	await act(async () => {
		root = hydrateRoot(
			container,
			<BrowserRouter>
				<App store={store} modules={{ loader, renderedPath: PATH }} serverState={store.getState()} />
			</BrowserRouter>,
			{ onRecoverableError: (error) => problems.push(error) },
		);
		stop = persistSession(store);
	});
	return container;
}

beforeEach(() => {
	problems.length = 0;
	localStorage.clear();
	sessionStorage.clear();
	window.scrollTo = () => undefined;
	jest.spyOn(console, 'error').mockImplementation((...message) => problems.push(message));
});
afterEach(() => {
	stop();
	act(() => root.unmount());
	jest.restoreAllMocks();
});

test('a prerendered page hydrates without a mismatch, and then shows who is logged in', async () => {
	const loader = createModuleLoader(async () => content);
	const container = await open(loader);
	await waitFor(() => expect(container.querySelector('h1')?.textContent).toBe('Karibu, Wairimu Kariuki'));
	expect(container.querySelector('h1')?.className).toBe('known');
	expect(container.querySelector('header')?.textContent).toContain('Wairimu Kariuki');
	expect(problems).toEqual([]);
});

test('a prerendered page preserves its HTML while its module is late, also when the session is read first', async () => {
	let arrive: (module: RemoteModule) => void = () => undefined;
	const loader = createModuleLoader(
		() =>
			new Promise((resolve) => {
				arrive = resolve;
			}),
	);
	const container = await open(loader);
	const heading = container.querySelector('h1');
	await waitFor(() => expect(container.querySelector('header')?.textContent).toContain('Wairimu Kariuki'));
	expect(heading?.isConnected).toBe(true);
	expect(heading?.textContent).toBe('Karibu');

	await act(async () => arrive(content));
	await waitFor(() => expect(heading?.textContent).toBe('Karibu, Wairimu Kariuki'));
	expect(heading?.isConnected).toBe(true);
	expect(heading?.className).toBe('known');
	expect(problems).toEqual([]);
});

test('a prerendered page preserves its HTML while the file of the page is late, also when the session is read first', async () => {
	const container = await open(
		createModuleLoader(async () => contentInLateFiles),
		contentInFiles,
	);
	const heading = container.querySelector('h1');
	await waitFor(() => expect(container.querySelector('header')?.textContent).toContain('Wairimu Kariuki'));
	expect(heading?.isConnected).toBe(true);
	expect(container.textContent).not.toContain('Waiting');

	await act(async () => arrive({ Page }));
	await waitFor(() => expect(heading?.textContent).toBe('Karibu, Wairimu Kariuki'));
	expect(heading?.isConnected).toBe(true);
	expect(problems).toEqual([]);
});

test('a prerendered page preserves its HTML when its module fails', async () => {
	const loader = createModuleLoader(async () => {
		throw new Error('down');
	});
	const container = await open(loader);
	await act(async () => undefined);
	expect(container.querySelector('h1')?.textContent).toBe('Karibu');
	expect(container.textContent).not.toContain('could not be loaded');
	expect(problems).toEqual([]);
});
