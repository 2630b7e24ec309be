/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import { aList, daniel, halima, samuel } from '../testing/sample-appointments.ts';
import { type Answer, eventually, serve, showAdmin } from '../testing/show-admin.tsx';
import { stopTheClock } from '../testing/stop-the-clock.ts';

jest.setTimeout(30_000);
stopTheClock();

const all: Answer = { body: aList([halima, daniel, samuel]) };

describe('the frame', () => {
	test('finds from anywhere with the slash key, and leads to the appointments or the users', async () => {
		serve(() => all);
		const { address } = await showAdmin('/admin/appointments');
		fireEvent.keyDown(document.body, { key: '/' });
		const field = screen.getByRole('textbox', { name: /Find a ticket/ });
		expect(document.activeElement).toBe(field);
		fireEvent.change(field, { target: { value: ' faith@example.com ' } });
		expect(screen.getByRole('link', { name: /Users with/ }).getAttribute('href')).toBe(
			'/admin/users?search=faith%40example.com',
		);
		const form = field.closest('form');
		if (form) fireEvent.submit(form);
		await eventually(() => expect(address()).toBe('/admin/appointments?search=faith@example.com'));
		expect(field).toHaveProperty('value', '');
	});

	test('shows the way up', async () => {
		serve(() => all);
		await showAdmin('/admin/appointments');
		const up = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
		expect(up.map(({ textContent }) => textContent)).toEqual(['Dashboard']);
	});

	test('leads from the old address of bookings to the appointments', async () => {
		serve(() => all);
		const { address } = await showAdmin('/admin/bookings');
		expect(address()).toBe('/admin/appointments');
		expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Appointments');
		expect(screen.getByText('Tuesday 10 November 2026')).toBeTruthy();
		await eventually(() => expect(screen.getByText('Two people still to see today.')).toBeTruthy());
	});

	test('says so where there is no such page', async () => {
		serve(() => all);
		await showAdmin('/admin/nonsense');
		expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nothing here');
	});
});
