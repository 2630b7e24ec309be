/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { StaffService } from '@tulia/contracts/service/staff-schemas';
import { refused } from '../testing/refused.ts';
import { type Answer, eventually, type Sent, serve, showAdmin } from '../testing/show-admin.tsx';

jest.setTimeout(30_000);

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
const listed = (...data: readonly StaffService[]): Answer => ({ body: { data } });
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string | RegExp): HTMLInputElement => screen.getByLabelText(name);
const type = (name: string | RegExp, value: string): boolean => fireEvent.change(field(name), { target: { value } });
const changes = (sent: readonly Sent[]): readonly Sent[] => sent.filter(({ method }) => method !== 'GET');

test('a list that does not come offers to try again, and then shows the services in their order', async () => {
	let answer: Answer;
	serve(() => answer);
	await showAdmin('/admin/sessions');
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

test('moving a service saves both places together, each on the version that was seen', async () => {
	const sent = serve(() => listed(service('a', 1), service('b', 2)));
	await showAdmin('/admin/sessions');
	await eventually(() => press('Move Service b up'));
	await eventually(() => expect(changes(sent)).toHaveLength(1));
	const places = [
		{ id: 'b', order: 1, version: 1 },
		{ id: 'a', order: 2, version: 1 },
	];
	expect(changes(sent).map(({ url, body }) => [url.pathname, body])).toEqual([['/api/admin/services', { places }]]);
});

test('a service is saved with its price in cents and its benefits by line', async () => {
	const sent = serve(({ method }) =>
		method === 'PATCH' ? { body: service('a', 1, { version: 2 }) } : listed(service('a', 1)),
	);
	const { address } = await showAdmin('/admin/sessions');
	await eventually(() => press('Edit Service a'));
	expect(address()).toBe('/admin/sessions?edit=a');
	expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Service a' }));
	type(/^Price/, '40.5');
	type(/^Benefits/, 'Calm\n\n Sleep ');
	press(/^Save Saving/);
	await eventually(() => expect(address()).toBe('/admin/sessions'));
	expect(changes(sent)[0]?.body).toMatchObject({ price: 4050, benefits: ['Calm', 'Sleep'], order: 1, version: 1 });
});

test('what the contract would refuse is not sent, and says what is wrong', async () => {
	const sent = serve(() => listed(service('a', 1)));
	await showAdmin('/admin/sessions?edit=a');
	await eventually(() => type(/^Price/, 'free'));
	type(/^Title/, '');
	press(/^Save Saving/);
	await eventually(() => expect(screen.getAllByText('Give a price, 0 or more').length).toBeGreaterThan(0));
	expect(screen.getAllByText('Title is required').length).toBeGreaterThan(0);
	expect(changes(sent)).toEqual([]);
});

describe('when a colleague saved first', () => {
	const theirs = service('a', 4, { title: 'Their title', version: 7 });
	async function meet(): Promise<Sent[]> {
		let isChanged = false;
		const sent = serve(({ method, body }) => {
			if (method === 'GET') return listed(isChanged ? theirs : service('a', 1));
			isChanged = true;
			const { version } = body as { readonly version: number };
			return version === 7 ? { body: { ...theirs, version: 8 } } : refused(409, 'changed_meanwhile');
		});
		await showAdmin('/admin/sessions?edit=a');
		await eventually(() => type(/^Title/, 'My title'));
		press(/^Save Saving/);
		await eventually(() => expect(screen.getByText('Saved now:')).toBeTruthy());
		return sent;
	}

	test('both versions are shown where they differ, and what was typed stays', async () => {
		await meet();
		expect(field(/^Title/).value).toBe('My title');
		expect(screen.getByText('Saved now:').parentElement?.textContent).toBe('Saved now: Their title');
		expect(screen.getByText('Yours:').parentElement?.textContent).toBe('Yours: My title');
	});

	test('my version can be saved over theirs, in the place they gave it', async () => {
		const sent = await meet();
		press('Save my version');
		await eventually(() => expect(changes(sent)).toHaveLength(2));
		expect(changes(sent)[1]?.body).toMatchObject({ title: 'My title', version: 7, order: 4 });
	});

	test('theirs can be taken, and the next save names their version', async () => {
		const sent = await meet();
		press('Use the saved version');
		await eventually(() => expect(field(/^Title/).value).toBe('Their title'));
		press(/^Save Saving/);
		await eventually(() => expect(changes(sent)).toHaveLength(2));
		expect(changes(sent)[1]?.body).toMatchObject({ title: 'Their title', version: 7 });
	});
});

test('a new service that has the title of another says so at the title, and keeps what was typed', async () => {
	serve(({ method }) =>
		method === 'POST'
			? refused(409, 'id_taken', { errors: [{ field: 'title', message: 'There is one with this name already.' }] })
			: listed(service('a', 1)),
	);
	await showAdmin('/admin/sessions?edit=new');
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
