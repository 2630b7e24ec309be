/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { whoReads } from '@tulia/centre/who-reads';
import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import { eventually, mockApi, renderAdmin } from '../../testing/render-admin.tsx';
import { NOW } from '../../testing/sample-appointments.ts';
import { aDetail } from '../../testing/sample-detail.ts';
import { button, oneAnd, press, sentChanges, stopClock, VISIT_PAGE, write } from '../../testing/visit-page.ts';

stopClock();

describe('what a role may not do with a visit', () => {
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
		await renderAdmin(VISIT_PAGE, roles, roles.includes('psychologist') ? 'p1' : undefined);
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

	test('the front desk sees all actions of a visit', async () => {
		expect(await offered(['front_desk'], { notesAccess: 'hidden' })).toMatchObject({
			...{ wholeSeries: true, bookSeries: true, payments: true, price: true },
		});
	});

	test('a call to make is shown to a psychologist, too, and noted by the person who makes it', async () => {
		const coming = new Date(NOW.getTime() + 86_400_000).toISOString();
		const toPhone = { scheduledFor: coming, phoneCall: { about: 'reminder', from: NOW.toISOString() } } as const;
		for (const [role, isOffered] of [
			['psychologist', false],
			['front_desk', true],
		] as const) {
			mockApi(oneAnd(() => ({ body: aDetail(toPhone) })));
			await renderAdmin(VISIT_PAGE, [role], role === 'psychologist' ? 'p1' : undefined);
			expect(screen.getByText('Please tell this client')).toBeTruthy();
			expect(screen.queryByRole('button', { name: /^Told by phone: / }) !== null).toBe(isOffered);
			cleanup();
		}
	});
});

describe('the notes of a colleague’s visit', () => {
	const { notes: _notes, staffNote: _staffNote, ...withoutNotes } = aDetail();
	const closed = { ...withoutNotes, notesAccess: 'with_reason' } as const;

	test("an owner opens a colleague's notes only with a reason", async () => {
		const calls = mockApi(
			oneAnd(
				() => ({ body: closed }),
				() => ({ body: aDetail() }),
			),
		);
		await renderAdmin(VISIT_PAGE);
		expect(screen.getByText((words) => words.includes(whoReads.clientNotes.words))).toBeTruthy();
		expect(screen.queryByText('I am nervous.')).toBeNull();
		press(/^Open the notes/);
		await eventually(() => expect(screen.getAllByText('Please say why').length).toBeGreaterThan(0));
		expect(sentChanges(calls)).toEqual([]);
		fireEvent.click(screen.getByRole('radio', { name: /^A complaint/ }));
		press(/^Open the notes/);
		await eventually(() => expect(screen.getByText('I am nervous.')).toBeTruthy());
		expect(sentChanges(calls).map(({ body }) => body)).toEqual([{ reason: 'complaint' }]);
	});

	test("a colleague's notes stay open when an owner saves a note among them, and show the saved note", async () => {
		const calls = mockApi(
			oneAnd(
				() => ({ body: closed }),
				(sent) => ({ body: sent.url.pathname.endsWith('/notes-reading') ? aDetail() : { ...closed, noteVersion: 2 } }),
			),
		);
		// The store updates the page in the next frame, which is late on a slow phone.
		const frames: FrameRequestCallback[] = [];
		const draw = () => {
			for (const frame of frames.splice(0)) frame(0);
		};
		const drawing = setInterval(draw, 1);
		jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
		await renderAdmin(VISIT_PAGE);
		fireEvent.click(screen.getByRole('radio', { name: /^I stand in/ }));
		press(/^Open the notes/);
		await eventually(() => expect(screen.getByText('I am nervous.')).toBeTruthy());
		clearInterval(drawing);
		write(/^Note/, 'Asked for the garden room. ');
		press(/^Save the note/);
		await eventually(() => expect(sentChanges(calls)).toHaveLength(2));
		await eventually(() => expect(button(/^Save the note/).getAttribute('aria-disabled')).not.toBe('true'));
		const asked = calls.filter(({ method }) => method === 'GET').length;
		expect(screen.getByText('I am nervous.')).toBeTruthy();
		expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ }).value).toContain('garden room');
		expect(screen.queryByText(/Somebody else changed this note/)).toBeNull();
		act(draw);
		expect(screen.queryByText(/Somebody else changed this note/)).toBeNull();
		write(/^Note/, 'And a second thought');
		press(/^Save the note/);
		await eventually(() => expect(sentChanges(calls)).toHaveLength(3));
		expect(sentChanges(calls)[2]?.body).toEqual({ note: 'And a second thought', noteVersion: 2 });
		expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(asked);
	});

	test("the front desk sees that a colleague's notes exist, and who may read them", async () => {
		mockApi(oneAnd(() => ({ body: { ...closed, notesAccess: 'hidden' } })));
		await renderAdmin(VISIT_PAGE, ['front_desk']);
		expect(screen.getByText(/The client wrote something|There is a staff note/)).toBeTruthy();
		expect(screen.queryByRole('form', { name: 'Open the notes' })).toBeNull();
		expect(screen.queryByRole('textbox', { name: /^Note/ })).toBeNull();
	});
});
