/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import { openOnPhone } from '../testing/phone-window.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../testing/render-admin.tsx';
import { anAppointment, daniel, halima, rehema, samuel } from '../testing/sample-appointments.ts';
import { aDashboard } from '../testing/sample-dashboard.ts';

/** The day after that of the sample visits: all of them are over. */
const yesterday = anAppointment('2026-11-08T06:00:00.000Z', {
	id: 'a9',
	user: { name: 'Wanjiru', email: 'w@example.com', emailVerified: true },
});
const busy = aDashboard({
	today: [daniel, samuel],
	todayCount: 2,
	todayToSee: 1,
	todayInCrisis: 1,
	needsOutcome: [yesterday],
	needsOutcomeCount: 1,
	mailTrouble: [
		{
			...{ ...samuel, user: { name: 'Naomi Wekesa', email: 'n@example.com', emailVerified: true } },
			scheduledFor: '2099-01-12T09:00:00.000Z',
			// The outcome is due by the server's time, but not by the page's clock, which is rounded down to half a minute.
			phoneCall: { about: 'reminder', from: '2099-01-01T05:00:00.000Z' },
		},
	],
	open: {
		messages: 3,
		questions: 1,
		comments: 0,
		testimonials: 2,
		crisis: { messages: 1, questions: 0, comments: 0, testimonials: 0 },
		withColleagues: 0,
	},
	recentBookings: [
		{
			id: halima.id,
			user: halima.user,
			forWhom: 'me',
			sessionType: 'Trauma Recovery',
			amount: 4050,
			currency: 'USD',
			scheduledFor: halima.scheduledFor,
			status: 'attended',
		},
	],
	recentUsers: [
		{
			id: 'u7',
			name: 'Faith Akinyi',
			email: 'faith@example.com',
			emailVerified: true,
			joinedAt: '2026-11-10T05:00:00.000Z',
		},
	],
});
/** The checklist of a centre that has finished its launch. */
const launched = ({ url }: SentRequest): MockResponse =>
	url.pathname === '/api/admin/launch-checklist' ? { body: { data: [] } } : undefined;
const link = (name: RegExp): string | null => screen.getByRole('link', { name }).getAttribute('href');
const region = (name: RegExp): HTMLElement => screen.getByRole('region', { name });
/** Waits until the figures are shown, which happens once the last notice above them is loaded. */
const laterRegion = (name: RegExp): Promise<HTMLElement> => screen.findByRole('region', { name });

describe('the dashboard', () => {
	test('the dashboard shows calls to make, visits without an outcome, and what waits', async () => {
		mockApi(launched, () => ({ body: busy }));
		await renderAdmin('/admin');
		expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Habari, Amina Hassan');
		expect(screen.getByText(/^People to phone/)).toBeTruthy();
		expect(link(/^Naomi Wekesa/)).toBe('/admin/appointments/a2');
		expect(screen.getByRole('button', { name: 'They know: Naomi Wekesa' })).toBeTruthy();
		expect(within(region(/Needs an outcome/)).getByRole('button', { name: /Attended: Wanjiru/ })).toBeTruthy();
		expect(within(region(/Today/)).getAllByRole('row')).toHaveLength(3);
		expect(link(/^3 more questions and messages to answer$/)).toBe('/admin/inbox');
		expect(link(/^1 question or message to answer, with words of crisis$/)).toBe('/admin/inbox');
		expect(link(/^1 visit today, with words of crisis/)).toMatch(/^\/admin\/appointments\?from=(\S+)&to=\1$/);
		expect(screen.queryByText(/comments? to read/)).toBeNull();
	});

	test('the dashboard links to the full list where it shows a part', async () => {
		mockApi(launched, () => ({ body: { ...busy, needsOutcomeCount: 12, mailTroubleMore: true } }));
		await renderAdmin('/admin');
		expect(screen.getByText('1 of 12 are shown.')).toBeTruthy();
		expect(link(/See all that need an outcome/)).toBe('/admin/appointments?needs=outcome');
		expect(link(/See all who need a phone call/)).toBe('/admin/appointments?needs=phone');
	});

	test('the sidebar shows the counts of what waits', async () => {
		mockApi(launched, () => ({ body: busy }));
		await renderAdmin('/admin');
		const inbox = screen.getAllByRole('link', { name: /^Inbox/ })[0];
		expect(inbox?.textContent).toBe('Inbox 1 3');
	});

	test('the dashboard no longer counts a visit once its outcome is recorded', async () => {
		mockApi(
			({ method }) =>
				method === 'PATCH' ? { body: { appointment: { ...yesterday, status: 'attended', version: 2 } } } : undefined,
			() => ({ body: busy }),
		);
		await renderAdmin('/admin');
		fireEvent.click(screen.getByRole('button', { name: /Attended: Wanjiru/ }));
		await eventually(() => expect(screen.queryByRole('button', { name: /Attended: Wanjiru/ })).toBeNull());
		const appointments = screen.getAllByRole('link', { name: /^Appointments/ })[0];
		await eventually(() => expect(appointments?.textContent).toBe('Appointments'));
	});

	test('the dashboard shows the figures, and their growth in words without a sign', async () => {
		mockApi(launched, () => ({ body: busy }));
		await renderAdmin('/admin');
		const figures = region(/Figures/);
		expect(within(figures).getByText('1,284')).toBeTruthy();
		expect(within(figures).getByText('$48,210')).toBeTruthy();
		expect(within(figures).getByText(/8%/).className).toContain('good');
		expect(within(figures).getByText(/^3%/).className).toContain('bad');
		expect(within(figures).getByText(/^0%/).className).toContain('bad');
		expect(within(figures).getByText(/less in Oct than in Sep/)).toBeTruthy();
	});

	test('a chart shows its numbers as a table, for the chosen period', async () => {
		mockApi(launched, () => ({ body: busy }));
		await renderAdmin('/admin');
		const visits = await laterRegion(/Visits by month/);
		expect(within(visits).getByRole('img').getAttribute('aria-label')).toMatch(
			/^Visits by month. Jun 2026: 16 attended/,
		);
		fireEvent.click(within(visits).getByRole('button', { name: /as a table/ }));
		expect(within(visits).getAllByRole('row')).toHaveLength(7);
		fireEvent.click(within(visits).getByRole('button', { name: 'Last 12 months' }));
		expect(within(visits).getAllByRole('row')).toHaveLength(13);
		expect(within(visits).getByRole('row', { name: /Dec 2025/ })).toBeTruthy();
	});

	test('the dashboard shows the latest bookings and accounts', async () => {
		mockApi(launched, () => ({ body: busy }));
		await renderAdmin('/admin');
		expect(within(await laterRegion(/Recent bookings/)).getByText('$40.50')).toBeTruthy();
		expect(link(/Faith Akinyi/)).toBe('/admin/users/u7');
	});

	test('on a phone the dashboard folds charts and latest lists, and renders a chart once it is opened', async () => {
		openOnPhone();
		mockApi(launched, () => ({ body: busy }));
		await renderAdmin('/admin');
		const visits = await laterRegion(/Visits by month/);
		for (const name of [/Visits by month/, /New users by day/, /Recent bookings/, /^New users$/])
			expect(region(name).querySelector('details')?.open).toBe(false);
		expect(within(visits).queryByRole('img', { hidden: true })).toBeNull();
		const fold = visits.querySelector('details');
		if (fold) {
			fold.open = true;
			fireEvent(fold, new Event('toggle'));
		}
		expect(within(visits).getByRole('img')).toBeTruthy();
		expect(region(/Today/).querySelector('details')).toBeNull();
	});

	test('the dashboard shows for whom every visit is, and which addresses are unconfirmed', async () => {
		const { id, user, forWhom, scheduledFor, status } = rehema;
		const recent = {
			id,
			user,
			forWhom,
			sessionType: 'Family Therapy',
			amount: 4050,
			currency: 'USD',
			scheduledFor,
			status,
		};
		const joined = { id: 'u9', ...user, joinedAt: '2026-11-10T05:00:00.000Z' };
		const board = aDashboard({
			...{ today: [rehema], todayCount: 1, needsOutcome: [rehema], needsOutcomeCount: 1, mailTrouble: [rehema] },
			...{ recentBookings: [recent], recentUsers: [joined] },
		});
		mockApi(launched, () => ({ body: board }));
		await renderAdmin('/admin');
		const recently = await laterRegion(/Recent bookings/);
		for (const place of [region(/Today/), region(/Needs an outcome/), recently]) {
			expect(within(place).getByText(/for the client’s child$/)).toBeTruthy();
			expect(within(place).getByText('Email not confirmed yet')).toBeTruthy();
		}
		expect(within(region(/^New users$/)).getByText('Email not confirmed yet')).toBeTruthy();
	});

	test('the dashboard of a full day shows six visits of it, and links to the others', async () => {
		const today = Array.from({ length: 6 }, (_, place) => ({ ...samuel, id: `full-${place}` }));
		mockApi(launched, () => ({ body: { ...busy, today, todayCount: 40, todayToSee: 24 } }));
		await renderAdmin('/admin');
		expect(screen.getByText(/^24 people still to see today\./)).toBeTruthy();
		expect(within(region(/Today \(40\)/)).getByText('6 of 40 are shown.')).toBeTruthy();
		expect(link(/See the whole day/)).toMatch(/^\/admin\/appointments\?from=(\d{4}-\d\d-\d\d)&to=\1$/);
	});

	test('the dashboard of a day without open work says that nothing waits', async () => {
		mockApi(launched);
		await renderAdmin('/admin');
		expect(screen.getByText('Nobody has an appointment today.')).toBeTruthy();
		expect(screen.getByText('Nothing waits to be read or answered.')).toBeTruthy();
		expect(screen.queryByText(/Needs an outcome/)).toBeNull();
	});

	test('a dashboard that failed to load says so and offers a retry', async () => {
		let fails = true;
		mockApi(launched, () => (fails ? undefined : { body: busy }));
		await renderAdmin('/admin');
		expect(screen.getByRole('alert').textContent).toContain('We could not load the dashboard');
		fails = false;
		fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
		await eventually(() => expect(region(/Today/)).toBeTruthy());
	});
});
