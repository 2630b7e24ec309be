import path from 'node:path';
import { parseArgs } from 'node:util';

export const usage = `npm run deploy -- --stage <name>                 everything, in order; may be repeated after any failure
    --dry-run [--out <folder>] [--against <folder>]   what would change, without credentials or network: compared with nothing, or
                                                      with the templates that --out of an earlier dry run left
    --diff                                            what would change, compared with what is deployed
    --bootstrap                                       once for an account and region, before the first deployment
    --infrastructure-only                             the stacks and no modules, as the pipeline does it
    --only <stack>                                    one stack and nothing besides, such as api
    --seed <file>                                     fills an empty table with the centre's own facts, after the stacks
    --yes                                             asks for no approval of wider permissions
npm run deploy -w mfe-booking -- --stage <name>  one module; docs/operations.md tells the options`;

export interface DeployOptions {
	readonly stage: string;
	readonly mode: 'deploy' | 'dry-run' | 'diff' | 'bootstrap';
	readonly out: string | undefined;
	readonly against: string | undefined;
	readonly isInfrastructureOnly: boolean;
	readonly only: string | undefined;
	/** Path of the file with the centre's own facts. */
	readonly seed: string | undefined;
	readonly isApproved: boolean;
}

const modes = ['dry-run', 'diff', 'bootstrap'] as const;

/** Parses the command line. Unknown or contradictory options throw a sentence and the usage. */
export function parseOptions(args: readonly string[]): DeployOptions {
	const values = valuesOf(args);
	const [mode = 'deploy', ...others] = modes.filter((name) => values[name]);
	if (others.length > 0) throw refused(`Either ${[mode, ...others].map((name) => `--${name}`).join(' or ')}.`);
	if (!values.stage) throw refused('Name the stage: --stage live for infra/stages/live.ts.');
	if (mode !== 'dry-run' && (values.out ?? values.against) !== undefined)
		throw refused('--out and --against belong to --dry-run.');
	return {
		stage: values.stage,
		mode,
		out: pathAt(values.out),
		against: pathAt(values.against),
		isInfrastructureOnly: values['infrastructure-only'] ?? false,
		only: values.only,
		seed: pathAt(values.seed),
		isApproved: values.yes ?? false,
	};
}

/** Relative to the folder in which npm was started. */
const pathAt = (given: string | undefined): string | undefined =>
	given === undefined ? undefined : path.resolve(process.env.INIT_CWD ?? process.cwd(), given);

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

function valuesOf(args: readonly string[]) {
	try {
		return parseArgs({
			args: [...args],
			options: {
				...{ stage: text, out: text, against: text, only: text, seed: text },
				...{ 'dry-run': flag, diff: flag, bootstrap: flag, 'infrastructure-only': flag, yes: flag },
			},
		}).values;
	} catch (error) {
		throw refused(error instanceof Error ? error.message : String(error));
	}
}

const refused = (why: string): Error => new Error(`${why}\n\n${usage}`);
