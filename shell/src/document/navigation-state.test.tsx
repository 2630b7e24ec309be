/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from '@tulia/platform';
import type { ReactNode } from 'react';
import { withholdNavigationState } from './navigation-state.ts';

function HandedOn(): ReactNode {
	const { state, key } = useLocation();
	return <p>{`${key}: ${state?.message ?? 'nothing'}`}</p>;
}
const show = () =>
	render(
		<BrowserRouter>
			<HandedOn />
		</BrowserRouter>,
	);

test('navigation state is absent while the page hydrates, and restored afterwards in the same entry', () => {
	window.history.replaceState({ usr: { message: 'Please log in.' }, key: 'k1', idx: 3 }, '');
	const giveBack = withholdNavigationState();
	show();
	expect(screen.getByText('k1: nothing')).toBeTruthy();
	act(() => giveBack?.());
	expect(screen.getByText('k1: Please log in.')).toBeTruthy();
	expect(window.history.state).toEqual({ usr: { message: 'Please log in.' }, key: 'k1', idx: 3 });
});

test('without navigation state nothing is withheld', () => {
	window.history.replaceState({ usr: null, key: 'k2', idx: 0 }, '');
	expect(withholdNavigationState()).toBeUndefined();
});
