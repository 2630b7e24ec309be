import { dayOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import type { Article } from '../../src/article/article.ts';
import { confirmToken, unsubscribeToken } from '../../src/newsletter/newsletter-token.ts';
import type { Simulation } from './bookings.ts';
import type { Centre } from './centre.ts';
import { clients, type Person, visitors } from './people.ts';
import type { Random } from './random.ts';
import { comments, messages, questions, testimonials } from './words.ts';

const HOUR = 3_600_000;

interface Viewer {
	readonly ip: string;
	readonly device: string;
	readonly userAgent: string;
}

/** The phone of a visitor: a network address and a browser of its own. */
function viewerOf({ below }: Random): Viewer {
	const hex = (count: number) => Array.from({ length: count }, () => below(16).toString(16)).join('');
	return {
		ip: `41.90.${below(250) + 1}.${below(250) + 1}`,
		device: `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
		userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile',
	};
}

/** Staff answer within two days, so open entries are younger than that. */
const waitingSince = ({ random, end }: Simulation): Date => new Date(end.getTime() - (1 + random.next() * 42) * HOUR);

/** The `index`-th of `count` instants, spread from a day to two days before the end. */
function momentOf(
	simulation: Simulation,
	from: string,
	{ index, count }: { readonly index: number; readonly count: number },
): Date {
	const first = instantAt(from, 9 * 60).getTime();
	const share = (index + 0.4 + simulation.random.next() * 0.5) / count;
	return new Date(first + share * (simulation.end.getTime() - 48 * HOUR - first));
}

const personOf = (index: number): Person => visitors[index % visitors.length] ?? { name: 'A reader', email: '' };

/** Staff handle a new entry some hours later. */
function later(simulation: Simulation, hours: number, happen: () => Promise<unknown>): void {
	const { timeline, random } = simulation;
	timeline.at(new Date(timeline.now().getTime() + (1 + random.next() * hours) * HOUR), happen);
}

/** The newest entry in a state, which was just written. */
async function newest(inbox: Centre['questions'], state: 'new') {
	return (await inbox.entries.list(state, { limit: 1, cursor: undefined }))?.rows[0];
}

function askQuestions(simulation: Simulation, from: string): void {
	const { centre, timeline, random, staffId } = simulation;
	for (const [index, { text, answer, end }] of questions.entries()) {
		const isWaiting = !answer && !end;
		const at = isWaiting ? waitingSince(simulation) : momentOf(simulation, from, { index, count: questions.length });
		timeline.at(at, async () => {
			const { name, email } = personOf(index);
			await centre.submitQuestion({ body: { name, email, question: text }, viewer: viewerOf(random) });
			const entry = await newest(centre.questions, 'new');
			if (!entry || isWaiting) return;
			const call = { params: { id: entry.id }, caller: { userId: staffId } };
			later(simulation, 20, async () => {
				if (answer) await centre.answerQuestion({ ...call, body: { answer, version: entry.version } });
				else if (end) await centre.changeQuestion({ ...call, body: { state: end, version: entry.version } });
			});
		});
	}
}

function sendMessages(simulation: Simulation, from: string): void {
	const { centre, timeline, random, staffId } = simulation;
	for (const [index, { subject, text, reply, end }] of messages.entries()) {
		const isWaiting = !reply && !end;
		const at = isWaiting ? waitingSince(simulation) : momentOf(simulation, from, { index, count: messages.length });
		timeline.at(at, async () => {
			const { name, email } = personOf(index + 7);
			const phone = `07${String(10_000_000 + random.below(89_999_999))}`;
			const body = { name, email, phone, subject, message: text };
			await centre.sendMessage({ body, viewer: viewerOf(random) });
			const entry = await newest(centre.messages, 'new');
			if (!entry || isWaiting) return;
			const call = { params: { id: entry.id }, caller: { userId: staffId } };
			later(simulation, 22, async () => {
				if (reply) await centre.replyToMessage({ ...call, body: { reply, version: entry.version } });
				else if (end) await centre.changeMessage({ ...call, body: { state: end, version: entry.version } });
			});
		});
	}
}

function writeComments(simulation: Simulation, articles: readonly Article[], from: string): void {
	const { centre, timeline, random, staffId } = simulation;
	for (const [index, { text, end }] of comments.entries()) {
		const at = end ? momentOf(simulation, from, { index, count: comments.length }) : waitingSince(simulation);
		timeline.at(at, async () => {
			const { name, email } = personOf(index + 3);
			const [firstName = name] = name.split(' ');
			const out = articles.filter(({ createdAt }) => createdAt < timeline.now().toISOString());
			const params = { id: out[random.below(out.length)]?.id ?? '' };
			await centre.comment({ params, body: { name: firstName, email, comment: text }, viewer: viewerOf(random) });
			const pending = (await centre.moderation.list('pending', { limit: 20, cursor: undefined }))?.rows.at(-1);
			if (!pending || !end) return;
			const body = { state: end, version: pending.version };
			later(simulation, 30, () => centre.moderate({ params: { id: pending.id }, body, caller: { userId: staffId } }));
		});
	}
}

/** A client who offers a testimonial, after months. */
interface Writer {
	readonly person: Person;
	readonly userId: string;
}

function offerTestimonials(simulation: Simulation, writers: readonly Writer[], from: string): void {
	const { centre, timeline, random, staffId } = simulation;
	for (const [index, { text, rating, end }] of testimonials.entries()) {
		const at = end ? momentOf(simulation, from, { index, count: testimonials.length }) : waitingSince(simulation);
		timeline.at(at, async () => {
			const writer = writers[index];
			if (!writer?.userId) return;
			const [name = writer.person.name] = writer.person.name.split(' ');
			const body = { name, message: text, rating, consent: true } as const;
			await centre.offerTestimonial({ body, caller: { userId: writer.userId }, viewer: viewerOf(random) });
			const pending = (await centre.decisions.list('pending', { limit: 20, cursor: undefined }))?.rows;
			const offered = pending?.find(({ message }) => message === text);
			if (!offered || !end) return;
			const decision = { state: end, version: offered.version };
			later(simulation, 40, () =>
				centre.decideTestimonial({ params: { id: offered.id }, body: decision, caller: { userId: staffId } }),
			);
		});
	}
}

/** Readers and clients subscribe to the newsletter. */
function subscribeReaders(simulation: Simulation, from: string): void {
	const { centre, timeline, random } = simulation;
	const readers = [...visitors, ...clients.slice(0, 16)];
	for (const [index, { email }] of readers.entries()) {
		timeline.at(momentOf(simulation, from, { index, count: readers.length }), () =>
			centre.subscribe({ body: { email }, viewer: viewerOf(random) }),
		);
	}
}

/** The reaction to a confirmation mail: most confirm within the hour, some never do, some unsubscribe weeks later. */
export function planConfirmation(simulation: Simulation, id: string): void {
	const { centre, timeline, random, end } = simulation;
	const proof = centre.cipher.proof;
	// Subscribers of the last days have not read the mail yet.
	if (random.chance(0.15) || timeline.now().getTime() > end.getTime() - 240 * HOUR) return;
	later(simulation, 1, async () => {
		const known = await centre.subscriptions.find(id);
		if (known) await centre.confirmSubscription({ body: { token: confirmToken(proof, known) } });
	});
	if (random.chance(0.12))
		later(simulation, 24 * 20, () => centre.unsubscribe({ query: { token: unsubscribeToken(proof, id) } }));
}

/** Readings of the last weeks, more of them of the newest articles, with an occasional like. */
function readArticles(simulation: Simulation, articles: readonly Article[], readings: number): void {
	const { centre, timeline, random } = simulation;
	const today = dayOf(simulation.end);
	for (let index = 0; index < readings; index += 1) {
		const at = instantAt(addDays(today, -random.below(18)), 7 * 60 + random.below(15 * 60));
		const params = { id: articles[Math.floor(random.next() ** 2 * articles.length)]?.id ?? '' };
		timeline.at(at, async () => {
			const viewer = viewerOf(random);
			await centre.view({ params, viewer });
			if (random.chance(0.18)) await centre.like({ params, body: { liked: true }, viewer });
		});
	}
}

export interface Visitors {
	/** The clients who may offer a testimonial. */
	readonly writers: readonly Writer[];
	readonly articles: readonly Article[];
	readonly from: string;
	readonly readings: number;
}

/** What visitors write and read. Comments begin with the articles they are about. */
export function planVisitors(simulation: Simulation, { writers, articles, from, readings }: Visitors): void {
	const oldest = articles.map(({ createdAt }) => createdAt).sort()[0] ?? simulation.end.toISOString();
	askQuestions(simulation, from);
	sendMessages(simulation, from);
	writeComments(simulation, articles, addDays(dayOf(new Date(oldest)), 2));
	offerTestimonials(simulation, writers, addDays(from, 60));
	subscribeReaders(simulation, from);
	readArticles(simulation, articles, readings);
}
