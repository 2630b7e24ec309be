import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dayOf } from '@tulia/centre/clock';
import { addDays, daysFrom, weekdayOf } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import type { ForWhom } from '@tulia/contracts/appointment/schemas';
import type { Article } from '../../src/article/article.ts';
import type { OutgoingMail } from '../../src/notification/channel/mail/send-outcome.ts';
import type { FieldCipher } from '../../src/platform/keys/field-cipher.ts';
import { DEMO_PASSWORD } from '../demo-accounts.ts';
import type { MemoryTable } from '../memory-table/memory-table.ts';
import { type Course, type Simulation, TIMES } from './bookings.ts';
import { centreOn } from './centre.ts';
import { givePhone, givesPhone, phoneOf, planDeskClients, smsDeliveryOf } from './desk-clients.ts';
import { fallIll } from './fall-ill.ts';
import { indexClients } from './index-clients.ts';
import { planIssues } from './issues.ts';
import { type DeliveryOutcome, mailsOf } from './mails.ts';
import { planNewPsychologist } from './new-psychologist.ts';
import { clients } from './people.ts';
import { type Random, randomFrom } from './random.ts';
import { planSeries } from './series.ts';
import { textsOf } from './texts.ts';
import { timelineUntil } from './timeline.ts';
import { planConfirmation, planVisitors } from './visitors.ts';
import { beginCourse, fillDay, planWalkIns } from './visits.ts';
import { planWaitingList } from './waiting-list.ts';

/** The size of a history. */
export interface HistorySize {
	/** How many days before the end it begins. */
	readonly days: number;
	/** How many clients register. */
	readonly clients: number;
	/** How often articles are read, in the last weeks. */
	readonly readings: number;
}

export const EIGHT_MONTHS: HistorySize = { days: 243, clients: clients.length, readings: 260 };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export interface HistoryOptions {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly cipher: FieldCipher;
	/** Hashes a password; the demo's clients share one. */
	readonly hash: (password: string) => Promise<string>;
	/** Notifies of every new item of the table. */
	readonly onNew: MemoryTable['onNew'];
	/** The account of the member of staff who records outcomes and answers. */
	readonly staffId: string;
	readonly articles: readonly Article[];
	/** The present, at which the history ends. */
	readonly end: Date;
	readonly size: HistorySize;
}

type Service = readonly [id: string, forWhom: ForWhom];
const SERVICES: readonly [Service, ...Service[]] = [
	['depression-therapy', 'me'],
	['anxiety-management', 'me'],
	['stress-management', 'me'],
	['addiction-recovery', 'me'],
	['trauma-recovery', 'me'],
	['relationship-marriage-counseling', 'us'],
	['family-therapy', 'us'],
	['child-adolescent-therapy', 'my_child'],
];
/** The service of the client of the README. */
const ANXIETY: Service = ['anxiety-management', 'me'];

/** The first is the client of the README: every week, never missed, until today. */
function courseOf(index: number, random: Random): Omit<Course, 'person'> {
	const [serviceId, forWhom] = index === 0 ? ANXIETY : random.pick(SERVICES);
	return {
		userId: '',
		ip: `41.90.${index + 1}.${1 + random.below(250)}`,
		serviceId,
		forWhom,
		every: index === 0 || random.chance(0.65) ? 7 : 14,
		visits: index === 0 ? 60 : 6 + random.below(27),
		staysOn: index === 0,
		missing: index === 0 ? 0 : random.pick([0.02, 0.03, 0.06, 0.1, 0.28]),
		time: index === 0 ? '10:30 AM' : random.pick(TIMES),
	};
}

/** Some mailboxes bounce from the first confirmation on; one client marks a reminder as spam. */
function deliveryOutcomeOf({ to, tags }: OutgoingMail): DeliveryOutcome {
	const index = clients.findIndex(({ email }) => email === to);
	if (tags.kind === 'confirmation' && index % 23 === 11) return 'bounced';
	return tags.kind === 'reminder' && index === 31 ? 'complained' : 'delivered';
}

/** When the `index`-th client registers: more of them each month, and one this morning. */
function joiningOf(
	index: number,
	{ end, size, random }: Pick<HistoryOptions, 'end' | 'size'> & { readonly random: Random },
): Date {
	const { days, clients: count } = size;
	const share = ((index + random.next() * 0.8) / count) ** 0.9;
	const day = addDays(dayOf(end), -days + Math.floor(share * days));
	return instantAt(day, 7 * 60 + random.below(15 * 60));
}

/**
 * Eight months of the demo, through the use cases of the product: clients register, confirm their address or do not,
 * book, move, cancel, attend or do not; staff record, answer and decide; mails are delivered or bounce. Deterministic:
 * the same seed makes the same history.
 */
export async function runHistory(options: HistoryOptions): Promise<void> {
	const { db, tableName, cipher, hash, staffId, end, size } = options;
	const random = randomFrom(Number(dayOf(end).replaceAll('-', '')));
	let work = async (): Promise<void> => undefined;
	const timeline = timelineUntil(end, () => work());
	const context = { db, tableName, cipher, hash, random, now: timeline.now };
	const simulation: Simulation = { centre: centreOn(context), timeline, random, staffId, end };
	const mails = mailsOf({
		...{ context, timeline, end, outcomeOf: deliveryOutcomeOf },
		texting: textsOf({ context, timeline, deliveryStatusOf: (sms) => smsDeliveryOf(sms, timeline.now(), end) }),
		onMail: ({ tags }) => {
			if (tags.kind === 'newsletter_confirm') planConfirmation(simulation, tags.ref);
		},
	});
	const clientIds: string[] = [];
	options.onNew((item) => {
		mails.notice(item);
		if (item.entity === 'user') clientIds.push(String(item.id));
	});
	work = mails.work;

	const courses = clients
		.slice(0, size.clients)
		.map((person, index): Course => ({ ...courseOf(index, random), person }));
	for (const [index, course] of courses.entries())
		join(simulation, course, { at: joiningOf(index, { end, size, random }), index });
	const from = addDays(dayOf(end), -size.days);
	planVisitors(simulation, { writers: courses, articles: options.articles, from, readings: size.readings });
	fillDay(simulation, courses, { day: dayOf(end), share: 1 });
	for (let ahead = 1; ahead < 12; ahead += 1) {
		const day = addDays(dayOf(end), ahead);
		if (weekdayOf(day) !== 'sunday') fillDay(simulation, courses, { day, share: 0.5 / ahead });
	}
	planDeskClients(simulation, courses);
	planNewPsychologist(simulation);
	planSeries(simulation, courses);
	planWaitingList(simulation, courses);
	planIssues(simulation);
	planWalkIns(simulation, courses, daysFrom(from, addDays(dayOf(end), -1)));
	timeline.at(end, () => fallIll(simulation));
	await timeline.run();
	await indexClients(context, clientIds);
}

/** Registers a client, mostly with a confirmed address, and makes the first booking. */
function join(
	simulation: Simulation,
	course: Course,
	{ at, index }: { readonly at: Date; readonly index: number },
): void {
	const { centre, timeline, random } = simulation;
	timeline.at(at, async () => {
		const { name, email } = course.person;
		const account = { name, email, password: DEMO_PASSWORD, role: 'client', emailVerified: false, welcome: true };
		const created = await centre.users.create({ ...account, role: 'client' });
		if (!created.ok) return;
		const { id } = created.value;
		course.userId = id;
		const confirmed = new Date(at.getTime() + (2 + random.below(7)) * MINUTE);
		if (index % 9 !== 7) timeline.at(confirmed, () => centre.users.accounts.confirmEmail(id));
		if (givesPhone(index))
			timeline.at(new Date(at.getTime() + DAY), () => givePhone(simulation, course, phoneOf(index)));
		beginCourse(simulation, course, at);
	});
}
