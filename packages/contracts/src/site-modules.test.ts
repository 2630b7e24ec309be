import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appAddresses, guardedAreaOf, guardedAreas, patternOf, standingPages } from './site-addresses.ts';
import { remoteModules, siteModules, workspaceOf } from './site-modules.ts';

const root = path.resolve(__dirname, '../../..');
const source = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const routes = remoteModules.flatMap((module) => module.routes);
const isBeneath = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

test('every module has a unique name that is valid in file and variable names', () => {
	expect(new Set(siteModules).size).toBe(siteModules.length);
	for (const name of siteModules) expect(name).toMatch(/^[a-z][a-z0-9]*$/);
});

test('no module answers beneath the path of another', () => {
	const prefixes = routes.map(({ prefix }) => prefix);
	for (const prefix of prefixes) expect(prefixes.filter((other) => isBeneath(other, prefix))).toEqual([prefix]);
});

test('every area lies beneath its guarded path and is answered by its own document', () => {
	for (const { prefix, areas } of routes) {
		expect(areas).not.toHaveLength(0);
		for (const { path, addresses } of areas) {
			for (const address of [path, ...addresses]) expect(isBeneath(address, prefix)).toBe(true);
			expect(guardedAreaOf(path)?.path).toBe(path);
		}
	}
});

test('no path behind a log-in is an address of a public page or of the shell', () => {
	const open = new RegExp(patternOf([...standingPages, ...appAddresses]));
	expect(guardedAreas.filter(({ path }) => open.test(path))).toEqual([]);
});

test('every listed module is a workspace with checked types, and every folder of a module is listed', () => {
	const workspaces = siteModules.map(workspaceOf);
	const { workspaces: installed }: { readonly workspaces: readonly string[] } = JSON.parse(source('package.json'));
	expect(installed).toEqual(expect.arrayContaining(workspaces));
	for (const workspace of workspaces) expect(source('tsconfig.json')).toContain(`{ "path": "${workspace}" }`);
	expect(readdirSync(root).filter((name) => name.startsWith('mfe-') && !workspaces.includes(name))).toEqual([]);
});
