import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The result of a test file of which the named tests ran. */
export interface TestRun {
	readonly exitCode: number;
	/** Why the file did not run at all: it does not compile, or an import throws. */
	readonly broken: string | undefined;
	/** The outcome of every test that ran, by its full name. */
	readonly outcomes: ReadonlyMap<string, 'passed' | 'failed'>;
	readonly output: string;
}

interface Report {
	readonly testResults: readonly {
		readonly message: string;
		readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
	}[];
}

/** Milliseconds. Shorter than in `npm test`: with a fault a test may wait for an event that never comes. */
const TEST_TIMEOUT = 120_000;

/** Tests that call the functions in their bundles, which `npm test` builds first. */
const WITH_BUNDLES = 'lambdas/src/functions/';

/** Runs, in a copy of the repository, those tests of a file whose names contain one of `names`. */
export async function runTests(folder: string, file: string, names: readonly string[]): Promise<TestRun> {
	const temporary = await mkdtemp(join(tmpdir(), 'tulia-gate-'));
	const report = join(temporary, 'report.json');
	const project = file.includes('.integration.test.') ? 'integration' : 'unit';
	const args = [
		...['--selectProjects', project, '--runInBand', `--testTimeout=${TEST_TIMEOUT}`],
		...[
			'--json',
			`--outputFile=${report}`,
			'--testNamePattern',
			names.map(escaped).join('|'),
			'--runTestsByPath',
			file,
		],
	];
	const options = { cwd: folder, env: { ...process.env, TMPDIR: temporary, TEST_TIER: 'gate' } };
	try {
		if (file.startsWith(WITH_BUNDLES))
			await promisify(execFile)(process.execPath, ['scripts/build.mjs', 'lambdas'], { cwd: folder });
		const jest = spawn(process.execPath, [join(folder, 'node_modules/.bin/jest'), ...args], options);
		const output: Buffer[] = [];
		for (const stream of [jest.stdout, jest.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
		const [exitCode] = await once(jest, 'close');
		return { exitCode, ...(await readReport(report)), output: Buffer.concat(output).toString() };
	} finally {
		await rm(temporary, { recursive: true, force: true, maxRetries: 5 });
	}
}

async function readReport(file: string): Promise<Pick<TestRun, 'broken' | 'outcomes'>> {
	const text = await readFile(file, 'utf8').catch(() => undefined);
	if (text === undefined) return { broken: 'jest ended without a report', outcomes: new Map() };
	const [result] = (JSON.parse(text) as Report).testResults;
	const ran = (result?.assertionResults ?? []).flatMap(({ fullName, status }) =>
		status === 'passed' || status === 'failed' ? [[fullName, status] as const] : [],
	);
	return { broken: ran.length === 0 ? (result?.message ?? 'no such file') : undefined, outcomes: new Map(ran) };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
