import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process at one time. Its id alone may be reused later. */
export interface RunningProcess {
	readonly pid: number;
	readonly parent: number;
	/** Clock ticks since the machine started. */
	readonly started: string;
	readonly command: string;
}

function processOf(pid: number): RunningProcess | undefined {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
		// The second field is the bracketed name, maybe with spaces; 3, 4 and 22 are state, parent and start time.
		const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
		if (fields[0] === 'Z') return undefined;
		const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
		return { pid, parent: Number(fields[1]), started: fields[19] ?? '', command };
	} catch {
		return undefined;
	}
}

const running = (): readonly RunningProcess[] =>
	readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.flatMap((pid) => processOf(Number(pid)) ?? []);

/** A process and its running descendants. Linux only. */
export function withDescendants(pid: number): readonly RunningProcess[] {
	const all = running();
	const found = new Set([pid]);
	for (let size = 0; size !== found.size; ) {
		size = found.size;
		for (const one of all) if (found.has(one.parent)) found.add(one.pid);
	}
	return all.filter((one) => found.has(one.pid));
}

/** Those that still run after at most `seconds`, by their command lines. */
export async function leftOf(processes: readonly RunningProcess[], seconds: number): Promise<readonly string[]> {
	let remaining = processes;
	for (let waited = 0; waited < seconds * 10 && remaining.length > 0; waited += 1) {
		remaining = remaining.filter(({ pid, started }) => processOf(pid)?.started === started);
		if (remaining.length > 0) await sleep(100);
	}
	return remaining.map(({ command }) => command);
}

/** Kills those that still run. */
export function endAll(processes: readonly RunningProcess[]): void {
	for (const { pid, started } of processes) if (processOf(pid)?.started === started) process.kill(pid, 'SIGKILL');
}
