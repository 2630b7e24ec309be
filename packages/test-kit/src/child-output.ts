import type { ChildProcess } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/**
 * Collects the output of a child process on both streams, from now on, without colour codes: many tools write them even
 * into a pipe where `CI` or `FORCE_COLOR` is set.
 */
export function readOutput(child: ChildProcess): () => string {
	const chunks: string[] = [];
	for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(String(chunk)));
	return () => stripVTControlCharacters(chunks.join(''));
}
