/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { LaunchEntry } from '@tulia/contracts/launch/schemas';
import { refusalResponse } from '../../testing/refusal-response.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';

const done = (item: LaunchEntry['item']): LaunchEntry => ({ item, done: true, missing: [] });
const OPEN: readonly LaunchEntry[] = [
	{ item: 'own_facts', done: false, missing: ['phones', 'emails'] },
	done('sender_in_domain'),
	{ item: 'crisis_lines_called', done: false, missing: ['NACADA', 'Childline Kenya'] },
	{ item: 'kiswahili_reviewed', done: false, missing: [] },
];
const ticked: LaunchEntry = {
	...done('kiswahili_reviewed'),
	ticked: { by: { id: 'u1', name: 'Amina Hassan' }, at: '2026-11-23T06:00:00.000Z' },
};
const listOf = (data: readonly LaunchEntry[]): MockResponse => ({ body: { data } });
const isChecklist = ({ url }: SentRequest): boolean => url.pathname.startsWith('/api/admin/launch-checklist');
const row = (title: string) => {
	const found = screen.getByRole('heading', { name: title }).closest('li');
	if (!found) throw new Error(`${title} is no row.`);
	return within(found);
};

test('the checklist shows what is missing, with links to fix it', async () => {
	mockApi((sent) => (isChecklist(sent) ? listOf(OPEN) : undefined));
	await renderAdmin('/admin/settings/before-launch');
	await eventually(() => expect(row('The centre’s own facts').getByText('To do')).toBeTruthy());
	expect(row('The centre’s own facts').getByText('Still missing: phone numbers; email addresses.')).toBeTruthy();
	expect(row('Every crisis line was called').getByText('Still missing: NACADA; Childline Kenya.')).toBeTruthy();
	expect(row('The centre’s own facts').getByRole('link').getAttribute('href')).toBe('/admin/settings');
	expect(row('Mail leaves from the verified domain').getByText('Done')).toBeTruthy();
	expect(row('Mail leaves from the verified domain').queryByRole('button')).toBeNull();
});

test('an item that only staff can check is ticked, names who did it, and can be undone', async () => {
	let isTicked = false;
	const sent = mockApi((request) => {
		if (!isChecklist(request)) return undefined;
		if (request.method === 'PATCH') isTicked = (request.body as { readonly done: boolean }).done;
		return listOf(isTicked ? [...OPEN.slice(0, -1), ticked] : OPEN);
	});
	await renderAdmin('/admin/settings/before-launch');
	const words = () => row('The words of a crisis were reviewed');
	await eventually(() => words().getByRole('button', { name: /^Tick as done/ }));
	fireEvent.click(words().getByRole('button', { name: /^Tick as done/ }));
	await eventually(() => expect(words().getByText(/^Ticked by Amina Hassan, /)).toBeTruthy());
	const change = sent.find(({ method }) => method === 'PATCH');
	expect(change).toMatchObject({ body: { done: true } });
	expect(change?.url.pathname).toBe('/api/admin/launch-checklist/kiswahili_reviewed');
	fireEvent.click(words().getByRole('button', { name: /^Take back/ }));
	await eventually(() => expect(words().getByText('To do')).toBeTruthy());
});

test('a conflict of the checklist is reported, and the saved state is shown', async () => {
	let isTicked = false;
	mockApi((request) => {
		if (!isChecklist(request)) return undefined;
		if (request.method !== 'PATCH') return listOf(isTicked ? [...OPEN.slice(0, -1), ticked] : OPEN);
		isTicked = true;
		return refusalResponse(409, 'changed_meanwhile');
	});
	await renderAdmin('/admin/settings/before-launch');
	const words = () => row('The words of a crisis were reviewed');
	await eventually(() => words().getByRole('button', { name: /^Tick as done/ }));
	fireEvent.click(words().getByRole('button', { name: /^Tick as done/ }));
	await eventually(() => expect(words().getByRole('alert').textContent).toMatch(/^Somebody else was faster/));
	await eventually(() => expect(words().getByText(/^Ticked by Amina Hassan/)).toBeTruthy());
});

test('the dashboard shows the progress of the launch and the next item until all are done', async () => {
	mockApi((sent) => (isChecklist(sent) ? listOf(OPEN) : undefined));
	await renderAdmin('/admin');
	await eventually(() => expect(screen.getByText('Before launch: 1 of 4 done')).toBeTruthy());
	expect(screen.getByText('Next: The centre’s own facts.')).toBeTruthy();
	expect(screen.getByRole('link', { name: /See the checklist/ }).getAttribute('href')).toBe(
		'/admin/settings/before-launch',
	);
});

test.each([
	['everything is done', listOf([done('own_facts'), ticked])],
	['it is not known', undefined],
])('the dashboard does not mention the launch when %s', async (_when, answer) => {
	const sent = mockApi((request) => (isChecklist(request) ? answer : undefined));
	await renderAdmin('/admin');
	await eventually(() => expect(sent.some(isChecklist)).toBe(true));
	await eventually(() => expect(screen.getByText('Waiting for you')).toBeTruthy());
	expect(screen.queryByText(/^Before launch/)).toBeNull();
});

test('the checklist that failed to load offers a retry', async () => {
	mockApi(() => undefined);
	await renderAdmin('/admin/settings/before-launch');
	await eventually(() => expect(screen.getByText('We could not load the checklist')).toBeTruthy());
});
