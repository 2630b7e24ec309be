/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, render, screen } from '@testing-library/react';
import { Button } from './button.tsx';

const save = (busy: boolean) => (
	<>
		<Button busy={busy} busyLabel="Saving…">
			Save
		</Button>
		<input />
	</>
);
const button = (): HTMLElement => screen.getByRole('button');

/** Browsers blur a disabled button; jsdom does not. */
const takeFocusAway = (): void => button().blur();

test('a button that was busy regains the focus once it can be pressed', () => {
	const { rerender } = render(save(false));
	button().focus();
	rerender(save(true));
	takeFocusAway();
	rerender(save(false));
	expect(document.activeElement).toBe(button());
});

test('a button that was busy does not take the focus from another field', () => {
	const { rerender } = render(save(false));
	button().focus();
	rerender(save(true));
	takeFocusAway();
	screen.getByRole('textbox').focus();
	rerender(save(false));
	expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

describe('a button that is busy for long', () => {
	beforeEach(() => void jest.useFakeTimers());
	afterEach(() => void jest.useRealTimers());
	const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
	const liveText = () => document.getElementById('live-region')?.textContent ?? '';
	const SENTENCE = 'Still working. Your choices are safe.';

	test('a button that is busy for long announces its verb after a second, and shows a sentence after five', () => {
		const { rerender } = render(save(true));
		wait(999);
		expect(liveText()).toBe('');
		wait(2);
		expect(liveText()).toBe('Saving…');
		expect(screen.queryByText(SENTENCE, { selector: 'p' })).toBeNull();
		wait(4000);
		expect(screen.getByText(SENTENCE, { selector: 'p' })).toBeTruthy();
		expect(liveText()).toBe(SENTENCE);
		rerender(save(false));
		expect(screen.queryByText(SENTENCE, { selector: 'p' })).toBeNull();
	});

	test('a button that is busy only briefly announces and shows nothing', () => {
		document.getElementById('live-region')?.remove();
		const { rerender } = render(save(true));
		wait(900);
		rerender(save(false));
		wait(10_000);
		expect(liveText()).toBe('');
	});
});
