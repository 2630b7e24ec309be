import { DNS_OUTPUT } from '../lib/constructs/dns-records.ts';
import { siteOriginOf } from '../lib/site-origin.ts';
import type { Stage } from '../lib/stage.ts';

/** The file of `cdk deploy --outputs-file`: the outputs of each stack by name. */
export type StackOutputs = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The manual steps after a deployment: DNS records outside of the stage's zone, and confirmations. */
export function leftToDo(stage: Stage, outputs: StackOutputs): readonly string[] {
	const records = Object.values(outputs).flatMap((stack) =>
		Object.entries(stack).flatMap(([name, value]) => (name.startsWith(DNS_OUTPUT) ? [value] : [])),
	);
	return [
		...(records.length > 0
			? ['Records to enter where the domain lives, unless they are there:', ...records.map((record) => `    ${record}`)]
			: []),
		`The site: ${siteOriginOf(stage)}, as soon as its name is known everywhere.`,
		'The first admin, the records of the domain and the way out of the sandbox of SES: docs/operations.md, "First deployment".',
	];
}
