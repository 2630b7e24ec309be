import type { Endpoint } from '../endpoint.ts';
import { ClientPage, ClientRow, ClientsQuery, NewClient } from './schemas.ts';

const staff = { audience: 'admin', access: 'admin' } as const;

/** Client records: the newest, or those that a search finds. A record changed a moment ago may be found a second later. */
export const listClients = {
	...staff,
	method: 'GET',
	path: '/api/admin/clients',
	query: ClientsQuery,
	success: 200,
	response: ClientPage,
	refusals: [],
} as const satisfies Endpoint;

/** Adds the record of somebody without an address. Idempotent by its key. Two clients may have one phone. */
export const addClient = {
	...staff,
	method: 'POST',
	path: '/api/admin/clients',
	body: NewClient,
	success: 201,
	response: ClientRow,
	refusals: ['idempotency_key_reused'],
} as const satisfies Endpoint;
