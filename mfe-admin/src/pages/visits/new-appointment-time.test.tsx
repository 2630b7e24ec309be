/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen } from '@testing-library/react';
import { paths } from '@tulia/platform';
import { answerWhom, atDeskNow, button, deskAnd, newPerson, press, sentChanges } from '../../testing/desk-booking.ts';
import { eventually, mockApi, renderAdmin } from '../../testing/render-admin.tsx';
import { aDetail } from '../../testing/sample-detail.ts';
import { staffTuesday } from '../../testing/sample-staff-times.ts';

atDeskNow();

const at = paths.adminBookingAt({ day: '2026-11-10', time: '2:00 PM', psychologistId: 'p2' });
const field = (name: RegExp): string => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

test('a free time of the calendar is filled in, and booked with its psychologist', async () => {
	const calls = mockApi(deskAnd(() => ({ status: 201, body: aDetail() })));
	await renderAdmin(at);
	await eventually(() => expect([field(/^Day/), field(/^Time/)]).toEqual(['today', '2:00 PM']));
	newPerson('daniel@example.com');
	fireEvent.change(await screen.findByLabelText('Service'), { target: { value: 'addiction-recovery' } });
	await eventually(() => expect(screen.getByText('2:00 PM, free with Peter Otieno')).toBeTruthy());
	answerWhom('me');
	press(/^Book /);
	await eventually(() => expect(sentChanges(calls)).toHaveLength(1));
	expect(sentChanges(calls)[0]?.body).toMatchObject({ date: '2026-11-10', time: '2:00 PM', psychologistId: 'p2' });
});

test('a free time that was only looked at leaves no draft', async () => {
	mockApi(deskAnd());
	await renderAdmin(at);
	await eventually(() => expect(field(/^Time/)).toBe('2:00 PM'));
	expect(Object.keys(sessionStorage).filter((key) => key.includes('booking'))).toEqual([]);
});

test('an address without a valid day or time fills in nothing', async () => {
	mockApi(deskAnd());
	await renderAdmin('/admin/appointments/new?date=2026-02-30&time=noon');
	expect([field(/^Day/), field(/^Time/)]).toEqual(['', '']);
});

test('a day that cannot be loaded shows an error, preserves the input, and can be retried', async () => {
	let isDown = true;
	const answer = deskAnd();
	mockApi((sent) =>
		isDown && sent.url.pathname === '/api/admin/staff-times' ? { status: 500, body: {} } : answer(sent),
	);
	await renderAdmin(at);
	newPerson('daniel@example.com');
	fireEvent.change(await screen.findByLabelText('Service'), { target: { value: 'addiction-recovery' } });
	const failed = 'We could not look at that day. Check your connection.';
	await eventually(() => expect(screen.getByText(failed)).toBeTruthy());
	isDown = false;
	press(/^Try again/);
	await eventually(() => expect(screen.getByText('2:00 PM, free with Peter Otieno')).toBeTruthy());
	expect(screen.queryByText(failed)).toBeNull();
});

test('a time known to be taken cannot be booked: the button focuses it and refetches the day', async () => {
	let state = 'taken';
	const desk = deskAnd();
	const calls = mockApi((sent) =>
		sent.url.pathname === '/api/admin/staff-times'
			? {
					body: {
						...staffTuesday,
						psychologists: staffTuesday.psychologists.map((one) => ({ ...one, times: [{ time: '2:00 PM', state }] })),
					},
				}
			: desk(sent),
	);
	await renderAdmin(at);
	newPerson('daniel@example.com');
	fireEvent.change(await screen.findByLabelText('Service'), { target: { value: 'addiction-recovery' } });
	await eventually(() => expect(button(/^Choose another time/)).toBeTruthy());
	expect(screen.queryByRole('button', { name: /^Book 2:00 PM/ })).toBeNull();
	state = 'free';
	press(/^Choose another time/);
	expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Time/ }));
	await eventually(() => expect(button(/^Book 2:00 PM/)).toBeTruthy());
	expect(sentChanges(calls)).toEqual([]);
});
