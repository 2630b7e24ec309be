/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen } from '@testing-library/react';
import type { ClientRecord } from '@tulia/contracts/client/staff-schemas';
import { atDeskNow, chooseService, deskAnd, newPerson, press, sentChanges, write } from '../../testing/desk-booking.ts';
import { eventually, mockApi, renderAdmin } from '../../testing/render-admin.tsx';
import { aClientFile } from '../../testing/sample-client.ts';
import { staffTuesday } from '../../testing/sample-staff-times.ts';

atDeskNow();

/** Faith registered herself and never opened our mail. */
const unconfirmed: ClientRecord = { ...aClientFile().client, emailVerified: false };
const known: ClientRecord = { ...unconfirmed, identified: { how: 'id', at: '2026-11-10T06:50:00.000Z' } };

/** The desk, at which nobody knows Faith until somebody says how. */
function deskOf(client = unconfirmed) {
	let record = client;
	const desk = deskAnd(() => {
		record = known;
		return { body: known };
	});
	return mockApi((sent) =>
		sent.method === 'GET' && sent.url.pathname === '/api/admin/clients/c1'
			? { body: aClientFile({ client: record }) }
			: desk(sent),
	);
}

const QUESTION = 'Is this Faith Akinyi?';

test.each([
	['a visit', '/admin/appointments/new?client=c1'],
	['several visits', '/admin/appointments/series?client=c1'],
	['from the file', '/admin/clients/c1'],
])('to book %s for a client whose address nobody confirmed, staff say once how they know them', async (_what, page) => {
	const calls = deskOf();
	await renderAdmin(page);
	await eventually(() => expect(screen.getByText(QUESTION)).toBeTruthy());
	press(/^I have seen an ID/);
	await eventually(() => expect(screen.queryByText(QUESTION)).toBeNull());
	expect(sentChanges(calls)).toMatchObject([
		{ method: 'POST', url: { pathname: '/api/admin/clients/c1/identity' }, body: { how: 'id' } },
	]);
});

test.each([
	['staff know', known],
	['confirmed the address', { ...unconfirmed, emailVerified: true }],
	['was invited and has no password yet', { ...unconfirmed, hasPassword: false }],
])('nothing is asked about a client who %s', async (_who, client) => {
	deskOf(client);
	await renderAdmin('/admin/appointments/new?client=c1');
	await eventually(() => expect(screen.getByText(/^Write to them by/)).toBeTruthy());
	expect(screen.queryByText(QUESTION)).toBeNull();
});

describe('somebody new with the number of a client', () => {
	test('the client is named while the number is typed, and is chosen where it is the same person', async () => {
		deskOf(known);
		await renderAdmin('/admin/appointments/new');
		newPerson('Wanjiku Test');
		write(/^Phone/, '0700 000 11');
		expect(screen.queryByText(/has this number/)).toBeNull();
		write(/^Phone/, '0700 000 112');
		await eventually(() => expect(screen.getByText('Faith Akinyi has this number.')).toBeTruthy());
		press(/^It is Faith Akinyi/);
		await eventually(() => expect(screen.getByRole('link', { name: /^Faith Akinyi/ })).toBeTruthy());
		expect(screen.queryByRole('textbox', { name: /^Full name/ })).toBeNull();
	});

	test('a number that two people share stays, and so does what was typed', async () => {
		deskOf(known);
		await renderAdmin('/admin/appointments/new');
		newPerson('Wanjiku Test');
		write(/^Phone/, '0700 000 112');
		await eventually(() => expect(screen.getByText('Faith Akinyi has this number.')).toBeTruthy());
		press(/^Somebody else, they share it/);
		expect(screen.getByText(/^They share this number/)).toBeTruthy();
		expect(screen.getByRole('textbox', { name: /^Phone/ })).toHaveProperty('value', '0700 000 112');
		expect(screen.getByRole('textbox', { name: /^Full name/ })).toHaveProperty('value', 'Wanjiku Test');
	});
});

describe('where a day is full', () => {
	const taken = staffTuesday.psychologists.map((one) => ({ ...one, times: [{ time: '9:00 AM', state: 'taken' }] }));
	const fullDesk = () => {
		const desk = deskAnd();
		return mockApi((sent) =>
			sent.url.pathname === '/api/admin/staff-times'
				? { body: { ...staffTuesday, date: sent.url.searchParams.get('date'), psychologists: taken } }
				: desk(sent),
		);
	};
	const fill = async (): Promise<void> => {
		await chooseService();
		write(/^Day/, '2026-11-12');
	};
	const link = () => screen.getByRole('link', { name: 'Put them on the waiting list' });

	test('a client is put on the waiting list from there', async () => {
		fullDesk();
		await renderAdmin('/admin/appointments/new?client=c1');
		await fill();
		await eventually(() => expect(link().getAttribute('href')).toBe('/admin/waiting-list?client=c1'));
	});

	test('so is somebody without a record, whose name and number go along and stand in no address', async () => {
		fullDesk();
		const { address } = await renderAdmin('/admin/appointments/new');
		newPerson('Wanjiku Test');
		write(/^Phone/, '0711 222 333');
		await fill();
		await eventually(() => expect(link()).toBeTruthy());
		fireEvent.click(link());
		await eventually(() => expect(screen.getByRole('heading', { name: 'Who would like to wait?' })).toBeTruthy());
		expect(address()).toBe('/admin/waiting-list');
		expect(screen.getByRole('textbox', { name: /^Full name/ })).toHaveProperty('value', 'Wanjiku Test');
		expect(screen.getByRole('textbox', { name: /^Phone/ })).toHaveProperty('value', '0711 222 333');
	});

	test('before anybody is named, the waiting list asks who they are', async () => {
		fullDesk();
		await renderAdmin('/admin/appointments/new');
		await fill();
		await eventually(() => expect(link()).toBeTruthy());
		fireEvent.click(link());
		await eventually(() => expect(screen.getByRole('heading', { name: 'Who would like to wait?' })).toBeTruthy());
		expect(screen.getByRole('textbox', { name: /^Phone or name/ })).toBeTruthy();
	});
});
