import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the whole repository, from wherever inside it a test or a script was started. */
export function repositoryRoot(from: string = process.cwd()): string {
	if (existsSync(join(from, 'package-lock.json'))) return from;
	const parent = dirname(from);
	if (parent === from) throw new Error('Start this from inside the repository.');
	return repositoryRoot(parent);
}
