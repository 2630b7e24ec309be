import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface AssemblyFunction {
	/** `booking` */
	readonly name: string;
	/** The folder that would be deployed. */
	readonly folder: string;
	/** Its environment variables, with placeholders for values known at deployment. */
	readonly environment: Readonly<Record<string, string>>;
}

interface Resource {
	readonly Type: string;
	readonly Properties?: {
		readonly FunctionName?: unknown;
		/** CDK names an asset by its content, in the bucket and beside the template. */
		readonly Code?: { readonly S3Key?: unknown };
		readonly Environment?: { readonly Variables?: Readonly<Record<string, unknown>> };
	};
}

/** The functions with our bundles, from the templates of an assembly; CDK's own ones have no name. */
export function functionsOf(assembly: string): readonly AssemblyFunction[] {
	const templates = readdirSync(assembly).filter((file) => file.endsWith('.template.json'));
	return templates
		.flatMap((file) => Object.values<Resource>(JSON.parse(readFileSync(path.join(assembly, file), 'utf8')).Resources))
		.flatMap(({ Type, Properties = {} }) => {
			const { FunctionName, Code: { S3Key } = {}, Environment: { Variables = {} } = {} } = Properties;
			if (Type !== 'AWS::Lambda::Function' || typeof FunctionName !== 'string' || typeof S3Key !== 'string') return [];
			const folder = path.resolve(assembly, `asset.${path.basename(S3Key, '.zip')}`);
			const environment = Object.fromEntries(
				Object.entries(Variables).map(([name, value]) => [name, typeof value === 'string' ? value : 'later']),
			);
			return [{ name: FunctionName.replace(/^tulia-/, ''), folder, environment }];
		})
		.sort((one, other) => one.name.localeCompare(other.name));
}

const STATIC_IMPORT = /(?:^|[;}\n])\s*(?:import|export)\s*(?:[^'"();]*?from)?\s*["'](\.[^"']+)["']/g;

/** The files loaded before the first event: the bundle and its static imports. */
export function loadedAtOnce(file: string, known: Set<string> = new Set()): ReadonlySet<string> {
	if (known.has(file)) return known;
	known.add(file);
	for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT))
		loadedAtOnce(path.resolve(path.dirname(file), imported), known);
	return known;
}
