import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import type { CallAws, Services } from './redrive.ts';

const invokeWith =
	(lambda: LambdaClient): Services['invoke'] =>
	async (FunctionName, event) => {
		const { FunctionError } = await lambda.send(new InvokeCommand({ FunctionName, Payload: JSON.stringify(event) }));
		return FunctionError === undefined;
	};

/** The AWS CLI's name of an operation: `ReceiveMessage` is `receive-message`. */
const commandOf = (operation: string): string => operation.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase();

/** Calls the AWS CLI with its credentials. */
const byCli =
	(region: string): CallAws =>
	async (service, operation, input) => {
		const args = [service, commandOf(operation), '--region', region, '--output', 'json', '--no-cli-pager'];
		const { stdout } = await promisify(execFile)('aws', [...args, '--cli-input-json', JSON.stringify(input)]);
		return stdout.trim() === '' ? {} : JSON.parse(stdout);
	};

const TARGETS = { sqs: 'AmazonSQS' } as const;

/** Calls a local cloud, which checks no credentials. */
const byHttp =
	(endpoint: string): CallAws =>
	async (service, operation, input) => {
		const answer = await fetch(endpoint, {
			method: 'POST',
			headers: {
				'content-type': 'application/x-amz-json-1.0',
				'x-amz-target': `${TARGETS[service]}.${operation}`,
				authorization: `AWS4-HMAC-SHA256 Credential=local/20261123/af-south-1/${service}/aws4_request, SignedHeaders=host, Signature=0`,
			},
			body: JSON.stringify(input),
		});
		const text = await answer.text();
		if (!answer.ok) throw new Error(`${operation} was refused: ${text}`);
		return text === '' ? {} : JSON.parse(text);
	};

export const deployedServices = (region: string, lambda: LambdaClient): Services => ({
	call: byCli(region),
	invoke: invokeWith(lambda),
});

export const localServices = (endpoint: string, lambda: LambdaClient): Services => ({
	call: byHttp(endpoint),
	invoke: invokeWith(lambda),
});
