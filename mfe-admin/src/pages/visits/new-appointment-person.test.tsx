/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen } from '@testing-library/react';
import { versionInForce } from '@tulia/contracts/consent-wording';
import { problem } from '@tulia/platform/testing';
import {
	answerWhom,
	atDeskNow,
	button,
	chooseVisit,
	deskAnd,
	newPerson,
	press,
	sentChanges,
	write,
} from '../../testing/desk-booking.ts';
import { eventually, mockApi, renderAdmin } from '../../testing/render-admin.tsx';
import { aClientFile } from '../../testing/sample-client.ts';
import { aDetail } from '../../testing/sample-detail.ts';

atDeskNow();

const booked = { status: 201, body: aDetail() };
const tick = (name: RegExp | string): boolean => fireEvent.click(screen.getByRole('checkbox', { name }));
const choose = (name: string): boolean => fireEvent.click(screen.getByRole('radio', { name }));

async function someoneNew(): Promise<void> {
	newPerson('Wambui Njeri');
	write(/^Phone/, '0712 345 678');
	await chooseVisit();
	answerWhom('me');
}

describe('the details of a new client', () => {
	test('the details of a new client are collapsed by default, and a booking without them omits them', async () => {
		const calls = mockApi(deskAnd(() => booked));
		await renderAdmin('/admin/appointments/new');
		await someoneNew();
		expect(button(/^More about this person/).getAttribute('aria-expanded')).toBe('false');
		expect(screen.queryByRole('group', { name: 'What they agree to' })).toBeNull();
		press(/^Book 2/);
		await eventually(() => expect(sentChanges(calls)).toHaveLength(1));
		for (const field of ['notices', 'language', 'consentsByWord'])
			expect(sentChanges(calls)[0]?.body).not.toHaveProperty(field);
	});

	test('language, channel and consents are sent with the booking, with the wording that was read out', async () => {
		const calls = mockApi(deskAnd(() => booked));
		await renderAdmin('/admin/appointments/new');
		await someoneNew();
		press(/^More about this person/);
		expect(screen.getByRole('group', { name: /^Write to them by/ })).toBeTruthy();
		write(/^Email/, 'wambui@clients.example');
		choose('SMS and email');
		expect(screen.getByText(/^They get the ticket by email, with/)).toBeTruthy();
		choose('Kiswahili');
		tick(/^Use of health details/);
		choose('By phone');
		press(/^Book 2/);
		await eventually(() => expect(sentChanges(calls)).toHaveLength(1));
		expect(sentChanges(calls)[0]?.body).toMatchObject({
			notices: 'both',
			language: 'sw',
			consentsByWord: { how: 'by_phone', wordings: { health_data: versionInForce.health_data } },
		});
	});

	test('collapsing the details of a new client preserves them, and a missing part expands them again', async () => {
		const calls = mockApi(deskAnd(() => booked));
		await renderAdmin('/admin/appointments/new');
		await someoneNew();
		press(/^More about this person/);
		tick(/^Privacy policy/);
		press(/^More about this person/);
		expect(screen.queryByRole('checkbox', { name: /^Privacy policy/ })).toBeNull();
		press(/^Book 2/);
		await eventually(() => expect(screen.getByText('Please say how you heard it')).toBeTruthy());
		expect(button(/^More about this person/).getAttribute('aria-expanded')).toBe('true');
		expect(screen.getByRole('checkbox', { name: /^Privacy policy/ })).toHaveProperty('checked', true);
		await eventually(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'At the desk' })));
		expect(sentChanges(calls)).toEqual([]);
		choose('At the desk');
		press(/^Book 2/);
		await eventually(() => expect(sentChanges(calls)).toHaveLength(1));
	});

	test('removing a phone removes the language, too', async () => {
		const calls = mockApi(deskAnd(() => booked));
		await renderAdmin('/admin/appointments/new');
		await someoneNew();
		press(/^More about this person/);
		choose('Kiswahili');
		write(/^Phone/, '');
		press(/^Book 2/);
		await eventually(() => expect(sentChanges(calls)).toHaveLength(1));
		expect(sentChanges(calls)[0]?.body).not.toHaveProperty('language');
	});

	test.each([
		[problem(409, 'wording_changed'), /the words of a consent have changed/],
		[
			problem(422, 'invalid_request', {
				errors: [{ field: 'email', message: 'There is a record with this address already.' }],
			}),
			/There is a record with this address already/,
		],
	])('a refused booking has a message, and the input is preserved', async (refusal, words) => {
		mockApi(deskAnd(() => refusal));
		await renderAdmin('/admin/appointments/new');
		await someoneNew();
		press(/^More about this person/);
		choose('Kiswahili');
		press(/^Book 2/);
		await eventually(() => expect(screen.getByText(words)).toBeTruthy());
		expect(screen.getByRole('radio', { name: 'Kiswahili' })).toHaveProperty('checked', true);
	});
});

test('a client whose number now belongs to another person is promised no SMS', async () => {
	const desk = deskAnd();
	const file = aClientFile();
	const phone = { number: '+254700000112', shown: '0700 000 112', confirmed: false };
	const lost = { ...file.client, email: '', phone: { ...phone, lostSince: '2026-11-20T07:00:00.000Z' } };
	mockApi((sent) => (sent.url.pathname === '/api/admin/clients/c1' ? { body: { ...file, client: lost } } : desk(sent)));
	await renderAdmin('/admin/appointments/new?client=c1');
	await eventually(() => expect(screen.getByText('0700 000 112 (somebody else has it)')).toBeTruthy());
	expect(screen.getByText('They get no email and no SMS. Please give them the ticket number.')).toBeTruthy();
});

test('without a client no message is announced', async () => {
	mockApi(deskAnd());
	await renderAdmin('/admin/appointments/new');
	expect(screen.queryByText(/^They get/)).toBeNull();
});

test('a client with a record shows its details, and the booking changes none of them', async () => {
	const calls = mockApi(deskAnd(() => booked));
	await renderAdmin('/admin/appointments/new?client=c1');
	await eventually(() =>
		expect(screen.getByText(/Write to them by: Email. SMS in English. Still to ask: Privacy policy, /)).toBeTruthy(),
	);
	expect(screen.queryByRole('button', { name: /^More about this person/ })).toBeNull();
	await chooseVisit();
	answerWhom('me');
	press(/^Book 2/);
	await eventually(() => expect(sentChanges(calls)).toHaveLength(1));
	expect(sentChanges(calls)[0]?.body).toMatchObject({ clientId: 'c1' });
	expect(sentChanges(calls)[0]?.body).not.toHaveProperty('language');
});
