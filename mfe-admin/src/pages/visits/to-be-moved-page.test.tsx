/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { ToBeMovedList, VisitToMove } from '@tulia/contracts/to-be-moved/schemas';
import { freezeTime } from '../../testing/freeze-time.ts';
import { refusalResponse } from '../../testing/refusal-response.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { daniel, samuel } from '../../testing/sample-appointments.ts';

freezeTime();

const waiting: VisitToMove = {
	appointment: {
		...samuel,
		user: { ...samuel.user, phone: { number: '+254712345678', shown: '0712 345 678', confirmed: false } },
	},
	psychologistId: 'nyambura-kamau',
	serviceId: 'relationship-marriage-counseling',
	cause: 'time_off',
	offered: [
		{ psychologistId: 'amina', psychologist: 'Amina Hassan', startsAt: '2026-11-10T09:00:00.000Z', isSameTime: true },
		{
			psychologistId: 'nyambura-kamau',
			psychologist: 'Dr. Nyambura Kamau',
			startsAt: '2026-11-16T09:00:00.000Z',
			isSameTime: false,
		},
	],
	noteVersion: 0,
};
const kept = {
	appointment: daniel,
	what: 'kept',
	was: { scheduledFor: daniel.scheduledFor, psychologist: daniel.psychologist },
	at: '2026-11-10T06:30:00.000Z',
	by: 'Rose',
	noteVersion: 2,
} as const;
const list = (more: Partial<ToBeMovedList> = {}): ToBeMovedList => ({
	...{ open: [waiting], openCount: 1, done: [kept], doneCount: 1, until: '2027-01-09' },
	...more,
});

const AT = '/admin/to-be-moved';
const isChange = ({ method }: SentRequest): boolean => method !== 'GET';
function mockList(change: () => MockResponse, answer: () => ToBeMovedList = list): SentRequest[] {
	return mockApi((sent) => (isChange(sent) ? change() : { body: answer() }));
}
const row = (name: string) => within(screen.getByRole('listitem', { name }));
const press = (name: RegExp): boolean => fireEvent.click(row('Samuel Njoroge').getByRole('button', { name }));

test('a row shows the client to call, the old time, the cause, and free times', async () => {
	mockList(() => undefined);
	await renderAdmin(AT);
	expect(screen.getByRole('heading', { name: '1 of 2 done' })).toBeTruthy();
	const samuels = row('Samuel Njoroge');
	expect(samuels.getByRole('link', { name: '0712 345 678' })).toHaveProperty('href', 'tel:+254712345678');
	expect(samuels.getByText('Dr. Nyambura Kamau is off then.')).toBeTruthy();
	expect(samuels.getByText('Not called yet')).toBeTruthy();
	expect(samuels.getByRole('radio', { name: 'Tue 10 Nov, 12:00 PM Amina Hassan, same time' })).toHaveProperty(
		'checked',
		true,
	);
	expect(row('Daniel Ouma').getByText('Kept at 9:30 AM by Rose')).toBeTruthy();
});

test('a visit is moved to the chosen time, once', async () => {
	const sent = mockList(() => ({ body: { ...samuel } }));
	await renderAdmin(AT);
	fireEvent.click(row('Samuel Njoroge').getByRole('radio', { name: /as usual/ }));
	press(/^Move/);
	await eventually(() => expect(sent.filter(isChange)).toHaveLength(1));
	const [call] = sent.filter(isChange);
	expect(call?.url.pathname).toBe(`/api/admin/appointments/${samuel.id}/move`);
	expect(call?.body).toEqual({
		date: '2026-11-16',
		time: '12:00 PM',
		psychologistId: 'nyambura-kamau',
		version: samuel.version,
	});
});

test('a time that was taken meanwhile has an error at the row', async () => {
	mockList(() => refusalResponse(409, 'slot_taken', { times: [] }));
	await renderAdmin(AT);
	press(/^Move/);
	await eventually(() => expect(row('Samuel Njoroge').getByRole('alert').textContent).toMatch(/taken/));
});

test('calls are noted, and a visit is kept and reopened, with the version that was seen', async () => {
	const sent = mockList(() => ({ body: { noteVersion: 1 } }));
	await renderAdmin(AT);
	press(/Left a message/);
	await eventually(() => expect(sent.filter(isChange)).toHaveLength(1));
	press(/Rings back/);
	fireEvent.change(screen.getByLabelText('After'), { target: { value: '13:00' } });
	press(/Note that they ring back/);
	await eventually(() => expect(sent.filter(isChange)).toHaveLength(2));
	await eventually(() => expect(screen.queryByLabelText('After')).toBeNull());
	press(/^Keep/);
	await eventually(() => expect(sent.filter(isChange)).toHaveLength(3));
	fireEvent.click(screen.getByRole('button', { name: 'Undo: Daniel Ouma is kept' }));
	await eventually(() => expect(sent.filter(isChange)).toHaveLength(4));
	const seen = { version: samuel.version, noteVersion: 0 };
	expect(sent.filter(isChange).map(({ body }) => body)).toEqual([
		{ what: 'left_message', ...seen },
		{ what: 'rings_back', after: '13:00', ...seen },
		{ what: 'keep', ...seen },
		{ what: 'take_back', version: daniel.version, noteVersion: 2 },
	]);
});

test("a colleague's earlier change is reported, and the list is refetched", async () => {
	const sent = mockList(() => refusalResponse(409, 'changed_meanwhile'));
	await renderAdmin(AT);
	press(/^Keep/);
	await eventually(() =>
		expect(row('Samuel Njoroge').getByRole('alert').textContent).toMatch(/a colleague has just noted/),
	);
	await eventually(() => expect(sent.filter((call) => !isChange(call)).length).toBeGreaterThan(1));
});

test('a visit is cancelled for the centre, with a reason', async () => {
	const sent = mockList(() => ({ body: { ...samuel } }));
	await renderAdmin(AT);
	press(/^Cancel$/);
	fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Ill' } });
	press(/Cancel the visit/);
	await eventually(() => expect(sent.filter(isChange)).toHaveLength(1));
	expect(sent.find(isChange)?.body).toEqual({ reason: 'Ill', version: samuel.version, cancelledFor: 'centre' });
});

test('an empty list says that no visit has to be moved, and a failed one offers a retry', async () => {
	let answer: MockResponse;
	mockApi(() => answer);
	await renderAdmin(AT);
	expect(screen.getByRole('alert').textContent).toContain('We could not load the list');
	answer = { body: list({ open: [], openCount: 0, done: [], doneCount: 0 }) };
	fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
	await eventually(() => expect(screen.getByRole('heading', { name: 'Nobody has to be moved' })).toBeTruthy());
});
