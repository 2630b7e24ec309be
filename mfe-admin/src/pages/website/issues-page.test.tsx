/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen } from '@testing-library/react';
import { eventually, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';

const row = (id: string, subject: string, more: object) => ({
	...{ id, subject, updatedAt: '2026-11-09T12:00:00.000Z', version: 1 },
	...more,
});
const article = {
	...{ id: 'a-1', title: 'Sleep & rest', snippet: 'Two things\nto try.', author: 'Amina', category: 'Wellness' },
	...{ imageUrl: 'cover-a', readTime: '3 min read', createdAt: '2026-11-01T12:00:00.000Z', state: 'published' },
	...{ hasNewerDraft: false, updatedAt: '2026-11-01T12:00:00.000Z', views: 1, likes: 0, version: 1 },
};
const progress = {
	...{ startedAt: '2026-11-09T12:00:00.000Z', recipients: 214, sent: 200, complained: 0, cameBack: 3 },
	...{ unsubscribed: 2, failed: 0, left: 9 },
};

async function show(): Promise<readonly SentRequest[]> {
	const sent = mockApi(({ method, url }) => {
		if (url.pathname === '/api/admin/articles') return { body: { data: [article] } };
		if (method === 'POST') return { status: 201, body: row('i-9', 'x', { state: 'draft', preview: '', content: '' }) };
		if (url.pathname !== '/api/admin/newsletter-issues') return undefined;
		return { body: { data: [row('i-2', '', { state: 'draft' }), row('i-1', 'Rest', { state: 'sending', progress })] } };
	});
	await renderAdmin('/admin/newsletter-issues');
	await eventually(() => expect(screen.getByRole('link', { name: 'Rest' })).toBeTruthy());
	return sent;
}
const begun = (sent: readonly SentRequest[]) => sent.find(({ method }) => method === 'POST')?.body;

test('each issue shows its state and the number of recipients', async () => {
	await show();
	expect(screen.getByText('200 of 214')).toBeTruthy();
	expect(screen.getByText('Sending')).toBeTruthy();
	expect(screen.getByText('Draft')).toBeTruthy();
	expect(screen.getByRole('link', { name: 'Without a subject' })).toBeTruthy();
});

test('a new issue is empty', async () => {
	const sent = await show();
	fireEvent.click(screen.getByRole('button', { name: /^New issue/ }));
	await eventually(() => expect(begun(sent)).toEqual({ subject: '', preview: '', content: '' }));
});

test('an issue from an article has its title, snippet and link', async () => {
	const sent = await show();
	await eventually(() => expect(screen.getByRole('option', { name: 'Sleep & rest' })).toBeTruthy());
	fireEvent.change(screen.getByLabelText('Begin from'), { target: { value: 'a-1' } });
	fireEvent.click(screen.getByRole('button', { name: /^New issue/ }));
	await eventually(() =>
		expect(begun(sent)).toEqual({
			subject: 'Sleep & rest',
			preview: 'Two things to try.',
			content:
				'<h2>Sleep &amp; rest</h2><p>Two things\nto try.</p><p><a href="/blogs/a-1">Read the article</a> on our site.</p>',
		}),
	);
});
