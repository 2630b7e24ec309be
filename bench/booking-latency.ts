import type { LocalCloud } from '@tulia/test-kit/local-cloud';
import { bareCalls } from './lib/bare-calls.ts';
import { type Client, freeTimes, openDays, post, registerClients } from './lib/clients.ts';
import type { Figure } from './lib/report.ts';
import { median, timed } from './lib/statistics.ts';

const SERVICE = 'anxiety-management';
const BOOKINGS = 30;
/** The first requests meet a cold function. */
const WARM_UP = 5;
/** Pause for the mails and schedules of a booking, which share the processor with the next one, milliseconds. */
const SETTLE_TIME = 150;

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SETTLE_TIME));

/** One free time for each client. */
async function timesFor(origin: string, count: number): Promise<readonly { date: string; time: string }[]> {
	const times: { date: string; time: string }[] = [];
	for (const date of await openDays(origin, SERVICE)) {
		if (times.length >= count) break;
		times.push(...(await freeTimes(origin, SERVICE, date)).map((time) => ({ date, time })));
	}
	if (times.length < count) throw new Error(`Only ${times.length} free times for ${count} bookings.`);
	return times.slice(0, count);
}

async function book(origin: string, { token, viewer }: Client, time: { date: string; time: string }): Promise<void> {
	const answer = await post(origin, '/api/appointments', { serviceId: SERVICE, ...time }, { token, viewer });
	const text = await answer.text();
	if (answer.status !== 201) throw new Error(`Booking answered ${answer.status}: ${text}`);
}

/** p50 of a booking through the whole local cloud, and of its necessary SDK calls, alternating. */
export async function bookingLatency({ origin, awsEndpoint, tableName }: LocalCloud): Promise<readonly Figure[]> {
	const count = WARM_UP + BOOKINGS;
	const clients = await registerClients(origin, count);
	const times = await timesFor(origin, count);
	const bare = bareCalls({ endpoint: awsEndpoint, tableName });
	const durations: { readonly booking: number; readonly bare: number }[] = [];
	for (const [round, client] of clients.entries()) {
		const time = times[round];
		if (!time) continue;
		await settle();
		const booking = await timed(() => book(origin, client, time));
		await settle();
		durations.push({ booking, bare: await timed(() => bare.once(round)) });
	}
	bare.close();
	const warm = durations.slice(WARM_UP);
	const whole = median(warm.map(({ booking }) => booking));
	const calls = median(warm.map((duration) => duration.bare));
	return [
		{ name: 'booking through edge, function and engine, p50', value: whole, unit: 'ms' },
		{ name: 'the SDK calls it must make, p50', value: calls, unit: 'ms' },
		{ name: 'ratio', value: whole / calls, unit: '×', budget: 1.5 },
	];
}
