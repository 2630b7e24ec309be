import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isObject, type Json, type JsonObject, objectOf, optionalObjectOf, optionalTextOf, textOf } from './json.ts';

interface Resource {
	readonly type: string;
	readonly properties: JsonObject;
}

/** One synthesised stack. */
export interface Stack {
	/** Its id in the CDK app, used in messages. */
	readonly id: string;
	readonly name: string;
	readonly account: string;
	readonly region: string;
	readonly parameters: JsonObject;
	readonly resources: ReadonlyMap<string, Resource>;
	readonly outputs: JsonObject;
	/** Absolute folders of the stack's assets by their key in the asset bucket (`<hash>.zip`). */
	readonly assets: ReadonlyMap<string, string>;
}

const knownSections = [
	'AWSTemplateFormatVersion',
	'Description',
	'Metadata',
	'Parameters',
	'Resources',
	'Outputs',
	'Rules',
];

/** Reads every stack of a cloud assembly (`cdk.out`). Throws for unsupported parts. */
export function readAssembly(folder: string): readonly Stack[] {
	const manifest = readJson(path.join(folder, 'manifest.json'));
	return Object.entries(objectOf(manifest, 'artifacts')).flatMap(([id, artifact]) => {
		if (!isObject(artifact)) throw new Error(`The artifact ${id} is not an object.`);
		const type = textOf(artifact, 'type');
		if (type === 'cdk:cloud-assembly') throw new Error(`${id}: nested assemblies (Stage) are not supported locally.`);
		return type === 'aws:cloudformation:stack' ? [readStack(folder, id, artifact)] : [];
	});
}

function readStack(folder: string, id: string, artifact: JsonObject): Stack {
	const properties = objectOf(artifact, 'properties');
	const template = readJson(path.join(folder, textOf(properties, 'templateFile')));
	const unknown = Object.keys(template).filter((section) => !knownSections.includes(section));
	if (unknown.length > 0) throw new Error(`${id}: the local cloud does not know the section ${unknown.join(', ')}.`);
	const [account = '', region = ''] = textOf(artifact, 'environment').replace('aws://', '').split('/');
	return {
		id,
		name: optionalTextOf(properties, 'stackName') ?? id,
		account,
		region,
		parameters: optionalObjectOf(template, 'Parameters') ?? {},
		resources: readResources(id, objectOf(template, 'Resources')),
		outputs: optionalObjectOf(template, 'Outputs') ?? {},
		assets: readAssets(folder, id),
	};
}

function readResources(stack: string, resources: JsonObject): ReadonlyMap<string, Resource> {
	return new Map(
		Object.entries(resources).map(([id, resource]) => {
			if (!isObject(resource)) throw new Error(`${stack}/${id} is not an object.`);
			if (resource.Condition) throw new Error(`${stack}/${id}: the local cloud does not know conditions.`);
			return [id, { type: textOf(resource, 'Type'), properties: optionalObjectOf(resource, 'Properties') ?? {} }];
		}),
	);
}

function readAssets(folder: string, stack: string): ReadonlyMap<string, string> {
	const files = objectOf(readJson(path.join(folder, `${stack}.assets.json`)), 'files');
	return new Map(
		Object.values(files).flatMap((file) => {
			if (!isObject(file)) return [];
			const source = path.resolve(folder, textOf(objectOf(file, 'source'), 'path'));
			const destinations = Object.values(objectOf(file, 'destinations')).filter(isObject);
			return destinations.map((destination) => [textOf(destination, 'objectKey'), source] as const);
		}),
	);
}

function readJson(file: string): JsonObject {
	const value: Json = JSON.parse(readFileSync(file, 'utf8'));
	if (!isObject(value)) throw new Error(`${file} is not an object.`);
	return value;
}
