/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { CrisisSettings } from '@tulia/contracts/crisis/schemas';
import { refusalResponse } from '../../testing/refusal-response.ts';
import { eventually, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';

const SETTINGS: CrisisSettings = {
	duty: { people: [], version: 0 },
	candidates: [
		{ userId: 'amina', name: 'Amina Hassan', roles: ['owner'], hasMail: true, hasSms: true },
		{ userId: 'rose', name: 'Rose Wanjiru', roles: ['front_desk', 'editor'], hasMail: true, hasSms: false },
	],
	phrases: { own: [{ phrase: 'nimefika mwisho', isOn: true }], version: 3 },
};
const isCrisis = ({ url }: SentRequest): boolean => url.pathname.startsWith('/api/admin/crisis');
const open = () => renderAdmin('/admin/settings/words-of-crisis');
const changes = (sent: readonly SentRequest[]) =>
	sent.filter(({ method }) => method === 'PATCH').map(({ url, body }) => [url.pathname, body]);
const person = (name: string) => within(screen.getByRole('group', { name }));

test('on-duty staff are ticked with channel and hours, and sent with the version that was read', async () => {
	const sent = mockApi((one) => (isCrisis(one) ? { body: SETTINGS } : undefined));
	await open();
	expect(screen.getByText(/everybody with the owner’s role is told/)).toBeTruthy();
	expect(person('Rose Wanjiru').getByText('Front desk, editor')).toBeTruthy();
	expect(person('Rose Wanjiru').getByText(/No SMS: Rose Wanjiru has to add a phone/)).toBeTruthy();
	fireEvent.click(person('Amina Hassan').getByRole('checkbox', { name: 'By SMS' }));
	fireEvent.change(person('Amina Hassan').getByLabelText(/^From/), { target: { value: '20:00' } });
	fireEvent.click(screen.getByRole('button', { name: /^Save who is on duty/ }));
	await eventually(() => expect(screen.getByText('Please give both times, or leave both empty')).toBeTruthy());
	expect(changes(sent)).toEqual([]);
	fireEvent.change(person('Amina Hassan').getByLabelText(/^To/), { target: { value: '06:00' } });
	fireEvent.click(screen.getByRole('button', { name: /^Save who is on duty/ }));
	const people = [{ userId: 'amina', byMail: false, bySms: true, hours: { from: '20:00', to: '06:00' } }];
	await eventually(() => expect(changes(sent)).toEqual([['/api/admin/crisis/duty', { people, version: 0 }]]));
});

test('words of crisis are added, turned off and removed, each with the version that was read', async () => {
	const sent = mockApi((one) => (isCrisis(one) ? { body: SETTINGS } : undefined));
	await open();
	fireEvent.change(screen.getByLabelText('Words to add'), { target: { value: 'sina nguvu tena' } });
	fireEvent.click(screen.getByRole('button', { name: /^Add these words/ }));
	await eventually(() => expect(changes(sent)).toHaveLength(1));
	fireEvent.click(screen.getByRole('button', { name: 'Switch off: nimefika mwisho' }));
	await eventually(() => expect(changes(sent)).toHaveLength(2));
	fireEvent.click(screen.getByRole('button', { name: 'Remove: nimefika mwisho' }));
	await eventually(() => expect(changes(sent)).toHaveLength(3));
	const [kept] = SETTINGS.phrases.own;
	expect(changes(sent).map(([, body]) => body)).toEqual([
		{ own: [kept, { phrase: 'sina nguvu tena', isOn: true }], version: 3 },
		{ own: [{ phrase: 'nimefika mwisho', isOn: false }], version: 3 },
		{ own: [], version: 3 },
	]);
});

test('a refused word of crisis has an error at the field, and the input is preserved', async () => {
	mockApi((one) => {
		if (!isCrisis(one)) return undefined;
		const errors = [{ field: 'own.1.phrase', message: 'Please write at least four letters' }];
		return one.method === 'PATCH' ? refusalResponse(400, 'invalid_request', { errors }) : { body: SETTINGS };
	});
	await open();
	fireEvent.change(screen.getByLabelText('Words to add'), { target: { value: 'ai' } });
	fireEvent.click(screen.getByRole('button', { name: /^Add these words/ }));
	await eventually(() => expect(screen.getByText('Please write at least four letters')).toBeTruthy());
	expect(screen.getByLabelText<HTMLInputElement>('Words to add').value).toBe('ai');
});

test('a conflict of the crisis settings is reported, and the saved version is shown', async () => {
	mockApi((one) => {
		if (!isCrisis(one)) return undefined;
		return one.method === 'PATCH' ? refusalResponse(409, 'changed_meanwhile') : { body: SETTINGS };
	});
	await open();
	fireEvent.click(screen.getByRole('button', { name: 'Switch off: nimefika mwisho' }));
	await eventually(() => expect(screen.getByText(/somebody else changed the words/)).toBeTruthy());
});

test('a sentence is tested on the device: with built-in words, the centre’s own, and none', async () => {
	const sent = mockApi((one) => (isCrisis(one) ? { body: SETTINGS } : undefined));
	await open();
	const before = sent.length;
	const say = (value: string) => fireEvent.change(screen.getByLabelText('Sentence'), { target: { value } });
	const region = within(screen.getByRole('region', { name: 'Try a sentence' }));
	say('I want to die');
	expect(region.getByRole('status').textContent).toContain('This would be marked');
	say('Sasa nimefika mwisho');
	expect(region.getByRole('status').textContent).toContain('This would be marked');
	say('Mnafungua saa ngapi?');
	expect(region.getByRole('status').textContent).toContain('would stand among the others');
	expect(sent).toHaveLength(before);
});
