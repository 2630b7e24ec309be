import { randomUUID } from 'node:crypto';
import { type ApiResponse, call } from '../api.ts';
import { dayAfter } from './staff-day.ts';
import type { StaffFixture } from './staff-fixture.ts';

/** The actions of the front desk through the API before a journey. */
export interface Desk {
	read(path: string): Promise<ApiResponse['body']>;
	post(path: string, body: object): Promise<ApiResponse['body']>;
	/** Creates a client with only a phone, and resolves with their id. */
	addClient(name: string, phone: string): Promise<string>;
	/** Books the day after the staff's day, at a time such as `9:00 AM`. */
	bookFor(clientId: string, time: string): Promise<{ readonly id: string; readonly ticketNumber: string }>;
}

/** The front desk of a staff fixture. Its calls have to succeed. */
export function deskOf(staff: () => StaffFixture): Desk {
	async function ask(path: string, body?: object): Promise<ApiResponse['body']> {
		const { cloud, day } = staff();
		const sent = body && { method: 'POST', headers: { 'idempotency-key': randomUUID() }, body };
		const answer = await call(cloud.origin, path, { token: day.token, ...sent });
		if (answer.status >= 300) throw new Error(`${path} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
		return answer.body;
	}
	return {
		read: (path) => ask(path),
		post: (path, body) => ask(path, body),
		addClient: async (name, phone) => String((await ask('/api/admin/clients', { name, phone })).id),
		async bookFor(clientId, time) {
			const visit = { serviceId: 'stress-management', date: dayAfter(staff().day.date, 1), time, forWhom: 'me' };
			const { id, ticketNumber } = await ask('/api/admin/appointments', { clientId, ...visit });
			return { id: String(id), ticketNumber: String(ticketNumber) };
		},
	};
}
