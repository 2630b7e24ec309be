/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { toast } from '@tulia/ui';
import { freezeTime } from '../../testing/freeze-time.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { aClientFile } from '../../testing/sample-client.ts';

freezeTime();
afterEach(() => jest.restoreAllMocks());

const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string): boolean =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } });
const posts = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method === 'POST');
const withAnswer =
	(answer: (sent: SentRequest) => MockResponse) =>
	(sent: SentRequest): MockResponse => {
		if (sent.method === 'POST') return answer(sent);
		return { body: sent.url.pathname.endsWith('/clients') ? { data: [] } : aClientFile() };
	};

async function openForm(name: string, roles?: Parameters<typeof renderAdmin>[1]): Promise<void> {
	await renderAdmin('/admin/clients/c1', roles);
	await eventually(() => press(name));
}
function fillIn(): void {
	type(/^Who asked/, 'Faith, at the desk');
	type(/^How you made sure/, 'Saw the ID card');
	type(/^Why/, 'She moves away');
}
const asked = {
	...{ askedBy: 'Faith, at the desk', identity: 'Saw the ID card', reason: 'She moves away' },
	askedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
};

test('a copy is saved as a file once staff entered who made the request and how they were identified', async () => {
	const saved = jest.fn(() => 'blob:file');
	jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
	Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
	const sent = mockApi(withAnswer(() => ({ body: { exportedAt: '2026-11-10T06:50:00.000Z', appointments: [] } })));
	await openForm('Give them a copy');
	press(/^Save the file/);
	await eventually(() => expect(screen.getAllByText('Please say who asked').length).toBeGreaterThan(0));
	expect(posts(sent)).toEqual([]);
	fillIn();
	press(/^Save the file/);
	await eventually(() => expect(saved).toHaveBeenCalled());
	expect(posts(sent)[0]).toMatchObject({ body: asked });
	expect(posts(sent)[0]?.url.pathname).toBe('/api/admin/clients/c1/export');
});

test('the front desk sees that its copy omits the notes, and who hands those out', async () => {
	jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
	Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
	mockApi(withAnswer(() => ({ body: { exportedAt: '2026-11-10T06:50:00.000Z', appointments: [], notesLeftOut: 2 } })));
	await openForm('Give them a copy', ['front_desk']);
	expect(screen.getByText(/your copy leaves out what they say/)).toBeTruthy();
	expect(screen.queryByRole('button', { name: 'Erase this client' })).toBeNull();
	fillIn();
	press(/^Save the file/);
	await eventually(() => expect(screen.getByText('This copy is not the whole one')).toBeTruthy());
	expect(screen.getByText(/leaves out the notes of 2 visits\. The request stays open/)).toBeTruthy();
});

test('an erasure needs a typed confirmation; upcoming visits are shown first, and the input is preserved', async () => {
	const affected = [{ id: 'v2', ticketNumber: 'TUL-26-5K3MB', scheduledFor: '2026-11-24T11:00:00.000Z' }];
	const sent = mockApi(
		withAnswer(({ body }) =>
			'cancelsVisits' in (body as object) ? { body: null } : problem(409, 'visits_coming', { affected }),
		),
	);
	const said = jest.spyOn(toast, 'success');
	await openForm('Erase this client');
	fillIn();
	type(/^Type/, 'erase');
	press(/^Erase for good/);
	await eventually(() => expect(screen.getAllByText('Please type: erase this client').length).toBeGreaterThan(0));
	type(/^Type/, 'Erase this client ');
	press(/^Erase for good/);
	await eventually(() => fireEvent.click(screen.getByRole('checkbox', { name: 'Cancel these visits too' })));
	press(/^Erase for good/);
	await eventually(() => expect(posts(sent)).toHaveLength(2));
	expect(posts(sent)[1]?.body).toEqual({
		...{ ...asked, version: 2 },
		...{ confirmation: 'erase this client', cancelsVisits: true },
	});
	await eventually(() => expect(screen.getByRole('heading', { level: 1, name: 'Clients' })).toBeTruthy());
	expect(said.mock.lastCall?.[0]).toMatch(/ is erased\. The visits to come are cancelled\. Nobody was told\.$/);
});
