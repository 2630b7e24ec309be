import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { awsClientDefaults } from '../platform/aws-client-defaults.ts';
import type { Site } from './site.ts';

export const siteGateway = (s3: S3Client, Bucket: string): Site => ({
	async read(Key) {
		try {
			return await (await s3.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString();
		} catch (error) {
			if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
			throw error;
		}
	},
	async write(Key, Body, ContentType) {
		await s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, CacheControl: 'no-cache' }));
	},
});

export const siteFromEnvironment = (bucket: string): Site => siteGateway(new S3Client(awsClientDefaults), bucket);
