import * as Type from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { ById } from '../staff.ts';
import {
	ChangedWish,
	ChangedWishForClient,
	KeptTimeAnswer,
	LinkAnswer,
	OfferedVisit,
	OfferLink,
	StaffWaitingEntry,
	WaitingCounts,
	WaitingEntries,
	WaitingEntry,
	WaitingList,
	WaitingWish,
	WaitingWishForClient,
} from './schemas.ts';

const own = { audience: 'booking', access: 'client' } as const;
const byLink = { audience: 'booking', access: 'public' } as const;
const staff = { audience: 'admin', access: 'admin', roles: ['owner', 'front_desk'] } as const;

/** Adds an entry to the waiting list. Requires a confirmed address, or a number confirmed by a code (promise P34). */
export const joinWaitingList = {
	...own,
	method: 'POST',
	path: '/api/waiting-list',
	body: WaitingWish,
	success: 201,
	response: WaitingEntry,
	refusals: [
		'turned_off',
		'unknown_service',
		'unknown_psychologist',
		'date_not_bookable',
		'not_found',
		'too_late',
		'email_unconfirmed',
		'too_many_waits',
		'idempotency_key_reused',
		'too_many_requests',
		'unauthenticated',
		'unavailable',
	],
} as const satisfies Endpoint;

/** The caller's entries, oldest first. */
export const listMyWaiting = {
	...own,
	method: 'GET',
	path: '/api/waiting-list',
	success: 200,
	response: WaitingEntries,
	refusals: [],
} as const satisfies Endpoint;

/** Changes which times would suit. The position stays; a held time that no longer suits goes to the next. */
export const changeWaiting = {
	...own,
	method: 'PATCH',
	path: '/api/waiting-list/{id}',
	params: ById,
	body: ChangedWish,
	success: 200,
	response: WaitingEntry,
	refusals: ['not_found', 'unknown_psychologist', 'date_not_bookable', 'unavailable'],
} as const satisfies Endpoint;

/** Removes the caller's entry. A time that is held for it goes to the next client. Idempotent. */
export const leaveWaitingList = {
	...own,
	method: 'DELETE',
	path: '/api/waiting-list/{id}',
	params: ById,
	success: 204,
	response: Type.Null(),
	refusals: ['not_found', 'unavailable'],
} as const satisfies Endpoint;

const answering = [
	'turned_off',
	'offer_gone',
	'too_many_bookings',
	'client_overlap',
	'too_late',
	'too_many_requests',
	'unavailable',
] as const;

/** Takes or declines the time that is held for the caller. */
export const answerMyOffer = {
	...own,
	method: 'POST',
	path: '/api/waiting-list/{id}/answer',
	params: ById,
	body: KeptTimeAnswer,
	success: 200,
	response: OfferedVisit,
	refusals: ['not_found', ...answering],
} as const satisfies Endpoint;

/** The offer behind the link of a message. It changes nothing; it is a POST so that the token appears in no log. */
export const readOffer = {
	...byLink,
	method: 'POST',
	path: '/api/offers/read',
	body: OfferLink,
	success: 200,
	response: OfferedVisit,
	refusals: ['invalid_link', 'too_many_requests'],
} as const satisfies Endpoint;

/** The answer to that offer. Its link went to a confirmed address or number, so no log-in is needed (decision 091). */
export const answerOffer = {
	...byLink,
	method: 'POST',
	path: '/api/offers/answer',
	body: LinkAnswer,
	success: 200,
	response: OfferedVisit,
	refusals: ['invalid_link', ...answering],
} as const satisfies Endpoint;

/** The entries in order, with their offers and how the clients were notified; and those that ended lately. */
export const listWaitingList = {
	...staff,
	method: 'GET',
	path: '/api/admin/waiting-list',
	success: 200,
	response: WaitingList,
	refusals: [],
} as const satisfies Endpoint;

/** The number of entries, for the menu and the dashboard. */
export const countWaiting = {
	...staff,
	method: 'GET',
	path: '/api/admin/waiting-list/counts',
	success: 200,
	response: WaitingCounts,
	refusals: [],
} as const satisfies Endpoint;

/** Adds an entry for a client on the phone or at the desk, with or without an account. */
export const addToWaitingList = {
	...staff,
	method: 'POST',
	path: '/api/admin/waiting-list',
	body: WaitingWishForClient,
	success: 201,
	response: StaffWaitingEntry,
	refusals: [
		'unknown_client',
		'unknown_service',
		'unknown_psychologist',
		'date_not_bookable',
		'not_found',
		'too_late',
		'too_many_waits',
		'idempotency_key_reused',
		'unavailable',
	],
} as const satisfies Endpoint;

/** Changes a client's entry, its service included. The position in line stays. Idempotent. */
export const changeWaitingForClient = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/waiting-list/{id}',
	params: ById,
	body: ChangedWishForClient,
	success: 200,
	response: StaffWaitingEntry,
	refusals: [
		'not_found',
		'changed_meanwhile',
		'unknown_service',
		'unknown_psychologist',
		'date_not_bookable',
		'unavailable',
	],
} as const satisfies Endpoint;

/** Answers an offer as the client said on the phone. `stop` removes the entry. */
export const answerOfferForClient = {
	...staff,
	method: 'POST',
	path: '/api/admin/waiting-list/{id}/answer',
	params: ById,
	body: KeptTimeAnswer,
	success: 200,
	response: StaffWaitingEntry,
	refusals: ['not_found', 'offer_gone', 'client_overlap', 'unavailable'],
} as const satisfies Endpoint;

/** Removes a client's entry. Idempotent. */
export const removeFromWaitingList = {
	...staff,
	method: 'DELETE',
	path: '/api/admin/waiting-list/{id}',
	params: ById,
	success: 200,
	response: StaffWaitingEntry,
	refusals: ['not_found', 'unavailable'],
} as const satisfies Endpoint;
