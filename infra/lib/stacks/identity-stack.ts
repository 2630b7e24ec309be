import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { keyAliasIn } from '../names.ts';
import type { Stage } from '../stage.ts';

export interface IdentityStackProps extends StackProps {
	readonly stage: Stage;
}

/** Authentication keys: they sign access tokens (ES256). Their private halves never leave KMS. */
export class IdentityStack extends Stack {
	/** The key that signs new tokens. */
	readonly signingKey: Key;
	/** Further valid keys during a rotation: the next or the previous one. */
	readonly otherKeys: readonly Key[];

	constructor(scope: Construct, id: string, { stage, ...props }: IdentityStackProps) {
		super(scope, id, props);
		const [signing, ...others] = stage.signingKeys;
		this.signingKey = this.keyNamed(signing, stage);
		this.otherKeys = others.map((name) => this.keyNamed(name, stage));
		new CfnOutput(this, 'SigningKeyId', { value: this.signingKey.keyId });
	}

	/** A key removed from the list stays in the account until its deletion is scheduled by hand. */
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
