import type { VisitPayments } from '@tulia/contracts/payment/schemas';
import type { ChargeRules } from '@tulia/contracts/profile/schemas';
import type { Appointment } from '../appointment/appointment.ts';
import type { AppointmentStore } from '../appointment/appointment-store.ts';
import type { ClientStore } from '../appointment/client.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import type { PaymentStore } from './payment-store.ts';
import { visitPayments, visitsPaid } from './visit-payments.ts';

export interface ReadPaymentsDeps {
	readonly appointments: Pick<AppointmentStore, 'find'>;
	readonly clients: Pick<ClientStore, 'people'>;
	readonly charges: () => Promise<ChargeRules>;
	readonly payments: Pick<PaymentStore, 'find'>;
}

/** What staff see of the payments of a visit, as they stand now. */
export async function paymentsOf(
	{ payments, clients, charges }: Pick<ReadPaymentsDeps, 'payments' | 'clients' | 'charges'>,
	appointment: Appointment,
): Promise<VisitPayments> {
	const account = await payments.find(appointment.id);
	const people = [...account.payments, ...account.priceChanges].map(({ by }) => by);
	const [names, rules] = await Promise.all([clients.people(people, 'recent'), charges()]);
	return visitPayments(appointment, account, { names, charges: rules });
}

export const getPayments =
	(deps: ReadPaymentsDeps) =>
	async ({ params }: RequestFor<'getPayments', 'params'>): Promise<ResultFor<'getPayments'>> => {
		const appointment = await deps.appointments.find(params.id);
		return appointment ? ok(await paymentsOf(deps, appointment)) : refuse('not_found');
	};

interface ListPaidDeps extends Pick<ReadPaymentsDeps, 'charges'> {
	readonly appointments: Pick<AppointmentStore, 'findAll'>;
	readonly payments: Pick<PaymentStore, 'balances'>;
}

export const listVisitsPaid =
	({ appointments, payments, charges }: ListPaidDeps) =>
	async ({ query }: RequestFor<'listVisitsPaid', 'query'>): Promise<ResultFor<'listVisitsPaid'>> => {
		const ids = query.appointments.split(',');
		const [visits, balances, rules] = await Promise.all([appointments.findAll(ids), payments.balances(ids), charges()]);
		return ok({ data: visitsPaid(visits, balances, rules) });
	};
