/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { StaffUser } from '@tulia/contracts/user/schemas';
import { refusalResponse } from '../../testing/refusal-response.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { daniel, rehema } from '../../testing/sample-appointments.ts';

const user = (more: Partial<StaffUser> = {}): StaffUser => ({
	id: 'u2',
	name: 'Daniel Ouma',
	email: 'daniel@example.com',
	role: 'client',
	roles: [],
	status: 'active',
	emailVerified: true,
	emailUndeliverable: false,
	hasSecondFactor: false,
	joinedAt: '2026-10-01T08:00:00.000Z',
	version: 1,
	...more,
});
const amina = {
	...{ id: 'amina', name: 'Amina Hassan', serviceIds: [], active: true, version: 1 },
	...{ weeklyHours: {}, breaks: {}, timeOff: [] },
};
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: RegExp): boolean => fireEvent.click(screen.getByRole('radio', { name }));
const tick = (name: RegExp): boolean => fireEvent.click(screen.getByRole('checkbox', { name }));
const confirmation = (): HTMLInputElement => screen.getByLabelText(/^To confirm, type daniel@example.com/);
const confirm = (value: string): boolean => fireEvent.change(confirmation(), { target: { value } });
const changes = (sent: readonly SentRequest[]): readonly SentRequest[] =>
	sent.filter(({ method }) => method === 'PATCH');
const searchesRequested = (sent: readonly SentRequest[]): readonly (string | undefined)[] =>
	sent.filter(({ url }) => url.pathname === '/api/admin/users').map(({ url }) => url.search);

describe('finding users', () => {
	test('the search of users is debounced, and pages go forward by cursor and back', async () => {
		const sent = mockApi(({ url }) => ({
			body: { data: [user()], ...(url.searchParams.has('cursor') ? {} : { nextCursor: 'c2' }) },
		}));
		const { address } = await renderAdmin('/admin/users');
		await eventually(() => press('Page 2'));
		await eventually(() => expect(address()).toBe('/admin/users?after=c2'));
		fireEvent.change(screen.getByRole('searchbox', { name: /Search by name/ }), { target: { value: 'ouma' } });
		await eventually(() => expect(address()).toBe('/admin/users?search=ouma'));
		await eventually(() => expect(searchesRequested(sent)).toEqual(['', '?cursor=c2', '?search=ouma']));
	});

	test('a search that finds no user says what to try', async () => {
		mockApi(() => ({ body: { data: [] } }));
		await renderAdmin('/admin/users?search=x');
		await eventually(() => expect(screen.getByText('No users found')).toBeTruthy());
		expect(screen.getByText('Try part of a name, or the whole email address.')).toBeTruthy();
	});

	test('a list of users that failed to load offers a retry', async () => {
		mockApi(() => undefined);
		await renderAdmin('/admin/users');
		await eventually(() => expect(screen.getByText('We could not load the users')).toBeTruthy());
		expect(screen.getByRole('button', { name: /Try again/ })).toBeTruthy();
	});
});

describe('one user', () => {
	const withChange =
		(change: (sent: SentRequest) => MockResponse, shown = () => user()) =>
		(sent: SentRequest): MockResponse =>
			sent.method === 'PATCH' ? change(sent) : { body: { user: shown(), appointments: [daniel] } };

	test('a user is shown with their bookings, each a link to its page', async () => {
		mockApi(withChange(() => undefined));
		await renderAdmin('/admin/users/u2');
		await eventually(() => expect(screen.getByRole('row', { name: /TUL-26-4J2WB/ })).toBeTruthy());
		const row = within(screen.getByRole('row', { name: /TUL-26-4J2WB/ }));
		expect(row.getByRole('link').getAttribute('href')).toBe('/admin/appointments/a1');
	});

	test('a user’s visits show for whom they were, and an unconfirmed address, also if mails bounce', async () => {
		const shown = user({ emailVerified: false, emailUndeliverable: true });
		mockApi(() => ({ body: { user: shown, appointments: [rehema] } }));
		await renderAdmin('/admin/users/u2');
		await eventually(() => expect(screen.getByRole('row', { name: /TUL-26-4M8KT/ })).toBeTruthy());
		expect(within(screen.getByRole('row', { name: /TUL-26-4M8KT/ })).getByText('for the client’s child')).toBeTruthy();
		expect(screen.getByText('Email not confirmed yet, mails come back')).toBeTruthy();
	});

	test('a user is disabled only once the email address was typed', async () => {
		const sent = mockApi(withChange(() => ({ body: user({ status: 'disabled', version: 2 }) })));
		await renderAdmin('/admin/users/u2');
		await eventually(() => choose(/^Disabled/));
		press(/^Save roles and state/);
		await eventually(() => expect(screen.getByText('Please type the email address')).toBeTruthy());
		expect(changes(sent)).toEqual([]);
		confirm('daniel@example.com');
		press(/^Save roles and state/);
		await eventually(() => expect(changes(sent)).toHaveLength(1));
		expect(changes(sent)[0]?.body).toEqual({
			roles: [],
			status: 'disabled',
			confirmation: 'daniel@example.com',
			version: 1,
		});
		await eventually(() => expect(confirmation().value).toBe(''));
	});

	test('a user is not saved without a change', async () => {
		const sent = mockApi(withChange(() => undefined));
		await renderAdmin('/admin/users/u2');
		await eventually(() => confirm('daniel@example.com'));
		press(/^Save roles and state/);
		await eventually(() => expect(screen.getByText(/^Nothing to save/)).toBeTruthy());
		expect(changes(sent)).toEqual([]);
	});

	test('a mistyped confirmation of a user’s address has an error at the field', async () => {
		const errors = [{ field: 'confirmation', message: 'This is not the email address of this account.' }];
		mockApi(withChange(() => refusalResponse(422, 'wrong_confirmation', { errors })));
		await renderAdmin('/admin/users/u2');
		await eventually(() => tick(/^Front desk/));
		confirm('daniel@example.org');
		press(/^Save roles and state/);
		await eventually(() => expect(screen.getByText(errors[0]?.message ?? '')).toBeTruthy());
		expect(confirmation().value).toBe('daniel@example.org');
	});

	test('a conflict of a user shows both versions', async () => {
		let shown = user();
		const sent = mockApi(
			withChange(
				({ body }) => {
					shown = user({ role: 'admin', roles: ['editor'], version: 3 });
					const { version } = body as { readonly version: number };
					return version === 3
						? { body: user({ status: 'disabled', version: 4 }) }
						: refusalResponse(409, 'changed_meanwhile');
				},
				() => shown,
			),
		);
		await renderAdmin('/admin/users/u2');
		await eventually(() => choose(/^Disabled/));
		confirm('daniel@example.com');
		press(/^Save roles and state/);
		await eventually(() => expect(screen.getAllByText('Saved now:')).toHaveLength(2));
		press('Save my version');
		await eventually(() => expect(changes(sent)).toHaveLength(2));
		expect(changes(sent)[1]?.body).toMatchObject({ roles: [], status: 'disabled', version: 3 });
	});

	test('a user with the role psychologist needs an entry of the list, which is loaded only then', async () => {
		const sent = mockApi(({ method, url }) => {
			if (url.pathname === '/api/admin/psychologists') return { body: { data: [amina] } };
			return method === 'PATCH'
				? { body: user({ role: 'admin', roles: ['psychologist', 'editor'], psychologistId: 'amina', version: 2 }) }
				: { body: { user: user(), appointments: [] } };
		});
		await renderAdmin('/admin/users/u2');
		await eventually(() => expect(screen.getByRole('checkbox', { name: /^Psychologist/ })).toBeTruthy());
		expect(screen.queryByLabelText(/^Which psychologist/)).toBeNull();
		tick(/^Editor/);
		tick(/^Psychologist/);
		await eventually(() => expect(screen.getByRole('option', { name: 'Amina Hassan' })).toBeTruthy());
		fireEvent.change(screen.getByLabelText(/^Which psychologist/), { target: { value: 'amina' } });
		confirm('daniel@example.com');
		press(/^Save roles and state/);
		await eventually(() => expect(changes(sent)).toHaveLength(1));
		expect(changes(sent)[0]?.body).toMatchObject({ roles: ['psychologist', 'editor'], psychologistId: 'amina' });
	});

	test('a user with the role psychologist but no entry has an error at the field', async () => {
		const errors = [
			{ field: 'psychologistId', message: 'Please choose who in the list of psychologists this person is.' },
		];
		mockApi(({ method, url }) => {
			if (url.pathname === '/api/admin/psychologists') return { body: { data: [amina] } };
			return method === 'PATCH'
				? refusalResponse(422, 'psychologist_needed', { errors })
				: { body: { user: user(), appointments: [] } };
		});
		await renderAdmin('/admin/users/u2');
		await eventually(() => tick(/^Psychologist/));
		confirm('daniel@example.com');
		press(/^Save roles and state/);
		await eventually(() => expect(screen.getByText(errors[0]?.message ?? '')).toBeTruthy());
	});

	test('staff cannot change their own access', async () => {
		mockApi(
			withChange(
				() => undefined,
				() => user({ id: 'u1', role: 'admin', roles: ['owner'] }),
			),
		);
		await renderAdmin('/admin/users/u1');
		await eventually(() => expect(screen.getByText(/^This is your own account/)).toBeTruthy());
		expect(screen.queryByRole('button', { name: /^Save roles and state/ })).toBeNull();
	});

	test('an unknown user shows the not-found page', async () => {
		mockApi(() => refusalResponse(404, 'not_found'));
		await renderAdmin('/admin/users/gone');
		await eventually(() => expect(screen.getByText('No such account')).toBeTruthy());
	});
});
