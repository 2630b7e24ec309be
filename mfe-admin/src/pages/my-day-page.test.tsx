/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { MyDay, MyDaySettings } from '@tulia/contracts/my-day/schemas';
import { problem } from '@tulia/platform/testing';
import { freezeTime } from '../testing/freeze-time.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../testing/render-admin.tsx';
import { anAppointment, daniel, samuel } from '../testing/sample-appointments.ts';

freezeTime();

/** A visit that ended at 8:30 AM, without an outcome. */
const faith = anAppointment('2026-11-10T04:30:00.000Z', {
	id: 'a0',
	user: { name: 'Faith Akinyi', email: '', emailVerified: false },
});
const phone = { number: '+254712345678', shown: '0712 345 678', confirmed: false };
const next = { ...samuel, user: { ...samuel.user, phone } };
const day: MyDay = {
	psychologist: { id: 'p1', name: 'Amina Hassan' },
	date: '2026-11-10',
	visits: [
		{ visit: faith, clientId: 'c0', visitNumber: 3, hasNote: false },
		{ visit: { ...daniel, status: 'attended' }, clientId: 'c1', hasNote: true },
		{ visit: next, clientId: 'c2', visitNumber: 4, hasNote: false },
	],
	stretches: [
		{ what: 'break', startAt: '2026-11-10T10:30:00.000Z', endAt: '2026-11-10T11:00:00.000Z' },
		{ what: 'free', startAt: '2026-11-10T11:00:00.000Z', endAt: '2026-11-10T12:30:00.000Z' },
	],
	endsAt: '2026-11-10T13:30:00.000Z',
	firstTomorrow: 'Janet Auma',
	days: [
		{
			date: '2026-11-11',
			count: 3,
			firstAt: '2026-11-11T06:00:00.000Z',
			lastEndsAt: '2026-11-11T12:00:00.000Z',
			isOff: false,
		},
		{ date: '2026-11-12', count: 0, isOff: true },
	],
};
const settings: MyDaySettings = {
	feed: { isOn: false, names: false, version: 0 },
	notices: { channel: 'none', names: false, version: 0 },
};
const NOTE = 'Slept five nights of seven.';

const answers =
	(more: (sent: SentRequest) => MockResponse | undefined = () => undefined) =>
	(sent: SentRequest): MockResponse => {
		const given = more(sent);
		if (given) return given;
		if (sent.url.pathname.endsWith('/last-note'))
			return { body: { note: { text: NOTE, visitAt: '2026-10-27T06:00:00.000Z' } } };
		if (sent.url.pathname.endsWith('/settings')) return { body: settings };
		return { body: day };
	};
const region = (name: string): HTMLElement => screen.getByRole('region', { name });
const press = (name: RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));

function hidePage(hidden: boolean): void {
	Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
	act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('a psychologist’s day', () => {
	test('a psychologist’s day shows the next client, the work left, and tomorrow', async () => {
		mockApi(answers());
		await renderAdmin('/admin/my-day');
		expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Habari, Amina');
		expect(screen.getByText('9:50 AM. One person to see, and one free time.')).toBeTruthy();
		const card = region('Samuel Njoroge');
		expect(within(card).getByText('in 2 hours 10 min')).toBeTruthy();
		expect(within(card).getByText(/Fourth visit/)).toBeTruthy();
		expect(within(card).getByRole('link', { name: /Call/ }).getAttribute('href')).toBe('tel:+254712345678');
		const left = within(region('Before you go home'));
		expect(left.getByText('Did Faith come, and a note')).toBeTruthy();
		expect(left.getByText('Note for Daniel')).toBeTruthy();
		expect(left.getByText('Note for Samuel')).toBeTruthy();
		expect(left.getByText('Tomorrow starts at 9:00 AM with Janet Auma. Three visits.')).toBeTruthy();
		expect(left.getByText('Off')).toBeTruthy();
	});

	test('a psychologist’s day records an outcome in one tap, and shows it at once', async () => {
		const sent = mockApi(
			answers(({ method }) =>
				method === 'PATCH' ? { body: { appointment: { ...faith, status: 'missed', version: 2 } } } : undefined,
			),
		);
		await renderAdmin('/admin/my-day');
		press(/Missed: Faith/);
		const row = within(region('Today'));
		await eventually(() => expect(row.queryByRole('button', { name: /Faith/ })).toBeNull());
		expect(row.getByText('Missed')).toBeTruthy();
		expect(sent.find(({ method }) => method === 'PATCH')).toMatchObject({ body: { status: 'missed' } });
		await eventually(() => expect(document.activeElement?.textContent).toBe('Noted as missed.'));
	});

	test('a psychologist’s day shows why an outcome was refused, and the buttons again', async () => {
		mockApi(answers(({ method }) => (method === 'PATCH' ? problem(503, 'unavailable') : undefined)));
		await renderAdmin('/admin/my-day');
		press(/Attended: Faith/);
		await eventually(() => expect(within(region('Today')).getByRole('alert').textContent).toMatch(/could not record/));
		expect(screen.getByRole('button', { name: /Attended: Faith/ })).toBeTruthy();
	});

	test('a note is removed when the page is hidden, and a tap fetches it again', async () => {
		const sent = mockApi(answers());
		await renderAdmin('/admin/my-day');
		const asked = () => sent.filter(({ url }) => url.pathname.endsWith('/last-note')).length;
		await eventually(() => expect(screen.getByText(NOTE)).toBeTruthy());
		expect(asked()).toBe(1);
		hidePage(true);
		expect(screen.queryByText(NOTE)).toBeNull();
		hidePage(false);
		expect(screen.queryByText(NOTE)).toBeNull();
		press(/Show the note/);
		await eventually(() => expect(screen.getByText(NOTE)).toBeTruthy());
		expect(asked()).toBe(2);
	});

	test('a psychologist’s day says what to do for an account that is no psychologist', async () => {
		mockApi(() => problem(404, 'not_found'));
		await renderAdmin('/admin/my-day');
		await eventually(() => expect(screen.getByText(/not tied to a psychologist/)).toBeTruthy());
	});
});

describe('the calendar feed', () => {
	test('the calendar feed shows its address when it is made, with instructions for each calendar', async () => {
		const path = '/api/calendar-feeds/p1/secret.ics';
		const feed = { isOn: true, names: false, version: 1, since: '2026-11-10T06:50:00.000Z' };
		mockApi(answers(({ method }) => (method === 'POST' ? { status: 201, body: { path, feed } } : undefined)));
		await renderAdmin('/admin/my-day');
		press(/Make my private address/);
		await eventually(() =>
			expect(screen.getByRole('textbox', { name: 'Your private address' })).toHaveProperty(
				'value',
				`${window.location.origin}${path}`,
			),
		);
		for (const name of ['Google Calendar:', 'iPhone or Mac:', 'Outlook:']) expect(screen.getByText(name)).toBeTruthy();
	});

	test('the calendar feed asks for a confirmation before its address is renewed or turned off', async () => {
		const on = { ...settings, feed: { isOn: true, names: false, version: 1, since: '2026-11-01T06:00:00.000Z' } };
		const sent = mockApi(
			answers(({ method, url }) => {
				if (method === 'DELETE') return { status: 200, body: null };
				return url.pathname.endsWith('/settings') ? { body: on } : undefined;
			}),
		);
		await renderAdmin('/admin/my-day');
		press(/^Turn it off/);
		expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
		press(/Yes, turn it off/);
		await eventually(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
	});
});

describe('notices', () => {
	test('notices by SMS need a confirmed number', async () => {
		mockApi(answers());
		await renderAdmin('/admin/my-day');
		expect(screen.getByRole('radio', { name: 'By SMS' })).toHaveProperty('disabled', true);
		expect(screen.getByRole('link', { name: /confirm your phone/ }).getAttribute('href')).toBe('/account#reach');
	});

	test('notices are saved with the version they were read at, and a refusal preserves the choice', async () => {
		const sent = mockApi(answers(({ method }) => (method === 'PATCH' ? problem(409, 'changed_meanwhile') : undefined)));
		await renderAdmin('/admin/my-day');
		fireEvent.click(screen.getByRole('radio', { name: 'By email' }));
		press(/^Save/);
		await eventually(() => expect(screen.getByText(/changed in another tab/)).toBeTruthy());
		expect(sent.find(({ method }) => method === 'PATCH')).toMatchObject({
			body: { channel: 'email', names: false, version: 0 },
		});
		expect(screen.getByRole('radio', { name: 'By email' })).toHaveProperty('checked', true);
	});
});
