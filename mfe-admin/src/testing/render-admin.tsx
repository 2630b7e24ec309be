import { render, screen, waitFor } from '@testing-library/react';
import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import { clearAllUserData, makeStore, NotFoundContext, StoreProvider, useLocation } from '@tulia/platform';
import { MemoryRouter } from '@tulia/platform/rendering';
import { App } from '../app.tsx';
import { aDashboard } from './sample-dashboard.ts';
import { centre } from './sample-profile.ts';

/** jsdom has the dialog element, but not its methods. */
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
	this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
	if (!this.open) return;
	this.open = false;
	this.dispatchEvent(new Event('close'));
};

/** Deletes drafts, so that none is offered to the next test. */
afterEach(clearAllUserData);

export interface SentRequest {
	readonly method: string;
	readonly url: URL;
	readonly body: unknown;
}
/** A mock response; `undefined`: the API does not respond. */
export type MockResponse = { readonly status?: number; readonly body: unknown } | undefined;

const sentIn = (input: unknown, { method, body }: RequestInit): SentRequest => ({
	method: method ?? 'GET',
	url: new URL(String(input), 'http://localhost'),
	body: body ? JSON.parse(String(body)) : undefined,
});

/** Whether the page itself sent the request, not a count of the menu or the summary of today. */
const isOwn = ({ url }: SentRequest): boolean =>
	url.pathname.startsWith('/api/admin/') &&
	url.pathname !== '/api/admin/dashboard' &&
	!url.pathname.endsWith('/counts') &&
	url.searchParams.get('limit') !== '100';

/** The response from which "To be moved" in the menu gets its count. */
export const NOTHING_TO_MOVE = { open: [], openCount: 0, done: [], doneCount: 0, until: '2027-01-09' };

type Answer = (sent: SentRequest) => MockResponse | Promise<MockResponse>;

/** Answers what every page requests: the counts of the menu, and the centre's profile. */
function answerToFrame(
	{ url }: SentRequest,
	dashboard: () => MockResponse,
	hoursRequests: number,
): { readonly answer: MockResponse } | undefined {
	if (url.searchParams.get('part') === 'count') return { answer: { body: NOTHING_TO_MOVE } };
	if (url.pathname === '/api/admin/registers/counts') return { answer: { body: { open: 0, overdue: 0 } } };
	if (url.pathname === '/api/admin/hours-requests/counts') return { answer: { body: { open: hoursRequests } } };
	if (url.pathname === '/api/admin/waiting-list/counts') return { answer: { body: { waiting: 0, toPhone: 0 } } };
	if (url.pathname === '/api/profile') return { answer: { body: centre } };
	return url.pathname === '/api/admin/dashboard' ? { answer: dashboard() } : undefined;
}

/**
 * Mocks the network. Returns the requests to staff endpoints, without those that every page sends: the line about today
 * and the counts of the sidebar. `dashboard` mocks the counts, and `hoursRequests` is the number of open requests for
 * hours.
 */
export function mockApi(
	answer: Answer,
	dashboard: () => MockResponse = () => ({ body: aDashboard() }),
	hoursRequests = 0,
): SentRequest[] {
	const calls: SentRequest[] = [];
	globalThis.fetch = async (input, init = {}) => {
		const sent = sentIn(input, init);
		const ofFrame = answerToFrame(sent, dashboard, hoursRequests);
		if (!ofFrame && isOwn(sent)) calls.push(sent);
		const given = ofFrame ? ofFrame.answer : await answer(sent);
		if (!given) throw new TypeError('Failed to fetch');
		return new Response(JSON.stringify(given.body), { status: given.status ?? 200 });
	};
	return calls;
}

function Watch({ onSee }: { readonly onSee: (address: string) => void }): null {
	const { pathname, search } = useLocation();
	onSee(decodeURIComponent(pathname + search));
	return null;
}

/** Waits for the effect of a response, with a long timeout, because a busy machine is no reason to fail. */
export const eventually = (check: () => void): Promise<void> => waitFor(check, { timeout: 15_000 });

/** Renders the module at an address for a session, an owner by default, and waits for its first response. */
export async function renderAdmin(
	at: string,
	roles?: readonly StaffRole[],
	psychologistId?: string,
): Promise<{ readonly address: () => string }> {
	let address = '';
	const see = (seen: string): void => {
		address = seen;
	};
	const store = makeStore({
		session: {
			status: 'in',
			token: 'token',
			user: {
				id: 'u1',
				name: 'Amina Hassan',
				role: 'admin',
				...(roles ? { roles } : {}),
				...(psychologistId ? { psychologistId } : {}),
			},
		},
	});
	render(
		<StoreProvider store={store}>
			<NotFoundContext value={() => <h1>Nothing here</h1>}>
				<MemoryRouter initialEntries={[at]}>
					<Watch onSee={see} />
					<App />
				</MemoryRouter>
			</NotFoundContext>
		</StoreProvider>,
	);
	await eventually(() => expect(screen.queryByText(/^Loading \w/)).toBeNull());
	return { address: () => address };
}
