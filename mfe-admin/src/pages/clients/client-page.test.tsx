/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import { whoReads } from '@tulia/centre/who-reads';
import type { ClientRecord } from '@tulia/contracts/client/staff-schemas';
import { freezeTime } from '../../testing/freeze-time.ts';
import { refusalResponse } from '../../testing/refusal-response.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { anAppointment } from '../../testing/sample-appointments.ts';
import { aClientFile } from '../../testing/sample-client.ts';

freezeTime();

const { client } = aClientFile();
const section = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string): boolean =>
	fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } });
const changes = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method === 'PATCH');

const withChange =
	(change: (sent: SentRequest) => MockResponse, shown: () => ClientRecord = () => client) =>
	(sent: SentRequest): MockResponse =>
		sent.method === 'PATCH' ? change(sent) : { body: aClientFile({ client: shown() }) };

async function openForm(): Promise<void> {
	await renderAdmin('/admin/clients/c1');
	await eventually(() => press(/^Correct/));
}

describe('a client’s file', () => {
	test('a client’s file links to the next visit, to a booking with this client, and to a call', async () => {
		mockApi(() => ({ body: aClientFile() }));
		await renderAdmin('/admin/clients/c1');
		await eventually(() => expect(screen.getByRole('heading', { level: 1, name: 'Faith Akinyi' })).toBeTruthy());
		const next = section('Next visit');
		expect(next.getByText('2:00 PM')).toBeTruthy();
		const linkTo = (name: string | RegExp) => next.getByRole('link', { name }).getAttribute('href');
		expect(linkTo(/Book the next visit/)).toBe('/admin/appointments/new?client=c1&like=v2');
		expect(linkTo(/Move/)).toBe('/admin/appointments/v2#move');
		expect(linkTo('Cancel this visit')).toBe('/admin/appointments/v2#cancel');
		for (const link of screen.getAllByRole('link', { name: /0700 000 112/ }))
			expect(link.getAttribute('href')).toBe('tel:+254700000112');
		expect(section('How to reach them').getByText('Not confirmed')).toBeTruthy();
	});

	test.each(['owner', 'psychologist', 'front_desk'] as const)(
		"a client’s file shows a %s who may read the client's notes",
		async (role) => {
			const file = aClientFile();
			const visits = file.visits.map((visit) => ({ ...visit, hasNotes: true }));
			mockApi(() => ({ body: { ...file, visits } }));
			await renderAdmin('/admin/clients/c1', [role], role === 'psychologist' ? 'p1' : undefined);
			await eventually(() =>
				expect(section('Notes').getByText(/wrote something about/).textContent).toContain(whoReads.clientNotes.words),
			);
		},
	);

	test('a number that now belongs to another person is shown without a phone link', async () => {
		const file = aClientFile();
		const phone = { number: '+254700000112', shown: '0700 000 112', confirmed: false };
		const client = { ...file.client, phone: { ...phone, lostSince: '2026-11-20T07:00:00.000Z' } };
		mockApi(() => ({ body: { ...file, client } }));
		await renderAdmin('/admin/clients/c1');
		await eventually(() => expect(screen.getByText('Somebody else confirmed this phone number.')).toBeTruthy());
		expect(section('How to reach them').getByText('0700 000 112')).toBeTruthy();
		expect(screen.queryByRole('link', { name: /0700 000 112/ })).toBeNull();
	});

	test('the address of a client with an account is corrected once staff entered how they identified them, and has to be confirmed', async () => {
		let client = aClientFile().client;
		const calls = mockApi(({ method, url }) => {
			if (method === 'POST') {
				client = { ...client, newEmail: { email: 'faith.a@example.com', until: '2026-12-01T06:00:00.000Z' } };
				return { body: client };
			}
			return url.pathname === '/api/admin/clients' ? { body: { data: [] } } : { body: aClientFile({ client }) };
		});
		await renderAdmin('/admin/clients/c1');
		const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
		await eventually(() => press(/^Change the email address/));
		fireEvent.change(screen.getByRole('textbox', { name: /^The right email address/ }), {
			target: { value: 'faith.a@example.com' },
		});
		press(/^Correct the address/);
		await eventually(() => expect(screen.getByText('Please say how you know this person')).toBeTruthy());
		fireEvent.click(screen.getByRole('radio', { name: 'I have seen an ID' }));
		press(/^Correct the address/);
		await eventually(() => expect(section('How to reach them').getByText('faith.a@example.com')).toBeTruthy());
		expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
			{ url: { pathname: '/api/admin/clients/c1/email' }, body: { email: 'faith.a@example.com', how: 'id' } },
		]);
		expect(section('How to reach them').getByText('faith@example.com')).toBeTruthy();
	});

	test('a client’s file shows no payments to a psychologist', async () => {
		mockApi(() => ({ body: aClientFile({ paid: [] }) }));
		await renderAdmin('/admin/clients/c1', ['psychologist'], 'p1');
		await eventually(() => expect(screen.getByRole('table', { name: /^Visits/ })).toBeTruthy());
		expect(screen.queryByRole('columnheader', { name: 'Paid' })).toBeNull();
		expect(screen.queryByText('Nothing noted')).toBeNull();
		expect(screen.queryByText('Left to pay')).toBeNull();
	});

	test('a client’s file shows payments, bounced emails, messages and open consents', async () => {
		mockApi(() => ({ body: aClientFile() }));
		await renderAdmin('/admin/clients/c1');
		await eventually(() => expect(screen.getByText(/^KES.3,500, M-Pesa$/)).toBeTruthy());
		expect(section('Messages').getByText('Came back')).toBeTruthy();
		expect(section('Messages').getByText('May my sister wait with me?')).toBeTruthy();
		expect(section('What they agreed to').getAllByText('Not asked')).toHaveLength(3);
	});

	test('a client’s file shows the next two visits and the two before first, however many are booked', async () => {
		const days = ['2026-12-15', '2026-12-08', '2026-12-01', '2026-11-24', '2026-11-03', '2026-10-27', '2026-10-20'];
		const visits = days.map((day) => anAppointment(`${day}T09:00:00.000Z`, { id: day }));
		mockApi(() => ({ body: aClientFile({ visits }) }));
		await renderAdmin('/admin/clients/c1');
		const listed = () =>
			section('Visits')
				.getAllByRole('rowheader')
				.map(({ textContent }) => textContent);
		await eventually(() =>
			expect(listed()).toEqual(['Tue 1 Dec', 'Tue 24 Nov', 'Tue 3 Nov', 'Tue 27 Oct'].map((day) => `${day}, 12:00 PM`)),
		);
		press('Show all 7');
		expect(listed()).toHaveLength(7);
	});

	test('a client’s file lists notes, with links to the pages of their visits', async () => {
		mockApi(() => ({ body: aClientFile() }));
		await renderAdmin('/admin/clients/c1');
		await eventually(() => expect(screen.getByRole('region', { name: 'Notes' })).toBeTruthy());
		const addressOf = (name: string | RegExp) => section('Notes').getByRole('link', { name }).getAttribute('href');
		expect(addressOf(/^Tue 24 Nov/)).toBe('/admin/appointments/v2');
		expect(addressOf('Who read their notes')).toBe('/admin/audit/notes?client=c1');
	});

	test('a client’s file without phone and address says that the client is notified in person', async () => {
		const { phone, ...nobody } = client;
		mockApi(() => ({ body: aClientFile({ client: { ...nobody, email: '' }, visits: [] }) }));
		await renderAdmin('/admin/clients/c1');
		await eventually(() => expect(screen.getByText('No notices')).toBeTruthy());
		expect(screen.getByRole('region', { name: 'No visit is booked' })).toBeTruthy();
	});

	test.each([
		[() => refusalResponse(404, 'not_found'), 'No such client'],
		[() => undefined, 'We could not load this client'],
	])('a client’s file that cannot be loaded says why', async (answer, title) => {
		mockApi(answer);
		await renderAdmin('/admin/clients/c1');
		await eventually(() => expect(screen.getByText(title)).toBeTruthy());
	});
});

test('a consent by word is recorded with how it was given', async () => {
	const sent = mockApi(
		withChange(() => ({ body: { consents: aClientFile().consents, consentsMissing: aClientFile().consentsMissing } })),
	);
	await renderAdmin('/admin/clients/c1');
	await eventually(() => press('They agree: Use of health details'));
	fireEvent.submit(screen.getByRole('form', { name: 'Use of health details' }));
	await eventually(() => expect(screen.getAllByText('Please say how you heard it').length).toBeGreaterThan(0));
	fireEvent.click(screen.getByRole('radio', { name: 'At the desk' }));
	fireEvent.submit(screen.getByRole('form', { name: 'Use of health details' }));
	await eventually(() => expect(changes(sent)).toHaveLength(1));
	expect(changes(sent)[0]?.url.pathname).toBe('/api/admin/clients/c1/consents/health_data');
	expect(changes(sent)[0]?.body).toMatchObject({ given: true, how: 'at_desk' });
});

describe('correcting a client', () => {
	test('correcting a client sends name and phone with the version that was read, and shows the file again', async () => {
		const sent = mockApi(withChange(({ body }) => ({ body: { ...client, ...(body as object), version: 3 } })));
		await openForm();
		type('Full name', 'Faith Atieno');
		press(/^Save/);
		await eventually(() => expect(changes(sent)).toHaveLength(1));
		expect(changes(sent)[0]?.body).toEqual({
			...{ name: 'Faith Atieno', phone: '0700 000 112' },
			...{ language: 'en', version: 2 },
		});
		await eventually(() => expect(screen.getByRole('button', { name: /^Correct/ })).toBeTruthy());
	});

	test('correcting a client replaces a confirmed number only after staff confirm it', async () => {
		const sent = mockApi(
			withChange(({ body }) =>
				'replacesConfirmed' in (body as object)
					? { body: { ...client, version: 3 } }
					: refusalResponse(409, 'phone_confirmed'),
			),
		);
		await openForm();
		type('Phone', '0733 000 111');
		press(/^Save/);
		await eventually(() => fireEvent.click(screen.getByRole('checkbox', { name: /I mean it/ })));
		press(/^Save/);
		await eventually(() => expect(changes(sent)).toHaveLength(2));
		expect(changes(sent)[1]?.body).toMatchObject({ phone: '0733 000 111', replacesConfirmed: true });
	});

	test("correcting a client after a colleague's change shows both versions", async () => {
		let shown = client;
		const sent = mockApi(
			withChange(
				({ body }) => {
					shown = { ...client, name: 'Faith Otieno', version: 3 };
					const { version } = body as { readonly version: number };
					return version === 3 ? { body: { ...client, version: 4 } } : refusalResponse(409, 'changed_meanwhile');
				},
				() => shown,
			),
		);
		await openForm();
		type('Full name', 'Faith Atieno');
		press(/^Save/);
		await eventually(() => expect(screen.getByText('Saved now:')).toBeTruthy());
		press('Save my version');
		await eventually(() => expect(changes(sent)).toHaveLength(2));
		expect(changes(sent)[1]?.body).toMatchObject({ name: 'Faith Atieno', version: 3 });
	});
});
