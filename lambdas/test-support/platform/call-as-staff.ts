import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import type { Caller, HttpHandler } from '../../src/platform/http/http.ts';
import { ok } from '../../src/platform/http/result.ts';
import { anEvent, ORIGIN_SECRET } from './an-event.ts';

export interface StaffRequest {
	readonly id?: string;
	/** Other path parameters, by name. */
	readonly params?: Readonly<Record<string, string>>;
	readonly query?: Readonly<Record<string, string>>;
	readonly body?: unknown;
	readonly as?: string;
	/** Default: the owner. */
	readonly roles?: readonly StaffRole[];
	readonly psychologistId?: string;
	readonly idempotencyKey?: string;
}

export async function callAsStaff(
	handler: HttpHandler,
	{ id, params, query, body, as = 'wanjiru', roles = ['owner'], psychologistId, idempotencyKey }: StaffRequest = {},
) {
	const event = anEvent({
		...(id === undefined ? {} : { params: { ...params, id } }),
		...(query ? { query } : {}),
		...(body === undefined ? {} : { body }),
		...(idempotencyKey === undefined ? {} : { headers: { 'idempotency-key': idempotencyKey } }),
	});
	const caller: Caller = {
		userId: as,
		role: 'admin',
		roles,
		...(psychologistId === undefined ? {} : { psychologistId }),
		version: 1,
		jti: 'j',
		expiresAt: 0,
	};
	const answer = await handler(event, { originSecrets: [ORIGIN_SECRET], identify: async () => ok(caller) });
	return { status: answer.statusCode, body: answer.body ? JSON.parse(answer.body) : undefined };
}
