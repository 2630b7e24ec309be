/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../testing/render-admin.tsx';
import { aList, daniel, halima, NOW, rehema, samuel } from '../testing/sample-appointments.ts';

jest.setTimeout(30_000);
beforeEach(() => {
	jest.spyOn(Date, 'now').mockReturnValue(NOW.getTime());
});
afterEach(() => jest.restoreAllMocks());

const hours = { weeklyHours: {}, breaks: { tuesday: [{ from: '13:00', to: '14:00' }] }, timeOff: [] };
const ill = { ...hours, timeOff: [{ from: '2026-11-10', to: '2026-11-11' }] };
const team = {
	body: {
		data: [
			{ ...hours, id: 'p1', name: 'Dr. Nyambura Kamau', serviceIds: [], active: true },
			{ ...ill, id: 'p2', name: 'Otieno Were', serviceIds: [], active: true },
			{ ...hours, id: 'p3', name: 'Gone Long', serviceIds: [], active: false },
		],
	},
};
const requested: string[] = [];
/** Answers the team, the closures, and the appointments with `list`. */
const calendarWith =
	(list: (url: URL) => MockResponse, closures: MockResponse = { body: { data: [], holidays: [] } }) =>
	({ url }: SentRequest): MockResponse => {
		if (url.pathname === '/api/admin/psychologists') return team;
		if (url.pathname === '/api/admin/closures') return closures;
		if (url.pathname !== '/api/admin/appointments') return undefined;
		requested.push(url.search);
		return list(url);
	};
beforeEach(() => {
	requested.length = 0;
});

describe('the calendar', () => {
	test('the calendar of a day has a column for each psychologist who works', async () => {
		const moved = { ...samuel, psychologist: 'Otieno Were' };
		const cancelled = { ...daniel, id: 'a8', status: 'cancelled' as const };
		mockApi(calendarWith(() => ({ body: aList([daniel, cancelled, moved]) })));
		await renderAdmin('/admin/calendar');
		expect(requested).toEqual(['?from=2026-11-10&to=2026-11-10&limit=100']);
		await eventually(() => expect(screen.getByRole('region', { name: 'Otieno Were' })).toBeTruthy());
		const first = within(screen.getByRole('region', { name: 'Dr. Nyambura Kamau' }));
		expect(first.getAllByRole('link')).toHaveLength(1);
		expect(first.getByRole('link', { name: /9:00 AM Daniel Ouma/ }).getAttribute('href')).toBe(
			'/admin/appointments/a1',
		);
		expect(within(screen.getByRole('region', { name: 'Otieno Were' })).getByText(/Samuel Njoroge/)).toBeTruthy();
		expect(screen.queryByRole('region', { name: 'Gone Long' })).toBeNull();
		expect(screen.getByText(/2 visits, and 1 cancelled that is not shown/)).toBeTruthy();
	});

	test.each(['day', 'week'])(
		'says on a %s whom each visit is for, and which address nobody confirmed',
		async (look) => {
			mockApi(calendarWith(() => ({ body: aList([daniel, rehema]) })));
			await renderAdmin(`/admin/calendar?look=${look}&day=2026-11-10`);
			const block = (name: RegExp) => within(screen.getByRole('link', { name }));
			await eventually(() => expect(block(/Daniel Ouma/).getByText('for the client')).toBeTruthy());
			expect(block(/Daniel Ouma/).queryByText(/not confirmed/)).toBeNull();
			expect(block(/Rehema Said/).getByText('for the client’s child')).toBeTruthy();
			expect(block(/Rehema Said/).getByText('Email not confirmed yet')).toBeTruthy();
		},
	);

	test('says when somebody is off, has a break, or the centre is closed for some hours', async () => {
		const water = {
			id: 'c1',
			date: '2026-11-10',
			kind: 'closed',
			reason: 'Water',
			hours: { from: '09:00', to: '10:00' },
		};
		mockApi(calendarWith(() => ({ body: aList([]) }), { body: { data: [water], holidays: [] } }));
		await renderAdmin('/admin/calendar');
		const column = (name: string) => within(screen.getByRole('region', { name }));
		await eventually(() => expect(column('Otieno Were').getByText('Off all day')).toBeTruthy());
		await eventually(() => expect(column('Otieno Were').getByText('Closed: Water, 9:00 AM to 10:00 AM')).toBeTruthy());
		expect(column('Dr. Nyambura Kamau').getByText('Break, 1:00 PM to 2:00 PM')).toBeTruthy();
		expect(column('Otieno Were').queryByText(/^Break/)).toBeNull();
		fireEvent.click(screen.getByRole('button', { name: 'Week' }));
		await eventually(() => expect(screen.getAllByText('Off all day')).toHaveLength(2));
	});

	test('the calendar of a week loads every page, and each day leads to its own calendar', async () => {
		mockApi(
			calendarWith((url) =>
				url.searchParams.has('cursor')
					? { body: aList([daniel]) }
					: { body: aList([halima], { nextCursor: 'after-halima' }) },
			),
		);
		const { address } = await renderAdmin('/admin/calendar?look=week&day=2026-11-11');
		await eventually(() => expect(screen.getByRole('link', { name: /Daniel Ouma/ })).toBeTruthy());
		expect(requested).toEqual([
			'?from=2026-11-09&to=2026-11-15&limit=100',
			'?from=2026-11-09&to=2026-11-15&limit=100&cursor=after-halima',
		]);
		expect(screen.getAllByRole('row')).toHaveLength(8);
		fireEvent.click(screen.getByRole('link', { name: 'Mon 9 Nov' }));
		await eventually(() => expect(address()).toBe('/admin/calendar?look=day&day=2026-11-09'));
	});

	test('the calendar goes to the day before, and back to today', async () => {
		mockApi(calendarWith(() => ({ body: aList([]) })));
		const { address } = await renderAdmin('/admin/calendar');
		fireEvent.click(screen.getByRole('button', { name: /Day before/ }));
		await eventually(() => expect(address()).toBe('/admin/calendar?look=day&day=2026-11-09'));
		await eventually(() => expect(requested.at(-1)).toBe('?from=2026-11-09&to=2026-11-09&limit=100'));
		fireEvent.click(screen.getByRole('button', { name: 'Today' }));
		await eventually(() => expect(address()).toBe('/admin/calendar?look=day&day=2026-11-10'));
	});

	test('the calendar says why a day is closed', async () => {
		const holidays = [{ date: '2026-12-12', name: 'Jamhuri Day', confirmed: true }];
		mockApi(calendarWith(() => ({ body: aList([]) }), { body: { data: [], holidays } }));
		await renderAdmin('/admin/calendar?day=2026-12-12');
		await eventually(() => expect(screen.getByText('Closed: Jamhuri Day')).toBeTruthy());
	});

	test('the calendar says nothing of a holiday that was opened', async () => {
		const holidays = [{ date: '2026-12-12', name: 'Jamhuri Day', confirmed: true }];
		const opened = [{ id: 'c1', date: '2026-12-12', kind: 'open', reason: 'Half day' }];
		mockApi(calendarWith(() => ({ body: aList([]) }), { body: { data: opened, holidays } }));
		await renderAdmin('/admin/calendar?day=2026-12-12');
		await eventually(() => expect(screen.getByRole('region', { name: 'Otieno Were' })).toBeTruthy());
		expect(screen.queryByText(/^Closed/)).toBeNull();
	});

	test('a calendar that failed to load says so, and why', async () => {
		mockApi(calendarWith(() => problem(403, 'forbidden')));
		await renderAdmin('/admin/calendar');
		expect(screen.getByRole('alert').textContent).toContain('This account may not see appointments.');
	});
});
