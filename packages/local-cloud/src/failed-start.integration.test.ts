import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { CloudContent } from './cloud/cloud-content.ts';
import { freePort } from './engine/free-port.ts';
import { startLocalCloud } from './start-local-cloud.ts';
import type { JsonObject } from './template/json.ts';
import { writeFixtureAssembly } from './testing/fixture-assembly.ts';
import { fixtureFolder } from './testing/fixture-cloud.ts';
import { fixtureTemplate } from './testing/fixture-template.ts';

const folder = fixtureFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const refusing: CloudContent = {
	seeds: [],
	fill: () => Promise.reject(new Error('The content is refused.')),
	forget: async () => {},
};

const badTemplate: JsonObject = { Resources: { Network: { Type: 'AWS::EC2::VPC', Properties: {} } } };

test.each<[string, { template?: JsonObject; content?: CloudContent }, string]>([
	['templates are refused', { template: badTemplate }, 'does not know the type AWS::EC2::VPC'],
	['content cannot be filled in', { content: refusing }, 'The content is refused.'],
])(
	'a start whose %s leaves no process and no open port',
	async (_what, { template = fixtureTemplate, content }, why) => {
		const port = await freePort();
		const start = startLocalCloud({
			port,
			assemblyDir: writeFixtureAssembly(path.join(folder, 'assembly'), template),
			dataDir: path.join(folder, 'data'),
			quiet: true,
			...(content ? { content } : {}),
		});
		await expect(start).rejects.toThrow(why);
		await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow('fetch failed');
		expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain(folder);
	},
);
