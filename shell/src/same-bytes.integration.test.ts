import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { siteModules, workspaceOf } from '@tulia/contracts/site-modules';
import { copyRepository, type RepositoryCopy } from '@tulia/test-kit/repository-copy';
import { repositoryRoot } from '@tulia/test-kit/repository-root';

const run = promisify(execFile);
const here = repositoryRoot();
let copy: RepositoryCopy;

beforeAll(async () => {
	copy = await copyRepository();
});
afterAll(() => copy?.remove());

const filesIn = (folder: string): readonly string[] =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
		.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
		.sort();

/** The files of one folder whose bytes differ from the same file in the other folder. */
const differing = (one: string, other: string): readonly string[] =>
	filesIn(one).filter((file) => {
		const there = path.join(other, file);
		return !readFileSync(path.join(one, file)).equals(readFileSync(there));
	});

test.each(siteModules)('the browser build of %s is reproducible in another folder (decision 044)', async (module) => {
	const out = path.join(copy.folder, 'compiled', module);
	await run(process.execPath, [path.join(copy.folder, 'packages/build/compile-for-browsers.mjs'), module, out]);
	const built = path.join(here, workspaceOf(module), 'dist');
	expect(filesIn(built)).toEqual(expect.arrayContaining([...filesIn(out)]));
	expect(filesIn(out).length).toBeGreaterThan(2);
	expect(differing(out, built)).toEqual([]);
});
