/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { StaffFaq } from '@tulia/contracts/faq/staff-schemas';
import { problem } from '@tulia/platform/testing';
import { openOnPhone } from '../../testing/phone-window.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { daniel } from '../../testing/sample-content.ts';

const parking: StaffFaq = {
	id: 'f1',
	question: 'Is there parking?',
	answer: 'Yes, behind the house.',
	category: 'General',
	featured: true,
	order: 1,
	version: 1,
};
const hours: StaffFaq = { ...parking, id: 'f2', question: 'When are you open?', featured: false, order: 2, version: 4 };
const privacy: StaffFaq = { ...parking, id: 'f3', question: 'Who reads my notes?', category: 'Privacy', order: 1 };
const question = {
	...daniel,
	kind: 'questions',
	id: 'q1',
	subject: undefined,
	text: 'Can my mother wait inside?',
	state: 'answered',
	replies: [{ text: 'Yes, there is a waiting room.', at: '2026-11-10T08:00:00.000Z', by: 'Amina' }],
	version: 2,
};

const press = (name: RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string): boolean =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } });
const writes = (sent: readonly SentRequest[]): readonly SentRequest[] => sent.filter(({ method }) => method !== 'GET');

async function show(
	written: (sent: SentRequest) => MockResponse,
	at = '/admin/faqs',
	list = () => [hours, parking, privacy],
): Promise<SentRequest[]> {
	const sent = mockApi((call) => {
		if (call.method !== 'GET') return written(call);
		if (call.url.pathname === '/api/admin/inbox/questions/q1') return { body: question };
		return { body: { data: call.url.pathname === '/api/admin/inbox' ? [question] : list() } };
	});
	await renderAdmin(at);
	return sent;
}
const saved = ({ body }: SentRequest): MockResponse => ({ body: { ...parking, ...(body as object) } });

test('FAQs are listed by category, in the order of the site', async () => {
	await show(saved);
	const general = await screen.findByRole('list', { name: 'General' });
	expect(
		within(general)
			.getAllByRole('heading')
			.map(({ textContent }) => textContent),
	).toEqual(['Is there parking?', 'When are you open?']);
	expect(screen.getByRole('list', { name: 'Privacy' })).toBeTruthy();
});

test('on a phone an FAQ is its question, which opens to the answer and the buttons', async () => {
	openOnPhone();
	await show(saved);
	const general = within(await screen.findByRole('list', { name: 'General' }));
	const fold = general.getByRole('heading', { name: 'Is there parking?' }).closest('details');
	expect(fold?.open).toBe(false);
	expect(fold?.querySelector('summary')?.textContent).toBe('Is there parking?On the contact page');
	expect(fold?.textContent).toContain('Yes, behind the house.');
});

test('an FAQ that moves up swaps positions with the one above, each with the version that was read', async () => {
	const sent = await show(saved);
	await screen.findByRole('list', { name: 'General' });
	press(/^Move up: When are you open/);
	await eventually(() => expect(writes(sent)).toHaveLength(1));
	expect(writes(sent).map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
		[
			'PATCH',
			'/api/admin/faqs',
			{
				places: [
					{ id: 'f2', order: 1, version: 4 },
					{ id: 'f1', order: 2, version: 1 },
				],
			},
		],
	]);
	expect(screen.getByRole('button', { name: /^Move up: Is there parking/ })).toHaveProperty('disabled', true);
});

test('a new FAQ goes to the end of its category, and shows what is missing first', async () => {
	const sent = await show(saved);
	await screen.findByRole('list', { name: 'General' });
	press(/^New FAQ/);
	await screen.findByRole('heading', { name: 'New FAQ' });
	press(/^Save/);
	await eventually(() => expect(screen.getAllByText('Question is required').length).toBeGreaterThan(0));
	expect(writes(sent)).toEqual([]);
	type('Question', 'Do you see children?');
	type('Answer', 'Yes.');
	type('Category', 'General');
	press(/^Save/);
	await eventually(() => expect(writes(sent)).toHaveLength(1));
	expect(writes(sent)[0]).toMatchObject({
		method: 'POST',
		body: { question: 'Do you see children?', answer: 'Yes.', category: 'General', featured: false, order: 3 },
	});
	await eventually(() => expect(screen.getByRole('list', { name: 'General' })).toBeTruthy());
});

test('a version conflict of an FAQ shows both versions, and the input is preserved', async () => {
	let current = parking;
	const refusalResponse = problem(409, 'changed_meanwhile', {
		current: { status: 'published', version: 2 },
	}) as MockResponse;
	const sent = await show(
		(call) => ((call.body as { version: number }).version === 2 ? saved(call) : refusalResponse),
		'/admin/faqs?edit=f1',
		() => [current],
	);
	await eventually(() => expect(screen.getByLabelText('Answer')).toHaveProperty('value', 'Yes, behind the house.'));
	current = { ...parking, answer: 'Only on Saturdays.', version: 2 };
	type('Answer', 'Yes, in front.');
	press(/^Save/);
	await eventually(() => expect(screen.getByText('Somebody else saved changes while you were working.')).toBeTruthy());
	expect(screen.getByText(/Only on Saturdays/)).toBeTruthy();
	expect(screen.getByLabelText('Answer')).toHaveProperty('value', 'Yes, in front.');
	press(/^Save my version/);
	await eventually(() => expect(writes(sent)).toHaveLength(2));
	expect(writes(sent)[1]).toMatchObject({ body: { answer: 'Yes, in front.', version: 2 } });
});

test('a fifth FAQ for the contact page is refused beside its checkbox', async () => {
	const words = 'The contact page shows 4 FAQs already. Please take one of them off it first.';
	await show(
		() => problem(409, 'too_many_featured', { errors: [{ field: 'featured', message: words }] }) as MockResponse,
		'/admin/faqs?edit=f2',
	);
	await eventually(() => expect(screen.getByLabelText('Answer')).toBeTruthy());
	fireEvent.click(screen.getByLabelText('Show it on the contact page too'));
	press(/^Save/);
	await eventually(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0));
	expect(screen.getByLabelText('Show it on the contact page too')).toHaveProperty('checked', true);
});

test('an FAQ is deleted only after a confirmation', async () => {
	const sent = await show(() => ({ body: null }));
	await screen.findByRole('list', { name: 'Privacy' });
	press(/^Delete: Who reads/);
	expect(writes(sent)).toEqual([]);
	press(/^Delete for good: Who reads/);
	await eventually(() =>
		expect(writes(sent).map(({ method, url }) => `${method} ${url.pathname}`)).toEqual(['DELETE /api/admin/faqs/f3']),
	);
});

test('a question and its answer start a new FAQ', async () => {
	await show(saved, '/admin/faqs?view=questions&state=answered&open=q1');
	fireEvent.click(await screen.findByRole('link', { name: 'Publish as FAQ' }));
	await eventually(() =>
		expect(screen.getByLabelText('Question')).toHaveProperty('value', 'Can my mother wait inside?'),
	);
	expect(screen.getByLabelText('Answer')).toHaveProperty('value', 'Yes, there is a waiting room.');
	fireEvent.change(screen.getByLabelText('Answer'), { target: { value: 'Yes. There is tea.' } });
	// A visitor's question may concern health, so no part of it is in the browser's storage.
	expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/mother|tea/);
	expect(JSON.stringify({ ...sessionStorage })).toContain('tulia.draft.faq-from:q1');
	press(/^Cancel/);
	await eventually(() => expect(screen.getByText('Yes, there is a waiting room.')).toBeTruthy());
});
