import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { engineCall } from '../engine/engine-call.ts';
import { type LocalCloud, startLocalCloud } from '../start-local-cloud.ts';
import { writeFixtureAssembly } from './fixture-assembly.ts';

/** A local cloud of the fixture's templates, with its own port and folder. */
export interface FixtureCloud extends LocalCloud {
	readonly dataDir: string;
	/** The options of every SDK client. */
	readonly client: {
		readonly endpoint: string;
		readonly region: string;
		readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
		readonly maxAttempts: number;
	};
	/** Registers an SDK client to be closed when the cloud stops. */
	kept<C extends { destroy(): void }>(client: C): C;
	/** An output of the fixture's stack; empty where it has none. */
	output(name: string): string;
	/** The console's API: a GET, or a POST when there is a body. */
	console<T>(path: string, body?: object): Promise<T>;
	/** Whether the worker has written this item (`DONE#…`, `QUEUE#…`, `EVENT#…`). */
	hasItem(PK: string): Promise<boolean>;
}

export const fixtureFolder = (): string => mkdtempSync(path.join(tmpdir(), 'local-cloud-'));

export async function startFixtureCloud(folder = fixtureFolder()): Promise<FixtureCloud> {
	const assemblyDir = writeFixtureAssembly(path.join(folder, 'assembly'));
	const dataDir = path.join(folder, 'data');
	const clients: { destroy(): void }[] = [];
	const cloud = await startLocalCloud({
		dataDir,
		port: 0,
		quiet: true,
		assemblyDir,
		parameters: (origin) => ({ SiteOrigin: origin }),
		console: { name: 'Tiny' },
	});
	return {
		...cloud,
		dataDir,
		client: {
			endpoint: cloud.awsEndpoint,
			region: 'af-south-1',
			credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
			maxAttempts: 3,
		},
		kept(client) {
			clients.push(client);
			return client;
		},
		output: (name) => cloud.outputs[`tiny.${name}`] ?? '',
		async console(at, body) {
			const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
			return (await fetch(`${cloud.origin}/__local/api/${at}`, init)).json();
		},
		hasItem: (PK) => hasItem(cloud, PK),
		async stop() {
			for (const client of clients) client.destroy();
			await cloud.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

async function hasItem({ engineEndpoint, tableName }: LocalCloud, PK: string): Promise<boolean> {
	const found = await engineCall<{ Item?: object }>(engineEndpoint, 'DynamoDB_20120810.GetItem', {
		TableName: tableName,
		Key: { PK: { S: PK }, SK: { S: 'X' } },
		ConsistentRead: true,
	});
	return found.Item !== undefined;
}

/** Polls until the condition holds; fails after a minute, unless the test's own timeout is shorter. */
export async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
	for (let attempt = 0; attempt < 2400; attempt += 1) {
		if (await holds()) return;
		await new Promise((resolve) => setTimeout(resolve, 25));
	}
	throw new Error(`Timed out; expected that ${what}.`);
}
