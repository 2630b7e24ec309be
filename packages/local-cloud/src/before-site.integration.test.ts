import { rmSync } from 'node:fs';
import path from 'node:path';
import { plainAnswer } from './edge/edge-message.ts';
import { type LocalCloud, startLocalCloud } from './start-local-cloud.ts';
import { writeFixtureAssembly } from './testing/fixture-assembly.ts';
import { fixtureFolder } from './testing/fixture-cloud.ts';

const folder = fixtureFolder();
let cloud: LocalCloud;
beforeAll(async () => {
	cloud = await startLocalCloud({
		assemblyDir: writeFixtureAssembly(path.join(folder, 'assembly')),
		dataDir: path.join(folder, 'data'),
		port: 0,
		quiet: true,
		beforeSite: async ({ path: asked }) => (asked === '/in-development' ? plainAnswer(200, 'the new page') : undefined),
	});
});
afterAll(async () => {
	await cloud.stop();
	rmSync(folder, { recursive: true, force: true });
});

test('a development file is answered before the distribution, without its headers', async () => {
	const answer = await fetch(`${cloud.origin}/in-development`);
	expect(await answer.text()).toBe('the new page');
	expect(answer.headers.has('x-content-type-options')).toBe(false);
});

test('any other request is answered by the distribution', async () => {
	expect(await (await fetch(`${cloud.origin}/api/hello/world`)).json()).toEqual({ exact: true });
});
