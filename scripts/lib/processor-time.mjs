import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Linux's clock ticks per second (`sysconf(_SC_CLK_TCK)`), on every platform Node runs on. */
const TICKS = 100;

/** Processor time in seconds of all ended children and their descendants; undefined without /proc. */
function ofEndedProcesses() {
	try {
		// After the name, which may contain spaces: cutime and cstime are the 14th and 15th fields from the state on
		// (proc(5)).
		const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
		return (Number(fields[13]) + Number(fields[14])) / TICKS;
	} catch {
		return undefined;
	}
}

let counted = ofEndedProcesses();

/**
 * Processor time in seconds of children that ended since the last call: called at the end of each child, it is that
 * child's time, with its awaited descendants. Undefined where the system does not report it.
 */
export function processorTimeOfEnded() {
	const before = counted;
	counted = ofEndedProcesses();
	return before === undefined || counted === undefined ? undefined : counted - before;
}

/** Processor time in seconds of the whole machine since its start. */
export const processorTimeOfMachine = () =>
	cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;
