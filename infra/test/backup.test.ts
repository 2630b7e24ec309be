import { Match } from 'aws-cdk-lib/assertions';
import { liveStage } from './live-stage.ts';
import { type Templates, templates } from './templates.ts';

let live: Templates;
beforeAll(() => {
	live = templates(liveStage);
});

describe('the nightly copies of a stage', () => {
	it('lie in a vault that nobody can empty: locked in compliance mode, for as long as each copy is kept', () =>
		live.of('backup').hasResource('AWS::Backup::BackupVault', {
			DeletionPolicy: 'RetainExceptOnCreate',
			Properties: {
				// A vault with a date from which its lock cannot be taken off is in compliance mode.
				LockConfiguration: { MinRetentionDays: 35, MaxRetentionDays: 36, ChangeableForDays: 3 },
				EncryptionKeyArn: Match.anyValue(),
			},
		}));

	it('are of the table that the stage works on, and go when their days are over', () => {
		live.of('backup').hasResourceProperties('AWS::Backup::BackupPlan', {
			BackupPlan: {
				BackupPlanRule: [
					Match.objectLike({ ScheduleExpression: 'cron(30 0 * * ? *)', Lifecycle: { DeleteAfterDays: 35 } }),
				],
			},
		});
		const table = { name: 'tulia-live-centre-20261124T080000Z', streamLabel: '2026-11-24T09:14:02.381' };
		const restored = JSON.stringify(templates({ ...liveStage, table }).all('AWS::Backup::BackupSelection'));
		expect(restored).toContain(`:table/${table.name}`);
	});

	it('are made of no stage that says so', () => {
		expect(templates({ ...liveStage, nightlyCopies: 'none' }).stacks).not.toContain('backup');
	});
});
