import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '../../state/atomic-file.ts';

/** The stored metadata of an object. */
export interface ObjectMetadata {
	readonly key: string;
	readonly etag: string;
	readonly contentType: string;
	readonly cacheControl: string | undefined;
	readonly contentEncoding: string | undefined;
	/** ISO, real time. */
	readonly modifiedAt: string;
	readonly size: number;
	/** `x-amz-meta-*` */
	readonly custom: Readonly<Record<string, string>>;
}

type NewObject = Omit<ObjectMetadata, 'etag' | 'modifiedAt' | 'size'> & { readonly body: Uint8Array };

/** A bucket on disk: one file per object, replaced atomically. */
export interface Bucket {
	readonly name: string;
	put(object: NewObject): Promise<ObjectMetadata>;
	head(key: string): ObjectMetadata | undefined;
	read(key: string): Promise<Buffer | undefined>;
	delete(key: string): Promise<void>;
	/** In the order of UTF-8 bytes, as S3 lists. */
	list(prefix: string): readonly ObjectMetadata[];
	clear(): Promise<void>;
	/** Takes a snapshot; the function restores it and resolves with whether anything differed. */
	snapshot(): Promise<() => Promise<boolean>>;
}

/** A file is a line of JSON (the metadata) and then the bytes, so that both change together. */
export async function openBucket(folder: string, name: string): Promise<Bucket> {
	const directory = path.join(folder, name);
	mkdirSync(directory, { recursive: true });
	const index = await readIndex(directory);

	async function restore(kept: ReadonlyMap<ObjectMetadata, Buffer>): Promise<boolean> {
		const keys = new Set([...kept.keys()].map(({ key }) => key));
		const added = [...index.keys()].filter((key) => !keys.has(key));
		const changed = [...kept].filter(([metadata]) => index.get(metadata.key) !== metadata);
		await Promise.all([
			...added.map(remove),
			...changed.map(async ([metadata, file]) => {
				await writeFileAtomically(fileOf(directory, metadata.key), file);
				index.set(metadata.key, metadata);
			}),
		]);
		return added.length + changed.length > 0;
	}

	async function remove(key: string): Promise<void> {
		index.delete(key);
		await rm(fileOf(directory, key), { force: true });
	}

	return {
		name,
		async put({ body, ...given }) {
			const etag = `"${createHash('md5').update(body).digest('hex')}"`;
			const metadata = { ...given, etag, size: body.length, modifiedAt: new Date().toISOString() };
			const head = Buffer.from(`${JSON.stringify(metadata)}\n`);
			await writeFileAtomically(fileOf(directory, given.key), Buffer.concat([head, body]));
			index.set(given.key, metadata);
			return metadata;
		},
		head: (key) => index.get(key),
		async read(key) {
			if (!index.has(key)) return undefined;
			const file = await readFile(fileOf(directory, key));
			return file.subarray(file.indexOf(0x0a) + 1);
		},
		delete: remove,
		list: (prefix) =>
			[...index.values()]
				.filter(({ key }) => key.startsWith(prefix))
				.sort((one, other) => Buffer.compare(Buffer.from(one.key), Buffer.from(other.key))),
		clear: async () => void (await Promise.all([...index.keys()].map(remove))),
		async snapshot() {
			const read = async (metadata: ObjectMetadata) =>
				[metadata, await readFile(fileOf(directory, metadata.key))] as const;
			const kept = new Map(await Promise.all([...index.values()].map(read)));
			return () => restore(kept);
		},
	};
}

/** A flat name: keys `a` and `a/b` may both exist, and names have a length limit. */
const fileOf = (directory: string, key: string): string =>
	path.join(directory, createHash('sha256').update(key).digest('hex'));

async function readIndex(directory: string): Promise<Map<string, ObjectMetadata>> {
	const files = (await readdir(directory)).filter((file) => /^[0-9a-f]{64}$/.test(file));
	const heads = await Promise.all(files.map((file) => readHead(path.join(directory, file))));
	return new Map(heads.map((metadata) => [metadata.key, metadata]));
}

async function readHead(file: string): Promise<ObjectMetadata> {
	const handle = await open(file, 'r');
	try {
		const buffer = Buffer.alloc(16_384);
		const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0);
		const text = buffer.subarray(0, bytesRead);
		return JSON.parse(text.subarray(0, text.indexOf(0x0a)).toString());
	} finally {
		await handle.close();
	}
}
