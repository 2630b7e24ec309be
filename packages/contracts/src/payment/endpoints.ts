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

/** The price of a visit, and its payments. */
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
 * Records a payment with its receipt, in one transaction, at most once per idempotency key. An overpayment is refused
 * unless it is stated as intended; an M-Pesa code that is already recorded is refused with its visit.
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

/** Takes a payment back, with a reason: adds a reversal, and a credit receipt where it had a receipt. Idempotent. */
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

/** Lowers the amount due for a visit, with a reason, or restores it; not above its price, not below what is paid. */
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

/** Decides whether a visit that was missed or cancelled late is charged; refused for any other visit. */
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

/** Payment summaries of these visits, for lists: one read of as many small items. */
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

/** Payments and reversals recorded on a day, by method and by psychologist: one Query of that day. */
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

/** The rows of some days as a CSV file, oldest first; cells are escaped against formula injection. At most 31 days. */
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
