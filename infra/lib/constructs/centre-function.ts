import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Audience } from '@tulia/contracts/endpoint';
import { Duration } from 'aws-cdk-lib';
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { leadingKeys } from '../leading-keys.ts';
import { type Grant, type Resources, statementsOf } from '../permissions.ts';
import type { Worker } from '../workers.ts';
import { alarmOn } from './alarms.ts';

/** One function of the centre. */
export interface CentreFunctionProps {
	/** The bundle's folder, and `tulia-<name>` in AWS. */
	readonly name: Audience | Worker;
	readonly description: string;
	readonly environment: Record<string, string>;
	/** In MB; the share of a processor grows with it (1,769 MB is one). */
	readonly memorySize: number;
	readonly timeout: Duration;
	readonly grants: Iterable<Grant>;
	readonly resources: Resources;
	/** Who is hurt when it fails (the alarm's text). */
	readonly humanImpact: string;
	readonly alarmTopic: ITopic;
	readonly dataKey: IKey;
	/** At most this many at once, so that one door cannot take the whole account's capacity. */
	readonly reservedConcurrentExecutions?: number;
	/** Where an event goes that failed every asynchronous attempt. */
	readonly deadLetterQueue?: IQueue;
}

/** A bundle, deployed: own role with exact statements, own encrypted log group, tracing, and an alarm on errors. */
export class CentreFunction extends Construct {
	readonly function: LambdaFunction;
	readonly role: Role;

	constructor(scope: Construct, id: string, props: CentreFunctionProps) {
		super(scope, id);
		const { name, humanImpact, alarmTopic, dataKey, grants, resources, ...settings } = props;
		const statements = statementsOf(grants, { ...resources, tableKeys: leadingKeys[name] });
		const logGroup = new LogGroup(this, 'Logs', { retention: RetentionDays.THREE_MONTHS, encryptionKey: dataKey });
		this.role = new Role(this, 'Role', {
			assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
			description: `What tulia-${name} may do`,
			inlinePolicies: { Grants: new PolicyDocument({ statements: [...statements] }) },
		});
		logGroup.grantWrite(this.role);
		this.function = new LambdaFunction(this, 'Function', {
			...settings,
			functionName: `tulia-${name}`,
			code: Code.fromAsset(bundleOf(name)),
			handler: 'index.handler',
			runtime: Runtime.NODEJS_24_X,
			architecture: Architecture.ARM_64,
			tracing: Tracing.ACTIVE,
			role: this.role,
			logGroup,
		});
		const metric = this.function.metricErrors({ period: Duration.minutes(5) });
		alarmOn(this, 'Errors', { metric, above: 0, humanImpact, topic: alarmTopic });
	}
}

/** One folder per function with its `index.mjs`; a test that needs no code points FUNCTIONS_DIR at empty ones. */
function bundleOf(name: string): string {
	const built = process.env.FUNCTIONS_DIR ?? fileURLToPath(new URL('../../../lambdas/dist', import.meta.url));
	const bundle = join(built, name);
	if (!existsSync(bundle))
		throw new Error(`The bundle ${bundle} is missing. Build the functions first: npm run build.`);
	return bundle;
}
