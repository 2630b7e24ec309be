/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { useNavigateUnlessLeft } from './use-navigate-unless-left.ts';

let answer: () => void = () => undefined;
const saved = (): Promise<void> => new Promise((resolve) => (answer = resolve));

/** Saves, then navigates to the saved item. */
function SaveButton({ onSaved = () => undefined }: { readonly onSaved?: () => void }) {
	const navigate = useNavigateUnlessLeft();
	async function save(): Promise<void> {
		await saved();
		onSaved();
		await navigate('/saved');
	}
	return (
		<button type="button" onClick={() => void save()}>
			Save
		</button>
	);
}

/** Unmounts its button once the save has succeeded. */
function SaveOnce() {
	const [isDone, setDone] = useState(false);
	return isDone ? <p>Done</p> : <SaveButton onSaved={() => setDone(true)} />;
}

const page = (
	<>
		<Link to="/elsewhere">Elsewhere</Link>
		<Link to="/form">Form</Link>
		<Link to="/form?part=2">Part two</Link>
		<Routes>
			<Route path="/form" element={<SaveButton />} />
			<Route path="/once" element={<SaveOnce />} />
			<Route path="*" element={null} />
		</Routes>
	</>
);

const ROUTERS = {
	"the browser's router": (at: string) => {
		window.history.replaceState(null, '', at);
		return <BrowserRouter>{page}</BrowserRouter>;
	},
	"the tests' router": (at: string) => <MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>,
};

const follow = (name: string): boolean => fireEvent.click(screen.getByRole('link', { name }));
const save = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const succeed = (): Promise<void> => act(async () => answer());

describe.each(Object.keys(ROUTERS) as (keyof typeof ROUTERS)[])('with %s', (name) => {
	/** Only the form distinguishes the addresses. */
	const show = (at: string) => render(ROUTERS[name](at));
	const hasForm = (): boolean => screen.queryByRole('button', { name: 'Save' }) !== null;

	test('a save navigates when the person is still on the page', async () => {
		show('/form');
		save();
		await succeed();
		expect(hasForm()).toBe(false);
	});

	test('a save does not navigate when the person has followed a link meanwhile', async () => {
		show('/form');
		save();
		follow('Elsewhere');
		follow('Form');
		await succeed();
		expect(hasForm()).toBe(true);
	});

	test('a save navigates after the person went to another part of the same page', async () => {
		show('/form');
		save();
		follow('Part two');
		await succeed();
		expect(hasForm()).toBe(false);
	});

	test('a save navigates when its success unmounts the form', async () => {
		show('/once');
		save();
		await succeed();
		expect(screen.queryByText('Done')).toBeNull();
	});
});
