import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { awsClientDefaults } from '../platform/aws-client-defaults.ts';
import { addressOf, type CoverStore } from './cover.ts';

/** Covers in the site's bucket, beneath `uploads/`, where the distribution serves them with the type that is said here. */
export const coverGateway = (s3: S3Client, Bucket: string): CoverStore => ({
	async keep(cover) {
		await s3.send(
			new PutObjectCommand({
				Bucket,
				Key: addressOf(cover).slice(1),
				Body: cover.bytes,
				ContentType: 'image/webp',
				// Its name is made of its content, so whoever has it never needs to ask again.
				CacheControl: 'public, max-age=31536000, immutable',
			}),
		);
	},
	async remove(address) {
		await s3.send(new DeleteObjectCommand({ Bucket, Key: address.slice(1) }));
	},
});

export const coversFromEnvironment = (bucket: string): CoverStore =>
	coverGateway(new S3Client(awsClientDefaults), bucket);
