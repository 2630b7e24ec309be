import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

async function filesIn(folder: string): Promise<readonly string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
	const files = entries.filter((entry) => entry.isFile());
	return files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
}

const textOf = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

/**
 * Makes the first folder like the second, file by file, by atomic moves: a concurrent build or watcher misses no file,
 * and unchanged files are not touched.
 */
export async function replaceFolder(folder: string, by: string): Promise<void> {
	const wanted = await filesIn(by);
	for (const file of wanted) {
		const [from, to] = [path.join(by, file), path.join(folder, file)];
		if ((await textOf(from)) === (await textOf(to))) continue;
		await mkdir(path.dirname(to), { recursive: true });
		await rename(from, to);
	}
	for (const file of await filesIn(folder)) if (!wanted.includes(file)) await rm(path.join(folder, file));
}
