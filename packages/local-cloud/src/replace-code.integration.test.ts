import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually, type FixtureCloud, fixtureFolder, startFixtureCloud } from './testing/fixture-cloud.ts';

const functions = fileURLToPath(new URL('./testing/fixture-functions', import.meta.url));

let folder: string;
let cloud: FixtureCloud;
beforeAll(async () => {
	folder = fixtureFolder();
	cloud = await startFixtureCloud(folder);
});
afterAll(() => cloud.stop());

/** Writes the code of the fixture's functions, with one text replaced, into its own folder. */
function changedCode(name: string, from: string, to: string): string {
	const changed = path.join(folder, name);
	cpSync(functions, changed, { recursive: true });
	const file = path.join(changed, 'api.mjs');
	writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
	return changed;
}

const get = async (at: string) => (await fetch(`${cloud.origin}${at}`)).json();

test('the next event runs the replaced code', async () => {
	expect(await get('/api/hello/world')).toEqual({ exact: true });
	cloud.replaceCode('tiny-api', changedCode('second', 'exact: true', 'exact: "replaced"'));
	expect(await get('/api/hello/world')).toEqual({ exact: 'replaced' });
});

test('a running event is finished by the code it began with', async () => {
	const slow = "new Promise((resolve) => setTimeout(() => resolve({ code: 'first' }), 500))";
	cloud.replaceCode('tiny-api', changedCode('slow', 'new Promise((resolve) => setTimeout(resolve, 60_000))', slow));
	const answer = get('/api/sleep');
	await eventually('the event began', async () => {
		const lines = await cloud.console<readonly { readonly line: string }[]>('logs?function=tiny-api');
		return lines.some(({ line }) => line.includes('GET /api/sleep'));
	});
	cloud.replaceCode(
		'tiny-api',
		changedCode('fast', 'new Promise((resolve) => setTimeout(resolve, 60_000))', "({ code: 'next' })"),
	);
	expect(await get('/api/sleep')).toEqual({ code: 'next' });
	expect(await answer).toEqual({ code: 'first' });
	expect(await get('/api/sleep')).toEqual({ code: 'next' });
});

test('code that does not load is an error until it is replaced', async () => {
	cloud.replaceCode('tiny-api', changedCode('broken', 'const answers', 'const const answers'));
	expect(await get('/api/hello/world')).toEqual({ message: 'Internal Server Error' });
	cloud.replaceCode('tiny-api', changedCode('mended', 'exact: true', 'exact: "mended"'));
	expect(await get('/api/hello/world')).toEqual({ exact: 'mended' });
});

test('an unknown function is named in the error', () => {
	expect(() => cloud.replaceCode('tiny-none', folder)).toThrow('There is no function "tiny-none".');
});

test('a trace in the log has the original line where the bundle has a source map', async () => {
	const bundle = path.join(folder, 'mapped');
	mkdirSync(bundle);
	// The second line of the bundle is line 42 of the source.
	const map = { version: 3, sources: ['original.ts'], names: [], mappings: ';AAyCA' };
	writeFileSync(path.join(bundle, 'api.mjs.map'), JSON.stringify(map));
	const code = "export const handler = () => {\nthrow new Error('on purpose');\n};\n//# sourceMappingURL=api.mjs.map\n";
	writeFileSync(path.join(bundle, 'api.mjs'), code);
	cloud.replaceCode('tiny-api', bundle);
	await get('/api/hello/world');
	const lines = await cloud.console<readonly { readonly line: string }[]>('logs?function=tiny-api');
	expect(lines.map(({ line }) => line).join('\n')).toContain('original.ts:42');
});
