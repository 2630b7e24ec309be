import { accessibilityViolations, openPage, phone } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { pressByKeyboard } from '../support/keyboard.ts';
import { logIn, newClient } from '../support/log-in.ts';
import { confirmAddress } from '../support/notices/confirm-address.ts';
import { bookVisits } from '../support/staff/book-visits.ts';
import { dayAfter } from '../support/staff/staff-day.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();

const asStaff = (path: string, options: { method?: string; body?: object } = {}) =>
	call(staff().cloud.origin, `/api/admin${path}`, { ...options, token: staff().day.token });

/** The first visit is a week away; the second day is closed. */
const firstDay = (): string => dayAfter(staff().day.date, 7);

async function closeSecondDay(): Promise<void> {
	const body = { date: dayAfter(firstDay(), 7), kind: 'closed', reason: 'Staff training', seen: [] };
	const { status, body: answer } = await asStaff('/closures', { method: 'POST', body });
	if (status >= 300) throw new Error(JSON.stringify(answer));
}

const SERVICE = 'anxiety-management';

/** This many days from the given one, a week apart. */
const weeksFrom = (day: string, count: number): readonly string[] =>
	Array.from({ length: count }, (_, week) => dayAfter(day, 7 * week));

/** Those of the given days on which the centre is open, in order. A public holiday is left out. */
async function openAmong(dates: readonly string[]): Promise<readonly string[]> {
	const query = `serviceId=${SERVICE}&from=${dates[0]}&to=${dates.at(-1)}`;
	const { status, body } = await call(staff().cloud.origin, `/api/appointments/availability?${query}`);
	if (status !== 200) throw new Error(JSON.stringify(body));
	const days = body.data as readonly { readonly date: string; readonly state: string }[];
	return dates.filter((date) => days.some((one) => one.date === date && one.state !== 'closed'));
}

const outcomes = (page: Page) => page.getByRole('list', { name: 'What became of each visit' }).getByRole('listitem');

test('staff book a series of eight with a closed day, move it from the third on, and cancel the last two', async () => {
	const { cloud, day, newPage } = staff();
	await closeSecondDay();
	const open = await openAmong(weeksFrom(firstDay(), 8));
	const count = open.length;
	const { page, pageErrors } = await newPage();
	await page.goto(`${cloud.origin}/admin/appointments/series?client=${day.danielUserId}`);
	await page.getByLabel('Service').selectOption(SERVICE);
	await page.getByLabel('Who comes?').selectOption('me');
	await page.getByRole('textbox', { name: /^Day/ }).fill(firstDay());
	await page.getByRole('region', { name: 'Amina Hassan' }).getByRole('button').first().click();
	await page.getByText('No sessions are held on this day: Staff training.').waitFor();
	expect(await accessibilityViolations(page)).toEqual([]);

	// Without a mouse: the button books the dates that are free.
	await bookVisits(page, count);
	await outcomes(page).nth(2).getByRole('link').click();
	await page.getByRole('heading', { name: `Visit 3 of ${count}, every week` }).waitFor();

	await page.getByRole('button', { name: 'Move to another time' }).click();
	await page.getByRole('radio', { name: new RegExp(`^This and all that follow \\(${count - 2}\\)`) }).check();
	await page.getByRole('textbox', { name: /^Day/ }).fill(dayAfter(open[2] ?? '', 1));
	await page.getByRole('textbox', { name: /^Time/ }).fill('4pm');
	await page.getByRole('list', { name: 'Where the visits go' }).waitFor();
	await pressByKeyboard(page, 'Move the visits');
	const moved = await openAmong(open.slice(2).map((date) => dayAfter(date, 1)));
	await page.getByRole('heading', { name: `${moved.length} visits moved` }).waitFor();

	const ofSeries = page.getByRole('list', { name: 'Visits of this series' }).getByRole('link');
	await ofSeries.nth(-2).click();
	await page.getByRole('heading', { name: `Visit ${count - 1} of ${count}, every week` }).waitFor();
	await page.getByRole('button', { name: 'Cancel this appointment' }).click();
	await page.getByRole('radio', { name: /^This and all that follow \(2\)/ }).check();
	await page.getByRole('radio', { name: 'The client, by phone' }).check();
	await page.getByLabel('Reason').fill('Away in January');
	await pressByKeyboard(page, 'Cancel the appointment');
	await page.getByRole('heading', { name: '2 visits cancelled' }).waitFor();
	expect(pageErrors).toEqual([]);
});

/** Books four weekly visits, from the day after the other series begins. Resolves with the ticket numbers, in order. */
async function bookFourWeeks(clientId: string): Promise<readonly string[]> {
	const day = dayAfter(firstDay(), 1);
	const { body: times } = await asStaff(`/staff-times?date=${day}&serviceId=${SERVICE}`);
	const people = times.psychologists as readonly {
		readonly id: string;
		readonly times: readonly { readonly time: string; readonly state: string }[];
	}[];
	const offering = people.find(({ times: all }) => all.some(({ state }) => state === 'free'));
	const time = offering?.times.find(({ state }) => state === 'free')?.time;
	const visits = (await openAmong(weeksFrom(day, 6)))
		.slice(0, 4)
		.map((date) => ({ date, time, psychologistId: offering?.id }));
	const body = { clientId, serviceId: SERVICE, forWhom: 'me', every: 'week', visits };
	const { status, body: answer } = await asStaff('/series', { method: 'POST', body });
	if (status >= 300) throw new Error(JSON.stringify(answer));
	const outcomes = answer.data as readonly { readonly visit?: { readonly ticketNumber: string } }[];
	return outcomes.flatMap(({ visit }) => (visit ? [visit.ticketNumber] : []));
}

test('a client sees the series that staff booked, and cancels from one visit on', async () => {
	const { cloud, newContext } = staff();
	const person = await newClient(cloud.origin, 'Wanjiku Njeri');
	await confirmAddress(cloud, person.email);
	const { body: found } = await asStaff(`/clients?search=${encodeURIComponent(person.email)}`);
	const [client] = found.data as readonly { readonly id: string }[];
	const tickets = await bookFourWeeks(client?.id ?? '');
	expect(tickets).toHaveLength(4);

	const context = await newContext({ viewport: phone, hasTouch: true, isMobile: true });
	const { page, pageErrors } = await openPage(context);
	await logIn(page, cloud.origin, person);
	await page.goto(`${cloud.origin}/appointments`);
	for (const number of [1, 2, 3, 4])
		await page
			.getByText(new RegExp(`^Visit ${number} of 4`))
			.first()
			.waitFor();
	await page.goto(`${cloud.origin}/appointments/${tickets[2]}`);
	await page.getByText(/^Visit 3 of 4 that were booked together/).waitFor();
	await page.getByRole('button', { name: 'Cancel this and all that follow' }).click();
	await page.getByRole('heading', { name: 'Cancel this visit and all that follow?' }).waitFor();
	expect(await accessibilityViolations(page)).toEqual([]);
	await pressByKeyboard(page, 'Yes, cancel them');
	await page.getByText(/^Cancelled: /).waitFor();
	expect(pageErrors).toEqual([]);
	const states = await Promise.all(
		tickets.map(async (ticket) => (await asStaff(`/appointments?search=${ticket}`)).body.data),
	);
	const rows = states.flat() as readonly { readonly status: string }[];
	expect(rows.map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'cancelled', 'cancelled']);
	await context.close();
});
