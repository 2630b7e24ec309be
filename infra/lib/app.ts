import { App, DefaultStackSynthesizer } from 'aws-cdk-lib';
import { acknowledge } from './acknowledgements.ts';
import { siteModules } from './site-modules.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { EdgeStack } from './stacks/edge-stack.ts';
import { IdentityStack } from './stacks/identity-stack.ts';
import { NotificationsStack } from './stacks/notifications-stack.ts';
import { SiteStack } from './stacks/site-stack.ts';
import { type Stage, stageFrom } from './stage.ts';

export interface CentreApp {
	readonly app: App;
	readonly stage: Stage;
}

export interface CentreAppOptions {
	/** Where the templates go; without it the CDK command line decides. */
	readonly outdir?: string;
	/** What `-c` would say on the command line (see `Stage`). */
	readonly context?: Readonly<Record<string, string>>;
}

/** The whole centre. */
export function centreApp({ outdir, context }: CentreAppOptions = {}): CentreApp {
	const app = new App({
		...(outdir ? { outdir } : {}),
		analyticsReporting: false,
		context: {
			...context,
			// Equal statements are merged, so that a policy stays below its size limit as endpoints are added.
			'@aws-cdk/aws-iam:minimizePolicies': true,
			// A template CloudFormation would refuse fails here instead of at the deploy.
			'@aws-cdk/core:validateAgainstDefaultRules': true,
		},
	});
	const stage = stageFrom((key) => app.node.tryGetContext(key));
	const common = (name: string) => ({
		stackName: `tulia-${name}`,
		env: { account: stage.account, region: stage.region },
		// The command line checks the bootstrap itself; a rule in each template would only repeat it.
		synthesizer: new DefaultStackSynthesizer({ generateBootstrapVersionRule: false }),
	});
	const data = new DataStack(app, 'data', { ...common('data'), stage });
	const identity = new IdentityStack(app, 'identity', { ...common('identity'), stage });
	const api = new ApiStack(app, 'api', { ...common('api'), data, identity, stage });
	new NotificationsStack(app, 'notifications', { ...common('notifications'), data, stage });
	const edge = new EdgeStack(app, 'edge', { ...common('edge'), api, data, stage });
	for (const module of siteModules) {
		new SiteStack(app, `site-${module}`, { ...common(`site-${module}`), module, edge });
	}
	acknowledge(app, stage);
	return { app, stage };
}
