import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyRepository } from '@tulia/test-kit/repository-copy';
import { repositoryRoot } from '@tulia/test-kit/repository-root';
import { type Fault, readFaults } from './gate/fault.ts';
import { runTests, type TestRun } from './gate/run-tests.ts';

/** As many in parallel as the smallest machine has cores. */
const LANES = 2;

/** How many faults may be found by `npm run test:all` only. */
const MOST_OUTSIDE = 2;

/** Faults of one test file: they run sequentially. */
interface Group {
	readonly file: string;
	readonly faults: readonly Fault[];
}

/**
 * Applies every fault alone to a copy of the repository: the test named beside it must fail there, and pass before. A
 * file that does not run at all has caught nothing: that is a type error or a broken patch.
 */
export async function gateFaults(): Promise<readonly string[]> {
	const faults = readFaults();
	await refuseWrongTiers(faults);
	const groups = [...new Set(faults.map(({ file }) => file))].map(
		(file): Group => ({ file, faults: faults.filter((fault) => fault.file === file) }),
	);
	const missed: string[] = [];
	await Promise.all(Array.from({ length: LANES }, () => workOff(groups, (sentence) => missed.push(sentence))));
	if (missed.length > 0) throw new Error(`Not caught:\n${missed.join('\n')}`);
	const byGate = faults.filter(({ tier }) => tier === 'gate').length;
	return [
		`${faults.length} faults of one line each, each applied alone to a copy of the repository. The named test passes without the fault and`,
		`fails with it. ${byGate} of the tests run in \`npm test\`. The faults: \`bench/prove/gate/faults\`.`,
		'',
		'| fault | effect on people | test | run by |',
		'|---|---|---|---|',
		...faults.map(rowOf),
	];
}

const COMMAND: Record<Fault['tier'], string> = { gate: '`npm test`', all: '`npm run test:all`' };

const rowOf = ({ name, harm, file, test, tier }: Fault): string =>
	`| ${name} | ${harm} | \`${file}\`: ${test.replaceAll('|', '\\|')} | ${COMMAND[tier]} |`;

/** Throws where the test of a fault is not in the tier that the fault names. */
async function refuseWrongTiers(faults: readonly Fault[]): Promise<void> {
	const tiers = pathToFileURL(join(repositoryRoot(), 'scripts/lib/test-tiers.mjs')).href;
	const { isInTier }: { isInTier(tier: string, name: string): boolean } = await import(tiers);
	const isInGate = (file: string): boolean => {
		const [name = '', ending] = file.split('.integration.test.');
		return ending === undefined || isInTier('gate', name);
	};
	const wrong = faults.filter(({ file, tier }) => isInGate(file) !== (tier === 'gate')).map(({ name }) => name);
	if (wrong.length > 0) throw new Error(`Tests outside the named tier: ${wrong.join(', ')}`);
	const outside = faults.filter(({ tier }) => tier === 'all').length;
	if (outside > MOST_OUTSIDE) throw new Error(`${outside} faults are found by \`npm run test:all\` alone.`);
}

/** Processes the groups one by one, in a separate copy of the repository. */
async function workOff(groups: Group[], miss: (sentence: string) => void): Promise<void> {
	const copy = await copyRepository();
	try {
		for (let group = groups.shift(); group; group = groups.shift()) await tryGroup(copy.folder, group, miss);
	} finally {
		await copy.remove();
	}
}

async function tryGroup(folder: string, { file, faults }: Group, miss: (sentence: string) => void): Promise<void> {
	const sound = await runTests(folder, file, [...new Set(faults.map(({ test }) => test))]);
	for (const fault of faults) {
		const started = Date.now();
		const why = whyUnsound(sound, fault) ?? (await tryFault(folder, fault));
		if (why !== undefined) miss(`${fault.name}: ${why}`);
		console.log(
			`${why ? `MISSED (${why})` : 'caught'}: ${fault.name} (${Math.round((Date.now() - started) / 1000)} s)`,
		);
	}
}

const outcomesOf = ({ outcomes }: TestRun, { test }: Fault): readonly string[] =>
	[...outcomes].filter(([name]) => name.includes(test)).map(([, outcome]) => outcome);

function whyUnsound(sound: TestRun, fault: Fault): string | undefined {
	const outcomes = outcomesOf(sound, fault);
	if (outcomes.length === 0) return `${fault.file} has no test "${fault.test}"\n${sound.broken ?? ''}`;
	return outcomes.includes('failed') ? `its test fails without it\n${sound.output}` : undefined;
}

/** Undefined where the named test fails with the fault. */
async function tryFault(folder: string, fault: Fault): Promise<string | undefined> {
	const git = (...args: string[]) => execFileSync('git', ['apply', ...args, fault.patch], { cwd: folder });
	git();
	try {
		const { broken, exitCode, ...run } = await runTests(folder, fault.file, [fault.test]);
		if (broken !== undefined) return `the file does not run with it\n${broken}`;
		const isCaught = exitCode !== 0 && outcomesOf({ broken, exitCode, ...run }, fault).includes('failed');
		return isCaught ? undefined : 'its test passes with it';
	} finally {
		git('--reverse');
	}
}
