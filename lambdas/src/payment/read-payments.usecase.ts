import type { VisitPayments } from '@tulia/contracts/payment/schemas';
import type { Appointment } from '../appointment/appointment.ts';
import type { AppointmentStore } from '../appointment/appointment-store.ts';
import type { ClientStore } from '../appointment/client.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { type OwedRulesDeps, owedRules } from './noted-from.usecase.ts';
import type { PaymentStore } from './payment-store.ts';
import { visitPayments, visitsPaid } from './visit-payments.ts';

export interface ReadPaymentsDeps extends OwedRulesDeps {
	readonly appointments: Pick<AppointmentStore, 'find'>;
	readonly clients: Pick<ClientStore, 'people'>;
	readonly payments: Pick<PaymentStore, 'find'> & OwedRulesDeps['payments'];
}

export async function paymentsOf(
	deps: Pick<ReadPaymentsDeps, 'payments' | 'clients' | 'charges'>,
	appointment: Appointment,
): Promise<VisitPayments> {
	const account = await deps.payments.find(appointment.id);
	const people = [...account.payments, ...account.priceChanges].map(({ by }) => by);
	const [names, rules] = await Promise.all([
		deps.clients.people(people, 'recent'),
		owedRules(deps, [appointment], account.balance ? [account.balance] : []),
	]);
	return visitPayments(appointment, account, { names, rules });
}

export const getPayments =
	(deps: ReadPaymentsDeps) =>
	async ({ params }: RequestFor<'getPayments', 'params'>): Promise<ResultFor<'getPayments'>> => {
		const appointment = await deps.appointments.find(params.id);
		return appointment ? ok(await paymentsOf(deps, appointment)) : refuse('not_found');
	};

interface ListPaidDeps extends OwedRulesDeps {
	readonly appointments: Pick<AppointmentStore, 'findAll'>;
	readonly payments: Pick<PaymentStore, 'balances'> & OwedRulesDeps['payments'];
}

export const listVisitsPaid =
	(deps: ListPaidDeps) =>
	async ({ query }: RequestFor<'listVisitsPaid', 'query'>): Promise<ResultFor<'listVisitsPaid'>> => {
		const ids = query.appointments.split(',');
		const [visits, balances] = await Promise.all([deps.appointments.findAll(ids), deps.payments.balances(ids)]);
		return ok({ data: visitsPaid(visits, balances, await owedRules(deps, visits, balances)) });
	};
