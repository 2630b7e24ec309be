/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { akinyi } from '../../testing/sample-content.ts';

const careful = { ...akinyi, id: 'c2', name: 'Brian', mayBeInCrisis: true };
const listed: MockResponse = { body: { data: [akinyi, careful] } };
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const writes = (sent: readonly SentRequest[]): readonly SentRequest[] => sent.filter(({ method }) => method !== 'GET');

/** Renders the page with both comments, and answers each decision with `decided`. */
async function show(decided: (sent: SentRequest) => MockResponse, at = '/admin/comments'): Promise<SentRequest[]> {
	const sent = mockApi((call) => {
		if (call.method === 'PATCH') return decided(call);
		return call.url.pathname === '/api/admin/comments' ? listed : { body: { data: [] } };
	});
	await renderAdmin(at);
	await eventually(() => expect(screen.queryByText('Loading comments')).toBeNull());
	return sent;
}

test('a comment is shown as typed, and flagged if it needs a careful look', async () => {
	await show(() => undefined);
	await eventually(() => expect(screen.getAllByText('This helped me <b>today</b>.')).toHaveLength(2));
	expect(screen.getAllByText('May be in crisis')).toHaveLength(1);
	expect(screen.getAllByRole('link', { name: 'Small habits' })[0]?.getAttribute('href')).toBe('/blogs/a-1');
});

test('publishing a comment names the version that was read, and can be undone in place', async () => {
	const sent = await show(({ body }) => ({ body: { ...akinyi, ...(body as object), version: 2 } }));
	await eventually(() => press('Publish: Akinyi'));
	await eventually(() => expect(screen.getByRole('button', { name: 'Undo: Akinyi' })).toBeTruthy());
	expect(writes(sent)[0]).toMatchObject({ body: { state: 'published', version: 1 } });
	press('Undo: Akinyi');
	await eventually(() => expect(screen.getByRole('button', { name: 'Reject: Akinyi' })).toBeTruthy());
	expect(writes(sent)[1]).toMatchObject({ body: { state: 'pending', version: 2 } });
});

test('words of crisis are published only after a confirmation that their writer was answered', async () => {
	const sent = await show(({ body }) => ({ body: { ...careful, ...(body as object), version: 2 } }));
	await eventually(() => press('Publish: Brian'));
	const question = screen.getByRole('heading', { name: 'Publish this comment on the website?' });
	expect(document.activeElement).toBe(question);
	expect(screen.getByRole('button', { name: /^Publish it/ })).toHaveProperty('disabled', true);
	press(/^Publish it/);
	press('Keep it private');
	expect(screen.queryByText('Publish this comment on the website?')).toBeNull();
	expect(writes(sent)).toEqual([]);
	press('Publish: Brian');
	fireEvent.click(screen.getByLabelText('I have answered Brian, who wants it to be seen'));
	press(/^Publish it/);
	await eventually(() => expect(screen.getByRole('button', { name: 'Undo: Brian' })).toBeTruthy());
	expect(writes(sent)).toMatchObject([{ body: { state: 'published', version: 1 } }]);
});

test("a conflicting decision on a comment shows the colleague's decision beside the user's", async () => {
	const refusalResponse = problem(409, 'changed_meanwhile', { current: { status: 'published', version: 2 } });
	await show(() => refusalResponse as MockResponse);
	await eventually(() => press('Reject: Akinyi'));
	await eventually(() =>
		expect(screen.getByRole('alert').textContent).toBe(
			'Not changed: somebody else changed this meanwhile. It is now published; you wanted it rejected. Please look again.',
		),
	);
});

test('a decision that could not be sent changes nothing, and shows an error at the comment', async () => {
	await show(() => undefined);
	await eventually(() => press('Publish: Akinyi'));
	await eventually(() => expect(screen.getByRole('alert').textContent).toContain('Check your connection'));
	expect(screen.getByRole('button', { name: 'Publish: Akinyi' })).toHaveProperty('disabled', false);
});

test('the state of the comments is part of the address', async () => {
	const sent = mockApi(() => ({ body: { data: [] } }));
	const { address } = await renderAdmin('/admin/comments?state=rejected');
	await eventually(() => expect(screen.getByText('No comments were rejected')).toBeTruthy());
	press('Published');
	await eventually(() => expect(screen.getByText('No comments are published yet')).toBeTruthy());
	expect(address()).toBe('/admin/comments?state=published');
	const requested = sent.filter(({ url }) => url.pathname === '/api/admin/comments').map(({ url }) => url.search);
	expect(requested).toEqual(['?state=rejected', '?state=published']);
});

test('a list of comments that failed to load shows an error and a retry', async () => {
	let answer: MockResponse;
	mockApi(() => answer);
	await renderAdmin('/admin/comments');
	await eventually(() => expect(screen.getByText('We could not load the comments')).toBeTruthy());
	answer = listed;
	fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
	await eventually(() => expect(screen.getByRole('button', { name: 'Publish: Akinyi' })).toBeTruthy());
});
