/** @jest-environment @tulia/test-kit/jsdom-environment */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { problem } from '@tulia/platform/testing';
import { eventually, type MockResponse, mockApi, renderAdmin } from '../../testing/render-admin.tsx';
import { NOW } from '../../testing/sample-appointments.ts';
import { aDetail } from '../../testing/sample-detail.ts';
import { button, oneAnd, press, sentChanges, stopClock, VISIT_PAGE, write } from '../../testing/visit-page.ts';

stopClock();

describe('one appointment', () => {
	test("an appointment is shown with the client's note, its emails and its history", async () => {
		mockApi(oneAnd(() => ({ body: aDetail() })));
		await renderAdmin(VISIT_PAGE);
		expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Daniel Ouma');
		expect(screen.getByText('I am nervous.')).toBeTruthy();
		expect(screen.getByText(/Came back, /)).toBeTruthy();
		expect(screen.getByText('Booked by the client')).toBeTruthy();
		expect(screen.getByText('Use of health details')).toBeTruthy();
		expect(document.title).not.toContain('Daniel');
	});

	test('an appointment asks to phone a client whom no notice reached, and the call is noted with its result', async () => {
		const phone = { number: '+254712345678', shown: '0712 345 678', confirmed: false };
		const coming = new Date(NOW.getTime() + 86_400_000).toISOString();
		const visit = aDetail({ scheduledFor: coming, user: { ...aDetail().user, phone } });
		let stored: AppointmentDetail = { ...visit, phoneCall: { about: 'reminder', from: NOW.toISOString() } };
		const told = {
			...visit,
			...{ phoned: { at: NOW.toISOString() }, phonedBy: { name: 'Amina Hassan', said: 'He comes' }, phonedVersion: 1 },
		};
		const calls = mockApi(
			oneAnd(
				() => ({ body: stored }),
				() => {
					stored = told;
					return { body: { appointment: told } };
				},
			),
		);
		await renderAdmin(VISIT_PAGE);
		expect(screen.getByText('Please phone this client')).toBeTruthy();
		expect(screen.getAllByRole('link', { name: /0712 345 678/ })[0]?.getAttribute('href')).toBe('tel:+254712345678');
		press(/^Told by phone: /);
		write(/What was said/, 'He comes');
		press(/Tick off/);
		await eventually(() => screen.getByText('Amina Hassan told this client by phone'));
		expect(sentChanges(calls)[0]?.body).toEqual({ what: 'told', said: 'He comes', version: 1, phonedVersion: 0 });
		expect(button(/^Take back/)).toBeTruthy();
	});

	test('no call is requested while another channel may still deliver the notice, even if the address is undeliverable', async () => {
		const soon = new Date(NOW.getTime() + 60_000).toISOString();
		const waiting = { emailUndeliverable: true, phoneCall: { about: 'reminder', from: soon } } as const;
		mockApi(oneAnd(() => ({ body: aDetail(waiting) })));
		await renderAdmin(VISIT_PAGE);
		expect(screen.queryByText(/Please phone/)).toBeNull();
	});

	test('an appointment is cancelled only with a reason, with the version that was seen', async () => {
		let stored = aDetail({ version: 4 });
		const calls = mockApi(
			oneAnd(
				() => ({ body: stored }),
				() => {
					stored = aDetail({
						status: 'cancelled',
						version: 5,
						cancellation: { by: 'client', how: 'phone', late: true, at: NOW.toISOString(), reason: 'Ill' },
					});
					return { body: stored };
				},
			),
		);
		await renderAdmin(VISIT_PAGE);
		press(/Cancel this appointment/);
		press(/^Cancel the appointment/);
		await eventually(() => expect(screen.getByText('Please say why')).toBeTruthy());
		write(/Reason/, 'Ill');
		press(/^Cancel the appointment/);
		await eventually(() => expect(screen.getByText('Please say who cancels')).toBeTruthy());
		expect(sentChanges(calls)).toEqual([]);
		fireEvent.click(screen.getByRole('radio', { name: /The client, by phone/ }));
		press(/^Cancel the appointment/);
		await eventually(() => expect(screen.getByText('Cancelled: by the client, by phone, late')).toBeTruthy());
		expect(sentChanges(calls)[0]).toMatchObject({
			method: 'POST',
			body: { reason: 'Ill', version: 4, cancelledFor: 'client_by_phone' },
		});
		expect(screen.queryByRole('button', { name: /Move to another time/ })).toBeNull();
		expect(screen.getByText('This appointment cannot be changed any more.')).toBeTruthy();
	});

	test('an appointment is moved to a typed time, which shows the free psychologists', async () => {
		const calls = mockApi(
			oneAnd(
				() => ({ body: aDetail() }),
				() => ({ body: aDetail({ version: 2 }) }),
			),
		);
		await renderAdmin(VISIT_PAGE);
		press(/Move to another time/);
		write(/^Day/, 'thu 12');
		await eventually(() => expect(screen.getByText('Thu 12 Nov 2026')).toBeTruthy());
		write(/^Time/, '2pm');
		await eventually(() => expect(screen.getByText('2:00 PM, free with Amina Hassan')).toBeTruthy());
		press(/^Move the appointment/);
		await eventually(() => expect(screen.queryByRole('button', { name: /^Move the appointment/ })).toBeNull());
		const asked = calls.filter(({ url }) => url.pathname === '/api/admin/staff-times');
		expect(asked.every(({ url }) => url.searchParams.get('moving') === 'a1')).toBe(true);
		expect(sentChanges(calls)[0]).toMatchObject({
			body: { date: '2026-11-12', time: '2:00 PM', psychologistId: 'p1', version: 1 },
		});
	});

	test('a move to a time that was just taken preserves the input, and shows the reason and the nearest free times', async () => {
		const detail = 'Amina Hassan has another visit then, or the half hour after one.';
		const nearest = [{ date: '2026-11-12', time: '2:30 PM', psychologistId: 'p2', psychologist: 'Peter Otieno' }];
		mockApi(
			oneAnd(
				() => ({ body: aDetail() }),
				() => problem(409, 'slot_taken', { detail, nearest }),
			),
		);
		await renderAdmin(VISIT_PAGE);
		press(/Move to another time/);
		write(/^Day/, '2026-11-12');
		write(/^Time/, '2:00 PM');
		await eventually(() => expect(screen.getByText('2:00 PM, free with Amina Hassan')).toBeTruthy());
		press(/^Move the appointment/);
		await eventually(() =>
			expect(screen.getByText(`${detail} Nearest free times: Thu 12 Nov, 2:30 PM with Peter Otieno.`)).toBeTruthy(),
		);
		expect(screen.getByRole('textbox', { name: /^Time/ })).toHaveProperty('value', '2:00 PM');
	});

	test('a visit that was cancelled meanwhile says by whom, and preserves the input of the move form', async () => {
		let stored = aDetail();
		mockApi(
			oneAnd(
				() => ({ body: stored }),
				() => {
					const cancelled = { at: NOW.toISOString(), what: 'cancelled', by: 'Nyambura Otieno' } as const;
					stored = aDetail({ status: 'cancelled', version: 2, history: [...stored.history, cancelled] });
					return problem(409, 'appointment_changed', { current: { status: 'cancelled', version: 2 } });
				},
			),
		);
		await renderAdmin(VISIT_PAGE);
		press(/Move to another time/);
		write(/^Day/, '2026-11-12');
		write(/^Time/, '2:00 PM');
		await eventually(() => expect(screen.getByText('2:00 PM, free with Amina Hassan')).toBeTruthy());
		press(/^Move the appointment/);
		await eventually(() => expect(screen.getByText(/^Cancelled by Nyambura Otieno, /)).toBeTruthy());
		expect(screen.getByText(/What you typed is still here, but it cannot be done any more/)).toBeTruthy();
		expect(screen.getByRole('textbox', { name: /^Day/ })).toHaveProperty('value', '2026-11-12');
		expect(screen.getByRole('textbox', { name: /^Time/ })).toHaveProperty('value', '2:00 PM');
		// The move form is no longer offered.
		expect(screen.queryByRole('button', { name: /Cancel this appointment/ })).toBeNull();
		press(/Keep the old time/);
		expect(screen.queryByRole('textbox', { name: /^Day/ })).toBeNull();
	});

	test('input during the save of a staff note stays in the field, and is stored until it is saved itself', async () => {
		let answer: (saved: MockResponse) => void = () => undefined;
		let stored = aDetail();
		const page = oneAnd(() => ({ body: stored }));
		const calls = mockApi((sent) =>
			sent.method === 'GET' ? page(sent) : new Promise<MockResponse>((resolve) => (answer = resolve)),
		);
		await renderAdmin(VISIT_PAGE);
		const typed = (): string => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ }).value;
		write(/^Note/, 'Prefers mornings.');
		press(/Save the note/);
		await eventually(() => expect(sentChanges(calls)).toHaveLength(1));
		write(/^Note/, 'Prefers mornings. Her sister drives her.');
		stored = aDetail({ noteVersion: 2, staffNote: 'Prefers mornings.' });
		answer({ body: stored });
		await eventually(() => expect(button(/Sav(e|ing)/)).toHaveProperty('disabled', false));
		expect(typed()).toBe('Prefers mornings. Her sister drives her.');
		cleanup();
		await renderAdmin(VISIT_PAGE);
		expect(typed()).toBe('Prefers mornings. Her sister drives her.');
	});

	test("a conflict of a staff note shows the colleague's text beside the input", async () => {
		let stored = aDetail();
		const calls = mockApi(
			oneAnd(
				() => ({ body: stored }),
				() => {
					if (stored.noteVersion === 2) return { body: stored };
					stored = aDetail({ noteVersion: 2, staffNote: 'Call her mother.' });
					return problem(409, 'changed_meanwhile', { current: { status: 'confirmed', version: 2 } });
				},
			),
		);
		await renderAdmin(VISIT_PAGE);
		write(/^Note/, 'Prefers mornings.');
		press(/Save the note/);
		await eventually(() => expect(screen.getByText('Call her mother.')).toBeTruthy());
		expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveProperty('value', 'Prefers mornings.');
		expect(within(screen.getByRole('region', { name: 'Staff note' })).getByRole('alert').textContent).toMatch(
			/^Not saved/,
		);
		press(/Save the note/);
		await eventually(() =>
			expect(sentChanges(calls).at(-1)).toMatchObject({ body: { note: 'Prefers mornings.', noteVersion: 2 } }),
		);
	});

	test("an unsaved staff note is restored beside a colleague's text, and can be discarded", async () => {
		let stored = aDetail();
		mockApi(oneAnd(() => ({ body: stored })));
		await renderAdmin(VISIT_PAGE);
		write(/^Note/, 'Prefers mornings.');
		cleanup();
		stored = aDetail({ noteVersion: 2, staffNote: 'Call her mother.' });
		await renderAdmin(VISIT_PAGE);
		const note = (): string => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ }).value;
		expect(note()).toBe('Prefers mornings.');
		expect(screen.getByText('Somebody else changed this note. It now says:')).toBeTruthy();
		press(/^Throw it away/);
		expect(note()).toBe('Call her mother.');
		expect(screen.queryByText('Somebody else changed this note. It now says:')).toBeNull();
	});

	test('an email is sent again, or the page says why it cannot', async () => {
		const calls = mockApi(
			oneAnd(
				() => ({ body: aDetail() }),
				() => problem(429, 'too_many_requests'),
			),
		);
		await renderAdmin(VISIT_PAGE);
		press(/Send again: confirmation/);
		await eventually(() => expect(screen.getByText(/This was sent a moment ago/)).toBeTruthy());
		expect(sentChanges(calls)[0]).toMatchObject({ method: 'POST', body: { kind: 'confirmation' } });
	});

	test('nothing can be sent again to an undeliverable address', async () => {
		mockApi(oneAnd(() => ({ body: { ...aDetail(), emailUndeliverable: true } })));
		await renderAdmin(VISIT_PAGE);
		expect(screen.getByText(/Our emails to this client’s address come back/)).toBeTruthy();
		expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull();
	});

	test('an unknown appointment shows the not-found page', async () => {
		mockApi(oneAnd(() => problem(404, 'not_found')));
		await renderAdmin(VISIT_PAGE);
		expect(screen.getByRole('alert').textContent).toContain('There is no appointment at this address.');
	});
});
