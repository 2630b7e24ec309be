import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface Fingerprint {
	/** SHA-256 of the source and the maker. */
	readonly source: string;
	/** SHA-256 of the content, so that a file edited by hand is made again. */
	readonly text: string;
}

/** Where a build leaves the fingerprints of its files for the next one. */
export const FINGERPRINTS = 'fingerprints.json';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const readJson = async (file: string): Promise<Record<string, Fingerprint>> => {
	try {
		return JSON.parse(await readFile(file, 'utf8'));
	} catch {
		return {};
	}
};

export interface MemoizedFiles {
	/** Returns the text of the last build where the source is unchanged, otherwise what `make` returns. */
	textOf(file: string, source: string, make: () => Promise<string>): Promise<string>;
	/** The content of `FINGERPRINTS`, for the requested files. */
	fingerprints(): string;
}

/**
 * Memoises files from one build to the next.
 *
 * @param folder The output of the previous build; it may be missing.
 * @param maker The code of the build: a change of it invalidates every file.
 */
export async function memoizeFiles(folder: string, maker: string): Promise<MemoizedFiles> {
	const by = sha256(maker);
	const before = await readJson(path.join(folder, FINGERPRINTS));
	const now: Record<string, Fingerprint> = {};

	async function madeBefore(file: string, source: string): Promise<string | undefined> {
		const fingerprint = before[file];
		if (fingerprint?.source !== source) return undefined;
		const text = await readFile(path.join(folder, file), 'utf8').catch(() => '');
		return sha256(text) === fingerprint.text ? text : undefined;
	}

	return {
		async textOf(file, source, make) {
			const hash = sha256(by + source);
			const text = (await madeBefore(file, hash)) ?? (await make());
			now[file] = { source: hash, text: sha256(text) };
			return text;
		},
		fingerprints: () => `${JSON.stringify(now, null, '\t')}\n`,
	};
}
