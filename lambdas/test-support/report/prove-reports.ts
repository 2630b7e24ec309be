import { dayOf } from '@tulia/centre/clock';
import { addDays, daysFrom } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import { appointmentItem } from '../../src/appointment/appointment.items.ts';
import { paymentItem } from '../../src/payment/payment.items.ts';
import { type Days, firstKeptDay } from '../../src/report/report-span.ts';
import { anAppointment } from '../appointment/an-appointment.ts';
import { type BookingFixture, FIXTURE_NOW } from '../appointment/booking-fixture.ts';
import { countUnits } from '../dashboard/count-units.ts';
import { putAll } from '../platform/put-all.ts';
import { runReportHistory } from './random-report-history.ts';
import { comparableReport, recountReport } from './recount-report.ts';
import { reportsOf } from './reports-of.ts';

export interface RecountProof {
	readonly done: Readonly<Record<string, number>>;
	readonly spans: number;
	/** The differences between a report and a count of every item; empty when they agree. */
	readonly differences: readonly string[];
}

/** Compares both reports of every week, of thirty days and of a whole random history with a count of every item. */
export async function proveReportRecount(fixture: BookingFixture, count: number, seed: number): Promise<RecountProof> {
	await fixture.closeDay('2026-08-19');
	const { now, done } = await runReportHistory(fixture, count, seed);
	const today = dayOf(now);
	const reports = reportsOf(fixture, now);
	const weeks = daysFrom('2026-08-03', today).filter((_, index) => index % 7 === 6);
	const spans: readonly Days[] = [
		...weeks.map((to) => ({ from: addDays(to, -6), to })),
		...[29, 364].map((days) => ({ from: addDays(today, -days), to: today })),
	];
	const differences: string[] = [];
	for (const days of spans) {
		const said = comparableReport(await reports.visits(days), await reports.income(days));
		const counted = await recountReport(fixture, days);
		for (const name of Object.keys(counted) as (keyof typeof counted)[])
			if (JSON.stringify(sorted(said[name])) !== JSON.stringify(sorted(counted[name])))
				differences.push(
					`${days.from} to ${days.to}, ${name}: ${JSON.stringify(said[name])}, counted ${JSON.stringify(counted[name])}`,
				);
	}
	return { done, spans: spans.length, differences };
}

/** The same value with its keys sorted. */
const sorted = (value: unknown): unknown => {
	if (Array.isArray(value)) return value.map(sorted);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value)
			.map(([name, one]) => [name, sorted(one)] as const)
			.sort(([a], [b]) => a.localeCompare(b)),
	);
};

const VISITS_A_DAY = 40;
const CLIENTS = 1500;
const NOTE = 'x'.repeat(400);

/** Past visits of one day as they are stored, every fourth with a note of four hundred characters. */
const visitsOn = (day: string, psychologists: readonly string[]) =>
	Array.from({ length: VISITS_A_DAY }, (_, at) => {
		const start = instantAt(day, 9 * 60 + Math.floor(at / psychologists.length) * 90).getTime();
		return anAppointment({
			id: `01M7VISIT-${day}-${at}`,
			userId: `01M7CLIENT-${(Number(day.replaceAll('-', '')) * 7 + at * 31) % CLIENTS}`,
			ticketNumber: `TUL-${day}-${at}`,
			psychologistId: psychologists[at % psychologists.length] ?? '',
			startAt: new Date(start).toISOString(),
			endAt: new Date(start + 3_600_000).toISOString(),
			status: at % 12 === 0 ? 'missed' : 'attended',
			ver: 2,
			bookedBy: at % 3 === 0 ? 'staff' : 'client',
			reminder: { state: 'sent', lease: 0, attempt: 1, seen: [1] },
			mail: {
				reminder: {
					state: 'delivered',
					at: new Date(start).toISOString(),
					version: 1,
					attempt: 1,
					messageId: 'm'.repeat(60),
				},
			},
			...(at % 4 === 0 ? { notes: NOTE } : {}),
		});
	});

const paymentFor = ({
	id,
	startAt,
	ticketNumber,
	psychologistId,
	psychologistName,
	serviceId,
	serviceTitle,
}: ReturnType<typeof visitsOn>[number]) =>
	paymentItem({
		...{ id: `p-${id}`, kind: 'payment', ver: 1, appointmentId: id, ticketNumber, psychologistId, psychologistName },
		...{
			serviceId,
			serviceTitle,
			method: 'mpesa',
			amount: 3500,
			currency: 'KES',
			at: startAt,
			by: '01M7HM8CS0RTQHKR2JGKXRW55C',
		},
		...{ mpesaCode: 'SJL4K0EXMP', receiptNumber: 'R-2026-000123' },
	});

export interface ReportCost extends Days {
	readonly visits: number;
	/** Read units and calls of one request each. */
	readonly visitUnits: number;
	readonly visitCalls: number;
	readonly incomeUnits: number;
	readonly incomeCalls: number;
}

/** The cost of each report over the two stored years, with forty visits and payments a day. */
export async function reportCosts(
	fixture: BookingFixture,
	psychologists: readonly string[],
): Promise<readonly ReportCost[]> {
	const now = FIXTURE_NOW;
	const yesterday = addDays(dayOf(now), -1);
	for (const day of daysFrom(firstKeptDay(now), yesterday)) {
		const visits = visitsOn(day, psychologists);
		await putAll(fixture, [...visits.map(appointmentItem), ...visits.map(paymentFor)]);
	}
	const reports = reportsOf(fixture, now);
	const units = countUnits(fixture.client);
	const costs: ReportCost[] = [];
	for (const days of [1, 30, 91, 364]) {
		const span = { from: addDays(yesterday, 1 - days), to: yesterday };
		units.take();
		const { visits } = await reports.visits(span);
		const [visitUnits, visitCalls] = [units.take(), units.calls()];
		await reports.income(span);
		const [incomeUnits, incomeCalls] = [units.take(), units.calls()];
		costs.push({ ...span, visits: visits.attended + visits.missed, visitUnits, visitCalls, incomeUnits, incomeCalls });
	}
	return costs;
}
