/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, screen } from '@testing-library/react';
import type { OfferedVisit } from '@tulia/contracts/waiting-list/schemas';
import { problem } from '../testing/problem.ts';
import { allResponses, mockApi, showPage, storeWith } from '../testing/show-page.tsx';

const TOKEN = `${'A'.repeat(26)}.${'b'.repeat(22)}`;
const READ = 'POST /api/offers/read';
const ANSWER = 'POST /api/offers/answer';

const anOffer = (changes: Partial<OfferedVisit> = {}): OfferedVisit => ({
	state: 'open',
	startsAt: '2026-12-01T07:30:00.000Z',
	endsAt: '2026-12-01T08:30:00.000Z',
	psychologist: 'Dr. Nyambura Otieno',
	until: '2026-11-30T11:15:00.000Z',
	forWhom: 'me',
	price: 3500,
	currency: 'USD',
	insteadOf: '2026-12-10T12:00:00.000Z',
	isWaiting: true,
	...changes,
});

async function open(answers: Record<string, unknown>): Promise<ReturnType<typeof mockApi>> {
	const fetch = mockApi({ ...allResponses, ...answers });
	showPage(await storeWith(allResponses), `/offer?token=${TOKEN}`);
	await screen.findByRole('heading', { level: 1 });
	return fetch;
}
const press = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('the page of an offer shows the time and its deadline, and changes nothing when it is opened', async () => {
	const fetch = await open({ [READ]: anOffer() });
	expect((await screen.findByText('Tue 1 Dec')).parentElement?.textContent).toBe('Tue 1 Dec10:30 AM');
	expect(screen.getByText('2:15 PM').parentElement?.textContent).toMatch(
		/^Kept for you until 2:15 PM .*Monday 30 November\.$/,
	);
	expect(screen.getByText('Thu 10 Dec, 3:00 PM')).toBeTruthy();
	expect(screen.getByText('If you do nothing, nothing changes.')).toBeTruthy();
	expect(fetch.mock.calls.map(([url]) => url)).not.toContain('/api/offers/answer');
	expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test('one press takes the offered time, and the focus moves to the result', async () => {
	await open({
		[READ]: anOffer(),
		[ANSWER]: anOffer({ state: 'taken', ticketNumber: 'TUL-26-4K7M9', isWaiting: false }),
	});
	const answers = {
		...allResponses,
		[READ]: anOffer({ state: 'taken', ticketNumber: 'TUL-26-4K7M9', isWaiting: false }),
		[ANSWER]: anOffer({ state: 'taken', ticketNumber: 'TUL-26-4K7M9', isWaiting: false }),
	};
	await screen.findByRole('button', { name: /Take this time/ });
	mockApi(answers);
	await press(/Take this time/);
	expect(await screen.findByRole('heading', { name: 'It is yours' })).toBeTruthy();
	expect(screen.getByText(/Same ticket, TUL-26-4K7M9\. Someone else can have Thu 10 Dec, 3:00 PM now\./)).toBeTruthy();
	expect(screen.getByRole('link', { name: 'See your ticket' }).getAttribute('href')).toBe('/appointments/TUL-26-4K7M9');
});

test('an expired offer shows that the time is gone and that the client will be notified of the next one', async () => {
	await open({ [READ]: anOffer({ state: 'gone' }) });
	expect(await screen.findByRole('heading', { name: 'This time has gone' })).toBeTruthy();
	expect(screen.getByText(/Your visit is still Thu 10 Dec, 3:00 PM\. We keep looking/)).toBeTruthy();
	expect(screen.getByRole('button', { name: /Stop telling me/ })).toBeTruthy();
});

test('a malformed link says what to do', async () => {
	await open({ [READ]: problem(410, 'invalid_link') });
	expect(await screen.findByText('This link does not work')).toBeTruthy();
	expect(screen.queryByRole('button')).toBeNull();
});

test('a failed call leaves the buttons, and says that pressing again is safe', async () => {
	await open({ [READ]: anOffer(), [ANSWER]: problem(503, 'unavailable') });
	await screen.findByRole('button', { name: /Keep Thu 10 Dec/ });
	await press(/Keep Thu 10 Dec/);
	expect((await screen.findByRole('alert')).textContent).toMatch(/it cannot go wrong twice/);
	expect(screen.getByRole('button', { name: /Take this time/ })).toBeTruthy();
});
