/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import { refusalResponse } from '../../testing/refusal-response.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { centre } from '../../testing/sample-profile.ts';

const settings = (version: number, name = centre.name): MockResponse => ({
	body: { profile: { ...centre, name }, version, mailDomain: 'tulia.example', firstCurrency: 'TZS' },
});
const withChange =
	(change: (sent: SentRequest) => MockResponse, shown: () => MockResponse = () => settings(1)) =>
	(sent: SentRequest): MockResponse => {
		if (sent.url.pathname !== '/api/admin/settings') return undefined;
		return sent.method === 'PATCH' ? change(sent) : shown();
	};
const changes = (sent: readonly SentRequest[]): readonly SentRequest[] =>
	sent.filter(({ method }) => method === 'PATCH');
/** A section of the form, in any tab. */
const section = (name: string) => within(screen.getByRole('region', { name, hidden: true }));
const nameField = (): HTMLInputElement => section('Name').getByLabelText('Name');
const type = (field: HTMLElement, value: string): boolean => fireEvent.change(field, { target: { value } });
const save = (): boolean => fireEvent.click(screen.getByRole('button', { name: /^Save settings/ }));

test('the settings are saved as one record with the version that was read, and the next save has the new one', async () => {
	let version = 1;
	const sent = mockApi(
		withChange(() => {
			version += 1;
			return settings(version);
		}),
	);
	await renderAdmin('/admin/settings');
	await eventually(() => type(nameField(), 'Tulia House'));
	type(section('Address').getByLabelText('Address'), 'Floor 3\n\nNairobi ');
	fireEvent.click(section('Crisis lines').getByLabelText('Remove Lines, 1'));
	save();
	await eventually(() => expect(screen.getByText(/^Saved\. The site shows it/)).toBeTruthy());
	expect(changes(sent)[0]?.body).toEqual({
		profile: {
			...centre,
			name: 'Tulia House',
			address: { ...centre.address, lines: ['Floor 3', 'Nairobi'] },
			crisisLines: centre.crisisLines.slice(1),
		},
		version: 1,
	});
	save();
	await eventually(() => expect(changes(sent)).toHaveLength(2));
	expect(changes(sent)[1]?.body).toMatchObject({ version: 2 });
});

test('a refusal of the settings is shown at its field, also inside lists and weeks', async () => {
	const errors = [
		{ field: 'profile.phones.main', message: 'Use digits and spaces' },
		{ field: 'profile.crisisLines.1', message: 'Give name, number and the day it was last checked' },
		{ field: 'profile.openingHours.monday', message: 'The closing time must come after the opening time' },
	];
	mockApi(withChange(() => refusalResponse(422, 'invalid_hours', { errors })));
	await renderAdmin('/admin/settings');
	await eventually(() => type(nameField(), 'Tulia House'));
	save();
	await eventually(() =>
		expect(section('Opening hours').getByText('The closing time must come after the opening time')).toBeTruthy(),
	);
	expect(section('Phones and email addresses').getByText('Use digits and spaces')).toBeTruthy();
	expect(section('Crisis lines').getByText(/^Give name, number/)).toBeTruthy();
	expect(nameField().value).toBe('Tulia House');
});

test('a conflict of the settings shows both versions, and neither is lost', async () => {
	let isChanged = false;
	const sent = mockApi(
		withChange(
			({ body }) => {
				isChanged = true;
				const { version } = body as { readonly version: number };
				return version === 5 ? settings(6) : refusalResponse(409, 'changed_meanwhile');
			},
			() => (isChanged ? settings(5, 'Their name') : settings(1)),
		),
	);
	await renderAdmin('/admin/settings');
	await eventually(() => type(nameField(), 'My name'));
	save();
	await eventually(() =>
		expect(screen.getByText('Saved now:').parentElement?.textContent).toBe('Saved now: Their name'),
	);
	expect(screen.getByText('Yours:').parentElement?.textContent).toBe('Yours: My name');
	expect(nameField().value).toBe('My name');
	fireEvent.click(screen.getByRole('button', { name: 'Save my version' }));
	await eventually(() => expect(changes(sent)).toHaveLength(2));
	expect(changes(sent)[1]?.body).toMatchObject({ version: 5, profile: { name: 'My name' } });
});

test('a sender whose domain cannot send has an error at its field before anything is sent', async () => {
	const sent = mockApi(withChange(() => settings(2)));
	await renderAdmin('/admin/settings');
	const office = () => section('Mails, prices and tickets');
	await eventually(() => type(office().getByLabelText(/^Mails come from, address/), 'desk@gmail.com'));
	save();
	await eventually(() => expect(office().getByText(/^Mail can leave only from .* @tulia\.example/)).toBeTruthy());
	expect(changes(sent)).toHaveLength(0);
});

test("before the first save the form has the country's crisis lines, unverified, and is saved on version 0 in the currency of the stage", async () => {
	const sent = mockApi(
		withChange(
			() => settings(1),
			() => ({ body: { version: 0, mailDomain: 'tulia.example', firstCurrency: 'TZS' } }),
		),
	);
	await renderAdmin('/admin/settings');
	await eventually(() => expect(section('Crisis lines').getByDisplayValue('1199')).toBeTruthy());
	for (const day of section('Crisis lines').getAllByLabelText('Last checked')) expect(day).toHaveProperty('value', '');
	expect(section('Response times and claims').getByLabelText(/^Client satisfaction/)).toHaveProperty('value', '');
	type(nameField(), 'Pumzika House');
	type(section('Mails, prices and tickets').getByLabelText(/^Ticket prefix/), 'PUM');
	type(section('Mails, prices and tickets').getByLabelText(/^Mails come from, address/), 'desk@tulia.example');
	save();
	await eventually(() => expect(changes(sent)).toHaveLength(1));
	const body = changes(sent)[0]?.body;
	expect(body).toMatchObject({ version: 0, profile: { name: 'Pumzika House', currency: 'TZS' } });
	expect(body).not.toHaveProperty('profile.claims');
});

test('settings that failed to load offer a retry', async () => {
	mockApi(() => undefined);
	await renderAdmin('/admin/settings');
	await eventually(() => expect(screen.getByText('We could not load the settings')).toBeTruthy());
});

test('changed opening hours are saved once staff have seen how many visits are outside, and each save asks again', async () => {
	const displaced = { count: 1, first: '2026-12-01T06:00:00.000Z', last: '2026-12-01T06:00:00.000Z' };
	const sent = mockApi(
		withChange(({ body }) =>
			(body as { seenVisits?: number }).seenVisits === 1
				? settings(2)
				: refusalResponse(409, 'bookings_unseen', { displaced }),
		),
	);
	await renderAdmin('/admin/settings');
	await eventually(() => type(nameField(), 'Tulia House'));
	save();
	await eventually(() => expect(screen.getByText('Not saved yet: one coming visit is concerned')).toBeTruthy());
	expect(screen.getByText(/^It is on Tue 1 Dec.*it stays booked/)).toBeTruthy();
	expect(nameField().value).toBe('Tulia House');
	fireEvent.click(screen.getByRole('button', { name: 'Save all the same' }));
	await eventually(() => expect(screen.getByText(/^Saved\. The site shows it/)).toBeTruthy());
	expect(screen.queryByText(/one coming visit/)).toBeNull();
	save();
	await eventually(() => expect(changes(sent)).toHaveLength(3));
	expect(changes(sent)[2]?.body).not.toHaveProperty('seenVisits');
});

test('each tab has its address, and its input is preserved when another one is shown', async () => {
	mockApi(withChange(() => settings(2)));
	const { address } = await renderAdmin('/admin/settings?part=contact');
	await eventually(() => expect(screen.getByRole('region', { name: 'Social links' })).toBeTruthy());
	expect(screen.queryByRole('region', { name: 'Name' })).toBeNull();
	type(section('Phones and email addresses').getByLabelText('Main phone'), '0700 000 999');
	fireEvent.click(screen.getByRole('button', { name: 'Crisis lines' }));
	expect(address()).toBe('/admin/settings?part=crisis-lines');
	expect(screen.queryByRole('region', { name: 'Social links' })).toBeNull();
	fireEvent.click(screen.getByRole('button', { name: 'Contact' }));
	expect(section('Phones and email addresses').getByLabelText('Main phone')).toHaveProperty('value', '0700 000 999');
});

test('a refused save opens the tab of the field, and focuses it', async () => {
	mockApi(withChange(() => settings(2)));
	const { address } = await renderAdmin('/admin/settings?part=crisis-lines');
	await eventually(() => type(section('Mails, prices and tickets').getByLabelText(/^Ticket prefix/), 'T1'));
	save();
	await eventually(() => expect(address()).toBe('/admin/settings?part=office'));
	expect(document.activeElement).toBe(section('Mails, prices and tickets').getByLabelText(/^Ticket prefix/));
});

test('the settings link to the prices, and have no currency of their own', async () => {
	mockApi(withChange(() => settings(2)));
	await renderAdmin('/admin/settings?part=office');
	await eventually(() =>
		expect(screen.getByRole('link', { name: 'Prices' }).getAttribute('href')).toBe('/admin/sessions?part=prices'),
	);
	expect(screen.queryByLabelText('Currency')).toBeNull();
});
