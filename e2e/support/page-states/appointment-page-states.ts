import type { Page } from 'playwright-core';
import { chooseFreeDay } from '../booking-steps.ts';
import { apiFails, apiHangs, NETWORK_ERRORS, type PageState } from './page-state.ts';
import { steps } from './page-steps.ts';
import { DAY, holding, next, soon, type Visit, visits } from './visits-of-account.ts';
import { ownPhone, withReach } from './with-reach.ts';

const APPOINTMENTS = '/appointments';

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).first().click();

const list = { path: APPOINTMENTS, as: 'client' } as const;
const ticket = ({ ticketNumber }: Visit) => ({ path: `${APPOINTMENTS}/${ticketNumber}`, as: 'client' }) as const;

export const appointmentPageStates: readonly PageState[] = [
	{
		...list,
		name: 'my-appointments',
		before: holding(...visits),
		texts: ['After that', 'Past and cancelled visits', 'Book again'],
	},
	{ ...list, name: 'my-appointments-empty', before: holding(), texts: ['No appointments yet'] },
	{
		...list,
		name: 'my-appointments-claim',
		before: steps(holding(), withReach({ emailVerified: true, phone: ownPhone })),
		act: (page) => page.getByText('Were you booked by phone or at the desk?').click(),
		texts: ['Ticket number'],
	},
	{ ...list, name: 'my-appointments-loading', before: apiHangs('/api/appointments') },
	{
		...list,
		name: 'my-appointments-failed',
		before: apiFails('/api/appointments'),
		texts: ['We could not load your appointments'],
		ignoredErrors: NETWORK_ERRORS,
	},
	{
		...list,
		name: 'my-appointments-soon',
		before: holding(soon),
		texts: ['Call us: 0700 000 100'],
	},
	{
		...ticket(next),
		name: 'ticket',
		before: holding(next),
		texts: ['Watch for our reminder', 'Move this visit'],
	},
	{
		...ticket(next),
		name: 'ticket-moving',
		before: holding(next),
		act: async (page) => {
			await press(page, 'Move this visit');
			await chooseFreeDay(page, 4);
			await page.locator('input[type=radio][name=time]').first().check();
		},
		texts: ['stays yours until you confirm another time.'],
	},
	{
		...ticket(next),
		name: 'ticket-cancelling',
		before: holding(next),
		act: (page) => press(page, 'Cancel this visit'),
		texts: ['Cancel this visit?', 'Keep my visit'],
	},
	{ ...ticket(soon), name: 'ticket-soon', before: holding(soon), texts: ['No reminder this time', 'Call us'] },
	{
		...ticket(next),
		name: 'ticket-cancelled',
		before: holding({ ...next, status: 'cancelled' }),
		texts: ['This ticket is no longer valid', 'Book again'],
	},
	{
		...ticket(next),
		name: 'ticket-missed',
		before: holding({ ...next, inHours: -DAY, status: 'missed' }),
		texts: ['That happens.', 'Book again'],
	},
	{
		name: 'ticket-unknown',
		path: `${APPOINTMENTS}/TUL-26-2ZZZZ`,
		as: 'client',
		texts: ['There is no such ticket here'],
		ignoredErrors: NETWORK_ERRORS,
	},
	{
		...ticket(next),
		name: 'ticket-saved',
		before: holding(next),
		act: async (page) => {
			await page.getByText('Watch for our reminder').waitFor();
			await apiFails(`/api/appointments/${next.ticketNumber}`)(page);
			await page.reload();
		},
		texts: ['This is the ticket saved on this phone.', 'Without internet you can still', 'If you need someone now'],
		ignoredErrors: NETWORK_ERRORS,
	},
];
