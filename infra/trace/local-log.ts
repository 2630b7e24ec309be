import { readLogLine } from './log-line.ts';
import type { FindEntries } from './story.ts';

interface LocalLine {
	readonly at: string;
	readonly functionName: string;
	readonly line: string;
}

/** The log of a local cloud: the newest thousand lines of all functions, read once. */
export async function localLog(origin: string): Promise<FindEntries> {
	const answer = await fetch(`${origin}/__local/api/logs`).catch(() => undefined);
	if (!answer?.ok) throw new Error(`No local cloud answers at ${origin}. Start it with npm start, or name a stage.`);
	const lines: readonly LocalLine[] = await answer.json();
	return async (id) =>
		lines
			.filter(({ line }) => line.includes(`"${id}"`))
			.map(({ functionName, at, line }) => readLogLine(functionName, at, line));
}
