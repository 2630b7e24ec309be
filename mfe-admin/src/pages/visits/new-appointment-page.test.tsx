/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import {
	answerWhom,
	atDeskNow,
	button,
	chooseVisit,
	deskAnd,
	newPerson,
	press,
	sentChanges,
	write,
} from '../../testing/desk-booking.ts';
import { eventually, mockApi, renderAdmin } from '../../testing/render-admin.tsx';
import { aDetail } from '../../testing/sample-detail.ts';

atDeskNow();

describe('booking for a client', () => {
	const fillIn = async (email: string): Promise<void> => {
		newPerson(email);
		await chooseVisit();
	};

	test('a booking for a client has no default for whom, and is not sent until that is answered', async () => {
		const calls = mockApi(deskAnd(() => ({ status: 201, body: aDetail() })));
		const { address } = await renderAdmin('/admin/appointments/new');
		const question = screen.getByLabelText<HTMLSelectElement>('Who comes?');
		expect([...question.options].map(({ text }) => text)).toEqual([
			'Please ask',
			'The client',
			'The client’s child',
			'A couple or a family',
		]);
		expect(question.value).toBe('');
		await fillIn('daniel@example.com');
		press(/^Book /);
		await eventually(() => expect(screen.getByText('Please say who it is for')).toBeTruthy());
		await eventually(() => expect(document.activeElement).toBe(question));
		expect(sentChanges(calls)).toEqual([]);
		answerWhom('my_child');
		press(/^Book /);
		await eventually(() => expect(address()).toBe('/admin/appointments/a1'));
		expect(sentChanges(calls)[0]).toMatchObject({ body: { forWhom: 'my_child' } });
	});

	test('a booking for a client lists the missing answer among the other missing fields', async () => {
		const calls = mockApi(deskAnd(() => undefined));
		await renderAdmin('/admin/appointments/new');
		press(/^(Book|Note) /);
		await eventually(() => expect(screen.getByRole('link', { name: 'Please say who it is for' })).toBeTruthy());
		expect(sentChanges(calls)).toEqual([]);
	});

	test('a booking for a client with a disabled account has an error at the address, and asks for no name', async () => {
		mockApi(deskAnd(() => problem(409, 'client_disabled')));
		await renderAdmin('/admin/appointments/new');
		newPerson('new@example.com');
		await chooseVisit();
		answerWhom('me');
		press(/^(Book|Note) /);
		await eventually(() => expect(screen.getByText(/The account of this client is disabled/)).toBeTruthy());
		expect(screen.getByRole('textbox', { name: /^Email/ }).getAttribute('aria-invalid')).toBe('true');
		expect(screen.queryByText(/Please give the name/)).toBeNull();
	});

	test('a booking for a client without an account asks for the name, and preserves the input', async () => {
		const calls = mockApi(deskAnd(() => problem(422, 'unknown_client')));
		await renderAdmin('/admin/appointments/new');
		newPerson('new@example.com');
		await chooseVisit();
		answerWhom('me');
		press(/^(Book|Note) /);
		await eventually(() => expect(screen.getByText(/There is no account with this email yet/)).toBeTruthy());
		expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveProperty('value', 'new@example.com');
		expect(sentChanges(calls)[0]).toMatchObject({
			method: 'POST',
			body: {
				email: 'new@example.com',
				serviceId: 'addiction-recovery',
				date: '2026-11-12',
				time: '2:00 PM',
				forWhom: 'me',
			},
		});
	});

	const stranger = 'Somebody registered this address under the name Stranger and has not confirmed it.';

	test('the address of an unconfirmed account without visits is taken after a confirmation, for that address only', async () => {
		const refusal = problem(409, 'unconfirmed_client', { detail: stranger, affected: [] });
		const booked = { status: 201, body: aDetail() };
		const calls = mockApi(
			deskAnd(() => (screen.queryByRole('checkbox', { name: /Close that account/ }) ? booked : refusal)),
		);
		const { address } = await renderAdmin('/admin/appointments/new');
		newPerson('daniel@example.com');
		write(/^Full name/, 'Daniel Ouma');
		await chooseVisit();
		answerWhom('me');
		press(/^(Book|Note) /);
		await eventually(() => expect(screen.getByText(/under the name Stranger/)).toBeTruthy());
		expect(sentChanges(calls)[0]?.body).not.toHaveProperty('closesUnconfirmed');
		const box = screen.getByRole('checkbox', { name: /Close that account/ });
		fireEvent.click(box);
		// The tick applies to the confirmed address only.
		write(/^Email/, 'other@example.com');
		expect(screen.queryByRole('checkbox', { name: /Close that account/ })).toBeNull();
		write(/^Email/, 'daniel@example.com');
		press(/^(Book|Note) /);
		await eventually(() => expect(address()).toBe('/admin/appointments/a1'));
		expect(sentChanges(calls)[1]).toMatchObject({ body: { closesUnconfirmed: true, name: 'Daniel Ouma' } });
	});

	test('an unconfirmed account with visits retains its address: the visits are listed, and cannot be cancelled there', async () => {
		const affected = [{ id: 'a7', ticketNumber: 'TUL-26-4K1DX', scheduledFor: '2026-11-26T06:00:00.000Z' }];
		mockApi(deskAnd(() => problem(409, 'unconfirmed_client', { detail: stranger, affected })));
		await renderAdmin('/admin/appointments/new');
		newPerson('daniel@example.com');
		write(/^Full name/, 'Daniel Ouma');
		await chooseVisit();
		answerWhom('me');
		press(/^(Book|Note) /);
		await eventually(() => expect(screen.getByText(/These visits of that account stay as they are/)).toBeTruthy());
		expect(screen.getByRole('link', { name: /TUL-26-4K1DX/ }).getAttribute('href')).toBe('/admin/appointments/a7');
		expect(screen.queryByRole('checkbox', { name: /Close that account/ })).toBeNull();
	});

	test('a booking for a client opens the new appointment', async () => {
		mockApi(deskAnd(() => ({ status: 201, body: aDetail() })));
		const { address } = await renderAdmin('/admin/appointments/new');
		await fillIn('daniel@example.com');
		answerWhom('me');
		press(/^(Book|Note) /);
		await eventually(() => expect(address()).toBe('/admin/appointments/a1'));
	});

	test('a walk-in takes the current half hour, and is noted as arrived', async () => {
		const calls = mockApi(deskAnd(() => ({ status: 201, body: aDetail() })));
		await renderAdmin('/admin/appointments/new');
		newPerson('Baraka Otieno');
		await chooseVisit();
		answerWhom('me');
		press(/^Walk-in at 9:50 AM/);
		await eventually(() => expect(screen.getByText('9:30 AM, free with Peter Otieno')).toBeTruthy());
		expect(screen.getByRole('checkbox', { name: /They are here now/ })).toHaveProperty('checked', true);
		press(/^Book 9:30 AM/);
		await eventually(() => expect(sentChanges(calls)).toHaveLength(1));
		expect(sentChanges(calls)[0]?.body).toMatchObject({
			name: 'Baraka Otieno',
			date: '2026-11-10',
			time: '9:30 AM',
			arrived: true,
		});
		expect(sentChanges(calls)[0]?.body).not.toHaveProperty('email');
	});

	test('a past visit is booked with its outcome, and says that no message is sent', async () => {
		const calls = mockApi(deskAnd(() => ({ status: 201, body: aDetail() })));
		await renderAdmin('/admin/appointments/new');
		await fillIn('daniel@example.com');
		answerWhom('me');
		write(/^Day/, 'yesterday');
		await eventually(() => expect(screen.getByText('Mon 9 Nov 2026')).toBeTruthy());
		expect(screen.getByText('This visit is over, so no message is sent.')).toBeTruthy();
		fireEvent.click(screen.getByRole('radio', { name: 'Attended' }));
		press(/^Note the visit/);
		await eventually(() => expect(sentChanges(calls)).toHaveLength(1));
		expect(sentChanges(calls)[0]?.body).toMatchObject({ date: '2026-11-09', time: '2:00 PM', outcome: 'attended' });
	});

	test('a time in a break has to be confirmed, and a taken one shows the nearest free times', async () => {
		const calls = mockApi(deskAnd(() => ({ status: 201, body: aDetail() })));
		await renderAdmin('/admin/appointments/new');
		await fillIn('daniel@example.com');
		answerWhom('me');
		write(/^Time/, '9');
		await eventually(() => expect(screen.getByText(/^9:00 AM is taken/)).toBeTruthy());
		fireEvent.click(
			within(screen.getByRole('group', { name: 'Nearest free times' })).getByRole('button', { name: /^9:30 AM/ }),
		);
		await eventually(() => expect(screen.getByText('9:30 AM, free with Peter Otieno')).toBeTruthy());
		fireEvent.click(
			within(screen.getByRole('region', { name: 'Amina Hassan' })).getByRole('button', { name: '2:00 PM' }),
		);
		press(/^Book 2:00 PM/);
		await eventually(() => expect(sentChanges(calls)).toHaveLength(1));
		expect(sentChanges(calls)[0]?.body).toMatchObject({ time: '2:00 PM', psychologistId: 'p1' });
	});

	test('a client with a record is found by phone, chosen by keyboard, and sent by id only', async () => {
		const calls = mockApi(deskAnd(() => ({ status: 201, body: aDetail() })));
		await renderAdmin('/admin/appointments/new');
		write(/^Phone or name/, '0112');
		await eventually(() => expect(screen.getByText('One person matches.')).toBeTruthy());
		const field = screen.getByRole('textbox', { name: /^Phone or name/ });
		field.focus();
		fireEvent.keyDown(field, { key: 'ArrowDown' });
		expect(document.activeElement?.textContent).toMatch(/^Faith Akinyi.*0700 000 112/);
		fireEvent.click(button(/^Faith Akinyi/));
		await eventually(() => expect(screen.getByRole('link', { name: /^Faith Akinyi/ })).toBeTruthy());
		await chooseVisit();
		answerWhom('me');
		press(/^Book /);
		await eventually(() => expect(sentChanges(calls)).toHaveLength(1));
		expect(sentChanges(calls)[0]?.body).toMatchObject({ clientId: 'c1' });
		for (const field of ['name', 'phone', 'email']) expect(sentChanges(calls)[0]?.body).not.toHaveProperty(field);
	});

	test('the file of a client links to the booking with that client', async () => {
		mockApi(deskAnd(() => undefined));
		await renderAdmin('/admin/appointments/new?client=c1');
		await eventually(() => expect(screen.getByRole('link', { name: /^Faith Akinyi/ })).toBeTruthy());
		press(/^Somebody else/);
		expect(screen.getByRole('textbox', { name: /^Phone or name/ })).toBeTruthy();
	});

	test('a new client needs only name and phone, and gets no message without address and phone', async () => {
		const calls = mockApi(deskAnd(() => ({ status: 201, body: aDetail() })));
		await renderAdmin('/admin/appointments/new');
		newPerson('Baraka Otieno');
		expect(screen.getByText(/^There is no phone number and no address/)).toBeTruthy();
		write(/^Phone/, '0712 345 678');
		expect(screen.queryByText(/^There is no phone number and no address/)).toBeNull();
		await chooseVisit();
		answerWhom('me');
		press(/^Book /);
		await eventually(() => expect(sentChanges(calls)).toHaveLength(1));
		expect(sentChanges(calls)[0]?.body).toMatchObject({ name: 'Baraka Otieno', phone: '0712 345 678' });
	});

	test('nothing is booked without a client', async () => {
		const calls = mockApi(deskAnd(() => undefined));
		await renderAdmin('/admin/appointments/new');
		await chooseVisit();
		answerWhom('me');
		press(/^Book /);
		await eventually(() =>
			expect(screen.getAllByText('Please choose somebody, or say that they are new').length).toBeGreaterThan(0),
		);
		expect(sentChanges(calls)).toEqual([]);
	});

	test('outside of opening hours no walk-in is offered, and the page says when the centre opens', async () => {
		jest.spyOn(Date, 'now').mockReturnValue(new Date('2026-11-10T15:00:00.000Z').getTime());
		mockApi(deskAnd(() => undefined));
		await renderAdmin('/admin/appointments/new');
		await eventually(() =>
			expect(screen.getByText('No walk-ins now: the centre is closed. Opens tomorrow at 9:00 AM.')).toBeTruthy(),
		);
		expect(screen.queryByRole('button', { name: /^Walk-in/ })).toBeNull();
	});
});
