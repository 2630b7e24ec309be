import { PAGES_FOLDER } from '@tulia/contracts/site-addresses';
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { ArnPrincipal, Effect, type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { BlockPublicAccess, Bucket, BucketEncryption, type LifecycleRule, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { keyAliasIn } from '../names.ts';
import { siteBucketName, UPLOADS_PREFIX } from '../site-bucket-name.ts';
import type { Stage } from '../stage.ts';

/**
 * Retention of replaced and deleted versions. Pages contain comments that may be rejected or erased, and uploads show
 * people: one day, S3's minimum, is enough, because the publisher renders every page again from the table and a
 * rollback only moves a pointer (promise W12). Of two matching rules, S3 applies the shorter.
 */
const oldVersions: readonly LifecycleRule[] = [
	{ id: 'old-pages', prefix: PAGES_FOLDER, noncurrentVersionExpiration: Duration.days(1) },
	{ id: 'old-pictures', prefix: UPLOADS_PREFIX, noncurrentVersionExpiration: Duration.days(1) },
	{
		id: 'old-files',
		noncurrentVersionExpiration: Duration.days(30),
		expiredObjectDeleteMarker: true,
		abortIncompleteMultipartUploadAfter: Duration.days(1),
	},
];

/** The site's files: private, TLS only, versioned, readable by the distribution only. */
export class SiteBucket extends Construct {
	readonly bucket: Bucket;
	readonly key: Key;

	constructor(scope: Construct, id: string, stage: Stage) {
		super(scope, id);
		this.key = new Key(this, 'Key', {
			alias: keyAliasIn(stage, 'site'),
			description: 'Encrypts the site bucket',
			enableKeyRotation: true,
			removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
		});
		this.bucket = new Bucket(this, 'Bucket', {
			bucketName: siteBucketName(stage),
			encryption: BucketEncryption.KMS,
			encryptionKey: this.key,
			bucketKeyEnabled: true,
			blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
			objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
			enforceSSL: true,
			versioned: true,
			lifecycleRules: [...oldVersions],
			removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
		});
	}

	/** Allows a function deployed earlier to use the key; its own role limits the objects. */
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
