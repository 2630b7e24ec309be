/** @jest-environment @tulia/test-kit/jsdom-environment */
import { cleanup, screen } from '@testing-library/react';
import { writeMemoryDraft } from '../../lib/drafts/memory-drafts.ts';
import {
	answerWhom,
	button,
	chooseService,
	deskAnd,
	listenToKeys,
	newPerson,
	press,
	write,
} from '../../testing/desk-booking.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { NOW } from '../../testing/sample-appointments.ts';
import { aDetail } from '../../testing/sample-detail.ts';

const KEY = 'tulia.draft.booking-for-client';
beforeEach(() => {
	jest.spyOn(Date, 'now').mockReturnValue(NOW.getTime());
});
afterEach(() => {
	jest.restoreAllMocks();
	sessionStorage.clear();
	writeMemoryDraft('booking-for-client', undefined);
});

const typedIn = (name: RegExp): string => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

const open = async (booking: (sent: SentRequest) => MockResponse = () => undefined): Promise<SentRequest[]> => {
	const calls = mockApi(deskAnd(booking));
	await renderAdmin('/admin/appointments/new');
	return calls;
};

async function begin(): Promise<void> {
	await open();
	newPerson('Baraka Otieno');
	write(/^Phone/, '0712 345 678');
	write(/^What the client wants us to know/, 'I cannot sleep');
	answerWhom('us');
}

test("a half-filled booking is complete again after the session ended, with the client's note", async () => {
	await begin();
	cleanup();
	await open();
	expect(screen.queryByText(/Please ask once more/)).toBeNull();
	press(/^Go on with the booking you began/);
	expect(typedIn(/^What the client wants us to know/)).toBe('I cannot sleep');
	expect(typedIn(/^Full name/)).toBe('Baraka Otieno');
});

test('a half-filled booking is offered again after a reload, without its notes, with a message', async () => {
	await begin();
	expect(sessionStorage.getItem(KEY)).not.toContain('sleep');
	cleanup();
	// A reload loses the in-memory texts.
	writeMemoryDraft('booking-for-client', undefined);
	await open();
	expect(screen.getByText('You began a booking, and did not send it')).toBeTruthy();
	expect(screen.getByText(/Please ask once more/)).toBeTruthy();
	expect(screen.queryByRole('textbox', { name: /^Phone or name/ })).toBeNull();
	button(/^Go on with the booking you began/).focus();
	press(/^Go on with the booking you began/);
	expect(typedIn(/^Full name/)).toBe('Baraka Otieno');
	expect(typedIn(/^Phone/)).toBe('0712 345 678');
	expect(screen.getByLabelText<HTMLSelectElement>('Who comes?').value).toBe('us');
	expect(typedIn(/^What the client wants us to know/)).toBe('');
	// The first field of the client replaces the buttons and takes the focus.
	expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Full name/ }));
});

test('a discarded booking is deleted, and the form is empty', async () => {
	await begin();
	cleanup();
	await open();
	press(/^Throw it away/);
	expect(sessionStorage.getItem(KEY)).toBeNull();
	expect(typedIn(/^Phone or name/)).toBe('');
});

test('the key of a booking with a lost response survives the reload, and the draft is deleted once it is booked', async () => {
	const sendIt = async (): Promise<void> => {
		await chooseService();
		press(/^Walk-in at/);
		await eventually(() => expect(screen.getByText('9:30 AM, free with Peter Otieno')).toBeTruthy());
		press(/^Book 9:30 AM/);
	};
	await begin();
	const before = listenToKeys();
	await sendIt();
	await eventually(() => expect(screen.getByText(/We did not hear back/)).toBeTruthy());
	cleanup();
	await open(() => ({ status: 201, body: aDetail() }));
	const after = listenToKeys();
	press(/^Go on with the booking you began/);
	await sendIt();
	await eventually(() => expect(after).toHaveLength(1));
	expect(after).toEqual(before);
	await eventually(() => expect(sessionStorage.getItem(KEY)).toBeNull());
});

test('a draft of another account is not offered, and a form without a change has no draft', async () => {
	await begin();
	const theirs: object = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
	cleanup();
	sessionStorage.setItem(KEY, JSON.stringify({ ...theirs, userId: 'u2' }));
	await open();
	expect(screen.queryByText(/You began a booking/)).toBeNull();
	expect(sessionStorage.getItem(KEY)).toBeNull();
});
