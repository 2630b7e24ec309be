import { APP_FILE, PAGES_FOLDER, pageFileOf } from '@tulia/contracts/site-addresses';
import { Duration } from 'aws-cdk-lib';
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Resources } from '../grants/permissions.ts';
import { workerGrants } from '../grants/worker-grants.ts';
import { type OriginSecretValues, originEnvironment } from '../origin-environment.ts';
import type { Stage } from '../stage.ts';
import { CentreFunction } from './centre-function.ts';
import type { SiteBucket } from './site-bucket.ts';

export interface MissingPageProps {
	readonly stage: Stage;
	readonly api: HttpApi;
	readonly site: SiteBucket;
	readonly originSecrets: OriginSecretValues;
	readonly alarmTopic: ITopic;
	readonly dataKey: IKey;
}

/** The files of pages as API Gateway paths. */
const paths = [`/${PAGES_FOLDER}{proxy+}`, `/${pageFileOf('/')}`, `/${APP_FILE}`] as const;

/**
 * The fallback origin of the distribution for missing pages: a 404 page. It is behind the API because CloudFront needs
 * an origin, and that one is already restricted to the distribution; no route of the contract changes.
 */
export class MissingPage extends Construct {
	constructor(scope: Construct, id: string, { api, site, originSecrets, ...watched }: MissingPageProps) {
		super(scope, id);
		const resources: Resources = {
			region: watched.stage.region,
			arns: {
				'site-bucket': site.bucket.bucketArn,
				'site-objects': site.bucket.arnForObjects('*'),
				'site-key': site.key.keyArn,
			},
		};
		const { function: handler } = new CentreFunction(this, 'Function', {
			...watched,
			name: 'missing-page',
			description: 'Answers for pages that are not in the site bucket',
			environment: { SITE_BUCKET: site.bucket.bucketName, ...originEnvironment(originSecrets) },
			memorySize: 512,
			timeout: Duration.seconds(10),
			grants: workerGrants['missing-page'],
			resources,
			humanImpact:
				'Visitors who follow an old link see a bare error instead of our page. See the log of tulia-missing-page.',
		});
		const integration = new HttpLambdaIntegration('Integration', handler, { scopePermissionToRoute: false });
		for (const path of paths) {
			for (const method of [HttpMethod.GET, HttpMethod.HEAD]) {
				const routeKey = HttpRouteKey.with(path, method);
				new HttpRoute(this, `${method} ${path}`, { httpApi: api, routeKey, integration });
			}
		}
	}
}
