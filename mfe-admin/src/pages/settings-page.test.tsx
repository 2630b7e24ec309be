/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import { refused } from '../testing/refused.ts';
import { centre } from '../testing/sample-profile.ts';
import { type Answer, eventually, type Sent, serve, showAdmin } from '../testing/show-admin.tsx';

jest.setTimeout(60_000);

const settings = (version: number, name = centre.name): Answer => ({ body: { profile: { ...centre, name }, version } });
const withChange =
	(change: (sent: Sent) => Answer, shown: () => Answer = () => settings(1)) =>
	(sent: Sent): Answer => {
		if (sent.url.pathname !== '/api/admin/settings') return undefined;
		return sent.method === 'PATCH' ? change(sent) : shown();
	};
const changes = (sent: readonly Sent[]): readonly Sent[] => sent.filter(({ method }) => method === 'PATCH');
const section = (name: string) => within(screen.getByRole('region', { name }));
const nameField = (): HTMLInputElement => section('Name').getByLabelText('Name');
const type = (field: HTMLElement, value: string): boolean => fireEvent.change(field, { target: { value } });
const save = (): boolean => fireEvent.click(screen.getByRole('button', { name: /^Save settings/ }));

test('everything is saved as one record, on the version it was read at; the next save names the new one', async () => {
	let version = 1;
	const sent = serve(
		withChange(() => {
			version += 1;
			return settings(version);
		}),
	);
	await showAdmin('/admin/settings');
	await eventually(() => type(nameField(), 'Tulia House'));
	type(section('Address').getByLabelText('Address'), 'Floor 3\n\nNairobi ');
	fireEvent.click(screen.getByRole('button', { name: 'Remove Lines, 1' }));
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

test('each refusal is said at its field, also inside lists and weeks', async () => {
	const errors = [
		{ field: 'profile.phones.main', message: 'Use digits and spaces' },
		{ field: 'profile.crisisLines.1', message: 'Give name, number and the day it was last checked' },
		{ field: 'profile.openingHours.monday', message: 'The closing time must come after the opening time' },
	];
	serve(withChange(() => refused(422, 'invalid_hours', { errors })));
	await showAdmin('/admin/settings');
	await eventually(() => type(nameField(), 'Tulia House'));
	save();
	await eventually(() =>
		expect(section('Opening hours').getByText('The closing time must come after the opening time')).toBeTruthy(),
	);
	expect(section('Phones and email addresses').getByText('Use digits and spaces')).toBeTruthy();
	expect(section('Crisis lines').getByText(/^Give name, number/)).toBeTruthy();
	expect(nameField().value).toBe('Tulia House');
});

test('a record that a colleague saved first is shown beside mine, and neither is lost', async () => {
	let isChanged = false;
	const sent = serve(
		withChange(
			({ body }) => {
				isChanged = true;
				const { version } = body as { readonly version: number };
				return version === 5 ? settings(6) : refused(409, 'changed_meanwhile');
			},
			() => (isChanged ? settings(5, 'Their name') : settings(1)),
		),
	);
	await showAdmin('/admin/settings');
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

test('settings that do not come are offered again', async () => {
	serve(() => undefined);
	await showAdmin('/admin/settings');
	await eventually(() => expect(screen.getByText('We could not load the settings')).toBeTruthy());
});
