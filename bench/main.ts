import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import { accountTiming } from './account-timing.ts';
import { acting } from './acting.ts';
import { adminList, behindLogin, schedulePage } from './behind-login.ts';
import { bookingLatency } from './booking-latency.ts';
import { registerClients } from './lib/clients.ts';
import { publicRoutes } from './lib/public-routes.ts';
import { report } from './lib/report.ts';
import { lighthouseScores } from './lighthouse.ts';
import { reading, readingPages } from './reading.ts';
import { startTimes } from './start-times.ts';

/** Measures one question about a running site and prints it; answers how many figures miss their limit. */
type Part = (cloud: LocalCloud) => Promise<number>;

/** Every such question, in the order it is asked. */
const parts = {
	reading: async ({ origin }) => {
		let over = 0;
		for (const [name, path] of Object.entries(readingPages))
			over += report(`${name}, who only reads`, await reading(origin, path));
		return over;
	},
	acting: async ({ origin }) => {
		let over = 0;
		for (const [name, path] of Object.entries(readingPages))
			over += report(`${name}, who touches a control`, await acting(origin, path));
		return over;
	},
	'behind-login': async ({ origin }) => {
		const [client] = await registerClients(origin, 1);
		if (!client) throw new Error('No client could be registered.');
		const over = report('Schedule page, cold, logged in', await behindLogin(origin, schedulePage(client)));
		return over + report('List of appointments, cold, as admin', await behindLogin(origin, adminList));
	},
	lighthouse: async ({ origin }) => {
		let over = 0;
		for (const path of publicRoutes) over += report(`Lighthouse, ${path}`, await lighthouseScores(origin, path));
		return over;
	},
	booking: async (cloud) => report('Booking', await bookingLatency(cloud)),
	accounts: async (cloud) => report('What an answer tells about an account', await accountTiming(cloud)),
} as const satisfies Record<string, Part>;

type PartName = keyof typeof parts;
const isPart = (name: string): name is PartName => Object.hasOwn(parts, name);
const partNames = Object.keys(parts).filter(isPart);

/** Clones, installs and starts: it comes when the site has stopped. */
const START = 'start';

/** What the command names, or everything; `--no-start` leaves out the start times. */
function wantedOf(words: readonly string[]): { readonly names: readonly PartName[]; readonly start: boolean } {
	const named = words.filter((word) => word !== '--no-start');
	const unknown = named.find((word) => !isPart(word) && word !== START);
	if (unknown) throw new Error(`There is no part "${unknown}". Parts: ${[...partNames, START].join(', ')}.`);
	if (named.length === 0) return { names: partNames, start: !words.includes('--no-start') };
	return { names: named.filter(isPart), start: named.includes(START) };
}

async function measureSite(names: readonly PartName[]): Promise<number> {
	if (names.length === 0) return 0;
	const cloud = await startLocalCloud();
	let over = 0;
	try {
		for (const name of names) over += await parts[name](cloud);
	} finally {
		await cloud.stop();
	}
	return over;
}

/** `npm run bench` measures what the architecture promises and ends with an error when a figure misses its limit. */
const { names, start } = wantedOf(process.argv.slice(2));
let over = await measureSite(names);
if (start) over += report('Starting', await startTimes());
console.log(over === 0 ? '\nEvery figure is within its limit.' : `\n${over} figures miss their limit.`);
process.exit(over === 0 ? 0 : 1);
