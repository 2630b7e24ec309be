/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from '@tulia/platform';
import { useNavigationBlocker } from './use-navigation-blocker.ts';

let isBlocked = true;
let decisions: ((mayLeave: boolean) => void)[] = [];
let onAsked = (): void => undefined;
const mayLeave = (): Promise<boolean> => {
	onAsked();
	return new Promise((resolve) => decisions.push(resolve));
};

function Writing() {
	useNavigationBlocker({ isBlocked: () => isBlocked, mayLeave });
	const navigate = useNavigate();
	return (
		<>
			<h1>Writing</h1>
			<Link to="/other">Other</Link>
			<Link to="/third">Third</Link>
			<Link to="/writing?part=2">Part two</Link>
			<button type="button" onClick={() => void navigate('/other', { replace: true })}>
				Search
			</button>
		</>
	);
}

function show(): void {
	isBlocked = true;
	decisions = [];
	onAsked = () => undefined;
	window.history.replaceState(null, '', '/first');
	render(
		<BrowserRouter>
			<Routes>
				<Route path="/first" element={<Link to="/writing">Write</Link>} />
				<Route path="/writing" element={<Writing />} />
				<Route path="*" element={<h1>Elsewhere</h1>} />
			</Routes>
		</BrowserRouter>,
	);
	press('link', 'Write');
}
const press = (role: string, name: string): boolean => fireEvent.click(screen.getByRole(role, { name }));
const answer = (may: boolean): Promise<void> => act(async () => decisions.at(-1)?.(may));
const isWriting = (): boolean => screen.queryByRole('heading', { name: 'Writing' }) !== null;

test.each([
	['a link', 'link', 'Other'],
	['a search that replaces the address', 'button', 'Search'],
])('%s is blocked until the page may be left', async (_what, role, name) => {
	show();
	press(role, name);
	expect(isWriting()).toBe(true);
	await answer(false);
	expect([isWriting(), window.location.pathname]).toEqual([true, '/writing']);
	press(role, name);
	await answer(true);
	expect([isWriting(), window.location.pathname]).toEqual([false, '/other']);
});

test('the browser’s back button is blocked until the page may be left, and the address stays right', async () => {
	show();
	window.history.back();
	await waitFor(() => expect(decisions).toHaveLength(1));
	await waitFor(() => expect(window.location.pathname).toBe('/writing'));
	expect(isWriting()).toBe(true);
	await answer(false);
	window.history.back();
	await waitFor(() => expect(decisions).toHaveLength(2));
	await waitFor(() => expect(window.location.pathname).toBe('/writing'));
	await answer(true);
	await waitFor(() => expect(screen.getByRole('link', { name: 'Write' })).toBeTruthy());
	expect(window.location.pathname).toBe('/first');
});

test('the page is asked once the browser has returned to it, so that a quick answer does not overlap the return', async () => {
	show();
	let askedAt: string | undefined;
	onAsked = () => {
		askedAt ??= window.location.pathname;
	};
	window.history.back();
	await waitFor(() => expect(decisions).toHaveLength(1));
	expect(askedAt).toBe('/writing');
});

test('two attempts to leave the page ask once, and the later one is performed', async () => {
	show();
	press('link', 'Other');
	press('link', 'Third');
	expect(decisions).toHaveLength(1);
	await answer(true);
	expect(window.location.pathname).toBe('/third');
});

test('navigation within the page, and from a page with nothing to lose, is not blocked', () => {
	show();
	press('link', 'Part two');
	expect(window.location.search).toBe('?part=2');
	isBlocked = false;
	press('link', 'Other');
	expect([decisions.length, window.location.pathname]).toEqual([0, '/other']);
});

test('navigation after the release is not blocked', async () => {
	show();
	press('link', 'Other');
	await answer(true);
	window.history.back();
	await waitFor(() => expect(isWriting()).toBe(true));
	expect(decisions).toHaveLength(1);
});
