import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** One changed line of the product, and the test that fails with it. */
export interface Fault {
	/** `money-01-exact-amount` */
	readonly name: string;
	/** Absolute. */
	readonly patch: string;
	/** The effect on people. */
	readonly harm: string;
	/** Relative to the repository. */
	readonly file: string;
	/** The name of the test, or a part of it. */
	readonly test: string;
	/** The command that runs the test: `npm test`, or only `npm run test:all`. */
	readonly tier: 'gate' | 'all';
}

const FOLDER = join(import.meta.dirname, 'faults');

/** All faults, sorted by name. */
export const readFaults = (): readonly Fault[] =>
	readdirSync(FOLDER)
		.sort()
		.map((name) => readFault(join(FOLDER, name)));

function readFault(patch: string): Fault {
	const text = readFileSync(patch, 'utf8');
	const field = (what: string): string => {
		const value = new RegExp(`^${what}: (.+)$`, 'm').exec(text)?.[1];
		if (value === undefined) throw new Error(`${patch} has no line "${what}:".`);
		return value;
	};
	const tier = field('Tier');
	if (tier !== 'gate' && tier !== 'all') throw new Error(`${patch}: there is no tier "${tier}".`);
	const [removed, added] = ['-', '+'].map((sign) => text.split('\n').filter((line) => isChange(line, sign)).length);
	if (removed !== 1 || (added ?? 0) > 1) throw new Error(`${patch} changes more than one line.`);
	return {
		name: basename(patch, '.patch'),
		patch,
		harm: field('Fault'),
		file: field('Caught by'),
		test: field('Test'),
		tier,
	};
}

const isChange = (line: string, sign: string): boolean => line.startsWith(sign) && !line.startsWith(sign.repeat(3));
