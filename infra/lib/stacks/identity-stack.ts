import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { keyAliasIn } from '../names.ts';
import type { Stage } from '../stage.ts';

export interface IdentityStackProps extends StackProps {
	readonly stage: Stage;
}

/** What proves who somebody is: the keys that sign access tokens (ES256). Their private halves never leave KMS. */
export class IdentityStack extends Stack {
	/** The key that signs from now on. */
	readonly signingKey: Key;
	/** Keys whose signatures count besides: the one to come, or the one that was. */
	readonly otherKeys: readonly Key[];

	constructor(scope: Construct, id: string, { stage, ...props }: IdentityStackProps) {
		super(scope, id, props);
		const [signing, ...others] = stage.signingKeys;
		this.signingKey = this.keyNamed(signing, stage);
		this.otherKeys = others.map((name) => this.keyNamed(name, stage));
		new CfnOutput(this, 'SigningKeyId', { value: this.signingKey.keyId });
	}

	/** A key that leaves the list stays in the account until somebody schedules its deletion. */
	private keyNamed(name: string, stage: Stage): Key {
		return new Key(this, `SigningKey-${name}`, {
			alias: keyAliasIn(stage, `tokens-${name}`),
			description: `Signs access tokens (ES256), ${name}`,
			keySpec: KeySpec.ECC_NIST_P256,
			keyUsage: KeyUsage.SIGN_VERIFY,
			removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
		});
	}
}
