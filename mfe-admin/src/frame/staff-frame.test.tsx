/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import { freezeTime } from '../testing/freeze-time.ts';
import { eventually, type MockResponse, mockApi, renderAdmin } from '../testing/render-admin.tsx';
import { aList, daniel, halima, samuel } from '../testing/sample-appointments.ts';

freezeTime();

const all: MockResponse = { body: aList([halima, daniel, samuel]) };
const nothing: MockResponse = { body: { data: [], holidays: [] } };

describe('the frame', () => {
	test('the slash key focuses the global search, which opens the appointments or the users', async () => {
		mockApi(() => all);
		const { address } = await renderAdmin('/admin/appointments');
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

	test('a page below another links back to it, and its menu entry is current', async () => {
		mockApi(() => nothing);
		await renderAdmin('/admin/settings/before-launch');
		const up = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
		expect(up.map(({ textContent }) => textContent)).toEqual(['Centre', 'Settings']);
		const menu = within(screen.getByRole('navigation', { name: 'Admin' }));
		expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Centre');
	});

	test.each([
		['/admin/sessions?part=psychologists&edit=p1', '/admin/psychologists?edit=p1'],
		['/admin/sessions?part=closures', '/admin/closures'],
		['/admin/sessions?part=services', '/admin/sessions?part=services'],
	])('the old address %s redirects to %s', async (old, expected) => {
		mockApi(() => nothing);
		const { address } = await renderAdmin(old);
		await eventually(() => expect(address()).toBe(expected));
	});

	test('the old address of bookings redirects to the appointments', async () => {
		mockApi(() => all);
		const { address } = await renderAdmin('/admin/bookings');
		expect(address()).toBe('/admin/appointments');
		expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Appointments');
		expect(screen.getByText('Tuesday 10 November 2026')).toBeTruthy();
		await eventually(() => expect(screen.getByText('Two people still to see today.')).toBeTruthy());
	});

	test('an unknown address shows the not-found page', async () => {
		mockApi(() => all);
		await renderAdmin('/admin/nonsense');
		expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nothing here');
	});
});
