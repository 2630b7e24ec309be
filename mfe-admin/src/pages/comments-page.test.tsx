/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { akinyi } from '../testing/sample-words.ts';
import { type Answer, eventually, type Sent, serve, showAdmin } from '../testing/show-admin.tsx';

jest.setTimeout(60_000);

const careful = { ...akinyi, id: 'c2', name: 'Brian', mayBeInCrisis: true };
const listed: Answer = { body: { data: [akinyi, careful] } };
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const writes = (sent: readonly Sent[]): readonly Sent[] => sent.filter(({ method }) => method !== 'GET');

/** Shows the page; lists are answered with both comments, decisions with `decided`. */
async function show(decided: (sent: Sent) => Answer, at = '/admin/comments'): Promise<Sent[]> {
	const sent = serve((call) => {
		if (call.method === 'PATCH') return decided(call);
		return call.url.pathname === '/api/admin/comments' ? listed : { body: { data: [] } };
	});
	await showAdmin(at);
	await eventually(() => expect(screen.queryByText('Loading comments')).toBeNull());
	return sent;
}

test('a comment is shown as its writer typed it, and flagged where it calls for a careful look', async () => {
	await show(() => undefined);
	await eventually(() => expect(screen.getAllByText('This helped me <b>today</b>.')).toHaveLength(2));
	expect(screen.getAllByText('May be in crisis')).toHaveLength(1);
	expect(screen.getAllByRole('link', { name: 'Small habits' })[0]?.getAttribute('href')).toBe('/blogs/a-1');
});

test('publishing names the version that was read, and can be taken back from where it stands', async () => {
	const sent = await show(({ body }) => ({ body: { ...akinyi, ...(body as object), version: 2 } }));
	await eventually(() => press('Publish: Akinyi'));
	await eventually(() => expect(screen.getByRole('button', { name: 'Undo: Akinyi' })).toBeTruthy());
	expect(writes(sent)[0]).toMatchObject({ body: { state: 'published', version: 1 } });
	press('Undo: Akinyi');
	await eventually(() => expect(screen.getByRole('button', { name: 'Reject: Akinyi' })).toBeTruthy());
	expect(writes(sent)[1]).toMatchObject({ body: { state: 'pending', version: 2 } });
});

test('a decision somebody else made meanwhile is shown beside the one that was wanted', async () => {
	const refused = problem(409, 'changed_meanwhile', { current: { status: 'published', version: 2 } });
	await show(() => refused as Answer);
	await eventually(() => press('Reject: Akinyi'));
	await eventually(() =>
		expect(screen.getByRole('alert').textContent).toBe(
			'Not changed: somebody else changed this meanwhile. It is now published; you wanted it rejected. Please look again.',
		),
	);
});

test('without a connection nothing is changed, and it says so at the comment', async () => {
	await show(() => undefined);
	await eventually(() => press('Publish: Brian'));
	await eventually(() => expect(screen.getByRole('alert').textContent).toContain('Check your connection'));
	expect(screen.getByRole('button', { name: 'Publish: Brian' })).toHaveProperty('disabled', false);
});

test('another state is another question, and part of the address', async () => {
	const sent = serve(() => ({ body: { data: [] } }));
	const { address } = await showAdmin('/admin/comments?state=rejected');
	await eventually(() => expect(screen.getByText('No comments were rejected')).toBeTruthy());
	press('Published');
	await eventually(() => expect(screen.getByText('No comments are published yet')).toBeTruthy());
	expect(address()).toBe('/admin/comments?state=published');
	const asked = sent.filter(({ url }) => url.pathname === '/api/admin/comments').map(({ url }) => url.search);
	expect(asked).toEqual(['?state=rejected', '?state=published']);
});

test('a list that does not come says so and is asked for again', async () => {
	let answer: Answer;
	serve(() => answer);
	await showAdmin('/admin/comments');
	await eventually(() => expect(screen.getByText('We could not load the comments')).toBeTruthy());
	answer = listed;
	fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
	await eventually(() => expect(screen.getByRole('button', { name: 'Publish: Akinyi' })).toBeTruthy());
});
