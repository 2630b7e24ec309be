import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Audience } from '@tulia/contracts/endpoint';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { metricNamespaceOf } from '../centre-metric.ts';
import { leadingKeys } from '../grants/leading-keys.ts';
import { type Grant, type Resources, statementsOf } from '../grants/permissions.ts';
import { nameIn } from '../names.ts';
import type { Runbook } from '../runbooks.ts';
import type { Stage } from '../stage.ts';
import type { Worker } from '../workers.ts';
import { alarmOn } from './monitoring/alarms.ts';

export interface CentreFunctionProps {
	readonly stage: Stage;
	/** The folder of the bundle, and part of the function's name in AWS. */
	readonly name: Audience | Worker;
	readonly description: string;
	readonly environment: Record<string, string>;
	/** MB; processor share grows with it (1,769 MB is one vCPU). */
	readonly memorySize: number;
	readonly timeout: Duration;
	readonly grants: Iterable<Grant>;
	readonly resources: Resources;
	/** The effect of a failure on people, for the text of the alarm. */
	readonly humanImpact: string;
	readonly alarmTopic: ITopic;
	readonly dataKey: IKey;
	/** Maximum concurrency, so that one audience cannot use up the whole account's. */
	readonly reservedConcurrentExecutions?: number | undefined;
	/** Receives events that failed every asynchronous attempt. */
	readonly deadLetterQueue?: IQueue;
}

/** The runbook for errors of each function. */
const RUNBOOKS: Record<CentreFunctionProps['name'], Runbook> = {
	identity: 'an-answer-failed-on-our-side',
	content: 'an-answer-failed-on-our-side',
	engagement: 'an-answer-failed-on-our-side',
	booking: 'an-answer-failed-on-our-side',
	admin: 'an-answer-failed-on-our-side',
	'missing-page': 'an-answer-failed-on-our-side',
	notifier: 'a-mail-was-given-up',
	'mail-events': 'mails-come-back',
	'sms-events': 'sms-do-not-arrive',
	publisher: 'pages-are-out-of-date',
	renderer: 'pages-are-out-of-date',
	canary: 'the-canary-failed',
};

/** A deployed bundle with its own role of exact statements, encrypted log group, tracing, and alarm on errors. */
export class CentreFunction extends Construct {
	readonly function: LambdaFunction;
	readonly role: Role;

	constructor(scope: Construct, id: string, props: CentreFunctionProps) {
		super(scope, id);
		const { stage, name, humanImpact, alarmTopic, dataKey, grants, resources, environment, ...settings } = props;
		const functionName = nameIn(stage, name);
		const statements = statementsOf(grants, { ...resources, tableKeys: leadingKeys[name] });
		const logGroup = new LogGroup(this, 'Logs', {
			retention: stage.logRetentionDays,
			encryptionKey: dataKey,
			removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
		});
		this.role = new Role(this, 'Role', {
			assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
			description: `What ${functionName} may do`,
			// IAM refuses a policy without statements.
			inlinePolicies: statements.length > 0 ? { Grants: new PolicyDocument({ statements: [...statements] }) } : {},
		});
		logGroup.grantWrite(this.role);
		this.function = new LambdaFunction(this, 'Function', {
			...settings,
			functionName,
			environment: { ...environment, METRICS_NAMESPACE: metricNamespaceOf(stage) },
			code: Code.fromAsset(bundleOf(name)),
			handler: 'index.handler',
			runtime: Runtime.NODEJS_24_X,
			architecture: Architecture.ARM_64,
			tracing: Tracing.ACTIVE,
			role: this.role,
			logGroup,
		});
		const metric = this.function.metricErrors({ period: Duration.minutes(5) });
		alarmOn(this, 'Errors', { metric, above: 0, humanImpact, runbook: RUNBOOKS[name], topic: alarmTopic });
	}
}

/** One folder per function with its `index.mjs`; tests that need no code set FUNCTIONS_DIR to empty ones. */
function bundleOf(name: string): string {
	const built = process.env.FUNCTIONS_DIR ?? fileURLToPath(new URL('../../../lambdas/dist', import.meta.url));
	const bundle = join(built, name);
	if (!existsSync(bundle))
		throw new Error(`The bundle ${bundle} is missing. Build the functions first: npm run build.`);
	return bundle;
}
