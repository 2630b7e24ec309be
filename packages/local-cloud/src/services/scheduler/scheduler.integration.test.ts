import * as schedulerSdk from '@aws-sdk/client-scheduler';
import { eventually, type FixtureCloud, startFixtureCloud } from '../../testing/fixture-cloud.ts';

let cloud: FixtureCloud;
beforeAll(async () => {
	cloud = await startFixtureCloud();
});
afterAll(() => cloud.stop());

describe('Scheduler', () => {
	const schedule = (Name: string, at: string, more: object = {}): schedulerSdk.CreateScheduleCommandInput => ({
		Name,
		GroupName: 'reminders',
		ScheduleExpression: `at(${at})`,
		FlexibleTimeWindow: { Mode: 'OFF' },
		ActionAfterCompletion: 'DELETE',
		Target: { Arn: cloud.output('QueueArn'), RoleArn: 'arn:aws:iam::000000000000:role/x', Input: Name },
		...more,
	});
	const scheduler = () => cloud.kept(new schedulerSdk.SchedulerClient(cloud.client));

	test('a schedule sends to its queue when the clock passes its time, and is deleted', async () => {
		const client = scheduler();
		const at = new Date(cloud.clock.now().getTime() + 86_400_000).toISOString().slice(0, 19);
		await client.send(
			new schedulerSdk.CreateScheduleCommand(schedule('rem-1', at, { ScheduleExpressionTimezone: 'UTC' })),
		);
		expect(await cloud.console('schedules')).toEqual([
			expect.objectContaining({ name: 'rem-1', fireAt: `${at}.000Z`, source: 'api' }),
		]);
		await cloud.console('clock', { advance: 'PT24H' });
		await eventually('the message was handled', () => cloud.hasItem('QUEUE#rem-1'));
		await eventually('the schedule was gone', async () => (await cloud.console<object[]>('schedules')).length === 0);
		await cloud.console('clock', { reset: true });
	});

	test('a schedule is read in its zone; conflicts, missing groups and past times are refused', async () => {
		const client = scheduler();
		const nairobi = schedule('rem-2', '2099-06-01T09:00:00', {
			ScheduleExpressionTimezone: 'Africa/Nairobi',
			ClientToken: 'same',
		});
		await client.send(new schedulerSdk.CreateScheduleCommand(nairobi));
		await client.send(new schedulerSdk.CreateScheduleCommand(nairobi)); // the same token: the same schedule
		const [view] = await cloud.console<readonly { fireAt: string }[]>('schedules');
		expect(view?.fireAt).toBe('2099-06-01T06:00:00.000Z');
		const other = new schedulerSdk.CreateScheduleCommand({ ...nairobi, ClientToken: 'other' });
		await expect(client.send(other)).rejects.toBeInstanceOf(schedulerSdk.ConflictException);
		await expect(
			client.send(new schedulerSdk.CreateScheduleCommand(schedule('rem-3', '2020-01-01T00:00:00'))),
		).rejects.toBeInstanceOf(schedulerSdk.ValidationException);
		await expect(
			client.send(
				new schedulerSdk.CreateScheduleCommand(schedule('rem-4', '2099-01-01T00:00:00', { GroupName: 'none' })),
			),
		).rejects.toBeInstanceOf(schedulerSdk.ResourceNotFoundException);
		const named = { Name: 'rem-2', GroupName: 'reminders' };
		expect((await client.send(new schedulerSdk.GetScheduleCommand(named))).Target?.Input).toBe('rem-2');
		const { Schedules } = await client.send(new schedulerSdk.ListSchedulesCommand({ NamePrefix: 'rem-' }));
		expect(Schedules?.map(({ Name }) => Name)).toEqual(['rem-2']);
		await client.send(new schedulerSdk.DeleteScheduleCommand(named));
		await expect(client.send(new schedulerSdk.DeleteScheduleCommand(named))).rejects.toBeInstanceOf(
			schedulerSdk.ResourceNotFoundException,
		);
	});
});
