import type { Audience } from '@tulia/contracts/endpoint';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { alarmOn } from '../constructs/alarms.ts';
import { ApiFunction } from '../constructs/api-function.ts';
import type { Resources } from '../permissions.ts';
import { siteBucketName, UPLOADS_PREFIX } from '../site-bucket-name.ts';
import { siteOriginParameter } from '../site-origin.ts';
import type { Stage } from '../stage.ts';
import type { DataStack } from './data-stack.ts';
import type { IdentityStack } from './identity-stack.ts';

export interface ApiStackProps extends StackProps {
	readonly data: DataStack;
	readonly identity: IdentityStack;
	readonly stage: Pick<Stage, 'staffSecondFactor'>;
}

interface Sizing {
	readonly memorySize: number;
	readonly humanImpact: string;
	readonly reservedConcurrentExecutions?: number;
}

/** Memory in MB. Identity hashes passwords (scrypt) and wants a whole processor; 20 at once bound what an attack can burn. */
const sizing: Record<Audience, Sizing> = {
	identity: {
		memorySize: 1769,
		reservedConcurrentExecutions: 20,
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
	/** What each function acts as. */
	readonly roles: Readonly<Record<Audience, IRole>>;
	/** Proves to the functions that a request came through CloudFront. */
	readonly originSecret: Secret;

	constructor(scope: Construct, id: string, { data, identity, stage, ...props }: ApiStackProps) {
		super(scope, id, props);
		this.originSecret = new Secret(this, 'OriginSecret', {
			description: 'The x-origin-secret header that CloudFront adds and the functions ask for',
			encryptionKey: data.dataKey,
			generateSecretString: { excludePunctuation: true, passwordLength: 48 },
		});
		this.api = new HttpApi(this, 'Api', { apiName: 'tulia', createDefaultStage: false });
		this.stageWithLog(data);
		const resources: Resources = {
			region: this.region,
			arns: {
				table: data.table.tableArn,
				'data-key': data.dataKey.keyArn,
				'field-key': data.fieldKey.keyArn,
				'signing-key': identity.signingKey.keyArn,
				uploads: `arn:${this.partition}:s3:::${siteBucketName(this)}/${UPLOADS_PREFIX}*`,
			},
			publishedKeys: [identity.signingKey, ...identity.otherKeys].map(({ keyArn }) => keyArn),
		};
		this.watchSavedContent(data);
		this.watchBookings(data);
		const environment = this.environments(data, identity, stage);
		const roleOf = (audience: Audience): IRole =>
			new ApiFunction(this, {
				...sizing[audience],
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

	/** What each function reads. Content knows neither keys nor users, engagement no users. */
	private environments(
		data: DataStack,
		{ signingKey, otherKeys }: IdentityStack,
		{ staffSecondFactor }: ApiStackProps['stage'],
	): Record<Audience, Record<string, string>> {
		const content = { TABLE_NAME: data.table.tableName, ORIGIN_SECRET: this.originSecret.secretValue.unsafeUnwrap() };
		const accounts = {
			...content,
			FIELD_KEY_ID: data.fieldKey.keyId,
			SIGNING_KEY_ID: signingKey.keyId,
			...(otherKeys.length === 0 ? {} : { OTHER_SIGNING_KEY_IDS: otherKeys.map(({ keyId }) => keyId).join(',') }),
			STAFF_SECOND_FACTOR: staffSecondFactor,
			SITE_ORIGIN: siteOriginParameter(this),
		};
		const admin = { ...accounts, SITE_BUCKET: siteBucketName(this) };
		const engagement = { ...content, FIELD_KEY_ID: data.fieldKey.keyId };
		return { identity: accounts, content, engagement, booking: accounts, admin };
	}

	/** Visitors hardly notice saved content, so somebody must be told. Browsers report it, if need be when they can again. */
	private watchSavedContent(data: DataStack): void {
		alarmOn(this, 'SavedContent', {
			metric: new Metric({
				namespace: 'Tulia',
				metricName: 'SavedContentShown',
				dimensionsMap: { service: 'engagement' },
				period: Duration.minutes(5),
				statistic: 'Sum',
			}),
			above: 9,
			humanImpact:
				'Visitors were shown saved services, articles, answers or times instead of the latest ones, ten times or more in five minutes. The metric’s dimension "read" names what did not load.',
			topic: data.alarmTopic,
		});
	}

	/** What no person does: book, move and cancel very often, or hold many visits without ever confirming an address. */
	private watchBookings(data: DataStack): void {
		const watch = (metricName: string, humanImpact: string): void => {
			const dimensionsMap = { service: 'booking' };
			const period = Duration.minutes(5);
			const metric = new Metric({ namespace: 'Tulia', metricName, dimensionsMap, period, statistic: 'Sum' });
			alarmOn(this, metricName, { metric, above: 0, humanImpact, topic: data.alarmTopic });
		};
		watch(
			'BookingLimitMet',
			'Somebody books, moves or cancels visits far more often than a person does and was told to wait; clients at the same network may be, too. Look for 429 on /api/appointments in the log of tulia-booking.',
		);
		watch(
			'UnconfirmedVisitsFull',
			'One network holds as many visits as accounts with unconfirmed addresses may, so clients there must confirm their address before they can book. Staff look at the foot of the admin page “Users” and release the visits that no person made.',
		);
	}

	/** Throttled below the region's account limit; its log names routes, never paths: a path can hold a reset token. */
	private stageWithLog(data: DataStack): void {
		const logGroup = new LogGroup(this, 'AccessLog', {
			retention: RetentionDays.THREE_MONTHS,
			encryptionKey: data.dataKey,
		});
		const stage = new HttpStage(this, 'Live', {
			httpApi: this.api,
			stageName: '$default',
			autoDeploy: true,
			throttle: { rateLimit: 300, burstLimit: 600 },
			detailedMetricsEnabled: true,
			accessLogSettings: { destination: new LogGroupLogDestination(logGroup), format: AccessLogFormat.custom(logLine) },
		});
		alarmOn(this, 'ServerErrors', {
			metric: stage.metricServerError({ period: Duration.minutes(5), statistic: 'Sum' }),
			above: 4,
			humanImpact:
				'Several people were told that something went wrong on our side. Look for the same minute in the function logs.',
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
