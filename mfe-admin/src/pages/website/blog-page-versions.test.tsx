/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import { eventually, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { aDraft } from '../../testing/sample-content.ts';
import { stopClock } from '../../testing/visit-page.ts';

stopClock();
const LIST = '/api/admin/articles/a-1/revisions';
const first = { version: 1, writtenAt: '2026-11-01T07:30:00.000Z', wasPublished: false, words: 1 };
const second = {
	...first,
	version: 2,
	writtenAt: '2026-11-02T13:05:00.000Z',
	writtenBy: 'Wanjiru Kamau',
	wasPublished: true,
	words: 1204,
};

/** Opens the editor. `listed` returns the earlier versions, at each request. */
async function show(listed: () => readonly object[] | undefined): Promise<SentRequest[]> {
	const sent = mockApi(({ method, url, body }) => {
		if (method === 'PATCH') return { body: { ...aDraft, ...(body as object), version: 4 } };
		if (url.pathname !== LIST) return { body: aDraft };
		const data = listed();
		return data && { body: { data } };
	});
	await renderAdmin('/admin/blogs/a-1');
	await eventually(() => expect(screen.getByLabelText('Article text')).toBeTruthy());
	return sent;
}
/** Opens the earlier versions, as a browser does. */
function openVersions(): void {
	const fold = screen.getByRole('heading', { name: 'Earlier versions' }).closest('details');
	if (!fold) throw new Error('the earlier versions fold');
	fold.open = true;
	fireEvent(fold, new Event('toggle'));
}
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const rows = (): readonly string[] =>
	screen.getAllByRole('link', { name: /^(?:Sun|Mon) / }).map((link) => link.closest('li')?.textContent ?? '');

test('earlier versions are loaded on request, and listed newest first with author and time', async () => {
	const sent = await show(() => [second, first]);
	expect(sent.map(({ url }) => url.pathname)).not.toContain(LIST);
	openVersions();
	await eventually(() =>
		expect(rows()).toEqual([
			'Mon 2 Nov, 4:05 PMWanjiru Kamau, 1,204 wordsWas on the site',
			'Sun 1 Nov, 10:30 AM1 word',
		]),
	);
	const link = screen.getByRole('link', { name: 'Mon 2 Nov, 4:05 PM' });
	expect(link.getAttribute('href')).toBe('/admin/blogs/a-1/versions/2');
});

test('a replaced version is listed at once', async () => {
	let listed = [first];
	await show(() => listed);
	openVersions();
	await eventually(() => expect(rows()).toHaveLength(1));
	listed = [second, first];
	fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Smaller habits' } });
	await eventually(() => expect(rows()).toHaveLength(2));
});

test('an article without earlier versions, and a failed list, say so', async () => {
	let listed: readonly object[] | undefined;
	await show(() => listed);
	openVersions();
	const failed = await screen.findByText('We could not load the earlier versions');
	expect(failed).toBeTruthy();
	listed = [];
	press(/Try again/);
	expect(await screen.findByText('There is none yet: nothing was saved over.')).toBeTruthy();
});

test('opening an earlier version first saves the input', async () => {
	const sent = await show(() => [first]);
	openVersions();
	const list = within(await screen.findByRole('list', { name: 'Earlier versions' }));
	fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Smaller habits' } });
	fireEvent.click(list.getByRole('link'));
	await eventually(() =>
		expect(sent.filter(({ method }) => method === 'PATCH')).toMatchObject([{ body: { title: 'Smaller habits' } }]),
	);
});
