import { act, type RenderResult, render, screen, waitFor } from '@testing-library/react';
import { type AppStore, makeStore, persistSession, StoreProvider, useLocation } from '@tulia/platform';
import { MemoryRouter } from '@tulia/platform/rendering';
import { type MockResponses, mockFetch } from '@tulia/platform/testing';
import { ToastRegion } from '@tulia/ui';
import type { ReactNode } from 'react';
import { App } from '../app.tsx';
import { anAccount, aProfile, november, psychologists, services } from './samples.ts';

/** Tuesday 10 November 2026, 9:00 AM in Nairobi. */
export const NOW = new Date('2026-11-10T06:00:00.000Z');

const user = { id: 'u1', name: 'Wairimu Kariuki', role: 'client' };

/** Adds the browser functions that jsdom lacks. They do nothing: no element scrolls or comes into view. */
function completeBrowser(): void {
	window.scrollTo = () => undefined;
	Object.assign(globalThis, {
		IntersectionObserver: class {
			observe() {
				return undefined;
			}
			disconnect() {
				return undefined;
			}
		},
	});
}

const defaultAnswers = (): MockResponses => ({
	'GET /api/auth/verify': { status: 200, body: { ...user, email: 'wairimu@example.com', emailVerified: true } },
	'GET /api/profile': { status: 200, body: aProfile() },
	'GET /api/account': { status: 200, body: anAccount() },
	'GET /api/psychologists': { status: 200, body: { data: psychologists } },
	'GET /api/services': { status: 200, body: { data: services } },
	'GET /api/appointments/availability': { status: 200, body: { data: november } },
	'GET /api/appointments/available-times': { status: 200, body: { data: ['9:00 AM', '10:30 AM', '1:30 PM'] } },
	'GET /api/appointments': { status: 200, body: { data: [] } },
});

interface SentBooking {
	readonly key: string | null;
	readonly body: unknown;
}

export interface RenderedBooking {
	readonly view: RenderResult;
	readonly store: AppStore;
	/** The mock responses; a test may change them at any time. */
	readonly answers: MockResponses;
	/** The paths requested so far. */
	readonly requested: readonly string[];
	/** The booking requests so far. */
	readonly bookings: readonly SentBooking[];
}

/** Records requested paths and booking requests before they reach the mock responses. */
function watchCalls(): { readonly requested: string[]; readonly bookings: SentBooking[] } {
	const requested: string[] = [];
	const bookings: SentBooking[] = [];
	const answer = globalThis.fetch;
	globalThis.fetch = (input, init) => {
		requested.push(String(input));
		if (init?.method === 'POST') {
			const body: unknown = JSON.parse(String(init.body));
			bookings.push({ key: new Headers(init.headers).get('idempotency-key'), body });
		}
		return answer(input, init);
	};
	return { requested, bookings };
}

/** Exposes the router's location to tests. */
function Address(): ReactNode {
	const { pathname, search } = useLocation();
	return <output data-testid="address">{pathname + search}</output>;
}

/** The module at an address, for a logged-in client, on 10 November 2026. `leave` of the result navigates away. */
export async function renderBooking(
	address: string,
	changes: MockResponses = {},
	historyState: unknown = null,
): Promise<RenderedBooking> {
	completeBrowser();
	const answers = { ...defaultAnswers(), ...changes };
	mockFetch(answers);
	const { requested, bookings } = watchCalls();
	sessionStorage.setItem('tulia.session', JSON.stringify({ token: 'token', user }));
	const store = makeStore();
	const stop = persistSession(store);
	await waitFor(() => expect(store.getState().session.status).toBe('in'));
	const [pathname = '', query] = address.split('?');
	const search = query === undefined ? '' : `?${query}`;
	const page = (children: ReactNode) => (
		<StoreProvider store={store}>
			<MemoryRouter initialEntries={[{ pathname, search, state: historyState }]}>
				<main>{children}</main>
				<Address />
			</MemoryRouter>
			<ToastRegion />
		</StoreProvider>
	);
	const view = await act(async () => render(page(<App />)));
	stops.push(stop);
	return { view, store, answers, requested, bookings };
}

/** Only the date is fake; timers are real. */
const REAL: FakeableAPI[] = [
	'hrtime',
	'nextTick',
	'performance',
	'queueMicrotask',
	'requestAnimationFrame',
	'cancelAnimationFrame',
	'requestIdleCallback',
	'cancelIdleCallback',
	'setImmediate',
	'clearImmediate',
	'setInterval',
	'clearInterval',
	'setTimeout',
	'clearTimeout',
];
const stops: (() => void)[] = [];

beforeEach(() => {
	sessionStorage.clear();
	localStorage.clear();
	jest.useFakeTimers({ now: NOW, doNotFake: REAL });
});
afterEach(() => {
	for (const stop of stops.splice(0)) stop();
	jest.useRealTimers();
});

/** The button of the ticket, not that of the phone's bar. */
export function confirmButton(): HTMLElement {
	const button = screen.getByText('Confirm Appointment').closest('button');
	if (!button) throw new Error('There is no confirming button.');
	return button;
}
