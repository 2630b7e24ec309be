import type { OfferedVisit, WaitingEntry } from '@tulia/contracts/waiting-list/schemas';
import { JOURNEY_START } from '@tulia/test-kit/clock';
import type { Page } from 'playwright-core';
import { chooseForWhom } from '../booking-steps.ts';
import { NETWORK_ERRORS, type PageState } from './page-state.ts';
import { press, steps, waitForText } from './page-steps.ts';
import { DAY, holding, next, startOf, visits } from './visits-of-account.ts';
import { withReach } from './with-reach.ts';

const HOUR = 3_600_000;
const OPENED = startOf(3 * DAY);
const ofOffer = {
	startsAt: OPENED.toISOString(),
	endsAt: new Date(OPENED.getTime() + HOUR).toISOString(),
	psychologist: 'Dr. Nyambura Otieno',
	until: new Date(Date.parse(JOURNEY_START) + 2 * HOUR).toISOString(),
} as const;
const HELD = startOf(next.inHours).toISOString();

/** An entry for an earlier time than the next visit. */
const earlier: WaitingEntry = {
	id: 'w1',
	service: 'Anxiety Management',
	serviceId: 'anxiety-management',
	psychologistId: 'nyambura-otieno',
	psychologist: 'Dr. Nyambura Otieno',
	days: ['monday', 'tuesday', 'wednesday'],
	part: 'any',
	until: HELD.slice(0, 10),
	forWhom: 'me',
	insteadOf: { ticketNumber: next.ticketNumber, startsAt: HELD },
	askedAt: startOf(-DAY).toISOString(),
};
const kept: WaitingEntry = { ...earlier, kept: { ...ofOffer, id: 'o1', psychologistId: 'nyambura-otieno' } };
/** An entry for a first visit. */
const { insteadOf: _visit, psychologist: _name, psychologistId: _id, ...anyTime } = earlier;

const waiting =
	(...entries: readonly WaitingEntry[]) =>
	(page: Page) =>
		page.route('**/api/waiting-list', (route) =>
			route.request().method() === 'GET' ? route.fulfill({ json: { data: entries } }) : route.fallback(),
		);
/** A confirmed address is required to join. */
const confirmed = withReach({ emailVerified: true });
const holdingAndWaiting = (...entries: readonly WaitingEntry[]) => steps(holding(next), waiting(...entries), confirmed);

/** Up to the answers that an entry needs. */
async function chooseService(page: Page): Promise<void> {
	await page.getByRole('radio', { name: /Anxiety Management/ }).check();
	await chooseForWhom(page);
}

/** No day selected. */
async function untickDays(page: Page): Promise<void> {
	for (const day of await page.getByRole('group', { name: 'Which days would suit?' }).getByRole('checkbox').all())
		await day.uncheck();
}

const offer = (changes: Partial<OfferedVisit>) => ({
	path: `/offer?token=${'A'.repeat(26)}.${'b'.repeat(22)}`,
	before: (page: Page) =>
		page.route('**/api/offers/read', (route) =>
			route.fulfill({
				json: {
					...ofOffer,
					state: 'open',
					forWhom: 'me',
					price: 3500,
					currency: 'USD',
					insteadOf: HELD,
					isWaiting: true,
					...changes,
				} satisfies OfferedVisit,
			}),
		),
});

const ticket = { path: `/appointments/${next.ticketNumber}`, as: 'client' } as const;
const askEarlier = press('Tell me if an earlier time opens');
const askForTime = steps(chooseService, press('Tell me when one opens'));
const schedule = { path: '/schedule-appointment', as: 'client', before: steps(waiting(), confirmed) } as const;

/** The waiting list for clients: the form, the entries, and a time that opened. */
export const waitingPageStates: readonly PageState[] = [
	{ ...schedule, name: 'schedule-wish', act: askForTime, texts: ['No time that suits you?', 'Until when'] },
	{
		...ticket,
		name: 'ticket-wish',
		before: holdingAndWaiting(),
		act: askEarlier,
		texts: ['Which days would suit?', 'We only ask; you decide.'],
	},
	{
		...ticket,
		name: 'ticket-wish-refused',
		before: holdingAndWaiting(),
		act: steps(askEarlier, untickDays, press(/^Tell me$/), waitForText('Choose at least one day of the week')),
		texts: ['Choose at least one day of the week'],
	},
	{
		...ticket,
		name: 'ticket-wish-unconfirmed',
		before: steps(holding(next), waiting(), withReach({ emailVerified: false })),
		act: askEarlier,
		texts: ['Please confirm your email address first:', 'Send again'],
	},
	{ ...ticket, name: 'ticket-waiting', before: holdingAndWaiting(earlier), texts: ['Stop telling me'] },
	{
		...ticket,
		name: 'ticket-wish-changing',
		before: holdingAndWaiting(earlier),
		act: press(/^Change$/),
		texts: ['Which days would suit?', 'Save'],
	},
	{ ...ticket, name: 'ticket-time-kept', before: holdingAndWaiting(kept), texts: ['Take this time'] },
	{
		path: '/appointments',
		as: 'client',
		name: 'my-appointments-waiting',
		before: steps(holding(...visits), waiting({ ...anyTime, id: 'w2' }, earlier)),
		texts: ['What you wait for', 'We will tell you if a time opens'],
	},
	{ ...offer({}), name: 'offer-open', texts: ['Take this time', 'If you do nothing, nothing changes.'] },
	{
		...offer({ state: 'taken', ticketNumber: next.ticketNumber, isWaiting: false }),
		name: 'offer-taken',
		texts: ['It is yours', 'See your ticket'],
	},
	{ ...offer({ state: 'gone' }), name: 'offer-gone', texts: ['This time has gone', 'Stop telling me'] },
	{ ...offer({ state: 'declined' }), name: 'offer-declined', texts: ['Nothing changed.'] },
	{ ...offer({ state: 'stopped', isWaiting: false }), name: 'offer-stopped', texts: ['We tell you no more'] },
	{
		...offer({}),
		name: 'offer-refused',
		before: steps(offer({}).before, (page) =>
			page.route('**/api/offers/answer', (route) =>
				route.fulfill({
					status: 409,
					contentType: 'application/problem+json',
					json: {
						...{ type: '/problems/offer_gone', title: 'It has gone', status: 409, detail: 'It has gone' },
						...{ code: 'offer_gone', errors: [], requestId: 'page-state' },
					},
				}),
			),
		),
		act: press('Take this time'),
		texts: ['This time is not kept for you any more.'],
		ignoredErrors: NETWORK_ERRORS,
	},
];
