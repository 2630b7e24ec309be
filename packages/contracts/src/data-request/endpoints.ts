import * as Type from 'typebox';
import { PersonalData } from '../account/schemas.ts';
import type { Endpoint } from '../endpoint.ts';
import { ById } from '../staff.ts';
import { ClientErasure, DataRequest } from './schemas.ts';

const onClient = { audience: 'admin', access: 'admin', params: ById } as const;

/** Everything the centre stores about a client, for staff to hand over. The request is audited first. */
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
 * Erases a client on their request, as the deletion of an account does: access ends at once, a job removes the rest.
 * Payments and receipts stay, anonymised (decision 064). Idempotent.
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
