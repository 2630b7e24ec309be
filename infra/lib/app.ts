import { siteModules } from '@tulia/contracts/site-modules';
import { App, DefaultStackSynthesizer } from 'aws-cdk-lib';
import { acknowledge } from './acknowledgements/acknowledgements.ts';
import { nameIn, stackIdIn } from './names.ts';
import { RUNBOOKS } from './runbooks.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { BackupStack } from './stacks/backup-stack.ts';
import { BudgetStack, hasBudget, inBudgetRegion } from './stacks/budget-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { EdgeStack } from './stacks/edge-stack.ts';
import { IdentityStack } from './stacks/identity-stack.ts';
import { MonitoringStack } from './stacks/monitoring-stack.ts';
import { NotificationsStack } from './stacks/notifications-stack.ts';
import { PipelineStack } from './stacks/pipeline-stack.ts';
import { SiteStack } from './stacks/site-stack.ts';
import type { Stage } from './stage.ts';

export interface CentreAppOptions {
	readonly stage: Stage;
	/** Output folder of the templates; default: chosen by the CDK command line. */
	readonly outdir?: string;
}

/** The CDK app of one stage of the centre. */
export function centreApp({ stage, outdir }: CentreAppOptions): App {
	const app = new App({
		...(outdir ? { outdir } : {}),
		analyticsReporting: false,
		context: {
			// Merges equal statements, so that a policy stays below its size limit as endpoints are added.
			'@aws-cdk/aws-iam:minimizePolicies': true,
			// Fails for a template that CloudFormation would refuse.
			'@aws-cdk/core:validateAgainstDefaultRules': true,
			// Prevents the removal of an output that another stack uses.
			'@aws-cdk/core:defaultCrossStackReferences': 'strong',
			[RUNBOOKS]: stage.runbooks,
		},
	});
	const common = (name: string) => ({
		stackName: nameIn(stage, name),
		env: { account: stage.account, region: stage.region },
		// The command line checks the bootstrap itself; a rule in each template would repeat that.
		synthesizer: new DefaultStackSynthesizer({ generateBootstrapVersionRule: false }),
		stage,
		// Against accidental deletion.
		terminationProtection: true,
	});
	const id = (name: string): string => stackIdIn(stage, name);
	const data = new DataStack(app, id('data'), common('data'));
	const identity = new IdentityStack(app, id('identity'), common('identity'));
	const api = new ApiStack(app, id('api'), { ...common('api'), data, identity });
	new NotificationsStack(app, id('notifications'), { ...common('notifications'), data });
	const edge = new EdgeStack(app, id('edge'), { ...common('edge'), api, data });
	for (const module of siteModules) {
		new SiteStack(app, id(`site-${module}`), { ...common(`site-${module}`), module, edge });
	}
	new MonitoringStack(app, id('monitoring'), { ...common('monitoring'), data });
	if (hasBudget(stage)) new BudgetStack(app, id('budget'), { ...common('budget'), ...inBudgetRegion(stage) });
	const { pipelines, nightlyCopies } = stage;
	if (nightlyCopies !== 'none')
		new BackupStack(app, id('backup'), { ...common('backup'), copies: nightlyCopies, data });
	if (pipelines !== 'none') new PipelineStack(app, id('pipelines'), { ...common('pipelines'), pipelines });
	acknowledge(app, stage);
	return app;
}
