/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { HoursRequestToDecide } from '@tulia/contracts/own-hours/schemas';
import { freezeTime } from '../../testing/freeze-time.ts';
import { refusalResponse } from '../../testing/refusal-response.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { toDecide } from '../../testing/sample-hours.ts';

freezeTime();

const at = '/admin/hours-requests';
const VISIT = { id: 'a1', ticketNumber: 'TUL-26-22222', scheduledFor: '2026-11-20T10:30:00.000Z' };
const answers =
	(shown: () => readonly HoursRequestToDecide[], decide: (sent: SentRequest) => MockResponse = () => undefined) =>
	(sent: SentRequest): MockResponse => {
		if (!sent.url.pathname.startsWith(at.replace('/admin', '/api/admin'))) return undefined;
		return sent.method === 'GET' ? { body: { data: shown() } } : decide(sent);
	};
const press = (name: RegExp | string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const card = () => within(screen.getByRole('region', { name: 'Amina Hassan' }));
const decisions = (sent: readonly SentRequest[]): readonly SentRequest[] =>
	sent.filter(({ method }) => method === 'POST');

test('a request shows its changes and reason, and is accepted with one tap', async () => {
	let open: readonly HoursRequestToDecide[] = [toDecide];
	const sent = mockApi(
		answers(
			() => open,
			() => {
				open = [];
				return { body: { state: 'accepted', version: 2 } };
			},
		),
	);
	await renderAdmin(at);
	expect(card().getByText('Fri 20 Nov, 1:00 PM to 5:00 PM')).toBeTruthy();
	expect(card().getByText('Off.')).toBeTruthy();
	expect(card().getByText('Reason: The school play')).toBeTruthy();
	press(/^Accept/);
	await eventually(() => expect(screen.getByText('Nobody waits for an answer.')).toBeTruthy());
	expect(decisions(sent)).toMatchObject([
		{ url: { pathname: '/api/admin/hours-requests/p1' }, body: { decision: 'accept', version: 1, seen: [] } },
	]);
});

test('a request is declined with a message', async () => {
	const sent = mockApi(
		answers(
			() => [toDecide],
			() => ({ body: { state: 'declined', version: 2 } }),
		),
	);
	await renderAdmin(at);
	fireEvent.change(card().getByLabelText(/^A word to Amina Hassan/), { target: { value: 'We are two short.' } });
	press(/^Decline/);
	await eventually(() => expect(decisions(sent)).toHaveLength(1));
	expect(decisions(sent)[0]).toMatchObject({ body: { decision: 'decline', words: 'We are two short.', version: 1 } });
});

test('affected visits are listed before a request is accepted, and so are those booked meanwhile', async () => {
	const later = { ...VISIT, id: 'a2', ticketNumber: 'TUL-26-33333' };
	let affected = [VISIT];
	const sent = mockApi(
		answers(
			() => [{ ...toDecide, affected }],
			() => {
				affected = [VISIT, later];
				return refusalResponse(409, 'bookings_unseen', { affected });
			},
		),
	);
	await renderAdmin(at);
	expect(card().getByText('If you accept, one coming visit is concerned')).toBeTruthy();
	fireEvent.change(card().getByLabelText(/^A word to/), { target: { value: 'Enjoy it.' } });
	press(/^I have seen them: accept/);
	await eventually(() => expect(card().getByText(/^TUL-26-33333/)).toBeTruthy());
	expect(card().getByText(/^Not accepted yet: other visits are concerned now/)).toBeTruthy();
	expect(card().getByLabelText<HTMLTextAreaElement>(/^A word to/).value).toBe('Enjoy it.');
	press(/^I have seen them: accept/);
	await eventually(() => expect(decisions(sent)).toHaveLength(2));
	expect(decisions(sent).map(({ body }) => (body as { seen: unknown }).seen)).toEqual([['a1'], ['a1', 'a2']]);
});

test('an outdated request can only be declined', async () => {
	const sent = mockApi(
		answers(
			() => [{ ...toDecide, isOutdated: true }],
			() => ({ body: { state: 'declined', version: 2 } }),
		),
	);
	await renderAdmin(at);
	expect(card().getByText('This cannot be accepted any more')).toBeTruthy();
	expect(screen.queryByRole('button', { name: /accept/i })).toBeNull();
	press(/^Decline/);
	await eventually(() => expect(decisions(sent)).toMatchObject([{ body: { decision: 'decline' } }]));
});

test('the menu and the dashboard count open requests', async () => {
	mockApi(
		answers(() => [toDecide]),
		undefined,
		2,
	);
	await renderAdmin('/admin');
	await eventually(() => expect(screen.getByText('2 psychologists ask for other hours or time off')).toBeTruthy());
	expect(screen.getByRole('link', { name: 'Answer' }).getAttribute('href')).toBe(at);
	expect(screen.getByRole('link', { name: 'Centre 2 waiting' })).toBeTruthy();
});
