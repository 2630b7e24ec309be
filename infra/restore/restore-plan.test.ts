import { readFileSync } from 'node:fs';
import { liveStage } from '../test/live-stage.ts';
import { type Templates, templates } from '../test/templates.ts';
import { expectedTable } from './expected-table.ts';
import { loggedEvents } from './logged-events.ts';
import { formatPlan, restorePlan } from './restore-plan.ts';

const at = new Date('2026-11-24T08:00:00.000Z');
const planOf = (isDrill: boolean) => formatPlan(restorePlan({ stage: liveStage, at, isDrill }));

/** The commands of a plan, without their arguments. */
const wordsOf = (plan: string) =>
	plan
		.split('\n')
		.filter((line) => !line.startsWith('#') && line !== '')
		.map((line) =>
			line
				.replace(/^\w+=\$\(/, '')
				.split(' ')
				.slice(0, 4)
				.join(' '),
		);

test('a restore stops the functions first, replays before the stage uses the copy, and starts them last', () => {
	const words = wordsOf(planOf(false));
	const places = [
		'aws lambda put-function-concurrency --region',
		'aws dynamodb restore-table-to-point-in-time --region',
		'aws dynamodb update-time-to-live --region',
		'npm run restore --',
		'npm run deploy --',
		'aws lambda delete-function-concurrency --region',
		'npm run smoke --',
	].map((command) => words.indexOf(command));
	expect(places).not.toContain(-1);
	expect([...places].sort((one, other) => one - other)).toEqual(places);
	expect(planOf(false)).toContain('KMSMasterKeyId=alias/tulia/live/data');
	expect(planOf(false)).toContain('--restore-date-time 2026-11-24T08:00:00.000Z');
});

test('a drill stops no function, changes no stage, and deletes the copy', () => {
	const plan = planOf(true);
	expect(plan).not.toMatch(/function-concurrency|npm run deploy/);
	expect(plan.trimEnd().split('\n').at(-1)).toBe('aws dynamodb delete-table --region af-south-1 --table-name "$COPY"');
});

test('the log is searched for every event that the replay reads', () => {
	const source = readFileSync(new URL('../../lambdas/src/recovery/known-since.ts', import.meta.url), 'utf8');
	expect([...source.matchAll(/^\t([A-Z_]+)[:(]/gm)].map(([, event]) => event)).toEqual([...loggedEvents]);
});

test("the expected settings of a stage's table are those of its template", () =>
	expect(expectedTable(liveStage)).toMatchObject({
		StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
		SSESpecification: { SSEEnabled: true },
		Replicas: [{ DeletionProtectionEnabled: true, PointInTimeRecoverySpecification: { RecoveryPeriodInDays: 35 } }],
	}));

describe('a stage on a restored table', () => {
	const table = { name: 'tulia-live-centre-20261124T080000Z', streamLabel: '2026-11-24T09:14:02.381' } as const;
	let before: Templates;
	let after: Templates;
	beforeAll(() => {
		before = templates(liveStage);
		after = templates({ ...liveStage, table });
	});

	test('every function, role and stream uses the copy, and none the previous table', () => {
		const [created] = Object.keys(before.of('data').findResources('AWS::DynamoDB::GlobalTable'));
		const textOf = (stack: string) => JSON.stringify(after.of(stack).toJSON());
		for (const template of after.stacks.filter((stack) => stack !== 'data').map(textOf)) {
			expect(template).not.toContain(`tulia-live-data:ExportsOutputRef${created}`);
			expect(template).not.toContain(`tulia-live-data:ExportsOutputFnGetAtt${created}`);
		}
		const notifications = textOf('notifications');
		expect(notifications).toContain(`:table/${table.name}/stream/${table.streamLabel}`);
		expect(notifications).toContain(`"TABLE_NAME":"${table.name}"`);
		expect(textOf('api')).toContain(`:table/${table.name}/index/`);
	});

	test('the previous table stays in its stack unchanged, with the outputs that other stacks still use', () => {
		const [one, other] = [before.of('data').toJSON(), after.of('data').toJSON()];
		expect(other.Resources).toEqual(one.Resources);
		for (const [name, output] of Object.entries(one.Outputs))
			if (name !== 'TableName') expect(other.Outputs[name]).toEqual(output);
	});
});
