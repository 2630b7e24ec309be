import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import { repositoryRoot } from '@tulia/test-kit/repository-root';
import {
	book,
	confirm,
	fireSweep,
	lookForTimes,
	newClients,
	register,
	STAFF_REQUESTS,
	staffLooks,
	staffToken,
	timesFor,
} from './actions.ts';
import { bookByPhone, payInCash, searchClient } from './desk-actions.ts';
import { readVisit } from './measure-visit.ts';
import type { ActionUsage, Measured } from './measured.ts';
import { type Meter, meterOf, minusSweeps, perOne, usageIn, type Window, withoutPublisher } from './meter.ts';
import { type MeteredEngine, startMeteredEngine } from './metered-engine.ts';
import { sendIssue, subscribe, writeIssue } from './newsletter-actions.ts';
import { sharedPartitions } from './shared-partitions.ts';
import { storedBytes } from './stored-bytes.ts';

/** Enough to show the partitions that bookings share. */
const BOOKINGS = 6;
/** As many as the job of an issue reads at once. */
const SUBSCRIBERS = 45;

interface Bench {
	readonly cloud: LocalCloud;
	readonly meter: Meter;
	readonly engine: MeteredEngine;
}

async function withBench<T>(work: (bench: Bench) => Promise<T>): Promise<T> {
	const folder = await mkdtemp(join(tmpdir(), 'tulia-cost-'));
	const log = join(folder, 'calls.log');
	await writeFile(log, '');
	const engine = await startMeteredEngine();
	// The local cloud reads these from the environment of its process.
	const counter = join(repositoryRoot(), 'bench/cost/count-aws-calls.mjs');
	const before = process.env.NODE_OPTIONS ?? '';
	Object.assign(process.env, {
		DYNAMODB_ENDPOINT: engine.endpoint,
		AWS_CALLS_LOG: log,
		NODE_OPTIONS: `${before} --import=${counter}`,
	});
	const cloud = await startLocalCloud({ clockStart: new Date() });
	process.env.NODE_OPTIONS = before;
	try {
		return await work({ cloud, engine, meter: meterOf(cloud, engine, log) });
	} finally {
		await cloud.stop();
		engine.stop();
		await rm(folder, { recursive: true, force: true });
	}
}

/** An idle sweep of a warm function. */
async function idleSweep({ cloud, meter }: Bench, worker: 'notifier' | 'publisher'): Promise<ActionUsage> {
	await meter.during(() => fireSweep(cloud, worker));
	const { calls, others, mails } = await meter.during(() => fireSweep(cloud, worker));
	const own = (caller: string): boolean => caller.endsWith(`-${worker}`);
	const ownCalls = calls.filter(({ caller }) => own(caller));
	return usageIn({ calls: ownCalls, others: others.filter(own), mails }, 0);
}

/** Measures on the local cloud, with the demo's centre and a metered engine. */
export const measure = (): Promise<Omit<Measured, 'memory' | 'fixed'>> =>
	withBench(async (bench) => {
		const { cloud, meter, engine } = bench;
		const { origin } = cloud;
		const sweep = await idleSweep(bench, 'notifier');
		const publisherSweep = await idleSweep(bench, 'publisher');
		const net = (window: Window, apiRequests: number): ActionUsage => {
			const clean = withoutPublisher(window);
			return minusSweeps(usageIn(clean, apiRequests), sweep, clean.sweeps);
		};
		const visit = await readVisit(cloud, meter);
		const stored = await storedBytes(engine.endpoint, cloud.tableName);

		const clients = newClients(BOOKINGS);
		const registering = await meter.during(async () => {
			for (const client of clients) await register(origin, client);
			for (const client of clients) await confirm(cloud, client);
		});
		const looking = await meter.during(() => lookForTimes(origin));
		const times = await timesFor(origin, BOOKINGS);
		const booking = await meter.during(async () => {
			for (const [at, time] of times.entries()) if (clients[at]) await book(origin, clients[at], time);
		});
		const reminding = await meter.during(() => cloud.moveClockTo(times[0]?.remindAt ?? ''));
		const left = (await storedBytes(engine.endpoint, cloud.tableName)) - stored;
		const token = await staffToken(origin);
		const staff = await meter.during(() => staffLooks(origin, token));
		const desk = { origin, token };
		const [free] = (await timesFor(origin, BOOKINGS + 1)).slice(BOOKINGS);
		if (!free) throw new Error('Nothing is free for the desk.');
		let visitId = '';
		const phoning = await meter.during(async () => {
			visitId = await bookByPhone(desk, free);
		});
		const paying = await meter.during(() => payInCash(desk, visitId));
		const searching = await meter.during(() => searchClient(desk));
		await subscribe(cloud, SUBSCRIBERS);
		const issueId = await writeIssue(desk);
		const mailing = await meter.during(() => sendIssue(cloud, desk, issueId, SUBSCRIBERS));
		return {
			on: new Date().toISOString().slice(0, 10),
			bookings: BOOKINGS,
			register: perOne(net(registering, 2 * BOOKINGS), BOOKINGS),
			readTimes: net(looking, 2),
			book: perOne(net(booking, BOOKINGS), BOOKINGS),
			remind: perOne(net(reminding, 0), Math.max(1, reminding.mails)),
			staffLook: net(staff, STAFF_REQUESTS),
			bookByPhone: net(phoning, 1),
			notePayment: net(paying, 1),
			searchClient: net(searching, 1),
			issueToOne: perOne(net(mailing, 0), Math.max(1, mailing.mails)),
			notifierSweep: sweep,
			publisherSweep,
			visit: {
				pages: visit.pages,
				requests: visit.requests,
				bytes: visit.bytes,
				action: net(visit.window, visit.apiRequests),
			},
			storedBytes: left / BOOKINGS,
			sharedPartitions: sharedPartitions(withoutPublisher(booking).calls, BOOKINGS),
		};
	});
