/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import { aList, daniel, halima, rehema, samuel } from '../testing/sample-appointments.ts';
import { type Answer, eventually, type Sent, serve, showAdmin } from '../testing/show-admin.tsx';
import { stopTheClock } from '../testing/stop-the-clock.ts';

jest.setTimeout(30_000);
stopTheClock();

const all: Answer = { body: aList([halima, daniel, samuel]) };

const row = (name: string): HTMLElement => screen.getByRole('row', { name: new RegExp(name) });
const button = (name: RegExp): HTMLButtonElement => screen.getByRole('button', { name });
const press = (element: HTMLElement): boolean => fireEvent.click(element);

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

describe('a row', () => {
	test('says whom the visit is for, and that nobody confirmed the address', async () => {
		serve(() => ({ body: aList([daniel, rehema, { ...samuel, forWhom: 'us' }]) }));
		await showAdmin('/admin/appointments');
		expect(within(row('Daniel')).getByText('for the client')).toBeTruthy();
		expect(within(row('Daniel')).queryByText(/not confirmed/)).toBeNull();
		expect(within(row('Rehema')).getByText('for the client’s child')).toBeTruthy();
		expect(within(row('Rehema')).getByText('Email not confirmed yet')).toBeTruthy();
		expect(within(row('Samuel')).getByText('for a couple or a family')).toBeTruthy();
	});

	test('of an account that was deleted says nothing of its address', async () => {
		const user = { name: 'Deleted account', email: '', emailVerified: false };
		serve(() => ({ body: aList([{ ...rehema, user }]) }));
		await showAdmin('/admin/appointments');
		expect(within(row('Deleted')).queryByText(/not confirmed/)).toBeNull();
		expect(within(row('Deleted')).getByText('for the client’s child')).toBeTruthy();
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

	test('leads to today and back, with the filter kept', async () => {
		const sent = serve(() => all);
		await showAdmin('/admin/appointments?status=confirmed');
		press(screen.getByRole('link', { name: 'Show only today' }));
		await eventually(() => expect(sent.at(-1)?.url.search).toBe('?status=confirmed&from=2026-11-10&to=2026-11-10'));
		press(screen.getByRole('link', { name: 'Show all days' }));
		await eventually(() => expect(sent.at(-1)?.url.search).toBe('?status=confirmed'));
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
