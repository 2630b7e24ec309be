import { CreateScheduleCommand, DeleteScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { awsClientDefaults } from '../../platform/aws-client-defaults.ts';
import { atExpression, type ScheduleService } from './reminder-schedule.ts';

export interface SchedulerSettings {
	readonly group: string;
	readonly queueArn: string;
	/** The role with which the scheduler writes into the queue. */
	readonly roleArn: string;
	readonly deadLetterArn: string;
}

/** EventBridge Scheduler: one-time schedules that send a message to the reminder queue and then delete themselves. */
export const schedulerService = (
	scheduler: SchedulerClient,
	{ group, queueArn, roleArn, deadLetterArn }: SchedulerSettings,
): ScheduleService => ({
	async create({ name, at, message }) {
		const command = new CreateScheduleCommand({
			Name: name,
			// Idempotency token: a retry after a lost response succeeds.
			ClientToken: name,
			GroupName: group,
			ScheduleExpression: atExpression(at),
			ScheduleExpressionTimezone: 'UTC',
			FlexibleTimeWindow: { Mode: 'OFF' },
			ActionAfterCompletion: 'DELETE',
			Target: {
				Arn: queueArn,
				RoleArn: roleArn,
				Input: message,
				DeadLetterConfig: { Arn: deadLetterArn },
				RetryPolicy: { MaximumEventAgeInSeconds: 3600, MaximumRetryAttempts: 10 },
			},
		});
		try {
			await scheduler.send(command);
			return 'created';
		} catch (error) {
			if (error instanceof Error && error.name === 'ConflictException') return 'exists';
			if (error instanceof Error && error.name === 'ValidationException') return 'past';
			throw error;
		}
	},
	async remove(name) {
		try {
			await scheduler.send(new DeleteScheduleCommand({ Name: name, GroupName: group }));
		} catch (error) {
			if (!(error instanceof Error) || error.name !== 'ResourceNotFoundException') throw error;
		}
	},
});

/** Two tries of at most 3 s end within a job's lease. */
export const schedulerFrom = (settings: SchedulerSettings): ScheduleService =>
	schedulerService(new SchedulerClient({ ...awsClientDefaults, maxAttempts: 2 }), settings);
