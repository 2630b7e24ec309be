import { Match } from 'aws-cdk-lib/assertions';
import { liveStage } from './live-stage.ts';
import { type Templates, templates } from './templates.ts';

let live: Templates;
beforeAll(() => {
	live = templates(liveStage);
});

describe('the nightly copies of a stage', () => {
	it('nightly copies are in a vault locked in compliance mode, for as long as each copy is retained', () =>
		live.of('backup').hasResource('AWS::Backup::BackupVault', {
			DeletionPolicy: 'RetainExceptOnCreate',
			Properties: {
				// A vault lock with an unlockable period is in compliance mode.
				LockConfiguration: { MinRetentionDays: 35, MaxRetentionDays: 36, ChangeableForDays: 3 },
				EncryptionKeyArn: Match.anyValue(),
			},
		}));

	it('nightly copies are of the table that the stage uses, and expire', () => {
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

	it('a stage without nightly copies makes none', () => {
		expect(templates({ ...liveStage, nightlyCopies: 'none' }).stacks).not.toContain('backup');
	});
});
