import type { Page } from 'playwright-core';
import { chooseForWhom } from './booking-steps.ts';
import { down, NETWORK, type Scene, slow } from './scene.ts';

const HOUR = 3_600_000;
const SCHEDULE = '/schedule-appointment';
const APPOINTMENTS = '/appointments';

interface Visit {
	readonly ticketNumber: string;
	readonly inHours: number;
	readonly status?: 'confirmed' | 'attended' | 'missed' | 'cancelled';
}

const inNairobi = (options: Intl.DateTimeFormatOptions, locale: string, at: Date): string =>
	new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Africa/Nairobi' }).format(at);

/** Half past ten in Nairobi on the day of an instant; for a visit within a day, the full hour after it. */
function startOf(inHours: number): Date {
	const at = Math.ceil(Date.now() / HOUR) * HOUR + inHours * HOUR;
	if (inHours > 0 && inHours < 24) return new Date(at);
	return new Date(`${inNairobi({ dateStyle: 'short' }, 'en-CA', new Date(at))}T10:30:00+03:00`);
}

/** A ticket as the API answers it. */
function ticketOf({ ticketNumber, inHours, status = 'confirmed' }: Visit) {
	const startsAt = startOf(inHours);
	const changeableUntil = new Date(startsAt.getTime() - 24 * HOUR).toISOString();
	return {
		ticketNumber,
		service: 'Anxiety Management',
		serviceId: 'anxiety-management',
		date: inNairobi({ dateStyle: 'short' }, 'en-CA', startsAt),
		time: inNairobi({ hour: 'numeric', minute: '2-digit', hour12: true }, 'en-US', startsAt),
		startsAt: startsAt.toISOString(),
		endsAt: new Date(startsAt.getTime() + HOUR).toISOString(),
		psychologist: 'Dr. Nyambura Otieno',
		psychologistId: 'nyambura-otieno',
		location: 'Tulia House, 2nd floor, Kindaruma Road, Kilimani, Nairobi',
		name: 'Wairimu Kariuki',
		status,
		reminder: status === 'confirmed' && inHours > 24 ? { kind: 'email', at: changeableUntil } : { kind: 'none' },
		appointmentId: `id-${ticketNumber}`,
		forWhom: 'me',
		price: 3500,
		currency: 'USD',
		version: 1,
		changeableUntil,
	};
}

const DAY = 24;
const next: Visit = { ticketNumber: 'TUL-26-4K7M9', inHours: 9 * DAY };
const soon: Visit = { ticketNumber: 'TUL-26-5S4NN', inHours: 12 };
const visits: readonly Visit[] = [
	{ ticketNumber: 'TUL-26-3SEPC', inHours: -80 * DAY, status: 'cancelled' },
	{ ticketNumber: 'TUL-26-28KQR', inHours: -59 * DAY, status: 'missed' },
	{ ticketNumber: 'TUL-26-2WDF4', inHours: -45 * DAY, status: 'attended' },
	next,
	{ ticketNumber: 'TUL-26-6F7XY', inHours: 16 * DAY },
];

/** The account holds these visits: a new account may hold one, and none that is over. */
const holding =
	(...held: readonly Visit[]) =>
	async (page: Page): Promise<void> => {
		await page.route('**/api/appointments', (route) =>
			route.request().method() === 'GET' ? route.fulfill({ json: { data: held.map(ticketOf) } }) : route.fallback(),
		);
		for (const visit of held)
			await page.route(`**/api/appointments/${visit.ticketNumber}`, (route) =>
				route.fulfill({ json: ticketOf(visit) }),
			);
	};

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).first().click();

async function choose(page: Page): Promise<void> {
	await page.getByRole('radio', { name: /Stress Management/ }).check({ force: true });
	await chooseForWhom(page);
	await page
		.getByText(/\d+ times? free/)
		.first()
		.waitFor();
	await page.locator('input[type=radio][name=date]').nth(5).check({ force: true });
	await page.locator('input[type=radio][name=time]').first().check({ force: true });
	await page.getByLabel(/notes/i).fill('I would like to sit near the door.');
}

/** What the booking is answered, instead of the API. */
const answered = (answer: 'nothing' | 'taken') => async (page: Page) =>
	page.route('**/api/appointments', (route) => {
		if (route.request().method() === 'GET') return route.fallback();
		if (answer === 'nothing') return route.abort();
		const title = 'Somebody has just taken this time.';
		return route.fulfill({
			status: 409,
			contentType: 'application/problem+json',
			json: {
				...{ type: '/problems/slot_taken', title, status: 409, detail: title, code: 'slot_taken' },
				...{ errors: [], requestId: 'scene', times: ['12:00 PM', '3:00 PM'] },
			},
		});
	});

const schedule = { path: SCHEDULE, as: 'client' } as const;
const list = { path: APPOINTMENTS, as: 'client' } as const;
const ticket = ({ ticketNumber }: Visit) => ({ path: `${APPOINTMENTS}/${ticketNumber}`, as: 'client' }) as const;

/** The schedule page in its states. */
const scheduleScenes: readonly Scene[] = [
	{ ...schedule, name: 'schedule', says: ['Confirm Appointment'] },
	{
		...schedule,
		path: `${SCHEDULE}?service=child-adolescent-therapy`,
		name: 'schedule-from-service',
		says: ['Your service is chosen.', 'Not answered yet', 'Three answers are missing'],
	},
	{
		...schedule,
		name: 'schedule-limit-reached',
		before: holding(next),
		says: ['You already have a visit to come'],
	},
	{
		...schedule,
		name: 'schedule-chosen',
		act: async (page) => {
			await choose(page);
			await page.locator('input[type=radio][name=psychologistId]').nth(1).check({ force: true });
			await page.locator('input[type=radio][name=time]').first().check({ force: true });
			await page.getByRole('checkbox').first().check();
		},
		says: ['Nothing is booked until you confirm.'],
	},
	{
		...schedule,
		name: 'schedule-calendar',
		act: async (page) => {
			await page.getByRole('radio', { name: /Family Therapy/ }).check({ force: true });
			await chooseForWhom(page, /^Us/);
			await press(page, 'Choose from a calendar');
			await page.getByText('Loading the free days').waitFor({ state: 'detached' });
		},
	},
	{
		...schedule,
		name: 'schedule-saved-services',
		before: down('/api/services'),
		says: ['We could not load the latest version. Showing saved content.', 'Child/Adolescent Therapy'],
		mayComplain: NETWORK,
	},
	{
		...schedule,
		name: 'schedule-usual-times',
		before: down('/api/appointments/available-times?*', '/api/appointments/availability?*', '/api/psychologists'),
		act: async (page) => {
			await page.getByRole('radio', { name: /Anxiety Management/ }).check({ force: true });
			await chooseForWhom(page);
			await page.locator('input[type=radio][name=date]').nth(5).check({ force: true });
		},
		says: ['We could not check live availability. Your time is only booked once you see your ticket.', '9:00 AM'],
		mayComplain: NETWORK,
	},
	{
		...schedule,
		name: 'schedule-slot-taken',
		before: answered('taken'),
		act: async (page) => {
			await choose(page);
			await press(page, 'Confirm Appointment');
		},
		says: ['Somebody has just taken this time.', 'One answer is missing: a time.'],
		mayComplain: NETWORK,
	},
	{
		...schedule,
		name: 'schedule-no-answer',
		before: answered('nothing'),
		act: async (page) => {
			await choose(page);
			await press(page, 'Confirm Appointment');
		},
		says: ['we do not know yet whether this visit is booked'],
		mayComplain: NETWORK,
	},
	{
		...schedule,
		name: 'schedule-success',
		act: async (page) => {
			await choose(page);
			await press(page, 'Confirm Appointment');
			await page.getByRole('heading', { name: 'Appointment Confirmed!' }).waitFor();
		},
		says: ['Appointment Confirmed!', 'Schedule Another Meeting', 'Back to Home'],
	},
];

/** The appointments and their tickets, in their states. */
const appointmentScenes: readonly Scene[] = [
	{
		...list,
		name: 'my-appointments',
		before: holding(...visits),
		says: ['After that', 'Past and cancelled visits', 'Book again'],
	},
	{ ...list, name: 'my-appointments-empty', before: holding(), says: ['No appointments yet'] },
	{ ...list, name: 'my-appointments-loading', before: slow('/api/appointments') },
	{
		...list,
		name: 'my-appointments-failed',
		before: down('/api/appointments'),
		says: ['We could not load your appointments'],
		mayComplain: NETWORK,
	},
	{
		...list,
		name: 'my-appointments-soon',
		before: holding(soon),
		says: ['Call us: 0700 000 100'],
	},
	{
		...ticket(next),
		name: 'ticket',
		before: holding(next),
		says: ['Watch for our reminder', 'Move this visit'],
	},
	{
		...ticket(next),
		name: 'ticket-moving',
		before: holding(next),
		act: async (page) => {
			await press(page, 'Move this visit');
			await page.locator('input[type=radio][name=date]').nth(4).check({ force: true });
			await page.locator('input[type=radio][name=time]').first().check({ force: true });
		},
		says: ['stays yours until you confirm another time.'],
	},
	{
		...ticket(next),
		name: 'ticket-cancelling',
		before: holding(next),
		act: (page) => press(page, 'Cancel this visit'),
		says: ['Cancel this visit?', 'Keep my visit'],
	},
	{ ...ticket(soon), name: 'ticket-soon', before: holding(soon), says: ['No reminder this time', 'Call us'] },
	{
		...ticket(next),
		name: 'ticket-cancelled',
		before: holding({ ...next, status: 'cancelled' }),
		says: ['This ticket is no longer valid', 'Book again'],
	},
	{
		...ticket(next),
		name: 'ticket-missed',
		before: holding({ ...next, inHours: -DAY, status: 'missed' }),
		says: ['That happens.', 'Book again'],
	},
	{
		name: 'ticket-unknown',
		path: `${APPOINTMENTS}/TUL-26-2ZZZZ`,
		as: 'client',
		says: ['There is no such ticket here'],
		mayComplain: NETWORK,
	},
	{
		...ticket(next),
		name: 'ticket-saved',
		before: holding(next),
		act: async (page) => {
			await page.getByText('Watch for our reminder').waitFor();
			await down(`/api/appointments/${next.ticketNumber}`)(page);
			await page.reload();
		},
		says: ['This is the ticket saved on this phone.', 'Without a line you can still', 'If you need someone now'],
		mayComplain: NETWORK,
	},
];

export const bookingScenes: readonly Scene[] = [...scheduleScenes, ...appointmentScenes];
