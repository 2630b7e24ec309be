/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ConfirmButton } from './confirm-button.tsx';

function show(): jest.Mock {
	const onConfirm = jest.fn(async () => undefined);
	const words = { label: 'Delete', yes: 'Delete for good', busyLabel: 'Deleting…' };
	render(<ConfirmButton {...words} what="Who reads my notes?" onConfirm={onConfirm} />);
	return onConfirm;
}
const button = (name: RegExp) => screen.getByRole('button', { name });

test('the confirm button first asks with the name of the thing, and focuses the harmless choice', () => {
	const onConfirm = show();
	fireEvent.click(button(/^Delete: Who reads/));
	expect(screen.getByText('Who reads my notes?')).toBeTruthy();
	expect(document.activeElement).toBe(button(/^Keep/));
	expect(onConfirm).not.toHaveBeenCalled();
});

test('the confirm button acts at the second tap', async () => {
	const onConfirm = show();
	fireEvent.click(button(/^Delete: Who reads/));
	await act(async () => fireEvent.click(button(/^Delete for good: Who reads/)));
	expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('declining a confirmation returns the focus to the first button', () => {
	show();
	expect(document.activeElement).toBe(document.body);
	fireEvent.click(button(/^Delete: Who reads/));
	fireEvent.click(button(/^Keep/));
	expect(document.activeElement).toBe(button(/^Delete: Who reads/));
	expect(screen.queryByText('Who reads my notes?')).toBeNull();
});
