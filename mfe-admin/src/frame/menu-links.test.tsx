/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { Dashboard } from '@tulia/contracts/dashboard/schemas';
import { problem } from '@tulia/platform/testing';
import { eventually, type MockResponse, mockApi, renderAdmin } from '../testing/render-admin.tsx';
import { akinyi, daniel, joan } from '../testing/sample-content.ts';
import { aDashboard } from '../testing/sample-dashboard.ts';

const question = { ...daniel, kind: 'questions', id: 'q1', subject: undefined };
const press = (name: RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));

/** For each part of the site: its list, a change, the response, and the count that the change lowers. */
const PARTS: readonly (readonly [string, keyof Dashboard['open']['crisis'], string, object, RegExp, object])[] = [
	['Reviews', 'comments', '/admin/comments', akinyi, /^Publish: Akinyi/, { state: 'published' }],
	['Reviews', 'testimonials', '/admin/testimonials', joan, /^Approve: Joan/, { state: 'published' }],
	['Inbox', 'messages', '/admin/inbox?open=messages-m1', daniel, /^Mark as spam/, { state: 'spam' }],
	['Inbox', 'questions', '/admin/inbox?open=questions-q1', question, /^Mark as spam/, { state: 'spam' }],
];

const waiting = (label: string, bar = 'Admin'): string =>
	within(within(screen.getByRole('navigation', { name: bar })).getByRole('link', { name: new RegExp(`^${label}`) }))
		.queryAllByRole('img')
		.map((badge) => badge.getAttribute('aria-label'))
		.join(', ');

/** Answers every write with `written`, after which the count on the dashboard is one lower. */
function mockOneOfTwo(count: keyof Dashboard['open']['crisis'], row: object, written: MockResponse): void {
	let remaining = 2;
	const open = (): Dashboard['open'] => ({
		messages: 0,
		questions: 0,
		comments: 0,
		testimonials: 0,
		crisis: { messages: 0, questions: 0, comments: 0, testimonials: 0 },
		withColleagues: 0,
		[count]: remaining,
	});
	mockApi(
		({ method, url }) => {
			if (method === 'GET')
				return url.pathname.endsWith('1') ? (problem(404, 'not_found') as MockResponse) : { body: { data: [row] } };
			remaining = 1;
			return written;
		},
		() => ({ body: aDashboard({ open: open() }) }),
	);
}

describe.each(PARTS)('beside %s', (label, count, at, row, button, change) => {
	test.each([
		['once one is dealt with', { body: { ...row, ...change, version: 2 } }],
		['where a colleague was first', problem(409, 'changed_meanwhile', { current: { status: 'spam', version: 2 } })],
	] as const)('the menu shows the count of what waits, %s', async (_when, written) => {
		mockOneOfTwo(count, row, written as MockResponse);
		await renderAdmin(at);
		await eventually(() => expect(waiting(label)).toBe('2 waiting'));
		await eventually(() => press(button));
		await eventually(() => expect(waiting(label)).toBe('1 waiting'));
	});
});

const crisis = { messages: 0, questions: 1, comments: 1, testimonials: 0 };
const open = { messages: 3, questions: 3, comments: 4, testimonials: 2, crisis, withColleagues: 1 };

test('menu, tabs and dashboard show the same counts, without duplicates and without entries of colleagues', async () => {
	mockApi(
		() => ({ body: { data: [] } }),
		() => ({ body: aDashboard({ open }) }),
	);
	await renderAdmin('/admin/comments');
	await eventually(() => expect(waiting('Inbox')).toBe('1 with words of crisis, 4 more waiting'));
	expect(waiting('Reviews')).toBe('1 with words of crisis, 5 more waiting');
	expect(waiting('Comments', 'Parts of this page')).toBe('1 with words of crisis, 3 more waiting');
	expect(waiting('Testimonials', 'Parts of this page')).toBe('2 waiting');
	expect(waiting('FAQs')).toBe('');
	fireEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
	await eventually(() => expect(screen.getByText('1 comment to read, with words of crisis')).toBeTruthy());
	const main = within(screen.getByRole('main'));
	const said = main.getAllByRole('link', { name: /^\d+ (more )?(comment|testimonial|question)/ });
	expect(said.map(({ textContent }) => textContent)).toEqual([
		'1 question or message to answer, with words of crisis',
		'1 comment to read, with words of crisis',
		'4 more questions and messages to answer',
		'3 more comments to read',
		'2 testimonials to read',
	]);
});

test("the menu lists each page in one group, and the user's account pages behind one button", async () => {
	mockApi(() => ({ body: { data: [] } }));
	await renderAdmin('/admin/newsletter');
	const menu = within(screen.getByRole('navigation', { name: 'Admin' }));
	const groups = menu.getAllByRole('group').map((group) => group.querySelector('p')?.textContent);
	expect(groups).toEqual(['Today', 'To do', 'Website']);
	const names = menu.getAllByRole('link').map(({ textContent }) => textContent);
	expect(new Set(names).size).toBe(names.length);
	expect(names).toHaveLength(13);
	fireEvent.click(screen.getByRole('button', { name: /Amina Hassan/ }));
	expect(screen.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/account');
});
