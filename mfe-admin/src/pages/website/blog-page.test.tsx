/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { aDraft } from '../../testing/sample-content.ts';
import { stopClock } from '../../testing/visit-page.ts';

stopClock();

const press = (name: RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string): boolean =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } });
const writes = (sent: readonly SentRequest[]): readonly SentRequest[] => sent.filter(({ method }) => method !== 'GET');
const status = (): string | null => screen.getByText(/^(?:All changes are saved|Not saved|Saving…)/).textContent;

/** Opens the draft. `answer` stands in for every write, and for reading it again where it says so. */
async function show(answer: (sent: SentRequest) => MockResponse | undefined, draft = aDraft): Promise<SentRequest[]> {
	let isOpened = false;
	const sent = mockApi((call) => {
		if (call.method === 'GET' && !isOpened && call.url.pathname === '/api/admin/articles/a-1') {
			isOpened = true;
			return { body: draft };
		}
		return answer(call);
	});
	await renderAdmin('/admin/blogs/a-1');
	await eventually(() => expect(screen.getByLabelText('Article text')).toBeTruthy());
	return sent;
}
const saves = ({ body }: SentRequest): MockResponse => ({ body: { ...aDraft, ...(body as object), version: 4 } });

test('the editor opens with the draft, and sends nothing by itself', async () => {
	const sent = await show(saves);
	expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Small habits');
	expect(screen.getByLabelText('Article text').textContent).toBe('Begin with one breath.');
	expect(screen.getByRole('radio', { name: 'Anxiety' })).toHaveProperty('checked', true);
	expect(status()).toBe('All changes are saved');
	expect(writes(sent)).toEqual([]);
});

test('an article that was stored with characters nobody sees is no change of whoever opens it', async () => {
	const sent = await show(saves, { ...aDraft, title: 'Small\u200b habits', content: '<p>Begin\u202e.</p>' });
	expect(status()).toBe('All changes are saved');
	expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
	expect(writes(sent)).toEqual([]);
});

test('the editor saves after a pause, naming the version that was read', async () => {
	const sent = await show(saves);
	type('Title', 'Small');
	type('Title', 'Smaller habits');
	expect(status()).toBe('Not saved yet');
	await eventually(() => expect(status()).toBe('All changes are saved'));
	expect(writes(sent)).toHaveLength(1);
	expect(writes(sent)[0]).toMatchObject({ method: 'PATCH', body: { title: 'Smaller habits', version: 3 } });
});

test('a field that cannot be saved says so beside it, by itself', async () => {
	const sent = await show(saves);
	type('Title', 'Lost \ufffd habits');
	type('Author', 'x'.repeat(101));
	await eventually(() => expect(status()).toBe('Not saved: please look at Title, Author'));
	for (const [label, sentence] of [
		['Title', 'Please remove the characters that cannot be shown'],
		['Author', 'Please use at most 100 characters'],
	] as const) {
		const beside = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
		expect(beside.split(' ').map((id) => document.getElementById(id)?.textContent)).toContain(sentence);
	}
	expect(writes(sent)).toEqual([]);
	type('Title', 'Lost\u0007 habits\u200b');
	type('Author', 'Amina');
	await eventually(() => expect(status()).toBe('All changes are saved'));
	expect(writes(sent)).toMatchObject([{ body: { title: 'Lost habits', author: 'Amina' } }]);
});

test('a field that the server refused is named', async () => {
	const errors = [{ field: 'imageUrl', message: 'Choose a cover that is still there' }];
	await show(() => problem(400, 'invalid_request', { errors }) as MockResponse);
	type('Title', 'Smaller habits');
	await eventually(() => expect(status()).toBe('Not saved. Cover: Choose a cover that is still there.'));
});

test('publishing saves first, then publishes exactly what was saved', async () => {
	const sent = await show((call) => {
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

test('a field that is missing at publication says so', async () => {
	const errors = [{ field: 'content', message: 'Write the article' }];
	await show(() => problem(400, 'invalid_request', { errors }) as MockResponse);
	press(/^Publish/);
	await eventually(() => expect(screen.getByText('Write the article')).toBeTruthy());
	expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Small habits');
});

test('what is missing before publishing is told, and no longer once it is written', async () => {
	await show(saves, { ...aDraft, snippet: '' });
	const list = within(await screen.findByRole('region', { name: 'Before you publish' }));
	await eventually(() => expect(list.getByText('Write a sentence or two for the card')).toBeTruthy());
	expect(list.getByText('It is short: 4 words.')).toBeTruthy();
	type('Snippet', 'Two things to try.');
	await eventually(() => expect(list.getByText('Nothing is missing')).toBeTruthy());
	expect(list.queryByText('Write a sentence or two for the card')).toBeNull();
});

describe('publishing later', () => {
	const at = '2026-12-01T06:30:00.000Z';
	const scheduled = { ...aDraft, version: 4, schedule: { at, isMissed: false } };
	const choose = (value: string): boolean => type('Day and time in Nairobi', value);

	test('a time is chosen as it is in Nairobi, for exactly what was saved, and can be taken back', async () => {
		const sent = await show(({ method }) => ({ body: method === 'DELETE' ? { ...aDraft, version: 5 } : scheduled }));
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

	test('Enter in its field chooses the time, and publishes nothing', async () => {
		const sent = await show(() => ({ body: scheduled }));
		choose('2026-12-01T09:30');
		fireEvent.keyDown(screen.getByLabelText('Day and time in Nairobi'), { key: 'Enter' });
		await eventually(() => expect(screen.getByText('Tue 1 Dec, 9:30 AM')).toBeTruthy());
		expect(writes(sent).map(({ url }) => url.pathname)).toEqual(['/api/admin/articles/a-1/schedule']);
	});

	test.each([
		['at', 'Choose a time that is still to come', 'Choose a time that is still to come'],
		['snippet', 'Write a sentence', 'Not scheduled: some parts are still missing. “Before you publish” says which.'],
	])('a refusal of %s says what to do, and the time stays typed', async (field, message, said) => {
		await show(() => problem(400, 'invalid_request', { errors: [{ field, message }] }) as MockResponse);
		choose('2026-12-01T09:30');
		press(/^Schedule/);
		await eventually(() => expect(screen.getByText(said)).toBeTruthy());
		expect(screen.getByLabelText('Day and time in Nairobi')).toHaveProperty('value', '2026-12-01T09:30');
	});

	test('without a time nothing is sent', async () => {
		const sent = await show(() => undefined);
		press(/^Schedule/);
		await eventually(() => expect(screen.getByText('Choose a day and a time')).toBeTruthy());
		expect(writes(sent)).toEqual([]);
	});

	test('an article that missed its time says so', async () => {
		await show(saves, { ...aDraft, schedule: { at: '2026-11-01T06:30:00.000Z', isMissed: true } });
		expect(screen.getByText('It is not on the site.')).toBeTruthy();
		expect(screen.getByText(/on Sun 1 Nov, 9:30 AM, and parts were missing/)).toBeTruthy();
	});

	test('one that is on the site has no time to choose', async () => {
		await show(saves, { ...aDraft, state: 'published' });
		expect(screen.queryByLabelText('Day and time in Nairobi')).toBeNull();
	});
});

describe('when a colleague saved meanwhile', () => {
	const theirs = { ...aDraft, title: 'Their title', version: 9 };
	const refusalResponse = problem(409, 'changed_meanwhile', {
		current: { status: 'draft', version: 9 },
	}) as MockResponse;
	async function openConflict(): Promise<SentRequest[]> {
		const sent = await show(({ method, body }) => {
			if (method === 'GET') return { body: theirs };
			return (body as { version?: number }).version === 9
				? { body: { ...theirs, ...(body as object), version: 10 } }
				: refusalResponse;
		});
		type('Title', 'My title');
		await eventually(() =>
			expect(screen.getByText('Somebody else saved changes while you were writing.')).toBeTruthy(),
		);
		return sent;
	}

	test('a version conflict shows both drafts, and nothing is saved until one is chosen', async () => {
		const sent = await openConflict();
		const alert = screen.getByRole('alert');
		expect(within(alert).getByText(/My title/)).toBeTruthy();
		expect(within(alert).getByText(/Their title/)).toBeTruthy();
		expect(screen.getByLabelText('Title')).toHaveProperty('value', 'My title');
		press(/^Save my version/);
		await eventually(() => expect(status()).toBe('All changes are saved'));
		expect(writes(sent).at(-1)).toMatchObject({ body: { title: 'My title', version: 9 } });
	});

	test('a version conflict can be resolved with the saved draft', async () => {
		const sent = await openConflict();
		press(/^Use the saved version/);
		await eventually(() => expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Their title'));
		expect(status()).toBe('All changes are saved');
		expect(writes(sent)).toHaveLength(1);
	});
});

test('a draft that could not be sent stays, and can be saved later', async () => {
	let answer: MockResponse;
	const sent = await show((call) => answer && saves(call));
	type('Title', 'Kept');
	await eventually(() => expect(screen.getByRole('button', { name: 'Save now' })).toBeTruthy());
	expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Kept');
	answer = { body: {} };
	await act(async () => press(/^Save now/));
	await eventually(() => expect(status()).toBe('All changes are saved'));
	expect(writes(sent)).toHaveLength(2);
});

describe('what could not be saved before the page ended', () => {
	const ends = (): MockResponse => problem(401, 'unauthorized') as MockResponse;
	const KEY = 'tulia.draft.article:a-1';
	async function writeUntilSessionEnds(): Promise<void> {
		await show(({ method }) => (method === 'PATCH' ? ends() : undefined));
		type('Title', 'Typed too late');
		await eventually(() => expect(screen.queryByRole('button', { name: 'Save now' })).toBeTruthy());
		expect(sessionStorage.getItem(KEY)).toContain('Typed too late');
		cleanup();
	}

	test('is back when the article is opened again, is saved by itself, and is then kept no more', async () => {
		await writeUntilSessionEnds();
		const sent = await show(saves);
		expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Typed too late');
		expect(screen.getByText('What you wrote here is back')).toBeTruthy();
		await eventually(() => expect(status()).toBe('All changes are saved'));
		expect(writes(sent).at(-1)).toMatchObject({ body: { title: 'Typed too late', version: 3 } });
		expect(sessionStorage.getItem(KEY)).toBeNull();
	});

	test('stands beside what a colleague saved meanwhile, and nothing is sent before somebody chooses', async () => {
		await writeUntilSessionEnds();
		const sent = await show(saves, { ...aDraft, title: 'Their title', version: 9 });
		expect(screen.getByText('Somebody else saved changes while you were writing.')).toBeTruthy();
		expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Typed too late');
		expect(writes(sent)).toEqual([]);
		press(/^Use the saved version/);
		await eventually(() => expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Their title'));
		await eventually(() => expect(sessionStorage.getItem(KEY)).toBeNull());
		expect(writes(sent)).toEqual([]);
	});
});

describe('going to another page of the site', () => {
	const dispatchBeforeUnload = (): boolean =>
		fireEvent.click(within(screen.getByRole('navigation', { name: 'Admin' })).getByRole('link', { name: /^Inbox/ }));
	const isAway = (): void => expect(screen.getByRole('heading', { level: 1, name: 'Inbox' })).toBeTruthy();
	const inbox: MockResponse = { body: { data: [] } };

	test('leaving the editor saves what was just typed, and asks nothing', async () => {
		const sent = await show((call) => (call.method === 'PATCH' ? saves(call) : inbox));
		type('Title', 'Typed and gone');
		dispatchBeforeUnload();
		await eventually(isAway);
		expect(writes(sent)).toHaveLength(1);
		expect(writes(sent)[0]).toMatchObject({ method: 'PATCH', body: { title: 'Typed and gone', version: 3 } });
	});

	test('leaving the editor asks where saving fails, and staying keeps every word', async () => {
		await show(({ method }) => (method === 'PATCH' ? undefined : inbox));
		type('Title', 'Kept');
		dispatchBeforeUnload();
		const question = await screen.findByRole('dialog', { name: 'Leave without saving?' }, { timeout: 15_000 });
		expect(question.textContent).toContain('Check your connection');
		await act(async () => fireEvent.click(within(question).getByRole('button', { name: /^Stay here/ })));
		expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull();
		expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Kept');
		dispatchBeforeUnload();
		await eventually(() => press(/^Leave without saving/));
		await eventually(isAway);
		expect(sessionStorage.getItem('tulia.draft.article:a-1')).toBeNull();
	});

	test('leaving the editor asks while a version conflict is open', async () => {
		const refusalResponse = problem(409, 'changed_meanwhile', {
			current: { status: 'draft', version: 9 },
		}) as MockResponse;
		await show(({ method }) =>
			method === 'GET' ? { body: { ...aDraft, title: 'Their title', version: 9 } } : refusalResponse,
		);
		type('Title', 'My title');
		await eventually(() =>
			expect(screen.getByText('Somebody else saved changes while you were writing.')).toBeTruthy(),
		);
		dispatchBeforeUnload();
		const question = await screen.findByRole('dialog', { name: 'Leave without saving?' }, { timeout: 15_000 });
		expect(question.textContent).toContain('Not saved: there are two versions');
	});
});

test('the preview shows the words of the form as an article', async () => {
	await show(saves);
	type('Title', 'A title to look at');
	press(/^Preview/);
	const preview = screen.getByRole('article', { name: 'Preview' });
	expect(within(preview).getByRole('heading', { name: 'A title to look at' })).toBeTruthy();
	await eventually(() => expect(within(preview).getByText('Begin with one breath.')).toBeTruthy());
});

test('a draft is deleted at the second press only', async () => {
	const sent = await show(({ method }) => (method === 'DELETE' ? { body: null } : { body: { data: [] } }));
	press(/^Delete this draft/);
	expect(writes(sent)).toEqual([]);
	press(/^Delete for good/);
	await eventually(() => expect(screen.getByRole('heading', { level: 1, name: 'Blogs' })).toBeTruthy());
	expect(writes(sent).map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
		'DELETE /api/admin/articles/a-1',
	]);
});

test('a published article is taken off the site and stays as a draft', async () => {
	await show(() => ({ body: { ...aDraft, version: 6 } }), { ...aDraft, state: 'published' });
	press(/^Take off the site/);
	await eventually(() => expect(screen.getByRole('button', { name: /^Delete this draft/ })).toBeTruthy());
});
