import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replaceFolder } from './replace-folder.ts';

let root: string;
beforeEach(() => {
	root = mkdtempSync(path.join(tmpdir(), 'tulia-replace-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const folder = (name: string): string => path.join(root, name);
function write(file: string, text: string): void {
	mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
	writeFileSync(path.join(root, file), text);
}

test('the replaced folder has the files of the other folder, and no others', async () => {
	write('old/routes/faq.ts', 'before');
	write('old/routes/gone.ts', 'before');
	write('new/routes/faq.ts', 'after');
	write('new/validators/faq.js', 'new');
	await replaceFolder(folder('old'), folder('new'));
	expect(readFileSync(path.join(root, 'old/routes/faq.ts'), 'utf8')).toBe('after');
	expect(readFileSync(path.join(root, 'old/validators/faq.js'), 'utf8')).toBe('new');
	expect(readdirSync(path.join(root, 'old/routes'))).toEqual(['faq.ts']);
});

test('an unchanged file is not touched', async () => {
	write('old/a.ts', 'same');
	write('new/a.ts', 'same');
	const before = statSync(path.join(root, 'old/a.ts')).ino;
	await replaceFolder(folder('old'), folder('new'));
	expect(statSync(path.join(root, 'old/a.ts')).ino).toBe(before);
});

test('a missing folder is created', async () => {
	write('new/a.ts', 'text');
	await replaceFolder(folder('old'), folder('new'));
	expect(readFileSync(path.join(root, 'old/a.ts'), 'utf8')).toBe('text');
});
