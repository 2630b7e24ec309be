/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { eventually, mockApi, renderAdmin } from '../../testing/render-admin.tsx';
import { aDraft } from '../../testing/sample-content.ts';
import { stopClock } from '../../testing/visit-page.ts';

stopClock();

const row = { ...aDraft, views: 3, likes: 1 };
const rows = [
	{ ...row, id: 'a-1', title: 'On Friday', schedule: { at: '2026-11-27T06:30:00.000Z', isMissed: false } },
	{ ...row, id: 'a-2', title: 'Was to be', schedule: { at: '2026-11-20T06:30:00.000Z', isMissed: true } },
	{ ...row, id: 'a-3', title: 'Begun' },
];
const rowOf = (title: string) => within(screen.getByRole('row', { name: new RegExp(title) }));

test('the list shows which drafts are scheduled and for when, and which missed their time', async () => {
	mockApi(() => ({ body: { data: rows } }));
	await renderAdmin('/admin/blogs');
	expect(rowOf('On Friday').getByText('Scheduled')).toBeTruthy();
	expect(rowOf('On Friday').getByText('Fri 27 Nov, 9:30 AM')).toBeTruthy();
	expect(rowOf('Was to be').getByText('Not published')).toBeTruthy();
	expect(rowOf('Was to be').getByText('parts were missing')).toBeTruthy();
	expect(rowOf('Begun').getByText('Draft')).toBeTruthy();
});

test('a new article does not open after staff have navigated elsewhere', async () => {
	let begun: () => void = () => undefined;
	mockApi(async ({ method, url }) => {
		if (method === 'POST') await new Promise<void>((resolve) => (begun = resolve));
		if (method === 'POST') return { body: aDraft };
		return { body: { data: url.pathname === '/api/admin/articles' ? rows : [] } };
	});
	const { address } = await renderAdmin('/admin/blogs');
	fireEvent.click(screen.getByRole('button', { name: /^New article/ }));
	fireEvent.click(screen.getByRole('link', { name: 'Newsletter' }));
	await eventually(() => expect(address()).toBe('/admin/newsletter-issues'));
	await act(async () => begun());
	await eventually(() => expect(screen.getByRole('heading', { level: 1, name: /^Newsletter/ })).toBeTruthy());
	expect(address()).toBe('/admin/newsletter-issues');
});

test('a new article opens once it is created', async () => {
	mockApi(({ method, url }) => ({
		body: method === 'POST' || url.pathname.endsWith('/a-1') ? aDraft : { data: rows },
	}));
	const { address } = await renderAdmin('/admin/blogs');
	fireEvent.click(screen.getByRole('button', { name: /^New article/ }));
	await eventually(() => expect(address()).toBe('/admin/blogs/a-1'));
});
