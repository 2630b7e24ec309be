import {
	DeleteObjectCommand,
	GetObjectCommand,
	HeadObjectCommand,
	PutObjectCommand,
	paginateListObjectsV2,
	S3Client,
} from '@aws-sdk/client-s3';
import { awsClientDefaults } from '../platform/aws-client-defaults.ts';
import { inlineMetadata, inlineOf } from './inline-metadata.ts';
import type { Site } from './site.ts';

const isMissing = (error: unknown): boolean =>
	error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

export function siteGateway(s3: S3Client, Bucket: string): Site {
	const readDocument: Site['readDocument'] = async (Key) => {
		try {
			const { Body, Metadata } = await s3.send(new GetObjectCommand({ Bucket, Key }));
			return Body && { body: await Body.transformToString(), inline: inlineOf(Metadata) };
		} catch (error) {
			if (isMissing(error)) return undefined;
			throw error;
		}
	};
	return {
		read: async (key) => (await readDocument(key))?.body,
		readDocument,
		async fingerprintOf(Key) {
			try {
				return (await s3.send(new HeadObjectCommand({ Bucket, Key }))).Metadata?.fingerprint;
			} catch (error) {
				if (isMissing(error)) return undefined;
				throw error;
			}
		},
		async write(Key, { body: Body, type: ContentType, fingerprint, inline }) {
			const Metadata = { fingerprint, ...inlineMetadata(inline) };
			await s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, CacheControl: 'no-cache', Metadata }));
		},
		async keysIn(Prefix) {
			const keys: string[] = [];
			for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket, Prefix }))
				keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
			return keys;
		},
		async remove(Key) {
			await s3.send(new DeleteObjectCommand({ Bucket, Key }));
		},
	};
}

export const siteFromEnvironment = (bucket: string): Site => siteGateway(new S3Client(awsClientDefaults), bucket);
