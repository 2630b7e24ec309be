import { type Audience, type Endpoint, methodsOf } from '@tulia/contracts/endpoint';
import { endpoints } from '@tulia/contracts/endpoints';
import { type HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { centreMetric } from '../centre-metric.ts';
import { grantsOf } from '../grants/grants.ts';
import { CentreFunction, type CentreFunctionProps } from './centre-function.ts';
import { alarmOn } from './monitoring/alarms.ts';

export interface ApiFunctionProps extends Omit<CentreFunctionProps, 'name' | 'grants' | 'description'> {
	readonly api: HttpApi;
	readonly audience: Audience;
}

/** The deployed API of one audience: its function, its routes of the contract, and the union of their grants. */
export class ApiFunction extends Construct {
	readonly function: LambdaFunction;
	readonly role: IRole;

	constructor(scope: Construct, { api, audience, ...props }: ApiFunctionProps) {
		super(scope, audience);
		const { function: answering, role } = new CentreFunction(this, 'Function', {
			...props,
			name: audience,
			description: `Answers the ${audience} routes of the API`,
			grants: grantsOf(audience),
		});
		this.function = answering;
		this.role = role;
		// The adapter never throws: a failure is a 5xx response, not an error of the function.
		alarmOn(this, 'ServerErrors', {
			metric: centreMetric(props.stage, audience, 'ServerErrors'),
			above: 0,
			humanImpact: props.humanImpact,
			runbook: 'an-answer-failed-on-our-side',
			topic: props.alarmTopic,
		});
		// One permission for the whole API: one for each route would exceed Lambda's 20 KB policy limit.
		const integration = new HttpLambdaIntegration('Integration', this.function, { scopePermissionToRoute: false });
		for (const endpoint of Object.values<Endpoint>(endpoints).filter((one) => one.audience === audience)) {
			const methods = methodsOf(endpoint).map((method) => HttpMethod[method]);
			api.addRoutes({ path: endpoint.path, methods, integration });
		}
	}
}
