import * as Type from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { ById } from '../staff.ts';
import { ClientPage, ClientRow, ClientsQuery, NewClient, VisitClaim } from './schemas.ts';
import {
	ClientConsents,
	ClientCorrection,
	ClientFile,
	ClientMerge,
	ClientRecord,
	ConsentByWord,
	ConsentParams,
	EmailCorrection,
	IdentityCheck,
} from './staff-schemas.ts';

const staff = { audience: 'admin', access: 'admin' } as const;

/** Client records: the newest, or the results of a search, which may be a second stale. */
export const listClients = {
	...staff,
	method: 'GET',
	path: '/api/admin/clients',
	roles: ['owner', 'front_desk', 'psychologist'],
	query: ClientsQuery,
	success: 200,
	response: ClientPage,
	refusals: [],
} as const satisfies Endpoint;

/** Adds the record of a client without an address. Idempotent by its key. Two clients may share a phone. */
export const addClient = {
	...staff,
	method: 'POST',
	path: '/api/admin/clients',
	roles: ['owner', 'front_desk'],
	body: NewClient,
	success: 201,
	response: ClientRow,
	refusals: ['idempotency_key_reused'],
} as const satisfies Endpoint;

/** One client with visits, consents, mails and messages. The id of a merged record resolves to the remaining one. */
export const getClient = {
	...staff,
	method: 'GET',
	path: '/api/admin/clients/{id}',
	roles: ['owner', 'front_desk', 'psychologist'],
	params: ById,
	success: 200,
	response: ClientFile,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/** Corrects name, phone and channel. A phone typed by staff is used for notices, but does not prove identity. */
export const changeClient = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/clients/{id}',
	roles: ['owner', 'front_desk'],
	params: ById,
	body: ClientCorrection,
	success: 200,
	response: ClientRecord,
	refusals: ['not_found', 'phone_confirmed', 'changed_meanwhile'],
} as const satisfies Endpoint;

/** Records how staff identified a client. Staff may then book for them whether or not their address is confirmed. */
export const identifyClient = {
	...staff,
	method: 'POST',
	path: '/api/admin/clients/{id}/identity',
	roles: ['owner', 'front_desk', 'psychologist'],
	params: ById,
	body: IdentityCheck,
	success: 200,
	response: ClientRecord,
	refusals: ['not_found', 'changed_meanwhile'],
} as const satisfies Endpoint;

/**
 * Corrects the address of a client whom staff identified. A confirmed one stays valid until the new mailbox confirms
 * the other, and is notified; an unconfirmed one is replaced at once by an address that must be confirmed as well.
 */
export const correctClientEmail = {
	...staff,
	method: 'POST',
	path: '/api/admin/clients/{id}/email',
	roles: ['owner', 'front_desk'],
	params: ById,
	body: EmailCorrection,
	success: 200,
	response: ClientRecord,
	refusals: ['not_found', 'email_taken', 'changed_meanwhile'],
} as const satisfies Endpoint;

/** Merges another record into this one, irreversibly. Past visits follow within a minute or two. */
export const mergeClient = {
	...staff,
	method: 'POST',
	path: '/api/admin/clients/{id}/merge',
	roles: ['owner', 'front_desk'],
	params: ById,
	body: ClientMerge,
	success: 200,
	response: ClientRecord,
	refusals: [
		'not_found',
		'changed_meanwhile',
		'merge_running',
		'two_accounts',
		'other_has_account',
		'names_differ',
		'merge_opens_visits',
		'client_overlap',
	],
} as const satisfies Endpoint;

/**
 * Records a consent, or its withdrawal, that a client states at the desk or on the phone, with the channel and the
 * member of staff. Terms and privacy policy end only with the record. Idempotent.
 */
export const noteConsent = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/clients/{id}/consents/{kind}',
	roles: ['owner', 'front_desk', 'psychologist'],
	params: ConsentParams,
	body: ConsentByWord,
	success: 200,
	response: ClientConsents,
	refusals: ['not_found', 'wording_changed', 'changed_meanwhile'],
} as const satisfies Endpoint;

/**
 * Adds the visits of a record made at the desk to the caller's account. Requires a number that the caller confirmed and
 * a ticket of that record; `claim_refused` does not reveal which was wrong or whether there is such a record.
 * Idempotent.
 */
export const claimVisits = {
	audience: 'booking',
	method: 'POST',
	path: '/api/appointments/claim',
	access: 'client',
	body: VisitClaim,
	success: 204,
	response: Type.Null(),
	refusals: [
		'too_many_requests',
		'email_unconfirmed',
		'phone_unconfirmed',
		'claim_refused',
		'client_overlap',
		'unavailable',
	],
} as const satisfies Endpoint;
