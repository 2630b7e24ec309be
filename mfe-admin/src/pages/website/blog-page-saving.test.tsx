/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { openEditor, press, saves, status, type, writes } from '../../testing/article-editor.ts';
import { eventually, type MockResponse, type SentRequest } from '../../testing/render-admin.tsx';
import { aDraft } from '../../testing/sample-content.ts';
import { stopClock } from '../../testing/visit-page.ts';

stopClock();

test('the editor saves after a pause, naming the version that was read', async () => {
	const sent = await openEditor(saves);
	type('Title', 'Small');
	type('Title', 'Smaller habits');
	expect(status()).toBe('Not saved yet');
	await eventually(() => expect(status()).toBe('All changes are saved'));
	expect(writes(sent)).toHaveLength(1);
	expect(writes(sent)[0]).toMatchObject({ method: 'PATCH', body: { title: 'Smaller habits', version: 3 } });
});

test('an invalid field has an error beside it, at once', async () => {
	const sent = await openEditor(saves);
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
	await openEditor(() => problem(400, 'invalid_request', { errors }) as MockResponse);
	type('Title', 'Smaller habits');
	await eventually(() => expect(status()).toBe('Not saved. Cover: Choose a cover that is still there.'));
});

describe('a version conflict of an article', () => {
	const theirs = { ...aDraft, title: 'Their title', version: 9 };
	const refusalResponse = problem(409, 'changed_meanwhile', {
		current: { status: 'draft', version: 9 },
	}) as MockResponse;
	async function openConflict(): Promise<SentRequest[]> {
		const sent = await openEditor(({ method, body }) => {
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
	const sent = await openEditor((call) => answer && saves(call));
	type('Title', 'Kept');
	await eventually(() => expect(screen.getByRole('button', { name: 'Save now' })).toBeTruthy());
	expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Kept');
	answer = { body: {} };
	await act(async () => press(/^Save now/));
	await eventually(() => expect(status()).toBe('All changes are saved'));
	expect(writes(sent)).toHaveLength(2);
});

describe('input that could not be saved before the page ended', () => {
	const ends = (): MockResponse => problem(401, 'unauthorized') as MockResponse;
	const KEY = 'tulia.draft.article:a-1';
	async function writeUntilSessionEnds(): Promise<void> {
		await openEditor(({ method }) => (method === 'PATCH' ? ends() : undefined));
		type('Title', 'Typed too late');
		await eventually(() => expect(screen.queryByRole('button', { name: 'Save now' })).toBeTruthy());
		expect(sessionStorage.getItem(KEY)).toContain('Typed too late');
		cleanup();
	}

	test('unsaved input is restored when the article is opened again, saved automatically, and then deleted', async () => {
		await writeUntilSessionEnds();
		const sent = await openEditor(saves);
		expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Typed too late');
		expect(screen.getByText('What you wrote here is back')).toBeTruthy();
		await eventually(() => expect(status()).toBe('All changes are saved'));
		expect(writes(sent).at(-1)).toMatchObject({ body: { title: 'Typed too late', version: 3 } });
		expect(sessionStorage.getItem(KEY)).toBeNull();
	});

	test("unsaved input is shown beside a colleague's version, and nothing is sent before a choice", async () => {
		await writeUntilSessionEnds();
		const sent = await openEditor(saves, { ...aDraft, title: 'Their title', version: 9 });
		expect(screen.getByText('Somebody else saved changes while you were writing.')).toBeTruthy();
		expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Typed too late');
		expect(writes(sent)).toEqual([]);
		press(/^Use the saved version/);
		await eventually(() => expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Their title'));
		await eventually(() => expect(sessionStorage.getItem(KEY)).toBeNull());
		expect(writes(sent)).toEqual([]);
	});
});

describe('navigation from the editor', () => {
	const dispatchBeforeUnload = (): boolean =>
		fireEvent.click(within(screen.getByRole('navigation', { name: 'Admin' })).getByRole('link', { name: /^Inbox/ }));
	const isAway = (): void => expect(screen.getByRole('heading', { level: 1, name: 'Inbox' })).toBeTruthy();
	const inbox: MockResponse = { body: { data: [] } };

	test('leaving the editor saves pending input without a question', async () => {
		const sent = await openEditor((call) => (call.method === 'PATCH' ? saves(call) : inbox));
		type('Title', 'Typed and gone');
		dispatchBeforeUnload();
		await eventually(isAway);
		expect(writes(sent)).toHaveLength(1);
		expect(writes(sent)[0]).toMatchObject({ method: 'PATCH', body: { title: 'Typed and gone', version: 3 } });
	});

	test('leaving the editor asks if saving fails, and staying preserves all input', async () => {
		await openEditor(({ method }) => (method === 'PATCH' ? undefined : inbox));
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
		await openEditor(({ method }) =>
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
