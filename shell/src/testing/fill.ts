import { fireEvent, screen } from '@testing-library/react';

/** Types into the field with this label, once it is there. */
export async function fill(label: string | RegExp, value: string): Promise<void> {
	fireEvent.change(await screen.findByLabelText(label), { target: { value } });
}
