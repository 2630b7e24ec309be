import { fireEvent, screen } from '@testing-library/react';

/** Waits for the field with this label, and types into it. */
export async function fill(label: string | RegExp, value: string): Promise<void> {
	fireEvent.change(await screen.findByLabelText(label), { target: { value } });
}
