import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { CentreFunction } from '../constructs/centre-function.ts';
import { DnsRecords } from '../constructs/dns-records.ts';
import { FailureQueue } from '../constructs/failure-queue.ts';
import { FrontDoor } from '../constructs/front-door.ts';
import { MissingPage } from '../constructs/missing-page.ts';
import { PageSweep } from '../constructs/page-sweep.ts';
import { SiteBucket } from '../constructs/site-bucket.ts';
import { smsSwitch } from '../constructs/sms-channel.ts';
import { streamMapping } from '../constructs/stream-mapping.ts';
import { workerGrants } from '../grants/worker-grants.ts';
import { siteOriginOf } from '../site-origin.ts';
import type { Stage } from '../stage.ts';
import type { ApiStack } from './api-stack.ts';
import type { DataStack } from './data-stack.ts';
import { streamArnOf } from './notifications-stack.ts';

export interface EdgeStackProps extends StackProps {
	readonly api: ApiStack;
	readonly data: DataStack;
	readonly stage: Stage;
}

/** The bucket of pages and modules, the distribution before it, and the publisher that renders. */
export class EdgeStack extends Stack {
	readonly site: SiteBucket;
	readonly publisher: LambdaFunction;
	private readonly stage: Stage;

	constructor(scope: Construct, id: string, { api, data, stage, ...props }: EdgeStackProps) {
		super(scope, id, props);
		this.stage = stage;
		this.site = new SiteBucket(this, 'Site', stage);
		this.site.letEncrypt(api.roles.admin);
		const { distribution } = new FrontDoor(this, 'FrontDoor', {
			stage,
			bucket: this.site.bucket,
			apiEndpoint: api.api.apiEndpoint,
			originSecret: api.originSecrets.sent,
		});
		if (stage.certificateArn !== 'none') new DnsRecords(this, 'Records', stage).addSite(stage.domainName, distribution);
		const { alarmTopic, dataKey } = data;
		const watched = { stage, alarmTopic, dataKey };
		new MissingPage(this, 'MissingPage', {
			...watched,
			api: api.api,
			site: this.site,
			originSecrets: api.originSecrets,
		});
		this.publisher = this.publisherOf(data, this.rendererOf(data));
		new PageSweep(this, 'PageSweep', { stage, publisher: this.publisher, alarmTopic });
		new CfnOutput(this, 'SiteBucketName', { value: this.site.bucket.bucketName });
		new CfnOutput(this, 'PublisherFunctionName', { value: this.publisher.functionName });
		new CfnOutput(this, 'DistributionDomain', { value: distribution.distributionDomainName });
	}

	/** Runs the code of released modules. It has no access to the table, and reads only released files (decision 029). */
	private rendererOf({ dataKey, alarmTopic }: DataStack): LambdaFunction {
		const { bucket, key } = this.site;
		return new CentreFunction(this, 'Renderer', {
			stage: this.stage,
			name: 'renderer',
			description: 'Evaluates the live Node builds and renders one page at a time',
			environment: { SITE_BUCKET: bucket.bucketName },
			memorySize: 1024,
			timeout: Duration.seconds(30),
			grants: workerGrants.renderer,
			resources: {
				region: this.region,
				arns: {
					'shell-releases': bucket.arnForObjects('shell/*'),
					'module-releases': bucket.arnForObjects('mfe/*'),
					'site-key': key.keyArn,
				},
			},
			humanImpact:
				'Visitors read pages that are out of date: a module or the shell was released that does not load or render. The log of tulia-renderer names it; release the version before.',
			alarmTopic,
			dataKey,
		}).function;
	}

	/** Renders pages after a release (invoked), a change of content (stream), and when the sweep finds a stale one. */
	private publisherOf(data: DataStack, renderer: LambdaFunction): LambdaFunction {
		const { dataKey, alarmTopic, table } = data;
		const failures = new FailureQueue(this, 'PageFailures', {
			dataKey,
			alarmTopic,
			humanImpact:
				'A page was not rendered again: visitors read old prices, hours or articles. The sweep goes on trying, each minute; PAGE_NOT_RENDERED in the log of tulia-publisher names the page.',
		}).queue;
		const streamArn = streamArnOf(data);
		const { function: publisher } = new CentreFunction(this, 'Publisher', {
			stage: this.stage,
			name: 'publisher',
			description: 'Has the pages rendered and writes them into the site bucket',
			environment: {
				TABLE_NAME: table.tableName,
				SITE_BUCKET: this.site.bucket.bucketName,
				SITE_ORIGIN: siteOriginOf(this.stage),
				RENDERER_FUNCTION: renderer.functionName,
				...smsSwitch(this.stage),
			},
			memorySize: 1024,
			// A release renders every page sequentially.
			timeout: Duration.minutes(3),
			grants: workerGrants.publisher,
			resources: {
				region: this.region,
				arns: {
					table: table.tableArn,
					stream: streamArn,
					'data-key': dataKey.keyArn,
					'dead-letters': failures.queueArn,
					'site-bucket': this.site.bucket.bucketArn,
					'site-objects': this.site.bucket.arnForObjects('*'),
					'site-key': this.site.key.keyArn,
					renderer: renderer.functionArn,
				},
			},
			humanImpact:
				'Visitors read pages that are out of date: one could not be rendered, or none. PAGE_NOT_RENDERED in the log of tulia-publisher names it.',
			alarmTopic,
			dataKey,
		});
		streamMapping(this, 'Content', {
			target: publisher,
			streamArn,
			changes: ['CATALOG#', 'PROFILE#CENTRE', 'CALENDAR#CENTRE', 'BLOG#'].map((partitionKey) => ({
				partitionKey,
				// Deleted content must also disappear from pages.
				removals: true,
			})),
			failures,
		});
		return publisher;
	}
}
