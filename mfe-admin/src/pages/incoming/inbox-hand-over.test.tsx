/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { InboxAssignment, InboxItem } from '@tulia/contracts/inbox/staff-schemas';
import { problem } from '@tulia/platform/testing';
import { freezeTime } from '../../testing/freeze-time.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { NOW } from '../../testing/sample-appointments.ts';
import { daniel } from '../../testing/sample-content.ts';

freezeTime();
afterEach(() => sessionStorage.clear());

const since = new Date(NOW.getTime() - 60_000).toISOString();
const nyambura = { userId: 'u2', name: 'Dr. Nyambura Otieno' };
const withNyambura = { assignee: { ...nyambura, since, by: 'Amina Hassan' } };
const withMe = { assignee: { userId: 'u1', name: 'Amina Hassan', since, by: 'Amina Hassan' } };
const colleagues = [
	{ ...nyambura, onDuty: true, hasMail: true },
	{ userId: 'u3', name: 'Rose W.', onDuty: false, hasMail: false },
];
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const pane = () => within(screen.getByRole('region', { name: 'Message from Daniel Ouma' }));
const field = (): HTMLTextAreaElement => screen.getByLabelText('Reply to Daniel');
const isHandOver = ({ url }: SentRequest): boolean => url.pathname === '/api/admin/inbox/messages/m1/assignee';

/** Renders a message with its assignment. `written` answers the writes, and may change the assignment. */
async function show(
	known: { current: InboxAssignment },
	written: (sent: SentRequest) => MockResponse = () => undefined,
	item: InboxItem = daniel,
) {
	const sent = mockApi((call) => {
		if (call.method !== 'GET') return written(call);
		if (call.url.pathname.endsWith('/assignment')) return { body: known.current };
		if (call.url.pathname === '/api/admin/inbox-colleagues') return { body: { data: colleagues } };
		return { body: { data: [{ ...item, ...known.current }] } };
	});
	await renderAdmin('/admin/inbox?open=messages-m1');
	await eventually(() => expect(pane().getByRole('heading', { name: 'Help for my brother' })).toBeTruthy());
	return sent;
}

test('an item is handed over to a colleague of a list, those on duty first; the input is preserved', async () => {
	const known: { current: InboxAssignment } = { current: {} };
	const sent = await show(known, () => {
		known.current = withNyambura;
		return { body: known.current };
	});
	fireEvent.change(field(), { target: { value: 'Half a reply' } });
	press('Hand to a colleague');
	await eventually(() => expect(pane().getByRole('group', { name: 'Whom do you hand it to?' })).toBeTruthy());
	const offered = within(pane().getByRole('group', { name: 'Whom do you hand it to?' })).getAllByRole('button');
	expect(offered.map(({ textContent }) => textContent)).toEqual([
		'Dr. Nyambura Otieno, on duty',
		'Rose W., gets no email',
	]);
	press('Dr. Nyambura Otieno, on duty');
	await eventually(() => expect(pane().getByText(/^With Dr\. Nyambura Otieno since /)).toBeTruthy());
	expect(pane().getByText('Handed over by Amina Hassan.')).toBeTruthy();
	expect(screen.getByRole('button', { name: /With Dr\. Nyambura Otieno since/ })).toBeTruthy();
	expect(sent.find(isHandOver)?.body).toEqual({ to: 'u2' });
	expect(field().value).toBe('Half a reply');
	expect(document.activeElement?.textContent).toBe('Hand to a colleague');
});

test('an item with words of crisis has a button for the colleague on duty', async () => {
	const known: { current: InboxAssignment } = { current: {} };
	await show(
		known,
		() => {
			known.current = withNyambura;
			return { body: known.current };
		},
		{ ...daniel, mayBeInCrisis: true },
	);
	await eventually(() => expect(screen.getByRole('button', { name: /^Hand to Dr\. Nyambura/ })).toBeTruthy());
	press(/^Hand to Dr\. Nyambura/);
	await eventually(() => expect(pane().getByText(/^With Dr\. Nyambura Otieno since /)).toBeTruthy());
	expect(screen.queryByRole('button', { name: /^Hand to Dr\. Nyambura/ })).toBeNull();
});

test('taking over an item sends the id of the colleague who has it', async () => {
	const known: { current: InboxAssignment } = { current: withNyambura };
	const sent = await show(known, () => {
		known.current = withMe;
		return { body: known.current };
	});
	press(/^Take over/);
	await eventually(() => expect(pane().getByText(/^With you since /)).toBeTruthy());
	expect(sent.find(isHandOver)?.body).toEqual({ to: 'u1', takeOverFrom: 'u2' });
	expect(screen.queryByRole('button', { name: /^Take over/ })).toBeNull();
});

test('handing over an item that a colleague has taken is refused, and shows who has it', async () => {
	const known: { current: InboxAssignment } = { current: {} };
	await show(known, () => {
		known.current = withNyambura;
		return problem(409, 'with_colleague', { detail: 'It is with Dr. Nyambura Otieno already.' }) as MockResponse;
	});
	press('Hand to a colleague');
	await eventually(() => press('Rose W., gets no email'));
	await eventually(() => expect(pane().getByRole('alert').textContent).toBe('It is with Dr. Nyambura Otieno already.'));
	await eventually(() => expect(pane().getByText(/^With Dr\. Nyambura Otieno since /)).toBeTruthy());
});

test('handing over to a disabled colleague is refused with a message', async () => {
	await show(
		{ current: {} },
		() =>
			problem(400, 'invalid_request', {
				errors: [{ field: 'to', message: 'Nobody with this account may read the inbox' }],
			}) as MockResponse,
	);
	press('Hand to a colleague');
	await eventually(() => press('Rose W., gets no email'));
	await eventually(() =>
		expect(pane().getByRole('alert').textContent).toBe('Nobody with this account may read the inbox'),
	);
});

test('an answered item has no assignee', async () => {
	const known: { current: InboxAssignment } = { current: withMe };
	await show(known, () => {
		known.current = {};
		return { body: { ...daniel, state: 'answered', version: 2 } };
	});
	await eventually(() => expect(pane().getByText(/^With you since /)).toBeTruthy());
	fireEvent.change(field(), { target: { value: 'Karibu.' } });
	press(/^Send reply/);
	await eventually(() => expect(screen.queryByText(/^With you since/)).toBeNull());
	expect(screen.queryByRole('button', { name: 'Hand to a colleague' })).toBeNull();
});
