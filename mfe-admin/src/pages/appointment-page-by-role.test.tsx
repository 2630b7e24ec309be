/** @jest-environment @tulia/test-kit/jsdom-environment */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../testing/render-admin.tsx';
import { NOW } from '../testing/sample-appointments.ts';
import { aDetail } from '../testing/sample-detail.ts';
import { somePayments } from '../testing/sample-payments.ts';
import { staffTuesday } from '../testing/sample-staff-times.ts';

jest.setTimeout(30_000);
beforeEach(() => {
	jest.spyOn(Date, 'now').mockReturnValue(NOW.getTime());
});
afterEach(() => jest.restoreAllMocks());

const at = '/admin/appointments/a1';
const button = (name: RegExp): HTMLButtonElement => screen.getByRole('button', { name });
const press = (name: RegExp): boolean => fireEvent.click(button(name));
const write = (name: RegExp, text: string): boolean =>
	fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });
const people = {
	body: { data: [{ id: 'p1', name: 'Dr. Nyambura Kamau', serviceIds: ['addiction-recovery'], active: true }] },
};

/** Answers the detail that `now` gives, and whatever changes it with `change`. */
const oneAnd =
	(now: () => MockResponse, change: (sent: SentRequest) => MockResponse = () => undefined) =>
	(sent: SentRequest): MockResponse => {
		if (sent.method !== 'GET') return change(sent);
		if (sent.url.pathname === '/api/admin/psychologists') return people;
		if (sent.url.pathname.endsWith('/payments')) return { body: somePayments() };
		if (sent.url.pathname === '/api/admin/staff-times')
			return { body: { ...staffTuesday, date: sent.url.searchParams.get('date') } };
		return now();
	};
const sentChanges = (calls: readonly SentRequest[]): readonly SentRequest[] =>
	calls.filter(({ method }) => method !== 'GET');

describe('what somebody may not do with a visit is not offered', () => {
	const seriesVisit = aDetail({
		status: 'confirmed',
		scheduledFor: '2026-11-24T06:00:00.000Z',
		endsAt: '2026-11-24T07:00:00.000Z',
		series: {
			id: 's1',
			every: 'week',
			visits: ['2026-11-24', '2026-12-01', '2026-12-08'].map((day, place) => ({
				...{ id: place === 0 ? aDetail().id : `v${place}`, ticketNumber: `TUL-26-0000${place}`, version: 1 },
				...{ scheduledFor: `${day}T06:00:00.000Z`, status: 'confirmed' },
			})),
		},
	});
	const offered = async (roles: readonly StaffRole[], more: Partial<AppointmentDetail> = {}) => {
		const calls = mockApi(oneAnd(() => ({ body: { ...seriesVisit, ...more } })));
		await renderAdmin(at, roles, roles.includes('psychologist') ? 'p1' : undefined);
		press(/^Cancel this appointment/);
		const wholeSeries = screen.queryByRole('radio', { name: /This and all that follow/ }) !== null;
		return {
			wholeSeries,
			bookSeries: screen.queryByRole('link', { name: /Book several visits/ }) !== null,
			sendAgain: screen.queryByRole('button', { name: /^Send again/ }) !== null,
			payments: calls.some(({ url }) => url.pathname.endsWith('/payments')),
			price: screen.queryByText('Price') !== null,
		};
	};

	test('a psychologist moves and cancels one visit at a time, and sees neither price nor payments', async () => {
		expect(await offered(['psychologist'], { price: undefined } as object)).toEqual({
			...{ wholeSeries: false, bookSeries: false, sendAgain: false, payments: false, price: false },
		});
		press(/^Move to another time/);
		expect(screen.queryByRole('radio', { name: /This and all that follow/ })).toBeNull();
		expect(screen.getByRole('link', { name: /Book the next visit/ })).toBeTruthy();
	});

	test('the front desk does all of it', async () => {
		expect(await offered(['front_desk'], { notesAccess: 'hidden' })).toMatchObject({
			...{ wholeSeries: true, bookSeries: true, payments: true, price: true },
		});
	});

	test('whom to phone is said to a psychologist too, and ticked off by whoever phones', async () => {
		const coming = new Date(NOW.getTime() + 86_400_000).toISOString();
		const toPhone = { scheduledFor: coming, phoneCall: { about: 'reminder', from: NOW.toISOString() } } as const;
		for (const [role, isOffered] of [
			['psychologist', false],
			['front_desk', true],
		] as const) {
			mockApi(oneAnd(() => ({ body: aDetail(toPhone) })));
			await renderAdmin(at, [role], role === 'psychologist' ? 'p1' : undefined);
			expect(screen.getByText('Please tell this client')).toBeTruthy();
			expect(screen.queryByRole('button', { name: /^They know/ }) !== null).toBe(isOffered);
			cleanup();
		}
	});
});

describe('the notes of a colleague’s visit', () => {
	const { notes: _notes, staffNote: _staffNote, ...withoutNotes } = aDetail();
	const closed = { ...withoutNotes, notesAccess: 'with_reason' } as const;
	const opening = (sent: SentRequest): boolean => sent.url.pathname.endsWith('/notes/open');

	test('an owner opens them by saying why, and not without', async () => {
		const calls = mockApi(
			oneAnd(
				() => ({ body: closed }),
				() => ({ body: aDetail() }),
			),
		);
		await renderAdmin(at);
		expect(screen.getByText(/reads notes of this visit, and nobody else without saying why/)).toBeTruthy();
		expect(screen.queryByText('I am nervous.')).toBeNull();
		press(/^Open the notes/);
		await eventually(() => expect(screen.getAllByText('Please say why').length).toBeGreaterThan(0));
		expect(sentChanges(calls)).toEqual([]);
		fireEvent.click(screen.getByRole('radio', { name: /^A complaint/ }));
		press(/^Open the notes/);
		await eventually(() => expect(screen.getByText('I am nervous.')).toBeTruthy());
		expect(sentChanges(calls).map(({ body }) => body)).toEqual([{ reason: 'complaint' }]);
	});

	test('stay open when an owner saves a note among them, and show what was saved', async () => {
		const calls = mockApi(
			oneAnd(
				() => ({ body: closed }),
				(sent) => ({ body: opening(sent) || sent.method === 'POST' ? aDetail() : { ...closed, noteVersion: 2 } }),
			),
		);
		await renderAdmin(at);
		fireEvent.click(screen.getByRole('radio', { name: /^I stand in/ }));
		press(/^Open the notes/);
		await eventually(() => expect(screen.getByText('I am nervous.')).toBeTruthy());
		write(/^Note/, 'Asked for the garden room. ');
		press(/^Save the note/);
		await eventually(() => expect(sentChanges(calls)).toHaveLength(2));
		await eventually(() => expect(button(/^Save the note/).getAttribute('aria-disabled')).not.toBe('true'));
		const asked = calls.filter(({ method }) => method === 'GET').length;
		expect(screen.getByText('I am nervous.')).toBeTruthy();
		expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ }).value).toContain('garden room');
		expect(screen.queryByText(/Somebody else changed this note/)).toBeNull();
		write(/^Note/, 'And a second thought');
		press(/^Save the note/);
		await eventually(() => expect(sentChanges(calls)).toHaveLength(3));
		expect(sentChanges(calls)[2]?.body).toEqual({ note: 'And a second thought', noteVersion: 2 });
		expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(asked);
	});

	test('the front desk is told that there are some, and by whom they are read', async () => {
		mockApi(oneAnd(() => ({ body: { ...closed, notesAccess: 'hidden' } })));
		await renderAdmin(at, ['front_desk']);
		expect(screen.getByText(/The client wrote something|There is a staff note/)).toBeTruthy();
		expect(screen.queryByRole('form', { name: 'Open the notes' })).toBeNull();
		expect(screen.queryByRole('textbox', { name: /^Note/ })).toBeNull();
	});
});
