import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The root folder of the repository, from any working directory inside it. */
export function repositoryRoot(from: string = process.cwd()): string {
	if (existsSync(join(from, 'package-lock.json'))) return from;
	const parent = dirname(from);
	if (parent === from) throw new Error('Start this from inside the repository.');
	return repositoryRoot(parent);
}
