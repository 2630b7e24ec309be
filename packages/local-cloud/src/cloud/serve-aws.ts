import type { Engine } from '../engine/engine.ts';
import { serviceGuard } from '../iam/service-guard.ts';
import { type DeniedCall, tableGuard } from '../iam/table-guard.ts';
import type { Plan } from '../plan/plan.ts';
import type { FunctionPool } from '../runtime/function-pool.ts';
import type { AwsEndpoint } from '../services/aws-endpoint.ts';
import { dynamodbProxy } from '../services/dynamodb-proxy.ts';
import type { Faults } from '../services/faults.ts';
import { kms } from '../services/kms.ts';
import { lambdaApi } from '../services/lambda-api.ts';
import { s3 } from '../services/s3/s3.ts';
import { type ScheduleStore, scheduleStore } from '../services/scheduler/schedule-store.ts';
import { scheduleOf, scheduler } from '../services/scheduler/scheduler.ts';
import { type MailStore, ses } from '../services/ses/ses.ts';
import { type SmsStore, sms } from '../services/sms/sms.ts';
import { sns } from '../services/sns.ts';
import { sqs } from '../services/sqs/sqs.ts';
import type { Clock } from '../state/clock.ts';
import type { CloudState } from './state.ts';

export interface ServeAwsOptions {
	readonly aws: AwsEndpoint;
	readonly engine: Engine;
	readonly plan: Plan;
	readonly faults: Faults;
	readonly clock: Clock;
	readonly state: CloudState;
	readonly pools: readonly FunctionPool[];
	/** Stores an asynchronous event of a function. */
	readonly accept: (functionArn: string, event: unknown) => Promise<void>;
	readonly onWrite: () => void;
	readonly onDenied: (denied: DeniedCall) => void;
	readonly log: (line: string) => void;
}

export interface ServedAws {
	readonly mail: MailStore;
	readonly texts: SmsStore;
	readonly schedules: ScheduleStore;
	/** Creates the template's schedules, preserving their next due times. */
	keepTemplateSchedules(): Promise<void>;
}

/** Registers every service on the AWS port, connected as in the templates. */
export async function serveAws(options: ServeAwsOptions): Promise<ServedAws> {
	const { aws, engine, plan, faults, clock, state, pools, accept, onWrite, onDenied, log } = options;

	async function toQueue(arn: string, body: string): Promise<void> {
		const queue = state.queueOf(arn);
		if (!queue) throw new Error(`There is no queue ${arn}.`);
		await queue.send(body);
	}

	const deliver = (arn: string, input: string): Promise<void> =>
		arn.includes(':sqs:') ? toQueue(arn, input) : accept(arn, JSON.parse(input));

	const topics = sns({
		...{ topics: plan.topics, subscriptions: plan.subscriptions, clock, faults, toFunction: accept, toQueue },
	});
	const mail = ses({
		identities: plan.mailIdentities,
		configurationSets: plan.configurationSets,
		ignoringSuppression: plan.setsIgnoringSuppression,
		destinations: plan.eventDestinations,
		region: plan.region,
		mails: state.mails,
		clock,
		publish: topics.publish,
	});
	const texts = sms({
		...{ sets: plan.smsSets, messages: state.texts, refused: state.refusedTexts, clock },
		publish: topics.publish,
	});
	const schedules = scheduleStore({ schedules: state.schedules, clock, faults, deliver, log });
	const arnPrefix = `arn:aws:scheduler:${plan.region}:${plan.account}`;

	const guard = { roles: plan.tableRoles, table: plan.tableShape, onDenied };
	const guarded = serviceGuard({ roles: plan.serviceRoles, functions: plan.functions, onDenied });
	aws.serve('dynamodb', tableGuard(guard, dynamodbProxy(engine, onWrite)));
	aws.serve('kms', guarded(await kms({ keys: plan.keys, aliases: plan.aliases, material: state.keys })));
	aws.serve('lambda', guarded(lambdaApi({ pools, accept })));
	aws.serve('s3', guarded(s3(state.buckets)));
	aws.serve('scheduler', guarded(scheduler({ store: schedules, groups: plan.scheduleGroups, clock, arnPrefix })));
	aws.serve('ses', guarded(mail.service));
	aws.serve('sms-voice', guarded(texts.service));
	aws.serve('sns', guarded(topics.service));
	aws.serve('sqs', guarded(sqs(state.queues)));

	return { mail, texts, schedules, keepTemplateSchedules: () => keepSchedules(plan, schedules, clock) };
}

async function keepSchedules(plan: Plan, store: ScheduleStore, clock: Clock): Promise<void> {
	const fixedSchedules = plan.schedules.map(({ name, request }) => ({
		...scheduleOf(name, request, clock.now()),
		fixed: true,
	}));
	const names = new Set(fixedSchedules.map(({ name }) => name));
	const removed = store.list().filter(({ fixed, name }) => fixed && !names.has(name));
	await Promise.all(removed.map(({ group, name }) => store.remove(group, name)));
	await Promise.all(fixedSchedules.map((schedule) => store.save(schedule)));
}
