import { act, fireEvent, type RenderResult, render } from '@testing-library/react';
import { type ModuleName, remoteModules } from '@tulia/contracts/site-modules';
import { type AppStore, makeStore, persistSession, type RemoteModule, useLocation } from '@tulia/platform';
import { MemoryRouter } from '@tulia/platform/rendering';
import { toast } from '@tulia/ui';
import type { ReactNode } from 'react';
import { App } from '../app.tsx';
import { createModuleLoader } from '../modules/module-loader.ts';

function Place({ name }: { readonly name: ModuleName }): ReactNode {
	const { pathname } = useLocation();
	return (
		<h1>
			{name} at {pathname}
		</h1>
	);
}

const placeholders = new Map<ModuleName, RemoteModule>(
	remoteModules.map(({ name }) => [name, { App: Place.bind(null, { name }) }]),
);

/** A module that shows its name and location: `content at /services`. */
export function placeholder(name: ModuleName): RemoteModule {
	const module = placeholders.get(name);
	if (!module) throw new Error(`There is no module ${name}.`);
	return module;
}

interface Here {
	readonly address: string;
	readonly state: unknown;
}

function Watch({ onSee }: { readonly onSee: (here: Here) => void }): null {
	const { pathname, search, hash, state } = useLocation();
	onSee({ address: pathname + search + hash, state });
	return null;
}

const stops: (() => void)[] = [];
afterEach(() => {
	for (const stop of stops.splice(0)) stop();
	// Error toasts stay until they are dismissed, also across tests.
	for (let at = 0; at < 9; at += 1) toast.dismiss();
});

interface RenderedApp {
	readonly view: RenderResult;
	readonly store: AppStore;
	readonly here: () => Here;
}

/** A click, resolved when everything that follows has settled, page loads included. */
export const click = (element: HTMLElement | undefined): Promise<void> =>
	act(async () => {
		if (!element) throw new Error('There is nothing to click.');
		fireEvent.click(element);
	});

/** Renders the whole page at an address. Provide the network with `mockFetch`. */
export async function renderApp(
	address: string,
	fetchModule: (name: ModuleName) => Promise<RemoteModule> = async (name) => placeholder(name),
): Promise<RenderedApp> {
	const store = makeStore();
	let seen: Here = { address: '', state: undefined };
	const modules = { loader: createModuleLoader(fetchModule), renderedPath: undefined };
	const view = await act(async () =>
		render(
			<MemoryRouter initialEntries={[address]}>
				<Watch
					onSee={(here) => {
						seen = here;
					}}
				/>
				<App store={store} modules={modules} />
			</MemoryRouter>,
		),
	);
	await act(async () => {
		stops.push(persistSession(store));
	});
	return { view, store, here: () => seen };
}
