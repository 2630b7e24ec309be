/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastRegion } from './toast-region.tsx';
import { toast } from './toast-store.ts';

const SAVED = 'Appointment scheduled successfully! Check your email for confirmation.';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const box = () => {
	const found = screen.getByText(SAVED).parentElement;
	if (!found) throw new Error('The toast has no box.');
	return found;
};

describe('a toast', () => {
	beforeEach(() => {
		jest.useFakeTimers();
		render(<ToastRegion />);
	});
	afterEach(() => {
		act(() => {
			for (let shown = 0; shown < 5; shown += 1) toast.dismiss();
		});
		jest.useRealTimers();
	});

	test('a toast is announced politely and disappears after three seconds', () => {
		act(() => void toast.success(SAVED));
		expect(screen.getByText(SAVED).closest('[role=status]')).not.toBeNull();
		pass(2999);
		expect(screen.queryByText(SAVED)).not.toBeNull();
		pass(1);
		expect(screen.queryByText(SAVED)).toBeNull();
	});

	test('a toast stays while the pointer is on it, and then only for the remaining time', () => {
		act(() => void toast.success(SAVED));
		pass(2000);
		fireEvent.mouseEnter(box());
		pass(60_000);
		expect(screen.queryByText(SAVED)).not.toBeNull();
		fireEvent.mouseLeave(box());
		pass(999);
		expect(screen.queryByText(SAVED)).not.toBeNull();
		pass(1);
		expect(screen.queryByText(SAVED)).toBeNull();
	});

	test('a toast stays while the focus is in it', () => {
		act(() => void toast.success(SAVED));
		act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
		pass(60_000);
		expect(screen.queryByText(SAVED)).not.toBeNull();
	});

	test('a toast with an error stays until it is dismissed', () => {
		act(() => void toast.error('We could not save that.'));
		pass(60_000);
		expect(screen.getByRole('alert').textContent).toContain('We could not save that.');
		fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
		expect(screen.queryByText('We could not save that.')).toBeNull();
	});

	test('a toast replaces the one before it, with its own three seconds', () => {
		act(() => void toast.success('Login successful!'));
		pass(2000);
		act(() => void toast.success(SAVED));
		expect(screen.queryByText('Login successful!')).toBeNull();
		pass(2000);
		expect(screen.queryByText(SAVED)).not.toBeNull();
	});

	test('a toast waits behind an error, and then has its own three seconds', () => {
		act(() => void toast.error('We could not save that.'));
		act(() => void toast.success(SAVED));
		pass(60_000);
		expect(screen.getByRole('alert').textContent).toContain('We could not save that.');
		expect(screen.queryByText(SAVED)).toBeNull();
		fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
		expect(screen.queryByText(SAVED)).not.toBeNull();
		pass(3000);
		expect(screen.queryByText(SAVED)).toBeNull();
	});

	test('a toast is removed by an error, and errors are shown one after the other, each once', () => {
		act(() => void toast.success(SAVED));
		act(() => void toast.error('First.'));
		act(() => void toast.error('Second.'));
		act(() => void toast.error('First.'));
		expect(screen.getByRole('alert').textContent).toBe('First.');
		fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
		expect(screen.getByRole('alert').textContent).toBe('Second.');
		fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
		expect(screen.queryByRole('button')).toBeNull();
	});

	test('a toast can be dismissed by its id, also while it waits', () => {
		act(() => void toast.error('First.'));
		let second = 0;
		act(() => {
			second = toast.error('Second.');
		});
		act(() => toast.dismiss(second));
		fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
		expect(screen.queryByRole('button')).toBeNull();
	});
});
