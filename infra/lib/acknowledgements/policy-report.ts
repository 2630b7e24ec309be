import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, HIPAASecurityChecks, ServerlessChecks } from 'cdk-nag';
import { centreApp } from '../app.ts';
import { stackIdIn } from '../names.ts';
import type { Stage } from '../stage.ts';
import type { Acknowledgement } from './acknowledgement.ts';
import { acknowledgementsOf } from './acknowledgements.ts';

/** An accepted finding that occurs. */
interface Kept {
	readonly id: string;
	readonly place: string;
	readonly reason: string;
}

export interface PolicyReport {
	readonly kept: readonly Kept[];
	/** Entries of our list without a finding, to be removed. */
	readonly stale: readonly Acknowledgement[];
}

/**
 * Runs CDK's template rules and the AwsSolutions, Serverless and HIPAA packs over a stage. Throws the text of a finding
 * that is not acknowledged. It also detects empty reasons and stale entries, which the packs do not.
 */
export function policyReport(stage: Stage): PolicyReport {
	const outdir = mkdtempSync(join(tmpdir(), 'tulia-policies-'));
	const app = centreApp({ stage, outdir });
	Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app), new HIPAASecurityChecks(app));
	app.synth();
	const report: unknown = JSON.parse(readFileSync(join(outdir, 'validation-report.json'), 'utf8'));
	const kept = keptIn(report);
	// The command line shows CDK's own annotations, not this report.
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
