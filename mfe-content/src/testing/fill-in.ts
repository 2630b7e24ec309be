import { act, fireEvent, screen } from '@testing-library/react';
import type { Problem } from '@tulia/contracts/problem';

export function fillIn(words: { readonly [label: string]: string }): void {
	for (const [label, value] of Object.entries(words))
		fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** Longer than the minimum time a form waits before it is sent, milliseconds. */
const LONG_ENOUGH = 2500;

/** Presses the button, and advances the fake clock past the minimum time of a form. */
export async function press(name: string): Promise<void> {
	await act(async () => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) })));
	await act(async () => jest.advanceTimersByTimeAsync(LONG_ENOUGH));
}

export const refusal = (problem: Partial<Problem>, headers: Record<string, string> = {}): Response =>
	Response.json(
		{ type: `/problems/${problem.code}`, title: '', status: 400, detail: '', errors: [], requestId: 'r1', ...problem },
		{ status: problem.status ?? 400, headers },
	);
