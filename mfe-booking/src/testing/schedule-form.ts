import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { MockResponses } from '@tulia/platform/testing';
import { confirmButton, renderBooking } from './render-booking.tsx';
import { aTicket } from './samples.ts';

export const ADDRESS = '/schedule-appointment';
export const BOOK = 'POST /api/appointments';
export const TIMES = 'GET /api/appointments/available-times';
export const booked = (changes = {}): MockResponses[string] => ({ status: 201, body: { ticket: aTicket(changes) } });

export const openAt = (search: string, changes: MockResponses = {}) => renderBooking(ADDRESS + search, changes);
export const open = (changes: MockResponses = {}) => openAt('', changes);
// By value, not by role and name: jsdom takes a second to compute the roles of a calendar. Names are tested in @tulia/ui.
export const radio = (value: string) => document.querySelector<HTMLInputElement>(`input[type=radio][value="${value}"]`);
export const isChosen = (value: string) => radio(value)?.checked === true;
export async function pick(value: string): Promise<void> {
	const found = await waitFor(() => radio(value) ?? Promise.reject(new Error(`${value} is not offered`)));
	await act(async () => fireEvent.click(found));
}
export const SERVICE = 'anxiety-management';
export const DAY = '2026-11-19';
export const TIME = '10:30 AM';
export const offeredTimes = () =>
	[...document.querySelectorAll('input[name=time]')].map((time) => time.getAttribute('value'));
export const chooseService = () => pick(SERVICE);
export const chooseForWhom = (forWhom = 'me') => pick(forWhom);
export async function chooseDay(): Promise<void> {
	await screen.findByText('Thursday 19 November, 3 times free');
	await pick(DAY);
}
export const chooseTime = () => pick(TIME);
export const notesField = () => screen.getByLabelText<HTMLTextAreaElement>(/Notes for your psychologist/);
export const notes = () => notesField().value;
export async function fillIn(): Promise<void> {
	await chooseService();
	await chooseForWhom();
	await chooseDay();
	await chooseTime();
	fireEvent.change(notesField(), { target: { value: 'I sleep badly.' } });
}
export const confirm = () => act(async () => fireEvent.click(confirmButton()));
export const isDisabled = () =>
	confirmButton().hasAttribute('disabled') || confirmButton().getAttribute('aria-disabled') === 'true';
/** The missing parts named by the button, without its invitation to tap. */
export const missing = () => /missing: (.+?)\./.exec(described() ?? '')?.[1];
export const described = () =>
	document.getElementById(confirmButton().getAttribute('aria-describedby') ?? '')?.textContent;
