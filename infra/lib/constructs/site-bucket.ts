import { RemovalPolicy } from 'aws-cdk-lib';
import { Key } from 'aws-cdk-lib/aws-kms';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

/** The site's files: private, TLS only, versioned, read by the distribution alone. */
export class SiteBucket extends Construct {
	readonly bucket: Bucket;
	readonly key: Key;

	constructor(scope: Construct, id: string) {
		super(scope, id);
		this.key = new Key(this, 'Key', {
			alias: 'tulia/site',
			description: 'Encrypts the site bucket',
			enableKeyRotation: true,
			removalPolicy: RemovalPolicy.RETAIN,
		});
		this.bucket = new Bucket(this, 'Bucket', {
			encryption: BucketEncryption.KMS,
			encryptionKey: this.key,
			bucketKeyEnabled: true,
			blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
			objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
			enforceSSL: true,
			versioned: true,
			removalPolicy: RemovalPolicy.RETAIN,
		});
	}
}
