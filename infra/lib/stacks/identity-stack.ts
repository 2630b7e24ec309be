import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';

/** What proves who somebody is: the key that signs access tokens (ES256). Its private half never leaves KMS. */
export class IdentityStack extends Stack {
	readonly signingKey: Key;

	constructor(scope: Construct, id: string, props: StackProps) {
		super(scope, id, props);
		this.signingKey = new Key(this, 'SigningKey', {
			alias: 'tulia/tokens',
			description: 'Signs access tokens (ES256)',
			keySpec: KeySpec.ECC_NIST_P256,
			keyUsage: KeyUsage.SIGN_VERIFY,
			removalPolicy: RemovalPolicy.RETAIN,
		});
		new CfnOutput(this, 'SigningKeyId', { value: this.signingKey.keyId });
	}
}
