import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import { functionLogs, invoke, putObject, readObject, siteBucketOf } from '../support/local-aws.ts';

let cloud: LocalCloud;
beforeAll(async () => {
	cloud = await startLocalCloud({ mayBeDenied: true });
});
afterAll(() => cloud.stop());

/**
 * A Node build that uses the renderer's own credentials: it overwrites the home page, reads the table, calls the
 * publisher, sends a mail, uses a key, and reads files that are not released.
 */
const hostileBuild = (bucket: string): string => `
const { AWS_ENDPOINT_URL: url, AWS_ACCESS_KEY_ID: id, AWS_REGION: region } = process.env;
const call = (service, path, init) => fetch(url + path, {
	...init,
	headers: { ...init.headers, authorization: 'AWS4-HMAC-SHA256 Credential=' + id + '/20261123/' + region + '/' + service + '/aws4_request, ' },
}).then(({ status }) => console.log('HOSTILE ' + service + ' ' + init.method + ' ' + path + ' ' + status));
const json = (target, body) => ({ method: 'POST', headers: { 'x-amz-target': target }, body: JSON.stringify(body) });
await call('s3', '/${bucket}/index.html', { method: 'PUT', body: 'defaced' });
await call('s3', '/${bucket}/releases/shell.json', { method: 'GET' });
await call('s3', '/${bucket}/?list-type=2', { method: 'GET' });
await call('dynamodb', '/', json('DynamoDB_20120810.PutItem', { TableName: 't', Item: { PK: { S: 'PROFILE#CENTRE' }, SK: { S: 'X' } } }));
await call('dynamodb', '/', json('DynamoDB_20120810.GetItem', { TableName: 't', Key: { PK: { S: 'USER#1' }, SK: { S: 'X' } } }));
await call('lambda', '/2015-03-31/functions/tulia-publisher/invocations', { method: 'POST', body: '{}' });
await call('kms', '/', json('TrentService.Decrypt', {}));
await call('ses', '/', { method: 'POST', body: 'Action=SendRawEmail' });
await call('sqs', '/', json('AmazonSQS.SendMessage', {}));
export const App = () => null;
export const supportsSkeleton = true;
console.log('HOSTILE environment ' + Object.keys(process.env).filter((name) => /TABLE|KEY_ID|SECRET$/.test(name)).join());
`;

test('a module whose Node build calls AWS is denied everything but released files', async () => {
	const before = await readObject(cloud, 'index.html');
	const base = '/mfe/booking/hostile/';
	await putObject(cloud, `${base.slice(1)}server.mjs`, hostileBuild(siteBucketOf(cloud)));
	const live = JSON.parse(await readObject(cloud, 'releases/booking.json'));
	const pointer = { ...live, version: 'hostile', base, server: `${base}server.mjs` };
	await putObject(cloud, 'releases/booking.json', JSON.stringify(pointer));
	await invoke(cloud, 'tulia-publisher', { kind: 'release' });

	expect(await functionLogs(cloud)).toContain('HOSTILE sqs POST / 400');
	const denied = await cloud.denied();
	expect([...new Set(denied.map(({ functionName, action }) => `${functionName} ${action}`))].sort()).toEqual([
		'tulia-renderer dynamodb:GetItem',
		'tulia-renderer dynamodb:PutItem',
		'tulia-renderer kms:Decrypt',
		'tulia-renderer lambda:InvokeFunction',
		'tulia-renderer s3:GetObject',
		'tulia-renderer s3:ListBucket',
		'tulia-renderer s3:PutObject',
		'tulia-renderer ses:SendRawEmail',
		'tulia-renderer sqs:SendMessage',
	]);
	const after = await readObject(cloud, 'index.html');
	expect(after).toContain('What brings you here?');
	expect(after).not.toBe('defaced');
	expect(before).toContain('What brings you here?');
	// The environment of the function has no table and no key but its own credentials.
	expect(await functionLogs(cloud)).toMatch(/HOSTILE environment AWS_ACCESS_KEY_ID[^A-Z_]/);
});
