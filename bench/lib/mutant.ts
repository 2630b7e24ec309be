import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@tulia/test-kit/repository-root';
import { build } from 'esbuild';

/** One guard removed from one file of one function, to test that its absence is noticed. */
export interface Mutation {
	/** `booking` */
	readonly functionName: string;
	/** The end of the file's path: `appointment/book/write/reservation.actions.ts`. */
	readonly file: string;
	readonly replace: string;
	readonly by: string;
}

/** Builds the function with the mutation and synthesises an app around it; resolves with the assembly's folder. */
export async function mutantAssembly({ functionName, file, replace, by }: Mutation): Promise<string> {
	const root = repositoryRoot();
	const folder = mkdtempSync(join(tmpdir(), 'tulia-mutant-'));
	cpSync(join(root, 'lambdas/dist'), join(folder, 'functions'), { recursive: true });
	let mutated = false;
	await build({
		absWorkingDir: join(root, 'lambdas'),
		entryPoints: [`src/functions/${functionName}.ts`],
		outfile: join(folder, 'functions', functionName, 'index.mjs'),
		bundle: true,
		platform: 'node',
		target: 'node20',
		format: 'esm',
		mainFields: ['module', 'main'],
		banner: {
			js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
		},
		plugins: [
			{
				name: 'mutation',
				setup: ({ onLoad }) =>
					onLoad({ filter: new RegExp(`${file.replaceAll(/[./]/g, '[$&]')}$`) }, ({ path }) => {
						const source = readFileSync(path, 'utf8');
						mutated = source.includes(replace);
						return { contents: source.replace(replace, by), loader: 'ts' };
					}),
			},
		],
	});
	if (!mutated) throw new Error(`${file} no longer contains what the mutation replaces: ${replace}`);
	execFileSync(process.execPath, ['--import', 'tsx', 'infra/bin/synth.ts', join(folder, 'cdk.out')], {
		cwd: root,
		env: { ...process.env, FUNCTIONS_DIR: join(folder, 'functions') },
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	return join(folder, 'cdk.out');
}
