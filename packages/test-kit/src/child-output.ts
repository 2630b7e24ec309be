import type { ChildProcess } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/**
 * Reads what a child process prints, from now on, on both its streams. The text comes without colour codes: many tools
 * write them even into a pipe where `CI` or `FORCE_COLOR` is set, in the middle of the words a test looks for.
 */
export function readOutput(child: ChildProcess): () => string {
	const chunks: string[] = [];
	for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(String(chunk)));
	return () => stripVTControlCharacters(chunks.join(''));
}
