/** @jest-environment @tulia/test-kit/jsdom-environment */
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useFocusRecovery } from './use-focus-recovery.ts';

function Box({ names }: { readonly names: readonly string[] }): ReactNode {
	const focusRecovery = useFocusRecovery<HTMLDivElement>();
	return (
		<>
			<div {...focusRecovery} data-testid="box">
				{names.map((name) => (
					<button key={name} type="button">
						{name}
					</button>
				))}
			</div>
			<input />
		</>
	);
}

test('the focus of a removed row moves to the box', () => {
	const { rerender } = render(<Box names={['Akinyi', 'Brian']} />);
	screen.getByRole('button', { name: 'Akinyi' }).focus();
	rerender(<Box names={['Brian']} />);
	expect(document.activeElement).toBe(screen.getByTestId('box'));
});

test('a removed row does not take the focus from outside the box', () => {
	const { rerender } = render(<Box names={['Akinyi', 'Brian']} />);
	screen.getByRole('button', { name: 'Akinyi' }).focus();
	screen.getByRole('textbox').focus();
	screen.getByRole('textbox').blur();
	rerender(<Box names={['Brian']} />);
	expect(document.activeElement).toBe(document.body);
});

function Page({ isLoading }: { readonly isLoading: boolean }): ReactNode {
	const focusRecovery = useFocusRecovery<HTMLDivElement>();
	return (
		<div {...focusRecovery}>
			<h1 key={String(isLoading)} tabIndex={-1}>
				Edit article
			</h1>
		</div>
	);
}

test('the focus of a replaced heading moves to the new one', () => {
	const { rerender } = render(<Page isLoading={true} />);
	const before = screen.getByRole('heading');
	before.focus();
	rerender(<Page isLoading={false} />);
	expect(before.isConnected).toBe(false);
	expect(document.activeElement).toBe(screen.getByRole('heading'));
});
