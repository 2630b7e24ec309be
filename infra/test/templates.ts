import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audiences } from '@tulia/contracts/endpoint';
import type { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { centreApp } from '../lib/app.ts';
import { workers } from '../lib/workers.ts';

/** Lets stacks be synthesised where the functions are not built: one empty bundle each, in a folder of its own. */
export function withoutBundles(): void {
	const folder = mkdtempSync(join(tmpdir(), 'tulia-functions-'));
	for (const name of [...audiences, ...workers]) {
		mkdirSync(join(folder, name));
		writeFileSync(join(folder, name, 'index.mjs'), 'export const handler = async () => undefined;\n');
	}
	process.env.FUNCTIONS_DIR = folder;
}

export interface Resource {
	readonly Type: string;
	readonly Properties: Record<string, unknown>;
}

/** The synthesised templates by stack name. */
export interface Templates {
	readonly app: App;
	readonly of: (stack: string) => Template;
	/** Every resource of a type over all stacks, by `stack/logical id`. */
	readonly all: (type: string) => Readonly<Record<string, Resource>>;
}

/** Synthesises the centre once; template rules are the policy check's business. */
export function templates(): Templates {
	withoutBundles();
	process.env.CDK_VALIDATION = 'false';
	const { app } = centreApp({ outdir: mkdtempSync(join(tmpdir(), 'tulia-templates-')) });
	const stacks = app.node.children.filter((child): child is Stack => 'stackName' in child);
	const byName = new Map(stacks.map((stack) => [stack.node.id, Template.fromStack(stack)]));
	const of = (stack: string): Template => {
		const template = byName.get(stack);
		if (!template) throw new Error(`There is no stack ${stack}.`);
		return template;
	};
	const all = (type: string): Record<string, Resource> =>
		Object.fromEntries(
			[...byName].flatMap(([stack, template]) =>
				Object.entries(template.findResources(type)).map(([id, resource]) => [`${stack}/${id}`, resource as Resource]),
			),
		);
	return { app, of, all };
}
