import { audiences } from '@tulia/contracts/endpoint';
import { keyAliasIn, nameIn } from '../lib/names.ts';
import type { Stage } from '../lib/stage.ts';
import { workers } from '../lib/workers.ts';

/** One step of a restore: its reason and command. Repeatable. */
export interface RestoreStep {
	readonly reason: string;
	readonly commands: readonly string[];
}

export interface RestoreOptions {
	readonly stage: Stage;
	/** The point in time to restore. */
	readonly at: Date;
	/** The copy is made, checked and deleted; the stage is not changed. */
	readonly isDrill: boolean;
}

/** The steps to restore a lost or damaged table, in order, until the site uses the copy. Makes no AWS calls. */
export function restorePlan(options: RestoreOptions): readonly RestoreStep[] {
	const { isDrill } = options;
	const copied = [names(options), restore(options), settings(options)];
	if (isDrill) return [...copied, check(options), replay(options), deleteCopy(options)];
	return [
		stopFunctions(options),
		...copied,
		check(options),
		replay(options),
		switchToCopy(options),
		startFunctions(options),
		verify(options),
	];
}

const stamp = (at: Date): string => at.toISOString().replaceAll(/\.\d+|\W/g, '');
const stepOf = (reason: string, ...commands: readonly string[]): RestoreStep => ({ reason, commands });
const tool = ({ stage: { name } }: RestoreOptions, ...args: readonly string[]): string =>
	['npm run restore --', '--stage', name, ...args].join(' ');

/** Every function that may write. */
const functionsOf = (stage: Stage): readonly string[] => [...audiences, ...workers].map((part) => nameIn(stage, part));

const stopFunctions = ({ stage }: RestoreOptions): RestoreStep =>
	stepOf(
		'Stops all functions, because new bookings would be lost. Pages stay up; the API answers that it is not available.',
		...functionsOf(stage).map(
			(name) =>
				`aws lambda put-function-concurrency --region ${stage.region} --function-name ${name} --reserved-concurrent-executions 0`,
		),
	);

const names = ({ stage, at, isDrill }: RestoreOptions): RestoreStep =>
	stepOf(
		'The current table of the stage, and a name for the copy.',
		`TABLE=$(aws lambda get-function-configuration --region ${stage.region} --function-name ${nameIn(stage, 'admin')} --query Environment.Variables.TABLE_NAME --output text)`,
		`COPY=${nameIn(stage, 'centre')}-${stamp(at)}${isDrill ? '-drill' : ''}`,
	);

const restore = ({ stage, at }: RestoreOptions): RestoreStep =>
	stepOf(
		'Restores the copy, with its indexes, encrypted with the data key. Takes some minutes. If the table is lost with its history, use the newest recovery point of the vault instead: aws backup list-recovery-points-by-backup-vault, aws backup start-restore-job.',
		`aws dynamodb restore-table-to-point-in-time --region ${stage.region} --source-table-name "$TABLE" --target-table-name "$COPY" --restore-date-time ${at.toISOString()} --billing-mode-override PAY_PER_REQUEST --sse-specification-override Enabled=true,SSEType=KMS,KMSMasterKeyId=alias/${keyAliasIn(stage, 'data')}`,
		// The command waits for eight minutes; a restore may take longer.
		`until aws dynamodb wait table-exists --region ${stage.region} --table-name "$COPY"; do sleep 20; done`,
	);

const settings = ({ stage: { region, backupRetentionDays } }: RestoreOptions): RestoreStep =>
	stepOf(
		'Sets what a restore does not copy: stream, protection, time to live, and point-in-time recovery of the copy.',
		`aws dynamodb update-table --region ${region} --table-name "$COPY" --stream-specification StreamEnabled=true,StreamViewType=NEW_AND_OLD_IMAGES`,
		`aws dynamodb wait table-exists --region ${region} --table-name "$COPY"`,
		`aws dynamodb update-table --region ${region} --table-name "$COPY" --deletion-protection-enabled`,
		`aws dynamodb update-time-to-live --region ${region} --table-name "$COPY" --time-to-live-specification Enabled=true,AttributeName=ttl`,
		`aws dynamodb update-continuous-backups --region ${region} --table-name "$COPY" --point-in-time-recovery-specification PointInTimeRecoveryEnabled=true,RecoveryPeriodInDays=${backupRetentionDays}`,
	);

const check = (options: RestoreOptions): RestoreStep =>
	stepOf(
		'Compares keys, indexes, stream, protection, time to live, encryption key and history with those of the stage, and figures and times with a recount. It prints the lines for the file of the stage.',
		tool(options, '--check', '--table', '"$COPY"'),
	);

const replay = (options: RestoreOptions): RestoreStep =>
	stepOf(
		'Replays the time since the copy: closes accounts again, marks sent messages as sent, continues the numbers of receipts. Use --lost-table if the table can still be read.',
		tool(options, '--at', options.at.toISOString(), '--replay', '--table', '"$COPY"', '--lost-table', '"$TABLE"'),
	);

const switchToCopy = ({ stage: { name } }: RestoreOptions): RestoreStep =>
	stepOf(
		`"table" in infra/stages/${name}.ts becomes what --check printed. The deployment switches environment, roles and streams of every function to the copy.`,
		`npm run deploy -- --stage ${name} --infrastructure-only`,
	);

const startFunctions = ({ stage }: RestoreOptions): RestoreStep => {
	const kept = Object.entries(stage.reservedConcurrency).map(
		([part, count]) =>
			`aws lambda put-function-concurrency --region ${stage.region} --function-name ${nameIn(stage, part)} --reserved-concurrent-executions ${count}`,
	);
	return stepOf(
		'Starts the functions again. The sweep finds each mail and reminder that is due.',
		...functionsOf(stage).map(
			(name) => `aws lambda delete-function-concurrency --region ${stage.region} --function-name ${name}`,
		),
		...kept,
	);
};

const verify = ({ stage: { name, domainName } }: RestoreOptions): RestoreStep =>
	stepOf(
		'Renders every page, and runs the smoke test.',
		`node --import tsx infra/deploy/render-pages.ts ${name}`,
		`npm run smoke -- --url https://${domainName} --stage ${name}`,
	);

const deleteCopy = ({ stage: { region } }: RestoreOptions): RestoreStep =>
	stepOf(
		'Deletes the copy, which contains personal data like the table.',
		`aws dynamodb update-table --region ${region} --table-name "$COPY" --no-deletion-protection-enabled`,
		`aws dynamodb delete-table --region ${region} --table-name "$COPY"`,
	);

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * The drill as one shell script: it logs each step with its duration. It ends at the first failed command, and says how
 * to delete the copy, which is left for inspection.
 */
export function drillScript(options: Omit<RestoreOptions, 'isDrill'>): string {
	const steps = restorePlan({ ...options, isDrill: true });
	const last = steps.at(-1)?.commands ?? [];
	const ofStep = ({ reason, commands }: RestoreStep, at: number): readonly string[] => [
		`STEP=${at + 1}; BEGAN=$(date +%s)`,
		`echo ${quoted(`── ${at + 1}/${steps.length} ${reason}`)}`,
		...commands,
		'echo "   $(($(date +%s) - BEGAN)) s"',
	];
	return [
		'set -eu',
		'COPY=',
		'failed() {',
		`  echo "The drill failed at step $STEP of ${steps.length}." >&2`,
		'  [ -z "$COPY" ] || echo "If the copy was made, it contains personal data. Inspect it, then delete it:" >&2',
		'  [ -z "$COPY" ] || echo "COPY=$COPY" >&2',
		...last.map((command) => `  [ -z "$COPY" ] || echo ${quoted(command)} >&2`),
		'}',
		`trap 'code=$?; [ "$code" = 0 ] || failed; exit "$code"' EXIT`,
		...steps.flatMap(ofStep),
		'echo "The drill is done, and its copy is gone."',
	].join('\n');
}

/** The plan as text for a terminal. */
export const formatPlan = (steps: readonly RestoreStep[]): string =>
	steps.map(({ reason, commands }, at) => [`# ${at + 1}. ${reason}`, ...commands].join('\n')).join('\n\n');
