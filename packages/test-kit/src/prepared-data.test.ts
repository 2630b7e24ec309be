import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from 'local-cloud/free-port';
import { copyPrepared, preparedData } from './prepared-data.ts';

let dir: string;
let filled: string[];
const before = process.env.TULIA_PREPARED_DIR;
beforeEach(async () => {
	dir = await mkdtemp(join(tmpdir(), 'tulia-test-'));
	process.env.TULIA_PREPARED_DIR = dir;
	filled = [];
});
afterEach(async () => {
	if (before === undefined) delete process.env.TULIA_PREPARED_DIR;
	else process.env.TULIA_PREPARED_DIR = before;
	await rm(dir, { recursive: true, force: true });
});

async function fill(folder: string): Promise<number> {
	filled.push(folder);
	await writeFile(join(folder, 'records'), 'seeded');
	return freePort();
}

test('data are filled once, and every copy is its own', async () => {
	const first = await preparedData(fill);
	const second = await preparedData(fill);
	expect(second).toEqual(first);
	expect(filled).toHaveLength(1);
	if (!first) throw new Error('Nothing was prepared.');
	const copy = join(dir, 'copy');
	await copyPrepared(first, copy);
	await writeFile(join(copy, 'records'), 'changed');
	expect(await readFile(join(first.folder, 'records'), 'utf8')).toBe('seeded');
});

test('a preparation that was cut off is made again, on an empty folder', async () => {
	const cut = async (folder: string): Promise<number> => {
		await writeFile(join(folder, 'half'), '');
		throw new Error('cut off');
	};
	await expect(preparedData(cut)).rejects.toThrow('cut off');
	const prepared = await preparedData(fill);
	await expect(readFile(join(prepared?.folder ?? '', 'half'))).rejects.toThrow();
	expect(filled).toHaveLength(1);
});

test('a second cloud at the same time begins with nothing, because the address of the first is taken', async () => {
	const first = await preparedData(fill);
	const server = createServer().listen(first?.port, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	expect(await preparedData(fill)).toBeUndefined();
	await new Promise((resolve) => server.close(resolve));
	expect(await preparedData(fill)).toEqual(first);
});

test('without the folder of a test run nothing is prepared', async () => {
	delete process.env.TULIA_PREPARED_DIR;
	expect(await preparedData(fill)).toBeUndefined();
	expect(filled).toEqual([]);
});
