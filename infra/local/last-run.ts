import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readIfPresent } from 'local-cloud/atomic-file';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The note in a data folder about the last run. */
interface LastRun {
	/** Commit of its code. */
	readonly version: string;
	/** ISO UTC: the clock when it was last noted, at most a few seconds before the end of the run. */
	readonly until: string;
}

/** Interval of the notes, milliseconds. A restarted clock begins this much after the last note. */
export const NOTED_EVERY = 5_000;

const fileIn = (dataDir: string): string => path.join(dataDir, 'last-run.json');

/** Abbreviated commit of this code; `unknown` outside of a clone. */
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

/** Undefined after no run, an emptied folder, or a run without a note. */
export function lastRun(dataDir: string): LastRun | undefined {
	try {
		const said: Partial<LastRun> = JSON.parse(readIfPresent(fileIn(dataDir)) ?? '{}');
		const { version, until } = said;
		return version !== undefined && until !== undefined && !Number.isNaN(Date.parse(until))
			? { version, until }
			: undefined;
	} catch {
		// Truncated.
		return undefined;
	}
}

/** Stores version and clock of this run at an interval, until the process ends. */
export function noteRun(dataDir: string, version: string, now: () => Date): NodeJS.Timeout {
	const note = (): void => writeFileSync(fileIn(dataDir), JSON.stringify({ version, until: now().toISOString() }));
	note();
	return setInterval(note, NOTED_EVERY).unref();
}

export const forgetRun = (dataDir: string): void => rmSync(fileIn(dataDir), { force: true });
