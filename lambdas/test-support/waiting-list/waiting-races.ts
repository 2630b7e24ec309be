import { openOffer, type WaitingEntry } from '../../src/waiting-list/waiting-entry.ts';
import { ofEntity, scanAll, violationsOf } from '../appointment/table-invariants.ts';
import { type CrashPoint, crashPoints } from '../notification/crash-injection.ts';
import { crashingClient } from '../platform/crashing-client.ts';
import { THAT_DAY, TIMES, type WaitingFixture } from './waiting-fixture.ts';

const MINUTE = 60_000;

/** The outcome of a race: how often the time went to a waiting client, and how often to a stranger. */
export interface RaceResult {
	readonly rounds: number;
	readonly offered: number;
	readonly toStranger: number;
	/** Times booked by the client they were held for. */
	readonly taken: number;
	readonly sweeps: number;
}

/** The days of the rounds: for each day of the week, the first that can be booked. */
const DAYS = [
	{ date: '2026-11-24', day: 'tuesday' },
	{ date: '2026-11-25', day: 'wednesday' },
	{ date: '2026-11-26', day: 'thursday' },
] as const;
export const MOST_ROUNDS = DAYS.length;

/** Fails unless the table is consistent: every half hour has one holder, and every offered time has one entry. */
async function check(fixture: WaitingFixture, what: string): Promise<void> {
	const items = await scanAll(fixture);
	const violations = violationsOf(items, fixture.now());
	const kept = ofEntity(items, 'waiting-entry').flatMap((entry) => {
		const open = openOffer(entry as WaitingEntry);
		return open ? [`${open.psychologistId} ${open.startAt}`] : [];
	});
	const jobs = ofEntity(items, 'job')
		.filter(({ type }) => type === 'time_offer_mail')
		.map(({ id }) => String(id));
	const offers = ofEntity(items, 'waiting-entry').flatMap(({ offers: all }) => all.map(({ id }: { id: string }) => id));
	const areNotified = [...jobs].sort().join() === [...offers].sort().join();
	if (Object.keys(violations).length > 0 || new Set(kept).size !== kept.length || !areNotified)
		throw new Error(JSON.stringify({ what, violations, kept, areNotified }).slice(0, 2000));
}

/**
 * A visit of a full day is cancelled while many wait for that day, strangers book its time at the same moment, and
 * several sweeps run at once. One of them all gets the time; among waiting clients it is the first in line, and the
 * second after a decline.
 */
export async function raceForOpenedTime(
	fixture: WaitingFixture,
	given: { readonly waiting: number; readonly strangers: number; readonly sweeps: number; readonly rounds: number },
): Promise<RaceResult> {
	let [offered, toStranger, taken] = [0, 0, 0];
	for (let round = 0; round < given.rounds; round += 1) {
		const { date, day } = DAYS[round % DAYS.length] ?? DAYS[0];
		fixture.setClock(new Date(Date.parse('2026-11-20T06:00:00.000Z')));
		const visits = await fixture.fillDay(`holder-${round}`, date);
		const entries = await lineUp(fixture, `waiter-${round}`, given.waiting, { ...THAT_DAY, days: [day], until: date });
		const names = await fixture.addClients(given.strangers, `stranger-${round}`);
		const which = round % TIMES.length;
		await Promise.all([
			fixture.cancel(visits[which] ?? ''),
			...names.map(async (name) => fixture.book(name, { date, time: TIMES[which] ?? '' })),
			...Array.from({ length: given.sweeps }, () => fixture.sweep()),
		]);
		await fixture.sweep();
		await check(fixture, `round ${round}, offered`);
		const kept = await keptAmong(fixture, entries);
		offered += kept.length;
		if (kept.length === 0) toStranger += 1;
		else taken += await answerInTurn(fixture, entries, kept);
		for (const entry of entries) await fixture.stops(entry);
		await check(fixture, `round ${round}, over`);
	}
	return { rounds: given.rounds, offered, toStranger, taken, sweeps: given.rounds * (given.sweeps + 1) };
}

/** Clients join one after the other, a second apart, so that the order is defined. */
async function lineUp(
	fixture: WaitingFixture,
	prefix: string,
	count: number,
	preference: Parameters<WaitingFixture['waits']>[1],
) {
	const names = await fixture.addClients(count, prefix);
	const entries: WaitingEntry[] = [];
	for (const name of names) {
		fixture.setClock(new Date(fixture.now().getTime() + 1000));
		entries.push(await fixture.waits(name, preference));
	}
	return entries;
}

async function keptAmong(fixture: WaitingFixture, entries: readonly WaitingEntry[]): Promise<readonly number[]> {
	const now = await Promise.all(entries.map((entry) => fixture.entryOf(entry)));
	return now.flatMap((entry, at) => (openOffer(entry) ? [at] : []));
}

/** The first declines while a sweep runs; the second takes the time three times at once, while it expires. */
async function answerInTurn(
	fixture: WaitingFixture,
	entries: readonly WaitingEntry[],
	kept: readonly number[],
): Promise<number> {
	const [first = -1, ...others] = kept;
	if (first !== 0 || others.length > 0) throw new Error(`Offered to ${kept.join(', ')} instead of the first alone.`);
	const [one, two] = entries;
	if (!one || !two) return 0;
	await Promise.all([fixture.answers(one, 'decline'), fixture.sweep()]);
	await fixture.sweep();
	const next = await keptAmong(fixture, entries);
	if (next.join() !== '1') throw new Error(`After a no it was offered to ${next.join(', ')}.`);
	fixture.setClock(new Date(fixture.now().getTime() + 121 * MINUTE));
	const answers = await Promise.all([
		...[1, 2, 3].map(() => fixture.answers(two, 'take')),
		fixture.sweep().then(() => ({ ok: false })),
	]);
	const isTaken = (await fixture.entryOf(two)).ended?.why === 'taken';
	const said = answers.slice(0, 3).filter(({ ok }) => ok).length;
	if (isTaken ? said === 0 : said > 0)
		throw new Error(`${said} answers accepted the time, and in the table it is taken: ${isTaken}.`);
	return isTaken ? 1 : 0;
}

/** A sweep is killed before and after each of its calls. The time is offered once, to the first in line. */
export async function crashWhileOffering(
	fixture: WaitingFixture,
	most: number,
	choose = (all: readonly CrashPoint[]) => all,
): Promise<{ readonly crashes: number; readonly points: number }> {
	const visits = await fixture.fillDay('crash');
	const entries = await lineUp(fixture, 'crash-waiter', 2, THAT_DAY);
	await fixture.cancel(visits[0] ?? '');
	const points = choose(crashPoints(most));
	let crashes = 0;
	for (const point of points) crashes += (await crashOnce(fixture, entries, point)) ? 1 : 0;
	return { crashes, points: points.length };
}

async function crashOnce(
	fixture: WaitingFixture,
	entries: readonly WaitingEntry[],
	{ call, when }: CrashPoint,
): Promise<boolean> {
	const process = crashingClient(fixture.db, call, when);
	await fixture.sweep(process.db).catch(() => undefined);
	await check(fixture, `crashed ${when} call ${call}`);
	await fixture.sweep();
	const kept = await keptAmong(fixture, entries);
	if (kept.length !== 1) throw new Error(`Crashed ${when} call ${call}: offered to ${kept.join(', ') || 'no client'}.`);
	await check(fixture, `after the crash ${when} call ${call}`);
	await startAgain(fixture, entries);
	return process.hasCrashed();
}

/** Resets all entries to their initial state. */
async function startAgain(fixture: WaitingFixture, entries: readonly WaitingEntry[]): Promise<void> {
	for (const entry of entries) {
		const before = await fixture.entryOf(entry);
		if (openOffer(before)) {
			const state = 'withdrawn' as const;
			const offers = before.offers.map((offer) =>
				offer.state === 'open' ? { ...offer, state, startAt: '2026-01-01T06:00:00.000Z' } : offer,
			);
			const after = { ...before, ver: before.ver + 1, state: 'waiting' as const, offers };
			await fixture.deps.waitingList.change({ before, after, now: fixture.now() });
		}
	}
}
