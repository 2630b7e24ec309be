import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@tulia/test-kit/repository-root';

/** The scripts and styles of one page of the content module, as its release names them. */
export function filesOfPage(name: string): readonly string[] {
	const release = JSON.parse(readFileSync(join(repositoryRoot(), 'mfe-content/dist/release.json'), 'utf8'));
	const { scripts, styles } = release.pages[name];
	return [...scripts, ...styles];
}
