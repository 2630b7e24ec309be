import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { awsClientDefaults } from '../platform/aws-client-defaults.ts';
import { addressOf, type CoverStore } from './cover.ts';

/** Covers in the site's bucket, beneath `uploads/`, which the distribution serves with the content type set here. */
export const coverGateway = (s3: S3Client, Bucket: string): CoverStore => ({
	async keep(cover) {
		await s3.send(
			new PutObjectCommand({
				Bucket,
				Key: addressOf(cover).slice(1),
				Body: cover.bytes,
				ContentType: 'image/webp',
				// The name is a hash of the content, so a cached copy never becomes stale.
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
