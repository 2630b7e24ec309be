/** @jest-environment @tulia/test-kit/jsdom-environment */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { daniel } from '../../testing/sample-content.ts';
import { staffTuesday } from '../../testing/sample-staff-times.ts';

afterEach(() => sessionStorage.clear());

const tabitha = { ...daniel, id: 'm2', name: 'Tabitha Chebet', subject: 'Parking', mayBeInCrisis: true };
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const pane = (): HTMLElement => screen.getByRole('region', { name: /^(Message|Question) from/ });
const field = (): HTMLTextAreaElement => screen.getByLabelText(/^Reply to (Daniel|Tabitha)$/);
/** The request that fetches an item again after a change. */
const isItem = ({ url }: SentRequest): boolean => url.pathname === '/api/admin/inbox/messages/m1';
const type = (value: string): boolean => fireEvent.change(field(), { target: { value } });

async function show(
	written: (sent: SentRequest) => MockResponse,
	lists: (sent: SentRequest) => MockResponse = () => undefined,
): Promise<SentRequest[]> {
	const sent = mockApi((call) => {
		if (call.method !== 'GET') return written(call);
		return lists(call) ?? { body: { data: [daniel, tabitha] } };
	});
	await renderAdmin('/admin/inbox?open=messages-m1');
	await eventually(() => expect(within(pane()).getByRole('heading', { name: 'Help for my brother' })).toBeTruthy());
	return sent;
}

test('a message is shown in full, with the contact details of its writer', async () => {
	await show(() => undefined);
	expect(within(pane()).getByText(/May I come with him/)).toBeTruthy();
	expect(within(pane()).getByRole('link', { name: 'daniel@example.com' })).toHaveProperty(
		'href',
		'mailto:daniel@example.com',
	);
	expect(within(pane()).getByRole('link', { name: '0712345678' })).toHaveProperty('href', 'tel:0712345678');
});

test('a reply names the version that was read, and is shown below the message once it is sent', async () => {
	const replies = [{ text: 'Karibu.', at: '2026-11-10T08:00:00.000Z', by: 'Amina' }];
	const answered = { ...daniel, state: 'answered', replies, version: 2 };
	const sent = await show(
		() => ({ body: answered }),
		(call) => (isItem(call) ? { body: answered } : undefined),
	);
	type('Karibu.');
	press(/^Send reply/);
	await eventually(() => expect(within(pane()).getByText('Karibu.', { selector: 'p' })).toBeTruthy());
	expect(sent.find(({ method }) => method === 'POST')).toMatchObject({ body: { reply: 'Karibu.', version: 1 } });
	expect(field().value).toBe('');
	expect(within(pane()).getByText('Answered')).toBeTruthy();
	expect(within(pane()).getByText(/^Answered by Amina, /)).toBeTruthy();
	// The focus is at the sent reply.
	expect(document.activeElement).toBe(within(pane()).getByRole('region', { name: 'Replies' }));
});

test('a bounced reply is marked in the list and below the message', async () => {
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

test('an item from a writer who may be in danger says what to do first, with the number to call', async () => {
	await show(
		() => undefined,
		() => ({ body: { data: [{ ...daniel, mayBeInCrisis: true }, tabitha] } }),
	);
	expect(screen.getByRole('button', { name: /Daniel Ouma.*Answer first: words of crisis/ })).toBeTruthy();
	expect(within(pane()).getByText('This person may be in danger. Please phone now if you can.')).toBeTruthy();
	expect(within(pane()).getByRole('link', { name: 'Call 0712345678' })).toHaveProperty('href', 'tel:0712345678');
});

test('a paragraph of the centre profile is appended to the input', async () => {
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

test("a version conflict of a message shows the colleague’s reply, and preserves the user's", async () => {
	const theirs = {
		...daniel,
		state: 'answered',
		version: 2,
		replies: [{ text: 'Yes, come.', at: '2026-11-10T08:00:00.000Z', by: 'Ben' }],
	};
	const refusalResponse = problem(409, 'changed_meanwhile', { current: { status: 'answered', version: 2 } });
	const sent = await show(
		() => refusalResponse as MockResponse,
		(call) => (isItem(call) ? { body: theirs } : undefined),
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
	let stored: object = daniel;
	const sent = await show(
		({ body }) => {
			stored = { ...stored, ...(body as object), version: 2 };
			return { body: stored };
		},
		(call) => (isItem(call) ? { body: stored } : undefined),
	);
	press(/^Mark as spam/);
	await eventually(() => press(/^Move back to new/));
	await eventually(() => expect(sent.filter(({ method }) => method === 'PATCH')).toHaveLength(2));
	expect(sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
		{ state: 'spam', version: 1 },
		{ state: 'new', version: 2 },
	]);
});

const wairimu = {
	...daniel,
	kind: 'questions',
	id: 'q1',
	name: 'Wairimu',
	subject: undefined,
	text: 'May my mother wait?',
};

test('questions and messages are in one list, and a question is answered in the same way', async () => {
	const answered = { ...wairimu, state: 'answered', version: 2 };
	const sent = await show(
		() => ({ body: answered }),
		({ url }) =>
			url.pathname === '/api/admin/inbox/questions/q1' ? { body: answered } : { body: { data: [daniel, wairimu] } },
	);
	press(/Wairimu/);
	await eventually(() => expect(screen.getByRole('region', { name: 'Question from Wairimu' })).toBeTruthy());
	fireEvent.change(screen.getByRole('textbox', { name: 'Reply to Wairimu' }), { target: { value: 'Yes, she may.' } });
	press(/^Send reply/);
	await eventually(() =>
		expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
			url: expect.objectContaining({ pathname: '/api/admin/questions/q1/answer' }),
			body: { answer: 'Yes, she may.', version: 1 },
		}),
	);
	expect(screen.getByRole('link', { name: 'Publish as FAQ' }).getAttribute('href')).toBe(
		'/admin/faqs?edit=new&question=q1',
	);
});

test('the first item of the list is shown by default, and stays when another arrives before it', async () => {
	let rows = [daniel];
	mockApi(({ method, url }) =>
		method === 'GET' && url.pathname === '/api/admin/inbox'
			? { body: { data: rows } }
			: (problem(404, 'not_found') as MockResponse),
	);
	await renderAdmin('/admin/inbox');
	await eventually(() => expect(screen.getByRole('region', { name: 'Message from Daniel Ouma' })).toBeTruthy());
	expect(document.activeElement).not.toBe(pane());
	rows = [tabitha, daniel];
	press(/^Mark as done/);
	await eventually(() => expect(screen.getByRole('button', { name: /Tabitha Chebet/ })).toBeTruthy());
	expect(screen.getByRole('region', { name: 'Message from Daniel Ouma' })).toBeTruthy();
});

test('an item outside of the list is fetched, and a deleted item shows that it was deleted', async () => {
	mockApi(({ url }) => {
		if (url.pathname === '/api/admin/inbox') return { body: { data: [daniel] } };
		return url.pathname.endsWith('/q1') ? { body: wairimu } : (problem(404, 'not_found') as MockResponse);
	});
	await renderAdmin('/admin/inbox?open=questions-q1');
	await eventually(() => expect(screen.getByText('May my mother wait?')).toBeTruthy());
	cleanup();
	await renderAdmin('/admin/inbox?open=questions-q9');
	await eventually(() => expect(screen.getByText(/It was deleted/)).toBeTruthy());
});

test('kind and state filter the list, and are stored in the address', async () => {
	const sent = mockApi(() => ({ body: { data: [daniel] } }));
	const { address } = await renderAdmin('/admin/inbox?open=messages-m1');
	await eventually(() => press(/^Messages/));
	await eventually(() => expect(address()).toBe('/admin/inbox?kind=messages'));
	press(/^Done/);
	await eventually(() => expect(address()).toBe('/admin/inbox?kind=messages&state=done'));
	const lists = () => sent.filter(({ url }) => url.pathname === '/api/admin/inbox');
	await eventually(() => expect(lists().at(-1)?.url.search).toBe('?kind=messages&state=done'));
});

test('a draft survives a reload, and shows its time', async () => {
	await show(() => undefined);
	type('Half a reply');
	await eventually(() => expect(sessionStorage.getItem('tulia.draft.reply:messages-m1')).toContain('Half a reply'));
	cleanup();
	await show(() => undefined);
	await eventually(() => expect(field().value).toBe('Half a reply'));
	expect(within(pane()).getByText('What you typed here is back')).toBeTruthy();
});

test.each([
	['/admin/messages?state=done&open=m1', '/admin/inbox?kind=messages&state=done&open=messages-m1'],
	['/admin/messages', '/admin/inbox?kind=messages'],
	['/admin/faqs?view=questions&open=q1', '/admin/inbox?kind=questions&open=questions-q1'],
])('the old address %s redirects to %s', async (old, to) => {
	mockApi(() => ({ body: { data: [daniel, wairimu] } }));
	const { address } = await renderAdmin(old);
	await eventually(() => expect(address()).toBe(to));
});

test('a free time is inserted into the reply, and nothing is booked', async () => {
	const sent = await show(
		() => undefined,
		({ url }) => (url.pathname === '/api/admin/staff-times' ? { body: staffTuesday } : undefined),
	);
	type('Karibu.');
	await eventually(() => expect(screen.getByRole('button', { name: 'Offer a time' })).toBeTruthy());
	press('Offer a time');
	await eventually(() => expect(screen.getByRole('button', { name: /2:00 PM, Amina Hassan$/ })).toBeTruthy());
	press(/2:00 PM, Amina Hassan$/);
	expect(field().value).toMatch(/^Karibu\.\n\nAmina Hassan has time for you .* at 2:00 PM\. Does that suit you\?/);
	expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
});
