import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalCloud } from '@tulia/test-kit/local-cloud';

export function siteBucketOf({ dataDir }: LocalCloud): string {
	const [bucket = ''] = readdirSync(join(dataDir, 'buckets'));
	return bucket;
}

/** Signed with the name of no function, so that no role restricts it. */
const authorization = (service: string): string =>
	`AWS4-HMAC-SHA256 Credential=local/20261123/af-south-1/${service}/aws4_request, SignedHeaders=host, Signature=0`;

const objectUrl = (cloud: LocalCloud, key: string): string => `${cloud.awsEndpoint}/${siteBucketOf(cloud)}/${key}`;

export async function putObject(
	cloud: LocalCloud,
	key: string,
	body: string | Uint8Array<ArrayBuffer>,
	headers: Readonly<Record<string, string>> = {},
): Promise<void> {
	const answer = await fetch(objectUrl(cloud, key), {
		method: 'PUT',
		headers: { ...headers, authorization: authorization('s3') },
		body,
	});
	if (!answer.ok) throw new Error(`${key} was not put: ${answer.status}`);
}

export async function readObject(cloud: LocalCloud, key: string): Promise<string> {
	const answer = await fetch(objectUrl(cloud, key), { headers: { authorization: authorization('s3') } });
	if (!answer.ok) throw new Error(`${key} was not read: ${answer.status}`);
	return answer.text();
}

/** Invokes a function as the AWS SDK does, and resolves with its result, or the error it threw. */
export async function invoke(cloud: LocalCloud, name: string, event: object): Promise<unknown> {
	const answer = await fetch(`${cloud.awsEndpoint}/2015-03-31/functions/${name}/invocations`, {
		method: 'POST',
		headers: { authorization: authorization('lambda') },
		body: JSON.stringify(event),
	});
	return answer.json();
}

export const functionLogs = async ({ origin }: LocalCloud): Promise<string> =>
	(await fetch(`${origin}/__local/api/logs?limit=100000`)).text();
