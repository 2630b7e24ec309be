/** The valid values of `x-origin-secret` in a stage, as CloudFormation references. */
export interface OriginSecretValues {
	/** Sent by CloudFront. */
	readonly sent: string;
	/** The next one or the previous one, during a rotation. */
	readonly others: readonly string[];
}

/** The environment of a function behind the distribution (`lambdas/src/platform/http/origin-secret.ts`). */
export const originEnvironment = ({ sent, others }: OriginSecretValues): Readonly<Record<string, string>> => ({
	ORIGIN_SECRET: sent,
	...(others.length === 0 ? {} : { OTHER_ORIGIN_SECRETS: others.join(',') }),
});
