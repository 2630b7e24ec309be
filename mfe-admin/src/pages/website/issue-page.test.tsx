/** @jest-environment @tulia/test-kit/jsdom-environment */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';

const draft = {
	id: 'i-1',
	subject: 'A little rest',
	preview: 'Three things',
	content: '<p>Sit down.</p>',
	state: 'draft',
	updatedAt: '2026-11-09T12:00:00.000Z',
	version: 3,
};
const progress = {
	...{ startedAt: '2026-11-09T12:00:00.000Z', recipients: 214, sent: 160, complained: 1, cameBack: 3 },
	...{ unsubscribed: 2, failed: 0, left: 49 },
};

const press = (name: RegExp | string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string): boolean =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } });
const writes = (sent: readonly SentRequest[]): readonly SentRequest[] => sent.filter(({ method }) => method !== 'GET');

/** Opens the issue. `answer` answers all other requests. */
async function show(
	answer: (sent: SentRequest) => MockResponse | undefined = () => undefined,
	issue: object = draft,
): Promise<SentRequest[]> {
	const sent = mockApi((call) => {
		if (call.method === 'GET' && call.url.pathname === '/api/admin/newsletter-issues/i-1')
			return answer(call) ?? { body: issue };
		if (call.url.pathname === '/api/admin/newsletter/count') return { body: { count: 214 } };
		return answer(call);
	});
	await renderAdmin('/admin/newsletter-issues/i-1');
	return sent;
}
const editor = () => eventually(() => expect(screen.getByLabelText('Text of the issue')).toBeTruthy());
const saves = ({ method, body }: SentRequest): MockResponse | undefined =>
	method === 'PATCH' ? { body: { ...draft, ...(body as object), version: 4 } } : undefined;

test('a draft is saved with the version that was read, and can be sent afterwards', async () => {
	const sent = await show(saves);
	await editor();
	expect(screen.getByLabelText('Text of the issue').textContent).toBe('Sit down.');
	expect(screen.getByRole('button', { name: 'Send to subscribers' })).toHaveProperty('disabled', false);
	type('Subject', 'More rest');
	expect(screen.getByRole('button', { name: 'Send to subscribers' })).toHaveProperty('disabled', true);
	expect(screen.getByRole('button', { name: /^Send me a test/ })).toHaveProperty('disabled', true);
	press(/^Save draft/);
	await eventually(() =>
		expect(screen.getByRole('button', { name: 'Send to subscribers' })).toHaveProperty('disabled', false),
	);
	expect(writes(sent)).toMatchObject([
		{ method: 'PATCH', body: { subject: 'More rest', content: '<p>Sit down.</p>', version: 3 } },
	]);
});

test('an issue is sent after a confirmation with the number of subscribers, and then shows its progress', async () => {
	const sent = await show(({ method }) =>
		method === 'POST' ? { body: { ...draft, state: 'sending', version: 4, progress } } : undefined,
	);
	await editor();
	press('Send to subscribers');
	await eventually(() => expect(screen.getByText('214 people')).toBeTruthy());
	expect(writes(sent)).toEqual([]);
	press(/^Yes, send it to 214 people/);
	await eventually(() => expect(screen.getByText('It is being sent.')).toBeTruthy());
	expect(screen.getByText('160')).toBeTruthy();
	expect(writes(sent)).toMatchObject([{ method: 'POST', body: { version: 3 } }]);
	expect(screen.queryByRole('button', { name: /^Save draft/ })).toBeNull();
});

test('an issue is not sent when the confirmation is declined', async () => {
	const sent = await show();
	await editor();
	press('Send to subscribers');
	await eventually(() => expect(screen.getByRole('button', { name: 'Keep it as a draft' })).toBeTruthy());
	press('Keep it as a draft');
	expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send to subscribers' }));
	expect(writes(sent)).toEqual([]);
});

test('an issue with missing fields is not sent, and lists them', async () => {
	const errors = [{ field: 'content', message: 'Write the newsletter' }];
	await show(({ method }) =>
		method === 'POST' ? (problem(400, 'invalid_request', { errors }) as MockResponse) : undefined,
	);
	await editor();
	press('Send to subscribers');
	await eventually(() => expect(screen.getByRole('button', { name: /^Yes, send/ })).toBeTruthy());
	press(/^Yes, send/);
	await eventually(() => expect(screen.getByRole('alert').textContent).toContain('Write the newsletter'));
});

test("a test email is sent to the user's address, with a message", async () => {
	const sent = await show(({ method }) =>
		method === 'POST' ? { status: 202, body: { status: 'received' } } : undefined,
	);
	await editor();
	press(/^Send me a test/);
	await eventually(() => expect(screen.getByText('It is on its way to the address of your account.')).toBeTruthy());
	expect(writes(sent).map(({ url }) => url.pathname)).toEqual(['/api/admin/newsletter-issues/i-1/test']);
});

test("a conflict with a colleague's save shows both versions, and nothing is lost", async () => {
	const theirs = { ...draft, subject: 'Theirs', version: 4 };
	let isRefused = false;
	const sent = await show(({ method, body }) => {
		if (method === 'GET') return isRefused ? { body: theirs } : undefined;
		if (method !== 'PATCH') return undefined;
		if ((body as { version: number }).version === 4) return { body: { ...theirs, ...(body as object), version: 5 } };
		isRefused = true;
		return problem(409, 'changed_meanwhile', { current: { status: 'draft', version: 4 } }) as MockResponse;
	});
	await editor();
	type('Subject', 'Mine');
	press(/^Save draft/);
	await eventually(() => expect(screen.getByText('Theirs')).toBeTruthy());
	expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Mine');
	press('Save my version');
	await eventually(() => expect(writes(sent)).toHaveLength(2));
	expect(writes(sent)[1]).toMatchObject({ body: { subject: 'Mine', version: 4 } });
});

test('an issue that a colleague sent meanwhile preserves the input', async () => {
	await show(({ method }) =>
		method === 'PATCH'
			? (problem(409, 'changed_meanwhile', { current: { status: 'sending', version: 4 } }) as MockResponse)
			: undefined,
	);
	await editor();
	type('Subject', 'Mine');
	press(/^Save draft/);
	await eventually(() => expect(screen.getByText(/somebody has sent this issue meanwhile/)).toBeTruthy());
	expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Mine');
});

test('unsaved input is restored when the draft is opened again in this tab', async () => {
	await show();
	await editor();
	type('Subject', 'Half a thought');
	await eventually(() => expect(screen.getByText('Not saved yet')).toBeTruthy());
	cleanup();
	await show();
	await editor();
	expect(screen.getByText('What you typed here is back')).toBeTruthy();
	expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Half a thought');
});

test('an issue that is being sent is stopped after a confirmation', async () => {
	const sent = await show(
		({ method }) => (method === 'DELETE' ? { body: { ...draft, state: 'stopped', version: 5, progress } } : undefined),
		{ ...draft, state: 'sending', version: 4, progress },
	);
	await eventually(() => expect(screen.getByText('It is being sent.')).toBeTruthy());
	press('Stop: this issue');
	press('Yes, stop: this issue');
	await eventually(() => expect(screen.getByText('It was stopped.')).toBeTruthy());
	expect(writes(sent).map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
		'DELETE /api/admin/newsletter-issues/i-1/sending',
	]);
});
