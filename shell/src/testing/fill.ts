import { fireEvent, screen } from '@testing-library/react';

export async function fill(label: string | RegExp, value: string): Promise<void> {
	fireEvent.change(await screen.findByLabelText(label), { target: { value } });
}
