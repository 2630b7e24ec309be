import { fireEvent, screen } from '@testing-library/react';
import type { MockResponse, SentRequest } from './render-admin.tsx';
import { NOW } from './sample-appointments.ts';
import { somePayments } from './sample-payments.ts';
import { staffTuesday } from './sample-staff-times.ts';

export const VISIT_PAGE = '/admin/appointments/a1';

/** Stops the clock at `NOW` in every test of a file. */
export function stopClock(): void {
	beforeEach(() => {
		jest.spyOn(Date, 'now').mockReturnValue(NOW.getTime());
	});
	afterEach(() => jest.restoreAllMocks());
}

export const button = (name: RegExp): HTMLButtonElement => screen.getByRole('button', { name });
export const press = (name: RegExp): boolean => fireEvent.click(button(name));
export const write = (name: RegExp, text: string): boolean =>
	fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });

const people = {
	body: { data: [{ id: 'p1', name: 'Dr. Nyambura Kamau', serviceIds: ['addiction-recovery'], active: true }] },
};

/** Answers each request for the visit with the result of `now`, and passes each write to `change`. */
export const oneAnd =
	(now: () => MockResponse, change: (sent: SentRequest) => MockResponse = () => undefined) =>
	(sent: SentRequest): MockResponse => {
		if (sent.method !== 'GET') return change(sent);
		if (sent.url.pathname === '/api/admin/psychologists') return people;
		if (sent.url.pathname.endsWith('/payments')) return { body: somePayments() };
		if (sent.url.pathname === '/api/admin/staff-times')
			return { body: { ...staffTuesday, date: sent.url.searchParams.get('date') } };
		return now();
	};

export const sentChanges = (calls: readonly SentRequest[]): readonly SentRequest[] =>
	calls.filter(({ method }) => method !== 'GET');
