import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDurableMap } from './durable-map.ts';

let folder = '';
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'durable-map-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => path.join(folder, 'map.jsonl');

test('values are there after opening the file again, in the order of the first set', async () => {
	const map = await openDurableMap<number>(file());
	await Promise.all([map.set('a', 1), map.set('b', 2), map.set('a', 3), map.set('c', 4)]);
	await map.delete('c');
	await map.close();
	const again = await openDurableMap<number>(file());
	expect(again.keys()).toEqual(['a', 'b']);
	expect(again.values()).toEqual([3, 2]);
	await again.close();
});

test('a set is on disk when its promise resolves, without closing', async () => {
	const map = await openDurableMap<string>(file());
	await map.set('key', 'value');
	expect(readFileSync(file(), 'utf8')).toContain('"value"');
	await map.close();
});

test('a line truncated by a crash is dropped, and later lines are intact', async () => {
	const map = await openDurableMap<string>(file());
	await map.set('whole', 'kept');
	await map.close();
	appendFileSync(file(), '["torn","va');
	const again = await openDurableMap<string>(file());
	await again.set('later', 'kept too');
	await again.close();
	const third = await openDurableMap<string>(file());
	expect(third.keys()).toEqual(['whole', 'later']);
	await third.close();
});

test('a file with a broken line in the middle is not opened', async () => {
	writeFileSync(file(), '["a",1]\nrubbish\n["b",2]\n');
	await expect(openDurableMap(file())).rejects.toThrow('Line 2 is not a journal record.');
});
