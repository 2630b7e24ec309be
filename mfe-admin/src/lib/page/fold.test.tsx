/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Fold } from './fold.tsx';

const everyWindow = window.matchMedia;
let listeners: (() => void)[] = [];

/** A window on a phone, or not. */
function windowOf(isPhone: boolean): void {
	window.matchMedia = (query) => ({
		...everyWindow(query),
		matches: isPhone && query.includes('screen and'),
		addEventListener: (_event: string, listener: unknown) => {
			listeners.push(() => {
				if (typeof listener === 'function') listener();
			});
		},
	});
	act(() => {
		for (const listener of listeners) listener();
	});
}
afterEach(() => {
	window.matchMedia = everyWindow;
	listeners = [];
});

const details = (): HTMLDetailsElement => {
	const found = document.querySelector('details');
	if (!found) throw new Error('there is a fold');
	return found;
};
/** As a browser does when somebody presses the heading. */
function toggle(): void {
	details().open = !details().open;
	fireEvent(details(), new Event('toggle'));
}

const fold = (
	<Fold title="Breaks" line="Monday">
		<input aria-label="From" />
	</Fold>
);

test('a fold is open on a desk and closed on a phone, with its heading', () => {
	windowOf(false);
	render(fold);
	expect(details().open).toBe(true);
	windowOf(true);
	expect(details().open).toBe(false);
	expect(screen.getByRole('region', { name: 'Breaks' }).querySelector('summary')?.textContent).toBe('BreaksMonday');
	windowOf(false);
	expect(details().open).toBe(true);
});

test('a fold that somebody opened or closed stays so in a window of any width', () => {
	windowOf(true);
	render(fold);
	toggle();
	windowOf(false);
	windowOf(true);
	expect(details().open).toBe(true);
	toggle();
	windowOf(false);
	expect(details().open).toBe(false);
});

test('a fold is not closed over the field that has the focus, and preserves what was typed', () => {
	render(fold);
	const field = screen.getByLabelText('From');
	fireEvent.change(field, { target: { value: '9:00' } });
	fireEvent.focus(field);
	windowOf(true);
	expect(details().open).toBe(true);
	toggle();
	toggle();
	expect(screen.getByLabelText('From')).toHaveProperty('value', '9:00');
});

test('a lazy fold renders its content once it was opened', () => {
	windowOf(true);
	render(
		<Fold title="Charts" isLazy>
			A chart
		</Fold>,
	);
	expect(screen.queryByText('A chart')).toBeNull();
	toggle();
	expect(screen.getByText('A chart')).toBeTruthy();
	toggle();
	expect(screen.getByText('A chart')).toBeTruthy();
});

test('a fold that begins open or closed does so in a window of any width', () => {
	windowOf(true);
	const { unmount } = render(
		<Fold title="Publish later" beginsOpen>
			Missed
		</Fold>,
	);
	expect(details().open).toBe(true);
	unmount();
	windowOf(false);
	render(
		<Fold title="Earlier versions" beginsOpen={false}>
			None
		</Fold>,
	);
	expect(details().open).toBe(false);
});
