/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { Breach, DataRequestEntry } from '@tulia/contracts/register/schemas';
import { freezeTime } from '../../testing/freeze-time.ts';
import { refusalResponse } from '../../testing/refusal-response.ts';
import { eventually, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';

freezeTime();
beforeEach(() => jest.setSystemTime(new Date('2026-11-25T07:30:00.000Z')));

const lost: Breach = {
	...{ id: 'b1', noticedAt: '2026-11-22T06:30:00.000Z', what: 'A printed list was lost', data: 'Names and times' },
	...{ people: '12', corrections: [], version: 1 },
};
const naomi: DataRequestEntry = {
	...{ id: 'r1', kind: 'access', askedOn: '2026-11-23', askedBy: 'the client, by phone', clientId: 'c1' },
	clientName: 'Naomi Achieng',
	...{ corrections: [], version: 2 },
};
const answers =
	(change?: (sent: SentRequest) => ReturnType<typeof refusalResponse>) =>
	(sent: SentRequest): ReturnType<typeof refusalResponse> => {
		if (sent.method !== 'GET') return change?.(sent);
		if (sent.url.pathname === '/api/admin/breaches') return { body: { data: [lost] } };
		return sent.url.pathname === '/api/admin/data-requests' ? { body: { data: [naomi] } } : undefined;
	};
const list = (name: string) => within(screen.getByRole('list', { name }));
const changed = (sent: readonly SentRequest[]) =>
	sent.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [method, url.pathname, body]);

test('each entry shows the time left, or how long it is overdue', async () => {
	mockApi(answers());
	await renderAdmin('/admin/registers');
	await eventually(() => list('Requests for data'));
	expect(list('Breaches of data').getByText('Tell the Commissioner: 1 hour overdue')).toBeTruthy();
	expect(list('Breaches of data').getByText(/ · Names and times · 12 people · People not told yet$/)).toBeTruthy();
	expect(list('Requests for data').getByText('Answer: 5 days left')).toBeTruthy();
	expect(list('Requests for data').getByText(/: Naomi Achieng$/)).toBeTruthy();
	expect(list('Requests for data').getByText(/^Asked on .*, the client, by phone · /)).toBeTruthy();
	expect(list('Requests for data').getByRole('link', { name: 'Open the client' }).getAttribute('href')).toBe(
		'/admin/clients/c1',
	);
});

test("a breach is added with a time of the centre's zone, and opens its entry", async () => {
	const sent = mockApi(answers(() => ({ status: 201, body: { ...lost, id: 'b2' } })));
	const { address } = await renderAdmin('/admin/registers/breaches/new');
	fireEvent.change(screen.getByLabelText('When it was noticed'), { target: { value: '2026-11-25T09:15' } });
	fireEvent.click(screen.getByRole('button', { name: /^Note this breach/ }));
	await eventually(() => expect(screen.getAllByText('Please say what happened').length).toBeGreaterThan(0));
	const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
	type('What happened', 'A laptop was stolen');
	type('What data', 'Names');
	type('How many people', 'Not known yet');
	fireEvent.click(screen.getByRole('button', { name: /^Note this breach/ }));
	await eventually(() => expect(address()).toBe('/admin/registers/breaches/b2'));
	expect(changed(sent)).toEqual([
		[
			'POST',
			'/api/admin/breaches',
			{
				noticedAt: '2026-11-25T06:15:00.000Z',
				...{ what: 'A laptop was stolen', data: 'Names', people: 'Not known yet' },
			},
		],
	]);
});

test('a corrected time of discovery needs a reason, and is sent with reason and version', async () => {
	const sent = mockApi(answers(() => ({ body: { ...lost, version: 2 } })));
	await renderAdmin('/admin/registers/breaches/b1');
	await eventually(() => screen.getByLabelText('When it was noticed'));
	expect(screen.getByLabelText<HTMLInputElement>('When it was noticed').value).toBe('Sun 22 Nov 2026, 9:30 AM');
	expect(screen.queryByLabelText('Why this is corrected')).toBeNull();
	fireEvent.change(screen.getByLabelText('When it was noticed'), { target: { value: '2026-11-23T09:30' } });
	fireEvent.change(screen.getByLabelText('Why this is corrected'), { target: { value: 'The wrong day' } });
	fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
	await eventually(() => expect(changed(sent)).toHaveLength(1));
	expect(changed(sent)[0]?.[2]).toMatchObject({
		...{ noticedAt: '2026-11-23T06:30:00.000Z', reason: 'The wrong day', version: 1 },
	});
});

test('an entry with an invalid time of discovery is listed among the others, and can be corrected', async () => {
	const broken = { ...lost, id: 'b0', noticedAt: '0000-00-00T00:00:00.000Z', what: 'A phone was stolen' };
	const sent = mockApi((request) =>
		request.method === 'GET' && request.url.pathname === '/api/admin/breaches'
			? { body: { data: [broken, lost] } }
			: answers(() => ({ body: { ...lost, id: 'b0' } }))(request),
	);
	await renderAdmin('/admin/registers');
	await eventually(() => list('Breaches of data'));
	expect(list('Breaches of data').getByText('Tell the Commissioner: (not in the calendar)')).toBeTruthy();
	expect(list('Breaches of data').getByText('A printed list was lost')).toBeTruthy();
	fireEvent.click(list('Breaches of data').getAllByRole('link', { name: 'Go on with it' })[0] ?? document.body);
	await eventually(() => screen.getByLabelText('When it was noticed'));
	fireEvent.change(screen.getByLabelText('When it was noticed'), { target: { value: '2026-11-22T09:30' } });
	fireEvent.change(screen.getByLabelText('Why this is corrected'), { target: { value: 'The year was missing' } });
	fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
	await eventually(() => expect(changed(sent)).toHaveLength(1));
	expect(changed(sent)[0]?.[2]).toMatchObject({ noticedAt: lost.noticedAt, reason: 'The year was missing' });
});

test('a request is closed with what was done, and a conflict is reported', async () => {
	const sent = mockApi(answers(() => refusalResponse(409, 'changed_meanwhile')));
	await renderAdmin('/admin/registers/requests/r1');
	await eventually(() => screen.getByLabelText(/^What was done/));
	fireEvent.change(screen.getByLabelText(/^What was done/), { target: { value: 'Refused: it was not her' } });
	fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
	await eventually(() => expect(screen.getByText(/somebody else changed or closed this meanwhile/)).toBeTruthy());
	expect(changed(sent)[0]?.[2]).toEqual({
		...{ kind: 'access', askedOn: '2026-11-23', askedBy: 'the client, by phone', clientId: 'c1' },
		...{ outcome: 'Refused: it was not her', version: 2 },
	});
});

test('a request that is added from the page of a client names that client', async () => {
	const sent = mockApi(answers(() => ({ status: 201, body: { ...naomi, id: 'r2' } })));
	await renderAdmin('/admin/registers/requests/new?client=c1');
	fireEvent.change(screen.getByLabelText('What they ask for'), { target: { value: 'erasure' } });
	fireEvent.change(screen.getByLabelText('Who asked'), { target: { value: 'Naomi' } });
	fireEvent.click(screen.getByRole('button', { name: /^Note this request/ }));
	await eventually(() => expect(changed(sent)).toHaveLength(1));
	expect(changed(sent)[0]?.[2]).toEqual({ kind: 'erasure', askedOn: '2026-11-25', askedBy: 'Naomi', clientId: 'c1' });
});
