/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { aList, daniel, halima, NOW, samuel } from '../testing/sample-appointments.ts';
import { type Answer, eventually, type Sent, serve, showAdmin } from '../testing/show-admin.tsx';

/** Faked are the clock and what ticks by it; answers, frames and waiting come by themselves. */
const NOT_FAKED = [
	'cancelAnimationFrame',
	'cancelIdleCallback',
	'clearImmediate',
	'clearTimeout',
	'hrtime',
	'nextTick',
	'performance',
	'queueMicrotask',
	'requestAnimationFrame',
	'requestIdleCallback',
	'setImmediate',
	'setTimeout',
] as const;

jest.setTimeout(30_000);
beforeEach(() => {
	jest.useFakeTimers({ now: NOW, doNotFake: [...NOT_FAKED] });
});
afterEach(() => jest.useRealTimers());

const rows = [halima, daniel, samuel];
const all: Answer = { body: aList(rows) };
/** Lists are answered with every row, outcomes with `outcome`. */
const listsAnd =
	(outcome: (sent: Sent) => Answer | Promise<Answer>) =>
	(sent: Sent): Answer | Promise<Answer> =>
		sent.method === 'PATCH' ? outcome(sent) : all;

const row = (name: string): HTMLElement => screen.getByRole('row', { name: new RegExp(name) });
const button = (name: RegExp): HTMLButtonElement => screen.getByRole('button', { name });
const chip = (status: string): string | null =>
	within(screen.getByRole('group', { name: 'Status' })).getByText(new RegExp(`^${status}`)).textContent;
const failureIs = (words: RegExp): void => expect(within(row('Daniel')).getByRole('alert').textContent).toMatch(words);
const press = (element: HTMLElement): boolean => fireEvent.click(element);

describe('recording an outcome', () => {
	test('is offered only while an appointment is confirmed', async () => {
		serve(() => all);
		await showAdmin('/admin/appointments');
		expect(within(row('Halima')).queryByRole('button')).toBeNull();
		expect(within(row('Daniel')).getAllByRole('button')).toHaveLength(2);
	});

	test('waits for its time, and says when that is', async () => {
		serve(() => all);
		await showAdmin('/admin/appointments');
		expect(button(/Attended: Samuel/).disabled).toBe(true);
		expect(button(/Missed: Samuel/).disabled).toBe(true);
		expect(within(row('Samuel')).getByText('Attended opens at 11:45 AM, Missed at 12:00 PM')).toBeTruthy();
		expect(button(/Attended: Daniel/).disabled).toBe(false);
		jest.setSystemTime(new Date('2026-11-10T08:45:00.000Z'));
		act(() => jest.advanceTimersByTime(30_000));
		expect(button(/Attended: Samuel/).disabled).toBe(false);
		expect(button(/Missed: Samuel/).disabled).toBe(true);
		expect(within(row('Samuel')).getByText('Missed opens at 12:00 PM')).toBeTruthy();
	});

	test('shows at once, then says that it is done; the focus stays on the row', async () => {
		let answer: (answer: Answer) => void = () => undefined;
		const sent = serve(listsAnd(() => new Promise((resolve) => (answer = resolve))));
		await showAdmin('/admin/appointments');
		press(button(/Attended: Daniel/));
		await eventually(() => expect(sent.at(-1)).toMatchObject({ method: 'PATCH', body: { status: 'attended' } }));
		expect(sent.at(-1)?.url.pathname).toBe('/api/admin/appointments/a1');
		await eventually(() => expect(within(row('Daniel')).queryByRole('button')).toBeNull());
		expect(within(row('Daniel')).getByText('Attended')).toBeTruthy();
		expect([chip('Confirmed'), chip('Attended')]).toEqual(['Confirmed1', 'Attended2']);
		expect(document.activeElement).toBe(row('Daniel'));
		expect(row('Daniel').getAttribute('aria-busy')).toBe('true');

		answer({ body: { appointment: { ...daniel, status: 'attended', version: 2 } } });
		await eventually(() => expect(row('Daniel').getAttribute('aria-busy')).toBeNull());
		expect(document.activeElement).toBe(row('Daniel'));
		expect(sent).toHaveLength(2);
	});

	test('is taken back when there is no answer, and the pressed button has the focus again', async () => {
		serve(listsAnd(() => undefined));
		await showAdmin('/admin/appointments');
		press(button(/Missed: Daniel/));
		await eventually(() => failureIs(/We could not record this\./));
		expect(within(row('Daniel')).getByText('Confirmed')).toBeTruthy();
		expect([chip('Confirmed'), chip('Missed')]).toEqual(['Confirmed2', 'Missed0']);
		expect(document.activeElement).toBe(button(/Missed: Daniel/));
	});

	test('can be tried again after it failed', async () => {
		let answer: Answer;
		serve(listsAnd(() => answer));
		await showAdmin('/admin/appointments');
		press(button(/Attended: Daniel/));
		await eventually(() => failureIs(/try again/));
		answer = { body: { appointment: { ...daniel, status: 'attended', version: 2 } } };
		press(button(/Attended: Daniel/));
		await eventually(() => expect(within(row('Daniel')).queryByRole('alert')).toBeNull());
		await eventually(() => expect(row('Daniel').getAttribute('aria-busy')).toBeNull());
		expect(within(row('Daniel')).queryByRole('button')).toBeNull();
		expect(document.activeElement).toBe(row('Daniel'));
	});

	test('shows what a colleague recorded meanwhile', async () => {
		const current = { status: 'missed', version: 2 };
		serve(listsAnd(() => problem(409, 'appointment_changed', { current })));
		await showAdmin('/admin/appointments');
		press(button(/Attended: Daniel/));
		await eventually(() => failureIs(/^Not recorded: somebody else changed this appointment. It is now missed.$/));
		expect(within(row('Daniel')).getByText('Missed')).toBeTruthy();
		expect([chip('Confirmed'), chip('Attended'), chip('Missed')]).toEqual(['Confirmed1', 'Attended1', 'Missed1']);
		expect(document.activeElement).toBe(row('Daniel'));
	});

	test('by a clock that is ahead is refused with the time it opens', async () => {
		serve(listsAnd(() => problem(409, 'too_early', { opensAt: '2026-11-10T07:00:00.000Z' })));
		await showAdmin('/admin/appointments');
		press(button(/Attended: Daniel/));
		await eventually(() => failureIs(/^Not recorded: it opens Tue 10 Nov at 10:00 AM.$/));
	});
});

describe('finding appointments', () => {
	test('asks for the search of the address, and for what is typed once nobody types', async () => {
		const sent = serve(() => all);
		const { address } = await showAdmin('/admin/appointments?search=ouma&status=confirmed');
		expect(sent.at(-1)?.url.search).toBe('?search=ouma&status=confirmed');
		fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tra' } });
		fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'trauma' } });
		await eventually(() => expect(address()).toBe('/admin/appointments?search=trauma&status=confirmed'));
		await eventually(() => expect(sent.map(({ url }) => url.searchParams.get('search'))).toEqual(['ouma', 'trauma']));
	});

	test('keeps what was typed when a status is chosen before it was searched', async () => {
		const sent = serve(() => all);
		const { address } = await showAdmin('/admin/appointments');
		fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'trauma' } });
		press(button(/^Missed ?\d/));
		expect(address()).toBe('/admin/appointments?search=trauma&status=missed');
		await eventually(() => expect(sent).toHaveLength(2));
	});

	test('goes forward by cursor and back to where it came from', async () => {
		const sent = serve(({ url }) => ({
			body: url.searchParams.has('cursor') ? aList([samuel]) : aList([halima, daniel], { nextCursor: 'after-daniel' }),
		}));
		const { address } = await showAdmin('/admin/appointments');
		press(button(/^Next/));
		await eventually(() => expect(row('Samuel')).toBeTruthy());
		expect(sent.at(-1)?.url.search).toBe('?cursor=after-daniel');
		expect(address()).toBe('/admin/appointments?after=after-daniel');
		expect(button(/^Next/).disabled).toBe(true);
		press(button(/^Previous/));
		await eventually(() => expect(row('Halima')).toBeTruthy());
		expect(address()).toBe('/admin/appointments');
	});

	test.each([
		['/admin/appointments', 'No appointments have been scheduled yet.'],
		['/admin/appointments?search=nobody', 'Try adjusting your search or filter criteria.'],
		['/admin/appointments?status=missed', 'Try adjusting your search or filter criteria.'],
	])('says at %s why nothing is there', async (address, words) => {
		serve(() => ({ body: aList([]) }));
		await showAdmin(address);
		expect(screen.getByRole('heading', { name: 'No appointments found' })).toBeTruthy();
		expect(screen.getByText(words)).toBeTruthy();
	});

	test('says that it failed, and tries again when asked to', async () => {
		let answer: Answer;
		serve(() => answer);
		await showAdmin('/admin/appointments');
		expect(screen.getByRole('alert').textContent).toContain('We could not load the appointments');
		answer = all;
		press(button(/Try again/));
		await eventually(() => expect(row('Daniel')).toBeTruthy());
	});

	test('never shows the rows of one status under another that failed', async () => {
		serve(({ url }) => (url.searchParams.has('status') ? undefined : all));
		await showAdmin('/admin/appointments');
		press(button(/^Missed ?\d/));
		await eventually(() => expect(screen.queryAllByRole('row')).toEqual([]));
		expect(screen.getByRole('alert').textContent).toContain('We could not load the appointments');
	});
});

describe('what needs something', () => {
	const needy = ({ url }: Sent): Answer =>
		url.searchParams.has('needs') ? { body: { data: [daniel], nextCursor: 'after-daniel' } } : all;

	test('is asked for by itself, page by page, and left for anything else', async () => {
		const sent = serve(needy);
		const { address } = await showAdmin('/admin/appointments?status=confirmed&from=2026-11-01');
		press(button(/^Needs an outcome/));
		expect(address()).toBe('/admin/appointments?needs=outcome');
		await eventually(() => expect(sent.at(-1)?.url.search).toBe('?needs=outcome'));
		await eventually(() => expect(screen.queryByText('Samuel Njoroge')).toBeNull());
		expect(screen.queryByLabelText('From')).toBeNull();
		expect(screen.queryByRole('button', { name: /Save as CSV/ })).toBeNull();
		press(button(/^Next/));
		await eventually(() => expect(sent.at(-1)?.url.searchParams.get('cursor')).toBe('after-daniel'));
		expect(sent.at(-1)?.url.searchParams.get('needs')).toBe('outcome');
		await eventually(() => expect(screen.getAllByText(/21 to 21$/)).toHaveLength(2));
		press(button(/^Missed$/));
		expect(address()).toBe('/admin/appointments?status=missed');
	});

	test('is left for what somebody searches', async () => {
		serve(needy);
		const { address } = await showAdmin('/admin/appointments?needs=phone');
		fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'trauma' } });
		await eventually(() => expect(address()).toBe('/admin/appointments?search=trauma'));
	});

	test('keeps an outcome in its row', async () => {
		serve((sent) =>
			sent.method === 'PATCH' ? { body: { appointment: { ...daniel, status: 'attended', version: 2 } } } : needy(sent),
		);
		await showAdmin('/admin/appointments?needs=outcome');
		press(button(/Attended: Daniel/));
		await eventually(() => expect(within(row('Daniel')).getByText('Attended')).toBeTruthy());
	});

	test.each([
		['outcome', 'Every visit that is over has an outcome.'],
		['phone', 'Our mail reaches everybody who has an appointment.'],
	])('says when nothing needs %s', async (need, text) => {
		serve(() => ({ body: { data: [] } }));
		await showAdmin(`/admin/appointments?needs=${need}`);
		expect(screen.getByText(text)).toBeTruthy();
	});
});

describe('the days of the list', () => {
	test('are part of the address', async () => {
		const sent = serve(() => all);
		const { address } = await showAdmin('/admin/appointments?status=missed');
		fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
		fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-30' } });
		expect(address()).toBe('/admin/appointments?status=missed&from=2026-11-01&to=2026-11-30');
		await eventually(() => expect(sent.at(-1)?.url.search).toBe('?status=missed&from=2026-11-01&to=2026-11-30'));
	});
});

describe('the CSV file', () => {
	const saved: string[] = [];
	beforeEach(() => {
		saved.length = 0;
		URL.createObjectURL = (file: Blob) => `blob:${file.size}`;
		URL.revokeObjectURL = () => undefined;
		jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
			saved.push(this.download);
		});
	});
	afterEach(() => jest.restoreAllMocks());

	test('is asked for as the list is filtered, and saved under its name', async () => {
		const csv = { body: { fileName: 'appointments.csv', csv: 'Ticket' } };
		const sent = serve(({ url }) => (url.pathname.endsWith('/export') ? csv : all));
		await showAdmin('/admin/appointments?search=ouma&from=2026-11-01&to=2026-11-30');
		press(button(/Save as CSV/));
		await eventually(() => expect(saved).toEqual(['appointments.csv']));
		expect(sent.at(-1)?.url.search).toBe('?search=ouma&from=2026-11-01&to=2026-11-30');
	});
});

describe('the frame', () => {
	test('finds from anywhere with the slash key, and leads to the appointments or the users', async () => {
		serve(() => all);
		const { address } = await showAdmin('/admin/appointments');
		fireEvent.keyDown(document.body, { key: '/' });
		const field = screen.getByRole('textbox', { name: /Find a ticket/ });
		expect(document.activeElement).toBe(field);
		fireEvent.change(field, { target: { value: ' faith@example.com ' } });
		expect(screen.getByRole('link', { name: /Users with/ }).getAttribute('href')).toBe(
			'/admin/users?search=faith%40example.com',
		);
		const form = field.closest('form');
		if (form) fireEvent.submit(form);
		await eventually(() => expect(address()).toBe('/admin/appointments?search=faith@example.com'));
		expect(field).toHaveProperty('value', '');
	});

	test('shows the way up', async () => {
		serve(() => all);
		await showAdmin('/admin/appointments');
		const up = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
		expect(up.map(({ textContent }) => textContent)).toEqual(['Dashboard']);
	});

	test('leads from the old address of bookings to the appointments', async () => {
		serve(() => all);
		const { address } = await showAdmin('/admin/bookings');
		expect(address()).toBe('/admin/appointments');
		expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Appointments');
		expect(screen.getByText('Tuesday 10 November 2026')).toBeTruthy();
		await eventually(() => expect(screen.getByText('Two people still to see today.')).toBeTruthy());
	});

	test('leads to today and back, with the filter kept', async () => {
		const sent = serve(() => all);
		await showAdmin('/admin/appointments?status=confirmed');
		press(screen.getByRole('link', { name: 'Show only today' }));
		await eventually(() => expect(sent.at(-1)?.url.search).toBe('?status=confirmed&from=2026-11-10&to=2026-11-10'));
		press(screen.getByRole('link', { name: 'Show all days' }));
		await eventually(() => expect(sent.at(-1)?.url.search).toBe('?status=confirmed'));
	});

	test('says so where there is no such page', async () => {
		serve(() => all);
		await showAdmin('/admin/nonsense');
		expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nothing here');
	});
});
