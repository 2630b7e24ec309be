import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { ArnPrincipal, Effect, type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { siteBucketName } from '../site-bucket-name.ts';

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
			bucketName: siteBucketName(Stack.of(this)),
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

	/** Lets a function deployed earlier encrypt what it puts here; what it may put, its own role says. */
	letEncrypt(role: IRole): void {
		this.key.addToResourcePolicy(
			new PolicyStatement({
				effect: Effect.ALLOW,
				principals: [new ArnPrincipal(role.roleArn)],
				actions: ['kms:GenerateDataKey'],
				resources: ['*'],
				conditions: { StringEquals: { 'kms:ViaService': `s3.${Stack.of(this).region}.amazonaws.com` } },
			}),
		);
	}
}
