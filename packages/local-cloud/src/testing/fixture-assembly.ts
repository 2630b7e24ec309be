import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '../template/json.ts';
import { fixtureTemplate } from './fixture-template.ts';

const functions = fileURLToPath(new URL('./fixture-functions', import.meta.url));

/** Writes a small synthesised app with one of every resource into `folder`, and returns the path. */
export function writeFixtureAssembly(folder: string, template: JsonObject = fixtureTemplate): string {
	mkdirSync(folder, { recursive: true });
	const write = (name: string, value: object): void => writeFileSync(path.join(folder, name), JSON.stringify(value));
	cpSync(functions, path.join(folder, 'asset.code'), { recursive: true });
	write('manifest.json', {
		artifacts: {
			tiny: {
				type: 'aws:cloudformation:stack',
				environment: 'aws://000000000000/af-south-1',
				properties: { templateFile: 'tiny.template.json', stackName: 'app-tiny' },
			},
		},
	});
	write('tiny.template.json', template);
	write('tiny.assets.json', {
		files: { code: { source: { path: 'asset.code' }, destinations: { here: { objectKey: 'code.zip' } } } },
	});
	return folder;
}
