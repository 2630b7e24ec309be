/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';

const amina: StaffPsychologist = {
	...{ id: 'p1', name: 'Amina Hassan', serviceIds: [], active: true },
	...{ weeklyHours: {}, breaks: {}, timeOff: [], version: 7 },
	profile: { title: 'Psychologist', languages: ['sw'], licence: { number: 'CPB 1' } },
	profileVersion: 2,
};
const answers = (sent: SentRequest): MockResponse => {
	if (sent.method !== 'GET') return { body: { ...amina, profileVersion: 3 } };
	if (sent.url.pathname === '/api/admin/services') return { body: { data: [] } };
	return sent.url.pathname === '/api/admin/psychologists' ? { body: { data: [amina] } } : undefined;
};
const form = () => within(screen.getByRole('form', { name: 'Profile of Amina Hassan' }));
const save = () => fireEvent.click(form().getByRole('button', { name: /^Save the profile/ }));
const type = (label: RegExp, value: string) => fireEvent.change(form().getByLabelText(label), { target: { value } });
const changes = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method === 'PATCH');

test('a profile is saved separately from the hours, with its own version, as entered', async () => {
	const sent = mockApi(answers);
	await renderAdmin('/admin/psychologists?edit=p1');
	await eventually(() => type(/^In two lines/, 'Listens first.'));
	fireEvent.click(form().getByRole('radio', { name: 'Scarf' }));
	fireEvent.click(form().getByLabelText('Dholuo'));
	save();
	await eventually(() => expect(changes(sent)).toHaveLength(1));
	expect(changes(sent)[0]?.url.pathname).toBe('/api/admin/psychologists/p1/profile');
	expect(changes(sent)[0]?.body).toEqual({
		...{ portrait: 'portrait-scarf', title: 'Psychologist', summary: 'Listens first.' },
		...{ languages: ['sw', 'luo'], licence: { number: 'CPB 1' }, version: 2 },
	});
});

test('a licence with a board but no number is not sent, and the field shows what is missing', async () => {
	const sent = mockApi(answers);
	await renderAdmin('/admin/psychologists?edit=p1');
	await eventually(() => type(/^Board/, 'Counsellors and Psychologists Board'));
	type(/^Licence number/, '');
	save();
	await eventually(() =>
		expect(form().getAllByText('Give the number of the licence, or leave the board empty')).not.toEqual([]),
	);
	expect(changes(sent)).toEqual([]);
});

test('a psychologist edits their own profile, sees the licence, and cannot change it', async () => {
	const sent = mockApi(answers);
	await renderAdmin('/admin/my-profile', ['psychologist'], 'p1');
	await eventually(() => type(/^In two lines/, 'Listens first.'));
	expect(form().getByText('CPB 1')).toBeTruthy();
	expect(form().queryByRole('textbox', { name: /^Licence number/ })).toBeNull();
	save();
	await eventually(() => expect(changes(sent)[0]?.body).toMatchObject({ licence: { number: 'CPB 1' }, version: 2 }));
});

test('an account that is not tied to a psychologist shows who can assign one, and no profile', async () => {
	mockApi(answers);
	await renderAdmin('/admin/my-profile', ['psychologist']);
	expect(await screen.findByRole('heading', { name: 'This account is not tied to a psychologist' })).toBeTruthy();
});
