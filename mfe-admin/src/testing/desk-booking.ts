import { fireEvent, screen } from '@testing-library/react';
import { eventually, type MockResponse, type SentRequest } from './render-admin.tsx';
import { NOW } from './sample-appointments.ts';
import { aClientFile } from './sample-client.ts';
import { aDetail } from './sample-detail.ts';
import { somePayments } from './sample-payments.ts';
import { centre } from './sample-profile.ts';
import { staffTuesday } from './sample-staff-times.ts';

export const button = (name: RegExp): HTMLButtonElement => screen.getByRole('button', { name });
export const press = (name: RegExp): boolean => fireEvent.click(button(name));
export const write = (name: RegExp, text: string): boolean =>
	fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });
const faith = {
	...{ id: 'c1', name: 'Faith Akinyi', email: '', emailVerified: false, since: '2026-03-12T08:00:00.000Z' },
	phone: { number: '+254700000112', shown: '0700 000 112', confirmed: false },
};

const STANDING: { readonly [path: string]: MockResponse } = {
	'/api/profile': { body: centre },
	'/api/services': {
		body: { data: [{ id: 'addiction-recovery', title: 'Addiction Recovery', durationMinutes: 60, price: 450_000 }] },
	},
	'/api/admin/psychologists': {
		body: { data: [{ id: 'p1', name: 'Dr. Nyambura Kamau', serviceIds: ['addiction-recovery'], active: true }] },
	},
	'/api/admin/clients': { body: { data: [faith] } },
	'/api/admin/clients/c1': { body: aClientFile() },
};

/** The mock API of the booking form; `change` answers the writes. */
export const deskAnd =
	(change: (sent: SentRequest) => MockResponse = () => undefined) =>
	(sent: SentRequest): MockResponse => {
		if (sent.method !== 'GET') return change(sent);
		if (sent.url.pathname.endsWith('/payments')) return { body: somePayments() };
		if (sent.url.pathname === '/api/admin/staff-times')
			return { body: { ...staffTuesday, date: sent.url.searchParams.get('date') } };
		return STANDING[sent.url.pathname] ?? { body: aDetail() };
	};

export const sentChanges = (calls: readonly SentRequest[]): readonly SentRequest[] =>
	calls.filter(({ method }) => method !== 'GET');

/** Records the idempotency keys of all later requests. */
export function listenToKeys(): readonly (string | null)[] {
	const keys: (string | null)[] = [];
	const answer = globalThis.fetch;
	globalThis.fetch = (input, init) => {
		if (init?.method === 'POST') keys.push(new Headers(init.headers).get('idempotency-key'));
		return answer(input, init);
	};
	return keys;
}

/** Chooses for whom the visit is. */
export const answerWhom = (whom: string): boolean =>
	fireEvent.change(screen.getByLabelText('Who comes?'), { target: { value: whom } });

export async function chooseService(): Promise<void> {
	await eventually(() => expect(screen.getByRole('option', { name: 'Addiction Recovery' })).toBeTruthy());
	fireEvent.change(screen.getByLabelText('Service'), { target: { value: 'addiction-recovery' } });
}

export async function chooseVisit(): Promise<void> {
	await chooseService();
	write(/^Day/, '2026-11-12');
	await eventually(() => expect(screen.getByText('Thu 12 Nov 2026')).toBeTruthy());
	write(/^Time/, '2pm');
	await eventually(() => expect(screen.getByText(/^2:00 PM, free with/)).toBeTruthy());
}

export function newPerson(typed: string): void {
	write(/^Phone or name/, typed);
	press(/^New person with/);
}

/** Runs every test of a file at `NOW`, with an empty session storage. */
export function atDeskNow(): void {
	beforeEach(() => {
		jest.spyOn(Date, 'now').mockReturnValue(NOW.getTime());
	});
	afterEach(() => {
		jest.restoreAllMocks();
		sessionStorage.clear();
	});
}
