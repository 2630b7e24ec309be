import { act, fireEvent, screen } from '@testing-library/react';
import type { Problem } from '@tulia/contracts/problem';

/** Types into the fields of these labels. */
export function fillIn(words: { readonly [label: string]: string }): void {
	for (const [label, value] of Object.entries(words))
		fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** Longer than anybody has to wait for a form before it is sent, milliseconds. */
const LONG_ENOUGH = 2500;

/** Presses the button, and lets a form that was filled in at once wait as long as it has to. The clock must be a fake one. */
export async function press(name: string): Promise<void> {
	await act(async () => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) })));
	await act(async () => jest.advanceTimersByTimeAsync(LONG_ENOUGH));
}

/** A refusal as the API answers it. */
export const refusal = (problem: Partial<Problem>, headers: Record<string, string> = {}): Response =>
	Response.json(
		{ type: `/problems/${problem.code}`, title: '', status: 400, detail: '', errors: [], requestId: 'r1', ...problem },
		{ status: problem.status ?? 400, headers },
	);
