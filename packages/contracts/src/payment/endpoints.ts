import { AppointmentParams } from '../appointment/staff-schemas.ts';
import type { Endpoint } from '../endpoint.ts';
import { Received } from '../received.ts';
import {
	ChargeDecision,
	NewPayment,
	PriceToPay,
	Receipt,
	ReceiptParams,
	Reversal,
	ReversalParams,
	Takings,
	TakingsCsv,
	TakingsExportQuery,
	TakingsQuery,
	VisitPayments,
	VisitsPaid,
	VisitsPaidQuery,
} from './schemas.ts';

const staff = { audience: 'admin', access: 'admin' } as const;

/** What a visit costs, and what of it is paid. */
export const getPayments = {
	...staff,
	method: 'GET',
	path: '/api/admin/appointments/{id}/payments',
	roles: ['owner', 'front_desk'],
	params: AppointmentParams,
	success: 200,
	response: VisitPayments,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/**
 * Notes what was paid, with its receipt, in one transaction. An idempotency key notes once, however often it is sent. More than is
 * still to be paid is refused, unless it is said to be meant so; an M-Pesa code that is noted already is refused with its visit.
 */
export const notePayment = {
	...staff,
	method: 'POST',
	path: '/api/admin/appointments/{id}/payments',
	roles: ['owner', 'front_desk'],
	params: AppointmentParams,
	body: NewPayment,
	success: 201,
	response: VisitPayments,
	refusals: [
		'not_found',
		'more_than_owed',
		'mpesa_code_used',
		'changed_meanwhile',
		'idempotency_key_reused',
		'unavailable',
	],
} as const satisfies Endpoint;

/** Takes a payment back, with a reason: a reversal beside it, and a credit receipt where it had a receipt. Idempotent. */
export const reversePayment = {
	...staff,
	method: 'POST',
	path: '/api/admin/appointments/{id}/payments/{paymentId}/reversal',
	roles: ['owner', 'front_desk'],
	params: ReversalParams,
	body: Reversal,
	success: 200,
	response: VisitPayments,
	refusals: ['not_found', 'changed_meanwhile', 'unavailable'],
} as const satisfies Endpoint;

/** Lowers what is asked for a visit, with a reason, or puts it back; never above its price, never below what is paid. */
export const changePriceToPay = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/appointments/{id}/price',
	roles: ['owner', 'front_desk'],
	params: AppointmentParams,
	body: PriceToPay,
	success: 200,
	response: VisitPayments,
	refusals: ['not_found', 'price_out_of_range', 'changed_meanwhile', 'unavailable'],
} as const satisfies Endpoint;

/** Decides whether a visit that was missed or cancelled late is charged; refused for any other, which is not a choice. */
export const decideCharge = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/appointments/{id}/charge',
	roles: ['owner', 'front_desk'],
	params: AppointmentParams,
	body: ChargeDecision,
	success: 200,
	response: VisitPayments,
	refusals: ['not_found', 'appointment_changed', 'changed_meanwhile', 'unavailable'],
} as const satisfies Endpoint;

/** What was paid for these visits, for lists: one read of as many small items. */
export const listVisitsPaid = {
	...staff,
	method: 'GET',
	path: '/api/admin/payments',
	roles: ['owner', 'front_desk'],
	query: VisitsPaidQuery,
	success: 200,
	response: VisitsPaid,
	refusals: [],
} as const satisfies Endpoint;

/** One receipt, to be looked at or printed. */
export const getReceipt = {
	...staff,
	method: 'GET',
	path: '/api/admin/receipts/{number}',
	roles: ['owner', 'front_desk'],
	params: ReceiptParams,
	success: 200,
	response: Receipt,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/** Sends a receipt by mail to the client's address. */
export const sendReceipt = {
	...staff,
	method: 'POST',
	path: '/api/admin/receipts/{number}/mails',
	roles: ['owner', 'front_desk'],
	params: ReceiptParams,
	success: 202,
	response: Received,
	refusals: ['not_found', 'no_address', 'too_many_requests', 'unavailable'],
} as const satisfies Endpoint;

/** What was paid and taken back on a day, by method and by psychologist: one Query of that day. */
export const getTakings = {
	...staff,
	method: 'GET',
	path: '/api/admin/takings',
	roles: ['owner', 'front_desk'],
	query: TakingsQuery,
	success: 200,
	response: Takings,
	refusals: [],
} as const satisfies Endpoint;

/** The rows of some days as a CSV file, oldest first; no cell begins like a formula. At most 31 days. */
export const exportTakings = {
	...staff,
	method: 'GET',
	path: '/api/admin/takings/export',
	roles: ['owner', 'front_desk'],
	query: TakingsExportQuery,
	success: 200,
	response: TakingsCsv,
	refusals: ['date_not_bookable'],
} as const satisfies Endpoint;
