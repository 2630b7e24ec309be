import { dayOf } from '@tulia/centre/clock';
import { daysFrom } from '@tulia/centre/day';
import type { IncomeReport } from '@tulia/contracts/report/schemas';
import type { AppointmentStore } from '../appointment/appointment-store.ts';
import { monthsIn } from '../appointment/list/months-in.ts';
import type { Payment } from '../payment/payment.ts';
import type { PaymentStore } from '../payment/payment-store.ts';
import { totalsOf } from '../payment/takings/takings.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok } from '../platform/http/result.ts';
import { type Days, reportDays, spanBefore } from './report-span.ts';

export interface IncomeReportDeps {
	readonly payments: Pick<PaymentStore, 'takenOn'>;
	readonly appointments: Pick<AppointmentStore, 'findAll'>;
	readonly now: () => Date;
}

interface ServicePayment extends Payment {
	readonly service: { readonly id?: string; readonly title: string };
}

/** Sums the payments and reversals of a span from the takings of each day, which never change once the day is over. */
export const getIncomeReport =
	(deps: IncomeReportDeps) =>
	async ({ query }: RequestFor<'getIncomeReport', 'query'>): Promise<ResultFor<'getIncomeReport'>> => {
		const requested = reportDays(query, deps.now());
		if (!requested.ok) return requested;
		const payments = await withServices(deps, await takenIn(deps, requested.value));
		return ok({
			...requested.value,
			before: spanBefore(requested.value),
			totals: totalsOf(payments),
			months: totalsBy(payments, ({ at }) => dayOf(new Date(at)).slice(0, 7))
				.map(([month, , total]) => ({ month, ...total }))
				.sort((a, b) => a.month.localeCompare(b.month)),
			services: totalsBy(payments, ({ service }) => service.id ?? '')
				.map(([, { service }, total]) => ({ ...service, ...total }))
				.sort((a, b) => b.received - a.received || a.title.localeCompare(b.title)),
			psychologists: psychologistsOf(payments),
		});
	};

/** Reads the days of a month at once, one month after the other. */
async function takenIn({ payments }: IncomeReportDeps, days: Days): Promise<readonly Payment[]> {
	const taken: Payment[] = [];
	for (const { from, to } of monthsIn(days))
		taken.push(...(await Promise.all(daysFrom(from, to).map((day) => payments.takenOn(day)))).flat());
	return taken;
}

/** Older payments do not store the service: it is read from their visits. */
async function withServices(
	{ appointments }: IncomeReportDeps,
	payments: readonly Payment[],
): Promise<readonly ServicePayment[]> {
	const unsaid = payments.filter(({ serviceId }) => serviceId === undefined);
	const visits = await appointments.findAll([...new Set(unsaid.map(({ appointmentId }) => appointmentId))], 'recent');
	const byId = new Map(visits.map((visit) => [visit.id, visit]));
	return payments.map((payment) => {
		const { serviceId: id, serviceTitle: title = '' } =
			payment.serviceId === undefined ? (byId.get(payment.appointmentId) ?? {}) : payment;
		return { ...payment, service: id === undefined ? { title: 'Visits that are no longer kept' } : { id, title } };
	});
}

type Total = ReturnType<typeof totalsOf>[number];

/** The sums of each group and currency, with the group's key and its last payment. */
function totalsBy<P extends Payment>(
	payments: readonly P[],
	keyOf: (payment: P) => string,
): readonly (readonly [key: string, last: P, total: Total])[] {
	const groups = new Map<string, readonly [P, ...P[]]>();
	for (const payment of payments) groups.set(keyOf(payment), [payment, ...(groups.get(keyOf(payment)) ?? [])]);
	return [...groups].flatMap(([key, own]) => totalsOf(own).map((total) => [key, own[0], total] as const));
}

const psychologistsOf = (payments: readonly Payment[]): IncomeReport['psychologists'] =>
	totalsBy(payments, ({ psychologistId }) => psychologistId)
		.map(([id, { psychologistName: name }, total]) => ({ id, name, ...total }))
		.sort((a, b) => a.name.localeCompare(b.name) || a.currency.localeCompare(b.currency));
