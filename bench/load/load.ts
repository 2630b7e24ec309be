import { readFile } from 'node:fs/promises';
import type { LocalCloud } from '@tulia/test-kit/local-cloud';
import { book, cancel, type NewClient, newClients, register } from '../cost/actions.ts';
import type { Measured } from '../cost/measured.ts';
import { freeTimes, openDays } from '../lib/clients.ts';
import { publicRoutes } from '../lib/public-routes.ts';
import type { Figure } from '../lib/report.ts';
import { median, percentile } from '../lib/statistics.ts';
import { countOf, drive, type LoadAction, type LoadResult } from './drive.ts';
import { loadUsage, usageOf } from './load-usage.ts';

const SERVICE = 'anxiety-management';
/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
/** Numbers of workers to try, in ascending order, until the rate rises by less than a twentieth. */
const WORKERS = [1, 2, 4, 8, 16] as const;
const RISE = 1.05;

/** Each request has its own network address, so that no rate limit answers. */
const viewerOf = (turn: number): string => `10.${80 + (turn >> 16)}.${(turn >> 8) & 255}.${turn & 255}`;

async function get(origin: string, path: string, turn: number): Promise<undefined> {
	const answer = await fetch(new URL(path, origin), { headers: { 'x-local-viewer-ip': viewerOf(turn) } });
	await answer.arrayBuffer();
	if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
}

/** Free times from the day after tomorrow on: bookings are cancelled again, which is refused in the last 24 hours. */
async function timesToTake(origin: string): Promise<{ date: string; time: string }[]> {
	const times: { date: string; time: string }[] = [];
	const first = new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10);
	for (const date of (await openDays(origin, SERVICE)).filter((day) => day >= first))
		times.push(...(await freeTimes(origin, SERVICE, date)).map((time) => ({ date, time })));
	return times;
}

/** The traffic of a day: many read, some search for a time, few register, fewer book. */
async function actionsOn(origin: string): Promise<readonly LoadAction[]> {
	const [days, times] = [await openDays(origin, SERVICE), await timesToTake(origin)];
	const registered: NewClient[] = [];
	const from = new Date().toISOString().slice(0, 10);
	const newcomer = async (turn: number): Promise<NewClient> => {
		const [client] = newClients(1);
		if (!client) throw new Error('There is no client.');
		const own = { ...client, viewer: viewerOf(turn) };
		await register(origin, own);
		return own;
	};
	return [
		{
			name: 'opens a page',
			weight: 60,
			run: (turn) => get(origin, publicRoutes[turn % publicRoutes.length] ?? '/', turn),
		},
		{
			name: 'looks for a time',
			weight: 12,
			async run(turn) {
				const day = days[turn % days.length];
				const to = days.at(-1);
				await get(origin, `/api/appointments/availability?serviceId=${SERVICE}&from=${from}&to=${to}`, turn);
				return get(origin, `/api/appointments/available-times?serviceId=${SERVICE}&date=${day}&after=${turn}`, turn);
			},
		},
		{
			name: 'registers',
			weight: 2,
			async run(turn) {
				registered.push(await newcomer(turn));
				return undefined;
			},
		},
		{
			name: 'books',
			weight: 1,
			async run(turn) {
				const time = times.shift();
				if (!time) throw new Error('Every time is taken.');
				const client = registered.shift() ?? (await newcomer(turn));
				const ticketNumber = await book(origin, client, { ...time, remindAt: '' });
				// Minutes of load would use up the few hundred times of the demo's centre.
				return async () => {
					await cancel(origin, client, ticketNumber);
					times.push(time);
				};
			},
		},
	];
}

const after = (seconds: number): (() => boolean) => {
	const end = performance.now() + seconds * 1000;
	return () => performance.now() >= end;
};

/** The smallest number of workers with the maximum rate. */
async function workersThatHold(actions: readonly LoadAction[], seconds: number): Promise<number> {
	let best: { readonly workers: number; readonly rate: number } = { workers: 1, rate: 0 };
	for (const [step, workers] of WORKERS.entries()) {
		const rate =
			countOf(await drive(actions, { workers, isOver: after(seconds), firstTurn: step * 1_000_000 })) / seconds;
		if (rate < best.rate * RISE) return best.workers;
		best = { workers, rate };
	}
	return best.workers;
}

const measuredFile = new URL('../cost/measured.json', import.meta.url);

/** Mixed traffic for this many seconds at the machine's maximum rate, and what it would use in AWS. */
export async function loadFigures({ origin }: LocalCloud, seconds: number): Promise<readonly Figure[]> {
	const measured: Measured = JSON.parse(await readFile(measuredFile, 'utf8'));
	const actions = await actionsOn(origin);
	const workers = await workersThatHold(actions, Math.max(2, seconds / 20));
	const results = await drive(actions, { workers, isOver: after(seconds), firstTurn: 8_000_000 });
	const used = loadUsage(results, usageOf(measured));
	return [
		{ name: `actions a second, by ${workers} at once`, value: countOf(results) / seconds, unit: '' },
		...results.flatMap(figuresOf),
		{ name: 'in AWS: read units', value: used.readUnits, unit: '' },
		{ name: 'in AWS: write units', value: used.writeUnits, unit: '' },
		{ name: 'in AWS: invocations by the API', value: used.invocations, unit: '' },
		{ name: 'in AWS: mails', value: used.mails, unit: '' },
	];
}

const figuresOf = ({ name, durations, errors }: LoadResult): readonly Figure[] => [
	{ name: `${name}: how often`, value: durations.length, unit: '' },
	...(durations.length === 0
		? []
		: ([
				{ name: `${name}, p50`, value: median(durations), unit: 'ms' },
				{ name: `${name}, p99`, value: percentile(durations, 0.99), unit: 'ms' },
			] as const)),
	{ name: `${name}: errors`, value: errors.length, unit: '', budget: 0, because: [...new Set(errors)].slice(0, 5) },
];
