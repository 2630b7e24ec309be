/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import { freezeTime } from '../../testing/freeze-time.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { aList, daniel, halima, rehema, samuel } from '../../testing/sample-appointments.ts';
import { aDashboard } from '../../testing/sample-dashboard.ts';

freezeTime();

const all: MockResponse = { body: aList([halima, daniel, samuel]) };

const row = (name: string): HTMLElement => screen.getByRole('row', { name: new RegExp(name) });
const button = (name: RegExp): HTMLButtonElement => screen.getByRole('button', { name });
const press = (element: HTMLElement): boolean => fireEvent.click(element);
/** Opens "More filters" and sets a filter there. */
function choose(filter: string, value: string): void {
	const more = button(/^More filters/);
	if (more.getAttribute('aria-expanded') === 'false') press(more);
	fireEvent.change(screen.getByRole('combobox', { name: filter }), { target: { value } });
}
/** The button of a frequent filter. */
const chip = (name: RegExp): HTMLButtonElement =>
	within(screen.getByRole('group', { name: 'Show' })).getByRole('button', { name });

const team = { data: [{ id: 'amina', name: 'Amina Hassan', serviceIds: [], active: true }] };
const services = { data: [{ id: 'trauma', title: 'Trauma Recovery' }] };

/** Answers the requests for the list and for the choices of the filters. Returns the requests for the list. */
function mockList(answer: (sent: SentRequest) => MockResponse, dashboard = aDashboard()): SentRequest[] {
	const asked: SentRequest[] = [];
	const mocked = (sent: SentRequest): MockResponse => {
		if (sent.url.pathname.endsWith('/psychologists')) return { body: team };
		if (sent.url.pathname.endsWith('/services')) return { body: services };
		const isOfList =
			sent.url.pathname.startsWith('/api/admin/appointments') && sent.url.searchParams.get('limit') !== '100';
		if (isOfList) asked.push(sent);
		return answer(sent);
	};
	mockApi(mocked, () => ({ body: dashboard }));
	return asked;
}

describe('finding appointments', () => {
	test('the list of appointments takes its search from the address, and debounces input', async () => {
		const sent = mockList(() => all);
		const { address } = await renderAdmin('/admin/appointments?search=ouma&status=confirmed');
		expect(sent.at(-1)?.url.search).toBe('?search=ouma&status=confirmed');
		fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tra' } });
		fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'trauma' } });
		await eventually(() => expect(address()).toBe('/admin/appointments?search=trauma&status=confirmed'));
		await eventually(() => expect(sent.map(({ url }) => url.searchParams.get('search'))).toEqual(['ouma', 'trauma']));
	});

	test('a status that is chosen during the debounce preserves the search', async () => {
		const sent = mockList(() => all);
		const { address } = await renderAdmin('/admin/appointments');
		fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'trauma' } });
		choose('Status', 'missed');
		expect(address()).toBe('/admin/appointments?search=trauma&status=missed');
		await eventually(() => expect(sent).toHaveLength(2));
	});

	test('the pages of appointments go forward by cursor and back', async () => {
		const sent = mockList(({ url }) => ({
			body: url.searchParams.has('cursor') ? aList([samuel]) : aList([halima, daniel], { nextCursor: 'after-daniel' }),
		}));
		const { address } = await renderAdmin('/admin/appointments');
		press(button(/^Next/));
		await eventually(() => expect(row('Samuel')).toBeTruthy());
		expect(sent.at(-1)?.url.search).toBe('?cursor=after-daniel');
		expect(address()).toBe('/admin/appointments?after=after-daniel');
		expect(button(/^Next/).disabled).toBe(true);
		press(button(/^Previous/));
		await eventually(() => expect(row('Halima')).toBeTruthy());
		expect(address()).toBe('/admin/appointments');
	});

	test('the list filters by psychologist and by service, and preserves both with the filter by need', async () => {
		const sent = mockList(() => all);
		const { address } = await renderAdmin('/admin/appointments');
		press(button(/^More filters$/));
		await eventually(() => expect(screen.getByRole('option', { name: 'Amina Hassan' })).toBeTruthy());
		choose('Psychologist', 'amina');
		expect(button(/^More filters \(1 set\)$/)).toBeTruthy();
		choose('Service', 'trauma');
		expect(button(/^More filters \(2 set\)$/).getAttribute('aria-expanded')).toBe('true');
		await eventually(() => expect(sent.at(-1)?.url.search).toBe('?psychologistId=amina&serviceId=trauma'));
		press(chip(/^No outcome/));
		expect(address()).toBe('/admin/appointments?psychologistId=amina&serviceId=trauma&needs=outcome');
		choose('Psychologist', '');
		expect(address()).toBe('/admin/appointments?serviceId=trauma&needs=outcome');
	});

	test('the list shows which days it covers, and a page without a row links to the days before', async () => {
		const days = { from: '2026-03-01', to: '2027-01-09' };
		mockList(({ url }) =>
			url.searchParams.has('cursor')
				? { body: aList([samuel], { days: { from: '2024-11-10', to: '2027-01-09' }, order: 'latest_first' }) }
				: { body: { data: [], days, order: 'latest_first', nextCursor: 'before-march' } },
		);
		await renderAdmin('/admin/appointments?search=samuel');
		expect(screen.getByText(/^Looked through Sun 1 Mar 2026 to Sat 9 Jan 2027 so far/)).toBeTruthy();
		press(button(/^Next/));
		await eventually(() => expect(row('Samuel')).toBeTruthy());
	});

	test.each([
		['/admin/appointments', 'No appointments have been scheduled yet.'],
		['/admin/appointments?search=nobody', 'Try adjusting your search or filter criteria.'],
		['/admin/appointments?status=missed', 'Try adjusting your search or filter criteria.'],
	])('the empty list at %s says why it is empty', async (address, words) => {
		mockList(() => ({ body: aList([]) }));
		await renderAdmin(address);
		expect(screen.getByRole('heading', { name: 'No appointments found' })).toBeTruthy();
		expect(screen.getByText(words)).toBeTruthy();
	});

	test('a list of appointments that failed to load shows an error and a retry', async () => {
		let answer: MockResponse;
		mockList(() => answer);
		await renderAdmin('/admin/appointments');
		expect(screen.getByRole('alert').textContent).toContain('We could not load the appointments');
		answer = all;
		press(button(/Try again/));
		await eventually(() => expect(row('Daniel')).toBeTruthy());
	});

	test('the rows of one status are never shown under another that failed to load', async () => {
		mockList(({ url }) => (url.searchParams.has('status') ? undefined : all));
		await renderAdmin('/admin/appointments');
		choose('Status', 'missed');
		await eventually(() => expect(screen.queryAllByRole('row')).toEqual([]));
		expect(screen.getByRole('alert').textContent).toContain('We could not load the appointments');
	});
});

describe('a row of the list', () => {
	test('a row shows for whom the visit is, and an unconfirmed address', async () => {
		mockList(() => ({ body: aList([daniel, rehema, { ...samuel, forWhom: 'us' }]) }));
		await renderAdmin('/admin/appointments');
		expect(within(row('Daniel')).queryByText(/not confirmed/)).toBeNull();
		expect(within(row('Rehema')).getByText(/, for the client’s child$/)).toBeTruthy();
		expect(within(row('Rehema')).getByText('Email not confirmed yet')).toBeTruthy();
		expect(within(row('Samuel')).getByText(/, for a couple or a family$/)).toBeTruthy();
	});

	test('a row of a deleted account has no remark about its address', async () => {
		const user = { name: 'Deleted account', email: '', emailVerified: false };
		mockList(() => ({ body: aList([{ ...rehema, user }]) }));
		await renderAdmin('/admin/appointments');
		expect(within(row('Deleted')).queryByText(/not confirmed/)).toBeNull();
		expect(within(row('Deleted')).getByText(/, for the client’s child$/)).toBeTruthy();
	});
});

describe('the order of the rows', () => {
	const older = { ...halima, status: 'confirmed' as const, version: 1 };
	const lines = (): readonly string[] =>
		screen.getAllByRole('row').map((one) => within(one).queryByRole('rowheader')?.textContent ?? '');

	test('past visits without an outcome come first, of any day, then the others by day', async () => {
		const tomorrow = { ...rehema, scheduledFor: '2026-11-11T07:30:00.000Z', endsAt: '2026-11-11T08:30:00.000Z' };
		const board = aDashboard({ needsOutcome: [older], needsOutcomeCount: 4 });
		mockList(() => ({ body: aList([samuel, tomorrow]) }), board);
		await renderAdmin('/admin/appointments');
		await eventually(() =>
			expect(lines().slice(1)).toEqual([
				'Over: did they come? 1 of 4 visits without an outcome',
				'3:00 PMMon 9 Nov',
				'Today, Tue 10 Nov It is 9:50 AM.',
				'12:00 PM',
				'Wed 11 Nov Outcomes open on the day.',
				'10:30 AM',
			]),
		);
	});

	test('a row whose outcome is recorded keeps its position', async () => {
		mockList(
			({ method }) => (method === 'PATCH' ? { body: { appointment: halima } } : { body: aList([samuel]) }),
			aDashboard({ needsOutcome: [older], needsOutcomeCount: 1 }),
		);
		await renderAdmin('/admin/appointments');
		await eventually(() => expect(row('Halima')).toBeTruthy());
		press(button(/Attended: Halima/));
		await eventually(() => expect(within(row('Halima')).getByText('Attended')).toBeTruthy());
		expect(lines()[2]).toBe('3:00 PMMon 9 Nov');
	});

	test('a cancelled visit shows who cancelled, instead of the buttons', async () => {
		const cancellation = { by: 'client' as const, how: 'phone' as const, late: true, at: '2026-11-09T06:00:00.000Z' };
		mockList(() => ({ body: aList([{ ...samuel, status: 'cancelled', cancellation }]) }));
		await renderAdmin('/admin/appointments');
		expect(within(row('Samuel')).getByText('By the client, by phone, late, Mon 9 Nov')).toBeTruthy();
		expect(within(row('Samuel')).queryByRole('button')).toBeNull();
	});
});

describe('the filter by need', () => {
	const needy = ({ url }: SentRequest): MockResponse =>
		url.searchParams.has('needs') ? { body: { data: [daniel], nextCursor: 'after-daniel' } } : all;

	test('the filter by need excludes all others, and pages by cursor', async () => {
		const sent = mockList(needy);
		const { address } = await renderAdmin('/admin/appointments?status=confirmed&from=2026-11-01');
		press(button(/^More filters \(2 set\)$/));
		expect(screen.getByLabelText('From')).toBeTruthy();
		press(chip(/^No outcome/));
		expect(address()).toBe('/admin/appointments?needs=outcome');
		await eventually(() => expect(sent.at(-1)?.url.search).toBe('?needs=outcome'));
		await eventually(() => expect(screen.queryByText('Samuel Njoroge')).toBeNull());
		expect(screen.queryByLabelText('From')).toBeNull();
		press(button(/^Next/));
		await eventually(() => expect(sent.at(-1)?.url.searchParams.get('cursor')).toBe('after-daniel'));
		expect(sent.at(-1)?.url.searchParams.get('needs')).toBe('outcome');
		await eventually(() => expect(screen.getAllByText(/21 to 21$/)).toHaveLength(2));
		choose('Status', 'missed');
		expect(address()).toBe('/admin/appointments?status=missed');
	});

	test('a search clears the filter by need', async () => {
		mockList(needy);
		const { address } = await renderAdmin('/admin/appointments?needs=outcome');
		fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'trauma' } });
		await eventually(() => expect(address()).toBe('/admin/appointments?search=trauma'));
	});

	test('a row whose outcome is recorded stays in the list of visits without one', async () => {
		mockList((sent) =>
			sent.method === 'PATCH' ? { body: { appointment: { ...daniel, status: 'attended', version: 2 } } } : needy(sent),
		);
		await renderAdmin('/admin/appointments?needs=outcome');
		press(button(/Attended: Daniel/));
		await eventually(() => expect(within(row('Daniel')).getByText('Attended')).toBeTruthy());
	});

	test.each([
		['outcome', 'Every visit that is over has an outcome.'],
		['phone', 'Our notices reach everybody who has an appointment.'],
	])('the empty list says that nothing needs %s', async (need, text) => {
		mockList(() => ({ body: { data: [] } }));
		await renderAdmin(`/admin/appointments?needs=${need}`);
		expect(screen.getByText(text)).toBeTruthy();
	});
});

describe('the days of the list', () => {
	test('the days of the list are part of the address', async () => {
		const sent = mockList(() => all);
		const { address } = await renderAdmin('/admin/appointments?status=missed');
		press(button(/^More filters/));
		fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
		fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-30' } });
		expect(address()).toBe('/admin/appointments?status=missed&from=2026-11-01&to=2026-11-30');
		await eventually(() => expect(sent.at(-1)?.url.search).toBe('?status=missed&from=2026-11-01&to=2026-11-30'));
	});

	test('switching between today and all preserves the filter', async () => {
		const sent = mockList(() => all);
		await renderAdmin('/admin/appointments?status=confirmed');
		press(chip(/^Today/));
		await eventually(() => expect(sent.at(-1)?.url.search).toBe('?status=confirmed&from=2026-11-10&to=2026-11-10'));
		expect(chip(/^Today/).getAttribute('aria-pressed')).toBe('true');
		expect(button(/^More filters \(1 set\)$/)).toBeTruthy();
		press(chip(/^All/));
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

	test('the CSV file is requested with the filters of the list, and saved under its name', async () => {
		const csv = { body: { fileName: 'appointments.csv', csv: 'Ticket' } };
		const sent = mockList(({ url }) => (url.pathname.endsWith('/export') ? csv : all));
		await renderAdmin('/admin/appointments?search=ouma&from=2026-11-01&to=2026-11-30');
		press(button(/^More filters/));
		press(button(/Save as CSV/));
		await eventually(() => expect(saved).toEqual(['appointments.csv']));
		expect(sent.at(-1)?.url.search).toBe('?search=ouma&from=2026-11-01&to=2026-11-30');
	});
});
