/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import { freezeTime } from '../../testing/freeze-time.ts';
import { eventually, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { anAppointment, rehema } from '../../testing/sample-appointments.ts';

freezeTime();

const phoneCall = { about: 'confirmation', from: '2026-11-10T06:00:00.000Z' } as const;
const phone = { number: '+254700000204', shown: '0700 000 204', confirmed: true };
const hamisi = anAppointment('2026-11-12T06:00:00.000Z', {
	...{ id: 'a7', userId: 'c7', phoneCall },
	user: { name: 'Hamisi Salim', email: '', emailVerified: false, phone },
});
const withoutNumber = anAppointment('2026-11-12T12:00:00.000Z', { ...rehema, userId: 'c4', phoneCall });

const item = (name: RegExp): HTMLElement => {
	const found = screen.getAllByRole('listitem').find(({ textContent }) => name.test(textContent ?? ''));
	if (!found) throw new Error(`Nobody is called ${name}`);
	return found;
};
const press = (name: RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const names = (): readonly string[] =>
	screen.getAllByRole('button', { name: /^(They know|Undo)/ }).map((one) => one.getAttribute('aria-label') ?? '');

/** Answers each note of a call with the row that `changed` returns. */
const answered =
	(changed: (sent: SentRequest) => object) =>
	(sent: SentRequest): { readonly body: object } =>
		sent.method === 'PATCH' ? { body: { appointment: changed(sent) } } : { body: { data: [hamisi, withoutNumber] } };

test('clients to phone have a phone link and the reason, without the service; without a number their file is linked', async () => {
	mockApi(answered(() => hamisi));
	await renderAdmin('/admin/appointments?needs=phone');
	expect(
		within(item(/Hamisi/))
			.getByRole('link', { name: '0700 000 204' })
			.getAttribute('href'),
	).toBe('tel:+254700000204');
	expect(within(item(/Hamisi/)).getByText('The confirmation did not arrive.')).toBeTruthy();
	expect(within(item(/Hamisi/)).getByText('Not tried yet')).toBeTruthy();
	expect(screen.queryByText(/Addiction Recovery/)).toBeNull();
	expect(within(item(/Rehema/)).getByText('No number')).toBeTruthy();
	expect(within(item(/Rehema/)).queryByRole('button', { name: /^No answer/ })).toBeNull();
	expect(
		within(item(/Rehema/))
			.getByRole('link', { name: 'Open the file' })
			.getAttribute('href'),
	).toBe('/admin/clients/c4');
});

test('a client who was notified moves to the end of the list, with who noted it and when, and undo moves them back', async () => {
	const told = { ...hamisi, phoned: { at: '2026-11-10T06:50:00.000Z' }, phonedVersion: 1 };
	mockApi(answered(({ body }) => (JSON.stringify(body).includes('take_back') ? hamisi : told)));
	await renderAdmin('/admin/appointments?needs=phone');
	press(/^They know: Hamisi/);
	await eventually(() => expect(names()).toEqual(['They know: Rehema Said', 'Undo: Hamisi Salim knows']));
	expect(within(item(/Hamisi/)).getByText('They know, said Amina Hassan at 9:50 AM.')).toBeTruthy();
	expect(document.activeElement).toBe(item(/Hamisi/));
	press(/^Undo: Hamisi/);
	await eventually(() => expect(names()).toEqual(['They know: Hamisi Salim', 'They know: Rehema Said']));
});

test.each([
	[1, 'No answer at 9:50 AM, tried once', false],
	[3, 'No answer at 9:50 AM, tried 3 times', true],
])(
	"calls without an answer are counted (%i), and from the third on the client's file is linked",
	async (count, words, offersFile) => {
		const sent = mockApi(
			answered(() => ({ ...hamisi, unanswered: { count, at: '2026-11-10T06:50:00.000Z' }, phonedVersion: count })),
		);
		await renderAdmin('/admin/appointments?needs=phone');
		press(/^No answer, try again: Hamisi/);
		await eventually(() => expect(within(item(/Hamisi/)).getByText(words)).toBeTruthy());
		expect(sent.at(-1)).toMatchObject({ method: 'PATCH', body: { what: 'no_answer', version: 1, phonedVersion: 0 } });
		expect(within(item(/Hamisi/)).queryByRole('link', { name: 'Open the file' }) !== null).toBe(offersFile);
	},
);
