import { appointmentRepository } from '../../src/appointment/store/appointment.repository.ts';
import { paymentRepository } from '../../src/payment/payment.repository.ts';
import { exportReport } from '../../src/report/export-report.usecase.ts';
import { getIncomeReport } from '../../src/report/income-report.usecase.ts';
import type { Days } from '../../src/report/report-span.ts';
import { visitFactRepository } from '../../src/report/visit-fact.repository.ts';
import { getVisitReport } from '../../src/report/visit-report.usecase.ts';
import type { BookingFixture } from '../appointment/booking-fixture.ts';

/** The reports of a centre at one instant, wired like the function of staff. */
export function reportsOf({ db, tableName, deps, cipher }: BookingFixture, at: Date) {
	const exports: string[] = [];
	const reportDeps = {
		visits: visitFactRepository(db, tableName),
		sources: deps.sources,
		payments: paymentRepository(db, tableName, async () => cipher),
		appointments: appointmentRepository(db, tableName),
		now: () => at,
		noteExport: async (actor: string) => void exports.push(actor),
	};
	const [visits, income, file] = [getVisitReport(reportDeps), getIncomeReport(reportDeps), exportReport(reportDeps)];
	return {
		exports,
		ask: { visits: (days: Days) => visits({ query: days }), income: (days: Days) => income({ query: days }) },
		visits: async (days: Days) => answered(await visits({ query: days })),
		income: async (days: Days) => answered(await income({ query: days })),
		file: async (days: Days) => answered(await file({ query: days, caller: { userId: 'director' } })),
	};
}

function answered<T>(
	answer: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: string },
): T {
	if (!answer.ok) throw new Error(answer.refusal);
	return answer.value;
}
