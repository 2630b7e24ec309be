import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import { accountTiming } from './account-timing.ts';
import { acting, loginScript } from './acting.ts';
import { adminList, behindLogin, schedulePage } from './behind-login.ts';
import { bookingLatency } from './booking-latency.ts';
import { functionStarts } from './functions.ts';
import { registerClients } from './lib/clients.ts';
import { publicRoutes } from './lib/public-routes.ts';
import { report } from './lib/report.ts';
import { lighthouseScores } from './lighthouse.ts';
import { loadFigures } from './load/load.ts';
import { plainPage } from './plain-page.ts';
import { publicReadLatency } from './public-reads.ts';
import { reading, readingPages } from './reading.ts';
import { startTimes } from './start-times.ts';
import { transitions } from './transitions.ts';

/** Measures one aspect of a running site and prints it; resolves with the number of missed limits. */
type Part = (cloud: LocalCloud, options: PartOptions) => Promise<number>;

interface PartOptions {
	/** Visits of each page in the comparison with the plain page. */
	readonly rounds: number;
	/** Duration of the mixed traffic. */
	readonly seconds: number;
}

/** All parts, in order. */
const parts = {
	reading: async ({ origin }) => {
		let over = 0;
		for (const [name, path] of Object.entries(readingPages))
			over += report(`${name}, who only reads`, await reading(origin, path));
		return over;
	},
	'plain-page': async (cloud, { rounds }) => report('To the plain page', await plainPage(cloud, rounds)),
	acting: async ({ origin }) => {
		let over = 0;
		for (const [name, path] of Object.entries(readingPages))
			over += report(`${name}, who touches a control`, await acting(origin, path));
		return over + report('Log-in page, filled in', [await loginScript(origin)]);
	},
	transitions: async ({ origin }, { rounds }) =>
		report('From one page to the next, on the slower line', await transitions(origin, rounds)),
	'behind-login': async ({ origin }) => {
		const [client] = await registerClients(origin, 1);
		if (!client) throw new Error('No client could be registered.');
		const over = report('Schedule page, cold, logged in', await behindLogin(origin, schedulePage(client)));
		return over + report('List of appointments, cold, as admin', await behindLogin(origin, adminList));
	},
	lighthouse: async ({ origin }) => {
		let over = 0;
		for (const path of [...publicRoutes, '/login'])
			over += report(`Lighthouse, ${path}`, await lighthouseScores(origin, path));
		return over;
	},
	booking: async (cloud) => report('Booking', await bookingLatency(cloud)),
	accounts: async (cloud) => report('What an answer tells about an account', await accountTiming(cloud)),
	reads: async (cloud) => report('Public reads', await publicReadLatency(cloud)),
	functions: async () => report('Cold starts', await functionStarts()),
	load: async (cloud, { seconds }) => report(`Mixed traffic, ${seconds} s`, await loadFigures(cloud, seconds)),
} as const satisfies Record<string, Part>;

type PartName = keyof typeof parts;
const isPart = (name: string): name is PartName => Object.hasOwn(parts, name);
const partNames = Object.keys(parts).filter(isPart);

/** Clones, installs and starts: runs after the site has stopped. */
const START = 'start';

/** Uses every core for minutes, so it runs only when named. */
const BY_NAME_ONLY: readonly PartName[] = ['load'];

const numberIn = (words: readonly string[], option: string, otherwise: number): number =>
	Number(words.find((word) => word.startsWith(`--${option}=`))?.split('=')[1] ?? otherwise);

/** The named parts, or all; `--no-start` skips start times, `--rounds=3` visits less, `--seconds=20` loads less. */
function wantedOf(words: readonly string[]): { readonly names: readonly PartName[]; readonly start: boolean } {
	const named = words.filter((word) => !word.startsWith('--'));
	const unknown = named.find((word) => !isPart(word) && word !== START);
	if (unknown) throw new Error(`There is no part "${unknown}". Parts: ${[...partNames, START].join(', ')}.`);
	if (named.length === 0)
		return { names: partNames.filter((name) => !BY_NAME_ONLY.includes(name)), start: !words.includes('--no-start') };
	return { names: named.filter(isPart), start: named.includes(START) };
}

async function measureSite(names: readonly PartName[], options: PartOptions): Promise<number> {
	if (names.length === 0) return 0;
	const cloud = await startLocalCloud({ clockStart: new Date() });
	let over = 0;
	try {
		for (const name of names) over += await parts[name](cloud, options);
	} finally {
		await cloud.stop();
	}
	return over;
}

/** `npm run bench` measures the promises of the architecture and fails when a figure misses its limit. */
const words = process.argv.slice(2);
const { names, start } = wantedOf(words);
let over = await measureSite(names, { rounds: numberIn(words, 'rounds', 9), seconds: numberIn(words, 'seconds', 300) });
if (start) over += report('Starting', await startTimes());
console.log(over === 0 ? '\nEvery figure is within its limit.' : `\n${over} figures miss their limit.`);
process.exit(over === 0 ? 0 : 1);
