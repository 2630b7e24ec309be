/** @jest-environment @tulia/test-kit/jsdom-environment */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import { openOnPhone } from '../../testing/phone-window.ts';
import { refusalResponse } from '../../testing/refusal-response.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';

const nyambura: StaffPsychologist = {
	id: 'p1',
	name: 'Dr. Nyambura Kamau',
	serviceIds: ['a'],
	active: true,
	weeklyHours: { monday: [{ from: '09:00', to: '17:00' }] },
	breaks: {},
	timeOff: [],
	version: 1,
};
const services = {
	data: [
		{
			id: 'a',
			title: 'Family Therapy',
			shortDescription: 's',
			description: 'd',
			image: 'service-family-therapy',
			benefits: ['b'],
			durationMinutes: 60,
			price: 3500,
			order: 1,
			active: true,
			version: 1,
		},
	],
};
const week = {
	data: [
		{ date: '2026-11-23', times: ['9:00 AM', '10:30 AM'] },
		{ date: '2026-11-24', times: [], reason: 'Staff training' },
	],
};
/** Answers each request for a list, and passes each write to `change`. */
const withChange =
	(change: (sent: SentRequest) => MockResponse) =>
	(sent: SentRequest): MockResponse => {
		const { pathname } = sent.url;
		if (sent.method !== 'GET') return change(sent);
		if (pathname.endsWith('/free-times')) return { body: week };
		if (pathname === '/api/admin/services') return { body: services };
		return pathname === '/api/admin/psychologists' ? { body: { data: [nyambura] } } : undefined;
	};
const EDIT = '/admin/psychologists?edit=p1';
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const day = (name: string): HTMLElement => screen.getByRole('group', { name });
const changes = (sent: readonly SentRequest[]): readonly SentRequest[] =>
	sent.filter(({ method }) => method === 'PATCH');
const bodyOf = (sent: SentRequest | undefined): Partial<StaffPsychologist> & { readonly seen?: readonly string[] } =>
	sent?.body ?? {};

test('hours, breaks and days off are saved as entered', async () => {
	const sent = mockApi(withChange(() => ({ body: { ...nyambura, version: 2 } })));
	const { address } = await renderAdmin(EDIT);
	await eventually(() => press('Add hours: Tuesday, weekly hours'));
	const tuesday = within(day('Tuesday, weekly hours'));
	fireEvent.change(tuesday.getByLabelText('From'), { target: { value: '10:00' } });
	fireEvent.change(tuesday.getByLabelText('To'), { target: { value: '14:00' } });
	press('Remove Monday, weekly hours, 1');
	press('Add time off: Time off');
	fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-12-21' } });
	fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-12-24' } });
	press(/^Save Saving/);
	await eventually(() => expect(address()).toBe('/admin/psychologists'));
	expect(bodyOf(changes(sent)[0])).toMatchObject({
		weeklyHours: { tuesday: [{ from: '10:00', to: '14:00' }] },
		timeOff: [{ from: '2026-12-21', to: '2026-12-24' }],
		version: 1,
	});
	expect(bodyOf(changes(sent)[0]).weeklyHours).not.toHaveProperty('monday');
});

test('hours with only one time are not sent', async () => {
	const sent = mockApi(withChange(() => undefined));
	await renderAdmin(EDIT);
	await eventually(() => press('Add a break: Monday, breaks'));
	press(/^Save Saving/);
	await eventually(() =>
		expect(within(day('Monday, breaks')).getByText('Give both times, such as 09:00 and 17:00')).toBeTruthy(),
	);
	expect(changes(sent)).toEqual([]);
});

test('appointments outside of the new hours are listed before anything is saved, and saved after a confirmation', async () => {
	const affected = [{ id: 'x1', ticketNumber: 'TUL-26-4J2WB', scheduledFor: '2026-11-23T06:00:00.000Z' }];
	const sent = mockApi(
		withChange((call) =>
			bodyOf(call).seen ? { body: { ...nyambura, version: 2 } } : refusalResponse(409, 'bookings_unseen', { affected }),
		),
	);
	const { address } = await renderAdmin(EDIT);
	await eventually(() => press('Remove Monday, weekly hours, 1'));
	press(/^Save Saving/);
	await eventually(() =>
		expect(screen.getByRole('link', { name: /TUL-26-4J2WB/ }).getAttribute('href')).toBe('/admin/appointments/x1'),
	);
	expect(screen.getByText('Not saved yet: one coming visit is concerned')).toBeTruthy();
	press('I have seen them: save');
	await eventually(() => expect(address()).toBe('/admin/psychologists'));
	expect(changes(sent).map((call) => bodyOf(call).seen)).toEqual([undefined, ['x1']]);
});

test('overlapping hours have an error at their day', async () => {
	mockApi(
		withChange(() =>
			refusalResponse(422, 'invalid_hours', {
				errors: [{ field: 'weeklyHours.monday', message: 'These hours overlap' }],
			}),
		),
	);
	await renderAdmin(EDIT);
	await eventually(() => press(/^Save Saving/));
	await eventually(() => expect(within(day('Monday, weekly hours')).getByText('These hours overlap')).toBeTruthy());
});

test('the free times of the next seven days are shown as clients see them, with the reason if there are none', async () => {
	mockApi(withChange(() => undefined));
	await renderAdmin(EDIT);
	await eventually(() => expect(screen.getByText('9:00 AM, 10:30 AM')).toBeTruthy());
	expect(screen.getByText('Staff training')).toBeTruthy();
});

test('free times are not requested once a psychologist is saved as no longer seeing clients', async () => {
	let current = nyambura;
	const answer = withChange(() => {
		current = { ...nyambura, active: false, version: 2 };
		return { body: current };
	});
	const sent = mockApi((call) =>
		call.method === 'GET' && call.url.pathname === '/api/admin/psychologists'
			? { body: { data: [current] } }
			: answer(call),
	);
	await renderAdmin(EDIT);
	await eventually(() => expect(screen.getByText('9:00 AM, 10:30 AM')).toBeTruthy());
	fireEvent.click(screen.getByRole('checkbox', { name: 'Sees clients' }));
	press(/^Save Saving/);
	await eventually(() => expect(changes(sent)).toHaveLength(1));
	await eventually(() => expect(sent.at(-1)?.url.pathname).toBe('/api/admin/psychologists'));
	const saved = sent.findIndex(({ method }) => method === 'PATCH');
	expect(sent.slice(saved).filter(({ url }) => url.pathname.endsWith('/free-times'))).toEqual([]);
});

describe('on a phone', () => {
	const isOpen = (part: string): boolean | undefined =>
		screen.getByRole('region', { name: part }).querySelector('details')?.open;
	const addBreak = (): boolean =>
		fireEvent.click(screen.getByRole('button', { name: 'Add a break: Monday, breaks', hidden: true }));

	test('the parts of a psychologist are folded, and a wrong field opens its own and takes the focus', async () => {
		openOnPhone();
		const sent = mockApi(withChange(() => undefined));
		await renderAdmin(EDIT);
		await eventually(() => expect(screen.getByLabelText('Full name')).toBeTruthy());
		for (const part of ['Services', 'Weekly hours', 'Breaks', 'Time off', 'Profile', 'Free times, next seven days'])
			expect([part, isOpen(part)]).toEqual([part, false]);
		expect(sent.map(({ url }) => url.pathname).filter((path) => path.endsWith('/free-times'))).toEqual([]);
		addBreak();
		press(/^Save Saving/);
		await eventually(() => expect(isOpen('Breaks')).toBe(true));
		expect(document.activeElement).toBe(day('Monday, breaks'));
		expect(isOpen('Services')).toBe(false);
	});

	test('a restored draft opens the part with its input', async () => {
		openOnPhone();
		mockApi(withChange(() => undefined));
		await renderAdmin(EDIT);
		await eventually(() => addBreak());
		const from = within(screen.getByRole('group', { name: 'Monday, breaks', hidden: true })).getByLabelText('From');
		fireEvent.change(from, { target: { value: '13:00' } });
		cleanup();
		await renderAdmin(EDIT);
		await eventually(() => expect(screen.getByText('What you typed here is back')).toBeTruthy());
		expect(isOpen('Breaks')).toBe(true);
		expect(isOpen('Weekly hours')).toBe(false);
	});
});
