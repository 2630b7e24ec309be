import type { LogEntry } from './story.ts';

/** Parses a log line of a function. Lambda's own lines, and those that are not JSON, have no fields. */
export function readLogLine(functionName: string, at: string, line: string): LogEntry {
	try {
		const fields: unknown = JSON.parse(line);
		if (typeof fields === 'object' && fields !== null) return { at, functionName, fields: { ...fields } };
	} catch {
		// not JSON
	}
	return { at, functionName, fields: { message: line.trimEnd() } };
}
