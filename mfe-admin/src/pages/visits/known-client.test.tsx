/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen } from '@testing-library/react';
import type { ClientRecord } from '@tulia/contracts/client/staff-schemas';
import { atDeskNow, chooseService, deskAnd, newPerson, press, sentChanges, write } from '../../testing/desk-booking.ts';
import { eventually, mockApi, renderAdmin } from '../../testing/render-admin.tsx';
import { aClientFile } from '../../testing/sample-client.ts';
import { staffTuesday } from '../../testing/sample-staff-times.ts';

atDeskNow();

/** Faith has an account, and never confirmed its address. */
const unconfirmed: ClientRecord = { ...aClientFile().client, emailVerified: false };
const known: ClientRecord = { ...unconfirmed, identified: { how: 'id', at: '2026-11-10T06:50:00.000Z' } };

/** The API of the front desk; Faith is not identified yet. */
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
])('booking %s for a client with an unconfirmed address asks once how staff identified them', async (_what, page) => {
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
])('no identification is asked for a client who %s', async (_who, client) => {
	deskOf(client);
	await renderAdmin('/admin/appointments/new?client=c1');
	await eventually(() => expect(screen.getByText(/^Write to them by/)).toBeTruthy());
	expect(screen.queryByText(QUESTION)).toBeNull();
});

describe('a new client with the number of another', () => {
	test('the other client is shown while the number is typed, and chosen if it is the same person', async () => {
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

	test('a number that two people share is preserved, and so is the other input', async () => {
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

describe('the waiting list as the alternative to a full day', () => {
	const taken = staffTuesday.psychologists.map((one) => ({ ...one, times: [{ time: '9:00 AM', state: 'taken' }] }));
	const fullDesk = () => {
		const desk = deskAnd();
		return mockApi((sent) => {
			if (sent.url.pathname === '/api/admin/waiting-list') return { body: { data: [], ended: [] } };
			return sent.url.pathname === '/api/admin/staff-times'
				? { body: { ...staffTuesday, date: sent.url.searchParams.get('date'), psychologists: taken } }
				: desk(sent);
		});
	};
	const fill = async (): Promise<void> => {
		await chooseService();
		write(/^Day/, '2026-11-12');
	};
	const link = () => screen.getByRole('link', { name: 'Put them on the waiting list' });

	test('a client is added to the waiting list from a full day', async () => {
		fullDesk();
		await renderAdmin('/admin/appointments/new?client=c1');
		await fill();
		await eventually(() => expect(link().getAttribute('href')).toBe('/admin/waiting-list?client=c1'));
	});

	test('a client without a record is added to the waiting list, with name and number passed outside of the address', async () => {
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

	test('without a client the waiting list asks for one', async () => {
		fullDesk();
		await renderAdmin('/admin/appointments/new');
		await fill();
		await eventually(() => expect(link()).toBeTruthy());
		fireEvent.click(link());
		await eventually(() => expect(screen.getByRole('heading', { name: 'Who would like to wait?' })).toBeTruthy());
		expect(screen.getByRole('textbox', { name: /^Phone or name/ })).toBeTruthy();
	});
});
