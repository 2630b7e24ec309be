/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { StaffWaitingEntry } from '@tulia/contracts/waiting-list/schemas';
import { freezeTime } from '../../testing/freeze-time.ts';
import { refusalResponse } from '../../testing/refusal-response.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { aClientFile } from '../../testing/sample-client.ts';

freezeTime();

const waits: StaffWaitingEntry = {
	id: 'w1',
	service: 'Stress Management',
	serviceId: 'stress-management',
	days: ['monday', 'tuesday'],
	part: 'morning',
	until: '2026-12-04',
	forWhom: 'me',
	askedAt: '2026-11-09T06:00:00.000Z',
	client: {
		id: 'c1',
		name: 'Faith Akinyi',
		phone: { number: '+254712345678', shown: '0712 345 678', confirmed: false },
	},
	byStaff: true,
	offers: [],
	version: 1,
};
const kept: StaffWaitingEntry = {
	...waits,
	id: 'w2',
	client: { id: 'c2', name: 'Daniel Ouma' },
	kept: {
		id: 'o1',
		startsAt: '2026-11-16T07:30:00.000Z',
		endsAt: '2026-11-16T08:30:00.000Z',
		psychologist: 'Amina Hassan',
		psychologistId: 'amina-hassan',
		until: '2026-11-10T11:15:00.000Z',
	},
	offers: [
		{
			startsAt: '2026-11-16T07:30:00.000Z',
			psychologist: 'Amina Hassan',
			at: '2026-11-10T09:15:00.000Z',
			until: '2026-11-10T11:15:00.000Z',
			state: 'open',
			told: [],
		},
	],
};
const taken: StaffWaitingEntry = {
	...waits,
	id: 'w3',
	client: { id: 'c3', name: 'Rose Wambui' },
	ended: { at: '2026-11-09T08:00:00.000Z', why: 'taken' },
};

const isChange = ({ method }: SentRequest): boolean => method !== 'GET';
const row = (name: string) => within(screen.getByRole('listitem', { name }));

test('staff see the entries in order, held times with calls to make, and who accepted a time', async () => {
	mockApi(() => ({ body: { data: [waits, kept], ended: [taken] } }));
	await renderAdmin('/admin/waiting-list');
	expect(await screen.findByText('2 people wait, the first who asked on top. 1 time is kept just now.')).toBeTruthy();
	expect(row('Faith Akinyi').getByText('1.')).toBeTruthy();
	expect(row('Faith Akinyi').getByText(/^Mon, Tue, mornings, whoever is free first, until Fri 4 Dec$/)).toBeTruthy();
	expect(row('Daniel Ouma').getByText(/kept now until 2:15 PM, not told yet: please phone/)).toBeTruthy();
	expect(screen.getByText(/Took a time/)).toBeTruthy();
});

test('staff accept a time for a client on the phone', async () => {
	const sent = mockApi((request) => (isChange(request) ? { body: taken } : { body: { data: [kept], ended: [] } }));
	await renderAdmin('/admin/waiting-list');
	fireEvent.click(await screen.findByRole('button', { name: /They take 10:30 AM/ }));
	await eventually(() =>
		expect(sent.filter(isChange).map(({ url, body }) => [url.pathname, body])).toEqual([
			['/api/admin/waiting-list/w2/answer', { kept: 'o1', answer: 'take' }],
		]),
	);
});

test('an empty waiting list says so, and where entries are added', async () => {
	mockApi(() => ({ body: { data: [], ended: [] } }));
	await renderAdmin('/admin/waiting-list');
	expect(await screen.findByRole('heading', { name: 'Nobody waits' })).toBeTruthy();
});

test('clients whom no message reached are counted in the menu, and listed on the dashboard to phone', async () => {
	mockApi(() => undefined);
	const fetch = globalThis.fetch;
	globalThis.fetch = async (input, init) =>
		String(input).endsWith('/api/admin/waiting-list/counts')
			? new Response(JSON.stringify({ waiting: 2, toPhone: 1 }))
			: fetch(input, init);
	await renderAdmin('/admin');
	expect(await screen.findByText('Phone one person: a time is kept for them')).toBeTruthy();
	expect(screen.getByRole('link', { name: 'Open the waiting list' }).getAttribute('href')).toBe('/admin/waiting-list');
	const inMenu = within(screen.getByRole('navigation', { name: 'Admin' })).getByRole('link', { name: /^Waiting list/ });
	expect(inMenu.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('1 waiting');
});

const CHANGE = '/api/admin/waiting-list/w1';
const services = [
	{ id: 'stress-management', title: 'Stress Management' },
	{ id: 'family-therapy', title: 'Family Therapy' },
];
/** Answers each request for the list with the result of `entries`, and each write with the given response. */
const withList = (entries: () => readonly StaffWaitingEntry[], change: () => MockResponse) =>
	mockApi((request) => {
		const { pathname } = request.url;
		if (isChange(request)) return change();
		if (pathname === '/api/services') return { body: { data: services } };
		if (pathname === '/api/admin/psychologists') return { body: { data: [] } };
		return { body: { data: entries(), ended: [] } };
	});
const openChange = async () => {
	fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
	await screen.findByRole('option', { name: 'A visit: Family Therapy' });
};
const choose = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const changes = (sent: readonly SentRequest[]) =>
	sent.filter(isChange).map(({ method, url, body }) => [method, url.pathname, body]);

test('an entry is changed in place, the service too, with the version that was seen', async () => {
	const sent = withList(
		() => [waits],
		() => ({ body: { ...waits, version: 2 } }),
	);
	await renderAdmin('/admin/waiting-list');
	await openChange();
	choose(/^What they wait for/, 'family-therapy');
	choose(/^Part of the day/, 'any');
	fireEvent.click(screen.getByRole('checkbox', { name: 'Fridays' }));
	fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
	await eventually(() =>
		expect(changes(sent)).toEqual([
			[
				'PATCH',
				CHANGE,
				{
					...{ days: ['monday', 'tuesday', 'friday'], part: 'any', until: '2026-12-04' },
					...{ serviceId: 'family-therapy', version: 1 },
				},
			],
		]),
	);
	await eventually(() => expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull());
});

test('a conflict of an entry shows the current version, and preserves the input', async () => {
	let current = waits;
	const sent = withList(
		() => [current],
		() => {
			current = { ...waits, part: 'afternoon', version: 2 };
			return refusalResponse(409, 'changed_meanwhile');
		},
	);
	await renderAdmin('/admin/waiting-list');
	await openChange();
	choose(/^Part of the day/, 'any');
	fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
	expect(await screen.findByText(/^Not changed: something happened here meanwhile\./)).toBeTruthy();
	expect(await screen.findByText(/^Stress Management: Mon, Tue, afternoons/)).toBeTruthy();
	fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
	await eventually(() => expect(changes(sent).at(-1)?.[2]).toMatchObject({ part: 'any', version: 2 }));
});

test('unsaved input of an entry is restored when it is opened again', async () => {
	withList(
		() => [waits],
		() => undefined,
	);
	await renderAdmin('/admin/waiting-list');
	await openChange();
	choose(/^Part of the day/, 'any');
	fireEvent.click(screen.getByRole('button', { name: 'Close' }));
	await openChange();
	expect(screen.getByText('What you typed here is back')).toBeTruthy();
	expect(screen.getByLabelText<HTMLSelectElement>(/^Part of the day/).value).toBe('any');
});

test('an entry with a held time asks for the answer, and cannot be changed', async () => {
	withList(
		() => [kept],
		() => undefined,
	);
	await renderAdmin('/admin/waiting-list');
	expect(await screen.findByRole('button', { name: /They take 10:30 AM/ })).toBeTruthy();
	expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
});

test('a new caller is added on the page of the waiting list: their record is created, then the entry', async () => {
	const calls = mockApi(({ method, url }) => {
		if (method === 'POST') return { status: 201, body: { ...aClientFile().client, id: 'c1' } };
		if (url.pathname === '/api/admin/waiting-list') return { body: { data: [], ended: [] } };
		return url.pathname === '/api/admin/clients' ? { body: { data: [] } } : { body: aClientFile() };
	});
	const { address } = await renderAdmin('/admin/waiting-list');
	fireEvent.click(screen.getByRole('button', { name: /^Add to the waiting list/ }));
	expect(screen.queryByText(/the button above/)).toBeNull();
	fireEvent.change(screen.getByRole('textbox', { name: /^Phone or name/ }), { target: { value: 'Wanjiku Test' } });
	await eventually(() => expect(screen.getByRole('button', { name: /^New person with/ })).toBeTruthy());
	fireEvent.click(screen.getByRole('button', { name: /^New person with/ }));
	fireEvent.click(screen.getByRole('button', { name: /^Add this client/ }));
	await eventually(() => expect(address()).toBe('/admin/waiting-list?client=c1'));
	expect(calls.filter(isChange)).toMatchObject([
		{ url: { pathname: '/api/admin/clients' }, body: { name: 'Wanjiku Test' } },
	]);
});
