/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { makeStore, StoreProvider, sendSavedContentUses, useListServicesQuery } from '@tulia/platform';
import { AsyncBlock } from '@tulia/ui';
import type { ReactNode } from 'react';
import { problem } from '../testing/problem.ts';
import { services } from '../testing/sample-centre.ts';
import { mockApi } from '../testing/show-page.tsx';
import { loadSavedServices } from './load-saved.ts';
import { useWithSaved } from './use-with-saved.ts';

type Loader = typeof loadSavedServices;
type SomeServices = Awaited<ReturnType<Loader>> | undefined;

function Block({ load }: { readonly load: () => Promise<SomeServices> }): ReactNode {
	const query = useWithSaved(useListServicesQuery(), 'listServices', load);
	return (
		<AsyncBlock query={query} loading="Loading" skeleton={null} failed={{ title: 'We could not load it' }}>
			{(list) => (
				<ul data-saved={query.isSaved}>
					{(list?.data ?? []).map(({ id, title }) => (
						<li key={id}>
							<a href={`#${id}`}>{title}</a>
						</li>
					))}
				</ul>
			)}
		</AsyncBlock>
	);
}

const NOTICE = 'We could not load the latest version. Showing saved content.';
const SERVICES = 'GET /api/services';
const REPORT = 'POST /api/telemetry/saved-content';
const FROM_API = { data: services };

async function show(answers: Record<string, unknown>, load: () => Promise<SomeServices> = loadSavedServices) {
	const fetch = mockApi(answers);
	const store = makeStore();
	await act(
		async () =>
			void render(
				<StoreProvider store={store}>
					<Block load={load} />
				</StoreProvider>,
			),
	);
	return fetch;
}

/** The reported uses of saved content, by query. */
async function reportedUses(fetch: jest.Mock): Promise<Record<string, number>> {
	await sendSavedContentUses();
	const reports = fetch.mock.calls.filter(([address]) => address === '/api/telemetry/saved-content');
	const uses = reports.flatMap(([, { body }]) => JSON.parse(body).uses);
	const sum: Record<string, number> = {};
	for (const { read, count } of uses) sum[read] = (sum[read] ?? 0) + count;
	return sum;
}

beforeEach(() => localStorage.clear());

test('a successful response is shown, and no use is counted', async () => {
	const fetch = await show({ [SERVICES]: FROM_API, [REPORT]: new Response(null, { status: 204 }) });
	expect(await screen.findAllByRole('link')).toHaveLength(services.length);
	expect(screen.queryByText(NOTICE)).toBeNull();
	expect(await reportedUses(fetch)).toEqual({});
});

test.each([
	['there is no response', undefined],
	['the server is down', problem(503, 'unavailable')],
	['a proxy responds with its own page', new Response('<h1>Bad gateway</h1>', { status: 502 })],
])('when %s, the saved services are shown under the notice, and the use is counted once', async (_when, answer) => {
	const fetch = await show({ [SERVICES]: answer, [REPORT]: new Response(null, { status: 204 }) });
	expect(await screen.findByText(NOTICE)).toBeTruthy();
	expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('#family-therapy');
	expect(await reportedUses(fetch)).toEqual({ listServices: 1 });
});

test('a refusal is not replaced by saved content', async () => {
	const fetch = await show({ [SERVICES]: problem(404, 'not_found'), [REPORT]: new Response(null, { status: 204 }) });
	expect(await screen.findByText('We could not load it')).toBeTruthy();
	expect(await reportedUses(fetch)).toEqual({});
});

test('Retry preserves the shown content until the response replaces it silently', async () => {
	const answers: Record<string, unknown> = {};
	await show(answers);
	const list = (await screen.findByRole('link', { name: 'Family Therapy' })).closest('ul');
	const link = screen.getByRole('link', { name: 'Family Therapy' });
	const retry = screen.getByRole('button', { name: /Retry/ });
	link.focus();

	let arrive: (answer: Response) => void = () => undefined;
	answers[SERVICES] = new Promise<Response>((resolve) => {
		arrive = resolve;
	});
	await act(async () => fireEvent.click(retry));
	await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'));
	expect(screen.getByText(NOTICE)).toBeTruthy();
	expect(screen.getByRole('button', { name: /Retry/ })).toBe(retry);
	expect(document.activeElement).toBe(link);

	await act(async () => arrive(Response.json(FROM_API)));
	await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
	expect(screen.getByRole('link', { name: 'Family Therapy' }).closest('ul')).toBe(list);
	expect(document.activeElement).toBe(link);
	expect(screen.getAllByRole('link')).toHaveLength(services.length);
});

test('a failed retry is counted as another use', async () => {
	const fetch = await show({ [REPORT]: new Response(null, { status: 204 }) });
	await screen.findByText(NOTICE);
	await act(async () => fireEvent.click(screen.getByRole('button', { name: /Retry/ })));
	expect(await screen.findByText(NOTICE)).toBeTruthy();
	await waitFor(async () => expect(await reportedUses(fetch)).toEqual({ listServices: 2 }));
});

test.each([
	['nothing is saved', async () => undefined],
	['the saved content cannot be fetched either', async () => Promise.reject(new Error('no connection'))],
])('where %s, the block shows the error, and no use is counted', async (_where, load) => {
	const fetch = await show({ [REPORT]: new Response(null, { status: 204 }) }, load);
	expect(await screen.findByText('We could not load it')).toBeTruthy();
	expect(await reportedUses(fetch)).toEqual({});
});
