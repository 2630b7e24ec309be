import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { deploymentProblemsOf } from './deployment-problems.ts';
import type { Stage } from './stage.ts';
import { shapeProblemsOf } from './stage-problems.ts';

const folder = fileURLToPath(new URL('../stages', import.meta.url));

export const stageNames = (): readonly string[] =>
	readdirSync(folder)
		.filter((file) => file.endsWith('.ts'))
		.map((file) => path.basename(file, '.ts'))
		.sort();

/** Reads `infra/stages/<name>.ts`. Throws an error that says what to do when the file is missing or invalid. */
export async function loadStage(name: string): Promise<Stage> {
	const file = `infra/stages/${name}.ts`;
	if (!/^\w+$/.test(name) || !existsSync(path.join(folder, `${name}.ts`)))
		throw new Error(
			`There is no stage "${name}". Copy infra/stages/example.ts to ${file} and fill it in. Stages: ${stageNames().join(', ')}.`,
		);
	const { stage }: { readonly stage?: unknown } = await import(`../stages/${name}.ts`);
	return checkedStage(stage, name);
}

/** Validates a value as a stage. */
export function checkedStage(stage: unknown, name: string): Stage {
	if (!isStage(stage)) throw new Error(listed(name, shapeProblemsOf(stage)));
	if (stage.name !== name) throw new Error(listed(name, [`name must be "${name}", as the file is called.`]));
	return stage;
}

const isStage = (stage: unknown): stage is Stage => shapeProblemsOf(stage).length === 0;

/** Throws when this stage cannot be deployed, naming each field. */
export function refuseUndeployable(stage: Stage): void {
	const problems = deploymentProblemsOf(stage);
	if (problems.length > 0) throw new Error(listed(stage.name, problems));
}

const listed = (name: string, problems: readonly string[]): string =>
	[`infra/stages/${name}.ts cannot be used as it stands:`, ...problems.map((problem) => `  ${problem}`)].join('\n');
