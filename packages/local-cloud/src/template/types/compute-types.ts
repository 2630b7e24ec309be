import { arnOf, nameOf, shortIdOf, uuidOf } from '../identity.ts';
import { textOf } from '../json.ts';
import { only, type ResourceType, withArn } from './resource-type.ts';

export const computeTypes: Readonly<Record<string, ResourceType>> = {
	'AWS::Lambda::Function': {
		role: 'emulated',
		properties: [
			...['Architectures', 'Code', 'DeadLetterConfig', 'Description', 'Environment', 'FunctionName', 'Handler'],
			...['LoggingConfig', 'MemorySize', 'ReservedConcurrentExecutions', 'Role', 'Runtime', 'Timeout', 'TracingConfig'],
		],
		identify(naming) {
			const name = nameOf(naming, 'FunctionName');
			return withArn(name, arnOf(naming, 'lambda', `function:${name}`));
		},
	},
	'AWS::Lambda::EventSourceMapping': {
		role: 'emulated',
		properties: [
			...[
				'BatchSize',
				'BisectBatchOnFunctionError',
				'DestinationConfig',
				'Enabled',
				'EventSourceArn',
				'FilterCriteria',
			],
			...['FunctionName', 'FunctionResponseTypes', 'MaximumRecordAgeInSeconds', 'MaximumRetryAttempts'],
			...['ScalingConfig', 'StartingPosition'],
		],
		identify: (naming) => only(uuidOf(naming)),
	},
	'AWS::ApiGatewayV2::Api': {
		role: 'emulated',
		properties: ['Description', 'Name', 'ProtocolType'],
		identify(naming) {
			const id = shortIdOf(naming);
			const ApiEndpoint = `https://${id}.execute-api.${naming.stack.region}.amazonaws.com`;
			return { ref: id, attributes: { ApiEndpoint, ApiId: id } };
		},
	},
	'AWS::ApiGatewayV2::Integration': {
		role: 'emulated',
		properties: ['ApiId', 'IntegrationType', 'IntegrationUri', 'PayloadFormatVersion', 'TimeoutInMillis'],
		identify: (naming) => only(shortIdOf(naming)),
	},
	'AWS::ApiGatewayV2::Route': {
		role: 'emulated',
		properties: ['ApiId', 'AuthorizationType', 'RouteKey', 'Target'],
		identify: (naming) => only(shortIdOf(naming)),
	},
	'AWS::ApiGatewayV2::Stage': {
		role: 'emulated',
		properties: ['AccessLogSettings', 'ApiId', 'AutoDeploy', 'DefaultRouteSettings', 'StageName'],
		identify: ({ properties }) => only(textOf(properties, 'StageName')),
	},
};
