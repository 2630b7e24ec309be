import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readIfPresent } from '../state/atomic-file.ts';
import { codeOf } from '../state/error-code.ts';
import { identityOf } from './process-identity.ts';

interface Process {
	readonly pid: number;
	readonly identity: string;
}

interface Lock {
	readonly runner: Process;
	readonly engine?: Process;
}

/** Held while a local cloud runs on a data folder. */
export interface InstanceLock {
	/** Records the engine, so that the next start can end it if this process is killed. */
	noteEngine(pid: number): void;
	release(): void;
}

const own = (pid: number): Process => ({ pid, identity: identityOf(pid) ?? '' });
const isAlive = ({ pid, identity }: Process): boolean => identity !== '' && identityOf(pid) === identity;

/**
 * Locks the data folder for this process. A lock whose runner has ended is taken over, and its engine is ended after
 * its command line was checked. Throws when another local cloud runs there.
 */
export function takeLock(dataDir: string): InstanceLock {
	const file = path.join(dataDir, 'lock.json');
	const found = parse(readIfPresent(file));
	if (found && isAlive(found.runner)) {
		throw new Error(
			`Another local cloud (process ${found.runner.pid}) uses ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
		);
	}
	if (found?.engine && isAlive(found.engine)) process.kill(found.engine.pid, 'SIGKILL');
	rmSync(file, { force: true });
	const lock: Lock = { runner: own(process.pid) };
	create(file, lock, dataDir);
	return {
		// Not synced: it has to survive this process, but not a power cut, after which nothing runs.
		noteEngine: (pid) => writeFileSync(file, JSON.stringify({ ...lock, engine: own(pid) })),
		release: () => rmSync(file, { force: true }),
	};
}

function create(file: string, lock: Lock, dataDir: string): void {
	try {
		writeFileSync(file, JSON.stringify(lock), { flag: 'wx' });
	} catch (error) {
		if (codeOf(error) !== 'EEXIST') throw error;
		throw new Error(`Another local cloud has just started in ${dataDir}. Set DATA_DIR to another folder.`);
	}
}

/** A lock truncated by a crash is ignored. */
function parse(text: string | undefined): Lock | undefined {
	try {
		return text === undefined ? undefined : JSON.parse(text);
	} catch {
		return undefined;
	}
}
