import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@tulia/test-kit/repository-root';
import { assumptions, billedSeconds } from './assumptions.ts';
import { demandTable, partitionsTable, withComputed } from './demand.ts';
import { fixedUsage, memoryOf, type Template } from './fixed-resources.ts';
import type { Measured } from './measured.ts';
import { costReport } from './report-cost.ts';

const root = repositoryRoot();
const ASSEMBLY = join(root, 'infra/cdk.out');
const MEASURED = join(root, 'bench/cost/measured.json');

const templates = (): readonly Template[] =>
	readdirSync(ASSEMBLY)
		.filter((name) => name.endsWith('.template.json'))
		.map((name) => JSON.parse(readFileSync(join(ASSEMBLY, name), 'utf8')));

/** The templates are always counted; the rest is measured, or read from the last measurement. */
async function measured(): Promise<Measured> {
	const all = templates();
	const counted = { memory: memoryOf(all), fixed: fixedUsage(all) };
	if (process.argv.includes('--measured')) return { ...JSON.parse(readFileSync(MEASURED, 'utf8')), ...counted };
	const { measure } = await import('./measure.ts');
	return { ...(await measure()), ...counted };
}

const found = await measured();
writeFileSync(MEASURED, `${JSON.stringify(found, null, '\t')}\n`);
writeFileSync(join(root, 'docs/cost.md'), costReport({ measured: found, assumptions, billedSeconds }));
const SCALE = join(root, 'docs/scale.md');
const withDemand = withComputed(readFileSync(SCALE, 'utf8'), 'demand', demandTable(found));
writeFileSync(SCALE, withComputed(withDemand, 'partitions', partitionsTable(found)));
console.log('docs/cost.md and the tables of docs/scale.md are written.');
process.exit(0);
