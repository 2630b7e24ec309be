/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { InboxAssignment } from '@tulia/contracts/inbox/staff-schemas';
import { problem } from '@tulia/platform/testing';
import { freezeTime } from '../../testing/freeze-time.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { NOW } from '../../testing/sample-appointments.ts';
import { daniel } from '../../testing/sample-content.ts';

freezeTime();
afterEach(() => sessionStorage.clear());

const MINUTE = 60_000;
const inMinutes = (minutes: number): string => new Date(NOW.getTime() + minutes * MINUTE).toISOString();
const callOf = (userId: string, name: string): InboxAssignment => ({
	onPhone: { userId, name, since: inMinutes(-5), until: inMinutes(55) },
});
const inDanger = { ...daniel, mayBeInCrisis: true };
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const pane = () => within(screen.getByRole('region', { name: 'Message from Daniel Ouma' }));
const field = (): HTMLTextAreaElement => screen.getByLabelText('Reply to Daniel');
const isCall = ({ url }: SentRequest): boolean => url.pathname === '/api/admin/inbox/messages/m1/phone-call';

/** Renders a message with its phone call. `written` answers the writes, and may change the call. */
async function show(
	known: { current: InboxAssignment },
	written: (sent: SentRequest) => MockResponse = () => undefined,
) {
	const sent = mockApi((call) => {
		if (call.method !== 'GET') return written(call);
		if (call.url.pathname.endsWith('/assignment')) return { body: known.current };
		return { body: { data: [{ ...inDanger, ...known.current }] } };
	});
	await renderAdmin('/admin/inbox?open=messages-m1');
	await eventually(() => expect(pane().getByRole('heading', { name: 'Help for my brother' })).toBeTruthy());
	return sent;
}

test('a call is announced and ended again, and the input is preserved', async () => {
	const known: { current: InboxAssignment } = { current: {} };
	const sent = await show(known, ({ method }) => {
		known.current = method === 'POST' ? callOf('u1', 'Amina Hassan') : {};
		return { body: known.current };
	});
	fireEvent.change(field(), { target: { value: 'Half a reply' } });
	press(/^I have them on the phone/);
	await eventually(() => expect(pane().getByText(/^You have them on the phone since /)).toBeTruthy());
	expect(screen.getByRole('button', { name: /You have them on the phone since/ })).toBeTruthy();
	press(/^The call is over/);
	await eventually(() => expect(pane().queryByText(/on the phone since/)).toBeNull());
	await eventually(() => expect(screen.queryByRole('button', { name: /on the phone since/ })).toBeNull());
	expect(sent.filter(isCall).map(({ method, body }) => [method, body])).toEqual([
		['POST', {}],
		['DELETE', undefined],
	]);
	expect(field().value).toBe('Half a reply');
});

test('a colleague’s call is shown in the list and on the item, which then offers no second one', async () => {
	await show({ current: callOf('u2', 'Rose W.') });
	expect(screen.getByRole('button', { name: /Rose W\. has them on the phone since/ })).toBeTruthy();
	await eventually(() => expect(pane().getByText(/^Rose W\. has them on the phone since /)).toBeTruthy());
	expect(pane().getByText('This person may be in danger. Rose W. has them on the phone.')).toBeTruthy();
	expect(pane().queryByRole('link', { name: /^Call / })).toBeNull();
});

test('an expired call is not shown', async () => {
	const since = inMinutes(-61);
	await show({ current: { onPhone: { userId: 'u2', name: 'Rose W.', since, until: inMinutes(-1) } } });
	expect(pane().queryByText(/on the phone since/)).toBeNull();
	expect(pane().getByRole('link', { name: 'Call 0712345678' })).toBeTruthy();
});

test('taking over a call sends the id of the colleague who has it', async () => {
	const known = { current: callOf('u2', 'Rose W.') };
	const sent = await show(known, () => {
		known.current = callOf('u1', 'Amina Hassan');
		return { body: known.current };
	});
	press(/^I have them on the phone now/);
	await eventually(() => expect(pane().getByText(/^You have them on the phone since /)).toBeTruthy());
	expect(sent.find(isCall)?.body).toEqual({ takeOverFrom: 'u2' });
});

test('of two simultaneous calls the second is refused, and shows who was first', async () => {
	const known: { current: InboxAssignment } = { current: {} };
	await show(known, () => {
		known.current = callOf('u2', 'Rose W.');
		return problem(409, 'with_colleague', { detail: 'Rose W. has them on the phone already.' }) as MockResponse;
	});
	fireEvent.change(field(), { target: { value: 'Half a reply' } });
	press(/^I have them on the phone/);
	await eventually(() => expect(pane().getByRole('alert').textContent).toBe('Rose W. has them on the phone already.'));
	await eventually(() => expect(pane().getByText(/^Rose W\. has them on the phone since /)).toBeTruthy());
	expect(field().value).toBe('Half a reply');
});

test('a call without a response says that colleagues were not notified', async () => {
	await show({ current: {} });
	press(/^I have them on the phone/);
	await eventually(() => expect(pane().getByRole('alert').textContent).toContain('We could not tell the others.'));
	expect(screen.getByRole('button', { name: /^I have them on the phone/ })).toBeTruthy();
});

test('a sent answer ends the call in the list, too', async () => {
	const known = { current: callOf('u1', 'Amina Hassan') };
	await show(known, () => {
		known.current = {};
		return { body: { ...inDanger, state: 'answered', version: 2 } };
	});
	await eventually(() => expect(pane().getByText(/^You have them on the phone since /)).toBeTruthy());
	fireEvent.change(field(), { target: { value: 'Karibu.' } });
	press(/^Send reply/);
	await eventually(() => expect(screen.queryByText(/on the phone since/)).toBeNull());
});
