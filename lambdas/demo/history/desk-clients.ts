import { dayOf, minuteOf } from '@tulia/centre/clock';
import { addDays, daysFrom, weekdayOf } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import type { ForWhom } from '@tulia/contracts/appointment/schemas';
import type { NoticeChannel } from '@tulia/contracts/client/schemas';
import type { Appointment } from '../../src/appointment/appointment.ts';
import type { OutgoingSms } from '../../src/notification/channel/sms/sms-outcome.ts';
import { type PhoneNumber, phoneNumber } from '../../src/platform/phone-number.ts';
import { payAtDesk } from './at-the-desk.ts';
import { type Course, type Simulation, TIMES } from './bookings.ts';
import type { SmsDelivery } from './texts.ts';

/** A client without an address: staff know a name and a phone. The numbers follow that of the demo's centre. */
interface DeskClient {
	readonly name: string;
	readonly phone: string;
	readonly serviceId: string;
	readonly forWhom: ForWhom;
	/** `now`: the next visit is booked minutes before the demo begins, so that its SMS arrives then. */
	readonly books: 'now' | 'yesterday';
	/** The delivery status of the SMS about the visit that was booked yesterday. */
	readonly delivery?: SmsDelivery;
	/** Whether the client sent STOP before that. */
	readonly stops?: boolean;
}

const SHARED_PHONE = '0700 000 201';

const deskClients: readonly DeskClient[] = [
	{ name: 'Jane Atieno', phone: SHARED_PHONE, serviceId: 'stress-management', forWhom: 'me', books: 'now' },
	{ name: 'Brian Atieno', phone: SHARED_PHONE, serviceId: 'child-adolescent-therapy', forWhom: 'me', books: 'now' },
	{ name: 'Kiptoo arap Koech', phone: '0700 000 202', serviceId: 'anxiety-management', forWhom: 'me', books: 'now' },
	{
		...{ name: 'Wambui Ndung’u', phone: '0700 000 203', serviceId: 'depression-therapy', forWhom: 'me' },
		...{ books: 'yesterday', delivery: 'unreachable' },
	},
	{
		...{ name: 'Hamisi Salim', phone: '0700 000 204', serviceId: 'stress-management', forWhom: 'me' },
		...{ books: 'yesterday', stops: true },
	},
	{
		...{ name: 'Naserian Lemayian', phone: '0700 000 205', serviceId: 'trauma-recovery', forWhom: 'me' },
		...{ books: 'yesterday', delivery: 'sent' },
	},
	{
		...{ name: 'Auma Odongo', phone: '0700 000 206', serviceId: 'anxiety-management', forWhom: 'me' },
		...{ books: 'yesterday', delivery: 'undelivered' },
	},
	{
		...{ name: 'Mohamed Abdalla', phone: '0700 000 207', serviceId: 'anxiety-management', forWhom: 'me' },
		...{ books: 'yesterday', delivery: 'delivered' },
	},
];

/** Clients with an account who gave staff their phone, by their index in the order of registration. */
const PHONES_OF_ACCOUNTS: readonly {
	readonly index: number;
	readonly phone: string;
	readonly notices: NoticeChannel;
}[] = [
	{ index: 1, phone: '0700 000 211', notices: 'both' },
	{ index: 3, phone: '0700 000 212', notices: 'sms' },
	{ index: 6, phone: '0700 000 213', notices: 'email' },
];

/** Every third client with an account gives staff a phone on the first days, and prefers SMS. */
export const givesPhone = (index: number): boolean =>
	index % 3 === 2 && PHONES_OF_ACCOUNTS.every((given) => given.index !== index);
export const phoneOf = (index: number): { readonly phone: string; readonly notices: NoticeChannel } => ({
	phone: `0700 000 ${300 + index}`,
	notices: index % 2 === 0 ? 'sms' : 'both',
});

const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;

const numberOf = (typed: string): PhoneNumber => {
	const number = phoneNumber(typed);
	if (!number) throw new Error(`${typed} is no phone number.`);
	return number;
};

/** The delivery status of an SMS of the demo: until two days before its end, all are delivered. */
export function smsDeliveryOf({ to }: OutgoingSms, now: Date, end: Date): SmsDelivery {
	if (end.getTime() - now.getTime() > 2 * DAY) return Number(to.slice(-2)) % 29 === 8 ? 'unreachable' : 'delivered';
	return deskClients.find(({ phone }) => numberOf(phone) === to)?.delivery ?? 'delivered';
}

/** The last day before this one on which the centre is open. */
const openDayBefore = (day: string): string => {
	const before = addDays(day, -1);
	return weekdayOf(before) === 'sunday' ? addDays(day, -2) : before;
};

/** Clients who book by phone: they came once, and come again. */
export function planDeskClients(simulation: Simulation, courses: readonly Course[]): void {
	const { timeline, end } = simulation;
	const today = dayOf(end);
	for (const { index, ...given } of PHONES_OF_ACCOUNTS) {
		const course = courses[index];
		if (course) timeline.at(instantAt(addDays(today, -20), 12 * 60), () => givePhone(simulation, course, given));
	}
	for (const [index, client] of deskClients.entries()) {
		timeline.at(instantAt(addDays(today, -21), 9 * 60 + 7 * index), () => beginAtDesk(simulation, client, index));
	}
}

export async function givePhone(
	{ centre, staffId }: Simulation,
	{ userId, person }: Course,
	given: { readonly phone: string; readonly notices: NoticeChannel },
): Promise<void> {
	const body = { name: person.name, ...given, version: 0 };
	if (userId) await centre.changeClient({ params: { id: userId }, body, caller: { userId: staffId } });
}

async function beginAtDesk(simulation: Simulation, client: DeskClient, index: number): Promise<void> {
	const { centre, timeline, staffId, end } = simulation;
	const { name, phone } = client;
	const added = await centre.addClient({
		body: { name, phone },
		caller: { userId: staffId },
		idempotencyKey: undefined,
	});
	if (!added.ok) return;
	const clientId = added.value.id;
	const first = await bookAtDesk(simulation, { ...client, clientId }, addDays(dayOf(timeline.now()), 4 + index));
	if (first) timeline.at(new Date(Date.parse(first.endAt) + 10 * MINUTE), () => attend(simulation, first));
	const yesterday = openDayBefore(dayOf(end));
	if (client.stops) timeline.at(instantAt(yesterday, 14 * 60), () => sayStop(simulation, client));
	const books =
		client.books === 'now'
			? new Date(end.getTime() - (3 + 2 * index) * MINUTE)
			: instantAt(yesterday, Math.max(minuteOf(timeline.now()), 15 * 60 + 3 * index));
	timeline.at(books, () => bookAtDesk(simulation, { ...client, clientId }, addDays(dayOf(end), 2 + (index % 4))));
}

async function attend({ centre, random, staffId }: Simulation, visit: Appointment): Promise<void> {
	await centre.recordOutcome({ params: { id: visit.id }, body: { status: 'attended' }, caller: { userId: staffId } });
	await payAtDesk({ centre, random, staffId }, visit);
}

const sayStop = ({ centre, timeline }: Simulation, { phone }: DeskClient): Promise<void> =>
	centre.phones.stop(numberOf(phone), 'sms', timeline.now().toISOString());

/** Books the first free time within two weeks, as for a client on the phone. */
async function bookAtDesk(
	{ centre, staffId }: Simulation,
	{ clientId, serviceId, forWhom }: Pick<DeskClient, 'serviceId' | 'forWhom'> & { readonly clientId: string },
	day: string,
): Promise<Appointment | undefined> {
	for (const date of daysFrom(day, addDays(day, 14)))
		for (const time of TIMES) {
			const booked = await centre.bookFor({
				body: { clientId, serviceId, forWhom, date, time },
				caller: { userId: staffId },
				idempotencyKey: undefined,
			});
			if (booked.ok) return centre.appointments.find(booked.value.id);
		}
	return undefined;
}
