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

/**
 * Asks to be told when a time opens. Only somebody who can be told may: by an address that was confirmed, or a number that a code
 * confirmed (promise P34).
 */
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

/** What the caller waits for, in the order in which they asked. */
export const listMyWaiting = {
	...own,
	method: 'GET',
	path: '/api/waiting-list',
	success: 200,
	response: WaitingEntries,
	refusals: [],
} as const satisfies Endpoint;

/** Changes which times would suit. The place in line stays; a time that is kept and suits no more goes to the next. */
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

/** Stops telling the caller. A time that is kept for them goes to the next. The same again changes nothing. */
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

/** Takes the time that is kept for the caller, or says no to it. */
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

/** What stands behind the link of a message. It changes nothing; it is no GET only so that the link stands in no log. */
export const readOffer = {
	...byLink,
	method: 'POST',
	path: '/api/offers/read',
	body: OfferLink,
	success: 200,
	response: OfferedVisit,
	refusals: ['invalid_link', 'too_many_requests'],
} as const satisfies Endpoint;

/** The buttons behind that link. It went to an address or a number that was confirmed, so it needs no log-in (decision 091). */
export const answerOffer = {
	...byLink,
	method: 'POST',
	path: '/api/offers/answer',
	body: LinkAnswer,
	success: 200,
	response: OfferedVisit,
	refusals: ['invalid_link', ...answering],
} as const satisfies Endpoint;

/** Who waits, in order, with what was kept for them and how they were told; and who stopped waiting lately. */
export const listWaitingList = {
	...staff,
	method: 'GET',
	path: '/api/admin/waiting-list',
	success: 200,
	response: WaitingList,
	refusals: [],
} as const satisfies Endpoint;

/** How many wait, for the menu and the dashboard. */
export const countWaiting = {
	...staff,
	method: 'GET',
	path: '/api/admin/waiting-list/counts',
	success: 200,
	response: WaitingCounts,
	refusals: [],
} as const satisfies Endpoint;

/** Asks for a client who phoned or stands there, with or without an account. */
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

/** Changes for a client what would suit, and what it is for. Their place in line stays. The same again changes nothing. */
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

/** Answers for a client who said so on the phone. `stop` takes them off the list. */
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

/** Takes somebody off the list. The same again changes nothing. */
export const removeFromWaitingList = {
	...staff,
	method: 'DELETE',
	path: '/api/admin/waiting-list/{id}',
	params: ById,
	success: 200,
	response: StaffWaitingEntry,
	refusals: ['not_found', 'unavailable'],
} as const satisfies Endpoint;
