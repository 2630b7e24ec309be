import type { LocalCloud } from '@tulia/test-kit/local-cloud';
import { post, registerClients } from './lib/clients.ts';
import type { Figure } from './lib/report.ts';
import { mannWhitney, median } from './lib/statistics.ts';

/** Number of accounts, and of unknown addresses. */
const ACCOUNTS = 40;
/** Requests per address, below its limit. */
const EACH = 5;

interface Probe {
	readonly path: string;
	readonly bodyFor: (email: string) => object;
	readonly expected: number;
}

const probes = {
	'login, wrong password': {
		path: '/api/auth/login',
		bodyFor: (email) => ({ email, password: 'Wrong7Mvua!' }),
		expected: 401,
	},
	'forgot password': { path: '/api/auth/forgot-password', bodyFor: (email) => ({ email }), expected: 202 },
} as const satisfies Record<string, Probe>;

/** Largest difference of the medians, milliseconds (promise A1). */
const BUDGET: Record<keyof typeof probes, number> = { 'login, wrong password': 5, 'forgot password': 3 };

interface Sample {
	readonly milliseconds: number;
	readonly body: string;
}

/** Each request has its own network address, so that no rate limit answers instead. */
async function sample(origin: string, { path, bodyFor, expected }: Probe, email: string, at: number): Promise<Sample> {
	const viewer = `10.${1 + (at >> 14)}.${(at >> 7) & 127}.${at & 127}`;
	const started = performance.now();
	const answer = await post(origin, path, bodyFor(email), { viewer });
	const body = await answer.text();
	const milliseconds = performance.now() - started;
	if (answer.status !== expected) throw new Error(`${path} answered ${answer.status}: ${body}`);
	// The request id differs between any two responses.
	return { milliseconds, body: body.replace(/"requestId":"[^"]*"/, '') };
}

/**
 * Whether bytes or timing of a response reveal that an address has an account: known and unknown ones alternate, so
 * that both have the same noise. The p-value is printed for information: it depends on this machine at this time, and
 * one run in a hundred is below 0.01 without any difference.
 */
export async function accountTiming({ origin }: LocalCloud): Promise<readonly Figure[]> {
	const known = (await registerClients(origin, ACCOUNTS)).map(({ email }) => email);
	const figures: Figure[] = [];
	for (const name of ['login, wrong password', 'forgot password'] as const) {
		const pairs: Pair[] = [];
		for (let turn = 0; turn < ACCOUNTS * EACH; turn += 1)
			pairs.push(await askBoth(origin, probes[name], known[turn % ACCOUNTS] ?? '', turn));
		figures.push(...figuresOf(name, pairs));
	}
	return figures;
}

interface Pair {
	readonly known: Sample;
	readonly unknown: Sample;
}

/** One address with an account and one without, in alternating order. */
async function askBoth(origin: string, probe: Probe, email: string, turn: number): Promise<Pair> {
	const ask = (address: string, at: number) => sample(origin, probe, address, 2 * turn + at);
	const unknownEmail = `un${email}`;
	if (turn % 2 === 0) return { known: await ask(email, 0), unknown: await ask(unknownEmail, 1) };
	const unknown = await ask(unknownEmail, 0);
	return { known: await ask(email, 1), unknown };
}

function figuresOf(name: keyof typeof probes, pairs: readonly Pair[]): readonly Figure[] {
	const times = (whose: keyof Pair) => pairs.map((pair) => pair[whose].milliseconds);
	const [known, unknown] = [times('known'), times('unknown')];
	// Pair by pair, so that a slow phase of the machine affects both.
	const apart = Math.abs(median(pairs.map((pair) => pair.known.milliseconds - pair.unknown.milliseconds)));
	const different = pairs.filter((pair) => pair.known.body !== pair.unknown.body).length;
	return [
		{ name: `${name}: answers that differ`, value: different, unit: '', budget: 0 },
		{ name: `${name}: median, address known`, value: median(known), unit: 'ms' },
		{ name: `${name}: difference, median of pairs`, value: apart, unit: 'ms', budget: BUDGET[name] },
		{ name: `${name}: Mann-Whitney`, value: mannWhitney(known, unknown), unit: 'p' },
	];
}
