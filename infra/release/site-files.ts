import { readFile } from 'node:fs/promises';
import { GetObjectCommand, NoSuchKey, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { PRECOMPRESSED_EXTENSION } from '../lib/precompressed-files.ts';
import { contentTypeOf } from './content-type.ts';

/** A file of a version never changes: its folder is named by the content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

export interface Site {
	readonly s3: S3Client;
	readonly bucket: string;
}

/** Uploads one file of a version; a compressed one states its encoding, and the type of its content. */
export async function putFile({ s3, bucket }: Site, key: string, path: string): Promise<void> {
	const isCompressed = path.endsWith(PRECOMPRESSED_EXTENSION);
	await s3.send(
		new PutObjectCommand({
			Bucket: bucket,
			Key: key,
			Body: await readFile(path),
			ContentType: contentTypeOf(isCompressed ? path.slice(0, -PRECOMPRESSED_EXTENSION.length) : path),
			...(isCompressed ? { ContentEncoding: 'br' } : {}),
			CacheControl: IMMUTABLE,
		}),
	);
}

/** Uploads a document that browsers and the publisher must revalidate. */
export async function putDocument({ s3, bucket }: Site, key: string, document: unknown): Promise<void> {
	await s3.send(
		new PutObjectCommand({
			Bucket: bucket,
			Key: key,
			Body: JSON.stringify(document, null, '\t'),
			ContentType: contentTypeOf(key),
			CacheControl: 'no-cache',
		}),
	);
}

/** The text of an object, or undefined if there is none. */
export async function getText({ s3, bucket }: Site, key: string): Promise<string | undefined> {
	try {
		const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
		return await Body?.transformToString();
	} catch (error) {
		if (error instanceof NoSuchKey) return undefined;
		throw error;
	}
}
