import type { Clock } from '../../state/clock.ts';
import { numberIn, objectIn, optionalTextIn, type RequestBody, textIn } from '../request-body.ts';
import { AwsError, type AwsRequest, type AwsResponse, type AwsService, json } from '../wire.ts';
import { isTimeZone, readExpression } from './schedule-expression.ts';
import { nextDue, type Schedule, type ScheduleStore } from './schedule-store.ts';

export interface SchedulerOptions {
	readonly store: ScheduleStore;
	readonly groups: readonly string[];
	readonly clock: Clock;
	readonly arnPrefix: string;
}

type Verbs = Readonly<Record<string, (name: string, request: AwsRequest) => object | Promise<object>>>;

/** The EventBridge Scheduler API (REST, JSON). Times are interpreted in the schedule's zone; a past `at()` is refused. */
export function scheduler(options: SchedulerOptions): AwsService {
	const verbs = verbsOf(options);

	async function route(request: AwsRequest): Promise<object> {
		const [, collection, encoded] = request.url.pathname.split('/');
		const run = collection === 'schedules' ? verbs[request.method] : undefined;
		if (!run) throw new AwsError('UnknownOperationException', 'Only schedules exist here.', 404);
		return run(decodeURIComponent(encoded ?? ''), request);
	}

	return async (request): Promise<AwsResponse> => {
		try {
			return json(await route(request), 200, '1.1');
		} catch (error) {
			if (!(error instanceof AwsError)) throw error;
			const { headers, ...answer } = json({ Message: error.message }, error.status, '1.1');
			return { ...answer, headers: { ...headers, 'x-amzn-errortype': error.code } };
		}
	};
}

function verbsOf({ store, groups, clock, arnPrefix }: SchedulerOptions): Verbs {
	const arnOf = ({ group, name }: Pick<Schedule, 'group' | 'name'>): string => `${arnPrefix}:schedule/${group}/${name}`;

	function requireGroup(group: string): string {
		if (group === 'default' || groups.includes(group)) return group;
		throw new AwsError('ResourceNotFoundException', `Schedule group ${group} does not exist.`, 404);
	}

	function find(group: string, name: string): Schedule {
		const found = store.get(requireGroup(group), name);
		if (found) return found;
		throw new AwsError('ResourceNotFoundException', `Schedule ${name} does not exist.`, 404);
	}

	async function create(name: string, input: RequestBody): Promise<object> {
		const schedule = scheduleOf(name, input, clock.now());
		const existing = store.get(requireGroup(schedule.group), name);
		const repeated = existing && schedule.clientToken && existing.clientToken === schedule.clientToken;
		if (existing && !repeated) throw new AwsError('ConflictException', `Schedule ${name} already exists.`, 409);
		if (!repeated) await store.save(schedule);
		return { ScheduleArn: arnOf(schedule) };
	}

	async function update(name: string, input: RequestBody): Promise<object> {
		const schedule = scheduleOf(name, input, clock.now());
		const { createdAt, fixed } = find(schedule.group, name);
		await store.save({ ...schedule, createdAt, fixed });
		return { ScheduleArn: arnOf(schedule) };
	}

	async function remove(name: string, query: URLSearchParams): Promise<object> {
		const { group } = find(query.get('groupName') ?? 'default', name);
		await store.remove(group, name);
		return {};
	}

	function get(name: string, query: URLSearchParams): object {
		const schedule = find(query.get('groupName') ?? 'default', name);
		const created = Date.parse(schedule.createdAt) / 1000;
		return { ...schedule.request, Name: name, Arn: arnOf(schedule), CreationDate: created };
	}

	function list(query: URLSearchParams): object {
		const group = query.get('ScheduleGroup');
		const prefix = query.get('NamePrefix') ?? '';
		const found = store.list().filter((schedule) => schedule.name.startsWith(prefix));
		return {
			Schedules: found
				.filter((schedule) => !group || schedule.group === group)
				.map((schedule) => summaryOf(schedule, arnOf(schedule))),
		};
	}

	return {
		GET: (name, { url }) => (name === '' ? list(url.searchParams) : get(name, url.searchParams)),
		POST: (name, { body }) => create(name, JSON.parse(body.toString())),
		PUT: (name, { body }) => update(name, JSON.parse(body.toString())),
		DELETE: (name, { url }) => remove(name, url.searchParams),
	};
}

const summaryOf = (schedule: Schedule, arn: string): object => ({
	Name: schedule.name,
	GroupName: schedule.group,
	Arn: arn,
	State: schedule.enabled ? 'ENABLED' : 'DISABLED',
	Target: { Arn: schedule.target.arn },
});

function refuse(message: string): never {
	throw new AwsError('ValidationException', message);
}

/** The schedule from the API's or the template's input. Throws a ValidationException for what AWS would refuse. */
export function scheduleOf(name: string, input: RequestBody, now: Date): Schedule {
	if (!/^[0-9a-zA-Z-_.]{1,64}$/.test(name)) refuse(`Invalid name ${name}.`);
	const expression = textIn(input, 'ScheduleExpression');
	const timeZone = optionalTextIn(input, 'ScheduleExpressionTimezone') ?? 'UTC';
	if (!isTimeZone(timeZone)) refuse(`Invalid ScheduleExpressionTimezone ${timeZone}.`);
	checkWindow(input);
	const due = readExpression(expression, timeZone) ?? refuse(`Invalid Schedule Expression ${expression}.`);
	if (due.kind === 'at' && due.instant <= now) refuse('The schedule expression is in the past.');
	const target = objectIn(input, 'Target') ?? refuse('Target is missing.');
	return {
		name,
		group: optionalTextIn(input, 'GroupName') ?? 'default',
		expression,
		timeZone,
		enabled: optionalTextIn(input, 'State') !== 'DISABLED',
		target: {
			arn: textIn(target, 'Arn'),
			input: optionalTextIn(target, 'Input') ?? '{}',
			roleArn: textIn(target, 'RoleArn'),
		},
		fixed: false,
		deleteAfter: optionalTextIn(input, 'ActionAfterCompletion') === 'DELETE',
		clientToken: optionalTextIn(input, 'ClientToken'),
		createdAt: now.toISOString(),
		request: input,
		nextAt: nextDue({ expression, timeZone }, now)?.toISOString(),
	};
}

function checkWindow(input: RequestBody): void {
	const window = objectIn(input, 'FlexibleTimeWindow') ?? refuse('FlexibleTimeWindow is missing.');
	const mode = textIn(window, 'Mode');
	if (mode !== 'OFF' && mode !== 'FLEXIBLE') refuse(`Invalid FlexibleTimeWindow mode ${mode}.`);
	if (mode === 'FLEXIBLE' && numberIn(window, 'MaximumWindowInMinutes') === undefined) {
		refuse('MaximumWindowInMinutes is missing.');
	}
}
