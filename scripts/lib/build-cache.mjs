import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ignored = new Set(['node_modules', 'dist', 'generated', 'cdk.out', '.local', 'coverage']);

function* filesOf(file) {
	if (!existsSync(file)) return;
	if (!statSync(file).isDirectory()) return yield file;
	for (const name of readdirSync(file).sort()) if (!ignored.has(name)) yield* filesOf(path.join(file, name));
}

/** One SHA-256 over the names and contents of all inputs, the Node version, and a salt for inputs other than files. */
export function hashOf(root, inputs, salt = '') {
	const hash = createHash('sha256').update(process.version).update(salt);
	for (const input of inputs) {
		for (const file of filesOf(path.join(root, input)))
			hash.update(path.relative(root, file)).update(readFileSync(file));
	}
	return hash.digest('hex');
}

const cacheFile = (root) => path.join(root, 'node_modules/.cache/tulia/build.json');

export function readCache(root) {
	const file = cacheFile(root);
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Written and renamed, so that an interrupted build leaves no partial cache. */
export function writeCache(root, step, hash) {
	const file = cacheFile(root);
	mkdirSync(path.dirname(file), { recursive: true });
	const temporary = `${file}.${process.pid}`;
	writeFileSync(temporary, JSON.stringify({ ...readCache(root), [step]: hash }));
	renameSync(temporary, file);
}
