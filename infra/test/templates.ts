import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audiences } from '@tulia/contracts/endpoint';
import type { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { centreApp } from '../lib/app.ts';
import { LOCAL, stackIdIn } from '../lib/names.ts';
import type { Stage } from '../lib/stage.ts';
import { workers } from '../lib/workers.ts';
import { stage as local } from '../stages/local.ts';

/** Allows to synthesise stacks without built functions: one empty bundle each, in a temporary folder. */
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
	readonly DeletionPolicy?: string;
}

/** The synthesised templates by stack name, without the stage's. */
export interface Templates {
	/** The ids of its stacks, without the stage's name. */
	readonly stacks: readonly string[];
	/** Their names in the account. */
	readonly stackNames: readonly string[];
	readonly of: (stack: string) => Template;
	/** Every resource of a type over all stacks, by `stack/logical id`. */
	readonly all: (type: string) => Readonly<Record<string, Resource>>;
}

export const everyResourceOf = ({ stacks, of }: Templates): readonly Resource[] =>
	stacks.flatMap((stack) => Object.values<Resource>(of(stack).toJSON().Resources ?? {}));

interface Behavior {
	readonly PathPattern: string;
	readonly AllowedMethods: readonly string[];
	readonly FunctionAssociations?: readonly object[];
}

/** The cache behaviours of the distribution, in order; the first matching pattern applies. */
export const behaviorsIn = ({ all }: Templates): readonly Behavior[] =>
	Object.values(all('AWS::CloudFront::Distribution')).flatMap(
		({ Properties }) =>
			(Properties.DistributionConfig as { readonly CacheBehaviors: readonly Behavior[] }).CacheBehaviors,
	);

/** The behaviours with this CloudFront function, by the id of its construct. */
export const behaviorsWith = (centre: Templates, edgeFunction: string): readonly Behavior[] =>
	behaviorsIn(centre).filter(({ FunctionAssociations }) =>
		JSON.stringify(FunctionAssociations)?.includes(edgeFunction),
	);

/** The stacks of a stage by construct id, with names and templates. */
type Synthesised = readonly (readonly [id: string, name: string, template: object])[];

function synthesise(stage: Stage): Synthesised {
	withoutBundles();
	process.env.CDK_VALIDATION = 'false';
	const app = centreApp({ stage, outdir: mkdtempSync(join(tmpdir(), 'tulia-templates-')) });
	const assembly = app.synth();
	const stacks = app.node.children.filter((child): child is Stack => 'stackName' in child);
	return stacks.map(({ node, stackName }) => [node.id, stackName, assembly.getStackByName(stackName).template]);
}

/** Synthesises a stage, memoised per worker; template rules are checked elsewhere. */
export function templates(stage: Stage = local): Templates {
	const kept: Map<string, string> = Reflect.get(globalThis, 'keptByWorker');
	const key = `stage ${JSON.stringify(stage)}`;
	const text = kept.get(key) ?? JSON.stringify(synthesise(stage));
	kept.set(key, text);
	const synthesised: Synthesised = JSON.parse(text);
	const byId = new Map(synthesised.map(([id, , template]) => [id, Template.fromJSON(template)]));
	const of = (stack: string): Template => {
		const template = byId.get(stackIdIn(stage, stack));
		if (!template) throw new Error(`There is no stack ${stack}.`);
		return template;
	};
	const all = (type: string): Record<string, Resource> =>
		Object.fromEntries(
			[...byId].flatMap(([stack, template]) =>
				Object.entries(template.findResources(type)).map(([id, resource]) => [`${stack}/${id}`, resource as Resource]),
			),
		);
	const ids = [...byId.keys()].map((id) => (stage.name === LOCAL ? id : id.replace(`${stage.name}-`, '')));
	return { stacks: ids, stackNames: synthesised.map(([, name]) => name), of, all };
}
