import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../lib/steps.mjs';
import { runTool } from './tool.mjs';

/** The region of a stack that names no region, such as the stacks of the local stage. */
const REGION = 'af-south-1';

function regionOf({ environment }) {
	const [, region] = /^aws:\/\/[^/]+\/([a-z0-9-]+)$/.exec(environment) ?? [];
	return region === undefined || region.startsWith('unknown') ? REGION : region;
}

/** The stacks of a synthesised app, in the order of their dependencies, with their regions. */
export function templatesIn(folder) {
	const { artifacts } = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
	const waiting = Object.entries(artifacts).filter(([, { type }]) => type === 'aws:cloudformation:stack');
	const ordered = [];
	while (waiting.length > 0) {
		const isFree = ([, { dependencies = [] }]) => !waiting.some(([id]) => dependencies.includes(id));
		const [[id, stack]] = waiting.splice(Math.max(waiting.findIndex(isFree), 0), 1);
		ordered.push({ id, file: path.join(folder, stack.properties.templateFile), region: regionOf(stack) });
	}
	return ordered;
}

/** The build's templates for the local cloud. */
export const localAssembly = path.join(root, 'infra/cdk.out');

/** Synthesises a stage with every optional part, and runs a callback with its temporary folder. */
export async function withLiveAssembly(use) {
	const folder = mkdtempSync(path.join(tmpdir(), 'tulia-conform-'));
	try {
		const { code, stderr } = await runTool(process.execPath, [
			...['--import', 'tsx', path.join(import.meta.dirname, 'synth-live.mjs'), folder],
		]);
		if (code !== 0) throw new Error(`The live stage could not be synthesised:\n${stderr}`);
		return await use(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
