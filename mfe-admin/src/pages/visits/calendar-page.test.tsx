/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { calendarAnswers } from '../../testing/calendar-answers.ts';
import { eventually, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { aList, anAppointment, daniel, halima, NOW, rehema, samuel } from '../../testing/sample-appointments.ts';

beforeEach(() => {
	jest.spyOn(Date, 'now').mockReturnValue(NOW.getTime());
});
afterEach(() => jest.restoreAllMocks());

const DAY = '/admin/calendar?look=day&day=2026-11-10';
const lane = (name: string) => within(screen.getByRole('group', { name }));
const region = (name: RegExp) => within(screen.getByRole('region', { name }));
const block = (name: RegExp) => screen.getByRole('button', { name });

/** Answers requests with `given`, and records the requested days. */
function listen(given: Parameters<typeof calendarAnswers>[0]): readonly string[] {
	const asked: string[] = [];
	const answer = calendarAnswers(given);
	mockApi((sent) => {
		if (sent.url.pathname === '/api/admin/appointments') asked.push(sent.url.search);
		return answer(sent);
	});
	return asked;
}

describe('the calendar of a day', () => {
	test('the calendar of a day has a lane for each psychologist who works, with time, client and status of each visit', async () => {
		const moved = { ...samuel, psychologist: 'Otieno Were', psychologistId: 'p2' };
		const cancelled = { ...rehema, status: 'cancelled' as const };
		const asked = listen({ visits: [daniel, cancelled, moved] });
		await renderAdmin(DAY);
		expect(asked).toEqual(['?from=2026-11-10&to=2026-11-10&limit=100']);
		await eventually(() => expect(screen.getByRole('group', { name: 'Otieno Were' })).toBeTruthy());
		const visits = lane('Dr. Nyambura Kamau').getAllByRole('button');
		expect(visits.map(({ textContent }) => textContent)).toEqual([
			'9:00 Daniel Ouma, until 10:00 AM, Dr. Nyambura Kamau, confirmed',
		]);
		expect(lane('Otieno Were').getByRole('button', { name: /Samuel/ })).toBeTruthy();
		expect(screen.queryByRole('group', { name: 'Gone Long' })).toBeNull();
		expect(screen.getByText(/^Two visits, and 1 cancelled that is not shown\./)).toBeTruthy();
		expect(screen.queryByText(/Addiction Recovery/)).toBeNull();
		expect(document.querySelectorAll('[data-now]')).toHaveLength(2);
	});

	test('the calendar of a day shows time off, absence, breaks and closures of hours', async () => {
		const water = {
			id: 'c1',
			date: '2026-11-10',
			kind: 'closed' as const,
			reason: 'Water',
			hours: { from: '09:00', to: '10:00' },
		};
		listen({ closures: [water] });
		await renderAdmin(DAY);
		await eventually(() => expect(lane('Otieno Were').getByText('Time off, 10:00 AM to 5:00 PM')).toBeTruthy());
		expect(lane('Otieno Were').getByText('Closed: Water, 9:00 AM to 10:00 AM')).toBeTruthy();
		expect(lane('Dr. Nyambura Kamau').getByText('Break, 1:00 PM to 2:00 PM')).toBeTruthy();
		expect(lane('Otieno Were').queryByText(/^Break/)).toBeNull();
		fireEvent.change(screen.getByLabelText('Go to'), { target: { value: '2026-11-12' } });
		await eventually(() => expect(lane('Otieno Were').getByText('Not in, 9:00 AM to 5:00 PM')).toBeTruthy());
	});

	test('a visit of the calendar opens its details, and Escape returns the focus to it', async () => {
		listen({ visits: [rehema] });
		await renderAdmin(DAY);
		await eventually(() => expect(block(/Rehema/)).toBeTruthy());
		fireEvent.click(block(/Rehema/));
		const panel = within(screen.getByRole('dialog', { name: 'Rehema Said' }));
		expect(panel.getByText('10:30 AM to 11:30 AM, Dr. Nyambura Kamau, for the client’s child')).toBeTruthy();
		expect(panel.getByText('Email not confirmed yet')).toBeTruthy();
		expect(panel.getByRole('link', { name: 'Open the visit' }).getAttribute('href')).toBe('/admin/appointments/a4');
		expect(block(/Rehema/).getAttribute('aria-expanded')).toBe('true');
		fireEvent.keyDown(panel.getByRole('link', { name: 'Open the visit' }), { key: 'Escape' });
		expect(screen.queryByRole('dialog')).toBeNull();
		expect(document.activeElement).toBe(block(/Rehema/));
	});

	test('a free time links to the booking form with its time and psychologist', async () => {
		listen({ visits: [samuel] });
		await renderAdmin(DAY);
		await eventually(() => expect(screen.getByRole('link', { name: /^Book 2:00 PM/ })).toBeTruthy());
		const times = lane('Dr. Nyambura Kamau')
			.getAllByRole('link')
			.map((link) => link.getAttribute('aria-label'));
		// Not bookable: the half hour before Samuel, the break, and times that would end too late.
		expect(times).toEqual([
			'Book 9:30 AM with Dr. Nyambura Kamau, free until 11:30 AM',
			'Book 10:00 AM with Dr. Nyambura Kamau, free until 11:30 AM',
			'Book 10:30 AM with Dr. Nyambura Kamau, free until 11:30 AM',
			'Book 2:00 PM with Dr. Nyambura Kamau, free until 5:00 PM',
			'Book 2:30 PM with Dr. Nyambura Kamau, free until 5:00 PM',
			'Book 3:00 PM with Dr. Nyambura Kamau, free until 5:00 PM',
			'Book 3:30 PM with Dr. Nyambura Kamau, free until 5:00 PM',
			'Book 4:00 PM with Dr. Nyambura Kamau, free until 5:00 PM',
		]);
		expect(lane('Otieno Were').queryByRole('link')).toBeNull();
		expect(screen.getByRole('link', { name: /^Book 2:00 PM/ }).getAttribute('href')).toBe(
			'/admin/appointments/new?date=2026-11-10&time=2%3A00+PM&psychologist=p1',
		);
	});

	test('the Tab key enters the grid at the next visit, and the arrow keys move within it', async () => {
		listen({ visits: [daniel, samuel] });
		await renderAdmin(DAY);
		await eventually(() => expect(block(/Samuel/)).toBeTruthy());
		const stops = () => [...document.querySelectorAll<HTMLElement>('[data-place][tabindex="0"]')];
		expect(stops()).toEqual([block(/Daniel/)]);
		act(() => block(/Daniel/).focus());
		fireEvent.keyDown(block(/Daniel/), { key: 'ArrowDown' });
		expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Book 10:30 AM/);
		fireEvent.keyDown(document.activeElement as Element, { key: 'End' });
		expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Book 4:00 PM/);
		expect(stops()).toEqual([document.activeElement]);
	});

	test('the calendar of a day goes to the day before, and back to today', async () => {
		const asked = listen({});
		const { address } = await renderAdmin(DAY);
		fireEvent.click(screen.getByRole('button', { name: 'Day before' }));
		await eventually(() => expect(address()).toBe('/admin/calendar?look=day&day=2026-11-09'));
		await eventually(() => expect(asked.at(-1)).toBe('?from=2026-11-09&to=2026-11-09&limit=100'));
		fireEvent.click(screen.getByRole('button', { name: 'Today' }));
		await eventually(() => expect(address()).toBe(DAY));
	});

	test('a chip hides a lane and stores that in the address, and the last visible lane cannot be hidden', async () => {
		listen({});
		const { address } = await renderAdmin(DAY);
		const chips = within(await screen.findByRole('group', { name: 'Psychologists' }));
		fireEvent.click(chips.getByRole('button', { name: 'Otieno Were' }));
		await eventually(() => expect(screen.queryByRole('group', { name: 'Otieno Were' })).toBeNull());
		expect(address()).toBe(`${DAY}&without=p2`);
		fireEvent.click(chips.getByRole('button', { name: 'Dr. Nyambura Kamau' }));
		expect(address()).toBe(`${DAY}&without=p2`);
		fireEvent.click(chips.getByRole('button', { name: 'Show all' }));
		await eventually(() => expect(screen.getByRole('group', { name: 'Otieno Were' })).toBeTruthy());
	});

	test('the calendar of a closed day shows the reason', async () => {
		const holidays = [{ date: '2026-12-12', name: 'Jamhuri Day', confirmed: true }];
		listen({ holidays });
		await renderAdmin('/admin/calendar?look=day&day=2026-12-12');
		await eventually(() => expect(screen.getByText('Jamhuri Day')).toBeTruthy());
		expect(screen.getByText('Public holiday')).toBeTruthy();
	});

	test('the calendar of an opened holiday does not mention the holiday', async () => {
		const holidays = [{ date: '2026-12-12', name: 'Jamhuri Day', confirmed: true }];
		listen({ holidays, closures: [{ id: 'c1', date: '2026-12-12', kind: 'open', reason: 'Half day' }] });
		await renderAdmin('/admin/calendar?look=day&day=2026-12-12');
		await eventually(() => expect(screen.getByRole('group', { name: 'Otieno Were' })).toBeTruthy());
		expect(screen.queryByText('Jamhuri Day')).toBeNull();
	});
});

describe('the calendar of a week', () => {
	test('the calendar shows the whole week by default, in a column per open day, and loads every page of its visits', async () => {
		const pages = calendarAnswers({});
		const asked: string[] = [];
		mockApi((sent: SentRequest) => {
			if (sent.url.pathname !== '/api/admin/appointments') return pages(sent);
			asked.push(sent.url.search);
			return sent.url.searchParams.has('cursor')
				? { body: aList([daniel]) }
				: { body: aList([halima], { nextCursor: 'after-halima' }) };
		});
		await renderAdmin('/admin/calendar');
		await eventually(() => expect(block(/Daniel/)).toBeTruthy());
		expect(asked).toEqual([
			'?from=2026-11-09&to=2026-11-15&limit=100',
			'?from=2026-11-09&to=2026-11-15&limit=100&cursor=after-halima',
		]);
		expect(region(/^Monday 9 November$/).getByRole('button', { name: /Halima.*attended/ })).toBeTruthy();
		expect(region(/^Tuesday 10 November, today$/).getByRole('button', { name: /Daniel/ })).toBeTruthy();
		expect(screen.getByRole('region', { name: 'Saturday 14 November' })).toBeTruthy();
		expect(screen.queryByRole('region', { name: /Sunday/ })).toBeNull();
		expect(document.querySelectorAll('[data-now]')).toHaveLength(2);
	});

	test('the calendar of a week collapses a closed day, unless it has a visit', async () => {
		const closed = {
			id: 'c1',
			date: '2026-11-11',
			lastDate: '2026-11-12',
			kind: 'closed' as const,
			reason: 'Training',
		};
		const booked = anAppointment('2026-11-12T06:00:00.000Z', { id: 'a9' });
		listen({ closures: [closed], visits: [booked] });
		await renderAdmin('/admin/calendar');
		await eventually(() => expect(region(/^Wednesday 11 November, closed$/).getByText('Training')).toBeTruthy());
		expect(region(/^Wednesday/).queryByRole('group')).toBeNull();
		expect(region(/^Thursday 12 November, closed$/).getByRole('button', { name: /Daniel/ })).toBeTruthy();
	});

	test('the calendar of a week marks visits to be moved, and links to their list', async () => {
		const toBeMoved = {
			body: { open: [{ appointment: daniel }], openCount: 2, done: [], doneCount: 0, until: '2027-01-09' },
		};
		listen({
			visits: [daniel],
			rest: ({ url }) => (url.pathname === '/api/admin/to-be-moved' ? toBeMoved : undefined),
		});
		await renderAdmin('/admin/calendar');
		await eventually(() => expect(block(/Daniel.*to be moved$/)).toBeTruthy());
		expect(screen.getByText('2 visits wait to be moved.')).toBeTruthy();
		expect(screen.getByRole('link', { name: 'Open the list' }).getAttribute('href')).toBe('/admin/to-be-moved');
	});
});

describe('the list of a day', () => {
	test('the list of a day has the visits, the free times and the current time of one psychologist', async () => {
		listen({ visits: [daniel, samuel] });
		const { address } = await renderAdmin('/admin/calendar?look=list');
		await eventually(() => expect(screen.getByRole('heading', { name: 'Today with Dr. Nyambura Kamau' })).toBeTruthy());
		expect(screen.getByText('Two visits, three free times')).toBeTruthy();
		const rows = region(/^Today with/)
			.getAllByRole('listitem')
			.map(({ textContent }) => textContent);
		expect(rows).toEqual([
			'9:00 AM1 hourDaniel OumaConfirmed Move Daniel Ouma',
			'Now, 9:50 AM',
			'10:30 AMfree to 11:30 Book 10:30 AM with Dr. Nyambura Kamau',
			'12:00 PM1 hourSamuel NjorogeConfirmed Move Samuel Njoroge',
			'1:00 PMBreak, 1 hour',
			'2:00 PMfree to 5:00 Book 2:00 PM with Dr. Nyambura Kamau',
			'3:30 PMfree to 5:00 Book 3:30 PM with Dr. Nyambura Kamau',
			'5:00 PMClosed',
		]);
		fireEvent.change(screen.getByRole('combobox', { name: 'Psychologist' }), { target: { value: 'p2' } });
		await eventually(() => expect(address()).toBe('/admin/calendar?look=list&day=2026-11-10&person=p2'));
		expect(screen.getByText('Time off, 8 hours')).toBeTruthy();
		fireEvent.click(screen.getByRole('link', { name: 'Mon 9 November' }));
		await eventually(() =>
			expect(screen.getByRole('heading', { name: 'Monday 9 November with Otieno Were' })).toBeTruthy(),
		);
		expect(screen.getByText('Nobody comes')).toBeTruthy();
	});

	test('the list of a day is shown on a phone, whatever the view of the address', async () => {
		const wide = window.matchMedia;
		window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
		listen({ visits: [daniel] });
		const { address } = await renderAdmin(DAY);
		await eventually(() => expect(screen.getByRole('heading', { name: 'Today with Dr. Nyambura Kamau' })).toBeTruthy());
		expect(screen.queryByRole('group', { name: 'Show' })).toBeNull();
		fireEvent.click(screen.getByRole('button', { name: 'Week after' }));
		await eventually(() => expect(address()).toBe('/admin/calendar?look=day&day=2026-11-17'));
		window.matchMedia = wide;
	});
});

test('a calendar that failed to load says so, and why', async () => {
	const answer = calendarAnswers({});
	mockApi((sent) => (sent.url.pathname === '/api/admin/appointments' ? problem(403, 'forbidden') : answer(sent)));
	await renderAdmin('/admin/calendar');
	expect(screen.getByRole('alert').textContent).toContain('This account may not see appointments.');
});

test('a psychologist sees when colleagues are busy, below their own day; roles that see all lanes do not request it', async () => {
	const colleague = {
		...{ id: 'p2', name: 'Otieno Were' },
		taken: [{ from: '9:00 AM', to: '10:30 AM' }],
		free: [{ from: '10:30 AM', to: '5:00 PM' }],
	};
	const away = { id: 'p4', name: 'Wanjiku Muthoni', taken: [], free: [] };
	const asked: string[] = [];
	const rest = ({ url }: SentRequest) => {
		asked.push(url.pathname + url.search);
		return url.pathname.endsWith('/colleague-times')
			? { body: { date: '2026-11-10', data: [colleague, away] } }
			: undefined;
	};
	mockApi(calendarAnswers({ visits: [daniel], rest }));
	await renderAdmin(DAY, ['psychologist'], 'p1');
	await eventually(() => expect(region(/^Colleagues on/).getByText('Taken 9:00 AM to 10:30 AM.')).toBeTruthy());
	expect(region(/^Colleagues on/).getByText('Free 10:30 AM to 5:00 PM.')).toBeTruthy();
	expect(region(/^Colleagues on/).getByText('Not in.')).toBeTruthy();
	expect(screen.queryByRole('group', { name: 'Otieno Were' })).toBeNull();
	expect(asked).toContain('/api/admin/colleague-times?date=2026-11-10');
	cleanup();
	asked.length = 0;
	await renderAdmin(DAY);
	await eventually(() => expect(screen.getByRole('group', { name: 'Otieno Were' })).toBeTruthy());
	expect(asked.filter((path) => path.includes('colleague'))).toEqual([]);
});

test('nothing is shown if the closures failed to load, because a calendar without them would mislead', async () => {
	const answer = calendarAnswers({ visits: [daniel] });
	mockApi((sent) => (sent.url.pathname === '/api/admin/closures' ? undefined : answer(sent)));
	await renderAdmin('/admin/calendar');
	await eventually(() => expect(screen.getByRole('alert').textContent).toContain('We could not load the calendar'));
	expect(screen.queryByRole('button', { name: /Daniel/ })).toBeNull();
});
