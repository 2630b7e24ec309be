import type { Audience } from '@tulia/contracts/endpoint';
import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { ApiFunction } from '../constructs/api-function.ts';
import { alarmOn } from '../constructs/monitoring/alarms.ts';
import { smsCeilingOf, smsStopOf, smsSwitch, textedCountriesOf } from '../constructs/sms-channel.ts';
import type { Resources } from '../grants/permissions.ts';
import { nameIn } from '../names.ts';
import { type OriginSecretValues, originEnvironment } from '../origin-environment.ts';
import { siteBucketName, UPLOADS_PREFIX } from '../site-bucket-name.ts';
import { siteOriginOf } from '../site-origin.ts';
import type { Stage } from '../stage.ts';
import type { DataStack } from './data-stack.ts';
import type { IdentityStack } from './identity-stack.ts';

export interface ApiStackProps extends StackProps {
	readonly data: DataStack;
	readonly identity: IdentityStack;
	readonly stage: Stage;
}

interface Sizing {
	readonly memorySize: number;
	readonly humanImpact: string;
}

/** MB of memory. Identity hashes passwords (scrypt) and needs a whole vCPU. */
const sizing: Record<Audience, Sizing> = {
	identity: {
		memorySize: 1769,
		humanImpact: 'People cannot register or log in, so they cannot book. See the log of tulia-identity.',
	},
	content: {
		memorySize: 512,
		humanImpact: 'Visitors see saved services and articles instead of the latest ones. See the log of tulia-content.',
	},
	engagement: {
		memorySize: 512,
		humanImpact:
			'Visitors cannot send questions, messages or comments, and are asked to try again or phone. See the log of tulia-engagement.',
	},
	booking: {
		memorySize: 1024,
		humanImpact: 'Clients cannot book or see their appointments, and may phone instead. See the log of tulia-booking.',
	},
	admin: {
		memorySize: 512,
		humanImpact: 'Staff cannot see the day or record who came. See the log of tulia-admin.',
	},
};

/** The API: one function per audience behind one HTTP API. Reached only through the site's distribution, so no CORS. */
export class ApiStack extends Stack {
	readonly api: HttpApi;
	/** The role of each function. */
	readonly roles: Readonly<Record<Audience, IRole>>;
	/** Prove that a request came through CloudFront, which sends the first one. */
	readonly originSecrets: OriginSecretValues;
	private readonly stage: Stage;

	constructor(scope: Construct, id: string, { data, identity, stage, ...props }: ApiStackProps) {
		super(scope, id, props);
		this.stage = stage;
		const [sent, ...others] = stage.originSecrets;
		this.originSecrets = {
			sent: this.originSecretNamed(sent, data),
			others: others.map((name) => this.originSecretNamed(name, data)),
		};
		this.api = new HttpApi(this, 'Api', { apiName: nameIn(stage, 'api'), createDefaultStage: false });
		this.stageWithLog(data);
		const resources: Resources = {
			region: this.region,
			arns: {
				table: data.table.tableArn,
				'data-key': data.dataKey.keyArn,
				'field-key': data.fieldKey.keyArn,
				'signing-key': identity.signingKey.keyArn,
				uploads: `arn:${this.partition}:s3:::${siteBucketName(stage)}/${UPLOADS_PREFIX}*`,
			},
			publishedKeys: [identity.signingKey, ...identity.otherKeys].map(({ keyArn }) => keyArn),
		};
		const environment = this.environments(data, identity);
		const roleOf = (audience: Audience): IRole =>
			new ApiFunction(this, {
				...sizing[audience],
				stage,
				reservedConcurrentExecutions: stage.reservedConcurrency[audience],
				api: this.api,
				audience,
				environment: environment[audience],
				timeout: Duration.seconds(10),
				resources,
				alarmTopic: data.alarmTopic,
				dataKey: data.dataKey,
			}).role;
		this.roles = {
			identity: roleOf('identity'),
			content: roleOf('content'),
			engagement: roleOf('engagement'),
			booking: roleOf('booking'),
			admin: roleOf('admin'),
		};
	}

	/** A new name creates a new secret: CloudFormation rereads a value when its reference changes (decision 053). */
	private originSecretNamed(name: string, data: DataStack): string {
		return new Secret(this, `OriginSecret-${name}`, {
			description: `The x-origin-secret header that CloudFront adds and the functions ask for, ${name}`,
			encryptionKey: data.dataKey,
			generateSecretString: { excludePunctuation: true, passwordLength: 48 },
		}).secretValue.unsafeUnwrap();
	}

	/** The environment of each function. Content has neither keys nor users, engagement has no users. */
	private environments(
		data: DataStack,
		{ signingKey, otherKeys }: IdentityStack,
	): Record<Audience, Record<string, string>> {
		const content = { TABLE_NAME: data.table.tableName, ...originEnvironment(this.originSecrets) };
		const accounts = {
			...content,
			FIELD_KEY_ID: data.fieldKey.keyId,
			SIGNING_KEY_ID: signingKey.keyId,
			...(otherKeys.length === 0 ? {} : { OTHER_SIGNING_KEY_IDS: otherKeys.map(({ keyId }) => keyId).join(',') }),
			STAFF_SECOND_FACTOR: this.stage.staffSecondFactor,
			SITE_ORIGIN: siteOriginOf(this.stage),
			...textedCountriesOf(this.stage),
		};
		const admin = {
			...accounts,
			SITE_BUCKET: siteBucketName(this.stage),
			MAIL_DOMAIN: this.stage.mail.domain,
			CURRENCY: this.stage.currency,
		};
		const engagement = { ...content, FIELD_KEY_ID: data.fieldKey.keyId };
		const { sms } = this.stage;
		const identity = { ...accounts, ...(sms === 'none' ? {} : { SMS_STOP: smsStopOf(sms), ...smsCeilingOf(sms) }) };
		return { identity, content: { ...content, ...smsSwitch(this.stage) }, engagement, booking: accounts, admin };
	}

	/** Throttled below the region's account limit; its log has routes, never paths, which may contain a reset token. */
	private stageWithLog(data: DataStack): void {
		const logGroup = new LogGroup(this, 'AccessLog', {
			retention: this.stage.logRetentionDays,
			encryptionKey: data.dataKey,
			removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
		});
		const stage = new HttpStage(this, 'Live', {
			httpApi: this.api,
			stageName: '$default',
			autoDeploy: true,
			throttle: { rateLimit: 300, burstLimit: 600 },
			accessLogSettings: { destination: new LogGroupLogDestination(logGroup), format: AccessLogFormat.custom(logLine) },
		});
		alarmOn(this, 'ServerErrors', {
			metric: stage.metricServerError({ period: Duration.minutes(5), statistic: 'Sum' }),
			above: 0,
			humanImpact: 'Somebody was told that something went wrong on our side, or that we cannot answer right now.',
			runbook: 'an-answer-failed-on-our-side',
			topic: data.alarmTopic,
		});
	}
}

const logLine = JSON.stringify({
	requestId: '$context.requestId',
	time: '$context.requestTime',
	routeKey: '$context.routeKey',
	status: '$context.status',
	responseLatency: '$context.responseLatency',
	integrationLatency: '$context.integrationLatency',
	integrationError: '$context.integrationErrorMessage',
});
