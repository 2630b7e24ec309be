/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, render, screen } from '@testing-library/react';
import { LoadingOrFailed } from './loading-or-failed.tsx';

const element = (query: { readonly error?: unknown; readonly isFetching: boolean }, refetch = () => undefined) => (
	<LoadingOrFailed query={{ ...query, refetch }} loading="Looking at that day…" failed="We could not look." />
);

test('the first request shows that it is loading, without a button', () => {
	render(element({ isFetching: true }));
	expect(screen.getByRole('status').textContent).toBe('Looking at that day…');
	expect(screen.queryByRole('button')).toBeNull();
});

test('the button stays during a retry, and has the focus if that fails', () => {
	let asked = 0;
	const refetch = (): undefined => {
		asked += 1;
	};
	const { rerender } = render(element({ error: { kind: 'network' }, isFetching: false }, refetch));
	expect(screen.getByRole('alert').textContent).toBe('We could not look.');
	const button = screen.getByRole('button', { name: /^Try again/ });
	button.focus();
	fireEvent.click(button);
	rerender(element({ error: { kind: 'network' }, isFetching: true }, refetch));
	expect(asked).toBe(1);
	expect(button.isConnected).toBe(true);
	// A browser blurs a disabled element.
	button.blur();
	expect(screen.queryByRole('alert')).toBeNull();
	expect(screen.getByText('Looking at that day…')).toBeTruthy();
	rerender(element({ error: { kind: 'network' }, isFetching: false }, refetch));
	expect(screen.getByRole('alert').textContent).toBe('We could not look.');
	expect(document.activeElement).toBe(button);
});
