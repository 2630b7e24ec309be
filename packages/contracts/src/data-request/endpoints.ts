import * as Type from 'typebox';
import { PersonalData } from '../account/schemas.ts';
import type { Endpoint } from '../endpoint.ts';
import { ById } from '../staff.ts';
import { ClientErasure, DataRequest } from './schemas.ts';

const onClient = { audience: 'admin', access: 'admin', params: ById } as const;

/** Everything the centre holds about a client, for staff to hand over. Who asked and how they were known is in the audit first. */
export const exportClient = {
	...onClient,
	method: 'POST',
	path: '/api/admin/clients/{id}/export',
	roles: ['owner', 'front_desk'],
	body: DataRequest,
	success: 200,
	response: PersonalData,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/**
 * Erases a client for the person who asked, as the deletion of an account does: access ends at once, the rest goes by a job. Payments and
 * receipts stay, and name nobody (decision 064). Said again, it is answered as the first time.
 */
export const eraseClient = {
	...onClient,
	method: 'POST',
	path: '/api/admin/clients/{id}/erasure',
	roles: ['owner'],
	body: ClientErasure,
	success: 204,
	response: Type.Null(),
	refusals: ['not_found', 'visits_coming', 'changed_meanwhile'],
} as const satisfies Endpoint;
