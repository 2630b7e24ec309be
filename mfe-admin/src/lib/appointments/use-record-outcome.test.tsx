/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { freezeTime } from '../../testing/freeze-time.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { aList, daniel, halima, samuel } from '../../testing/sample-appointments.ts';

freezeTime();

const all: MockResponse = { body: aList([halima, daniel, samuel]) };
/** Answers each request for a list with every row, and passes each recorded outcome to `outcome`. */
const listsAnd =
	(outcome: (sent: SentRequest) => MockResponse | Promise<MockResponse>) =>
	(sent: SentRequest): MockResponse | Promise<MockResponse> =>
		sent.method === 'PATCH' ? outcome(sent) : all;

const row = (name: string): HTMLElement => screen.getByRole('row', { name: new RegExp(name) });
const button = (name: RegExp): HTMLButtonElement => screen.getByRole('button', { name });
/** The count beside the filter by need, inside "More filters". */
function counted(status: string): string | null {
	const more = button(/^More filters/);
	if (more.getAttribute('aria-expanded') === 'false') fireEvent.click(more);
	return within(screen.getByRole('combobox', { name: 'Status' })).getByText(new RegExp(`^${status}`)).textContent;
}
const failureIs = (words: RegExp): void => expect(within(row('Daniel')).getByRole('alert').textContent).toMatch(words);
const press = (element: HTMLElement): boolean => fireEvent.click(element);

describe('recording an outcome', () => {
	test('recording an outcome is possible only while an appointment is confirmed', async () => {
		mockApi(() => all);
		await renderAdmin('/admin/appointments');
		expect(within(row('Halima')).queryByRole('button')).toBeNull();
		expect(within(row('Daniel')).getAllByRole('button', { name: /^(Attended|Missed)/ })).toHaveLength(2);
	});

	test('an outcome can be recorded from a time that is shown beforehand', async () => {
		mockApi(() => all);
		await renderAdmin('/admin/appointments');
		expect(screen.queryByRole('button', { name: /(Attended|Missed): Samuel/ })).toBeNull();
		expect(within(row('Samuel')).getByText('Outcome from 11:45 AM')).toBeTruthy();
		jest.setSystemTime(new Date('2026-11-10T08:45:00.000Z'));
		act(() => jest.advanceTimersByTime(30_000));
		expect(button(/Attended: Samuel/)).toBeTruthy();
		expect(screen.queryByRole('button', { name: /Missed: Samuel/ })).toBeNull();
		expect(within(row('Samuel')).queryByText(/^Outcome from/)).toBeNull();
	});

	test('an outcome is shown optimistically, then confirmed by a toast, and the focus stays on the row', async () => {
		let answer: (answer: MockResponse) => void = () => undefined;
		const sent = mockApi(listsAnd(() => new Promise((resolve) => (answer = resolve))));
		await renderAdmin('/admin/appointments');
		press(button(/Attended: Daniel/));
		await eventually(() => expect(sent.at(-1)).toMatchObject({ method: 'PATCH', body: { status: 'attended' } }));
		expect(sent.at(-1)?.url.pathname).toBe('/api/admin/appointments/a1');
		await eventually(() => expect(within(row('Daniel')).queryByRole('button')).toBeNull());
		expect(within(row('Daniel')).getByText('Attended')).toBeTruthy();
		expect([counted('Confirmed'), counted('Attended')]).toEqual(['Confirmed (1)', 'Attended (2)']);
		expect(document.activeElement).toBe(row('Daniel'));
		expect(row('Daniel').getAttribute('aria-busy')).toBe('true');

		answer({ body: { appointment: { ...daniel, status: 'attended', version: 2 } } });
		await eventually(() => expect(row('Daniel').getAttribute('aria-busy')).toBeNull());
		expect(document.activeElement).toBe(row('Daniel'));
		expect(sent.filter(({ method }) => method !== 'GET')).toHaveLength(1);
	});

	test('an outcome that gets no response is rolled back, and the tapped button has the focus again', async () => {
		mockApi(listsAnd(() => undefined));
		await renderAdmin('/admin/appointments');
		press(button(/Missed: Daniel/));
		await eventually(() => failureIs(/We could not record this\./));
		expect(within(row('Daniel')).getByText('Confirmed')).toBeTruthy();
		expect([counted('Confirmed'), counted('Missed')]).toEqual(['Confirmed (2)', 'Missed (0)']);
		expect(document.activeElement).toBe(button(/Missed: Daniel/));
	});

	test('an outcome can be recorded again after it failed', async () => {
		let answer: MockResponse;
		mockApi(listsAnd(() => answer));
		await renderAdmin('/admin/appointments');
		press(button(/Attended: Daniel/));
		await eventually(() => failureIs(/try again/));
		answer = { body: { appointment: { ...daniel, status: 'attended', version: 2 } } };
		press(button(/Attended: Daniel/));
		await eventually(() => expect(within(row('Daniel')).queryByRole('alert')).toBeNull());
		await eventually(() => expect(row('Daniel').getAttribute('aria-busy')).toBeNull());
		expect(within(row('Daniel')).queryByRole('button')).toBeNull();
		expect(document.activeElement).toBe(row('Daniel'));
	});

	test('an outcome that a colleague recorded meanwhile is shown', async () => {
		const current = { status: 'missed', version: 2 };
		mockApi(listsAnd(() => problem(409, 'appointment_changed', { current })));
		await renderAdmin('/admin/appointments');
		press(button(/Attended: Daniel/));
		await eventually(() => failureIs(/^Not recorded: somebody else changed this appointment. It is now missed.$/));
		expect(within(row('Daniel')).getByText('Missed')).toBeTruthy();
		expect([counted('Confirmed'), counted('Attended'), counted('Missed')]).toEqual([
			'Confirmed (1)',
			'Attended (1)',
			'Missed (1)',
		]);
		expect(document.activeElement).toBe(row('Daniel'));
	});

	test('an outcome recorded too early by a device whose clock is fast is refused, with the time from which it can be', async () => {
		mockApi(listsAnd(() => problem(409, 'too_early', { opensAt: '2026-11-10T07:00:00.000Z' })));
		await renderAdmin('/admin/appointments');
		press(button(/Attended: Daniel/));
		await eventually(() => failureIs(/^Not recorded: it opens Tue 10 Nov at 10:00 AM.$/));
	});
});
