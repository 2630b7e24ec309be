import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { DataStack } from '../lib/stacks/data-stack.ts';
import type { Stage } from '../lib/stage.ts';

/** The table of a stage as in its template, in the properties of `AWS::DynamoDB::GlobalTable`. */
export function expectedTable(stage: Stage): Readonly<Record<string, unknown>> {
	const app = new App({ analyticsReporting: false });
	const env = { account: stage.account, region: stage.region };
	const stack = new DataStack(app, 'data', { stage, env });
	const [table] = Object.values(Template.fromStack(stack).findResources('AWS::DynamoDB::GlobalTable'));
	return table?.Properties;
}
