import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Lock {
	readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

test('every client of the AWS SDK has one version, and is installed once', () => {
	const lock: Lock = JSON.parse(readFileSync(path.resolve(__dirname, '../../package-lock.json'), 'utf8'));
	const clients = Object.entries(lock.packages).filter(([at]) =>
		/node_modules\/@aws-sdk\/(?:client|lib)-[^/]+$/.test(at),
	);
	expect(clients.length).toBeGreaterThan(5);
	expect(clients.filter(([at]) => !at.startsWith('node_modules/')).map(([at]) => at)).toEqual([]);
	expect(new Set(clients.map(([, { version }]) => version)).size).toBe(1);
});
