/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { StaffService } from '@tulia/contracts/service/staff-schemas';
import { refusalResponse } from '../../testing/refusal-response.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';

const service = (id: string, order: number, more: Partial<StaffService> = {}): StaffService => ({
	id,
	title: `Service ${id}`,
	shortDescription: 'Short',
	description: 'Long',
	image: 'service-family-therapy',
	benefits: ['Calm', 'Rest'],
	durationMinutes: 60,
	price: 3750,
	order,
	active: true,
	version: 1,
	...more,
});
const listed = (...data: readonly StaffService[]): MockResponse => ({ body: { data } });
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string | RegExp): HTMLInputElement => screen.getByLabelText(name);
const type = (name: string | RegExp, value: string): boolean => fireEvent.change(field(name), { target: { value } });
const changes = (sent: readonly SentRequest[]): readonly SentRequest[] => sent.filter(({ method }) => method !== 'GET');

test('a list of services that failed to load offers a retry, and then shows them in their order', async () => {
	let answer: MockResponse;
	mockApi(() => answer);
	await renderAdmin('/admin/sessions');
	await eventually(() => expect(screen.getByText('We could not load the services')).toBeTruthy());
	answer = listed(service('b', 2), service('a', 1, { active: false }));
	press(/Try again/);
	await eventually(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
	expect(screen.getAllByRole('rowheader').map((cell) => cell.querySelector('b')?.textContent)).toEqual([
		'Service a',
		'Service b',
	]);
	expect(within(screen.getByRole('row', { name: /Service a/ })).getByText('Not offered')).toBeTruthy();
});

test('moving a service saves both positions together, each with the version that was seen', async () => {
	const sent = mockApi(() => listed(service('a', 1), service('b', 2)));
	await renderAdmin('/admin/sessions');
	await eventually(() => press('Move Service b up'));
	await eventually(() => expect(changes(sent)).toHaveLength(1));
	const places = [
		{ id: 'b', order: 1, version: 1 },
		{ id: 'a', order: 2, version: 1 },
	];
	expect(changes(sent).map(({ url, body }) => [url.pathname, body])).toEqual([['/api/admin/services', { places }]]);
});

test('a service is saved with its benefits by line, and without its price, which is edited with all others', async () => {
	const sent = mockApi(({ method }) =>
		method === 'PATCH' ? { body: service('a', 1, { version: 2 }) } : listed(service('a', 1)),
	);
	const { address } = await renderAdmin('/admin/sessions');
	await eventually(() => press('Edit Service a'));
	expect(address()).toBe('/admin/sessions?edit=a');
	expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Service a' }));
	expect(screen.queryByLabelText(/^Price/)).toBeNull();
	type(/^Benefits/, 'Calm\n\n Sleep ');
	press(/^Save Saving/);
	await eventually(() => expect(address()).toBe('/admin/sessions'));
	expect(changes(sent)[0]?.body).toMatchObject({ price: 3750, benefits: ['Calm', 'Sleep'], order: 1, version: 1 });
});

test('a service that the contract would refuse is not sent, and shows what is wrong', async () => {
	const sent = mockApi(() => listed(service('a', 1)));
	await renderAdmin('/admin/sessions?edit=a');
	await eventually(() => type(/^Title/, ''));
	press(/^Save Saving/);
	await eventually(() => expect(screen.getAllByText('Title is required').length).toBeGreaterThan(0));
	expect(changes(sent)).toEqual([]);
});

describe('a version conflict of a service', () => {
	const theirs = service('a', 4, { title: 'Their title', version: 7 });
	async function openConflict(): Promise<SentRequest[]> {
		let isChanged = false;
		const sent = mockApi(({ method, body }) => {
			if (method === 'GET') return listed(isChanged ? theirs : service('a', 1));
			isChanged = true;
			const { version } = body as { readonly version: number };
			return version === 7 ? { body: { ...theirs, version: 8 } } : refusalResponse(409, 'changed_meanwhile');
		});
		await renderAdmin('/admin/sessions?edit=a');
		await eventually(() => type(/^Title/, 'My title'));
		press(/^Save Saving/);
		await eventually(() => expect(screen.getByText('Saved now:')).toBeTruthy());
		return sent;
	}

	test('a version conflict of a service shows the differences, and the input is preserved', async () => {
		await openConflict();
		expect(field(/^Title/).value).toBe('My title');
		expect(screen.getByText('Saved now:').parentElement?.textContent).toBe('Saved now: Their title');
		expect(screen.getByText('Yours:').parentElement?.textContent).toBe('Yours: My title');
	});

	test("a version conflict of a service can be resolved with the user's version, in the colleague's position", async () => {
		const sent = await openConflict();
		press('Save my version');
		await eventually(() => expect(changes(sent)).toHaveLength(2));
		expect(changes(sent)[1]?.body).toMatchObject({ title: 'My title', version: 7, order: 4 });
	});

	test("a version conflict of a service can be resolved with the colleague's, and the next save names its version", async () => {
		const sent = await openConflict();
		press('Use the saved version');
		await eventually(() => expect(field(/^Title/).value).toBe('Their title'));
		press(/^Save Saving/);
		await eventually(() => expect(changes(sent)).toHaveLength(2));
		expect(changes(sent)[1]?.body).toMatchObject({ title: 'Their title', version: 7 });
	});
});

test('a new service with the title of another has an error at the title, and preserves the input', async () => {
	mockApi(({ method }) =>
		method === 'POST'
			? refusalResponse(409, 'id_taken', {
					errors: [{ field: 'title', message: 'There is one with this name already.' }],
				})
			: listed(service('a', 1)),
	);
	await renderAdmin('/admin/sessions?edit=new');
	await eventually(() => type(/^Title/, 'Service a'));
	type(/^Short description/, 'Short');
	type(/^Description/, 'Long');
	type(/^Benefits/, 'Calm');
	type(/^Price/, '35');
	fireEvent.click(screen.getByRole('radio', { name: /Family therapy/ }));
	press(/^Save Saving/);
	await eventually(() => expect(screen.getByText('There is one with this name already.')).toBeTruthy());
	expect(field(/^Title/).value).toBe('Service a');
});

test('a service is no longer offered once staff have seen the number of affected visits, and the input is preserved', async () => {
	const displaced = { count: 12, first: '2026-12-01T06:00:00.000Z', last: '2026-12-18T06:00:00.000Z' };
	const sent = mockApi(({ method, body }) => {
		if (method !== 'PATCH') return listed(service('a', 1));
		return (body as { seenVisits?: number }).seenVisits === 12
			? { body: service('a', 1, { active: false, version: 2 }) }
			: refusalResponse(409, 'bookings_unseen', { displaced });
	});
	const { address } = await renderAdmin('/admin/sessions?edit=a');
	await eventually(() => fireEvent.click(screen.getByRole('checkbox', { name: 'Offered to clients' })));
	press(/^Save Saving/);
	await eventually(() => expect(screen.getByText('Not saved yet: 12 coming visits are concerned')).toBeTruthy());
	expect(
		screen.getByText(/^The first is on Tue 1 Dec.*, the last on Fri 18 Dec.*stand under “To be moved”/),
	).toBeTruthy();
	press('Go back');
	expect(screen.queryByText(/12 coming visits/)).toBeNull();
	expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Save Saving/ }));
	expect(screen.getByRole('checkbox', { name: 'Offered to clients' })).toHaveProperty('checked', false);
	// Without a confirmation the form asks again, also after another change.
	press(/^Save Saving/);
	await eventually(() => expect(screen.getByRole('button', { name: 'Save all the same' })).toBeTruthy());
	type(/^Short description/, 'Shorter');
	expect(screen.queryByRole('button', { name: 'Save all the same' })).toBeNull();
	press(/^Save Saving/);
	await eventually(() => press('Save all the same'));
	await eventually(() => expect(address()).toBe('/admin/sessions'));
	expect(changes(sent).map(({ body }) => (body as { seenVisits?: number }).seenVisits)).toEqual([
		undefined,
		undefined,
		undefined,
		12,
	]);
});
