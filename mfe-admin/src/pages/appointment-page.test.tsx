/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../testing/render-admin.tsx';
import { NOW } from '../testing/sample-appointments.ts';
import { aDetail } from '../testing/sample-detail.ts';
import { somePayments } from '../testing/sample-payments.ts';

jest.setTimeout(30_000);
beforeEach(() => {
	jest.spyOn(Date, 'now').mockReturnValue(NOW.getTime());
});
afterEach(() => jest.restoreAllMocks());

const at = '/admin/appointments/a1';
const button = (name: RegExp): HTMLButtonElement => screen.getByRole('button', { name });
const press = (name: RegExp): boolean => fireEvent.click(button(name));
const write = (name: RegExp, text: string): boolean =>
	fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });
const people = {
	body: { data: [{ id: 'p1', name: 'Dr. Nyambura Kamau', serviceIds: ['addiction-recovery'], active: true }] },
};

/** Answers the detail that `now` gives, and whatever changes it with `change`. */
const oneAnd =
	(now: () => MockResponse, change: (sent: SentRequest) => MockResponse = () => undefined) =>
	(sent: SentRequest): MockResponse => {
		if (sent.method !== 'GET') return change(sent);
		if (sent.url.pathname === '/api/admin/psychologists') return people;
		if (sent.url.pathname.endsWith('/payments')) return { body: somePayments() };
		if (sent.url.pathname.endsWith('/available-times')) return { body: { data: ['9:00 AM', '10:30 AM'] } };
		return now();
	};
const sentChanges = (calls: readonly SentRequest[]): readonly SentRequest[] =>
	calls.filter(({ method }) => method !== 'GET');

describe('one appointment', () => {
	test('an appointment is shown with what the client wrote, its mails and its history', async () => {
		mockApi(oneAnd(() => ({ body: aDetail() })));
		await renderAdmin(at);
		expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Daniel Ouma');
		expect(screen.getByText('I am nervous.')).toBeTruthy();
		expect(screen.getByText(/Came back/)).toBeTruthy();
		expect(screen.getByText('Booked by the client')).toBeTruthy();
		expect(screen.getByText('Use of health details')).toBeTruthy();
		expect(document.title).not.toContain('Daniel');
	});

	test('an appointment asks to phone a client whom mail does not reach', async () => {
		mockApi(oneAnd(() => ({ body: aDetail({ emailUndeliverable: true }) })));
		await renderAdmin(at);
		expect(screen.getByText('Please phone this client')).toBeTruthy();
	});

	test('an appointment is cancelled only with a reason, on the version that was seen', async () => {
		let now = aDetail({ version: 4 });
		const calls = mockApi(
			oneAnd(
				() => ({ body: now }),
				() => {
					now = aDetail({
						status: 'cancelled',
						version: 5,
						cancellation: { by: 'client', how: 'phone', late: true, at: NOW.toISOString(), reason: 'Ill' },
					});
					return { body: now };
				},
			),
		);
		await renderAdmin(at);
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

	test('an appointment moves to one of the free times', async () => {
		const calls = mockApi(
			oneAnd(
				() => ({ body: aDetail() }),
				() => ({ body: aDetail({ version: 2 }) }),
			),
		);
		await renderAdmin(at);
		press(/Move to another time/);
		fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: '2026-11-12' } });
		await eventually(() => expect(screen.getByRole('radio', { name: '10:30 AM' })).toBeTruthy());
		fireEvent.click(screen.getByRole('radio', { name: '10:30 AM' }));
		press(/^Move the appointment/);
		await eventually(() => expect(screen.queryByRole('button', { name: /^Move the appointment/ })).toBeNull());
		expect(sentChanges(calls)[0]).toMatchObject({
			body: { date: '2026-11-12', time: '10:30 AM', psychologistId: 'p1', version: 1 },
		});
	});

	test('a move to a time that was just taken keeps what was chosen and offers the times still free', async () => {
		mockApi(
			oneAnd(
				() => ({ body: aDetail() }),
				() => problem(409, 'slot_taken', { times: ['9:00 AM'] }),
			),
		);
		await renderAdmin(at);
		press(/Move to another time/);
		fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: '2026-11-12' } });
		write(/^Time/, '10:30 AM');
		press(/^Move the appointment/);
		await eventually(() =>
			expect(screen.getByText('Somebody has just taken this time. Please choose another.')).toBeTruthy(),
		);
		expect(screen.getByRole('textbox', { name: /^Time/ })).toHaveProperty('value', '10:30 AM');
		await eventually(() => expect(screen.getAllByRole('radio', { name: /[AP]M/ })).toHaveLength(1));
	});

	test('a staff note that somebody else changed meanwhile is shown beside what was typed', async () => {
		let now = aDetail();
		const calls = mockApi(
			oneAnd(
				() => ({ body: now }),
				() => {
					if (now.noteVersion === 2) return { body: now };
					now = aDetail({ noteVersion: 2, staffNote: 'Call her mother.' });
					return problem(409, 'changed_meanwhile', { current: { status: 'confirmed', version: 2 } });
				},
			),
		);
		await renderAdmin(at);
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

	test('a mail is sent again, or the page says why it cannot', async () => {
		const calls = mockApi(
			oneAnd(
				() => ({ body: aDetail() }),
				() => problem(429, 'too_many_requests'),
			),
		);
		await renderAdmin(at);
		press(/Send again: confirmation/);
		await eventually(() => expect(screen.getByText(/This was sent a moment ago/)).toBeTruthy());
		expect(sentChanges(calls)[0]).toMatchObject({ method: 'POST', body: { kind: 'confirmation' } });
	});

	test('an unknown appointment shows that there is none', async () => {
		mockApi(oneAnd(() => problem(404, 'not_found')));
		await renderAdmin(at);
		expect(screen.getByRole('alert').textContent).toContain('There is no appointment at this address.');
	});
});

describe('booking for a client', () => {
	const answer = (whom: string): boolean => fireEvent.click(screen.getByRole('radio', { name: whom }));
	const services = { body: { data: [{ id: 'addiction-recovery', title: 'Addiction Recovery' }] } };
	const deskAnd =
		(booking: () => MockResponse) =>
		(sent: SentRequest): MockResponse =>
			sent.url.pathname === '/api/services' ? services : oneAnd(() => ({ body: aDetail() }), booking)(sent);

	test('a booking for a client has no default for whom it is for, and is not sent until that is answered', async () => {
		const calls = mockApi(deskAnd(() => ({ status: 201, body: aDetail() })));
		const { address } = await renderAdmin('/admin/appointments/new');
		const question = within(screen.getByRole('group', { name: /^Who is it for\?/ }));
		const answers = question.getAllByRole<HTMLInputElement>('radio');
		expect(answers.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
			'The client',
			'The client’s child',
			'A couple or a family',
		]);
		expect(answers.map(({ checked }) => checked)).toEqual([false, false, false]);
		write(/^Email/, 'daniel@example.com');
		await eventually(() => expect(screen.getByRole('option', { name: 'Addiction Recovery' })).toBeTruthy());
		fireEvent.change(screen.getByLabelText('Service'), { target: { value: 'addiction-recovery' } });
		fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-12' } });
		write(/^Time/, '9:00 AM');
		press(/Book the session/);
		await eventually(() => expect(question.getByText('Please say who it is for')).toBeTruthy());
		expect(document.activeElement).toBe(answers[0]);
		expect(sentChanges(calls)).toEqual([]);
		fireEvent.click(question.getByRole('radio', { name: 'The client’s child' }));
		press(/Book the session/);
		await eventually(() => expect(address()).toBe('/admin/appointments/a1'));
		expect(sentChanges(calls)[0]).toMatchObject({ body: { forWhom: 'my_child' } });
	});

	test('a booking for a client names the missing answer among the other missing fields', async () => {
		const calls = mockApi(deskAnd(() => undefined));
		await renderAdmin('/admin/appointments/new');
		press(/Book the session/);
		await eventually(() => expect(screen.getByRole('link', { name: 'Please say who it is for' })).toBeTruthy());
		expect(sentChanges(calls)).toEqual([]);
	});

	test('a booking for a client without an account asks for the name, and keeps what was typed', async () => {
		const calls = mockApi(deskAnd(() => problem(422, 'unknown_client')));
		await renderAdmin('/admin/appointments/new');
		write(/^Email/, 'new@example.com');
		await eventually(() => expect(screen.getByRole('option', { name: 'Addiction Recovery' })).toBeTruthy());
		fireEvent.change(screen.getByLabelText('Service'), { target: { value: 'addiction-recovery' } });
		fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-12' } });
		write(/^Time/, '9:00 AM');
		answer('The client');
		press(/Book the session/);
		await eventually(() => expect(screen.getByText(/There is no account with this email yet/)).toBeTruthy());
		expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveProperty('value', 'new@example.com');
		expect(sentChanges(calls)[0]).toMatchObject({
			method: 'POST',
			body: {
				email: 'new@example.com',
				serviceId: 'addiction-recovery',
				date: '2026-11-12',
				time: '9:00 AM',
				forWhom: 'me',
			},
		});
	});

	test('a booking under an unconfirmed address names the visits it ends, and is sent once that is ticked', async () => {
		const affected = [{ id: 'a7', ticketNumber: 'TUL-26-4K1DX', scheduledFor: '2026-11-26T06:00:00.000Z' }];
		const detail = 'Somebody registered this address under the name Stranger and has not confirmed it.';
		const refusal = problem(409, 'unconfirmed_client', { detail, affected });
		const booked = { status: 201, body: aDetail() };
		const calls = mockApi(
			deskAnd(() => (screen.queryByRole('checkbox', { name: /Close that account/ }) ? booked : refusal)),
		);
		const { address } = await renderAdmin('/admin/appointments/new');
		write(/^Email/, 'daniel@example.com');
		write(/^Full name/, 'Daniel Ouma');
		await eventually(() => expect(screen.getByRole('option', { name: 'Addiction Recovery' })).toBeTruthy());
		fireEvent.change(screen.getByLabelText('Service'), { target: { value: 'addiction-recovery' } });
		fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-12' } });
		write(/^Time/, '9:00 AM');
		answer('The client');
		press(/Book the session/);
		await eventually(() => expect(screen.getByText(/under the name Stranger/)).toBeTruthy());
		expect(screen.getByRole('link', { name: /TUL-26-4K1DX/ }).getAttribute('href')).toBe('/admin/appointments/a7');
		expect(sentChanges(calls)[0]?.body).not.toHaveProperty('closesUnconfirmed');
		const box = screen.getByRole('checkbox', { name: /Close that account/ });
		fireEvent.click(box);
		// The tick belongs to the address that was named, not to another.
		write(/^Email/, 'other@example.com');
		expect(screen.queryByRole('checkbox', { name: /Close that account/ })).toBeNull();
		write(/^Email/, 'daniel@example.com');
		press(/Book the session/);
		await eventually(() => expect(address()).toBe('/admin/appointments/a1'));
		expect(sentChanges(calls)[1]).toMatchObject({ body: { closesUnconfirmed: true, name: 'Daniel Ouma' } });
	});

	test('a booking for a client leads to the appointment it made', async () => {
		mockApi(deskAnd(() => ({ status: 201, body: aDetail() })));
		const { address } = await renderAdmin('/admin/appointments/new');
		write(/^Email/, 'daniel@example.com');
		await eventually(() => expect(screen.getByRole('option', { name: 'Addiction Recovery' })).toBeTruthy());
		fireEvent.change(screen.getByLabelText('Service'), { target: { value: 'addiction-recovery' } });
		fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-12' } });
		write(/^Time/, '9:00 AM');
		answer('The client');
		press(/Book the session/);
		await eventually(() => expect(address()).toBe('/admin/appointments/a1'));
	});
});
