import { mkdirSync, readFileSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from './error-code.ts';

let written = 0;

/** Replaces a file atomically and durably: written beside it, synced, renamed, and the folder synced, too. */
export async function writeFileAtomically(file: string, data: string | Uint8Array): Promise<void> {
	await mkdir(path.dirname(file), { recursive: true });
	written += 1;
	const temporary = `${file}.${process.pid}.${written}.tmp`;
	const handle = await open(temporary, 'w');
	try {
		await handle.writeFile(data);
		await handle.sync();
	} finally {
		await handle.close();
	}
	await rename(temporary, file);
	await syncFolder(path.dirname(file));
}

async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder, 'r');
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

/** The text of a file, or undefined when there is none. Creates its folder if needed. */
export function readIfPresent(file: string): string | undefined {
	mkdirSync(path.dirname(file), { recursive: true });
	try {
		return readFileSync(file, 'utf8');
	} catch (error) {
		if (codeOf(error) === 'ENOENT') return undefined;
		throw error;
	}
}
