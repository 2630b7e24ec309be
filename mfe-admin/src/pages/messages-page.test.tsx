/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../testing/render-admin.tsx';
import { daniel } from '../testing/sample-content.ts';

jest.setTimeout(60_000);

const tabitha = { ...daniel, id: 'm2', name: 'Tabitha Chebet', subject: 'Parking', mayBeInCrisis: true };
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const pane = (): HTMLElement => screen.getByRole('region', { name: 'Opened' });
const field = (): HTMLTextAreaElement => screen.getByLabelText(/^Reply to (Daniel|Tabitha)$/);
const type = (value: string): boolean => fireEvent.change(field(), { target: { value } });

async function show(
	written: (sent: SentRequest) => MockResponse,
	lists: (sent: SentRequest) => MockResponse = () => undefined,
): Promise<SentRequest[]> {
	const sent = mockApi((call) => {
		if (call.method !== 'GET') return written(call);
		return lists(call) ?? { body: { data: [daniel, tabitha] } };
	});
	await renderAdmin('/admin/messages?open=m1');
	await eventually(() => expect(within(pane()).getByRole('heading', { name: 'Help for my brother' })).toBeTruthy());
	return sent;
}

test('a message is read in full, with the ways to reach its writer', async () => {
	await show(() => undefined);
	expect(within(pane()).getByText(/May I come with him/)).toBeTruthy();
	expect(within(pane()).getByRole('link', { name: 'daniel@example.com' })).toHaveProperty(
		'href',
		'mailto:daniel@example.com',
	);
	expect(within(pane()).getByRole('link', { name: '0712345678' })).toHaveProperty('href', 'tel:0712345678');
});

test('a reply names the version that was read; it stands beneath the message once it is sent', async () => {
	const replies = [{ text: 'Karibu.', at: '2026-11-10T08:00:00.000Z', by: 'Amina' }];
	const sent = await show(() => ({ body: { ...daniel, state: 'answered', replies, version: 2 } }));
	type('Karibu.');
	press(/^Send reply/);
	await eventually(() => expect(within(pane()).getByText('Karibu.', { selector: 'p' })).toBeTruthy());
	expect(sent.find(({ method }) => method === 'POST')).toMatchObject({ body: { reply: 'Karibu.', version: 1 } });
	expect(field().value).toBe('');
	expect(within(pane()).getByText('Answered')).toBeTruthy();
});

test('a reply that came back says so in the list and beneath the message', async () => {
	const cameBack = '2026-11-10T08:01:00.000Z';
	const replies = [{ text: 'Karibu.', at: '2026-11-10T08:00:00.000Z', by: 'Amina', cameBack }];
	await show(
		() => undefined,
		() => ({ body: { data: [{ ...daniel, state: 'answered', replies }, tabitha] } }),
	);
	expect(within(pane()).getByText(/^This reply came back/)).toBeTruthy();
	expect(within(pane()).getByText(/Please phone instead/)).toBeTruthy();
	expect(within(pane()).getByText('Reply came back')).toBeTruthy();
	expect(screen.getByRole('button', { name: /Reply came back: Help for my brother/ })).toBeTruthy();
});

test('the draft of a reply stays with its message while another one is read', async () => {
	await show(() => undefined);
	type('Half a reply');
	press(/Tabitha Chebet/);
	await eventually(() => expect(within(pane()).getByRole('heading', { name: 'Parking' })).toBeTruthy());
	expect(field().value).toBe('');
	expect(within(pane()).getByText('May be in crisis')).toBeTruthy();
	press(/Daniel Ouma/);
	await eventually(() => expect(field().value).toBe('Half a reply'));
});

test('what may come from somebody in danger says what to do first, with the number to call', async () => {
	await show(
		() => undefined,
		() => ({ body: { data: [{ ...daniel, mayBeInCrisis: true }, tabitha] } }),
	);
	expect(screen.getByRole('button', { name: /Daniel Ouma.*Answer first: words of crisis/ })).toBeTruthy();
	expect(within(pane()).getByText('This person may be in danger. Please phone now if you can.')).toBeTruthy();
	expect(within(pane()).getByRole('link', { name: 'Call 0712345678' })).toHaveProperty('href', 'tel:0712345678');
});

test('a paragraph of the centre’s own record goes to the end of what was typed', async () => {
	await show(() => undefined);
	type('Karibu.');
	await eventually(() => press('Crisis numbers'));
	expect(field().value).toMatch(/^Karibu\.\n\n.*\n1199, Red Cross: Any crisis\n/);
	press('Opening hours');
	expect(field().value).toContain('\n\nWe are open:\n');
});

test('an empty reply is not sent', async () => {
	const sent = await show(() => undefined);
	press(/^Send reply/);
	await eventually(() => expect(screen.getByText('Please write a reply')).toBeTruthy());
	expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a version conflict of a message shows the colleague’s reply, and one’s own stays', async () => {
	const theirs = {
		...daniel,
		state: 'answered',
		version: 2,
		replies: [{ text: 'Yes, come.', at: '2026-11-10T08:00:00.000Z', by: 'Ben' }],
	};
	const refusalResponse = problem(409, 'changed_meanwhile', { current: { status: 'answered', version: 2 } });
	const sent = await show(
		() => refusalResponse as MockResponse,
		({ url }) => (url.searchParams.get('state') === 'answered' ? { body: { data: [theirs] } } : undefined),
	);
	type('Karibu.');
	press(/^Send reply/);
	await eventually(() => expect(within(pane()).getByText('Yes, come.')).toBeTruthy());
	await eventually(() =>
		expect(within(pane()).getByRole('alert').textContent).toContain('somebody else worked on this'),
	);
	expect(field().value).toBe('Karibu.');
	press(/^Send reply/);
	await eventually(() =>
		expect(sent.filter(({ method }) => method === 'POST').at(-1)).toMatchObject({ body: { version: 2 } }),
	);
});

test('a message that was marked as done or spam can be moved back', async () => {
	const sent = await show(({ body }) => ({ body: { ...daniel, ...(body as object), version: 2 } }));
	press(/^Mark as spam/);
	await eventually(() => press(/^Move back to new/));
	await eventually(() => expect(sent.filter(({ method }) => method === 'PATCH')).toHaveLength(2));
	expect(sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
		{ state: 'spam', version: 1 },
		{ state: 'new', version: 2 },
	]);
});
