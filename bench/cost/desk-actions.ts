import { randomUUID } from 'node:crypto';
import { post } from '../lib/clients.ts';
import { accepted, type BookableTime, SERVICE } from './actions.ts';

/** Staff with a session. */
export interface Desk {
	readonly origin: string;
	readonly token: string;
}

const keyed = (): Readonly<Record<string, string>> => ({ 'idempotency-key': randomUUID() });

/** Books for a client with only a phone, who is notified by SMS. Resolves with the id of the visit. */
export async function bookByPhone({ origin, token }: Desk, time: BookableTime): Promise<string> {
	const body = {
		...{ name: 'Baraka Otieno', phone: '+254712345678', serviceId: SERVICE, forWhom: 'me' },
		...{ date: time.date, time: time.time },
	};
	const answer = await post(origin, '/api/admin/appointments', body, { token, headers: keyed() });
	return String((await accepted(answer, 'Booking by phone')).id);
}

/** Notes a cash payment, with its receipt. */
export async function payInCash({ origin, token }: Desk, visitId: string): Promise<void> {
	const body = { method: 'cash', amount: 100, version: 0 };
	const answer = await post(origin, `/api/admin/appointments/${visitId}/payments`, body, { token, headers: keyed() });
	await accepted(answer, 'Noting a payment');
}

/** Searches for a client by parts of the name. */
export async function searchClient({ origin, token }: Desk): Promise<void> {
	const answer = await fetch(new URL('/api/admin/clients?search=otieno%20baraka', origin), {
		headers: { authorization: `Bearer ${token}` },
	});
	await accepted(answer, 'Searching');
}
