/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { MyHours } from '@tulia/contracts/own-hours/schemas';
import { freezeTime } from '../../testing/freeze-time.ts';
import { refusalResponse } from '../../testing/refusal-response.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { myHours, openRequest } from '../../testing/sample-hours.ts';

freezeTime();

const at = '/admin/my-hours';
const render = () => renderAdmin(at, ['psychologist'], 'p1');
const answers =
	(shown: () => MyHours, change: (sent: SentRequest) => MockResponse = () => undefined) =>
	(sent: SentRequest): MockResponse => {
		if (!sent.url.pathname.startsWith('/api/admin/my-hours')) return undefined;
		return sent.method === 'GET' ? { body: shown() } : change(sent);
	};
const press = (name: RegExp | string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const region = (name: string) => within(screen.getByRole('region', { name }));
const writes = (sent: readonly SentRequest[]): readonly SentRequest[] => sent.filter(({ method }) => method !== 'GET');

function addFriday(): void {
	press('Add time off: Time off');
	const field = (label: string): HTMLElement => {
		const rows = within(screen.getByRole('group', { name: 'Time off' })).getAllByLabelText(label);
		return rows.at(-1) ?? document.body;
	};
	fireEvent.change(field('First day'), { target: { value: '2026-11-20' } });
	fireEvent.change(field('From (if not all day)'), { target: { value: '13:00' } });
	fireEvent.change(field('To'), { target: { value: '17:00' } });
}
const FRIDAY = { from: '2026-11-20', to: '2026-11-20', hours: { from: '13:00', to: '17:00' } };

test('the week and upcoming time off are shown in words, without past time off', async () => {
	mockApi(answers(() => myHours));
	await render();
	const week = region('My week');
	expect(week.getByText('9:00 AM to 5:00 PM, break 1:00 PM to 2:00 PM')).toBeTruthy();
	expect(week.getAllByText('Not working')).toHaveLength(5);
	expect(region('Time off coming up').getByText('Thu 24 Dec to Sat 26 Dec')).toBeTruthy();
	expect(screen.queryByText(/Oct/)).toBeNull();
});

test('with approval, a request is sent with its reason, and shown as waiting', async () => {
	let shown: MyHours = myHours;
	const sent = mockApi(
		answers(
			() => shown,
			() => {
				shown = { ...myHours, version: 4, request: openRequest };
				return { body: shown };
			},
		),
	);
	await render();
	press('Ask for a change');
	addFriday();
	fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'The school play' } });
	press(/^Send request/);
	await eventually(() => expect(region('What you asked for').getByText('Waiting')).toBeTruthy());
	expect(writes(sent)).toMatchObject([
		{
			method: 'POST',
			body: {
				weeklyHours: myHours.weeklyHours,
				breaks: myHours.breaks,
				timeOff: [...myHours.timeOff, FRIDAY],
				reason: 'The school play',
				version: 3,
			},
		},
	]);
	const asked = region('What you asked for');
	expect(asked.getByText('Fri 20 Nov, 1:00 PM to 5:00 PM')).toBeTruthy();
	expect(asked.getByText('Your reason: The school play')).toBeTruthy();
});

test('without approval, a change is saved after affected visits were seen', async () => {
	const affected = [{ id: 'a1', ticketNumber: 'TUL-26-22222', scheduledFor: '2026-11-20T10:30:00.000Z' }];
	const sent = mockApi(
		answers(
			() => ({ ...myHours, rule: 'at_once' }),
			({ body }) =>
				(body as { seen?: unknown }).seen
					? { body: { ...myHours, rule: 'at_once', version: 4 } }
					: refusalResponse(409, 'bookings_unseen', { affected }),
		),
	);
	await render();
	press('Change');
	expect(screen.queryByLabelText(/^Reason/)).toBeNull();
	addFriday();
	press(/^Save/);
	await eventually(() => expect(screen.getByText(/^TUL-26-22222, Fri 20 Nov/)).toBeTruthy());
	press('I have seen them: save');
	await eventually(() => expect(screen.getByRole('heading', { name: 'As it is now' })).toBeTruthy());
	expect(writes(sent).at(-1)).toMatchObject({ method: 'PATCH', body: { seen: ['a1'], version: 3 } });
});

test('an open request is edited in place, and withdrawn after a confirmation', async () => {
	let shown: MyHours = { ...myHours, version: 4, request: openRequest };
	const sent = mockApi(
		answers(
			() => shown,
			() => {
				shown = { ...myHours, version: 5 };
				return { body: shown };
			},
		),
	);
	await render();
	press('Change my request');
	expect(within(screen.getByRole('group', { name: 'Time off' })).getAllByLabelText('First day')).toHaveLength(3);
	press('Cancel');
	press(/^Withdraw/);
	press(/Yes, withdraw it/);
	await eventually(() => expect(screen.queryByRole('region', { name: 'What you asked for' })).toBeNull());
	expect(writes(sent)).toMatchObject([{ body: { version: 1 } }]);
});

test('a decision is shown with its author and message', async () => {
	const decided = { at: '2026-11-09T09:00:00.000Z', by: 'Nyambura Otieno', words: 'We are two short that day.' };
	mockApi(answers(() => ({ ...myHours, request: { ...openRequest, state: 'declined', decided } })));
	await render();
	const asked = region('What you asked for');
	expect(asked.getByText('Declined')).toBeTruthy();
	expect(asked.getByText(/Declined by Nyambura Otieno, Mon 9 Nov, 12:00 PM/)).toBeTruthy();
	expect(asked.getByText('We are two short that day.')).toBeTruthy();
	expect(screen.queryByRole('button', { name: /Withdraw/ })).toBeNull();
});

test('an open request says so if changes no longer need approval', async () => {
	mockApi(answers(() => ({ ...myHours, rule: 'at_once', request: openRequest })));
	await render();
	expect(
		region('What you asked for').getByText(/^Changes are saved at once now\. This request still waits/),
	).toBeTruthy();
	expect(screen.getByRole('button', { name: 'Change' })).toBeTruthy();
});

test("a conflict with an owner's change shows both versions, and preserves the input", async () => {
	let shown: MyHours = myHours;
	const sent = mockApi(
		answers(
			() => shown,
			({ body }) => {
				if ((body as { version: number }).version === 9) return { body: { ...shown, request: openRequest } };
				shown = { ...myHours, version: 9, weeklyHours: {} };
				return refusalResponse(409, 'changed_meanwhile');
			},
		),
	);
	await render();
	press('Ask for a change');
	addFriday();
	press(/^Send request/);
	await eventually(() => expect(screen.getByText('Somebody else saved changes while you were working.')).toBeTruthy());
	press('Save my version');
	await eventually(() => expect(writes(sent)).toHaveLength(2));
	expect(writes(sent)[1]).toMatchObject({ body: { version: 9, timeOff: [...myHours.timeOff, FRIDAY] } });
});

test('a day with only one of its times has an error, and nothing is sent', async () => {
	const sent = mockApi(answers(() => myHours));
	await render();
	press('Ask for a change');
	press('Add hours: Sunday, weekly hours');
	press(/^Send request/);
	await eventually(() =>
		expect(screen.getAllByText('Give both times, such as 09:00 and 17:00').length).toBeGreaterThan(0),
	);
	expect(writes(sent)).toEqual([]);
});

test('an account that is no psychologist sees why the page is empty', async () => {
	mockApi(({ url }) => (url.pathname === '/api/admin/my-hours' ? refusalResponse(404, 'not_found') : undefined));
	await renderAdmin(at);
	expect(screen.getByText(/This account is not tied to a psychologist/)).toBeTruthy();
});
