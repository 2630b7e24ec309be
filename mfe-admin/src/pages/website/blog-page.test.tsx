/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { openEditor, press, saves, status, type, writes } from '../../testing/article-editor.ts';
import { openOnPhone } from '../../testing/phone-window.ts';
import { eventually, type MockResponse } from '../../testing/render-admin.tsx';
import { aDraft } from '../../testing/sample-content.ts';
import { stopClock } from '../../testing/visit-page.ts';

stopClock();

test('the editor opens with the draft, and sends nothing by itself', async () => {
	const sent = await openEditor(saves);
	expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Small habits');
	expect(screen.getByLabelText('Article text').textContent).toBe('Begin with one breath.');
	expect(screen.getByRole('radio', { name: 'Anxiety' })).toHaveProperty('checked', true);
	expect(status()).toBe('All changes are saved');
	expect(writes(sent)).toEqual([]);
});

test('an article stored with invisible characters is not saved by opening it', async () => {
	const sent = await openEditor(saves, { ...aDraft, title: 'Small\u200b habits', content: '<p>Begin\u202e.</p>' });
	expect(status()).toBe('All changes are saved');
	expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
	expect(writes(sent)).toEqual([]);
});

test('publishing saves first, then publishes exactly what was saved', async () => {
	const sent = await openEditor((call) => {
		if (call.method === 'PATCH') return saves(call);
		return { body: { ...aDraft, state: 'published', version: 5 } };
	});
	type('Snippet', 'Two things to try.');
	press(/^Publish/);
	await eventually(() => expect(screen.getByRole('link', { name: 'See it on the site' })).toBeTruthy());
	expect(writes(sent).map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
		'PATCH /api/admin/articles/a-1',
		'POST /api/admin/articles/a-1/publication',
	]);
	expect(writes(sent)[1]).toMatchObject({ body: { version: 4 } });
});

test('a field that is missing at publication has an error', async () => {
	const errors = [{ field: 'content', message: 'Write the article' }];
	await openEditor(() => problem(400, 'invalid_request', { errors }) as MockResponse);
	press(/^Publish/);
	await eventually(() => expect(screen.getByText('Write the article')).toBeTruthy());
	expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Small habits');
});

test('on a phone what is around the text is folded, and the part with a refused field opens', async () => {
	openOnPhone();
	const errors = [{ field: 'snippet', message: 'Write a sentence' }];
	await openEditor((call) =>
		call.method === 'PATCH' ? saves(call) : (problem(400, 'invalid_request', { errors }) as MockResponse),
	);
	const isOpen = (part: string) => screen.getByRole('region', { name: part }).querySelector('details')?.open;
	await screen.findByRole('region', { name: 'Before you publish' });
	for (const part of ['Details', 'Cover', 'Before you publish', 'Publish later', 'Earlier versions', 'Put away'])
		expect([part, isOpen(part)]).toEqual([part, false]);
	expect(screen.getByText('Complete, 1 to look at')).toBeTruthy();
	press(/^Publish/);
	await eventually(() => expect(isOpen('Details')).toBe(true));
	expect(document.activeElement).toBe(screen.getByLabelText('Snippet'));
	expect(isOpen('Cover')).toBe(false);
});

test('what is missing before publishing is listed until it is written', async () => {
	await openEditor(saves, { ...aDraft, snippet: '' });
	const list = within(await screen.findByRole('region', { name: 'Before you publish' }));
	await eventually(() => expect(list.getByText('Write a sentence or two for the card')).toBeTruthy());
	expect(list.getByText('It is short: 4 words.')).toBeTruthy();
	type('Snippet', 'Two things to try.');
	await eventually(() => expect(list.getByText('Nothing is missing')).toBeTruthy());
	expect(list.queryByText('Write a sentence or two for the card')).toBeNull();
});

describe('scheduling an article', () => {
	const at = '2026-12-01T06:30:00.000Z';
	const scheduled = { ...aDraft, version: 4, schedule: { at, isMissed: false } };
	const choose = (value: string): boolean => type('Day and time in Nairobi', value);

	test("a time is chosen in Nairobi's zone, for exactly what was saved, and can be cancelled", async () => {
		const sent = await openEditor(({ method }) => ({
			body: method === 'DELETE' ? { ...aDraft, version: 5 } : scheduled,
		}));
		choose('2026-12-01T09:30');
		press(/^Schedule/);
		await eventually(() => expect(screen.getByText('Tue 1 Dec, 9:30 AM')).toBeTruthy());
		press(/^Do not publish then/);
		await eventually(() => expect(screen.queryByText('Tue 1 Dec, 9:30 AM')).toBeNull());
		expect(screen.getByLabelText('Day and time in Nairobi')).toHaveProperty('value', '');
		expect(writes(sent)).toMatchObject([
			{ method: 'POST', url: { pathname: '/api/admin/articles/a-1/schedule' }, body: { at, version: 3 } },
			{ method: 'DELETE', url: { pathname: '/api/admin/articles/a-1/schedule' } },
		]);
	});

	test('Enter in the time field schedules the article, and publishes nothing', async () => {
		const sent = await openEditor(() => ({ body: scheduled }));
		choose('2026-12-01T09:30');
		fireEvent.keyDown(screen.getByLabelText('Day and time in Nairobi'), { key: 'Enter' });
		await eventually(() => expect(screen.getByText('Tue 1 Dec, 9:30 AM')).toBeTruthy());
		expect(writes(sent).map(({ url }) => url.pathname)).toEqual(['/api/admin/articles/a-1/schedule']);
	});

	test.each([
		['at', 'Choose a time that is still to come', 'Choose a time that is still to come'],
		['snippet', 'Write a sentence', 'Not scheduled: some parts are still missing. “Before you publish” says which.'],
	])('scheduling that is refused with %s says what to do, and preserves the time', async (field, message, said) => {
		await openEditor(() => problem(400, 'invalid_request', { errors: [{ field, message }] }) as MockResponse);
		choose('2026-12-01T09:30');
		press(/^Schedule/);
		await eventually(() => expect(screen.getByText(said)).toBeTruthy());
		expect(screen.getByLabelText('Day and time in Nairobi')).toHaveProperty('value', '2026-12-01T09:30');
	});

	test('scheduling without a time sends nothing', async () => {
		const sent = await openEditor(() => undefined);
		press(/^Schedule/);
		await eventually(() => expect(screen.getByText('Choose a day and a time')).toBeTruthy());
		expect(writes(sent)).toEqual([]);
	});

	test('an article that missed its scheduled time says so', async () => {
		await openEditor(saves, { ...aDraft, schedule: { at: '2026-11-01T06:30:00.000Z', isMissed: true } });
		expect(screen.getByText('It is not on the site.')).toBeTruthy();
		expect(screen.getByText(/on Sun 1 Nov, 9:30 AM, and parts were missing/)).toBeTruthy();
	});

	test('a published article cannot be scheduled', async () => {
		await openEditor(saves, { ...aDraft, state: 'published' });
		expect(screen.queryByLabelText('Day and time in Nairobi')).toBeNull();
	});
});

test('the preview shows the values of the form as an article', async () => {
	await openEditor(saves);
	type('Title', 'A title to look at');
	press(/^Preview/);
	const preview = screen.getByRole('article', { name: 'Preview' });
	expect(within(preview).getByRole('heading', { name: 'A title to look at' })).toBeTruthy();
	await eventually(() => expect(within(preview).getByText('Begin with one breath.')).toBeTruthy());
});

test('a draft is deleted only at the second tap', async () => {
	const sent = await openEditor(({ method }) => (method === 'DELETE' ? { body: null } : { body: { data: [] } }));
	press(/^Delete this draft/);
	expect(writes(sent)).toEqual([]);
	press(/^Delete for good/);
	await eventually(() => expect(screen.getByRole('heading', { level: 1, name: 'Articles' })).toBeTruthy());
	expect(writes(sent).map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
		'DELETE /api/admin/articles/a-1',
	]);
});

test('a published article is taken off the site and stays as a draft', async () => {
	await openEditor(() => ({ body: { ...aDraft, version: 6 } }), { ...aDraft, state: 'published' });
	press(/^Take off the site/);
	await eventually(() => expect(screen.getByRole('button', { name: /^Delete this draft/ })).toBeTruthy());
});
