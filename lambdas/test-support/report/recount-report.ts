import { clockAt, dayOf, minuteOf } from '@tulia/centre/clock';
import { addDays, weekdayOf, weekdays } from '@tulia/centre/day';
import { paymentMethods } from '@tulia/contracts/payment/schemas';
import { bookingOrigins, type IncomeReport, reminderChannels, type VisitReport } from '@tulia/contracts/report/schemas';
import { publicHolidays } from '../../src/calendar/public-holidays.ts';
import type { Days } from '../../src/report/report-span.ts';
import { ofEntity, scanAll, type TestTable } from '../appointment/table-invariants.ts';

type Item = Awaited<ReturnType<typeof scanAll>>[number];
type Recounted = Pick<
	VisitReport,
	'visits' | 'clients' | 'use' | 'psychologists' | 'services' | 'origins' | 'reminders'
> & {
	readonly inPeriods: VisitReport['visits'];
	readonly income: Pick<IncomeReport, 'totals' | 'months' | 'services' | 'psychologists'>;
};

const startDay = (visit: Item): string => dayOf(new Date(visit.startAt));
const isIn = ({ from, to }: Days, day: string): boolean => from <= day && day <= to;
const count = (some: readonly Item[], isWanted: (one: Item) => boolean): number => some.filter(isWanted).length;

const countsOf = (visits: readonly Item[]): VisitReport['visits'] => ({
	attended: count(visits, ({ status }) => status === 'attended'),
	missed: count(visits, ({ status }) => status === 'missed'),
	cancelled: count(visits, ({ status }) => status === 'cancelled'),
	cancelledLate: count(visits, ({ status, cancellation }) => status === 'cancelled' && cancellation?.late === true),
	open: count(visits, ({ status }) => status === 'confirmed'),
});

const HALF_HOURS = Array.from({ length: 48 }, (_, at) => clockAt(at * 30));
const isWithin = (hours: Item | undefined, clock: string): boolean =>
	hours?.from !== undefined && hours.from <= clock && clock < hours.to;

/** A psychologist's half hours of a day, by weekly hours, breaks and the hours of the centre. */
function workedOn(day: string, { weeklyHours, breaks }: Item, openingHours: readonly Item[]): readonly string[] {
	const weekday = weekdayOf(day);
	const { opens: from, closes: to } = openingHours.find((one) => one.day === weekday) ?? {};
	const isAny = (hours: readonly Item[] = [], clock: string) => hours.some((one) => isWithin(one, clock));
	return HALF_HOURS.filter(
		(clock) => isWithin({ from, to }, clock) && isAny(weeklyHours[weekday], clock) && !isAny(breaks[weekday], clock),
	);
}

/** The open half hours of all psychologists as `day psychologist clock`, by iterating over days and half hours. */
function openHalfHours(items: readonly Item[], { from, to }: Days): ReadonlySet<string> {
	const open: string[] = [];
	const openingHours = items.find(({ entity }) => entity === 'profile')?.profile.openingHours;
	const active = ofEntity(items, 'psychologist').filter((one) => one.active);
	for (let day = from; day <= to; day = addDays(day, 1)) {
		const isHoliday = publicHolidays(Number(day.slice(0, 4))).some(({ date }) => date === day);
		if (isHoliday || ofEntity(items, 'closure').some(({ date }) => date === day)) continue;
		for (const one of active)
			open.push(...workedOn(day, one, openingHours).map((clock) => `${day} ${one.id} ${clock}`));
	}
	return new Set(open);
}

/** The half hours of the visits; in tests every visit begins and ends at one. */
const usedHalfHours = (visits: readonly Item[]): readonly string[] =>
	visits
		.filter(({ status }) => status !== 'cancelled')
		.flatMap((visit) => {
			const halves = (Date.parse(visit.endAt) - Date.parse(visit.startAt)) / 1_800_000;
			const first = minuteOf(new Date(visit.startAt));
			return Array.from(
				{ length: halves },
				(_, at) => `${startDay(visit)} ${visit.psychologistId} ${clockAt(first + at * 30)}`,
			);
		});

function useOf(open: ReadonlySet<string>, used: readonly string[]) {
	const inside = used.filter((half) => open.has(half));
	const hourOf = (half: string) => `${weekdayOf(half.slice(0, 10))} ${half.slice(-5, -3)}`;
	const inHour = (halves: Iterable<string>, hour: string) =>
		[...halves].filter((half) => hourOf(half) === hour).length * 30;
	const hours = weekdays.flatMap((name, weekday) =>
		Array.from({ length: 24 }, (_, hour) => {
			const key = `${name} ${clockAt(hour * 60).slice(0, 2)}`;
			return { weekday, hour, openMinutes: inHour(open, key), usedMinutes: inHour(inside, key) };
		}),
	);
	return {
		openMinutes: open.size * 30,
		usedMinutes: inside.length * 30,
		outsideMinutes: (used.length - inside.length) * 30,
		hours: hours.filter(({ openMinutes }) => openMinutes > 0),
	};
}

const CAME_BACK = { sms: ['unreachable', 'undelivered'], email: ['bounced', 'rejected'] };
const ARRIVED = { sms: ['delivered'], email: ['delivered', 'complained'] };

/** The delivery status of a visit's reminder in a channel; none unless it was sent for the visit's current time. */
function reminderIn(visit: Item, channel: 'sms' | 'email'): string {
	const { state } = visit.reminder;
	const [mail, sms] = [visit.mail?.reminder, visit.sms?.reminder];
	if (!['sent', 'suppressed', 'by_sms'].includes(state)) return 'none';
	// The notes of an erased client are deleted: only the reminder itself has its channel.
	const bare = { email: state === 'sent' ? 'sent' : 'none', sms: state === 'by_sms' && !mail ? 'sent' : 'none' };
	const noted = { email: mail, sms: sms && sms.version >= (mail?.version ?? 0) ? sms : undefined };
	return noted[channel]?.state ?? bare[channel];
}

function remindersOf(visits: readonly Item[]): VisitReport['reminders'] {
	const hasOne = (visit: Item, channel: 'sms' | 'email') =>
		['sent', ...ARRIVED[channel]].includes(reminderIn(visit, channel));
	const bestOf = (visit: Item) => (hasOne(visit, 'sms') ? 'sms' : hasOne(visit, 'email') ? 'email' : 'none');
	const ahead = visits.filter((visit) => visit.bookedBy !== 'walk_in' && !visit.notedAfterwards);
	return {
		channels: (['sms', 'email'] as const).map((channel) => {
			const left = ['sent', ...ARRIVED[channel], ...CAME_BACK[channel]];
			const among = (states: readonly string[]) =>
				count(visits, (visit) => states.includes(reminderIn(visit, channel)));
			return { channel, sent: among(left), delivered: among(ARRIVED[channel]), cameBack: among(CAME_BACK[channel]) };
		}),
		phoned: count(visits, ({ phoned }) => phoned !== undefined),
		outcomes: reminderChannels.map((channel) => ({
			channel,
			attended: count(ahead, (visit) => visit.status === 'attended' && bestOf(visit) === channel),
			missed: count(ahead, (visit) => visit.status === 'missed' && bestOf(visit) === channel),
		})),
	};
}

/** The sums of payments, one for each currency. */
function sums(payments: readonly Item[]) {
	return [...new Set(payments.map(({ currency }) => String(currency)))].sort().map((currency) => {
		const of = (method: string) =>
			payments
				.filter((one) => one.currency === currency && one.method === method)
				.reduce((sum, { amount }) => sum + amount, 0);
		const methods = {
			cash: of('cash'),
			mpesa: of('mpesa'),
			card: of('card'),
			insurance: of('insurance'),
			waived: of('waived'),
		};
		if (Object.keys(methods).length !== paymentMethods.length) throw new Error('There is another way to pay.');
		return { currency, methods, received: of('cash') + of('mpesa') + of('card') };
	});
}

function incomeOf(payments: readonly Item[], appointments: readonly Item[]): Recounted['income'] {
	const visitOf = ({ appointmentId }: Item) => appointments.find(({ id }) => id === appointmentId);
	const groups = (keyOf: (payment: Item) => string) =>
		[...new Set(payments.map(keyOf))].map((key) => payments.filter((one) => keyOf(one) === key));
	return {
		totals: sums(payments),
		months: groups(({ at }) => dayOf(new Date(at)).slice(0, 7))
			.flatMap((own) => sums(own).map((sum) => ({ month: dayOf(new Date(own[0]?.at)).slice(0, 7), ...sum })))
			.sort((a, b) => a.month.localeCompare(b.month)),
		services: groups((payment) => visitOf(payment)?.serviceId)
			.flatMap((own) => {
				const { serviceId: id, serviceTitle: title } = visitOf(own[0] ?? {}) ?? {};
				return sums(own).map((sum) => ({ id, title, ...sum }));
			})
			.sort((a, b) => b.received - a.received || a.title.localeCompare(b.title)),
		psychologists: groups(({ psychologistId }) => psychologistId)
			.flatMap((own) => {
				const { psychologistId: id, psychologistName: name } = own[0] ?? {};
				return sums(own).map((sum) => ({ id, name, ...sum }));
			})
			.sort((a, b) => a.name.localeCompare(b.name) || a.currency.localeCompare(b.currency)),
	};
}

function psychologistsOf(items: readonly Item[], visits: readonly Item[], open: ReadonlySet<string>) {
	const people = ofEntity(items, 'psychologist').map(({ id, name }) => ({ id: String(id), name: String(name) }));
	return people
		.map(({ id, name }) => {
			const own = visits.filter(({ psychologistId }) => psychologistId === id);
			const halves = new Set([...open].filter((half) => half.split(' ')[1] === id));
			const inside = usedHalfHours(own).filter((half) => halves.has(half)).length * 30;
			return { id, name, visits: countsOf(own), openMinutes: halves.size * 30, usedMinutes: inside };
		})
		.sort((a, b) => a.name.localeCompare(b.name));
}

function servicesOf(visits: readonly Item[]): VisitReport['services'] {
	const booked: Record<string, Item[]> = {};
	for (const visit of visits) booked[visit.serviceId] = [...(booked[visit.serviceId] ?? []), visit];
	return Object.entries(booked)
		.map(([id, own]) => ({ id, title: String(own.at(-1)?.serviceTitle), own }))
		.sort((a, b) => b.own.length - a.own.length || (a.title < b.title ? -1 : 1))
		.map(({ id, title, own }) => ({ id, title, visits: countsOf(own) }));
}

/** The expected content of both reports for these days, from every item of the table. */
export async function recountReport(table: TestTable, days: Days): Promise<Recounted> {
	const items = await scanAll(table);
	const appointments = ofEntity(items, 'appointment');
	const visits = appointments.filter((visit) => isIn(days, startDay(visit)));
	const payments = ofEntity(items, 'payment').filter(({ at }) => isIn(days, dayOf(new Date(at))));
	const attended = appointments.filter(({ status, userId }) => status === 'attended' && userId !== 'erased');
	const came = new Set(attended.filter((visit) => isIn(days, startDay(visit))).map(({ userId }) => userId));
	const before = new Set(attended.filter((visit) => startDay(visit) < days.from).map(({ userId }) => userId));
	const open = openHalfHours(items, days);
	return {
		visits: countsOf(visits),
		inPeriods: countsOf(visits),
		clients: {
			new: [...came].filter((id) => !before.has(id)).length,
			returning: [...came].filter((id) => before.has(id)).length,
			erasedVisits: count(visits, ({ status, userId }) => status === 'attended' && userId === 'erased'),
		},
		use: useOf(open, usedHalfHours(visits)),
		psychologists: psychologistsOf(items, visits, open),
		services: servicesOf(visits),
		origins: bookingOrigins.map((origin) => ({
			origin,
			visits: count(visits, ({ bookedBy = 'unknown' }) => bookedBy === origin),
		})),
		reminders: remindersOf(visits),
		income: incomeOf(payments, appointments),
	};
}

/** The actual content of both reports in the same form. */
export function comparableReport(
	report: VisitReport,
	{ totals, months, services, psychologists }: IncomeReport,
): Recounted {
	const { visits, clients, use, services: booked, origins, reminders, periods } = report;
	const summed = (name: keyof VisitReport['visits']) => periods.reduce((sum, period) => sum + period.visits[name], 0);
	return {
		...{ visits, clients, use, services: booked, origins, reminders, psychologists: report.psychologists },
		inPeriods: {
			...{ attended: summed('attended'), missed: summed('missed'), open: summed('open') },
			...{ cancelled: summed('cancelled'), cancelledLate: summed('cancelledLate') },
		},
		income: { totals, months, services, psychologists },
	};
}
