/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { calendarAnswers } from '../../testing/calendar-answers.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { daniel, NOW, rehema, samuel } from '../../testing/sample-appointments.ts';

beforeEach(() => {
	jest.spyOn(Date, 'now').mockReturnValue(NOW.getTime());
});
afterEach(() => jest.restoreAllMocks());

const DAY = '/admin/calendar?look=day&day=2026-11-10';
const LIST = '/admin/calendar?look=list&day=2026-11-10';
const block = (name: RegExp) => screen.getByRole('button', { name });
const panel = (name: RegExp) => within(screen.getByRole('dialog', { name }));
/** The button's name includes its busy text, which CSS hides. */
const MOVE = /^Move Moving…$/;
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

/** Renders a calendar with Samuel at 12:00 PM, and answers each move with `onMove`. Returns the requests. */
async function calendar(at: string, onMove: (sent: SentRequest) => MockResponse): Promise<readonly SentRequest[]> {
	const moves: SentRequest[] = [];
	let visits = [daniel, samuel, rehema];
	mockApi((sent) => {
		if (!sent.url.pathname.endsWith('/move')) return calendarAnswers({ visits })(sent);
		moves.push(sent);
		const answer = onMove(sent);
		// The state of the visit that the calendar gets after the move.
		const changed = answer?.body as (Partial<typeof samuel> & { readonly code?: string }) | undefined;
		const place = changed?.scheduledFor ? changed : changed?.code === 'appointment_changed' ? later : {};
		visits = [daniel, { ...samuel, ...place }, rehema];
		return answer;
	});
	await renderAdmin(at);
	await eventually(() => expect(screen.getAllByText(/Samuel/).length).toBeGreaterThan(0));
	return moves;
}
/** Samuel's visit at 2:30 PM, where a colleague moved it. */
const later = { scheduledFor: '2026-11-10T11:30:00.000Z', endsAt: '2026-11-10T12:30:00.000Z', version: 2 };
const atThree = { scheduledFor: '2026-11-10T12:00:00.000Z', endsAt: '2026-11-10T13:00:00.000Z', version: 2 };
const moved = (): MockResponse => ({ body: { ...samuel, ...atThree } });

function liftToThree(): void {
	act(() => block(/Samuel/).focus());
	key('m');
	for (let step = 0; step < 6; step += 1) key('ArrowDown');
}

describe('a move in the calendar', () => {
	test('a move in the calendar by keyboard: M lifts, arrow keys move, and nothing is saved until Move is tapped', async () => {
		const moves = await calendar(DAY, moved);
		liftToThree();
		expect(document.activeElement).toBe(
			block(/^3:00 Samuel Njoroge.*until 4:00 PM, Dr\. Nyambura Kamau, new time, not saved yet$/),
		);
		expect(screen.getByRole('group', { name: 'Dr. Nyambura Kamau' }).textContent).toMatch(
			/12:00 Samuel Njoroge.*, moving away from here/,
		);
		const shown = panel(/^Move Samuel Njoroge to 3:00 PM\?$/);
		expect(shown.getByText(/^From 12:00 PM with Dr\. Nyambura Kamau\./)).toBeTruthy();
		await eventually(() => expect(shown.getByRole('status').textContent).not.toMatch(/Asking/));
		expect(shown.getByText(/The client is told by email\./)).toBeTruthy();
		expect(moves).toHaveLength(0);
		fireEvent.click(shown.getByRole('button', { name: MOVE }));
		await eventually(() => expect(moves).toHaveLength(1));
		expect(moves[0]?.body).toEqual({ date: '2026-11-10', time: '3:00 PM', psychologistId: 'p1', version: 1 });
		await eventually(() => expect(block(/^3:00 Samuel Njoroge.*until 4:00 PM.*confirmed$/)).toBeTruthy());
		expect(screen.queryByRole('dialog')).toBeNull();
		await eventually(() => expect(document.activeElement).toBe(block(/Samuel/)));
	});

	test('a visit in the calendar can be moved again right after a move', async () => {
		const halfPastThree = { scheduledFor: '2026-11-10T12:30:00.000Z', endsAt: '2026-11-10T13:30:00.000Z', version: 3 };
		const answers = [moved(), { body: { ...samuel, ...halfPastThree } }];
		await calendar(DAY, () => answers.shift());
		liftToThree();
		fireEvent.click(panel(/to 3:00 PM/).getByRole('button', { name: MOVE }));
		await eventually(() => expect(block(/^3:00 Samuel.*confirmed$/)).toBeTruthy());
		act(() => block(/Samuel/).focus());
		key('m');
		key('ArrowDown');
		fireEvent.click(panel(/to 3:30 PM/).getByRole('button', { name: MOVE }));
		await eventually(() => expect(block(/^3:30 Samuel.*confirmed$/)).toBeTruthy());
	});

	test('an arrow key moves a lifted visit in the calendar to another psychologist', async () => {
		await calendar(DAY, moved);
		act(() => block(/Samuel/).focus());
		key('M');
		key('ArrowRight');
		expect(document.activeElement?.textContent).toMatch(/Otieno Were, new time, not saved yet$/);
		expect(within(screen.getByRole('group', { name: 'Otieno Were' })).getByRole('button', { name: /Samuel/ })).toBe(
			document.activeElement,
		);
		expect(panel(/to 12:00 PM with Otieno Were\?$/)).toBeTruthy();
	});

	test('Escape cancels a move in the calendar, and the block retains the focus', async () => {
		const moves = await calendar(DAY, moved);
		liftToThree();
		key('Escape');
		expect(screen.queryByRole('dialog')).toBeNull();
		expect(document.activeElement).toBe(block(/^12:00 Samuel Njoroge.*confirmed$/));
		expect(moves).toHaveLength(0);
	});

	test('a move in the calendar to a time that was taken is refused in the panel, and the input is preserved', async () => {
		await calendar(DAY, () => problem(409, 'slot_taken', { detail: 'Amina has another visit then.' }));
		liftToThree();
		fireEvent.click(panel(/to 3:00 PM/).getByRole('button', { name: MOVE }));
		await eventually(() => expect(screen.getByText(/Amina has another visit then/)).toBeTruthy());
		expect(panel(/to 3:00 PM/)).toBeTruthy();
	});

	test('a move in the calendar of a visit that a colleague moved shows its current time, and continues from there', async () => {
		let refuses = true;
		const moves = await calendar(DAY, () => {
			const answer = refuses ? problem(409, 'appointment_changed') : moved();
			refuses = false;
			return answer;
		});
		liftToThree();
		fireEvent.click(panel(/to 3:00 PM/).getByRole('button', { name: MOVE }));
		await eventually(() => expect(screen.getByText(/It is now on Tue 10 Nov, 2:30 PM with/)).toBeTruthy());
		fireEvent.click(screen.getByRole('button', { name: 'Move it from there' }));
		expect(panel(/to 3:00 PM/).getByText(/^From 2:30 PM/)).toBeTruthy();
		fireEvent.click(panel(/to 3:00 PM/).getByRole('button', { name: MOVE }));
		await eventually(() => expect(moves.at(-1)?.body).toMatchObject({ version: 2, time: '3:00 PM' }));
	});

	test('a move in the calendar by form fields can go to a day that the grid does not show', async () => {
		const moves = await calendar(DAY, moved);
		fireEvent.click(block(/Samuel/));
		fireEvent.click(screen.getByRole('button', { name: /^Another time or person/ }));
		const fields = panel(/^Move Samuel Njoroge$/);
		expect(document.activeElement).toBe(fields.getByLabelText('Day'));
		expect(fields.getByRole('button', { name: MOVE }).hasAttribute('disabled')).toBe(true);
		fireEvent.change(fields.getByLabelText('Day'), { target: { value: '2026-11-12' } });
		const there = panel(/^Move Samuel Njoroge to 12:00 PM on Thu 12 Nov\?$/);
		fireEvent.click(there.getByRole('button', { name: MOVE }));
		await eventually(() => expect(moves[0]?.body).toMatchObject({ date: '2026-11-12', time: '12:00 PM' }));
	});

	test('a past visit cannot be lifted in the calendar', async () => {
		mockApi(calendarAnswers({ visits: [{ ...daniel, status: 'attended' }] }));
		await renderAdmin(DAY);
		await eventually(() => expect(block(/Daniel/)).toBeTruthy());
		act(() => block(/Daniel/).focus());
		key('m');
		expect(screen.queryByRole('dialog')).toBeNull();
		expect(block(/Daniel/).hasAttribute('aria-keyshortcuts')).toBe(false);
	});

	test('a visit can be moved from the list that a phone shows', async () => {
		const moves = await calendar(LIST, moved);
		fireEvent.click(screen.getByRole('button', { name: 'Move Samuel Njoroge' }));
		const fields = panel(/^Move Samuel Njoroge$/);
		await eventually(() =>
			expect(within(fields.getByLabelText('Time')).getAllByRole('option').length).toBeGreaterThan(2),
		);
		fireEvent.change(fields.getByLabelText('Time'), { target: { value: '2:00 PM' } });
		fireEvent.click(panel(/to 2:00 PM/).getByRole('button', { name: MOVE }));
		await eventually(() => expect(moves[0]?.body).toMatchObject({ time: '2:00 PM', psychologistId: 'p1' }));
		await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
	});
});
