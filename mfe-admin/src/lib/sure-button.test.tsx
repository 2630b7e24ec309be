/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SureButton } from './sure-button.tsx';

function show(): jest.Mock {
	const onSure = jest.fn(async () => undefined);
	const words = { label: 'Delete', yes: 'Delete for good', busyLabel: 'Deleting…' };
	render(<SureButton {...words} what="Who reads my notes?" onSure={onSure} />);
	return onSure;
}
const button = (name: RegExp) => screen.getByRole('button', { name });

test('asks by name before it does anything, and the focus is on the harmless button', () => {
	const onSure = show();
	fireEvent.click(button(/^Delete: Who reads/));
	expect(screen.getByText('Who reads my notes?')).toBeTruthy();
	expect(document.activeElement).toBe(button(/^Keep/));
	expect(onSure).not.toHaveBeenCalled();
});

test('does it at the second press', async () => {
	const onSure = show();
	fireEvent.click(button(/^Delete: Who reads/));
	await act(async () => fireEvent.click(button(/^Delete for good: Who reads/)));
	expect(onSure).toHaveBeenCalledTimes(1);
});

test('whoever keeps it is back where they were', () => {
	show();
	expect(document.activeElement).toBe(document.body);
	fireEvent.click(button(/^Delete: Who reads/));
	fireEvent.click(button(/^Keep/));
	expect(document.activeElement).toBe(button(/^Delete: Who reads/));
	expect(screen.queryByText('Who reads my notes?')).toBeNull();
});
