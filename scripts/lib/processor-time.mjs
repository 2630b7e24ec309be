import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Ticks a second in which Linux counts (`sysconf(_SC_CLK_TCK)`), on every platform it runs Node on. */
const TICKS = 100;

/** Seconds of processor time of every process that this one started and that has ended, with theirs; undefined without /proc. */
function ofEndedProcesses() {
	try {
		// After the name, which may hold spaces: cutime and cstime are the 14th and 15th fields from the state on (proc(5)).
		const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
		return (Number(fields[13]) + Number(fields[14])) / TICKS;
	} catch {
		return undefined;
	}
}

let counted = ofEndedProcesses();

/**
 * Seconds of processor time of what has ended since the last call: called at the end of each process that is waited for, it is what that
 * process used, with all its descendants that were waited for. Undefined where the system does not say.
 */
export function processorTimeOfEnded() {
	const before = counted;
	counted = ofEndedProcesses();
	return before === undefined || counted === undefined ? undefined : counted - before;
}

/** Seconds of processor time of everything on this machine since it started. */
export const processorTimeOfMachine = () =>
	cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;
