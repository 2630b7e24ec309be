import { render } from '@testing-library/react';
import { listCrisisPhrases } from '@tulia/contracts/routes/crisis';
import { type AppStore, baseApi, makeStore, NotFoundContext, StoreProvider, useLocation } from '@tulia/platform';
import { MemoryRouter } from '@tulia/platform/rendering';
import type { ReactNode } from 'react';
import { App } from '../app.tsx';
import { articles, profile, psychologists, services, testimonials } from './sample-centre.ts';

/** Responses of the API by path. A function is called for each request; a missing response is a failing API. */
export type ApiResponses = { readonly [path: string]: unknown };

export const allResponses: ApiResponses = {
	'/api/profile': profile,
	'/api/services': { data: services },
	'/api/psychologists': { data: psychologists },
	'/api/testimonials': { data: testimonials },
	'/api/blogs': { data: articles },
};

const NAMES = {
	'/api/profile': 'getProfile',
	'/api/services': 'listServices',
	'/api/psychologists': 'listPsychologists',
	'/api/testimonials': 'listTestimonials',
	'/api/blogs': 'listArticles',
} as const;

/** A store as in a prerendered page: with these responses in its cache. */
export async function storeWith(answers: ApiResponses): Promise<AppStore> {
	const store = makeStore();
	for (const [path, name] of Object.entries(NAMES)) {
		const answer = answers[path];
		if (answer) await store.dispatch(baseApi.util.upsertQueryData(name as never, undefined as never, answer as never));
	}
	return store;
}

/**
 * Mocks `fetch` with `answers`, which may be changed later. A call is looked up as `POST /api/contact`, then by its
 * whole address, then by its path; an answer is a body, a `Response`, or a promise of one.
 */
export function mockApi(answers: Record<string, unknown>): jest.Mock {
	const fetch = jest.fn(async (address: string, { method = 'GET' }: RequestInit = {}) => {
		const path = address.replace(/\?.*/, '');
		const key = [`${method} ${path}`, address, path].find((each) => answers[each] !== undefined);
		const answer = key === undefined ? undefined : answers[key];
		if (answer === undefined) throw new TypeError('Failed to fetch');
		if (answer instanceof Response) return answer.clone();
		return answer instanceof Promise ? answer : Response.json(answer);
	});
	// Loaded on the first input; tests count only the calls of their page.
	const withPhrases = (address: string, init?: RequestInit) =>
		address === listCrisisPhrases.path && answers[address] === undefined
			? Promise.resolve(Response.json({ phrases: [] }))
			: fetch(address, init);
	Object.assign(globalThis, { fetch: withPhrases });
	return fetch;
}

/** Shows the current location and its navigation message. */
function CurrentLocation(): ReactNode {
	const { pathname, search, state } = useLocation();
	return (
		<output data-testid="whereabouts">
			{pathname + search} {JSON.stringify(state)}
		</output>
	);
}

export const Page = ({ store, at }: { readonly store: AppStore; readonly at: string }): ReactNode => (
	<StoreProvider store={store}>
		<NotFoundContext value={() => <h1>Nothing here</h1>}>
			<MemoryRouter initialEntries={[at]}>
				<main>
					<App />
				</main>
				<CurrentLocation />
			</MemoryRouter>
		</NotFoundContext>
	</StoreProvider>
);

/** Shows the module at an address, with `store`. */
export const showPage = (store: AppStore, at: string): ReturnType<typeof render> =>
	render(<Page store={store} at={at} />);
