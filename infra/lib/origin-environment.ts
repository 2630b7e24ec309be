/** The values of `x-origin-secret` that count in a stage, as references that CloudFormation resolves. */
export interface OriginSecretValues {
	/** By CloudFront. */
	readonly sent: string;
	/** The one to come, or the one that was. */
	readonly others: readonly string[];
}

/** What a function behind the distribution knows of them (`lambdas/src/platform/http/origin-secret.ts`). */
export const originEnvironment = ({ sent, others }: OriginSecretValues): Readonly<Record<string, string>> => ({
	ORIGIN_SECRET: sent,
	...(others.length === 0 ? {} : { OTHER_ORIGIN_SECRETS: others.join(',') }),
});
