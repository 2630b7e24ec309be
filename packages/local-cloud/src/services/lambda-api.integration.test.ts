import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { type FixtureCloud, startFixtureCloud } from '../testing/fixture-cloud.ts';

let cloud: FixtureCloud;
beforeAll(async () => {
	cloud = await startFixtureCloud();
});
afterAll(() => cloud.stop());

describe('Lambda', () => {
	test('an invocation is answered, also when the function failed', async () => {
		const lambda = cloud.kept(new LambdaClient(cloud.client));
		const answer = await lambda.send(new InvokeCommand({ FunctionName: 'tiny-worker', Payload: '{"kind":"x"}' }));
		expect(JSON.parse(answer.Payload?.transformToString() ?? '')).toEqual({ echo: { kind: 'x' } });
		const failed = await lambda.send(new InvokeCommand({ FunctionName: 'tiny-api', Payload: '{"routeKey":"none"}' }));
		expect(failed.FunctionError).toBe('Unhandled');
	});
});
