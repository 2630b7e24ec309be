import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readIfPresent } from 'local-cloud/atomic-file';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a data folder says of the last run on it. */
interface LastRun {
	/** The commit of its code. */
	readonly version: string;
	/** ISO UTC: what its clock showed when it was last seen, at most a few seconds before its end. */
	readonly until: string;
}

/** Milliseconds between two notes of the clock. A clock that starts anew is ahead of the last by this much. */
export const NOTED_EVERY = 5_000;

const fileIn = (dataDir: string): string => path.join(dataDir, 'last-run.json');

/** The commit of this code, as Git names it shortly; `unknown` where it is no clone. */
export function codeVersion(): string {
	try {
		return execFileSync('git', ['describe', '--always', '--dirty'], {
			cwd: root,
			encoding: 'utf8',
			stdio: 'pipe',
		}).trim();
	} catch {
		return 'unknown';
	}
}

/** Undefined: nothing ran there, it was emptied, or its last run kept no note. */
export function lastRun(dataDir: string): LastRun | undefined {
	try {
		const said: Partial<LastRun> = JSON.parse(readIfPresent(fileIn(dataDir)) ?? '{}');
		const { version, until } = said;
		return version !== undefined && until !== undefined && !Number.isNaN(Date.parse(until))
			? { version, until }
			: undefined;
	} catch {
		// Cut short: it tells nothing.
		return undefined;
	}
}

/** Notes from now on what runs here and what its clock shows. Ends with the process. */
export function noteRun(dataDir: string, version: string, now: () => Date): NodeJS.Timeout {
	const note = (): void => writeFileSync(fileIn(dataDir), JSON.stringify({ version, until: now().toISOString() }));
	note();
	return setInterval(note, NOTED_EVERY).unref();
}

export const forgetRun = (dataDir: string): void => rmSync(fileIn(dataDir), { force: true });
