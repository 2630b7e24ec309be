/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { consentWording } from '@tulia/contracts/consent-wording';
import { problem } from '@tulia/platform/testing';
import { anAccount } from '../../testing/samples.ts';
import {
	BOOK,
	booked,
	chooseDay,
	chooseForWhom,
	chooseService,
	chooseTime,
	confirm,
	DAY,
	fillIn,
	isChosen,
	isDisabled,
	open,
	pick,
	radio,
	SERVICE,
	TIME,
} from '../../testing/schedule-form.ts';

const DAYS = 'GET /api/appointments/availability';
const PEOPLE = 'GET /api/psychologists';
const ACCOUNT = 'GET /api/account';
const OTIENO = 'nyambura-otieno';
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
const ticket = () => within(screen.getByRole('complementary', { name: 'Your visit so far' }));

/** Records the query parameters of the requests to a path. */
function watchQueries(path: string): URLSearchParams[] {
	const queries: URLSearchParams[] = [];
	const answer = globalThis.fetch;
	globalThis.fetch = (input, init) => {
		const [address, query = ''] = String(input).split('?');
		if (address === path) queries.push(new URLSearchParams(query));
		return answer(input, init);
	};
	return queries;
}

describe('the psychologist', () => {
	const offered = () =>
		[...document.querySelectorAll('input[name=psychologistId]')].map((choice) => choice.getAttribute('value'));

	test('the psychologist is the first available one until a name is chosen, and only those who offer the service are listed', async () => {
		await open();
		await screen.findByText('Anxiety Management');
		await chooseForWhom();
		expect(offered()).toEqual(['first-available']);
		await chooseService();
		await waitFor(() => expect(offered()).toEqual(['first-available', OTIENO]));
		expect(isChosen('first-available')).toBe(true);
		await pick('family-therapy');
		expect(offered()).toEqual(['first-available', 'amina-hassan', OTIENO]);
	});

	test('the psychologist chosen by name filters days and times, is shown on the ticket, and is sent', async () => {
		const { bookings } = await open({ [BOOK]: booked() });
		const queries = [watchQueries('/api/appointments/availability'), watchQueries('/api/appointments/available-times')];
		await chooseService();
		await chooseForWhom();
		await pick(OTIENO);
		await chooseDay();
		expect(await screen.findByText('3 times free with Dr. Nyambura Otieno')).toBeTruthy();
		await chooseTime();
		for (const query of queries) expect(query.at(-1)?.get('psychologistId')).toBe(OTIENO);
		expect(ticket().getByText('Dr. Nyambura Otieno')).toBeTruthy();
		await confirm();
		await screen.findByText('TUL-26-4K7M9');
		expect(bookings[0]?.body).toMatchObject({ psychologistId: OTIENO });
	});

	test('the psychologist is replaced by the first available one, with a notice, when the chosen one does not offer the new service', async () => {
		await open();
		await pick('family-therapy');
		await chooseForWhom('us');
		await pick('amina-hassan');
		await chooseService();
		expect(await screen.findByText(/^Amina Hassan does not offer this service\./)).toBeTruthy();
		expect(isChosen('first-available')).toBe(true);
		await pick(OTIENO);
		expect(screen.queryByText(/^Amina Hassan does not offer/)).toBeNull();
	});

	test('the psychologist is the first available one when the names do not load', async () => {
		const { bookings } = await open({ [PEOPLE]: 'no answer', [BOOK]: booked() });
		await fillIn();
		expect(await screen.findByText(/We could not load the names of our psychologists\./)).toBeTruthy();
		await confirm();
		await screen.findByText('TUL-26-4K7M9');
		expect(bookings[0]?.body).not.toHaveProperty('psychologistId');
	});

	test('the psychologist field shows the message when the server refuses the psychologist', async () => {
		await open({ [BOOK]: problem(422, 'unknown_psychologist') });
		await fillIn();
		await pick(OTIENO);
		await chooseTime();
		await confirm();
		const message = await screen.findByText('This psychologist does not offer this service. Please choose another.');
		expect(message.closest('fieldset')?.contains(radio(OTIENO))).toBe(true);
	});
});

describe('days', () => {
	test('days that are tapped again are deselected, or collapse their times if one is chosen', async () => {
		await open();
		await chooseService();
		await chooseForWhom();
		await chooseDay();
		await screen.findByText('3 times free', { selector: 'p' });
		await pick(DAY);
		expect([isChosen(DAY), radio(TIME)]).toEqual([false, null]);
		await pick(DAY);
		await chooseTime();
		await pick(DAY);
		expect([isChosen(DAY), radio(TIME), isDisabled()]).toEqual([true, null, false]);
		await pick(DAY);
		await waitFor(() => expect(isChosen(TIME)).toBe(true));
	});

	const day = (date: string, state: string, freeTimes = 0) => ({ date, state, freeTimes });
	const dates = () => [...document.querySelectorAll('input[name=date]')].map((date) => date.getAttribute('value'));

	test('days are this week and the next, with counts and reasons, and later ones on request', async () => {
		await open();
		await chooseService();
		await chooseForWhom();
		expect(await screen.findByText('Fri full · Sun closed')).toBeTruthy();
		expect(screen.getByText('Thursday 19 November, 3 times free')).toBeTruthy();
		expect(dates().at(-1)).toBe('2026-11-21');
		await press('Later days');
		await waitFor(() => expect(dates()).toContain('2026-11-30'));
		expect(document.activeElement?.contains(radio('2026-11-30'))).toBe(true);
	});

	test('days are loaded up to the first free one, and end at the booking horizon', async () => {
		const full = Array.from({ length: 14 }, (_, index) => day(`2026-11-${10 + index}`, 'full'));
		await open({ [DAYS]: { status: 200, body: { data: full } } });
		await chooseService();
		await chooseForWhom();
		// The responses cover the first two weeks only, so later days may be chosen.
		await waitFor(() => expect(dates()[0]).toBe('2026-11-24'));
		for (const last of ['2026-12-20', '2027-01-03', '2027-01-09']) {
			await press('Later days');
			await waitFor(() => expect(dates().at(-1)).toBe(last));
		}
		expect(screen.getByText('Days after these are not open for booking yet.')).toBeTruthy();
	});

	test('the waiting list stays open when the days become full or free', async () => {
		const full = Array.from({ length: 14 }, (_, index) => day(`2026-11-${10 + index}`, 'full'));
		await open({
			[DAYS]: { status: 200, body: { data: full } },
			'GET /api/waiting-list': { status: 200, body: { data: [] } },
		});
		await chooseService();
		await chooseForWhom();
		await screen.findByText('Every day is full this week and next.');
		await press('Tell me when one opens');
		await press('Choose a person');
		await pick(OTIENO);
		expect(screen.getByText('Tell me when one opens').getAttribute('aria-expanded')).toBe('true');
	});

	test('days can be chosen from a calendar instead, and from the list again', async () => {
		await open();
		await chooseService();
		await chooseForWhom();
		await press('Choose from a calendar');
		await screen.findByText('Thursday 19 November, 3 times free');
		expect(screen.getByText('November 2026')).toBeTruthy();
		await pick(DAY);
		await press('Show the next days as a list');
		await waitFor(() => expect(isChosen(DAY)).toBe(true));
		expect(screen.queryByText('November 2026')).toBeNull();
	});

	test('days that could not be loaded follow the opening hours, with a notice', async () => {
		await open({ [DAYS]: problem(503, 'unavailable') });
		await chooseService();
		await chooseForWhom();
		expect(await screen.findByText(/We could not load which days are free\./)).toBeTruthy();
		expect(dates()).toContain(DAY);
		expect(dates()).not.toContain('2026-11-15');
	});
});

describe('consents', () => {
	const health = () => screen.queryByLabelText<HTMLInputElement>(consentWording.health_data.sentence);
	const abroad = () => screen.queryByLabelText<HTMLInputElement>(consentWording.hosting_abroad.sentence);
	const given = (kind: 'health_data' | 'hosting_abroad') => ({
		kind,
		version: '2026-11-21',
		givenAt: '2026-11-01T06:00:00.000Z',
	});

	test('consents are unticked by default, and booking works without them', async () => {
		const { bookings } = await open({ [BOOK]: booked() });
		await fillIn();
		await waitFor(() => expect([health()?.checked, abroad()?.checked]).toEqual([false, false]));
		expect(isDisabled()).toBe(false);
		await confirm();
		await screen.findByText('TUL-26-4K7M9');
		expect(bookings[0]?.body).not.toHaveProperty('consents');
	});

	test('consents are sent as ticked', async () => {
		const { bookings } = await open({ [BOOK]: booked() });
		await fillIn();
		await waitFor(() => expect(health()).not.toBeNull());
		fireEvent.click(health() ?? document.body);
		await confirm();
		await screen.findByText('TUL-26-4K7M9');
		const versions = { healthData: '2026-11-21', hostingAbroad: '2026-11-21' };
		expect(bookings[0]?.body).toMatchObject({ consents: { healthData: true, hostingAbroad: false, versions } });
	});

	test('consents whose wording has changed are refused: nothing is booked, the input is preserved, and the page can be reloaded', async () => {
		await open({ [BOOK]: problem(409, 'wording_changed') });
		await fillIn();
		await waitFor(() => expect(health()).not.toBeNull());
		fireEvent.click(health() ?? document.body);
		await confirm();
		expect(await screen.findByText(/have changed since you opened this page\. Nothing was booked/)).toBeTruthy();
		expect(screen.getByText('Load this page again').getAttribute('href')).toBe('/schedule-appointment');
		expect([isChosen(SERVICE), isChosen(DAY), isChosen(TIME)]).toEqual([true, true, true]);
	});

	test('consents that were given or taken back are not requested again', async () => {
		const taken = { ...given('hosting_abroad'), withdrawnAt: '2026-11-02T06:00:00.000Z' };
		await open({ [ACCOUNT]: { status: 200, body: anAccount([given('health_data'), taken]) } });
		await screen.findByText('Anxiety Management');
		expect([health(), abroad()]).toEqual([null, null]);
	});

	test('consents are not asked for when the account does not load, and the visit can be booked', async () => {
		await open({ [ACCOUNT]: 'no answer' });
		await fillIn();
		expect(health()).toBeNull();
		expect(isDisabled()).toBe(false);
	});
});

test('a service that is no longer offered is deselected, with a notice', async () => {
	const { view } = await open();
	await fillIn();
	view.unmount();
	await open({ 'GET /api/services': { status: 200, body: { data: [] } } });
	expect(await screen.findByText(/^The service you chose before is no longer offered\./)).toBeTruthy();
	expect([isDisabled(), radio(SERVICE), radio(TIME)]).toEqual([true, null, null]);
});
