import type { LogEntry } from './story.ts';

/** Reads what a function printed. Lambda's own lines, and what is no JSON, become a line without fields. */
export function readLogLine(functionName: string, at: string, line: string): LogEntry {
	try {
		const fields: unknown = JSON.parse(line);
		if (typeof fields === 'object' && fields !== null) return { at, functionName, fields: { ...fields } };
	} catch {
		// no JSON
	}
	return { at, functionName, fields: { message: line.trimEnd() } };
}
