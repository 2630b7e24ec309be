import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { awsClientDefaults } from '../platform/aws-client-defaults.ts';

export interface ReleaseFiles {
	/** The text of a file; throws when it is missing. */
	read(key: string): Promise<string>;
}

/** Without the permission to list the bucket a missing file is denied, so the message has to cover both. */
const isUnreadable = (error: unknown): boolean =>
	error instanceof Error && ['NoSuchKey', 'AccessDenied'].includes(error.name);

const releaseFiles = (s3: S3Client, Bucket: string): ReleaseFiles => ({
	async read(Key) {
		try {
			const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
			return (await Body?.transformToString()) ?? '';
		} catch (cause) {
			if (isUnreadable(cause)) throw new Error(`${Key} is not in the site bucket.`, { cause });
			throw cause;
		}
	},
});

export const releaseFilesFromEnvironment = (bucket: string): ReleaseFiles =>
	releaseFiles(new S3Client(awsClientDefaults), bucket);
