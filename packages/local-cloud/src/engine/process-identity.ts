import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Start time and command line of a process, because ids are reused. Undefined when it cannot be queried. */
export function identityOf(pid: number): string | undefined {
	return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): string | undefined {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
		// The second field is the name in parentheses and may contain spaces. Fields 3 and 22 are state and start time.
		const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
		if (fields[0] === 'Z') return undefined;
		const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
		return `${fields[19]} ${command}`;
	} catch {
		return undefined;
	}
}

function fromPs(pid: number): string | undefined {
	try {
		const found = execFileSync('ps', ['-o', 'lstart=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
		return found === '' ? undefined : found;
	} catch {
		return undefined;
	}
}
