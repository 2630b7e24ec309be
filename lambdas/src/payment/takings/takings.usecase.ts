import { dayOf } from '@tulia/centre/clock';
import { daysFrom } from '@tulia/centre/day';
import type { TakingsRow } from '@tulia/contracts/payment/schemas';
import type { ClientStore } from '../../appointment/client.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { Payment } from '../payment.ts';
import type { PaymentStore } from '../payment-store.ts';
import { totalsByPsychologist, totalsOf } from './takings.ts';

export interface TakingsDeps {
	readonly payments: Pick<PaymentStore, 'takenOn'>;
	readonly clients: Pick<ClientStore, 'people'>;
	readonly now: () => Date;
}
interface ExportTakingsDeps extends TakingsDeps {
	/** Records the export in the audit. */
	readonly noteExport: (actor: string, at: Date) => Promise<void>;
}

const MOST_DAYS = 31;

const rowOf = (
	{ id, kind, at, appointmentId, ticketNumber, psychologistName, method, amount, currency, by, ...rest }: Payment,
	names: ReadonlyMap<string, { readonly name: string }>,
): TakingsRow => ({
	...{ id, kind, at, appointmentId, ticketNumber, psychologist: psychologistName, method, amount, currency },
	...(rest.mpesaCode === undefined ? {} : { mpesaCode: rest.mpesaCode }),
	...(rest.insurer === undefined ? {} : { insurer: rest.insurer }),
	...(rest.receiptNumber === undefined ? {} : { receiptNumber: rest.receiptNumber }),
	by: names.get(by)?.name ?? 'The centre',
});

async function rowsOf({ clients }: TakingsDeps, payments: readonly Payment[]): Promise<TakingsRow[]> {
	const names = await clients.people([...new Set(payments.map(({ by }) => by))], 'recent');
	return payments.map((payment) => rowOf(payment, names));
}

/** The payments and reversals of a day, summed from that day's entries. */
export const getTakings =
	(deps: TakingsDeps) =>
	async ({ query }: RequestFor<'getTakings', 'query'>): Promise<ResultFor<'getTakings'>> => {
		const day = query.day ?? dayOf(deps.now());
		const payments = await deps.payments.takenOn(day);
		return ok({
			day,
			totals: totalsOf(payments),
			psychologists: totalsByPsychologist(payments),
			data: await rowsOf(deps, payments),
		});
	};

/** The entries of up to 31 days, as a file. */
export const exportTakings =
	(deps: ExportTakingsDeps) =>
	async ({ query, caller }: RequestFor<'exportTakings', 'query' | 'caller'>): Promise<ResultFor<'exportTakings'>> => {
		const { from, to } = query;
		const days = daysFrom(from, to);
		if (days.length === 0 || days.length > MOST_DAYS)
			return refuse('date_not_bookable', { detail: `Please choose 1 to ${MOST_DAYS} days.` });
		const payments: Payment[] = [];
		for (const day of days) payments.push(...(await deps.payments.takenOn(day)));
		// Loaded on demand: no other route needs its library.
		const { takingsCsv } = await import('./takings-csv.ts');
		const csv = takingsCsv(await rowsOf(deps, payments));
		await deps.noteExport(caller.userId, deps.now());
		return ok({ fileName: from === to ? `takings-${from}.csv` : `takings-${from}-to-${to}.csv`, csv });
	};
