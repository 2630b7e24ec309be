/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { clearAllUserData, hasUnsentDraft, makeStore, StoreProvider } from '@tulia/platform';
import { type FormRefusal, SubmitButton, TextField } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useVersions } from '../editing/use-versions.ts';
import { VersionConflict } from '../editing/version-conflict.tsx';
import { StaffForm } from './staff-form.tsx';
import { useDraftKey } from './use-draft-key.ts';

type Values = { readonly title?: string; readonly note?: string };
type Submit = (values: Values, key: string, version: number) => Promise<FormRefusal | undefined>;
interface Article {
	readonly title: string;
	readonly version: number;
}

const DRAFT = { name: 'sample:1', stored: ['title'], inMemory: ['note'] } as const;
const factsOf = ({ title = '' }: Values) => [{ label: 'Title', text: title }];

function Sample({ article, onSubmit }: { readonly article: Article; readonly onSubmit: Submit }): ReactNode {
	const versions = useVersions(article);
	const idempotency = useDraftKey(DRAFT.name);
	const { base, theirs } = versions;
	return (
		<StaffForm<Values>
			key={versions.round}
			draft={DRAFT}
			record={versions}
			idempotency={idempotency}
			initialValues={{ title: base.title }}
			onSubmit={(values) => onSubmit(values, idempotency.key, versions.expectedVersion())}
		>
			<TextField name="title" label="Title" />
			<TextField name="note" label="Note" />
			{theirs ? (
				<VersionConflict<Values>
					theirs={theirs}
					factsOf={factsOf}
					onTakeTheirs={() => versions.restartFrom(theirs)}
					onKeepMine={versions.keepMine}
				/>
			) : null}
			<SubmitButton busyLabel="Saving…">Save</SubmitButton>
		</StaffForm>
	);
}

const SAVED: Article = { title: 'Saved', version: 1 };
const accept: Submit = async () => undefined;

function openAs(userId: string, form: ReactNode): ReturnType<typeof makeStore> {
	cleanup();
	const store = makeStore({
		session: { status: 'in', token: 'token', user: { id: userId, name: 'Amina', role: 'admin' } },
	});
	render(<StoreProvider store={store}>{form}</StoreProvider>);
	return store;
}
const open = ({ article = SAVED, onSubmit = accept, userId = 'u1' } = {}): ReturnType<typeof makeStore> =>
	openAs(userId, <Sample article={article} onSubmit={onSubmit} />);
const type = (label: string, value: string): boolean =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } });
const typed = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;
const press = (name: string): Promise<void> =>
	act(async () => {
		fireEvent.click(screen.getByRole('button', { name }));
	});
const stored = (): string => JSON.stringify({ ...sessionStorage, ...localStorage });
const isBack = (): boolean => screen.queryByText('What you typed here is back') !== null;
const mayReload = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

function discard(): Promise<void> {
	open();
	return press('Throw it away');
}

afterEach(clearAllUserData);

test('a form that is opened again restores the input', () => {
	open();
	expect(isBack()).toBe(false);
	type('Title', 'Mine');
	type('Note', 'She cannot sleep');
	open();
	expect([isBack(), typed('Title'), typed('Note')]).toEqual([true, 'Mine', 'She cannot sleep']);
	expect(hasUnsentDraft()).toBe(true);
});

test('an emptied field is restored empty', () => {
	open();
	type('Title', '');
	open();
	expect([isBack(), typed('Title')]).toEqual([true, '']);
});

test("texts about a client are never in the browser's storage, and the browser asks before a reload loses them", () => {
	open();
	type('Title', 'Mine');
	expect(mayReload()).toBe(true);
	type('Note', 'She cannot sleep');
	expect(stored()).toContain('Mine');
	expect(stored()).not.toContain('sleep');
	expect(mayReload()).toBe(false);
	type('Title', 'Saved');
	type('Note', '');
	expect(mayReload()).toBe(true);
	expect(stored()).not.toContain('tulia.draft.');
});

test.each([
	['it was sent', () => press('Save Saving…')],
	['it was thrown away', () => discard()],
	['its owner logged out', async () => clearAllUserData()],
	['the input equals what is saved', async () => void [type('Title', 'Saved'), type('Note', '')]],
])('a draft is deleted once %s', async (_why, end) => {
	open();
	type('Title', 'Mine');
	type('Note', 'She cannot sleep');
	await end();
	expect(stored()).not.toContain('tulia.draft.');
	expect(mayReload()).toBe(true);
	open();
	expect([isBack(), typed('Title'), typed('Note')]).toEqual([false, 'Saved', '']);
});

test('a form that could not be sent keeps its draft', async () => {
	open({ onSubmit: async () => ({ message: 'Not saved' }) });
	type('Title', 'Mine');
	await press('Save Saving…');
	open();
	expect([isBack(), typed('Title')]).toEqual([true, 'Mine']);
});

test('a draft of another person at the same screen is not shown', () => {
	open();
	type('Title', 'Mine');
	type('Note', 'She cannot sleep');
	open({ userId: 'u2' });
	expect([isBack(), typed('Title'), typed('Note')]).toEqual([false, 'Saved', '']);
});

test('a form that is still on screen after the end of its session stores nothing', () => {
	const store = open();
	type('Title', 'Mine');
	const kept = stored();
	act(() => void store.dispatch({ type: 'session/ended', payload: 'expired' }));
	type('Title', 'Of whoever comes next');
	expect(stored()).toBe(kept);
	open();
	expect(typed('Title')).toBe('Mine');
});

test('unloading the page deletes the in-memory texts, and the stored drafts that have no other field', () => {
	const leave = (persisted: boolean): boolean =>
		window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
	open();
	type('Note', 'She cannot sleep');
	leave(true);
	expect(hasUnsentDraft()).toBe(true);
	leave(false);
	expect(hasUnsentDraft()).toBe(false);
	type('Title', 'Mine');
	leave(false);
	expect(hasUnsentDraft()).toBe(true);
});

test('after a draft was discarded the first field has the focus', async () => {
	open();
	type('Title', 'Mine');
	open();
	screen.getByRole('button', { name: 'Throw it away' }).focus();
	await press('Throw it away');
	expect(document.activeElement).toBe(screen.getByLabelText('Title'));
});

interface AddOneProps {
	readonly send: (key: string) => void;
	readonly onSent: () => void;
}

function AddOne({ send, onSent }: AddOneProps): ReactNode {
	const idempotency = useDraftKey('sample:new');
	return (
		<StaffForm<Values>
			draft={{ name: 'sample:new', stored: ['title'] }}
			idempotency={idempotency}
			onSubmit={async () => void send(idempotency.key)}
			onSent={onSent}
		>
			<TextField name="title" label="Title" />
			<SubmitButton busyLabel="Saving…">Save</SubmitButton>
		</StaffForm>
	);
}

/** Adds several things in turn, each with a new form. */
function AddSeveral({ send }: Pick<AddOneProps, 'send'>): ReactNode {
	const [count, setCount] = useState(0);
	return <AddOne key={count} send={send} onSent={() => setCount(count + 1)} />;
}

test('a form that is shown again after it was sent is empty, and has a new key', async () => {
	const sent: string[] = [];
	openAs('u1', <AddSeveral send={(key) => void sent.push(key)} />);
	type('Title', 'First');
	await press('Save Saving…');
	expect([isBack(), typed('Title')]).toEqual([false, '']);
	type('Title', 'Second');
	await press('Save Saving…');
	expect(new Set(sent).size).toBe(2);
});

describe("a conflict with a colleague's save", () => {
	const THEIRS: Article = { title: 'Theirs', version: 2 };
	const begin = (): void => {
		open();
		type('Title', 'Mine');
		open({ article: THEIRS });
	};

	test("a conflict with a colleague's save shows both versions, and replaces nothing without a choice", () => {
		begin();
		expect(typed('Title')).toBe('Mine');
		expect(screen.getByText('Saved now:').parentElement?.textContent).toBe('Saved now: Theirs');
		expect(screen.getByText(/Somebody else saved changes meanwhile/)).toBeTruthy();
		expect(screen.queryByRole('button', { name: 'Throw it away' })).toBeNull();
	});

	test('a save before a version is chosen sends the version the input was based on, even after a reload', async () => {
		const versions: number[] = [];
		const onSubmit: Submit = async (_values, _key, version) => {
			versions.push(version);
			return { message: 'Two versions' };
		};
		begin();
		open({ article: THEIRS, onSubmit });
		await press('Save Saving…');
		expect(screen.getByText('Saved now:').parentElement?.textContent).toBe('Saved now: Theirs');
		await press('Save my version');
		expect(versions).toEqual([1, 2]);
	});

	test("choosing the colleague's version discards the input", async () => {
		begin();
		await press('Use the saved version');
		expect(typed('Title')).toBe('Theirs');
		expect(stored()).not.toContain('tulia.draft.');
	});

	test("choosing one's input sends it", async () => {
		const sent: Values[] = [];
		open();
		type('Title', 'Mine');
		open({
			article: THEIRS,
			onSubmit: async (values) => {
				sent.push(values);
				return undefined;
			},
		});
		await press('Save my version');
		expect(sent).toEqual([{ title: 'Mine' }]);
		expect(stored()).not.toContain('tulia.draft.');
	});
});

test('a restored draft is sent under its stored idempotency key, and a discarded one is not', async () => {
	const keys: string[] = [];
	const onSubmit: Submit = async (_values, key) => {
		keys.push(key);
		return { message: 'No answer' };
	};
	open({ onSubmit });
	type('Title', 'Mine');
	await press('Save Saving…');
	open({ onSubmit });
	await press('Save Saving…');
	await press('Throw it away');
	await press('Save Saving…');
	expect(keys[1]).toBe(keys[0]);
	expect(keys[2]).not.toBe(keys[0]);
});
