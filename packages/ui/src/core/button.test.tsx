/** @jest-environment @tulia/test-kit/jsdom-environment */
import { render, screen } from '@testing-library/react';
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

/** What a browser does with the focus of a button that is disabled; jsdom leaves it where it is. */
const takeFocusAway = (): void => button().blur();

test('a button that was busy has the focus again once it can be pressed', () => {
	const { rerender } = render(save(false));
	button().focus();
	rerender(save(true));
	takeFocusAway();
	rerender(save(false));
	expect(document.activeElement).toBe(button());
});

test('a button that was busy leaves the focus where somebody took it meanwhile', () => {
	const { rerender } = render(save(false));
	button().focus();
	rerender(save(true));
	takeFocusAway();
	screen.getByRole('textbox').focus();
	rerender(save(false));
	expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
