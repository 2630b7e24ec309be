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

/** Client records: the newest, or those that a search finds. A record changed a moment ago may be found a second later. */
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

/** Adds the record of somebody without an address. Idempotent by its key. Two clients may have one phone. */
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

/** One client with visits, consents, mails and what they wrote. The id of a record that was merged leads to the one that stays. */
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

/** Corrects name, phone and channel. A phone that staff type counts for notices, and not as the person's own word. */
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

/** Notes how staff made sure who a client is. From then on they are booked again whether or not their address is confirmed. */
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
 * Corrects the address of a client who has one, for somebody whom staff know. One that was confirmed stays until the new mailbox confirms
 * the other, and is told; one that nobody confirmed is replaced at once, by an address that has to be confirmed as well.
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

/** Merges another record into this one. What is to come changes hands at once, what was within a minute or two. Nothing takes it back. */
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
 * Notes what a client agrees to, or takes back, by word at the desk or on the phone: with how and by whom it was heard. Terms and privacy
 * policy end with the record alone. The same again changes nothing.
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
 * Adds the visits of a record that was made at the desk to the caller's account. Needs a number that the caller confirmed and a ticket of
 * that record; `claim_refused` tells neither which was wrong nor whether there is one. The same again changes nothing.
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
