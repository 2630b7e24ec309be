/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, render, screen } from '@testing-library/react';
import { TickBox } from './tick-box.tsx';

test('a tick box outside a form is ticked by its label and has a description', () => {
	const onTick = jest.fn();
	render(<TickBox label="Keep this ticket" isTicked={false} onTick={onTick} describedBy="hint" />);
	const box = screen.getByRole('checkbox', { name: 'Keep this ticket' });
	expect(box.getAttribute('aria-describedby')).toBe('hint');
	expect(box.hasAttribute('aria-invalid')).toBe(false);
	fireEvent.click(screen.getByText('Keep this ticket'));
	expect(onTick.mock.calls).toEqual([[true]]);
});
