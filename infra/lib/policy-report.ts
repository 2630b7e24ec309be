import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, HIPAASecurityChecks, ServerlessChecks } from 'cdk-nag';
import type { Acknowledgement } from './acknowledgement.ts';
import { acknowledgementsOf } from './acknowledgements.ts';
import { centreApp } from './app.ts';
import { stackIdIn } from './names.ts';
import type { Stage } from './stage.ts';

/** A finding that occurs and is kept. */
interface Kept {
	readonly id: string;
	readonly place: string;
	readonly reason: string;
}

export interface PolicyReport {
	readonly kept: readonly Kept[];
	/** Entries of our list that no finding answers to any more: take them out. */
	readonly stale: readonly Acknowledgement[];
}

/**
 * Runs CDK's own template rules and the AwsSolutions, Serverless and HIPAA packs over a stage. A finding that nobody
 * acknowledged throws with its text. The packs themselves notice neither an empty reason nor a stale entry: we do.
 */
export function policyReport(stage: Stage): PolicyReport {
	const outdir = mkdtempSync(join(tmpdir(), 'tulia-policies-'));
	const app = centreApp({ stage, outdir });
	Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app), new HIPAASecurityChecks(app));
	app.synth();
	const report: unknown = JSON.parse(readFileSync(join(outdir, 'validation-report.json'), 'utf8'));
	const kept = keptIn(report);
	// CDK's own annotations are shown by the command line, not in this report.
	const stale = acknowledgementsOf(stage).filter(
		({ id, place }) =>
			!id.startsWith('Annotation::') &&
			!kept.some((finding) => finding.id === id && finding.place === stackIdIn(stage, place)),
	);
	return { kept, stale };
}

/** The suppressed violations of every plugin in CDK's report. */
function keptIn(report: unknown): readonly Kept[] {
	return listIn(report, 'pluginReports')
		.flatMap((plugin) => listIn(plugin, 'suppressedViolations'))
		.map((violation) => ({
			id: textIn(violation, 'acknowledgedId'),
			place: textIn(violation, 'acknowledgedAt'),
			reason: textIn(violation, 'reason'),
		}));
}

const fieldOf = (value: unknown, name: string): unknown =>
	typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;

function listIn(value: unknown, name: string): readonly unknown[] {
	const list = fieldOf(value, name);
	return Array.isArray(list) ? list : [];
}

function textIn(value: unknown, name: string): string {
	const text = fieldOf(value, name);
	return typeof text === 'string' ? text : '';
}
