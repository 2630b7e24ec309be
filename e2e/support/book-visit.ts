import { randomUUID } from 'node:crypto';
import { callUntilAvailable, firstFree } from './api.ts';

/**
 * Books a visit through the API for the token's client, this many days after the start of the journey, and resolves
 * with its ticket number.
 */
export async function bookVisit(
	origin: string,
	token: string,
	{ serviceId = 'anxiety-management', afterDays = 3 } = {},
): Promise<string> {
	const { date, time } = await firstFree(origin, serviceId, afterDays);
	const answer = await callUntilAvailable(origin, '/api/appointments', {
		method: 'POST',
		token,
		headers: { 'idempotency-key': randomUUID() },
		body: { serviceId, date, time, forWhom: 'me', consents: { healthData: true, hostingAbroad: true } },
	});
	if (answer.status !== 201) throw new Error(`Booking answered ${answer.status}: ${JSON.stringify(answer.body)}`);
	return (answer.body.ticket as { readonly ticketNumber: string }).ticketNumber;
}
