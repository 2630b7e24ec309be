/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import { freezeTime } from '../../testing/freeze-time.ts';
import { eventually, mockApi, renderAdmin } from '../../testing/render-admin.tsx';
import { aList, daniel, samuel } from '../../testing/sample-appointments.ts';

freezeTime();

const phone = { number: '+254700000112', shown: '0700 000 112', confirmed: false };
const grace = { ...daniel.user, name: 'Grace Wanjiru', phone };
const amina = { ...daniel, id: 'a9', user: grace, psychologist: 'Amina Hassan' };
const team = { data: [{ id: 'amina-hassan', name: 'Amina Hassan', serviceIds: [], active: true }] };

function mockDay(): void {
	mockApi(({ url }) => ({
		body: url.pathname.endsWith('/psychologists')
			? team
			: aList([samuel, daniel, amina, { ...samuel, id: 'gone', status: 'cancelled' }]),
	}));
}
const rows = (): readonly string[] =>
	within(screen.getByRole('table'))
		.getAllByRole('row')
		.slice(1)
		.map((row) => row.textContent);

test('the day sheet has a row for each visit, in order, with a box for the arrival, and without the subject', async () => {
	mockDay();
	await renderAdmin('/admin/day-sheet');
	expect(rows()).toEqual([
		'9:00 AMGrace Wanjiru0700 000 112Amina Hassan60 min',
		'9:00 AMDaniel OumaDr. Nyambura Kamau60 min',
		'12:00 PMSamuel NjorogeDr. Nyambura Kamau60 min',
	]);
	expect(screen.getByRole('heading', { name: 'Tuesday 10 November 2026, everybody: 3 visits' })).toBeTruthy();
	expect(screen.queryByText(/Addiction|Recovery|example\.com/)).toBeNull();
});

test('the day sheet of a psychologist can show initials only', async () => {
	mockDay();
	const { address } = await renderAdmin('/admin/day-sheet?date=2026-11-10&psychologist=amina-hassan');
	await eventually(() => expect(rows()).toEqual(['9:00 AMGrace Wanjiru0700 000 11260 min']));
	fireEvent.click(screen.getByRole('button', { name: 'Initials' }));
	expect(address()).toBe('/admin/day-sheet?date=2026-11-10&psychologist=amina-hassan&names=initials');
	await eventually(() => expect(rows()).toEqual(['9:00 AMG. W.60 min']));
});

test('an arrived or attended client has no box on the day sheet', async () => {
	const progress = { state: 'arrived', at: '2026-11-10T05:55:00.000Z' } as const;
	mockApi(({ url }) => ({
		body: url.pathname.endsWith('/psychologists') ? team : aList([{ ...daniel, progress }, samuel]),
	}));
	await renderAdmin('/admin/day-sheet');
	await eventually(() => expect(screen.getAllByText('Yes')).toHaveLength(1));
});
