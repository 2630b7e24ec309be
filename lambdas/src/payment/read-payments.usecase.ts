import type { VisitPayments } from '@tulia/contracts/payment/schemas';
import type { Appointment } from '../appointment/appointment.ts';
import type { AppointmentStore } from '../appointment/appointment-store.ts';
import type { ClientStore } from '../appointment/client.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import type { PaymentStore } from './payment-store.ts';
import { visitPaid, visitPayments } from './visit-payments.ts';

export interface ReadPaymentsDeps {
	readonly appointments: Pick<AppointmentStore, 'find'>;
	readonly clients: Pick<ClientStore, 'people'>;
	readonly payments: Pick<PaymentStore, 'find'>;
}

/** What staff see of the payments of a visit, as they stand now. */
export async function paymentsOf(
	{ payments, clients }: Pick<ReadPaymentsDeps, 'payments' | 'clients'>,
	appointment: Appointment,
): Promise<VisitPayments> {
	const account = await payments.find(appointment.id);
	const people = [...account.payments, ...account.priceChanges].map(({ by }) => by);
	return visitPayments(appointment, account, await clients.people(people, 'recent'));
}

export const getPayments =
	(deps: ReadPaymentsDeps) =>
	async ({ params }: RequestFor<'getPayments', 'params'>): Promise<ResultFor<'getPayments'>> => {
		const appointment = await deps.appointments.find(params.id);
		return appointment ? ok(await paymentsOf(deps, appointment)) : refuse('not_found');
	};

export const listVisitsPaid =
	({ payments }: { readonly payments: Pick<PaymentStore, 'balances'> }) =>
	async ({ query }: RequestFor<'listVisitsPaid', 'query'>): Promise<ResultFor<'listVisitsPaid'>> =>
		ok({ data: (await payments.balances(query.appointments.split(','))).map(visitPaid) });
