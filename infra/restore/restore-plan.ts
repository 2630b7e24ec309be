import { audiences } from '@tulia/contracts/endpoint';
import { keyAliasIn, nameIn } from '../lib/names.ts';
import type { Stage } from '../lib/stage.ts';
import { workers } from '../lib/workers.ts';

/** One step of a restore: its reason and command. Repeatable. */
export interface RestoreStep {
	readonly says: string;
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
	if (isDrill) return [...copied, check(options), replay(options), throwAway(options)];
	return [silence(options), ...copied, check(options), replay(options), point(options), speak(options), look(options)];
}

const stamp = (at: Date): string => at.toISOString().replaceAll(/\.\d+|\W/g, '');
const stepOf = (says: string, ...commands: readonly string[]): RestoreStep => ({ says, commands });
const tool = ({ stage: { name } }: RestoreOptions, ...args: readonly string[]): string =>
	['npm run restore --', '--stage', name, ...args].join(' ');

/** Every function that may write. */
const functionsOf = (stage: Stage): readonly string[] => [...audiences, ...workers].map((part) => nameIn(stage, part));

const silence = ({ stage }: RestoreOptions): RestoreStep =>
	stepOf(
		'No function works any more: what were booked now would be lost. Pages stay up; the API answers that it is out of order.',
		...functionsOf(stage).map(
			(name) =>
				`aws lambda put-function-concurrency --region ${stage.region} --function-name ${name} --reserved-concurrent-executions 0`,
		),
	);

const names = ({ stage, at, isDrill }: RestoreOptions): RestoreStep =>
	stepOf(
		'The table as the stage names it now, and a name for the copy.',
		`TABLE=$(aws lambda get-function-configuration --region ${stage.region} --function-name ${nameIn(stage, 'admin')} --query Environment.Variables.TABLE_NAME --output text)`,
		`COPY=${nameIn(stage, 'centre')}-${stamp(at)}${isDrill ? '-drill' : ''}`,
	);

const restore = ({ stage, at }: RestoreOptions): RestoreStep =>
	stepOf(
		'The copy, with its indexes, under the key of the data. Some minutes. Where the table is gone with its history, take the newest recovery point of the vault instead: aws backup list-recovery-points-by-backup-vault, aws backup start-restore-job.',
		`aws dynamodb restore-table-to-point-in-time --region ${stage.region} --source-table-name "$TABLE" --target-table-name "$COPY" --restore-date-time ${at.toISOString()} --billing-mode-override PAY_PER_REQUEST --sse-specification-override Enabled=true,SSEType=KMS,KMSMasterKeyId=alias/${keyAliasIn(stage, 'data')}`,
		// The command waits for eight minutes; a restore may take longer.
		`until aws dynamodb wait table-exists --region ${stage.region} --table-name "$COPY"; do sleep 20; done`,
	);

const settings = ({ stage: { region, backupRetentionDays } }: RestoreOptions): RestoreStep =>
	stepOf(
		'What a restore does not bring along: stream, protection, time to live, and the history of the copy itself.',
		`aws dynamodb update-table --region ${region} --table-name "$COPY" --stream-specification StreamEnabled=true,StreamViewType=NEW_AND_OLD_IMAGES`,
		`aws dynamodb wait table-exists --region ${region} --table-name "$COPY"`,
		`aws dynamodb update-table --region ${region} --table-name "$COPY" --deletion-protection-enabled`,
		`aws dynamodb update-time-to-live --region ${region} --table-name "$COPY" --time-to-live-specification Enabled=true,AttributeName=ttl`,
		`aws dynamodb update-continuous-backups --region ${region} --table-name "$COPY" --point-in-time-recovery-specification PointInTimeRecoveryEnabled=true,RecoveryPeriodInDays=${backupRetentionDays}`,
	);

const check = (options: RestoreOptions): RestoreStep =>
	stepOf(
		'Keys, indexes, stream, protection, time to live, key and history against those of the stage, and figures and times against a recount. It prints what the file of the stage has to say.',
		tool(options, '--check', '--table', '"$COPY"'),
	);

const replay = (options: RestoreOptions): RestoreStep =>
	stepOf(
		'The time since: accounts are closed again, what was sent is not sent again, numbers of receipts go on. --lost-table where the table can still be read.',
		tool(options, '--at', options.at.toISOString(), '--replay', '--table', '"$COPY"', '--lost-table', '"$TABLE"'),
	);

const point = ({ stage: { name } }: RestoreOptions): RestoreStep =>
	stepOf(
		`"table" in infra/stages/${name}.ts becomes what --check printed. Then environment, roles and streams of every function go to the copy.`,
		`npm run deploy -- --stage ${name} --infrastructure-only`,
	);

const speak = ({ stage }: RestoreOptions): RestoreStep => {
	const kept = Object.entries(stage.reservedConcurrency).map(
		([part, count]) =>
			`aws lambda put-function-concurrency --region ${stage.region} --function-name ${nameIn(stage, part)} --reserved-concurrent-executions ${count}`,
	);
	return stepOf(
		'The functions work again. The sweep finds each mail and reminder that is due.',
		...functionsOf(stage).map(
			(name) => `aws lambda delete-function-concurrency --region ${stage.region} --function-name ${name}`,
		),
		...kept,
	);
};

const look = ({ stage: { name, domainName } }: RestoreOptions): RestoreStep =>
	stepOf(
		'Every page anew, and the main job walked.',
		`node --import tsx infra/deploy/render-pages.ts ${name}`,
		`npm run smoke -- --url https://${domainName} --stage ${name}`,
	);

const throwAway = ({ stage: { region } }: RestoreOptions): RestoreStep =>
	stepOf(
		'The drill leaves nothing: the copy holds personal data like the table.',
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
	const ofStep = ({ says, commands }: RestoreStep, at: number): readonly string[] => [
		`STEP=${at + 1}; BEGAN=$(date +%s)`,
		`echo ${quoted(`── ${at + 1}/${steps.length} ${says}`)}`,
		...commands,
		'echo "   $(($(date +%s) - BEGAN)) s"',
	];
	return [
		'set -eu',
		'COPY=',
		'failed() {',
		`  echo "The drill failed at step $STEP of ${steps.length}." >&2`,
		'  [ -z "$COPY" ] || echo "If it was made, the copy holds personal data. Look at it, then throw it away:" >&2',
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
	steps.map(({ says, commands }, at) => [`# ${at + 1}. ${says}`, ...commands].join('\n')).join('\n\n');
